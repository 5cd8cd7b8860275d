"""The ship action: SW-110 to SW-123."""

from __future__ import annotations

import pytest
from tests.games.schwarm.given import (
    fields,
    given,
    options,
    play,
    player,
    score,
    see,
    tile_on,
    why,
)

HOME = {"yellow": "A3", "red": "I5"}


def ship(**more):
    more.setdefault("stations", HOME)
    return play(given(2, hand={"yellow": "ship"}, **more), "play ship")


@pytest.mark.rule("SW-110", "SW-G-28")
def test_one_launch_beside_an_own_station_before_any_step():
    state = ship(stations={"yellow": "A3 A2", "red": "I5"})
    assert fields(state, "launch") == {"B3", "A1", "B2"}
    assert why(state, "launch H5") == "SW-110"
    play(state, "launch B3")
    assert not options(state, "launch")
    assert why(state, "launch B2") == "SW-110"
    play(state, "move 1 E", "reveal four")
    assert why(state, "launch B2") == "SW-110"
    moved = ship(ships={"yellow": "B3"}, bare="B3")
    play(moved, "move 1 N")
    assert not options(moved, "launch")
    none = ship(ships={"yellow": "B3 B3 B3"})
    assert why(none, "launch B3") == "SW-110"


@pytest.mark.rule("SW-111")
def test_three_steps_in_all_shared_among_the_ships():
    state = ship(ships={"yellow": "C3 F6"}, bare="all")
    play(state, "move 1 N", "move 2 E", "move 1 N")
    assert player(state, "yellow")["ships"] == ["C1", "G6"]
    assert state.to_act == (1,)
    fresh = ship(bare="all")
    play(fresh, "launch B3", "move 1 E", "done")
    assert player(fresh, "yellow")["ships"] == ["C3"]


@pytest.mark.rule("SW-112")
def test_steps_go_to_neighbouring_water_back_and_forth_too():
    state = ship(ships={"yellow": "B3"}, bare="all")
    assert options(state, "move") == ["move 1 N", "move 1 E", "move 1 S"]
    assert why(state, "move 1 W") == "SW-112"
    play(state, "move 1 E", "move 1 W", "move 1 E")
    assert player(state, "yellow")["ships"] == ["C3"]


@pytest.mark.rule("SW-113")
def test_ships_enter_every_water_field_and_share_it():
    state = ship(
        ships={"yellow": "D4 B1", "red": "E4 E4"}, whales="E4", tiles={"red": "A1:ES"}, bare="all"
    )
    play(state, "move 1 E", "move 2 W", "done")
    assert player(state, "yellow")["ships"] == ["E4", "A1"]


@pytest.mark.rule("SW-114", "SW-EX-08", "SW-041")
def test_a_face_down_tile_left_is_taken_at_once():
    state = ship(stations={"red": "I5", "yellow": "A3"})
    play(
        state,
        "launch B3",
        "move 1 E",
        "reveal three",
        "move 1 E",
        "reveal two_corner",
        "move 1 E",
        "reveal four",
    )
    tiles = player(state, "yellow")["tiles"]
    assert (tiles["three"], tiles["two_corner"], tiles["four"]) == (1, 1, 1)
    covered = see(state)["covered"]
    assert "E3" in covered
    assert not {"B3", "C3", "D3"} & set(covered)
    assert player(state, "yellow")["ships"] == ["E3"]


@pytest.mark.rule("SW-115")
def test_others_on_the_field_then_stand_on_the_bare_field():
    state = ship(ships={"yellow": "C3", "red": "C3"}, whales="C3")
    play(state, "move 1 E", "reveal three")
    assert "C3" not in see(state)["covered"]
    assert player(state, "red")["ships"] == ["C3"]
    assert see(state)["whales"][0] == "C3"


@pytest.mark.rule("SW-116")
def test_open_tiles_are_never_taken():
    state = ship(ships={"yellow": "C3"}, tiles={"red": "C3:NS"})
    play(state, "move 1 E", "done")
    assert tile_on(state, "C3")["shape"] == "NS"


@pytest.mark.rule("SW-117")
def test_launching_takes_nothing():
    state = ship()
    play(state, "launch B3", "done")
    assert "B3" in see(state)["covered"]
    assert sum(player(state, "yellow")["tiles"].values()) == 0


@pytest.mark.rule("SW-118")
def test_damage_does_not_remove_ships():
    state = given(2, stations=HOME, ships={"red": "E3"}, hand={"yellow": "whale_light"})
    play(state, "play whale_light", "hazard new", "dir N", "done")
    assert player(state, "red")["ships"] == ["E3"]
    assert score(state, "red") == 18


@pytest.mark.rule("SW-119")
def test_there_is_no_limit_on_tiles_in_front_of_a_player():
    state = ship(ships={"yellow": "C3"}, held={"yellow": "three " * 20})
    play(state, "move 1 E", "reveal four")
    assert sum(player(state, "yellow")["tiles"].values()) == 21


@pytest.mark.rule("SW-120")
def test_ships_are_numbered_as_they_are_launched():
    state = ship(ships={"yellow": "F6"}, bare="all")
    assert why(state, "move 2 E") == "SW-120"
    play(state, "launch B3", "move 2 E")
    assert player(state, "yellow")["ships"] == ["F6", "C3"]


@pytest.mark.rule("SW-121")
def test_the_field_of_a_launch_may_be_occupied():
    for more in (
        {"ships": {"red": "B3"}},
        {"tiles": {"red": "B3:NS"}},
        {"whales": "B3"},
        {"bare": "B3"},
    ):
        assert "launch B3" in options(ship(**more))


@pytest.mark.rule("SW-122")
def test_the_tile_is_seen_before_the_next_decision():
    state = ship(ships={"yellow": "C3"})
    play(state, "move 1 E")
    assert state.to_act == (-1,)
    assert player(state, "yellow")["ships"] == ["D3"]
    play(state, "reveal four")
    assert state.to_act == (0,)
    assert player(state, "yellow")["tiles"]["four"] == 1


@pytest.mark.rule("SW-123", "SW-200")
def test_a_resting_hazard_does_nothing():
    state = ship(ships={"yellow": "D4"}, whales="E4", tsunamis="E4", bare="all")
    play(state, "move 1 E", "done")
    assert score(state, "yellow") == 20
