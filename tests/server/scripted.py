"""A plug-in for the server under test: chance does what a file says, for one table at a time."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

from miasma.core.chance import CHANCE
from miasma.core.state import State
from miasma.games.microworld.state import MicroworldState

SCRIPT = "MIASMA_TEST_SCRIPT"


def roll(self: State, rng: Random | None = None) -> None:
    """What `State.roll` does, without luck: the file holds the whole line of the game."""
    line = json.loads(Path(os.environ[SCRIPT]).read_text())
    seat, action = line[self.ply] if self.ply < len(line) else (CHANCE, self.chances()[0][0])
    assert seat == CHANCE
    self.take(action, CHANCE)


if SCRIPT in os.environ:
    MicroworldState.roll = roll  # type: ignore[method-assign]
