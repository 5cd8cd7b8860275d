"""Invariants: they hold along random games, and a table that breaks one is found out."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.schwarm.given import CELL, GAME, given, new_game, play, see, start

from miasma.games.schwarm.board import members
from miasma.games.schwarm.rules import network
from miasma.games.schwarm.table import (
    ABILITY_OF,
    BUOYS,
    BUOYS_LEFT,
    COVERED,
    GOLDEN_LEFT,
    HAND,
    HELD,
    HIDDEN,
    OPEN_N,
    OWNER,
    PEGS,
    PEGS_LEFT,
    PLAYS_LEFT,
    QUEEN_BUOYS,
    ROUND,
    SCORE,
    SHIPS_LEFT,
    STATIONS_LEFT,
    TILE,
    TILED,
    WHALES,
)


def middle(seats: int = 3, seed: int = 2, phase: str = "play_card", tiles: int = 3):
    """A position of a random game between two actions, with some tiles on the board."""
    state = new_game(seats, seed)
    rng = Random(seed)
    while see(state)["phase"] != phase or len(see(state)["tiles"]) < tiles:
        state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])
    assert state.invariants() == []
    return state


def add(place: int, amount: int = 1):
    def change(state) -> None:
        state.t[place] += amount

    return change


def first_tile(state) -> int:
    return members(state.t[TILED])[0]


def lower_tile_with_more_openings(state) -> None:
    state.t[TILE + first_tile(state)] = 11 << 4 | 1


def tile_on_the_queen(state) -> None:
    state.t[COVERED] |= state.board.queen_bit
    state.t[HIDDEN] += 1


def four_tiles_on_one_field(state) -> None:
    state.t[TILE + first_tile(state)] = 11 << 12 | 7 << 8 | 1 << 4 | 1


def lost_opening(state) -> None:
    state.t[OPEN_N] ^= 1 << first_tile(state)


def link_without_station(state) -> None:
    seat = next(seat for seat in range(3) if not network.linked(state, seat))
    state.t[QUEEN_BUOYS] |= 1 << seat
    state.t[BUOYS_LEFT + seat] -= 1


def whale_on_land(state) -> None:
    state.t[WHALES] = CELL["F0"]


def four_researchers(state) -> None:
    place = next(p for p in range(26) if state.t[OWNER + p] >= 0)
    state.t[PEGS_LEFT + state.t[OWNER + place]] -= 4 - state.t[PEGS + place]
    state.t[PEGS + place] = 4


def stations_on_other_fields(state) -> None:
    state.t[39] ^= 1 << CELL["B0"]


def same_ability(state) -> None:
    state.t[ABILITY_OF] = state.t[ABILITY_OF + 1] = 2


def golden_from_nowhere(state) -> None:
    state.t[GOLDEN_LEFT] = 0
    state.t[HELD + 4] += 4 - sum(state.t[HELD + 5 * seat + 4] for seat in range(3))


BREAKS = [
    ("SW-INV-01", add(HIDDEN)),
    ("SW-INV-01", add(HELD + 2)),
    ("SW-INV-02", add(STATIONS_LEFT)),
    ("SW-INV-02", add(SHIPS_LEFT + 1)),
    ("SW-INV-02", add(PEGS_LEFT)),
    ("SW-INV-02", add(BUOYS_LEFT + 2)),
    ("SW-INV-03", four_researchers),
    ("SW-INV-03", stations_on_other_fields),
    ("SW-INV-04", add(SCORE, -1000)),
    ("SW-INV-06", tile_on_the_queen),
    ("SW-INV-06", four_tiles_on_one_field),
    ("SW-INV-07", lower_tile_with_more_openings),
    ("SW-INV-08", link_without_station),
    ("SW-INV-09", lost_opening),
    ("SW-INV-10", same_ability),
    ("SW-INV-11", add(PLAYS_LEFT)),
    ("SW-INV-12", whale_on_land),
    ("SW-INV-14", add(HIDDEN, -1)),
    ("SW-INV-16", add(ROUND, 9)),
    ("SW-INV-20", golden_from_nowhere),
]


@pytest.mark.rule("SW-INV-01", "SW-INV-02", "SW-INV-03", "SW-INV-04", "SW-INV-06", "SW-INV-07")
@pytest.mark.rule("SW-INV-08", "SW-INV-09", "SW-INV-11", "SW-INV-12", "SW-INV-14", "SW-INV-20")
@pytest.mark.parametrize(("rule", "change"), BREAKS)
def test_a_broken_table_is_found_out(rule, change):
    state = middle()
    change(state)
    assert any(sentence.startswith(rule) for sentence in state.invariants())


@pytest.mark.rule("SW-INV-10", "SW-INV-15")
def test_cards_that_got_lost_are_found_out():
    state = start(3)
    play(state, "pick 0", "pick 2")
    assert state.invariants() == []
    state.t[HAND] += 1
    found = state.invariants()
    assert any(sentence.startswith("SW-INV-10") for sentence in found)
    assert any(sentence.startswith("SW-INV-15") for sentence in found)


@pytest.mark.rule("SW-INV-05")
@pytest.mark.parametrize("seed", range(4))
def test_hazards_conserve_points_purchases_lower_and_tiles_raise_them(seed):
    state = new_game(4, seed, variant1_tsunami=bool(seed % 2))
    rng = Random(seed)
    while not state.over:
        before = sum(state.t[SCORE : SCORE + 4])
        actor = state.to_act[0]
        action = GAME.vocabulary[rng.choice(state.legal(actor))]
        prices = len(see(state)["row"])
        phase, number = see(state)["phase"], see(state)["round"]
        state.take(action.index, actor)
        if see(state)["round"] != number or state.over:
            continue
        gained = sum(state.t[SCORE : SCORE + 4]) - before
        if action.kind in ("hazard", "dir", "dist", "crab"):
            assert gained == 0
        elif action.kind == "pick":
            assert gained == -(prices if action.args[0] == "order" else int(action.args[0]))
        elif action.kind in ("place", "buoy") and phase != "queen_buoy":
            assert gained >= 0
        else:
            assert gained == 0


@pytest.mark.rule("SW-INV-09")
@pytest.mark.parametrize("seed", range(4))
def test_no_network_shrinks_through_another_players_action(seed):
    state = new_game(4, seed)
    rng = Random(seed)
    while not state.over:
        actor = state.to_act[0]
        before = [network.ways(state, seat, True) for seat in range(4)]
        state.take(rng.choice(state.legal(actor)), actor)
        for seat in range(4):
            if seat != actor and actor >= 0:
                now = network.ways(state, seat, True)
                assert all(not old & ~new for old, new in zip(before[seat], now, strict=True))


@pytest.mark.rule("SW-INV-13")
def test_paths_never_repeat_and_tsunamis_run_straight():
    board = GAME.board
    for cell in members(board.water):
        for way in range(8):
            ray = board.rays[cell][way]
            assert len(set(ray)) == len(ray)
            assert cell not in ray
            steps = {
                (b % 9 - a % 9, b // 9 - a // 9) for a, b in zip([cell, *ray], ray, strict=False)
            }
            assert len(steps) <= 1
            assert all(board.ring_of[other] < 0 for other in ray[:-1])


@pytest.mark.rule("SW-INV-16")
def test_same_choices_same_game():
    one, two = new_game(3, 5), new_game(3, 5)
    rng = Random(5)
    while not one.over:
        action = rng.choice(one.legal(one.to_act[0]))
        actor = one.to_act[0]
        one.take(action, actor)
        two.take(action, actor)
    assert one.position() == two.position()


@pytest.mark.rule("SW-INV-17")
def test_a_free_start_always_has_a_field():
    for seed in range(20):
        state = new_game(4, seed, variant1_setup=True)
        rng = Random(seed)
        while see(state)["phase"] in ("lots", "first_station"):
            found = state.legal(state.to_act[0])
            assert found
            state.take(rng.choice(found), state.to_act[0])


@pytest.mark.rule("SW-INV-02")
def test_a_tile_bears_at_most_three_buoys():
    state = given(
        2,
        stations={"yellow": "A3(3)"},
        tiles={"yellow": "B3:EW"},
        held={"yellow": "three four"},
        hand={"yellow": "researcher"},
    )
    play(state, "play researcher", "place ESW B3", "place NESW B3")
    assert state.t[BUOYS + CELL["B3"]] == 3
