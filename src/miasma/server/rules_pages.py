"""The rules pages, cut into sections that a panel can show and search."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import msgspec

import miasma

_HEADING = re.compile(r"^(#{1,3}) +(.+?)(?: *\{ *#([\w-]+) *\})? *$")
_RULE = re.compile(r"\*\*([A-Z]{1,4}-\d{1,4}[a-z]?)\*\*")


class Section(msgspec.Struct):
    """A part of a rules page."""

    anchor: str
    title: str
    markdown: str


class Page(msgspec.Struct):
    """A rules page: sections, and where each rule stands."""

    title: str
    sections: list[Section]
    ids: dict[str, str]


def folder() -> Path:
    """Where the pages lie: in a checkout `docs/rules`, else inside the package."""
    package = Path(miasma.__file__).resolve().parent
    for parent in package.parents:
        if (parent / "docs" / "rules").is_dir() and (parent / "pyproject.toml").is_file():
            return parent / "docs" / "rules"
    return package / "rules_pages"


@functools.lru_cache(maxsize=64)
def read_page(game_id: str, lang: str) -> Page | None:
    """The rules page of a game, in English if there is none in the language."""
    for code in (lang, "en"):
        file = folder() / f"{game_id}.{code}.md"
        if file.is_file():
            return cut(file.read_text("utf-8"))
    return None


def cut(text: str) -> Page:
    """Cut a page at its headings."""
    page = Page("", [], {})
    section = Section("", "", "")
    fenced = False
    for line in text.split("\n"):
        fenced ^= line.startswith("```")
        found = None if fenced else _HEADING.match(line)
        if found and found[1] == "#" and not page.title:
            page.title = found[2]
            continue
        if found and found[1] in ("#", "##"):
            if section.markdown.strip() or section.title:
                page.sections.append(section)
            section = Section(found[3] or slug(found[2], page.sections), found[2], "")
            continue
        section.markdown += line + "\n"
        for rule in _RULE.findall(line):
            page.ids.setdefault(rule, section.anchor or "start")
    page.sections.append(section)
    for part in page.sections:
        part.anchor = part.anchor or "start"
        part.markdown = part.markdown.strip("\n")
    return page


def slug(title: str, sections: list[Section]) -> str:
    """An anchor for a heading, not used before."""
    plain = re.sub(r"[^\w]+", "-", title.casefold()).strip("-") or "part"
    taken = {section.anchor for section in sections}
    anchor, count = plain, 1
    while anchor in taken:
        count += 1
        anchor = f"{plain}-{count}"
    return anchor
