"""The position at a table: the game's state, the way it came about, and the way on.

No input or output here. A position is never changed in place: `unfold` gives the next one, which
becomes the table's only after it is stored, so that nobody sees what may still be lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

from miasma.core.chance import CHANCE
from miasma.core.events import Event
from miasma.core.game import Game
from miasma.core.record import Entry, Record, play_entry
from miasma.core.state import State

RNG: Random = SystemRandom()
"""Chance at the server's tables: nobody can foresee the system's generator."""


def throw(state: State) -> None:
    """Chance plays one action."""
    state.roll(RNG)


@dataclass(frozen=True, slots=True)
class Ply:
    """One action: who, what, what it made happen, and whether there was a choice."""

    seat: int
    action: int
    events: tuple[Event, ...]
    decided: bool


@dataclass(frozen=True, slots=True)
class Fresh:
    """An action just played, with the state before it: what a reader's mask needs."""

    before: State
    seat: int
    action: int


@dataclass(slots=True)
class Position:
    """A state and the plies that led to it from the start (or from `base`)."""

    state: State
    line: list[Ply] = field(default_factory=list)

    @property
    def length(self) -> int:
        """How many plies there are."""
        return len(self.line)


@dataclass(slots=True)
class Unfolded:
    """What follows from an action: the next position and what was played to reach it."""

    position: Position
    fresh: list[Fresh]


def begin(game: Game, seats: int, options: dict[str, Any], base: dict[str, Any] | None) -> State:
    """The state before the first stored action."""
    if base is None:
        return game.start(seats, None, options)
    state = game.from_dict(base)
    # Imagined once, it is this table's truth from now on; what came before has no record.
    state.imagined = False
    state.history = None
    return state


def unfold(position: Position, seat: int | None = None, action: int = -1) -> Unfolded:
    """Play an action known to be legal, then all pending chance and open forced moves."""
    state = position.state.clone()
    state.listen()
    line = list(position.line)
    fresh: list[Fresh] = []

    def play(actor: int, index: int, decided: bool) -> None:
        fresh.append(Fresh(state.clone(), actor, index))
        state.take(index, actor)
        line.append(Ply(actor, index, tuple(state.events or ()), decided))

    if seat is not None:
        play(seat, action, True)
    while state.to_act:
        actor = state.to_act[0]
        if actor == CHANCE:
            before = state.clone()
            throw(state)
            index = state.history[2]
            fresh.append(Fresh(before, CHANCE, index))
            line.append(Ply(CHANCE, index, tuple(state.events or ()), False))
            continue
        forced = state.forced(actor)
        if forced is None:
            break
        play(actor, forced.index, False)
    return Unfolded(Position(state, line), fresh)


def replay(start: State, entries: Sequence[Entry]) -> Position:
    """The position after some entries; raises RecordError if they are not legal."""
    state = start.clone()
    state.listen()
    line: list[Ply] = []
    for entry in entries:
        decided = entry.seat != CHANCE and state.forced(entry.seat) is None
        play_entry(state, entry)
        line.append(Ply(entry.seat, state.history[2], tuple(state.events or ()), decided))
    return Position(state, line)


def back_to(start: State, position: Position, ply: int) -> Position:
    """An earlier moment of the same line."""
    state = start.clone()
    state.listen()
    for played in position.line[:ply]:
        state.take(played.action, played.seat)
    return Position(state, position.line[:ply])


def check_rulebook(game: Game, rules: int, content: str) -> None:
    """Refuse a game whose rules or content are not those a table was played with."""
    tags = {"Game": game.id, "Rules": str(rules), "Content": content}
    Record(tags, game=game).rulebook()


def last_decision(position: Position, seat: int, least: int = 0) -> int | None:
    """The ply before a seat's last real choice; what was played before `least` stands."""
    for ply in range(len(position.line) - 1, least - 1, -1):
        if position.line[ply].seat == seat and position.line[ply].decided:
            return ply
    return None


def is_free(start: State, position: Position, ply: int, seat: int) -> bool:
    """Whether a seat may go back to a ply alone: nothing was revealed, nobody else has acted.

    It is judged by what the seat itself may know: halves of others' secret choices, which it must
    not even count, don't speak against it (or the answer would tell that they were made).
    """
    others = [played for played in position.line[ply:] if played.seat != seat]
    if others and not position.state.unseen(seat):
        return False
    if any(played.seat == CHANCE for played in others):
        return False
    return not _learnt(start, position, ply, seat)


def _learnt(start: State, position: Position, ply: int, seat: int) -> bool:
    """Whether a seat now reads more of the record than it could at a ply, its own plies aside.

    Everything hidden came from a masked ply, of chance or of somebody; so what was revealed shows
    as a mask that has fallen, whatever the game.
    """
    game = position.state.game
    if type(game).mask is Game.mask:
        return False
    vocabulary = game.vocabulary
    now, then = position.state, back_to(start, position, ply).state
    before = start.clone()
    for number, played in enumerate(position.line):
        action = vocabulary[played.action]
        seen = game.mask(before, now, played.seat, action, seat)
        if number < ply:
            if seen != game.mask(before, then, played.seat, action, seat):
                return True
        elif played.seat != seat and seen != "":
            return True
        before.take(played.action, played.seat)
    return False
