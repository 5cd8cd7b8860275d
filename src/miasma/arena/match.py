"""One match: a game between computer players, fixed by its seeds whoever plays it where."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence

from miasma.agents.agent import Agent
from miasma.core.actions import Action
from miasma.core.chance import CHANCE
from miasma.core.errors import AgentError, IllegalAction, MiasmaError, shown
from miasma.core.game import Game
from miasma.core.state import State

Watcher = Callable[[State, int, int], None]
"""Called after each action with the state, the seat that acted and the action."""


def derive(seed: int, *names: object) -> int:
    """A seed for one purpose, the same on every machine and unrelated to all others."""
    text = "/".join(map(str, (seed, *names)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")


def play_match(
    game: Game,
    players: Sequence[Agent],
    options: Mapping[str, object],
    seed: int | None,
    watch: Watcher | None = None,
) -> State:
    """Play one game to its end, a player for each seat; chance follows the seed."""
    state = game.start(len(players), seed, options)
    if watch is not None:
        state.listen()
    for player in players:
        player.new_game()
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE:
            state.roll()
        else:
            let_play(players[seat], state, seat)
        if watch is not None:
            watch(state, *state.history[1:])
    return state


def let_play(player: Agent, state: State, seat: int) -> Action:
    """Let a player act; whatever a stranger's player does wrong is told as one sentence."""
    where = f"player {player.name} at ply {state.ply}"
    try:
        action = player.choose(state, seat)
    except MiasmaError:
        raise
    except Exception as error:
        raise AgentError(f"{where}: {type(error).__name__}: {error}") from error
    if not isinstance(action, Action):
        raise AgentError(f"{where}: chose {shown(action)}, which is no Action")
    try:
        state.play(action, seat)
    except IllegalAction as error:
        raise AgentError(f"{where}: {error}") from None
    return action
