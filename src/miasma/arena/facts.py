"""What players did and had in a game, counted without knowing the game.

Two sources say it: the actions (by kind and first argument) and the events. An event with a
`seat` tells what happened to that player; every other value in it that is a name in several
languages says what it was about. So `took-gene` with the gene Necrosis counts as having had it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from miasma.core.chance import CHANCE
from miasma.core.events import Event
from miasma.core.game import Game
from miasma.core.state import State

Key = tuple[str, str]
"""What is counted: a kind and what it was about ("" for the kind alone)."""


@dataclass(slots=True)
class Facts:
    """For each seat, how often it played a kind of action, and what befell it."""

    actions: list[Counter[Key]] = field(default_factory=list)
    events: list[Counter[Key]] = field(default_factory=list)


class Gatherer:
    """Watches one game."""

    def __init__(self, game: Game, seats: int) -> None:
        self._vocabulary = game.vocabulary
        self._seats = seats
        self.facts = Facts(
            [Counter() for _ in range(seats)],
            [Counter() for _ in range(seats)],
        )

    def watch(self, state: State, seat: int, action: int) -> None:
        """Count an action and what it made happen."""
        if seat != CHANCE:
            named = self._vocabulary[action]
            counts = self.facts.actions[seat]
            counts[named.kind, ""] += 1
            if named.args:
                counts[named.kind, named.args[0]] += 1
        for event in state.events or ():
            self._count(event)

    def _count(self, event: Event) -> None:
        seat = event.data.get("seat")
        if not isinstance(seat, int) or not 0 <= seat < self._seats:
            return
        counts = self.facts.events[seat]
        counts[event.kind, ""] += 1
        named = {
            str(value["en"])
            for name, value in {**event.data, **event.private}.items()
            if name != "who" and isinstance(value, Mapping) and "en" in value
        }
        for thing in named:
            counts[event.kind, thing] += 1
