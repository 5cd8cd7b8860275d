"""A live table in memory: its seats, its position, who watches it.

One coroutine at a time changes a table (`lock`); readers never wait, because a table's position is
replaced as a whole, after it was stored.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from miasma.core.chance import CHANCE
from miasma.core.game import Game
from miasma.core.scene import Scene
from miasma.core.state import State
from miasma.server.origin import Origin
from miasma.server.position import Position

if TYPE_CHECKING:
    from miasma.server.hub import Watch

Viewpoint = int | None
"""A seat, or None for a spectator."""

WAITING, PLAYING, OVER, BROKEN = "waiting", "playing", "over", "broken"


@dataclass(slots=True)
class Seat:
    """A place at the table."""

    kind: str
    """person, agent or open."""
    person: str | None = None
    name: str = ""
    agent: str | None = None
    standing_in: str | None = None
    """The computer player that plays for a person who left."""
    secret: bytes | None = None
    """Hash of what lets the person take the seat on another device."""

    @property
    def player(self) -> str | None:
        """The computer player that plays this seat now."""
        return self.agent if self.kind == "agent" else self.standing_in


@dataclass(slots=True)
class Thought:
    """A computer player at work."""

    seat: int
    since: float
    budget: float
    decision: int
    task: asyncio.Task[None] | None = None
    playing: bool = False
    """Whether it has decided and is being stored."""


@dataclass(slots=True)
class Asked:
    """Somebody wants to go back further than they may alone."""

    seat: int
    person: str
    ply: int
    agreed: set[str] = field(default_factory=set)


@dataclass(slots=True)
class LiveTable:
    """A table in memory."""

    id: str
    game_id: str
    game: Game | None
    rules: int
    content: str
    options: dict[str, Any]
    base: dict[str, Any] | None
    listed: bool
    hints: bool
    host: str
    invite: str
    seats: list[Seat]
    created: float
    status: str = WAITING
    stored: str = ""
    """The status as the lists have it."""
    gone: bool = False
    """Whether it has expired: whoever still holds it must not change it."""
    reason: str = ""
    version: int = 0
    touched: float = 0.0
    looked: float = field(default_factory=time.time)
    """When somebody last looked at it or did something."""
    start: State | None = None
    position: Position | None = None
    outcome: dict[str, Any] | None = None
    """Set where the game did not end by its own rules (resigned)."""
    rematch: str | None = None
    origin: Origin | None = None
    chat_count: int = 0
    muted: set[str] = field(default_factory=set)
    asked: Asked | None = None
    raw: list[tuple[int, str]] = field(default_factory=list)
    """Of a broken table: the stored line, for the record."""
    moves: dict[tuple[str, str], int] = field(default_factory=dict)
    """(person, move id) → the version it was stored under."""
    veiled: dict[Viewpoint, int] = field(default_factory=dict)
    """Entries that a reader may not know of, of those that were taken back."""
    decisions: dict[int, int] = field(default_factory=dict)
    """Seat → the version (as it sees it) with which its present decision began."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watches: set[Watch] = field(default_factory=set)
    presence_due: bool = False
    """Whether it will soon be told who is there."""
    thoughts: dict[int, Thought] = field(default_factory=dict)
    asks: dict[int, tuple[int, bool]] = field(default_factory=dict)
    """Seat → (version, whether its undo needs consent): kept because it takes a replay."""
    known: dict[Viewpoint, tuple[tuple[int, str], list[tuple[int, int, str]]]] = field(
        default_factory=dict
    )
    """Reader → the plies it may know of, at a version."""
    scenes: dict[tuple[Viewpoint, str], tuple[int, Scene]] = field(default_factory=dict)
    logs: dict[tuple[Viewpoint, str], list[dict[str, Any]]] = field(default_factory=dict)
    """Log lines already put into words; one entry per ply."""

    # -- questions ------------------------------------------------------------------------------

    @property
    def inherited(self) -> int:
        """Plies that a branch has from the table it comes from: nobody takes them back here."""
        return self.origin.moves if self.origin else 0

    @property
    def state(self) -> State:
        """The state on the table."""
        assert self.position is not None
        return self.position.state

    @property
    def plies(self) -> int:
        """How long the game is by now: what it takes in memory."""
        return self.position.length if self.position is not None else 0

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.watches or self.thoughts or self.lock.locked())

    def shown_version(self, viewpoint: Viewpoint) -> int:
        """How many stored entries a reader may know of; counting tells nothing secret then."""
        if self.position is None:
            return self.version
        return self.version - self.veiled.get(viewpoint, 0) - self.state.unseen(viewpoint)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if not person:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> set[str]:
        """The people who sit here, away or not."""
        return {seat.person for seat in self.seats if seat.person}

    def alone(self, person: str | None) -> bool:
        """Whether a person plays here with computer players only."""
        open_seat = any(seat.kind == "open" for seat in self.seats)
        return bool(person) and not open_seat and self.people() == {person}

    def may_think(self, person: str | None) -> bool:
        """Whether hints and analyses are open to a person."""
        if self.status == OVER:
            return True
        if not self.seats_of(person):
            return False
        together = self.game is not None and self.game.cooperative
        return self.hints or together or self.alone(person)

    def online(self, seat: Seat) -> bool:
        """Whether the person of a seat is connected."""
        return any(watch.client.person.id == seat.person for watch in self.watches)

    # -- changes --------------------------------------------------------------------------------

    def settle(self, position: Position, version: int) -> None:
        """Take over a position that was stored."""
        before = self.position.state if self.position is not None else None
        was = self.decisions
        actors = self._actors(position)
        asked, known = self.asked, self.shown_version(self.asked.seat) if self.asked else 0
        self.position = position
        self.version = version
        # Whoever asks learns nothing of a secret choice, not by the end of the question either.
        if asked is not None and (CHANCE in actors or self.shown_version(asked.seat) != known):
            self.asked = None
        after = position.state
        self.decisions = {}
        for seat in after.to_act:
            if seat == CHANCE:
                continue
            # Where several choose at the same time, another's choice does not make mine a new one;
            # and where somebody gave up, nothing was chosen.
            same = (
                before is not None
                and (len(before.to_act) > 1 or not actors)
                and seat in before.to_act
                and seat in was
                and seat not in actors
                and CHANCE not in actors
                and before.legal(seat) == after.legal(seat)
            )
            self.decisions[seat] = was[seat] if same else self.shown_version(seat)
        self.status = self.natural_status()

    def _actors(self, position: Position) -> set[int]:
        """Who acted since the position on the table; everybody, if it was not simply gone on."""
        known = self.position.length if self.position is not None else 0
        if position.length < known:
            return {CHANCE}
        return {played.seat for played in position.line[known:]}

    def natural_status(self, chairs: list[Seat] | None = None) -> str:
        """The status that follows from position and seats (or those it will have)."""
        if self.outcome is not None or (self.position is not None and self.state.over):
            return OVER
        waiting = any(seat.kind == "open" for seat in chairs or self.seats)
        return WAITING if waiting else PLAYING

    def final_outcome(self) -> dict[str, Any] | None:
        """How it ended: by the rules, or by resigning."""
        if self.outcome is not None:
            return self.outcome
        if self.position is None or not self.state.over:
            return None
        return dict(self.state.result())

    def touch(self) -> None:
        """Note that something happened now."""
        self.touched = time.time()
