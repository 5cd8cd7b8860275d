"""Phases 4 to 6 and the end (VI-211 to VI-232)."""

from __future__ import annotations

import pytest
from tests.games.viral.given import (
    crises,
    given,
    options,
    order,
    play,
    points,
    run,
    steps,
    supply,
    view,
    viruses,
)

from miasma.core.agenda import todo
from miasma.games.viral.table import (
    ASK,
    CURE,
    CURE_PHASE,
    END_ROUND,
    GAIN,
    HAND,
    IMMUNE_PHASE,
    OVER,
    WAITING,
)


def immune(organs, on, seats=3, **more):
    """Phase 4 with these viruses and crisis tokens."""
    return run(given(seats, organs=organs, crises=on, **more), IMMUNE_PHASE)


# -- immune response ------------------------------------------------------------------------------


@pytest.mark.rule("VI-211")
def test_crises_are_resolved_in_ascending_number():
    state = given(3, organs={"liver": "green", "brain": "yellow"}, crises={2: "brain", 1: "liver"})
    state.listen()
    run(state, IMMUNE_PHASE)
    assert state.events is not None
    numbers = [e.data["number"] for e in state.events if e.kind == "crisis-resolved"]
    assert numbers == [1, 2]


@pytest.mark.rule("VI-211")
@pytest.mark.rule("VI-215")
@pytest.mark.rule("VI-INV-04")
def test_the_same_number_laid_again_waits_for_the_next_round():
    organs = {"liver": "green", "lung_1": "yellow " * 4, "brain": "orange"}
    state = given(3, organs=organs, crises={1: "liver", 2: "brain", 3: "heart_1", 4: "heart_2"})
    run(state, IMMUNE_PHASE)
    assert crises(state) == {1: "lung_1"}
    assert points(state) == [2, 0, 2]
    assert viruses(state, "lung_1") == "yellow yellow yellow yellow"
    assert view(state)["crisis"][0]["deferred"]


@pytest.mark.rule("VI-212")
def test_an_empty_organ_gives_the_token_back_and_nothing_else():
    state = immune({"liver": "green"}, {1: "brain"})
    assert crises(state) == {}
    assert points(state) == [0, 0, 0]


@pytest.mark.rule("VI-213")
def test_most_gain_two_everybody_else_present_one():
    state = immune({"liver": "green yellow yellow orange"}, {1: "liver"})
    assert points(state) == [1, 2, 1]
    tie = immune({"liver": "green yellow"}, {1: "liver"}, advantage="yellow green orange")
    assert points(tie) == [1, 2, 0]


@pytest.mark.rule("VI-213")
def test_points_come_before_the_organ_is_cleared():
    state = immune({"liver": "green"}, {1: "liver"}, vp="3 0 0")
    assert view(state)["ask"] == "mutation_pick"
    assert viruses(state, "liver") == "green"
    play(state, "take 1", "reveal hunter")
    assert viruses(state, "liver") == ""


@pytest.mark.rule("VI-214")
def test_all_visible_viruses_leave_at_once():
    state = immune({"liver": "green* green yellow+orange orange*+green"}, {3: "liver"})
    assert viruses(state, "liver") == "green orange orange+green"
    assert supply(state, "yellow") == 8
    assert crises(state) == {}


@pytest.mark.rule("VI-216")
def test_the_token_may_go_back_to_the_organ_just_resolved():
    state = immune({"liver": "green* yellow* orange* green*"}, {2: "liver"})
    assert viruses(state, "liver") == "green green orange yellow"
    assert crises(state) == {1: "liver"}
    assert view(state)["crisis"][0]["deferred"]


@pytest.mark.rule("VI-217")
def test_the_first_player_orders_tokens_in_phase_4_too():
    organs = {"liver": "green " * 4, "lung_1": "yellow " * 4, "brain": "orange"}
    out = {1: "brain", 2: "heart_1", 3: "heart_2", 4: "kidney_1"}
    state = immune(organs, out, first="orange")
    assert state.to_act == (2,)
    assert options(state) == ["crisis lung_1", "crisis liver"]
    play(state, "crisis liver")
    assert crises(state) == {1: "liver", 2: "lung_1"}


@pytest.mark.rule("VI-218")
def test_a_token_left_at_the_end_has_no_effect():
    state = given(3, crises={1: "liver"}, organs={"liver": "green"}, round=6, phase=6)
    run(state, END_ROUND)
    assert state.over
    assert crises(state) == {1: "liver"}
    assert state.result().scores == [1, 0, 0]
    assert not view(state)["crisis"][0]["deferred"]


@pytest.mark.rule("VI-218")
@pytest.mark.parametrize(
    ("round", "phase", "tip"),
    [
        (2, 1, "It is resolved in the next phase 4."),
        (2, 5, "It waits for phase 4 of the next round."),
        (6, 3, "It is resolved in the next phase 4."),
        (6, 5, "It has no effect any more: the last phase 4 is over."),
    ],
)
def test_a_token_tells_when_it_is_resolved(round, phase, tip):
    state = given(3, crises={1: "liver"}, round=round, phase=phase)
    node = state.scene(0).labelled()["crisis-1"]
    assert node[1] == f"On: Liver. {tip}"
    assert view(state)["crisis"][0]["deferred"] == (round == 2 and phase == 5)


