"""The vocabulary: counts, order, notation and targets, as the rules page lists them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.schwarm.given import GAME, given, new_game, play

from miasma.games.schwarm import actions

COUNTS = {
    "pick": 17,
    "order": 4,
    "ability": 4,
    "play": 11,
    "as": 6,
    "first": 2,
    "build": 26,
    "staff": 26,
    "launch": 30,
    "move": 12,
    "place": 708,
    "buoy": 59,
    "hazard": 3,
    "dir": 8,
    "crab": 26,
    "dist": 6,
    "done": 1,
    "lot": 4,
    "deal": 5,
    "draw": 5,
    "reveal": 4,
}
FIRSTS = {
    "pick 0": actions.PICK,
    "pick order": actions.PICK_ORDER,
    "order 1": actions.ORDER,
    "ability fast_ship": actions.ABILITY,
    "play station": actions.PLAY,
    "as station": actions.AS,
    "first ship": actions.FIRST,
    "build B0": actions.BUILD,
    "staff B0": actions.STAFF,
    "launch A1": actions.LAUNCH,
    "move 1 N": actions.MOVE,
    "place NS A1": actions.PLACE,
    "buoy A1": actions.BUOY,
    "hazard new": actions.HAZARD,
    "dir N": actions.DIR,
    "crab B0": actions.CRAB,
    "dist 1": actions.DIST,
    "done": actions.DONE,
    "lot 1": actions.LOT,
    "deal researcher": actions.DEAL,
    "draw station": actions.DRAW,
    "reveal two_straight": actions.REVEAL,
}


def test_949_actions_of_seats_and_18_of_chance():
    assert GAME.vocabulary.seat_actions == 949
    assert len(GAME.vocabulary) == 967
    assert Counter(action.kind for action in GAME.vocabulary) == COUNTS


@pytest.mark.parametrize(("notation", "index"), FIRSTS.items())
def test_where_each_block_begins(notation, index):
    assert GAME.parse(notation).index == index


def test_water_runs_by_rows_and_land_along_the_ring():
    water = [a.args[1] for a in GAME.vocabulary if a.kind == "place" and a.args[0] == "NS"]
    assert water == sorted(water, key=lambda name: (name[1], name[0]))
    assert "E4" not in water
    land = [a.args[0] for a in GAME.vocabulary if a.kind == "build"]
    assert land == GAME.data.board.board.land_ring_clockwise


@pytest.mark.parametrize(
    "notation",
    [
        "pick 3",
        "play whale_blue",
        "move 2 E",
        "place ESW C4",
        "place NESW* F5",
        "buoy G7",
        "dist 4",
    ],
)
def test_the_examples_of_the_page_parse(notation):
    assert str(GAME.parse(notation)) == notation
    assert GAME.parse(notation.upper()).notation == notation


def test_shape_and_field_of_a_place():
    index = GAME.parse("place ESW C4").index
    assert actions.SHAPE_IDS[actions.shape_of(index)] == "ESW"
    assert GAME.board.ids[GAME.board.tile_cells[actions.field_of(index)]] == "C4"


def test_targets_follow_the_position():
    state = given(2, stations={"yellow": "A3"}, ships={"yellow": "B3 C3"}, hand={"yellow": "ship"})
    play(state, "play ship")
    found = {str(a): a.targets for a in state.options(0)}
    assert found["move 2 E"] == ("ship-0-2", "D3")
    wave = given(2, stations={"yellow": "A3"}, hand={"yellow": "tsunami_light"})
    play(wave, "play tsunami_light")
    assert wave.options(0)[0].targets == ("supply-tsunami",)
    play(wave, "hazard new")
    found = {str(a): a.targets for a in wave.options(0)}
    assert found["dir N"] == ("E3", "E2", "E1", "E0")
    assert found["dir NE"] == ("F3", "G2", "H1", "exit-NE")
    play(wave, "dir NE")
    assert [a.targets for a in wave.options(0)] == [("F3",), ("G2",), ("H1",), ("exit-NE",)]
    crab = given(2, stations={"yellow": "H0"}, hand={"yellow": "crab_light"}, crab="G0")
    play(crab, "play crab_light")
    assert crab.options(0)[0].targets == ("I2",)


def test_every_kind_of_action_is_played_in_random_games():
    seen = set()
    for seed in range(12):
        state = new_game(2 + seed % 3, seed, variant1_setup=bool(seed % 2))
        rng = Random(seed)
        while not state.over:
            actor = state.to_act[0]
            index = rng.choice(state.legal(actor))
            seen.add(GAME.vocabulary[index].kind)
            state.take(index, actor)
    assert set(COUNTS) - seen <= {"buoy"}
