"""Random play with hypothesis: what fails is shrunk to the shortest game that still does."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tiny import GAME

import miasma
from miasma.core.game import Game

GAMES = [*(miasma.game(name) for name in miasma.games()), GAME]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=25)
@given(
    seats=st.integers(0, 9),
    seed=st.integers(0, 1 << 20),
    choices=st.lists(st.integers(0, 99), max_size=150),
)
def test_play_keeps_the_invariants_and_replays(
    game: Game, seats: int, seed: int, choices: list[int]
) -> None:
    least, most = game.seats
    count = least + seats % (most - least + 1)
    state = game.start(count, seed, game.sample_options(Random(seed), count))
    for choice in choices:
        if state.over:
            break
        actor = state.to_act[choice % len(state.to_act)]
        legal = state.legal(actor)
        state.play(legal[choice % len(legal)], actor)
        assert state.invariants() == []
        assert all(state.legal(seat) for seat in state.to_act)
    again = state.record().replay()
    assert again.to_dict() == {**state.to_dict(), "seed": None}
    for reader in (*range(count), None):
        assert again.view(reader) == state.view(reader)
