"""The researcher action: SW-130 to SW-144."""

from __future__ import annotations

import pytest
from tests.games.schwarm.given import (
    fields,
    given,
    linked,
    options,
    play,
    player,
    points,
    score,
    see,
    shapes_at,
    tile_on,
    why,
)

HOME = {"yellow": "A3(2)", "red": "I5"}


def research(**more):
    more.setdefault("stations", HOME)
    return play(given(2, hand={"yellow": "researcher"}, **more), "play researcher")


@pytest.mark.rule("SW-130")
def test_add_a_researcher_or_explore_but_not_both():
    state = research(bare="B3 C3", held={"yellow": "three four"})
    assert options(state, "staff") == ["staff A3"]
    play(state, "place ESW B3")
    assert not options(state, "staff")
    assert why(state, "staff A3") == "SW-130"
    added = research(bare="B3", held={"yellow": "three"})
    play(added, "staff A3")
    assert added.to_act == (1,)


@pytest.mark.rule("SW-131")
def test_at_most_three_researchers_on_an_own_station():
    state = research(stations={"yellow": "A3(3) B0(2)", "red": "I5"})
    assert options(state, "staff") == ["staff B0"]
    assert why(state, "staff A3") == "SW-131"
    assert why(state, "staff I5") == "SW-131"
    play(state, "staff B0")
    assert {"field": "B0", "seat": 0, "researchers": 3} in see(state)["stations"]
    none = research(left={"yellow": {"pegs": 0}}, bare="B3", held={"yellow": "three"})
    assert not options(none, "staff")
    assert why(none, "staff A3") == "SW-131"


@pytest.mark.rule("SW-132", "SW-G-29")
def test_tiles_are_laid_one_after_another_each_with_a_buoy():
    state = research(bare="B3 C3", held={"yellow": "two_straight four"})
    assert "C3" not in fields(state, "place")
    play(state, "place EW B3")
    assert tile_on(state, "B3")["buoys"][0] == 1
    assert player(state, "yellow")["buoys_left"] == 27
    assert "place NESW C3" in options(state)


@pytest.mark.rule("SW-133")
def test_at_most_as_many_tiles_as_researchers_on_the_board():
    state = research(
        stations={"yellow": "A3(1) A4(1)", "red": "I5"},
        bare="B3 B4 C3",
        held={"yellow": "four four four"},
    )
    play(state, "place NESW B3", "place NESW C3")
    assert state.to_act == (1,)
    one = research(
        stations={"yellow": "A3(1)", "red": "I5"}, bare="B3 C3", held={"yellow": "four four"}
    )
    play(one, "place NESW B3")
    assert one.to_act == (1,)


@pytest.mark.rule("SW-134", "SW-G-30")
def test_only_bare_water_and_never_the_queens_field():
    state = research(
        tiles={"yellow": "B3:EW C3:EW D3:NESW"}, held={"yellow": "four"}, ships={"yellow": "E3"}
    )
    assert why(state, "place NESW B2") == "SW-134"
    assert not any(o.endswith(" E4") for o in map(str, state.game.vocabulary) if "place" in o)
    bare = research(bare="B3", held={"yellow": "four"})
    assert fields(bare, "place") == {"B3"}


@pytest.mark.rule("SW-135")
def test_every_turn_that_connects_is_offered():
    state = research(bare="B3", held={"yellow": "three two_corner two_straight"})
    assert shapes_at(state, "B3") == {"EW", "SW", "NW", "ESW", "NSW", "NEW"}


@pytest.mark.rule("SW-136", "SW-G-13")
def test_a_tile_must_hang_on_an_own_station_or_ship_directly_or_not():
    state = research(tiles={"yellow": "B3:EW C3:SW"}, bare="all", held={"yellow": "two_straight"})
    assert fields(state, "place") == {"C4"}
    assert shapes_at(state, "C4") == {"NS"}
    assert why(state, "place NS D3") == "SW-136"
    lost = research(tiles={"yellow": "F5:ES"}, bare="all", held={"yellow": "two_straight"})
    assert fields(lost, "place") == {"B3"}
    queen = research(
        stations={"yellow": "A4(2)", "red": "I5"},
        tiles={"yellow": "B4:EW C4:EW D4:EW"},
        bare="all",
        held={"yellow": "two_straight"},
    )
    assert linked(queen, "yellow")
    assert {"E3", "E5", "F4"} <= fields(queen, "place")


