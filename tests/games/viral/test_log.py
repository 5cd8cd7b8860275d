"""The log says why: counts and ties, the most and the rest at a crisis, what left at a cure."""

from __future__ import annotations

import random

import pytest
from tests.games.viral.given import GAME, given, new_game, run

from miasma.core.agenda import todo
from miasma.core.chance import CHANCE
from miasma.core.text import LANGUAGES
from miasma.games.viral.table import (
    CLEAR_ORGAN,
    CURE,
    EFFECT,
    EVENT,
    RESOLVE_CRISIS,
    SCORE_AREA,
)
from miasma.games.viral.tell import event_shown


def log(state, *steps, lang="en"):
    """What running the steps tells, without the points themselves."""
    state.listen()
    run(state, *steps)
    assert state.events is not None
    events = [event for event in state.events if event.kind not in ("points", "research")]
    return [event.say("viral", lang) for event in events]


@pytest.mark.rule("VI-180", "VI-025")
def test_control_is_told_with_counts_and_ties():
    more = given(3, organs={"heart_1": "green green", "heart_2": "green yellow"})
    assert log(more, todo(SCORE_AREA, 1)) == ["Green controls area 2 (Heart) with 3 viruses."]
    tied = given(3, organs={"brain": "green yellow"}, advantage="yellow orange green")
    assert log(tied, todo(SCORE_AREA, 0)) == [
        "Yellow controls area 1 (Brain) with 1 virus: a tie, higher on the advantage track."
    ]
    # As many, but missing in one organ: no tie (VI-181).
    missing = given(3, organs={"heart_1": "green yellow yellow", "heart_2": "green"})
    assert log(missing, todo(SCORE_AREA, 1)) == ["Green controls area 2 (Heart) with 2 viruses."]


@pytest.mark.rule("VI-193", "VI-201", "VI-205")
def test_events_that_score_say_why():
    brain = {"brain": "green yellow"}
    mind = given(3, organs=brain, event="mind_control", phase=3)
    assert log(mind, EFFECT) == [
        "Green controls area 1 (Brain) with 1 virus: a tie, higher on the advantage track."
    ]
    achoo = log(given(3, organs=brain, event="achoo", phase=3), EFFECT)
    assert achoo[0].startswith("Green controls area 1")
    assert achoo[1:] == [line for line in achoo if line.startswith("Nobody controls area")]
    assert len(achoo) == 6
    smog = given(3, organs={"lung_1": "green yellow yellow"}, event="smog", phase=3)
    assert log(smog, EFFECT) == ["Yellow has the most in Lung-1, 2 viruses."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_that_ends_in_a_mark_gets_no_full_stop(lang):
    state = given(3, phase=3)
    for number, event in enumerate(GAME.data.events):
        state.t[EVENT] = number
        state.listen()
        event_shown(state)
        assert state.events is not None
        standing = state.scene(0, lang).find("standings")
        assert standing is not None
        for line in (state.events[-1].say("viral", lang), repr(standing)):
            assert event.text[lang] in line
            assert "?." not in line
            assert "!." not in line


@pytest.mark.rule("VI-213")
def test_a_crisis_tells_who_has_the_most_and_what_the_rest_gets():
    brain = {"brain": "green yellow"}
    tied = given(3, organs=brain, crises={1: "brain"}, advantage="yellow orange green", phase=4)
    lines = log(tied, todo(RESOLVE_CRISIS, 0))
    assert lines[0] == (
        "Crisis 1 in Brain is scored. The most: Yellow with 1 virus "
        "(a tie, higher on the advantage track), 2 VP. Others there: 1 VP."
    )
    clear = given(3, organs={"brain": "green green yellow"}, crises={1: "brain"}, phase=4)
    assert log(clear, todo(RESOLVE_CRISIS, 0))[0] == (
        "Crisis 1 in Brain is scored. The most: Green with 2 viruses, 2 VP. Others there: 1 VP."
    )


@pytest.mark.rule("VI-214")
def test_what_left_and_which_shields_broke_is_told():
    state = given(3, organs={"brain": "green green* yellow"}, crises={1: "brain"}, phase=4)
    assert log(state, todo(CLEAR_ORGAN, 0)) == ["2 viruses leave: Brain. 1 shield is lost."]


@pytest.mark.rule("VI-212")
def test_a_crisis_on_an_empty_organ_is_not_called_scored():
    state = given(3, crises={1: "brain"}, phase=4)
    assert log(state, todo(RESOLVE_CRISIS, 0)) == [
        "No virus in Brain: crisis 1 goes back, nobody scores."
    ]


@pytest.mark.rule("VI-219")
def test_a_cure_tells_what_it_took():
    organs = {"brain": "green", "liver": "green+yellow", "lung_1": "green*", "lung_2": "yellow"}
    state = given(3, organs=organs, research="8 0 0", phase=5)
    assert log(state, todo(CURE, 0)) == [
        "A cure is found against Green.",
        "1 virus is set free in: Liver.",
        "Green: 2 viruses leave the board; 1 shield is lost.",
    ]
    nothing = given(3, organs={"brain": "yellow"}, research="8 0 0", phase=5)
    assert log(nothing, todo(CURE, 0))[1] == "Green: no virus leaves the board; no shield is lost."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 5])
def test_reasons_are_told_in_every_language(lang, count):
    organs = {"brain": "green " * count + "yellow " * count}
    lines = []
    for step in (todo(SCORE_AREA, 0), todo(RESOLVE_CRISIS, 0), todo(CURE, 0)):
        state = given(3, organs=organs, crises={1: "brain"}, research="7 0 0", phase=4)
        lines += log(state, step, lang=lang)
    told = [line for line in lines if str(count) in line]
    assert len(told) >= 3, lines
    assert not any("{" in line or "  " in line for line in lines), lines


def test_every_part_of_a_round_has_a_heading():
    """What a round does by itself stands under its phase, not under the last move."""
    state = new_game(3, seed=5)
    state.listen()
    rng = random.Random(5)
    heads: list[str] = []
    while not state.over:
        if state.to_act == (CHANCE,):
            state.roll(rng)
        else:
            seat = state.to_act[0]
            state.take(rng.choice(state.legal(seat)), seat)
        for event in state.events or []:
            if event.heading:
                heads.append(event.say("viral"))
            elif event.kind == "uncontrolled":
                assert heads[-1] in ("Phase 2: Research.", "Phase 3: Event.")
            elif event.kind in ("crisis-resolved", "crisis-empty"):
                assert heads[-1] == "Phase 4: Immune response."
            elif event.kind.startswith("won-"):
                assert heads[-1] == "Phase 6: End of round."
    starts = [place for place, head in enumerate(heads) if head.startswith("Round ")]
    assert len(starts) == state.terms.rounds
    for start in starts:
        expected = ["Phase 1 (Infection) ends.", "Phase 2: Research.", "Phase 3: Event."]
        assert heads[start + 1 : start + 4] == expected
