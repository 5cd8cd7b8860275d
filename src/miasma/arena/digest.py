"""A digest of fixed games: two ways of running the same rules must give the same one.

`python -m miasma.arena.digest` prints it as JSON; `miasma accelerate` compares what plain Python
and the compiled kernels print.
"""

from __future__ import annotations

import hashlib
import json
from random import Random

from miasma.agents.catalogue import find_agent
from miasma.arena.match import derive, play_match
from miasma.core.registry import find_game, game_ids

PLAYERS = ("random", "random", "random", "greedy", "mcts:20")
"""Who plays the games, one kind of player a game: most of them quick, each of them once."""


def digest(game_id: str, games: int = 40, seed: int = 7) -> str:
    """Play games of all seats and options and hash what happened in them."""
    game = find_game(game_id)
    hasher = hashlib.sha256()
    least, most = game.seats
    for index in range(games):
        seats = least + index % (most - least + 1)
        options = game.sample_options(Random(derive(seed, index, "options")), seats)
        name = PLAYERS[index % len(PLAYERS)]
        players = [find_agent(name, seed=derive(seed, index, seat)) for seat in range(seats)]
        state = play_match(game, players, options, derive(seed, index, "chance"))
        hasher.update(state.record().dumps().encode())
        hasher.update(json.dumps(state.to_dict(), sort_keys=True).encode())
    return hasher.hexdigest()


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    from miasma.core import state

    return not str(state.__file__).endswith(".py")


if __name__ == "__main__":
    found = {game_id: digest(game_id) for game_id in game_ids()}
    print(json.dumps({"compiled": is_compiled(), "games": found}))
