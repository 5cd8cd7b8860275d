"""How wide words are: an estimate for pictures that are laid out before any font is at hand.

The numbers are advance widths of the wider of Inter and Noto Sans, in hundredths of the font
size, so that a line that fits here fits on the screen. German and Russian words are long: what
doesn't fit is wrapped, then hyphenated, then made a little smaller, and only then cut.
"""

from __future__ import annotations

import functools
from typing import Final

_WIDTHS: Final = {
    0: "\u00ad",
    22: "'‘’",
    26: "ijl ìíîïıіїј\u00a0",
    28: ",.:;·",
    30: "!¡",
    34: "IÌÍÎÏІЇ",
    36: "f¹",
    38: "()/[]{}\\t",
    40: '"“”',
    42: "r²„",
    46: "-_°ºгѓ",
    50: "з–▸◂",
    52: "?¿•",
    54: "sśšтэѕ",
    56: "*JLackvxyz|§«»àáâãäåçýÿćčžЈаксухяєќў",
    58: "17F^eèéêëГвеё",
    60: "EoÈÉÊËðòóôõöøЕЁблоь",
    62: "25bdghnpquñùúûüпрчђћџ",
    64: "#$03689PRSZßŠŽЗРУдийнц",
    66: "+4<=>BKTX~±×÷БВКТХЬ",
    68: "YÝЄЭЯ",
    70: "AVÀÁÂÃÄÅАъ",
    72: "DЛф",
    74: "&CGHUÇÙÚÛÜНПСЧ",
    76: "NÑДИЙЦм",
    78: "OQÒÓÔÕÖØОы",
    82: "wФЪ…",
    84: "%жю−",
    86: "Ы",
    88: "✓",
    90: "MМшщ",
    94: "m",
    96: "@→←",
    98: "W",
    100: "ЖÆ—",
    104: "ШЩ",
    106: "Ю",
}
_ADVANCE: Final = {char: width / 100 for width, chars in _WIDTHS.items() for char in chars}
_UNKNOWN: Final = 1.0
_HEAVIER: Final = {400: 1.0, 500: 1.0, 600: 1.025, 700: 1.05, 800: 1.08}
_VOWELS: Final = frozenset("aeiouyäöüàâéèêáíóúаеёиоуыэюя")
_SIGNS: Final = frozenset("ьъй")

ELLIPSIS: Final = "…"


@functools.lru_cache(maxsize=8192)
def width(text: str, size: float, weight: int = 500) -> float:
    """The estimated width of one line."""
    advance = _ADVANCE
    return sum(advance.get(char, _UNKNOWN) for char in text) * size * _HEAVIER.get(weight, 1.05)


def shrink(text: str, room: float, size: float, weight: int = 500, least: float = 11.0) -> float:
    """The largest font size, not above `size` nor under `least`, at which a line fits."""
    full = width(text, size, weight)
    if full <= room or full == 0:
        return size
    return max(min(least, size), int(size * room / full * 10) / 10)


def cut(text: str, room: float, size: float, weight: int = 500) -> str:
    """The text, or as much of it as fits with an ellipsis."""
    if width(text, size, weight) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        shorter = text[:end].rstrip() + ELLIPSIS
        if width(shorter, size, weight) <= room:
            return shorter
    return ELLIPSIS if width(ELLIPSIS, size, weight) <= room else ""


@functools.lru_cache(maxsize=4096)
def wrap(text: str, room: float, size: float, weight: int = 500, most: int = 0) -> tuple[str, ...]:
    """Break a text into lines that fit; at most `most` lines (0: as many as it takes)."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        candidate = f"{line} {word}" if line else word
        if width(candidate, size, weight) <= room:
            line = candidate
            continue
        if line:
            lines.append(line)
        *heads, line = _pieces(word, room, size, weight)
        lines.extend(heads)
    if line:
        lines.append(line)
    if most and len(lines) > most:
        rest = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], cut(rest + ELLIPSIS, room, size, weight)]
    return tuple(lines)


def _pieces(word: str, room: float, size: float, weight: int) -> list[str]:
    """Cut a word that is longer than a line, at syllables where there are some."""
    pieces: list[str] = []
    while width(word, size, weight) > room and len(word) > 1:
        end = len(word) - 1
        while end > 1 and width(word[:end] + "-", size, weight) > room:
            end -= 1
        end = _syllable(word, end)
        hyphen = "" if word[end - 1] in "-/" else "-"
        pieces.append(word[:end] + hyphen)
        word = word[end:]
    return [*pieces, word]


def _syllable(word: str, last: int) -> int:
    """The last place up to `last` before a consonant and a vowel, with no short tail."""
    lower = word.lower()

    def vowel(place: int) -> bool:
        return lower[place] in _VOWELS

    for end in range(min(last, len(word) - 3), max(2, last // 2), -1):
        if word[end - 1] in "-/":
            return end
        opens = not vowel(end) and lower[end] not in _SIGNS and vowel(end + 1)
        if opens and any(map(vowel, range(end))):
            return end
    return max(1, last)
