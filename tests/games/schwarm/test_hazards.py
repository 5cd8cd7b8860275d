"""Hazards and damage: SW-200 to SW-233."""

from __future__ import annotations

import pytest
from tests.games.schwarm.given import (
    GAME,
    fields,
    given,
    options,
    play,
    player,
    score,
    see,
    told,
    why,
)

HOME = {"yellow": "A3", "red": "I5"}


def hazard(card: str, *actions: str, **more):
    more.setdefault("stations", HOME)
    seats = more.pop("seats", 2)
    return play(given(seats, hand={"yellow": card}, **more), f"play {card}", *actions)


def scores(state, *colours: str) -> list[int]:
    return [score(state, colour) for colour in colours]


# -- in general -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-201")
def test_own_pieces_are_never_damaged():
    state = hazard("whale_light", "hazard new", "dir N", ships={"yellow": "E4 E3", "red": "E3"})
    assert scores(state, "yellow", "red") == [22, 18]
    wave = hazard(
        "tsunami_light",
        "hazard new",
        "dir W",
        "dist 4",
        stations={"yellow": "A4", "red": "I5"},
        ships={"yellow": "D4"},
    )
    assert scores(wave, "yellow", "red") == [20, 20]


@pytest.mark.rule("SW-202")
def test_the_start_field_suffers_nothing_but_a_new_figure_hits_at_the_queen():
    resting = hazard("whale_light", "hazard 1", "dir N", whales="C5", ships={"red": "C5"})
    assert scores(resting, "yellow", "red") == [20, 20]
    fresh = hazard("whale_light", "hazard new", ships={"red": "E4"})
    assert scores(fresh, "yellow", "red") == [22, 18]
    wave = hazard("tsunami_light", "hazard new", ships={"red": "E4"})
    assert scores(wave, "yellow", "red") == [22, 18]


@pytest.mark.rule("SW-203", "SW-INV-13")
def test_no_field_twice_and_never_back_to_the_start():
    state = hazard("whale_blue", "hazard new", "dir N")
    assert "dir S" not in options(state)
    assert why(state, "dir S") == "SW-203"
    play(state, "dir E", "dir S")
    assert why(state, "dir N") == "SW-203"


@pytest.mark.rule("SW-204", "SW-G-12")
def test_fewer_fields_are_allowed_but_at_least_one():
    state = hazard("whale_light", "hazard new")
    assert why(state, "done") == "SW-204"
    play(state, "dir N", "done")
    assert see(state)["whales"][0] == "E3"
    wave = hazard("tsunami_light", "hazard new", "dir N")
    assert options(wave) == ["dist 1", "dist 2", "dist 3", "dist 4"]
    crab = hazard("crab_light", "crab C0")
    assert options(crab)[0] == "dist 1"


@pytest.mark.rule("SW-205", "SW-G-11")
def test_every_ship_is_one_damage():
    state = hazard("whale_light", "hazard new", "dir N", ships={"red": "E3 E3"})
    assert scores(state, "yellow", "red") == [20 + 2 + 1, 20 - 2 - 1]


@pytest.mark.rule("SW-206", "SW-EX-01")
def test_the_present_points_decide_each_damage():
    state = hazard(
        "whale_light",
        "hazard new",
        "dir N",
        "dir N",
        ships={"red": "E3 E2"},
        score={"yellow": 35, "red": 41},
    )
    assert scores(state, "yellow", "red") == [42, 34]


@pytest.mark.rule("SW-207")
def test_hazards_remove_and_block_nothing():
    state = hazard(
        "tsunami_blue",
        "hazard new",
        "dir S",
        "dist 5",
        stations={"yellow": "A3", "red": "E9(2)"},
        ships={"red": "E6"},
        tiles={"red": "E5:NS"},
    )
    view = see(state)
    assert player(state, "red")["ships"] == ["E6"]
    assert view["tiles"][0]["buoys"] == [0, 1]
    assert "E7" in view["covered"]
    assert {"field": "E9", "seat": 1, "researchers": 2} in view["stations"]


@pytest.mark.rule("SW-208")
def test_hits_are_told_field_by_field_in_turn_order():
    state = given(
        4,
        stations={"black": "A3"},
        ships={"yellow": "E4 E3", "red": "E3", "white": "E3"},
        hand={"black": "whale_light"},
        turn="black",
    )
    play(state, "play whale_light")
    first = told(state, "hazard new")
    second = told(state, "dir N")
    hits = [(e.data["field"], e.data["loser"]) for e in [*first, *second] if e.kind == "hit"]
    assert hits == [("E4", 0), ("E3", 3), ("E3", 0), ("E3", 1)]
    turned = given(
        4,
        stations={"black": "A3"},
        ships={"yellow": "E3", "red": "E3", "white": "E3"},
        hand={"black": "whale_light"},
        turn="black",
        track="white red black yellow",
    )
    play(turned, "play whale_light", "hazard new")
    victims = [e.data["loser"] for e in told(turned, "dir N") if e.kind == "hit"]
    assert victims == [0, 3, 1], "by the places on the order track"


