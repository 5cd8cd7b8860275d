"""Choosing and resolving pairs, the clean-up (VI-060 to VI-071)."""

from __future__ import annotations

import pytest
from tests.games.viral.given import (
    choose,
    given,
    options,
    play,
    points,
    resolve,
    set_up,
    stop_all,
    view,
    viruses,
    why,
)

from miasma.games.viral.rules import icons
from miasma.games.viral.table import CRISIS_ICON, MAGNET, MOVE

FIRST = ["1 basic_spread", "2 basic_incubate", "3 basic_raid"]
SECOND = ["2 basic_raid", "3 basic_spread", "4 basic_incubate"]


def to_next_round(state):
    """Play on with the first options until pairs are chosen again."""
    stop_all(state)
    while view(state)["ask"] != "choose_pair":
        actor = state.to_act[0]
        state.play(state.legal(actor)[0], actor)
    return state


@pytest.mark.rule("VI-060")
def test_the_first_player_token_passes_to_the_left():
    state = set_up(3, "yellow")
    assert view(state)["first"] == 1
    for _ in range(2):
        stop_all(choose(state, *FIRST) if view(state)["pair"] == 1 else choose(state, *SECOND))
    to_next_round(state)
    assert (view(state)["round"], view(state)["first"]) == (2, 2)


@pytest.mark.rule("VI-061")
def test_all_choose_an_area_and_a_mutation_card_at_the_same_time():
    state = set_up(3)
    assert state.to_act == (0, 1, 2)
    assert options(state, 1) == [f"area {n}" for n in range(1, 7)]
    assert why(state, "card basic_raid", 1) == ["VI-601"]
    state.play("area 4", 1)
    assert state.to_act == (0, 1, 2)
    assert options(state, 1) == [
        "card basic_spread",
        "card basic_incubate",
        "card basic_raid",
        "card basic_stream",
        "card basic_migrate",
    ]
    assert why(state, "card hunter", 1) == ["VI-061"]
    state.play("card basic_raid", 1)
    assert [*state.to_act] == [0, 2]
    assert why(state, "stop", 0) == ["VI-064"]  # choosing is mandatory


@pytest.mark.rule("VI-062")
def test_pairs_are_revealed_together_and_resolved_in_turn_order():
    state = set_up(3, "orange")
    choose(state, *FIRST[:2])
    assert view(state)["hands"][0]["pairs"][0] == {"area": None, "card": None}
    state.play("area 3", 2)
    state.play("card basic_raid", 2)
    shown = [hand["pairs"][0] for hand in view(state)["hands"]]
    assert shown == [
        {"area": 1, "card": "basic_spread"},
        {"area": 2, "card": "basic_incubate"},
        {"area": 3, "card": "basic_raid"},
    ]
    turn = []
    while view(state)["ask"] == "choose_icon":
        turn.append(state.to_act[0])
        state.play("stop")
    assert turn == [2, 0, 1]


@pytest.mark.rule("VI-063")
def test_the_second_pair_is_chosen_after_the_first_is_resolved():
    state = stop_all(choose(set_up(3), *FIRST))
    assert (view(state)["pair"], view(state)["ask"]) == (2, "choose_pair")
    assert "area 1" not in options(state, 0)
    assert why(state, "area 1", 0) == ["VI-063"]
    state.play("area 2", 0)
    assert "card basic_spread" not in options(state, 0)
    assert why(state, "card basic_spread", 0) == ["VI-063"]
    assert view(state)["hands"][0]["pairs"][0] == {"area": 1, "card": "basic_spread"}


@pytest.mark.rule("VI-064")
def test_each_icon_once_in_any_order_and_stopping_at_any_time():
    state = given(3, organs={"liver": "yellow", "pancreas": "green"})
    resolve(state, "green", 4, "basic_raid")
    assert options(state) == ["use 1a", "stop"]  # no rival is together with green yet
    play(state, "use 1a", "place liver")
    assert options(state) == ["use 2a", "stop"]
    assert why(state, "use 1a") == ["VI-064"]
    play(state, "use 2a", "virus yellow-1")
    assert viruses(state, "liver") == "green"
    assert not state.to_act
    state = resolve(given(3, organs={"liver": "green yellow"}), "green", 4, "basic_raid")
    play(state, "use 2a", "virus yellow-1")  # the second icon first
    assert options(state) == ["use 1a", "stop"]
    play(state, "stop")
    assert not state.to_act


