"""Tile on tile: SW-145 to SW-153."""

from __future__ import annotations

import pytest
from tests.games.schwarm.given import (
    given,
    linked,
    options,
    play,
    points,
    score,
    see,
    shapes_at,
    tile_on,
    told,
    why,
)

HOME = {"yellow": "A3(3)", "red": "I5(3)"}


def research(**more):
    more.setdefault("stations", HOME)
    return play(given(2, hand={"yellow": "researcher"}, **more), "play researcher")


@pytest.mark.rule("SW-145")
def test_own_and_foreign_tiles_with_a_buoy_can_be_covered():
    state = research(tiles={"yellow": "B3:EW", "red": "C3:EW"}, held={"yellow": "three"})
    assert shapes_at(state, "B3") == {"ESW", "NEW"}
    assert shapes_at(state, "C3") == {"ESW", "NEW"}


@pytest.mark.rule("SW-146")
def test_all_openings_below_must_stay_open():
    state = research(tiles={"yellow": "B3:NW"}, held={"yellow": "three"})
    assert shapes_at(state, "B3") == {"NSW", "NEW"}
    assert why(state, "place ESW B3") == "SW-146"


@pytest.mark.rule("SW-147")
def test_the_upper_tile_needs_more_openings():
    held = {"yellow": "two_corner two_straight three four golden"}
    twos = research(tiles={"yellow": "B3:EW"}, held=held)
    assert shapes_at(twos, "B3") == {"ESW", "NEW", "NESW", "NESW*"}
    assert why(twos, "place EW B3") == "SW-147"
    threes = research(tiles={"yellow": "B3:ESW"}, held=held)
    assert shapes_at(threes, "B3") == {"NESW", "NESW*"}
    assert why(threes, "place ESW B3") == "SW-147"
    for four in ("NESW", "NESW*"):
        state = research(
            tiles={"yellow": f"B3:{four}"}, held=held, stations={"yellow": "A3(1)", "red": "I5"}
        )
        assert shapes_at(state, "B3") == set()
        assert why(state, "place NESW* B3") == "SW-147"


@pytest.mark.rule("SW-148")
def test_the_upper_tile_must_be_connected_for_its_player():
    state = research(tiles={"red": "D5:EW"}, held={"yellow": "four"}, bare="all")
    assert not shapes_at(state, "D5")
    assert why(state, "place NESW D5") == "SW-136"
    beside = research(
        tiles={"red": "D5:EW"}, ships={"yellow": "D6"}, held={"yellow": "three"}, bare="all"
    )
    assert shapes_at(beside, "D5") == {"ESW"}


@pytest.mark.rule("SW-149")
def test_buoys_below_move_up_and_one_is_added():
    state = research(tiles={"red": "B3:EW"}, held={"yellow": "three four"})
    play(state, "place ESW B3")
    assert tile_on(state, "B3")["buoys"] == [1, 1]
    play(state, "place NESW B3")
    assert tile_on(state, "B3") == {
        "field": "B3",
        "shape": "NESW",
        "under": ["ESW", "EW"],
        "buoys": [2, 1],
    }


@pytest.mark.rule("SW-150", "SW-176", "SW-G-35")
def test_the_upper_tile_serves_everybody_on_it_and_makes_their_links():
    state = research(
        stations={"yellow": "A4(3)", "red": "I4(1)"},
        tiles={"red": "H4:EW G4:EW F4:NE", "yellow": "B4:EW C4:EW D4:EW"},
        held={"yellow": "four"},
    )
    assert linked(state, "yellow")
    assert not linked(state, "red")
    before = points(state, "red")
    events = told(state, "place NESW F4")
    assert linked(state, "red")
    assert points(state, "red") == before + 1, "the queen's buoy counts"
    assert [event.kind for event in events] == ["placed-free", "link-made"]


@pytest.mark.rule("SW-151")
def test_covering_counts_as_a_tile_and_brings_its_points():
    state = research(
        stations={"yellow": "A3(1)", "red": "I5"},
        tiles={"yellow": "B3:EW"},
        held={"yellow": "three three"},
        bare="all",
    )
    play(state, "place ESW B3")
    assert score(state, "yellow") == 21
    assert state.to_act == (1,)


@pytest.mark.rule("SW-152")
def test_tile_buoy_points_link_in_this_order():
    state = research(
        stations={"yellow": "A4(3)", "red": "I5"},
        tiles={"yellow": "B4:EW C4:EW"},
        bare="D4",
        held={"yellow": "three"},
    )
    events = told(state, "place ESW D4")
    assert [event.kind for event in events] == ["placed", "link-made"]
    assert tile_on(state, "D4")["buoys"][0] == 1
    assert see(state)["players"][0]["buoys_left"] == 28 - 2 - 1 - 1


@pytest.mark.rule("SW-153")
def test_a_tile_of_the_kind_must_lie_in_front_of_the_player():
    state = research(bare="B3", held={"yellow": "three"})
    assert why(state, "place NESW B3") == "SW-153"
    assert {o.split()[1] for o in options(state, "place")} == {"ESW", "NSW", "NEW"}