@pytest.mark.rule("VI-211")
def test_a_token_that_is_due_in_the_phase_that_runs_says_so():
    organs, out = {"brain": "green", "liver": "yellow"}, {1: "brain", 2: "liver"}
    state = given(3, organs=organs, crises=out, vp="3 0 0", round=2, phase=4)
    run(state, IMMUNE_PHASE)  # two points for the brain, and green gains a card first
    assert view(state)["phase"] == 4
    tip = state.scene(0).labelled()["crisis-2"][1]
    assert tip == "On: Liver. It is resolved in this phase 4."


# -- cure -----------------------------------------------------------------------------------------


@pytest.mark.rule("VI-219")
def test_at_the_top_all_own_visible_viruses_leave():
    organs = {"liver": "green green* yellow", "brain": "green"}
    state = run(given(3, organs=organs, research="8 7 0", phase=5), CURE_PHASE)
    assert viruses(state, "liver") == "green yellow"
    assert viruses(state, "brain") == ""
    assert steps(state) == [0, 7, 0]
    assert supply(state, "green") == 7


@pytest.mark.rule("VI-220")
def test_several_cures_go_in_turn_order_and_leave_the_absorbed_alone():
    organs = {"liver": "green+yellow,green", "brain": "yellow+green"}
    state = given(3, organs=organs, research="8 8 0", phase=5, first="yellow")
    state.listen()
    run(state, CURE_PHASE)
    assert state.events is not None
    assert [e.data["seat"] for e in state.events if e.kind == "cured"] == [1, 0]
    # Yellow leaves the brain and frees green there, which green's own cure then takes; green
    # leaves the liver, and what it carried stays.
    assert viruses(state, "brain") == ""
    assert viruses(state, "liver") == "green yellow"


@pytest.mark.rule("VI-220")
def test_a_load_freed_by_the_own_cure_is_not_removed_by_it():
    organs = {"liver": "green+green,yellow", "lung_1": "green"}
    state = run(given(3, organs=organs, phase=5), todo(CURE, 0))
    assert viruses(state, "liver") == "green yellow"


@pytest.mark.rule("VI-220")
def test_the_crisis_check_follows_each_cure():
    organs = {"liver": "green+yellow,yellow,orange,orange"}
    state = run(given(3, organs=organs, research="8 0 0", phase=5), CURE_PHASE)
    assert crises(state) == {1: "liver"}


# -- end of the round -----------------------------------------------------------------------------


@pytest.mark.rule("VI-221")
@pytest.mark.rule("VI-222")
def test_the_advantage_track_is_set_before_the_release():
    state = given(3, organs={"liver": "green+yellow"}, vp="4 9 2", phase=6, round=3,
                  gained={"green": "hunter", "yellow": "latent storm"})  # fmt: skip
    state.listen()
    run(state, END_ROUND)
    assert state.events is not None
    kinds = [e.kind for e in state.events]
    assert kinds.index("advantage") < kinds.index("released")
    assert order(state) == ["orange", "green", "yellow"]
    assert viruses(state, "liver") == "green yellow"


@pytest.mark.rule("VI-222")
@pytest.mark.rule("VI-INV-06")
def test_equals_keep_their_order():
    state = given(4, vp="5 5 5 1", advantage="orange green purple yellow", phase=6, round=3,
                  gained={"green": "hunter", "yellow": "latent", "orange": "storm"})  # fmt: skip
    run(state, END_ROUND)
    assert order(state) == ["purple", "orange", "green", "yellow"]
    run(state, todo(GAIN, 3 + 8 * 2))
    assert order(state) == ["purple", "orange", "green", "yellow"]  # changes only in phase 6


@pytest.mark.rule("VI-223")
def test_without_an_event_left_the_game_ends():
    assert run(given(3, round=6, phase=6), END_ROUND).over
    state = run(given(3, round=5, phase=6), END_ROUND)
    assert not state.over
    assert (view(state)["round"], view(state)["phase"]) == (6, 1)


# -- final scoring --------------------------------------------------------------------------------


@pytest.mark.rule("VI-230")
def test_final_score_is_track_areas_and_cards():
    organs = {"brain": "green green", "heart_1": "green", "liver": "yellow+green"}
    state = given(3, organs=organs, vp="9 0 0", gained={"green": "latent hunter"}, round=6, phase=6)
    state.t[ASK] = OVER
    assert state.result().scores == [9 + 2 + 3 + 1, 1, 0]


@pytest.mark.rule("VI-230")
def test_waiting_cards_count_too():
    state = given(3, vp="9 0 0", gained={"green": "latent hunter"}, round=6, phase=6)
    state.t[WAITING] = state.t[HAND] & ~0b11111
    state.t[HAND] &= 0b11111
    state.t[ASK] = OVER
    assert state.result().scores[0] == 13


@pytest.mark.rule("VI-231")
def test_the_advantage_of_the_last_phase_6_breaks_the_tie():
    # Equal scores: green has more on the track, so phase 6 puts it lower.
    state = given(3, organs={"brain": "yellow"}, vp="6 5 0", round=6, phase=6,
                  advantage="green yellow orange",
                  display="storm fever shock",
                  gained={"green": "replication", "yellow": "blob"})  # fmt: skip
    run(state, END_ROUND)
    assert state.result().scores == [6, 6, 0]
    assert state.result().winners == [0]
    assert state.result().reason == "advantage"


@pytest.mark.rule("VI-232")
def test_released_viruses_count_for_presence():
    state = given(3, organs={"brain": "yellow+green"}, round=6, phase=6)
    run(state, END_ROUND)
    assert state.result().scores == [1, 1, 0]
