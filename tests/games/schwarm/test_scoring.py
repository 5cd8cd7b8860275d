"""Round scoring and final scoring: SW-240 to SW-255."""

from __future__ import annotations

import pytest
from tests.games.schwarm.given import (
    component_points,
    given,
    player,
    points,
    score,
    see,
    told,
)

from miasma.games.schwarm.rules import scoring
from miasma.games.schwarm.table import PLAYS_LEFT

IDLE = {"stations": 0, "pegs": 0}


def last_card(round: int = 1, seats: int = 2, **more):
    """The last card of a round is played and does nothing; what happened is told."""
    left = dict(more.pop("left", {}))
    left["yellow"] = {**IDLE, **left.get("yellow", {})}
    state = given(seats, round=round, hand={"yellow": "station"}, jokers="", left=left, **more)
    state.t[PLAYS_LEFT] = 1
    return state, told(state, "play station")


@pytest.mark.rule("SW-240")
def test_stations_researchers_buoys_and_ships_of_one_component_count():
    state, events = last_card(
        stations={"yellow": "A3(2)", "red": "I5(1)"},
        tiles={"yellow": "B3:EWx2 C3:EW"},
        ships={"yellow": "D3 D3"},
    )
    assert score(state, "yellow") == 20 + 1 + 2 + 3 + 2
    assert score(state, "red") == 22
    told_of = next(e.data for e in events if e.kind == "scored")
    assert [told_of[k] for k in ("stations", "researchers", "buoys", "ships")] == [1, 2, 3, 2]


@pytest.mark.rule("SW-241")
def test_only_the_best_component_counts_with_the_brilliant_researcher():
    tiles = {"yellow": "F5:EW G5:EW F6:EW G6:EW H5:EW"}
    plain, _ = last_card(stations={"yellow": "A3(2)", "red": "I2"}, tiles=tiles)
    assert score(plain, "yellow") == 23
    bright, _ = last_card(
        stations={"yellow": "A3(2)", "red": "I2"},
        tiles=tiles,
        ability={"yellow": "brilliant_researcher"},
    )
    assert score(bright, "yellow") == 25


@pytest.mark.rule("SW-243")
def test_a_component_without_a_station_may_be_scored():
    state = given(2, stations={"yellow": "A3(1)"}, tiles={"yellow": "F5:EW G5:EW H5:EW"})
    assert component_points(state, "yellow") == [3, 2]
    assert points(state, "yellow") == 3


@pytest.mark.rule("SW-244")
def test_abilities_go_back_and_the_order_stones_stay():
    state, _ = last_card(
        stations={"yellow": "A3", "red": "I5"}, track="red yellow", ability={"yellow": "protection"}
    )
    assert see(state)["round"] == 2
    assert player(state, "yellow")["ability"] is None
    assert see(state)["track"] == [1, 0]
    assert player(state, "yellow")["joker"]


@pytest.mark.rule("SW-245")
def test_all_players_score_the_same_position():
    state, events = last_card(
        seats=4, stations={"yellow": "A3", "red": "I5", "black": "F0", "white": "E9"}
    )
    assert [event.data["seat"] for event in events if event.kind == "scored"] == [0, 1, 2, 3]
    assert [state.score(seat) for seat in range(4)] == [22, 22, 22, 22]


# -- the end --------------------------------------------------------------------------------------

LINK = {"yellow": "B4:EW C4:EW D4:EW"}


@pytest.mark.rule("SW-250")
def test_the_final_scoring_comes_on_top_of_the_last_round():
    state, events = last_card(round=4, stations={"yellow": "A4(1)", "red": "I5(1)"}, tiles=LINK)
    assert state.over
    assert score(state, "yellow") == 20 + 6 + 4
    assert score(state, "red") == 20 + 2
    kinds = [event.kind for event in events if not event.heading]
    assert kinds[-5:] == ["scored", "scored", "final", "final", "won"]
    middle, _ = last_card(round=3, stations={"yellow": "A4(1)", "red": "I5(1)"}, tiles=LINK)
    assert not middle.over
    assert score(middle, "yellow") == 26


