"""Whether the name of a piece is a plural, for the verbs of the log and the questions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from miasma.core.text import LANGUAGES
from miasma.games.zeds.pieces import CIVILIAN, CIVILIANS, PIECE_IDS, UNITS, VILLAGER

_EVERYWHERE: Final = frozenset(
    {"furies", "veterans12", "petras_angels", "rangers", "vip", "looters", "festerers",
     "berserkers", "reanimators", "doom", "ironclads", "giants"}
)  # fmt: skip
_ALSO: Final[dict[str, frozenset[str]]] = {
    "en": frozenset({"firehouse129", "grasshopper", "vermin"}),
    "de": frozenset(),
    "ru": frozenset({"firehouse129", "grasshopper", "vermin"}),
}
"""The names that are plurals in one language and not in another."""


def _plural(piece: int, lang: str) -> bool:
    if CIVILIAN <= piece < CIVILIAN + CIVILIANS or VILLAGER <= piece < UNITS:
        return True
    return PIECE_IDS[piece] in _EVERYWHERE or PIECE_IDS[piece] in _ALSO[lang]


def many(pieces: Iterable[int]) -> dict[str, str]:
    """For each language "yes" where these pieces together want a verb in the plural."""
    found = tuple(pieces)
    return {
        lang: "yes" if len(found) > 1 or any(_plural(piece, lang) for piece in found) else "no"
        for lang in LANGUAGES
    }
