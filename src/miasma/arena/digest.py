"""A digest of fixed games: two ways of running the same rules must give the same one.

`python -m miasma.arena.digest` prints it as JSON; `miasma accelerate` compares what plain Python
and the compiled kernels print.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from random import Random

from miasma.agents.agent import Agent
from miasma.agents.catalogue import find_agent
from miasma.arena.match import derive, let_play
from miasma.core.chance import CHANCE
from miasma.core.registry import find_game, game_ids
from miasma.core.state import State

PLAYERS = ("random", "random", "random", "greedy", "mcts:20")
"""Who plays the games, one kind of player a game: most of them quick, each of them once."""
THOUGHTS = 40
"""Decisions that the player makes before a random one ends the game: some games are long."""


def digest(game_id: str, games: int = 20, seed: int = 7) -> str:
    """Play games of all seats and options and hash what happened in them."""
    game = find_game(game_id)
    hasher = hashlib.sha256()
    least, most = game.seats
    for index in range(games):
        seats = least + index % (most - least + 1)
        options = game.sample_options(Random(derive(seed, index, "options")), seats)
        name = PLAYERS[index % len(PLAYERS)]
        players = [find_agent(name, seed=derive(seed, index, seat)) for seat in range(seats)]
        state = game.start(seats, derive(seed, index, "chance"), options)
        play_on(state, players, THOUGHTS)
        play_on(state, [find_agent("random", seed=derive(seed, index, "end"))] * seats)
        hasher.update(state.record().dumps().encode())
        hasher.update(json.dumps(state.to_dict(), sort_keys=True).encode())
    return hasher.hexdigest()


def play_on(state: State, players: Sequence[Agent], decisions: int | None = None) -> None:
    """Let players go on with a game to its end, or for so many decisions."""
    for player in players:
        player.new_game()
    while state.to_act and decisions != 0:
        seat = state.to_act[0]
        if seat == CHANCE:
            state.roll()
            continue
        let_play(players[seat], state, seat)
        if decisions is not None:
            decisions -= 1


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    from miasma.core import state

    return not str(state.__file__).endswith(".py")


if __name__ == "__main__":
    found = {game_id: digest(game_id) for game_id in game_ids()}
    print(json.dumps({"compiled": is_compiled(), "games": found}))