@pytest.mark.rule("SW-209")
def test_new_uses_the_lowest_number_and_only_what_there_is():
    assert options(hazard("whale_light")) == ["hazard new"]
    assert options(hazard("whale_light", whales="C3")) == ["hazard new", "hazard 1"]
    both = hazard("whale_light", whales="C3 D3")
    assert options(both) == ["hazard 1", "hazard 2"]
    assert why(both, "hazard new") == "SW-209"
    second = hazard("tsunami_light", "hazard new", tsunamis="- C3")
    assert see(second)["action"]["figure"] == 1
    assert why(hazard("whale_light"), "hazard 1") == "SW-209"


# -- whale ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-210", "SW-214")
def test_a_whale_is_put_on_the_queen_and_moved_step_by_step():
    state = hazard("whale_light", "hazard new", ships={"red": "D4"})
    assert see(state)["whales"][0] == "E4"
    play(state, "dir W")
    assert scores(state, "yellow", "red") == [22, 18]
    assert see(state)["phase"] == "whale_step"
    assert why(state, "dir E") == "SW-203"


@pytest.mark.rule("SW-211")
def test_whales_swim_straight_over_water_only():
    state = hazard("whale_light", "hazard 1", whales="B1")
    assert options(state) == ["dir E", "dir S", "dir W"]
    assert why(state, "dir N") == "SW-211"
    assert why(state, "dir NE") == "SW-211"
    play(state, "dir W")
    assert see(state)["whales"][0] == "A1"


@pytest.mark.rule("SW-212", "SW-INV-12")
def test_a_whale_hits_ships_only_and_stays():
    state = hazard(
        "whale_blue",
        "hazard 1",
        "dir W",
        "done",
        whales="C3",
        stations={"yellow": "H9", "red": "A3"},
    )
    assert scores(state, "yellow", "red") == [20, 20]
    assert see(state)["whales"][0] == "B3"


@pytest.mark.rule("SW-213")
def test_a_whale_without_a_way_stops():
    state = hazard(
        "whale_blue",
        "hazard 1",
        "dir S",
        "dir W",
        "dir N",
        "dir W",
        whales="C1",
        ships={"red": "A1"},
    )
    assert see(state)["whales"][0] == "A1"
    assert state.to_act == (1,), "a whale in A1 has nowhere to go, though one step is left"
    assert scores(state, "yellow", "red") == [22, 18]


# -- tsunami --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-215")
def test_a_tsunami_is_put_on_the_queen_or_moved():
    assert options(hazard("tsunami_light")) == ["hazard new"]
    assert options(hazard("tsunami_light", tsunamis="C3 H7")) == ["hazard 1", "hazard 2"]


@pytest.mark.rule("SW-216", "SW-220")
def test_a_new_tsunami_runs_straight_in_eight_directions_and_may_rest():
    state = hazard("tsunami_light", "hazard new")
    assert options(state) == [f"dir {way}" for way in ("N", "NE", "E", "SE", "S", "SW", "W", "NW")]
    play(state, "dir SW", "dist 3")
    assert see(state)["tsunamis"][0] == "B7"


@pytest.mark.rule("SW-217", "SW-218")
def test_a_tsunami_hits_ships_and_stations_and_ends_on_land():
    state = hazard(
        "tsunami_light",
        "hazard new",
        "dir E",
        "dist 4",
        stations={"yellow": "A3", "red": "I4"},
        ships={"red": "F4"},
    )
    assert scores(state, "yellow", "red") == [20 + 2 + 1, 20 - 2 - 1]
    assert see(state)["tsunamis"] == [None, None]


@pytest.mark.rule("SW-219", "SW-224")
def test_a_resting_tsunami_must_run_out():
    state = hazard("tsunami_light", "hazard 1", tsunamis="D4")
    assert set(options(state)) == {"dir N", "dir NE", "dir SW", "dir W", "dir NW"}
    assert why(state, "dir E") == "SW-219"
    play(state, "dir W")
    assert see(state)["tsunamis"] == [None, None]
    assert state.to_act == (1,)


@pytest.mark.rule("SW-221")
def test_leaving_takes_one_step_and_there_is_always_a_way_out():
    board = GAME.board
    queen = board.queen
    assert [board.ray_length(queen, way) for way in range(8)] == [4, 4, 4, 5, 5, 5, 4, 4]
    for name in board.names(board.water):
        cell = board.cell_of[name]
        assert any(board.ray_length(cell, way) <= 4 for way in range(8)), name
    state = hazard("tsunami_light", "hazard 1", "dir NE", tsunamis="H2")
    assert see(state)["tsunamis"] == [None, None]


