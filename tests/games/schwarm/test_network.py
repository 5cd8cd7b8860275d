"""Networks and the queen link: SW-160 to SW-178."""

from __future__ import annotations

import pytest
from tests.games.schwarm.given import (
    component_points,
    given,
    linked,
    options,
    play,
    player,
    points,
    see,
    told,
    why,
)

from miasma.games.schwarm.rules import network


def names(state, colour="yellow") -> list[set[str]]:
    """The components of a player, as sets of field ids."""
    seat = ("yellow", "red", "black", "white").index(colour)
    return [set(state.board.names(part)) for part in network.components(state, seat)]


@pytest.mark.rule("SW-160")
def test_tiles_ships_queen_and_stations_are_nodes():
    state = given(
        2,
        stations={"yellow": "A4 B0"},
        ships={"yellow": "H8"},
        tiles={"yellow": "B4:EW C4:EW D4:EW"},
    )
    found = names(state)
    assert {"A4", "B4", "C4", "D4", "E4"} in found
    assert {"B0"} in found
    assert {"H8"} in found
    assert len(found) == 3
    covered = given(2, stations={"yellow": "A3"}, ships={"yellow": "B3 C3 E4"})
    assert {"A3", "B3", "C3"} in names(covered), "a ship counts on a face-down tile"
    assert {"E4"} in names(covered)


@pytest.mark.rule("SW-161")
def test_one_field_is_one_node_with_all_openings():
    state = given(
        2, stations={"yellow": "A3"}, tiles={"yellow": "B3:EW B4:NS"}, ships={"yellow": "B3"}
    )
    assert names(state) == [{"A3", "B3", "B4"}]


@pytest.mark.rule("SW-162")
def test_both_neighbours_must_be_open_to_each_other():
    state = given(2, tiles={"yellow": "C3:EW D3:NS"})
    assert len(names(state)) == 2
    joined = given(2, tiles={"yellow": "C3:EW D3:SW"})
    assert len(names(joined)) == 1


@pytest.mark.rule("SW-163")
def test_a_station_joins_a_water_field_that_is_open_to_it():
    assert len(names(given(2, stations={"yellow": "A3"}, tiles={"yellow": "B3:EW"}))) == 1
    assert len(names(given(2, stations={"yellow": "A3"}, tiles={"yellow": "B3:NE"}))) == 2
    assert len(names(given(2, stations={"yellow": "A2"}, tiles={"yellow": "A1:ES"}))) == 1


@pytest.mark.rule("SW-164")
def test_stations_never_touch_each_other():
    assert len(names(given(2, stations={"yellow": "A3 A4 A5"}))) == 3


@pytest.mark.rule("SW-165", "SW-169")
def test_a_ship_links_like_a_four():
    state = given(
        2, stations={"yellow": "A3 A4"}, tiles={"yellow": "B3:SW C4:EW"}, ships={"yellow": "B4"}
    )
    assert names(state) == [{"A3", "A4", "B3", "B4", "C4"}]
    beside = given(2, stations={"yellow": "A3"}, ships={"yellow": "B3"}, tiles={"red": "B3:NE"})
    assert names(beside) == [{"A3", "B3"}]


@pytest.mark.rule("SW-166")
def test_hazards_foreign_ships_and_foreign_buoys_interrupt_nothing():
    state = given(
        2,
        stations={"yellow": "A3"},
        tiles={"yellow": "B3:EW/red C3:EW"},
        ships={"red": "B3 C3"},
        whales="B3",
        tsunamis="C3",
    )
    assert names(state) == [{"A3", "B3", "C3"}]


@pytest.mark.rule("SW-167", "SW-168")
def test_lone_stations_and_ships_are_components():
    state = given(2, stations={"yellow": "A3(2) B0(0)"}, ships={"yellow": "F5"})
    assert component_points(state, "yellow") == [3, 1, 1]


@pytest.mark.rule("SW-170")
def test_the_link_runs_from_a_station_to_a_field_open_to_the_queen():
    assert linked(
        given(2, stations={"yellow": "A4"}, tiles={"yellow": "B4:EW C4:EW D4:EW"}), "yellow"
    )
    assert not linked(
        given(2, stations={"yellow": "A4"}, tiles={"yellow": "B4:EW C4:EW D4:NW"}), "yellow"
    )
    assert not linked(given(2, tiles={"yellow": "D4:EW"}), "yellow")
    on_queen = given(
        2, stations={"yellow": "A4"}, tiles={"yellow": "B4:EW C4:EW D4:NW"}, ships={"yellow": "E4"}
    )
    assert not linked(on_queen, "yellow")
    around = given(
        2, stations={"yellow": "A4"}, tiles={"yellow": "B4:EW C4:EW D4:EW"}, ships={"yellow": "E4"}
    )
    assert linked(around, "yellow")


@pytest.mark.rule("SW-171")
def test_one_buoy_lies_on_the_queen():
    state = given(
        2,
        stations={"yellow": "A4(3)"},
        bare="D4",
        held={"yellow": "four"},
        tiles={"yellow": "B4:EW C4:EW E5:NS"},
        hand={"yellow": "researcher"},
    )
    play(state, "play researcher", "place NESW D4")
    assert see(state)["queen_buoys"] == [0]
    assert player(state, "yellow")["buoys_left"] == 28 - 4 - 1


