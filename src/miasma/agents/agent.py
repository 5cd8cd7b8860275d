"""What every computer player is."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from miasma.core.actions import Action
from miasma.core.errors import unwritten

if TYPE_CHECKING:
    from miasma.core.state import State


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a player thinks of an option: how good (0 to 1) and how long it looked at it."""

    action: Action
    value: float
    visits: int = 0


class Agent:
    """A computer player. Derive it, write `choose`, and name it by import path: `my.module:Mine`.

    `choose` gets the true state but must look at it only as `state.imagine(seat, rng)`,
    `state.view(seat)`, `state.legal(seat)` and `state.options(seat)` show it.
    """

    name = "agent"

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    def choose(self, state: State, seat: int) -> Action:
        """The option this player takes for a seat that is to act."""
        raise unwritten(self, "choose")

    def analyse(self, state: State, seat: int) -> list[Estimate]:
        """What this player thinks of the options, best first; empty if it has no opinion."""
        return []

    def new_game(self) -> None:
        """Forget what was learnt in the last game; called before each new one."""
