"""Why not? Reasons that no chapter's test asks for, and all of them in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.viral.given import given, new_game, play, resolve, run, set_up, why

import miasma
from miasma.core.text import LANGUAGES, catalog
from miasma.games.viral import why_not, why_not_targets
from miasma.games.viral.table import ASK, CHECK_CRISES, OVER


def test_general_reasons():
    state = set_up(3)
    assert why(state, "first green", 0) == ["VI-610"]
    assert why(state, "area 1", miasma.CHANCE) == ["VI-610"]
    assert why(state, "take deck", 0) == ["VI-042"]
    assert why(state, "keep hunter", 0) == ["VI-502"]
    assert why(state, "stack hunter", 0) == ["VI-503"]
    assert why(state, "place liver", 0) == ["VI-601"]
    play(state, "0: area 1")
    assert why(state, "area 2", 0) == ["VI-601"]
    resolving = resolve(given(3, organs={"liver": "green"}), "green", 1, "basic_stream")
    assert why(resolving, "use 1a", 1) == ["VI-062"]
    assert why(resolving, "use 4c") == ["VI-064"]
    assert why(resolving, "area 1") == ["VI-061"]
    over = given(3)
    over.t[ASK] = OVER
    assert why(over, "stop", 0) == ["VI-020"]


def test_while_chance_acts():
    state = new_game(3)
    assert why(state, "place liver", 0) == ["VI-610"]


@pytest.mark.parametrize(
    ("card", "icon", "organs", "rule"),
    [
        ("basic_incubate", "use 2a", {"brain": "green*"}, "VI-100"),
        ("basic_raid", "use 2a", {"brain": "green"}, "VI-130"),
        ("predator", "use 1a", {"brain": "green"}, "VI-170"),
        ("tractor", "use 1a", {"brain": "green"}, "VI-142"),
        ("basic_stream", "use 2a", {}, "VI-068"),
    ],
)
def test_why_an_icon_cannot_be_used(card, icon, organs, rule):
    state = resolve(given(3, organs=organs), "green", 1, card)
    assert why(state, icon) == [rule]


def test_viruses_that_are_not_there():
    state = play(resolve(given(5, organs={"liver": "green"}), "green", 1, "basic_stream"), "use 2a")
    assert why(state, "virus green-2") == ["VI-022"]
    assert why(state, "virus green-8") == ["VI-002"]
    assert why(state, "virus yellow-1") == ["VI-022"]
    framed = given(3, organs={"liver": "green", "brain": "green"})
    play(resolve(framed, "green", 1, "basic_incubate"), "use 2a")
    assert why(framed, "virus green-1") == ["VI-066"]


def test_crisis_order_and_framed_crises():
    state = run(given(3, organs={"liver": "green " * 4, "brain": "yellow " * 4}), CHECK_CRISES)
    assert why(state, "crisis lung_1") == ["VI-030"]


def test_every_reason_has_words_in_every_language():
    keys = set()
    for module in (why_not, why_not_targets):
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        keys |= set(re.findall(r'no\(\s*(?:"VI-\d+"|rule), "([a-z-]+)"', source))
        keys |= set(re.findall(r'\("VI-\d+", "([a-z-]+)"\)', source))
    assert len(keys) > 40
    for lang in LANGUAGES:
        words = catalog("viral", lang)
        assert [key for key in keys if f"why-{key}" not in words] == []


def test_a_reason_says_what_it_is_about():
    state = resolve(given(3, organs={"liver": "green"}), "green", 1, "basic_stream")
    play(state, "use 2a", "virus green-1")
    reason = state.why_not("to brain")[0]
    assert reason.text("en") == "No single move leads from Liver to Brain."
    assert "Leber" in reason.text("de")
    assert "Печень" in reason.text("ru")
