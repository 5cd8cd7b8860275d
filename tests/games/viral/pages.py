"""The tables of cards in the rules pages, as the content says them and the app writes them.

`python -m tests.games.viral.pages` writes them into `docs/rules/viral.*.md`; a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.games.viral.given import GAME, new_game

from miasma.core.text import LANGUAGES
from miasma.games.viral.reader import AnyCard, Reader
from miasma.games.viral.scene_words import icons

PAGES = Path(__file__).parents[3] / "docs" / "rules"
HEADS = {
    "en": "| Card | Icons | VP |",
    "de": "| Karte | Symbole | VP |",
    "ru": "| Карта | Значки | ПО |",
}


def _cards(lang: str, cards: Sequence[AnyCard]) -> str:
    reader = Reader(new_game(), None, lang)
    lines = [HEADS[lang], "|---|---|---:|"]
    for card in cards:
        name = f"{reader.word(card.name)} (`{card.id}`)"
        lines.append(f"| {name} | `{icons(reader, card)}` | {card.end_vp} |")
    return "\n".join(lines)


def filled(page: str, lang: str) -> str:
    """A page with its two tables, basic cards first, as they should be."""
    before, basic, mutations = page.split(HEADS[lang])
    data = GAME.data
    tables = (_cards(lang, data.basics), _cards(lang, data.mutations))
    after = (part.partition("\n\n")[2] for part in (basic, mutations))
    return before + "".join(f"{table}\n\n{rest}" for table, rest in zip(tables, after, strict=True))


if __name__ == "__main__":
    for language in LANGUAGES:
        path = PAGES / f"viral.{language}.md"
        path.write_text(filled(path.read_text(encoding="utf-8"), language), encoding="utf-8")
