"""What the judgement of a table comes to in games survived, as people read it."""

from __future__ import annotations

from random import Random

import pytest

import miasma
from miasma.agents.agent import Estimate
from miasma.agents.shares import judged, shared, shares
from miasma.games.zeds import evaluate, outlook
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import CARDS_LEFT

LEVELS = ("base", "I", "II", "III", "IV", "V")


def begun(level: str, **options: object) -> ZedsState:
    state = miasma.game("zeds").start(1, seed=4, options={"level": level, **options})
    state.advance()
    assert isinstance(state, ZedsState)
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_that_begins_is_not_as_good_as_won(level: str) -> None:
    state = begun(level)
    (chance,) = shares(state, judged(state, None, Random(1)))
    assert 0.2 < chance < 0.55


def test_a_longer_deck_is_a_worse_outlook() -> None:
    chances = [
        shares(state, judged(state, None, Random(1)))[0]
        for state in (begun("III", length="short"), begun("III", length="long"))
    ]
    assert chances[1] < chances[0]


@pytest.mark.parametrize("cards", [0, 1, 7, 20])
def test_the_better_table_has_the_better_outlook(cards: int) -> None:
    state = begun("V")
    state.t[CARDS_LEFT] = cards
    values = [place / 200 for place in range(201)]
    found = [outlook.win_chance(state, value) for value in values]
    assert found == sorted(found)
    assert (found[0], found[-1]) == (0.0, 1.0)
    assert found[190] > found[100] > found[10]


@pytest.mark.parametrize("value", [0.05, 0.5, 0.93])
def test_merit_is_the_score_behind_a_value(value: float) -> None:
    score = outlook.merit(value)
    margin = evaluate.STEEPNESS * (score + evaluate.MIDDLE)
    again = 2.718281828459045**margin / (1.0 + 2.718281828459045**margin)
    assert evaluate.UNSURE + (1.0 - 2.0 * evaluate.UNSURE) * again == pytest.approx(value)


def test_options_are_rated_on_the_scale_of_the_curve() -> None:
    state = begun("II")
    raw = state.game.evaluate(state, 0)
    better, worse = (state.game.vocabulary[index] for index in state.legal(0)[:2])
    found = shared(state, 0, [Estimate(better, raw, 9), Estimate(worse, raw / 2, 1)], Random(1))
    assert [(one.action, one.visits) for one in found] == [(better, 9), (worse, 1)]
    assert found[0].value == shares(state, [raw])[0]
    assert found[1].value < found[0].value < raw
