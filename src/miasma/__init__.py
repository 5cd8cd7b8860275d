"""Miasma: five outbreak board games behind one front door.

import miasma

game = miasma.game("microworld")
state = game.start(seats=2, seed=7)
while not state.over:
    state.advance()
    for seat in state.to_act:
        state.play(state.options(seat)[0], seat)
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from miasma.core.actions import Action
from miasma.core.chance import CHANCE
from miasma.core.errors import (
    AgentError,
    ContentError,
    IllegalAction,
    MiasmaError,
    NotationError,
    OptionError,
    RecordError,
    StateError,
    TextError,
    UnknownGame,
)
from miasma.core.events import Event
from miasma.core.game import Game
from miasma.core.outcome import Outcome
from miasma.core.reasons import Reason
from miasma.core.record import Record
from miasma.core.registry import find_game as game
from miasma.core.registry import register
from miasma.core.state import State
from miasma.core.version import __version__

if TYPE_CHECKING:
    from miasma.agents.agent import Agent

    def games() -> list[str]:
        """The ids of all games."""
        ...

else:
    from miasma import games

__all__ = [
    "CHANCE",
    "Action",
    "AgentError",
    "ContentError",
    "Event",
    "Game",
    "IllegalAction",
    "MiasmaError",
    "NotationError",
    "OptionError",
    "Outcome",
    "Reason",
    "Record",
    "RecordError",
    "State",
    "StateError",
    "TextError",
    "UnknownGame",
    "__version__",
    "agent",
    "game",
    "games",
    "record",
    "register",
]


def agent(name: str, **parameters: Any) -> Agent:
    """A computer player by name: `agent("mcts:2s")`, `agent("mcts", budget="500", seed=1)`."""
    from miasma.agents.catalogue import find_agent

    return find_agent(name, **parameters)


def record(path: str | Path) -> Record:
    """Read a record from a file."""
    return Record.read(Path(path))
