"""Saved states: what can't be a game of Viral is refused when it is read."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.games.viral.given import GAME, new_game, set_up

from miasma.core.errors import StateError
from miasma.games.viral.rules import chance, choices, steps
from miasma.games.viral.table import ASK, OVER


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("ask", 99),
        ("event", 77),
        ("crisis", [50, -1, -1, -1]),
        ("hand", [-1, 31, 31, 0, 0]),
        ("vp", [-3, 0, 0, 0, 0]),
        ("first", 9),
        ("first", 3),
        ("active", 4),
        ("ask", OVER),
        ("supply", 0),
        ("research", [99, 0, 0, 0, 0]),
        ("bag", 0),
    ],
)
def test_a_position_that_cannot_be_is_refused(place, value):
    saved = set_up(3).to_dict()
    assert GAME.from_dict(saved).to_dict() == saved
    saved["position"][place] = value
    with pytest.raises(StateError, match="this is no position of Viral: "):
        GAME.from_dict(saved)


def test_a_virus_in_two_places_is_refused():
    saved = set_up(3).to_dict()
    saved["position"]["organs"][0] |= saved["position"]["organs"][1]
    with pytest.raises(StateError, match="VI-INV-01: a virus is in two places"):
        GAME.from_dict(saved)


@pytest.mark.parametrize(("key", "value"), [("to_act", [9]), ("to_act", []), ("agenda", [255])])
def test_what_stands_around_the_position_is_checked_too(key, value):
    saved = set_up(3).to_dict()
    saved[key] = value
    with pytest.raises(StateError):
        GAME.from_dict(saved)


def test_every_position_of_a_game_is_taken_back():
    rng = Random(8)
    for seed in range(6):
        state = new_game(2 + seed % 4, seed, draft=seed == 1, draws_first=seed == 2)
        while not state.over:
            actor = rng.choice(state.to_act)
            state.take(rng.choice(state.legal(actor)), actor)
            if rng.random() < 0.15 or state.over:
                saved = json.loads(json.dumps(state.to_dict()))
                assert GAME.from_dict(saved).to_dict() == saved


def test_a_question_that_is_none_is_not_answered():
    state = set_up(3)
    state.t[ASK] = OVER
    for answer in (
        lambda: choices.of(state, 0),
        lambda: chance.outcomes(state),
        lambda: chance.happen(state, 0),
        lambda: steps.apply(state, 0, 0),
        lambda: steps.run(state, 99),
    ):
        with pytest.raises(StateError):
            answer()
