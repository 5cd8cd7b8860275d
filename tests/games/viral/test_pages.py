"""The rules pages: what they list is what the content holds."""

from __future__ import annotations

import re

import pytest
from tests.games.viral.given import GAME
from tests.games.viral.pages import PAGES, filled

from miasma.core.text import LANGUAGES


def page(lang: str) -> str:
    return (PAGES / f"viral.{lang}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_are_listed_as_the_content_has_them(lang):
    assert page(lang) == filled(page(lang), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_listed_once(lang):
    rows = re.findall(r"^\| [^|]+ \(`([a-z_]+)`\) \| `[^|]+` \| \d \|$", page(lang), re.MULTILINE)
    assert rows == [card.id for card in GAME.data.cards]


@pytest.mark.rule("VI-009", "VI-042")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_length_of_research_and_the_card_icons_are_those_of_the_content(lang):
    tracks = GAME.data.tracks
    rules = dict(re.findall(r"^- \*\*(VI-\d+)\*\* (.*)$", page(lang), re.MULTILINE))
    numbers = {rule: [int(n) for n in re.findall(r"\d+", rules[rule])] for rule in rules}
    track = tracks.research_track
    assert numbers["VI-009"] == [track.bottom, track.top, track.bottom, track.top]
    assert numbers["VI-042"] == list(tracks.vp_track.mutation_icons)
    assert numbers["VI-185"] == [track.top]
    assert numbers["VI-219"] == [track.top, track.bottom]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_links_within_a_page_lead_somewhere(lang):
    anchors = set(re.findall(r'<a id="([a-z-]+)">', page(lang)))
    assert set(re.findall(r"\]\(#([a-z-]+)\)", page(lang))) <= anchors