@pytest.mark.rule("SW-172")
def test_the_queen_joins_all_components_that_touch_her():
    state = given(
        2,
        stations={"yellow": "A4(3)"},
        bare="D4",
        held={"yellow": "two_straight"},
        tiles={"yellow": "B4:EW C4:EW E5:NS E3:NS"},
        hand={"yellow": "researcher"},
    )
    assert points(state, "yellow") == 6
    play(state, "play researcher", "place EW D4")
    assert points(state, "yellow") == 4 + 3 + 1 + 2


@pytest.mark.rule("SW-173")
def test_no_buoy_on_the_queen_without_a_station():
    state = given(2, stations={"yellow": "H9"}, ships={"yellow": "D4"}, tiles={"yellow": "C4:EW"})
    assert not linked(state, "yellow")


@pytest.mark.rule("SW-174", "SW-EX-20", "SW-INV-08")
def test_a_ship_that_sails_away_breaks_the_link():
    state = given(
        2,
        stations={"red": "I4(1)"},
        tiles={"red": "H4:EW G4:EW"},
        ships={"red": "F4"},
        bare="all",
        hand={"red": "ship"},
        turn="red",
    )
    assert linked(state, "red")
    left = player(state, "red")["buoys_left"]
    play(state, "play ship", "move 1 S", "done")
    assert not linked(state, "red")
    assert player(state, "red")["buoys_left"] == left + 1


@pytest.mark.rule("SW-175", "SW-G-15")
def test_the_link_is_not_checked_between_the_steps_of_a_ship():
    state = given(
        2,
        stations={"red": "I4(1)"},
        tiles={"red": "H4:EW G4:EW"},
        ships={"red": "F4"},
        bare="all",
        hand={"red": "ship"},
        turn="red",
    )
    play(state, "play ship", "move 1 S")
    assert linked(state, "red")
    events = told(state, "move 1 N", "done")
    assert linked(state, "red")
    assert "link-lost" not in [event.kind for event in events]
    made = given(
        2,
        stations={"red": "I4(1)"},
        tiles={"red": "H4:EW G4:EW"},
        ships={"red": "F5"},
        bare="all",
        hand={"red": "ship"},
        turn="red",
    )
    play(made, "play ship", "move 1 N")
    assert not linked(made, "red")
    play(made, "done")
    assert linked(made, "red")


def without_buoys(hand: str, **more):
    """Yellow is connected to the queen, but the supply of buoys is empty."""
    more.setdefault("tiles", {"yellow": "B4:EW C4:EW H1:NS"})
    state = given(
        2,
        stations={"yellow": "A4(1)", "red": "I5"},
        ships={"yellow": "D4"},
        bare="all",
        hand={"yellow": hand},
        left={"yellow": {"buoys": 0}},
        **more,
    )
    assert not linked(state, "yellow")
    return state


@pytest.mark.rule("SW-177", "SW-G-19")
@pytest.mark.parametrize("hand", ["station", "ship", "researcher"])
def test_with_an_empty_supply_a_buoy_may_move_to_the_queen_after_own_actions(hand):
    state = without_buoys(hand)
    play(state, f"play {hand}", "build H9" if hand == "station" else "done")
    assert see(state)["phase"] == "queen_buoy"
    assert options(state) == ["buoy H1", "done"]
    assert why(state, "buoy B4") == "SW-177"
    declined = state.clone()
    play(declined, "done")
    assert not linked(declined, "yellow")
    assert declined.to_act == (1,)
    play(state, "buoy H1")
    assert linked(state, "yellow")
    assert state.to_act == (1,)


@pytest.mark.rule("SW-177")
def test_without_a_spare_buoy_or_in_anothers_turn_there_is_no_question():
    state = without_buoys("ship", tiles={"yellow": "B4:EW C4:EW"})
    play(state, "play ship", "done")
    assert state.to_act == (1,)
    other = given(
        2,
        stations={"yellow": "A4(1)", "red": "I5"},
        ships={"yellow": "D4"},
        tiles={"yellow": "B4:EW C4:EW H1:NS"},
        turn="red",
        hand={"red": "ship"},
        left={"yellow": {"buoys": 0}},
    )
    play(other, "play ship", "done")
    assert other.to_act == (0,)
    assert see(other)["phase"] == "play_card"
    double = without_buoys("ship_researcher")
    play(double, "play ship_researcher", "first ship", "done", "done", "done")
    assert see(double)["phase"] == "queen_buoy", "asked again after the second part"


@pytest.mark.rule("SW-104", "SW-177")
def test_a_station_card_without_effect_still_ends_with_the_question():
    empty = {"stations": 0, "pegs": 0, "buoys": 0}
    state = given(
        2,
        stations={"yellow": "A4(1)", "red": "I5"},
        ships={"yellow": "D4"},
        tiles={"yellow": "B4:EW C4:EW H1:NS"},
        hand={"yellow": "station"},
        left={"yellow": empty},
    )
    play(state, "play station")
    assert see(state)["phase"] == "queen_buoy"
    assert options(state) == ["buoy H1", "done"]
    play(state, "buoy H1")
    assert linked(state, "yellow")


@pytest.mark.rule("SW-178", "SW-G-16")
def test_the_queens_buoy_scores():
    state = given(2, stations={"yellow": "A4(1)"}, tiles={"yellow": "B4:EW C4:EW D4:EW"})
    assert points(state, "yellow") == 1 + 1 + 3 + 1