@pytest.mark.rule("VI-065")
def test_of_a_slash_group_only_one_icon_is_used():
    state = given(3, organs={"liver": "green yellow"})
    resolve(state, "green", 4, "basic_migrate")
    assert {"use 3a", "use 3b"} <= set(options(state))
    play(state, "use 3b", "virus green-1")
    assert not {"use 3a", "use 3b"} & set(options(state))
    assert why(state, "use 3a") == ["VI-065"]


@pytest.mark.rule("VI-066")
def test_a_framed_icon_works_only_in_the_chosen_area():
    state = resolve(given(3), "green", 4, "basic_spread")
    play(state, "use 1a")
    assert options(state) == ["place liver", "place pancreas"]
    assert why(state, "place brain") == ["VI-066"]
    state = resolve(given(3), "green", 4, "basic_stream")
    play(state, "use 1a")
    assert len(options(state)) == 12


@pytest.mark.rule("VI-067")
def test_where_a_framed_icon_acts():
    organs = {"liver": "green yellow", "brain": "green orange"}
    raid = resolve(given(3, organs=organs), "green", 4, "basic_raid")
    assert options(play(raid, "use 2a")) == ["virus yellow-1"]
    incubate = resolve(given(3, organs=organs), "green", 1, "basic_incubate")
    assert options(play(incubate, "use 2a")) == ["virus green-2"]  # in the brain
    predator = given(3, organs=organs, gained={"green": "predator"})
    resolve(predator, "green", 4, "predator")
    assert options(play(predator, "use 1a")) == ["virus green-1"]
    empty = {"liver": "green " * 4, "brain": "green " * 4}
    spread = given(3, organs=empty, crises={1: "liver", 2: "brain"})
    play(resolve(spread, "green", 4, "basic_spread"), "use 1a")
    assert options(spread) == ["virus green-1", "virus green-5"]  # from anywhere
    assert options(play(spread, "virus green-1")) == ["place pancreas"]


@pytest.mark.rule("VI-067")
def test_framed_moves_magnets_and_crises_which_no_card_has_yet():
    state = given(3, organs={"brain": "green", "liver": "green yellow", "heart_2": "orange"})
    yellow, orange = 1 << 8, 1 << 16
    assert icons.targets(state, 0, MOVE, 3) == 1 << 1  # the virus starts in area 4
    assert not icons.possible(state, 0, MOVE, 5)
    assert icons.targets(state, 0, MAGNET, 0) == orange  # pulled to the own virus in area 1
    pushed = icons.targets(state, 0, MAGNET, 3)
    assert pushed == yellow | orange  # pushed out of the liver, or pulled into it
    assert icons.magnet_exits(state, 0, 8, 5, 0) == 0
    assert icons.crisis_sites(state, 3) == 1 << 5 | 1 << 6
    assert icons.possible(state, 0, CRISIS_ICON, 3)


@pytest.mark.rule("VI-068")
def test_an_icon_without_a_target_is_not_offered_and_the_card_ends_by_itself():
    state = resolve(given(3, organs={"brain": "green"}), "green", 1, "assassin")
    assert not state.to_act  # nobody to attack
    state = resolve(given(3, organs={"brain": "green"}), "green", 1, "basic_raid")
    assert options(state) == ["use 1a", "stop"]
    assert why(state, "use 2a") == ["VI-130"]


@pytest.mark.rule("VI-069")
def test_no_points_are_gained_in_phase_1():
    state = set_up(3)
    while view(state)["phase"] == 1 and view(state)["round"] == 1:
        assert points(state) == [0, 0, 0]
        actor = state.to_act[0]
        state.play(state.legal(actor)[0], actor)


@pytest.mark.rule("VI-070")
@pytest.mark.rule("VI-071")
def test_played_cards_wait_for_a_round_and_come_back():
    state = stop_all(choose(set_up(3), *FIRST))
    choose(state, *SECOND)
    to_next_round(state)
    own = view(state)["hands"][0]
    assert own["waiting_areas"] == [1, 2]
    assert own["waiting"] == ["basic_spread", "basic_raid"]
    assert own["areas"] == [3, 4, 5, 6]
    assert why(state, "area 1", 0) == ["VI-071"]
    state.play("area 3", 0)
    assert why(state, "card basic_raid", 0) == ["VI-071"]
