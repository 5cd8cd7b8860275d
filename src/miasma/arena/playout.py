"""Random play to the end, through the doors that every search uses; what `miasma bench` measures.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from random import Random

from miasma.core.state import State


def play_out(state: State, rng: Random) -> int:
    """Play random actions, chance included, until the game is over; returns how many.

    Chance is played like a seat, by its list of outcomes: weights don't matter for speed.
    """
    random = rng.random
    moves = 0
    while state.to_act:
        seat = state.to_act[0]
        legal = state.legal(seat)
        state.take(legal[int(random() * len(legal))], seat)
        moves += 1
    return moves
