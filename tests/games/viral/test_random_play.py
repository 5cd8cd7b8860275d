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


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random(seats):
    game = find_game("viral")
    won = 0
    for seed in range(4):
        agents = [find_agent("random", seed=seat) for seat in range(seats)]
        agents[seed % seats] = find_agent("greedy", seed=1, worlds=2)
        state = game.start(seats, seed)
        while not state.over:
            state.advance()
            if state.over:
                break
            actor = state.to_act[0]
            state.play(agents[actor].choose(state, actor), actor)
        won += seed % seats in state.outcome.winners
    assert won == 4


@pytest.mark.parametrize("options", [{}, {"draft": True}])
def test_mcts_plays_every_mode(options):
    game = find_game("viral")
    for seats in (2, 3):
        agents = [find_agent("mcts:12", seed=seat) for seat in range(seats)]
        state = game.start(seats, 3, options)
        while not state.over:
            state.advance()
            if state.over:
                break
            actor = state.to_act[0]
            state.play(agents[actor].choose(state, actor), actor)
        assert state.outcome is not None