@pytest.mark.rule("SW-251")
def test_stations_linked_to_the_queen_bring_their_land_value():
    state = given(
        2, stations={"yellow": "A4(0) A5(3) A7(1)"}, tiles={"yellow": "B4:ESW B5:NW C4:EW D4:EW"}
    )
    assert scoring.queen_points(state, 0) == 4 + 5
    without = given(2, stations={"yellow": "A4 A5"}, tiles={"yellow": "B4:ESW B5:NW"})
    assert scoring.queen_points(without, 0) == 0


@pytest.mark.rule("SW-252")
@pytest.mark.parametrize(
    ("stations", "bonus"), [("A3", 0), ("A3 B0", 10), ("A3 B0 H0 I2", 30), ("A3 B0 I2 B9", 50)]
)
def test_linked_shores(stations, bonus):
    state = given(
        2,
        stations={"yellow": stations},
        tiles={
            "yellow": " ".join(
                [
                    "B1:NESW",
                    "B2:NESW",
                    *(f"B{r}:NESW" for r in range(3, 9)),
                    *(f"{c}1:NESW*" for c in "CDEF"),
                    "G1:EW",
                    "H1:NEW",
                    "I1:ESW",
                ]
            )
        },
    )
    assert scoring.queen_points(state, 0) == 0
    assert scoring.side_points(state, 0) == bonus


@pytest.mark.rule("SW-253", "SW-G-17")
def test_only_the_component_with_the_most_shores_counts():
    state = given(
        2,
        stations={"yellow": "A2 B0 I7 H9"},
        tiles={"yellow": "B2:NW B1:NS H7:ES H8:NS"},
        ships={"yellow": "I8"},
    )
    assert scoring.side_points(state, 0) == 10


@pytest.mark.rule("SW-254")
def test_what_is_not_on_the_board_brings_nothing():
    state, _ = last_card(
        round=4, stations={"yellow": "A3(1)", "red": "I5(1)"}, held={"yellow": "three three golden"}
    )
    assert score(state, "yellow") == 22


@pytest.mark.rule("SW-255")
def test_abilities_do_not_change_the_final_scoring():
    state, events = last_card(
        round=4,
        stations={"yellow": "A4(2)", "red": "I5(1)"},
        tiles=LINK,
        ability={"yellow": "brilliant_researcher"},
    )
    final = next(event.data for event in events if event.kind == "final")
    assert final["values"] == 4
    assert final["shores"] == 0
    assert score(state, "yellow") == 20 + (1 + 4 + 4) + 4


@pytest.mark.rule("SW-252", "SW-253")
def test_shores_are_those_of_the_component_with_the_most():
    state = given(
        2,
        stations={"yellow": "D0(3) A2 B0"},
        tiles={"yellow": "A1:ES B1:NW D1:NS D2:NS D3:NS D4:NS"},
    )
    assert player(state, "yellow")["sides"] == 2
    assert player(state, "yellow")["final_points"] == 10


@pytest.mark.rule("SW-085", "SW-244")
def test_the_final_table_shows_what_the_last_round_brought():
    state = given(
        2,
        stations={"yellow": "A3(3)", "red": "I5"},
        ability={"yellow": "brilliant_researcher"},
        jokers="",
        hand={"yellow": "ship"},
        round=4,
    )
    state.t[PLAYS_LEFT] = 1
    scored = {
        event.data["seat"]: event.data["points"]
        for event in told(state, "play ship", "done")
        if event.kind == "scored"
    }
    assert scored == {0: 7, 1: 2}
    assert state.over
    table = next(w for w in state.scene(None).widgets() if w.id == "final").to_dict()
    assert [row[:2] for row in table["rows"]] == [["Yellow", "7"], ["Red", "2"]]


def test_what_a_round_pays_stands_under_a_heading_of_its_own():
    _, middle = last_card()
    kinds = [event.kind for event in middle if event.heading or event.kind == "scored"]
    assert kinds == ["scoring", "scored", "scored", "round"]
    _, end = last_card(round=4)
    kinds = [event.kind for event in end if event.heading or event.kind in ("final", "won")]
    assert kinds[:4] == ["scoring", "final-scoring", "final", "final"]
