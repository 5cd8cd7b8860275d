"""Win chances as they are shown: one side wins, so all sides share them."""

from __future__ import annotations

from random import Random

import pytest

import miasma
from miasma.agents.agent import Estimate
from miasma.agents.shares import judged, shared, shares


def begun(game: str, seats: int) -> miasma.State:
    state = miasma.game(game).start(seats, seed=3)
    rng = Random(3)
    while state.ply < 60 or not state.to_act or state.to_act[0] < 0:
        if state.to_act[0] < 0:
            state.roll(rng)
        else:
            state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])
    return state


@pytest.mark.parametrize(("game", "seats"), [("schwarm", 3), ("schwarm", 4), ("viral", 3)])
@pytest.mark.parametrize("knowing", [True, False])
def test_the_chances_of_rivals_add_up_to_one(game: str, seats: int, knowing: bool) -> None:
    state = begun(game, seats)
    seat = state.to_act[0] if knowing else None
    found = shares(state, judged(state, seat, Random(1)))
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 <= chance <= 1.0 for chance in found)


def test_who_plays_together_wins_together() -> None:
    state = begun("virusid", 3)
    chances = shares(state, judged(state, None, Random(1)))
    assert len(set(chances)) == 1
    assert chances == state.game.evaluate_all(state)


def test_options_are_rated_on_the_scale_of_the_curve() -> None:
    state = begun("schwarm", 3)
    seat = state.to_act[0]
    raw = state.game.evaluate(state, seat)
    first, second = (state.game.vocabulary[index] for index in state.legal(seat)[:2])
    found = shared(state, seat, [Estimate(first, raw, 9), Estimate(second, raw / 2, 1)], Random(1))
    assert [(one.action, one.visits) for one in found] == [(first, 9), (second, 1)]
    share = shares(state, judged(state, seat, Random(1)))[seat]
    assert found[0].value == pytest.approx(share, abs=0.02)
    assert found[1].value < found[0].value < raw
