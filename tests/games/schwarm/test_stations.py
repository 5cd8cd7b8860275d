"""The station action: SW-100 to SW-108."""

from __future__ import annotations

import pytest
from tests.games.schwarm.given import (
    fields,
    given,
    linked,
    new_game,
    options,
    play,
    player,
    points,
    score,
    see,
    to_the_end,
    why,
)

HOME = {"yellow": "A3", "red": "I5"}


def station(**more):
    more.setdefault("stations", HOME)
    return play(given(2, hand={"yellow": "station"}, **more), "play station")


@pytest.mark.rule("SW-100", "SW-101")
def test_a_station_with_a_researcher_on_any_land_without_one():
    state = station()
    assert len(fields(state, "build")) == 24
    assert why(state, "build I5") == "SW-101"
    play(state, "build H9")
    assert {"field": "H9", "seat": 0, "researchers": 1} in see(state)["stations"]
    assert player(state, "yellow")["researchers_left"] == 5


@pytest.mark.rule("SW-102")
def test_without_a_researcher_the_station_is_built_alone():
    state = station(left={"yellow": {"pegs": 0}})
    play(state, "build H9")
    assert {"field": "H9", "seat": 0, "researchers": 0} in see(state)["stations"]


@pytest.mark.rule("SW-103")
def test_without_a_station_a_researcher_is_added():
    state = station(left={"yellow": {"stations": 0}}, stations={"yellow": "A3(3) B0", "red": "I5"})
    assert options(state) == ["staff B0"]
    assert why(state, "build C0") == "SW-103"
    assert why(state, "done") == "SW-097"
    play(state, "staff B0")
    assert {"field": "B0", "seat": 0, "researchers": 2} in see(state)["stations"]


@pytest.mark.rule("SW-104")
def test_with_neither_the_card_has_no_effect():
    state = station(left={"yellow": {"stations": 0, "pegs": 0}})
    assert state.to_act == (1,)


@pytest.mark.rule("SW-105", "SW-G-24")
def test_the_crab_does_not_occupy_land():
    state = station(crab="C0")
    assert "build C0" in options(state)


@pytest.mark.rule("SW-106")
def test_stations_and_researchers_stay_where_they_are():
    state = new_game(4)
    seen: dict[str, tuple[int, int]] = {}

    def look() -> None:
        now = {s["field"]: (s["seat"], s["researchers"]) for s in see(state)["stations"]}
        for field, (seat, pegs) in seen.items():
            assert now[field][0] == seat
            assert now[field][1] >= pegs
        seen.update(now)

    while not state.over:
        state.take(state.legal(state.to_act[0])[0], state.to_act[0])
        look()
    assert to_the_end(new_game(3)).over


@pytest.mark.rule("SW-107")
def test_no_choice_between_station_and_researcher():
    state = station()
    assert why(state, "staff A3") == "SW-107"
    assert not options(state, "staff")


@pytest.mark.rule("SW-108", "SW-G-32")
def test_a_new_station_joins_the_network_and_the_queen_at_once():
    state = station(stations={"yellow": "H9", "red": "I5"}, tiles={"yellow": "B4:EW C4:EW D4:EW"})
    assert not linked(state, "yellow")
    assert points(state, "yellow") == 3
    play(state, "build A4")
    assert linked(state, "yellow")
    assert points(state, "yellow") == 1 + 1 + 3 + 1
    assert score(state, "yellow") == 20
