"""The worked examples of the rules page, with exactly its numbers: SW-EX-01 to SW-EX-34."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.schwarm.given import (
    component_points,
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

from miasma.games.schwarm.rules import scoring


def position(text_of: dict[str, dict[str, str]], **more):
    """A position of four players by colour: stations, tiles and ships."""
    parts: dict[str, Any] = {"stations": {}, "tiles": {}, "ships": {}}
    for colour, things in text_of.items():
        for name, words in things.items():
            parts[name][colour] = words
    return given(4, **parts, **more)


@pytest.mark.rule("SW-EX-01", "SW-EX-02")
@pytest.mark.parametrize(
    ("ability", "white", "red"), [({}, 34, 42), ({"white": "protection"}, 36, 40)]
)
def test_damage_twice(ability, white, red):
    state = given(
        4,
        stations={"red": "A3"},
        ships={"white": "E3 E2"},
        ability=ability,
        score={"white": 41, "red": 35},
        hand={"red": "whale_light"},
        turn="red",
    )
    play(state, "play whale_light", "hazard new", "dir N", "dir N", "done")
    assert (score(state, "white"), score(state, "red")) == (white, red)


@pytest.mark.rule("SW-EX-09")
def test_exploring():
    state = given(
        4,
        stations={"white": "A4(3)"},
        bare="B4 C4 D4",
        turn="white",
        held={"white": "two_straight three four"},
        hand={"white": "researcher"},
    )
    play(state, "play researcher", "place EW B4", "place ESW C4", "place NESW D4")
    assert score(state, "white") == 23
    assert [tile_on(state, field)["buoys"][3] for field in ("B4", "C4", "D4")] == [1, 1, 1]
    assert linked(state, "white")
    assert player(state, "white")["buoys_left"] == 24


def exploring_yellow():
    state = given(
        4,
        stations={"yellow": "A3"},
        ships={"yellow": "F6"},
        bare="B3 F5 C7",
        held={"yellow": "two_corner"},
        hand={"yellow": "researcher"},
    )
    return play(state, "play researcher")


@pytest.mark.rule("SW-EX-10", "SW-EX-11", "SW-EX-12", "SW-EX-13")
def test_placing_legal_and_illegal():
    state = exploring_yellow()
    assert shapes_at(state, "B3") == {"SW", "NW"}
    assert shapes_at(state, "F5") == {"ES", "SW"}
    assert shapes_at(state, "C7") == set()
    for action in ("place NE F5", "place NW F5", "place NE B3", "place ES B3", "place SW C7"):
        assert why(state, action) == "SW-136"


@pytest.mark.rule("SW-EX-14")
def test_two_stations_one_network():
    state = position({"yellow": {"stations": "A3(1) A4(1)", "tiles": "B3:SW B4:NW"}})
    assert component_points(state, "yellow") == [6]


@pytest.mark.rule("SW-EX-15")
def test_the_lower_station_is_not_connected():
    state = position({"yellow": {"stations": "A3(1) A4(1)", "tiles": "B3:SW B4:NE"}})
    assert component_points(state, "yellow") == [4, 2]


@pytest.mark.rule("SW-EX-16")
def test_a_ship_as_a_link():
    state = position({"yellow": {"stations": "A3(1) A4(1)", "tiles": "B3:SW", "ships": "B4"}})
    assert component_points(state, "yellow") == [6]


ROUND_END = {
    "white": {
        "stations": "A3(2) H9(1)",
        "ships": "F5",
        "tiles": "B3:EW C3:ESW C4:NS C5:NE D5:EW E5:ESW H8:NS H7:NES",
    },
    "yellow": {
        "stations": "A3(2) C0(1)",
        "ships": "G7",
        "tiles": "B3:ESW C3:NEW C2:NS C1:NS D3:EW B4:NES",
    },
    "red": {
        "stations": "G0(1) I6(1) B9(1)",
        "ships": "H6 G6",
        "tiles": "G1:NES G2:NESx2 G3:NS G4:NS G5:NS",
    },
}


@pytest.mark.rule("SW-EX-17")
def test_round_scoring_white():
    state = position({"white": ROUND_END["white"]})
    assert component_points(state, "white") == [10, 4]
    assert points(state, "white") == 10


@pytest.mark.rule("SW-EX-18")
def test_round_scoring_yellow():
    state = position({"yellow": ROUND_END["yellow"]})
    assert component_points(state, "yellow") == [11, 1]


@pytest.mark.rule("SW-EX-19")
def test_round_scoring_red():
    state = position({"red": ROUND_END["red"]})
    assert points(state, "red") == 12
    bright = position({"red": ROUND_END["red"]}, ability={"red": "brilliant_researcher"})
    assert points(bright, "red") == 14


@pytest.mark.rule("SW-EX-21")
def test_final_scoring_yellow():
    state = position(
        {
            "yellow": {
                "stations": "D0 I3 C9 B0 A4",
                "tiles": "B1:NES B2:NES B3:NES B4:NEW C4:ESW D4:NEW D1:NES D2:NES D3:NES"
                " C5:NES C6:NES C7:NES C8:NES F4:NW F3:ES G3:EW H3:EW",
            }
        }
    )
    assert scoring.queen_points(state, 0) == 28
    assert scoring.side_points(state, 0) == 50


@pytest.mark.rule("SW-EX-22")
def test_final_scoring_red():
    column = " ".join(f"G{row}:NES" for row in range(1, 7))
    state = position(
        {
            "red": {
                "stations": "G0 G9 I6 H0 F9",
                "tiles": f"{column} H6:EW G7:NS G8:NS",
            }
        }
    )
    assert scoring.queen_points(state, 1) == 0
    assert scoring.side_points(state, 1) == 30


@pytest.mark.rule("SW-EX-23")
def test_final_scoring_white():
    state = position(
        {
            "white": {
                "stations": "D0 C0 I3 A4 I6",
                "tiles": "D1:NSW C1:NE D2:NES D3:NES F4:NW F3:ES G3:EW H3:EW B4:EW C4:ESW D4:NEW",
            }
        }
    )
    assert scoring.queen_points(state, 3) == 20
    assert scoring.side_points(state, 3) == 30


@pytest.mark.rule("SW-EX-24")
def test_whale_example_a():
    state = given(
        4,
        stations={"white": "A3"},
        ships={"red": "E3", "yellow": "F2"},
        turn="white",
        hand={"white": "whale_light"},
    )
    play(state, "play whale_light", "hazard new", "dir N", "dir N", "dir E")
    assert [score(state, c) for c in ("red", "yellow", "white")] == [18, 18, 24]
    assert see(state)["whales"][0] == "F2"


@pytest.mark.rule("SW-EX-25")
def test_crab_example_b():
    state = given(4, stations={"yellow": "G0", "red": "H0 I3"}, hand={"yellow": "crab_light"})
    play(state, "play crab_light", "crab F0", "dist 4")
    assert score(state, "red") == 20 - 2 - 1
    assert score(state, "yellow") == 23
    assert see(state)["crab"] == "I4"


@pytest.mark.rule("SW-EX-26")
def test_tsunami_example_c():
    state = given(
        4,
        stations={"red": "A3"},
        ships={"white": "F5", "black": "G6"},
        turn="red",
        hand={"red": "tsunami_light"},
    )
    play(state, "play tsunami_light", "hazard new", "dir SE", "dist 3")
    assert [score(state, c) for c in ("white", "black", "red")] == [18, 18, 24]
    assert see(state)["tsunamis"][0] == "H7"


@pytest.mark.rule("SW-EX-27")
def test_tsunami_example_d():
    state = given(
        4,
        stations={"black": "A3", "white": "F9"},
        ships={"white": "G8"},
        turn="black",
        tsunamis="H7",
        hand={"black": "tsunami_light"},
    )
    play(state, "play tsunami_light", "hazard 1")
    assert set(options(state)) == {"dir E", "dir NE", "dir SE", "dir S", "dir SW"}
    play(state, "dir SW")
    assert (score(state, "white"), score(state, "black")) == (17, 23)
    assert see(state)["tsunamis"] == [None, None]


@pytest.mark.rule("SW-EX-28")
def test_the_queen_by_ship_or_four():
    tiles = {"red": "H4:EW G4:EW F4:NES"}
    state = given(
        4,
        stations={"red": "I4(1)"},
        tiles=tiles,
        held={"red": "four"},
        turn="red",
        hand={"red": "researcher"},
    )
    assert not linked(state, "red")
    play(state, "play researcher", "place NESW F4")
    assert linked(state, "red")
    assert linked(given(4, stations={"red": "I4(1)"}, tiles=tiles, ships={"red": "F4"}), "red")


@pytest.mark.rule("SW-EX-29")
def test_joining_a_station():
    state = given(
        4,
        stations={"white": "A6(3) C9(0)"},
        tiles={"white": "B6:EW C6:EW"},
        turn="white",
        bare="C7 C8",
        held={"white": "three two_straight two_straight"},
        hand={"white": "researcher"},
    )
    assert component_points(state, "white") == [6, 1]
    play(state, "play researcher", "place ESW C6", "place NS C7", "place NS C8")
    assert component_points(state, "white") == [1 + 3 + 1 + 2 + 1 + 1 + 1]
    ships = given(
        4,
        stations={"white": "A6(3) C9(0)"},
        tiles={"white": "B6:EW C6:ESW"},
        ships={"white": "C7 C8"},
    )
    assert len(component_points(ships, "white")) == 1


@pytest.mark.rule("SW-EX-31")
def test_tile_on_tile():
    state = given(
        4,
        stations={"red": "I5(3)"},
        tiles={"white": "D5:EW"},
        ships={"red": "D6"},
        held={"red": "three two_corner"},
        hand={"red": "researcher"},
        turn="red",
    )
    play(state, "play researcher")
    assert shapes_at(state, "D5") == {"ESW"}
    assert why(state, "place NES D5") == "SW-146"
    assert why(state, "place NEW D5") == "SW-136"
    assert why(state, "place SW D5") == "SW-147"
    play(state, "place ESW D5")
    assert score(state, "red") == 21
    assert tile_on(state, "D5")["buoys"] == [0, 1, 0, 1]
