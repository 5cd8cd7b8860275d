"""The table in the terminal: who sits where, what has happened, and the way back.

No input or output here: `session.py` talks with people, this keeps the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from miasma.agents.agent import Agent
from miasma.arena.match import let_play
from miasma.core.actions import Action
from miasma.core.chance import CHANCE
from miasma.core.errors import MiasmaError
from miasma.core.events import Event, seen_by
from miasma.core.game import Game
from miasma.core.record import Entry, Record
from miasma.core.state import State

HUMAN = "human"


@dataclass(slots=True)
class Chair:
    """A seat at the table: `human`, or the name of a computer player and the player itself."""

    spec: str
    agent: Agent | None = None

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.agent is None


@dataclass(frozen=True, slots=True)
class Moment:
    """One action and what it made happen."""

    seat: int
    action: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A decision of a person, to come back to."""

    seat: int
    state: State
    moments: int


class CannotUndo(MiasmaError):
    """A decision stands; `key` says why in the house's words, `seat` who is to blame."""

    def __init__(self, key: str, seat: int | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.seat = seat


class Table:
    """A game in progress with its people and computer players."""

    def __init__(self, game: Game, state: State, chairs: Sequence[Chair]) -> None:
        self.game = game
        self.state = state
        self.chairs = list(chairs)
        self.moments: list[Moment] = []
        self.marks: list[Mark] = []
        self.resigned: int | None = None
        self._annotated: list[Entry] = []
        state.listen()
        for chair in self.chairs:
            if chair.agent is not None:
                chair.agent.new_game()

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.human]

    @property
    def over(self) -> bool:
        """Whether there is nothing left to decide."""
        return self.state.over or self.resigned is not None

    def next_actor(self) -> int:
        """Who acts now; computer players first, so that a secret choice of people reveals all."""
        return min(self.state.to_act, key=lambda seat: seat != CHANCE and self.chairs[seat].human)

    # -- acting ---------------------------------------------------------------------------------

    def decide(self, seat: int, action: Action) -> None:
        """A person's decision."""
        mark = Mark(seat, self.state.clone(), len(self.moments))
        self.state.play(action, seat)
        self.marks.append(mark)
        self._note()

    def obey(self, seat: int, action: Action) -> None:
        """Play a person's only option for them; there is no coming back to it."""
        self.state.play(action, seat)
        self._note()

    def let_computer(self, seat: int) -> None:
        """A computer player's decision."""
        agent = self.chairs[seat].agent
        assert agent is not None
        let_play(agent, self.state, seat)
        self._note()

    def roll(self) -> None:
        """One action of chance."""
        self.state.roll()
        self._note()

    def follow(self, entries: Iterable[Entry]) -> None:
        """Play what a record says; its comments and variations are kept for the next save."""
        from miasma.core.record import play_entry

        for entry in entries:
            play_entry(self.state, entry)
            self._note()
            self._annotated.append(entry)

    def _note(self) -> None:
        _, seat, action = self.state.history
        self.moments.append(Moment(seat, action, tuple(self.state.events or ())))

    # -- looking back ---------------------------------------------------------------------------

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) has seen happen since a moment."""
        return [event for moment in self.moments[since:] for event in seen_by(moment.events, seat)]

    def same_sight(self, one: int, other: int) -> bool:
        """Whether two seats see the same, so that nothing needs to be hidden between them."""
        views = [dict(self.state.view(seat)) for seat in (one, other)]
        for view in views:
            del view["seat"]
        return views[0] == views[1]

    def undo(self, seat: int) -> list[Moment]:
        """Go back to a person's last decision; gives what was taken back, latest first.

        Among several people only where nothing new was revealed and nobody else has acted since.
        Against computer players always: chance follows the seed, so it comes out the same again.
        """
        own = [mark for mark in self.marks if mark.seat == seat]
        if not own:
            raise CannotUndo("play-undo-nothing")
        mark = own[-1]
        since = self.moments[mark.moments :]
        if len(self.people) > 1:
            for moment in since:
                if moment.seat not in (seat, CHANCE):
                    raise CannotUndo("play-undo-others", moment.seat)
            if any(moment.seat == CHANCE for moment in since):
                raise CannotUndo("play-undo-revealed")
        del self.marks[self.marks.index(mark) :]
        del self.moments[mark.moments :]
        self.state = mark.state
        return list(reversed(since))

    # -- records --------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game so far, with what is needed to go on with it."""
        tags = {"Players": ", ".join(chair.spec for chair in self.chairs)}
        if self.state.setup.seed is not None:
            tags["Seed"] = str(self.state.setup.seed)
        if self.resigned is not None:
            tags["Resigned"] = str(self.resigned)
        record = Record.of(self.state, **tags)
        for entry, old in zip(record.entries, self._annotated, strict=False):
            if (entry.seat, entry.notation) != (old.seat, old.notation):
                break
            entry.comment, entry.variations = old.comment, old.variations
        return record
