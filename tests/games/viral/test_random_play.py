"""Random games keep every promise; hypothesis shrinks what does not."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from miasma.agents.catalogue import find_agent
from miasma.core.conformance import soak_one
from miasma.core.registry import find_game


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10_000))
def test_random_games_keep_every_promise(index):
    report = soak_one("viral", index, seed=11)
    assert not report.failures, report.failures[0]


def played(seats, seed, players, options=None):
    """A game between computer players, to its end."""
    state = find_game("viral").start(seats, seed, options)
    state.advance()
    while state.to_act:
        actor = state.to_act[0]
        state.play(players[actor].choose(state, actor), actor)
        state.advance()
    assert state.outcome is not None
    return state.outcome


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random(seats):
    for seed in range(4):
        players = [find_agent("random", seed=seat) for seat in range(seats)]
        players[seed % seats] = find_agent("greedy", seed=1, worlds=2)
        assert played(seats, seed, players).winners == [seed % seats]


@pytest.mark.parametrize("options", [{}, {"draft": True}])
@pytest.mark.parametrize("seats", [2, 3])
def test_mcts_plays_every_mode(seats, options):
    players = [find_agent("mcts:12", seed=seat) for seat in range(seats)]
    assert len(played(seats, 3, players, options).winners) == 1