@pytest.mark.rule("SW-137")
def test_neighbouring_openings_need_not_be_continued():
    state = research(tiles={"yellow": "B3:NESW"}, bare="all", held={"yellow": "two_corner"})
    assert {"NW", "SW"} <= shapes_at(state, "C3")
    play(state, "place SW C3")
    assert tile_on(state, "C3")["shape"] == "SW"


@pytest.mark.rule("SW-138")
def test_ships_and_hazards_on_the_field_do_not_hinder():
    state = research(bare="B3", held={"yellow": "four"}, ships={"red": "B3"}, whales="B3")
    play(state, "place NESW B3")
    assert player(state, "red")["ships"] == ["B3"]
    assert see(state)["whales"][0] == "B3"


@pytest.mark.rule("SW-139")
def test_tiles_of_one_exploration_need_not_touch():
    state = research(bare="B3 F5", ships={"yellow": "F6"}, held={"yellow": "four four"})
    play(state, "place NESW B3", "place NESW F5")
    assert {tile["field"] for tile in see(state)["tiles"]} == {"B3", "F5"}


@pytest.mark.rule("SW-140")
@pytest.mark.parametrize(
    ("kind", "shape", "gain"),
    [("two_straight", "EW", 2), ("two_corner", "SW", 2), ("three", "ESW", 1), ("four", "NESW", 0)],
)
def test_points_for_a_tile_are_its_eyes(kind, shape, gain):
    state = research(bare="B3", held={"yellow": kind})
    play(state, f"place {shape} B3")
    assert score(state, "yellow") == 20 + gain


@pytest.mark.rule("SW-141", "SW-G-14")
def test_under_an_own_ship_a_tile_is_connected_in_every_turn():
    state = research(bare="F5", ships={"yellow": "F5"}, held={"yellow": "two_corner"})
    assert shapes_at(state, "F5") == {"NE", "ES", "SW", "NW"}


@pytest.mark.rule("SW-142")
def test_foreign_tiles_pass_nothing_on():
    state = research(tiles={"red": "B3:NESW"}, bare="all", held={"yellow": "two_straight"})
    assert fields(state, "place") == set()
    assert points(state, "yellow") == 3


@pytest.mark.rule("SW-143", "SW-G-19")
def test_with_an_empty_supply_an_own_buoy_moves_if_the_tile_stays_connected():
    state = research(
        tiles={"yellow": "B3:EW H1:NSx2"},
        bare="C3",
        held={"yellow": "two_straight"},
        left={"yellow": {"buoys": 0}},
    )
    play(state, "place EW C3")
    assert see(state)["phase"] == "move_buoy"
    assert options(state) == ["buoy H1"]
    assert why(state, "buoy B3") == "SW-143"
    assert why(state, "buoy C3") == "SW-143"
    assert why(state, "buoy G5") == "SW-143"
    assert why(state, "done") == "SW-132"
    play(state, "buoy H1")
    assert tile_on(state, "H1")["buoys"][0] == 1
    assert tile_on(state, "C3")["buoys"][0] == 1
    assert score(state, "yellow") == 22
    full = research(
        tiles={"yellow": "B3:EW"},
        bare="C3",
        held={"yellow": "two_straight"},
        left={"yellow": {"buoys": 0}},
    )
    assert not options(full, "place")
    assert why(full, "place EW C3") == "SW-143"
    spare = research(tiles={"yellow": "B3:EW H1:NS"}, bare="C3", held={"yellow": "two_straight"})
    play(spare, "place EW C3")
    assert tile_on(spare, "H1")["buoys"][0] == 1


@pytest.mark.rule("SW-143")
def test_the_queens_buoy_is_not_moved_and_a_lost_link_is_reckoned_with():
    state = research(
        stations={"yellow": "A4(2)", "red": "I5"},
        tiles={"yellow": "B4:EW C4:EW D4:EW"},
        bare="F4",
        held={"yellow": "two_straight"},
        left={"yellow": {"buoys": 1}},
    )
    state.t[55] = 0
    assert linked(state, "yellow")
    assert not options(state, "place"), "every buoy on the way carries the new tile"


@pytest.mark.rule("SW-144")
def test_a_tile_without_buoys_belongs_to_nobody():
    state = research(
        tiles={"nobody": "B3:EW"}, ships={"yellow": "B2"}, bare="all", held={"yellow": "four"}
    )
    assert why(state, "place NESW B3") == "SW-144"
    assert points(state, "yellow") == 3
    ship = given(
        2, stations=HOME, tiles={"nobody": "B3:EW"}, ships={"yellow": "B3"}, hand={"yellow": "ship"}
    )
    play(ship, "play ship", "move 1 E", "done")
    assert tile_on(ship, "B3")["buoys"] == [0, 0]
