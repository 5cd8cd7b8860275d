"""Variants: SW-046, SW-190 to SW-198."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.schwarm.given import (
    GAME,
    fields,
    given,
    new_game,
    options,
    play,
    score,
    see,
    to_the_end,
    why,
)


@pytest.mark.rule("SW-046", "SW-190", "SW-193")
def test_lots_are_open_and_the_highest_builds_first():
    state = new_game(4, variant1_setup=True)
    assert options(state) == ["lot 1", "lot 2", "lot 3", "lot 4"]
    play(state, "lot 3", "lot 1", "lot 4", "lot 2")
    assert see(state)["track"] == [1, 3, 0, 2]
    order = []
    while options(state, "build"):
        order.append(state.to_act[0])
        state.play(options(state)[0])
    assert order == [2, 0, 3, 1]
    while state.to_act == (-1,):
        state.play(options(state)[0])
    assert state.to_act == (1,)
    assert see(state)["track"] == [1, 3, 0, 2]
    assert [s["researchers"] for s in see(state)["stations"]] == [1] * 4


@pytest.mark.rule("SW-191", "SW-EX-30", "SW-INV-17")
def test_first_stations_keep_their_distance_both_ways_round():
    state = new_game(2, variant1_setup=True)
    play(state, "lot 1", "lot 2", "build F0")
    legal = fields(state, "build")
    assert {"B0", "I3"} <= legal
    assert not {"C0", "D0", "E0", "F0", "G0", "H0", "I2"} & legal
    assert len(legal) == 26 - 7
    assert why(state, "build C0") == "SW-191"
    assert why(state, "build F0") == "SW-101"
    round_the_end = new_game(2, variant1_setup=True)
    play(round_the_end, "lot 1", "lot 2", "build B0")
    assert not {"A2", "A3", "A4", "C0", "D0", "E0"} & fields(round_the_end, "build")
    assert {"A5", "F0"} <= fields(round_the_end, "build")


@pytest.mark.rule("SW-192")
def test_later_stations_keep_no_distance():
    state = given(
        2, stations={"yellow": "F0", "red": "B0"}, hand={"yellow": "station"}, variant1_setup=True
    )
    play(state, "play station")
    assert {"G0", "C0"} <= fields(state, "build")


@pytest.mark.rule("SW-194")
@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_players_draw_fewer_lots(seats):
    state = new_game(seats, variant1_setup=True)
    assert options(state) == [f"lot {n}" for n in range(1, seats + 1)]
    play(state, *(f"lot {n}" for n in range(1, seats + 1)))
    assert state.to_act == (seats - 1,)


def wave(*actions: str, fierce: bool = True, **more):
    more.setdefault("hand", {"yellow": "tsunami_blue"})
    state = given(2, variant1_tsunami=fierce, **more)
    return play(state, "play tsunami_blue", "hazard new", *actions)


@pytest.mark.rule("SW-195")
def test_a_fierce_tsunami_also_hits_the_neighbours_for_one_less():
    more: dict[str, Any] = {"stations": {"yellow": "B0 D9", "red": "E9 F9"}, "score": {"red": 40}}
    state = wave("dir S", "dist 5", **more)
    assert score(state, "red") == 40 - 4 - (3 - 1)
    assert score(state, "yellow") == 20 + 4 + 2
    calm = wave("dir S", "dist 5", fierce=False, **more)
    assert score(calm, "red") == 36


@pytest.mark.rule("SW-195", "SW-EX-33")
def test_a_fierce_tsunami_on_empty_land():
    state = given(
        4,
        stations={"red": "A3", "white": "D9"},
        score={"white": 30, "red": 20},
        hand={"red": "tsunami_blue"},
        turn="red",
        variant1_tsunami=True,
    )
    play(state, "play tsunami_blue", "hazard new", "dir S", "dist 5")
    assert score(state, "white") == 28
    assert score(state, "red") == 22


@pytest.mark.rule("SW-196")
def test_struck_field_then_anticlockwise_then_clockwise_and_protection_adds_up():
    state = given(
        3,
        stations={"yellow": "B0", "red": "E9 F9", "black": "D9"},
        ability={"red": "protection"},
        score={"red": 31, "black": 30},
        hand={"yellow": "tsunami_blue"},
        variant1_tsunami=True,
    )
    state.listen()
    play(state, "play tsunami_blue", "hazard new", "dir S")
    state.listen()
    play(state, "dist 5")
    hits = [(e.data["field"], e.data["points"]) for e in state.events or [] if e.kind == "hit"]
    assert hits == [("E9", 2), ("F9", 0), ("D9", 2)]
    off = wave("dir NE", "dist 4", stations={"yellow": "A3", "red": "H0 I2"})
    assert score(off, "red") == 20, "leaving the board strikes no land"


@pytest.mark.rule("SW-197")
def test_with_hidden_hands_others_see_only_how_many_cards_are_left():
    state = given(
        3, stations={"yellow": "A3"}, hand={"red": "ship whale_light"}, variant2_hidden_hand=True
    )
    for reader in (0, 2, None):
        red = state.view(reader)["players"][1]
        assert red["cards"] is None
        assert red["cards_left"] == 2
        assert red["joker"] is True
    assert state.view(1)["players"][1]["cards"] == {"ship": 1, "whale_light": 1}


@pytest.mark.rule("SW-198")
def test_the_options_are_off_by_default_and_combine_freely():
    assert [(o.id, o.default) for o in GAME.options_schema] == [
        ("variant1_setup", False),
        ("variant1_tsunami", False),
        ("variant2_hidden_hand", False),
    ]
    for bits in range(8):
        chosen = {
            "variant1_setup": bool(bits & 1),
            "variant1_tsunami": bool(bits & 2),
            "variant2_hidden_hand": bool(bits & 4),
        }
        assert to_the_end(new_game(3, bits, **chosen), bits).over
