"""Crisis tokens (VI-030 to VI-037)."""

from __future__ import annotations

import pytest
from tests.games.viral.given import (
    crises,
    given,
    kinds,
    options,
    play,
    resolve,
    run,
    view,
    viruses,
    why,
)

from miasma.games.viral.table import CHECK_CRISES, END_ROUND, IMMUNE_PHASE


@pytest.mark.rule("VI-030")
@pytest.mark.parametrize(("seats", "threshold"), [(2, 3), (3, 4), (4, 4), (5, 5)])
def test_the_threshold_depends_on_the_number_of_players(seats, threshold):
    below = given(seats, organs={"liver": "green " * (threshold - 1)})
    assert crises(run(below, CHECK_CRISES)) == {}
    at = given(seats, organs={"liver": "green " * threshold}, crises={1: "brain", 3: "heart_1"})
    assert crises(run(at, CHECK_CRISES)) == {1: "brain", 2: "liver", 3: "heart_1"}
    assert view(at)["threshold"] == threshold


@pytest.mark.rule("VI-031")
def test_all_colours_and_protected_ones_count_but_not_absorbed_ones():
    mixed = given(2, organs={"liver": "green yellow* orange"})
    assert crises(run(mixed, CHECK_CRISES)) == {1: "liver"}
    hidden = given(2, organs={"liver": "green yellow+orange,orange"})
    assert crises(run(hidden, CHECK_CRISES)) == {}


@pytest.mark.rule("VI-032")
@pytest.mark.rule("VI-179")
def test_the_token_stays_when_viruses_leave_or_are_absorbed():
    state = given(4, organs={"liver": "green yellow yellow yellow"}, crises={1: "liver"})
    resolve(state, "green", 4, "engulfer")
    play(state, "use 1a", "virus green-1")
    assert viruses(state, "liver") == "green+yellow,yellow,yellow"
    assert crises(state) == {1: "liver"}


@pytest.mark.rule("VI-033")
def test_an_organ_never_carries_two_tokens():
    state = given(4, organs={"brain": "green yellow orange purple"}, crises={2: "brain"})
    assert crises(run(state, CHECK_CRISES)) == {2: "brain"}
    resolve(state, "green", 1, "storm")
    play(state, "use 1a")
    assert "brain" not in kinds(state, "crisis")
    assert why(state, "crisis brain") == ["VI-033"]


@pytest.mark.rule("VI-034")
def test_without_a_free_token_no_crisis_arises():
    all_out = {1: "brain", 2: "liver", 3: "stomach", 4: "lung_1"}
    state = given(4, organs={"kidney_1": "green yellow orange purple"}, crises=all_out)
    assert crises(run(state, CHECK_CRISES)) == all_out


@pytest.mark.rule("VI-035")
def test_the_check_comes_after_every_icon():
    state = given(4, organs={"liver": "green yellow orange", "pancreas": "purple"})
    resolve(state, "purple", 4, "basic_spread")
    play(state, "use 1a", "place liver")
    assert crises(state) == {1: "liver"}
    assert view(state)["ask"] == "choose_icon"


@pytest.mark.rule("VI-035")
@pytest.mark.rule("VI-037")
def test_an_organ_that_missed_its_crisis_gets_the_token_that_comes_back():
    state = given(
        4,
        organs={"kidney_1": "green yellow orange purple", "brain": "green"},
        crises={1: "brain", 2: "liver", 3: "stomach", 4: "lung_1"},
    )
    run(state, IMMUNE_PHASE)
    assert crises(state) == {1: "kidney_1"}  # tokens come back in phase 4, and only there
    assert view(state)["crisis"][0]["deferred"]


@pytest.mark.rule("VI-036")
@pytest.mark.rule("VI-217")
def test_the_first_player_orders_several_crises():
    organs = {"liver": "green " * 4, "brain": "yellow " * 4, "lung_1": "orange " * 4}
    state = run(given(4, organs=organs, first="purple"), CHECK_CRISES)
    assert state.to_act == (3,)
    assert options(state) == ["crisis brain", "crisis lung_1", "crisis liver"]
    assert why(state, "crisis heart_1") == ["VI-030"]
    assert why(state, "crisis liver", 0) == ["VI-036"]
    play(state, "crisis liver")
    assert options(state) == ["crisis brain", "crisis lung_1"]
    play(state, "crisis lung_1")
    assert crises(state) == {1: "liver", 2: "lung_1", 3: "brain"}  # the last one by itself


@pytest.mark.rule("VI-036")
def test_the_question_ends_when_no_token_is_left():
    organs = {"liver": "green " * 4, "brain": "yellow " * 4, "lung_1": "orange " * 4}
    state = given(4, organs=organs, crises={1: "heart_1", 2: "heart_2"})
    run(state, CHECK_CRISES)
    play(state, "crisis lung_1", "crisis brain")
    assert crises(state) == {1: "heart_1", 2: "heart_2", 3: "lung_1", 4: "brain"}
    assert not state.to_act


@pytest.mark.rule("VI-037")
def test_tokens_stay_through_the_other_phases():
    state = given(4, crises={1: "brain"}, phase=6)
    run(state, END_ROUND)
    assert crises(state) == {1: "brain"}