@pytest.mark.rule("SW-222")
def test_an_own_station_ends_the_run_without_damage():
    state = hazard(
        "tsunami_light", "hazard new", "dir W", "dist 4", stations={"yellow": "A4", "red": "I5"}
    )
    assert scores(state, "yellow", "red") == [20, 20]
    assert see(state)["tsunamis"] == [None, None]


@pytest.mark.rule("SW-223", "SW-G-34")
@pytest.mark.parametrize(
    ("card", "way", "most"),
    [
        ("tsunami_light", "N", 4),
        ("tsunami_light", "S", 4),
        ("tsunami_blue", "S", 5),
        ("tsunami_blue", "SE", 5),
        ("tsunami_blue", "NE", 4),
    ],
)
def test_how_far_a_new_tsunami_may_run(card, way, most):
    state = hazard(card, "hazard new", f"dir {way}", ships={"red": "E2"})
    assert options(state) == [f"dist {n}" for n in range(1, most + 1)]
    assert scores(state, "yellow", "red") == [20, 20]
    assert why(state, f"dist {most + 1}") == "SW-223"
    play(state, f"dist {most}")
    if (card, way) != ("tsunami_light", "S"):
        assert see(state)["tsunamis"] == [None, None]


# -- crab -----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-225")
def test_the_crab_starts_on_free_land_and_stays():
    state = hazard("crab_light")
    assert len(fields(state, "crab")) == 24
    assert why(state, "crab I5") == "SW-225"
    play(state, "crab C0", "dist 2")
    assert see(state)["crab"] == "E0"
    later = hazard("crab_light", crab="E0")
    assert options(later) == ["dist 1", "dist 2", "dist 3", "dist 4"]


@pytest.mark.rule("SW-226")
def test_the_crab_walks_clockwise_up_to_its_number():
    state = hazard("crab_blue", crab="H0")
    assert why(hazard("crab_light", crab="H0"), "dist 5") == "SW-226"
    play(state, "dist 6")
    assert see(state)["crab"] == "I7"


@pytest.mark.rule("SW-227")
def test_own_stations_and_gaps_are_skipped():
    state = hazard("crab_light", "dist 2", crab="G0", stations={"yellow": "H0 I3", "red": "I5"})
    assert see(state)["crab"] == "I4"


@pytest.mark.rule("SW-228")
def test_every_foreign_station_on_the_way_is_hit():
    state = hazard("crab_light", "dist 3", crab="C0", stations={"yellow": "A3", "red": "D0 F0"})
    assert scores(state, "yellow", "red") == [20 + 2 + 1, 20 - 2 - 1]
    assert see(state)["crab"] == "F0"


@pytest.mark.rule("SW-229")
def test_putting_in_and_starting_do_no_damage():
    state = hazard("crab_light", "crab C0")
    assert scores(state, "yellow", "red") == [20, 20]
    under = hazard("crab_light", "dist 1", crab="I5")
    assert scores(under, "yellow", "red") == [20, 20]
    assert see(under)["crab"] == "I6"
    crowd = hazard("crab_blue", seats=4, crab="C0", stations={"yellow": "D0 E0 F0 G0 H0 I2"})
    assert options(crowd) == [f"dist {n}" for n in range(1, 7)]


# -- damage ---------------------------------------------------------------------------------------


@pytest.mark.rule("SW-230", "SW-G-08")
@pytest.mark.parametrize(
    ("points", "damage"),
    [
        (1, 1),
        (19, 1),
        (20, 2),
        (29, 2),
        (30, 3),
        (37, 3),
        (38, 3),
        (41, 4),
        (49, 4),
        (50, 5),
        (59, 5),
        (60, 6),
        (130, 6),
    ],
)
def test_the_amoebas_of_the_track(points, damage):
    state = hazard("whale_light", "hazard new", ships={"red": "E4"}, score={"red": points})
    assert score(state, "red") == points - damage


@pytest.mark.rule("SW-231", "SW-INV-05")
def test_what_the_victim_loses_the_attacker_gains():
    state = hazard(
        "tsunami_light",
        "hazard new",
        "dir E",
        seats=4,
        ships={"red": "F4 G4", "black": "F4", "white": "H4"},
        score={"red": 44, "black": 61, "white": 12},
    )
    before = sum(scores(state, "yellow", "red", "black", "white"))
    play(state, "dist 3")
    assert sum(scores(state, "yellow", "red", "black", "white")) == before
    assert scores(state, "red", "black", "white") == [44 - 4 - 4, 61 - 6, 11]


@pytest.mark.rule("SW-232", "SW-G-23")
def test_a_victim_pays_no_more_than_is_left():
    state = hazard("whale_light", "hazard new", ships={"red": "E4"}, score={"red": 0})
    assert scores(state, "yellow", "red") == [20, 0]
    twice = hazard("whale_light", "hazard new", ships={"red": "E4 E4"}, score={"red": 1})
    assert scores(twice, "yellow", "red") == [21, 0]
