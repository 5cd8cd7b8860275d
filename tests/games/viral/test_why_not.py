"""Why not? Reasons that no chapter's test asks for, and all of them in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.viral.given import (
    ORGAN_IDS,
    given,
    kinds,
    new_game,
    play,
    resolve,
    run,
    set_up,
    why,
)

import miasma
from miasma.core.agenda import todo
from miasma.core.text import LANGUAGES, catalog
from miasma.games.viral import why_not, why_not_targets
from miasma.games.viral.state import ViralState
from miasma.games.viral.table import (
    ASK,
    CHECK_CRISES,
    EVENT_PART,
    GAIN,
    OVER,
    RELOCATE,
    REPRODUCE,
)


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


TWO_CRISES = {"liver": "green " * 4, "brain": "yellow " * 4}


def event_part(verb: int) -> ViralState:
    """Green is asked for a part of an event that every player carries out."""
    area = 4 if verb == RELOCATE else 0
    state = given(3, organs={"brain": "green", "liver": "yellow"}, phase=3)
    return run(state, todo(EVENT_PART, 8 * (verb - RELOCATE) + 16 * area))


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        (play(new_game(3), "first green"), "VI-005"),
        (play(new_game(2), "first green"), "VI-005"),
        (resolve(given(3, organs={"liver": "yellow"}), "yellow", 1, "basic_stream"), "VI-062"),
        (run(given(3, vp="0 0 3"), todo(GAIN, 8 + 2)), "VI-042"),
        (event_part(RELOCATE), "VI-198"),
        (play(event_part(RELOCATE), "virus green-1"), "VI-198"),
        (event_part(REPRODUCE), "VI-202"),
        (run(given(3, organs=TWO_CRISES), CHECK_CRISES), "VI-036"),
    ],
)
def test_a_seat_not_to_act_hears_whose_decision_it_is(state, rule):
    others = [seat for seat in range(state.seats) if seat not in state.to_act]
    assert len(others) == state.seats - 1
    for seat in others:
        for action in ("place liver", "virus green-1", "to liver", "use 1a", "take deck"):
            assert why(state, action, seat) == [rule]


@pytest.mark.rule("VI-603")
def test_who_has_chosen_waits_for_the_others_whatever_is_tried():
    state = play(set_up(3), "0: area 1", "0: card basic_raid")
    for action in ("area 2", "card basic_raid", "use 1a", "place liver"):
        assert why(state, action, 0) == ["VI-603"]


def test_while_chance_acts():
    state = new_game(3)
    assert why(state, "place liver", 0) == ["VI-610"]
    reasons = {
        state.why_not("place liver")[0].key,
        state.why_not("first green", 0)[0].key,
        state.why_not("first purple")[0].key,  # three seats: chance has no such outcome
    }
    assert reasons == {"why-chance-acts", "why-chance", "why-not-drawn"}


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


MIXED = {
    ("heart_2", "pancreas"), ("heart_2", "small_intestine"),
    ("pancreas", "heart_1"), ("small_intestine", "heart_1"),
}  # fmt: skip
"""Pairs of organs that a blood vessel and the duct, one after the other, join."""


@pytest.mark.rule("VI-085")
@pytest.mark.parametrize("start", ORGAN_IDS)
def test_only_a_blood_vessel_and_the_duct_are_a_mixed_way(start):
    state = resolve(given(3, organs={start: "green"}), "green", 1, "basic_stream")
    play(state, "use 2a", "virus green-1")
    reached = kinds(state, "to")
    for end in ORGAN_IDS:
        if end not in reached:
            mixed = why(state, f"to {end}") == ["VI-085"]
            assert mixed == ((start, end) in MIXED), end
        else:
            assert (start, end) not in MIXED


@pytest.mark.rule("VI-605", "VI-068")
def test_a_twin_is_named_only_if_it_can_be_used():
    lacking = resolve(given(3, organs={"brain": "green"}), "green", 2, "fever")
    assert why(lacking, "use 2a") == why(lacking, "use 3a") == ["VI-100"]
    usable = resolve(given(3, organs={"heart_1": "green green"}), "green", 2, "fever")
    assert why(usable, "use 3a") == ["VI-605"]


@pytest.mark.rule("VI-033")
def test_while_crises_are_ordered():
    state = run(given(3, organs=TWO_CRISES, crises={1: "lung_2"}), CHECK_CRISES)
    assert why(state, "crisis lung_1") == ["VI-030"]
    assert why(state, "crisis lung_2") == ["VI-033"]


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
