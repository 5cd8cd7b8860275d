"""The rules pages: found, cut into rules and sections, searched."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from miasma.cli.places import rules_folder
from miasma.core.errors import MiasmaError
from miasma.core.text import LANGUAGES, check_language

_DEFINITION = re.compile(r"^- \*\*([A-Z]{1,6}(?:-[A-Z]{1,4})?-\d+[a-z]?)\*\* ")
"""A rule is a list item that begins with its id: `- **MW-16** …`."""

_ANCHOR = re.compile(r'<a id="[^"]*"></a>\n?')
_IMAGE = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n?", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]*)\]\(#[^)]*\)")
_ID = re.compile(r"[A-Za-z]{1,6}(?:-[A-Za-z]{1,4})?-\d+[A-Za-z]?")


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph, table or list item of a page, with the heading it stands under."""

    heading: str
    text: str
    rule: str = ""


def page_path(game: str, lang: str) -> Path:
    """Where the page of a game lies."""
    return rules_folder() / f"{game}.{check_language(lang)}.md"


def read_page(game: str, lang: str) -> str:
    """The page of a game in a language, else in English."""
    for code in dict.fromkeys((lang, "en")):
        path = page_path(game, code)
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise MiasmaError(f"there is no rules page for {game} in {rules_folder()}")


def rule_ids(game: str, lang: str = "en") -> list[str]:
    """The ids of all rules that a page defines, in its order."""
    path = page_path(game, lang)
    if not path.is_file():
        raise MiasmaError(f"there is no rules page {path}")
    found = (_DEFINITION.match(line) for line in path.read_text(encoding="utf-8").splitlines())
    return [match[1] for match in found if match]


def readable(page: str) -> str:
    """A page without what a terminal can't show: anchors, pictures, links inside the page."""
    return _LINK.sub(r"\1", _IMAGE.sub("", _ANCHOR.sub("", page)))


def passages(page: str) -> list[Passage]:
    """A page in the smallest parts that make sense alone."""
    found: list[Passage] = []
    heading = ""
    block: list[str] = []

    def close() -> None:
        if block:
            match = _DEFINITION.match(block[0])
            found.append(Passage(heading, "\n".join(block), match[1] if match else ""))
            block.clear()

    for line in readable(page).splitlines():
        if line.startswith("#"):
            close()
            heading = line.lstrip("# ").strip()
        elif not line.strip():
            close()
        else:
            if re.match(r"(?:[-*]|\d+\.) ", line):
                close()
            block.append(line)
    close()
    return found


def search(page: str, word: str) -> list[Passage]:
    """What a page says about a rule id or a word: the rule itself first, then those who name it."""
    wanted = word.casefold()
    parts = passages(page)
    if _ID.fullmatch(word):
        exact = [part for part in parts if part.rule.casefold() == wanted]
        if exact:
            return exact
    whole = re.compile(rf"(?<![\w-]){re.escape(wanted)}(?![\w-])")
    titled = [part for part in parts if wanted in part.heading.casefold()]
    exactly = [part for part in parts if whole.search(part.text.casefold())]
    loosely = [part for part in parts if wanted in part.text.casefold()]
    return list(dict.fromkeys((*titled[:4], *exactly, *loosely)))


def languages_of(game: str) -> list[str]:
    """The languages in which a game has a page."""
    return [lang for lang in LANGUAGES if page_path(game, lang).is_file()]
