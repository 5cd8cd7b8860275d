"""State: the position. It always waits for something: seats to choose, or chance; or it is over.

A game derives its own state and fills in the kernel's part (the methods under "what a game
writes"); everything else a reader needs follows from them and stands in this class. The kernel
speaks ints: an action is its index, a seat its number, chance is seat -1.

This module is compiled by `miasma accelerate`; it imports the standard library only.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from miasma.core.actions import Action
from miasma.core.chance import CHANCE, Outcomes, pick
from miasma.core.errors import IllegalAction, StateError, shown, unwritten
from miasma.core.native import mypyc_attr

if TYPE_CHECKING:
    from miasma.core.events import Event
    from miasma.core.game import Game
    from miasma.core.options import Values
    from miasma.core.outcome import Outcome
    from miasma.core.reasons import Reason
    from miasma.core.record import Record
    from miasma.core.scene import Scene

SelfT = TypeVar("SelfT", bound="State")

NOBODY: Final[tuple[int, ...]] = ()
"""Nobody is to act. Named, because mypyc would take a bare `()` for a type of its own."""


class Setup:
    """What was agreed before the first action; shared by all states of one game."""

    __slots__ = ("game", "options", "seats", "seed")

    def __init__(self, game: Game, seats: int, options: Values, seed: int | None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The position of one game; see the module's docstring for who writes what.

    `to_act` holds the seats to choose now (several where they choose in secret at the same time),
    `(CHANCE,)`, or nothing when the game is over. `ply` counts the actions played. `events` is
    None until `listen()` is called; then it holds what the last action made happen.
    """

    __slots__ = ("agenda", "events", "history", "imagined", "ply", "setup", "to_act")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.to_act: tuple[int, ...] = ()
        self.agenda: list[int] = []
        self.ply = 0
        self.history: Any = None
        self.imagined = False
        self.events: list[Event] | None = None

    # -- what a game writes ---------------------------------------------------------------------

    def clone(self: SelfT) -> SelfT:
        """An independent copy; write it by hand, it is the search's hot path.

        Make a new state, copy your own fields (lists as `hand[:]`), and give the rest to
        `self.share(copy)`.
        """
        raise unwritten(self, "clone")

    def choices(self, seat: int) -> list[int]:
        """The sorted actions open to a seat that is to act; never empty."""
        raise unwritten(self, "choices")

    def chances(self) -> Outcomes:
        """What chance may do now, sorted by action, with weights; asked only when it is to act."""
        raise unwritten(self, "chances")

    def draws(self) -> list[int]:
        """The actions of `chances()` alone; a game that lists them quicker overrules this."""
        return [outcome[0] for outcome in self.chances()]

    def apply(self, action: int, seat: int) -> None:
        """Carry out a legal action; set `to_act`, or push steps on the agenda."""
        raise unwritten(self, "apply")

    def step(self, packed: int) -> None:
        """Carry out one step of the agenda."""
        raise unwritten(self, "step")

    def result(self) -> Outcome:
        """Scores, winners and reason; asked only when the game is over."""
        raise unwritten(self, "result")

    def reasons(self, action: int, seat: int) -> list[Reason]:
        """Why a seat can't play an action now; asked only for actions that are not legal."""
        raise unwritten(self, "reasons")

    def look(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain JSON data."""
        raise unwritten(self, "look")

    def imagine(self: SelfT, seat: int | None, rng: Random) -> SelfT:
        """A state that could be the truth for all the seat knows, sampled by `rng`.

        It must depend on the seat's knowledge and on `rng` alone. Start from `self.detached()`.
        A game without secrets needs nothing else.
        """
        return self.detached()

    def position(self) -> dict[str, Any]:
        """Everything on the table as plain JSON data."""
        raise unwritten(self, "position")

    def restore(self, position: dict[str, Any]) -> None:
        """Take over what `position()` gave; raise `StateError` if it can't be."""
        raise unwritten(self, "restore")

    def aim(self, action: Action, seat: int) -> tuple[str, ...]:
        """The picture's elements an option lights up, where they depend on the position."""
        return action.targets

    def stands_for(self, target: str, seat: int) -> list[int]:
        """The actions that a thing in a seat's picture stands for, possible or not, where their
        targets in the vocabulary don't name it; asked when somebody wants to know why not."""
        return []

    def openly_forced(self, seat: int) -> bool:
        """Whether everybody can see that a seat with a single option has no other."""
        return True

    def unseen(self, seat: int | None) -> int:
        """How many actions were played that a seat may not even know to have been played.

        That is the halves of a secret choice that takes two steps. `mask` gives "" for them,
        `view` counts the plies without them, and so must the `ply` of an imagined state.
        """
        return 0

    def invariants(self) -> list[str]:
        """What is broken in this position, one sentence each; checked when soaking."""
        return []

    # -- the front door -------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The rulebook this position belongs to."""
        return self.setup.game

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.setup.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return None if self.to_act else self.result()

    def legal(self, seat: int) -> list[int]:
        """The options of a seat (or of CHANCE) as sorted ints; empty if it is not to act."""
        if seat not in self.to_act:
            return []
        if seat == CHANCE:
            return self.draws()
        return self.choices(seat)

    def options(self, seat: int) -> list[Action]:
        """The options of a seat as Actions, with the elements of the picture they light up."""
        vocabulary = self.setup.game.vocabulary
        actions = [vocabulary[index] for index in self.legal(seat)]
        return [action.aimed(self.aim(action, seat)) for action in actions]

    def play(self, action: Action | int | str, seat: int | None = None) -> None:
        """Play an action, an index or a notation; if it is illegal nothing changes."""
        index = action if isinstance(action, int) else self._index(action)
        actor = self._actor(index, seat)
        if actor not in self.to_act or index not in self.legal(actor):
            raise self._refusal(index, actor)
        self.take(index, actor)

    def take(self, action: int, seat: int) -> None:
        """Play an action known to be legal: the unchecked door for searches and simulations."""
        if not self.imagined:
            self.history = (self.history, seat, action)
        if self.events is not None:
            self.events = []
        self.ply += 1
        self.to_act = NOBODY
        self.apply(action, seat)
        if self.agenda and not self.to_act:
            self.run()

    def run(self) -> None:
        """Carry out the agenda until somebody must choose or nothing is left to do."""
        agenda = self.agenda
        while agenda and not self.to_act:
            self.step(agenda.pop())

    def advance(self, rng: Random | None = None) -> None:
        """Play all pending chance; without a generator the game's seed decides."""
        while self.to_act and self.to_act[0] == CHANCE:
            self.roll(rng)

    def roll(self, rng: Random | None = None) -> None:
        """Play one pending action of chance: `advance` for those who tell each event."""
        self.take(pick(self.chances(), rng or self._own_rng()), CHANCE)

    def forced(self, seat: int) -> Action | None:
        """The single option of a seat, if playing it at once tells nobody anything."""
        legal = self.legal(seat)
        if len(legal) != 1 or len(self.to_act) != 1 or not self.openly_forced(seat):
            return None
        return self.setup.game.vocabulary[legal[0]]

    def why_not(self, action: Action | int | str, seat: int | None = None) -> list[Reason]:
        """The rules that forbid an action now, most telling first; empty if it is legal."""
        index = action if isinstance(action, int) else self._index(action)
        self._check_index(index)
        if seat is not None and seat != CHANCE:
            self._check_seat(seat)
        if seat is None:
            for candidate in self.to_act:
                if index in self.legal(candidate):
                    return []
            seat = self.to_act[0] if self.to_act else 0
        elif index in self.legal(seat):
            return []
        return self.reasons(index, seat)

    def listen(self) -> None:
        """Collect in `events` what each action makes happen."""
        self.events = []

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain JSON data."""
        self._check_seat(seat)
        return {
            "game": self.setup.game.id,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seat": seat,
            "ply": self.ply - self.unseen(seat),
            "to_act": list(self.to_act),
            "over": not self.to_act,
            "outcome": None if self.to_act else dict(self.result()),
            **self.look(seat),
        }

    def scene(self, seat: int | None = None, lang: str = "en") -> Scene:
        """The picture as a seat (None: a spectator) may see it."""
        self._check_seat(seat)
        return self.setup.game.draw(self, seat, lang)

    def record(self) -> Record:
        """The whole record of the game so far, secrets included."""
        from miasma.core.record import Record

        return Record.of(self)

    def excerpt(self, seat: int | None) -> Record:
        """The record as a seat may know it: whole when the game is over, else with secrets as ?."""
        from miasma.core.record import Record

        self._check_seat(seat)
        return Record.of(self) if not self.to_act else Record.excerpt_of(self, seat)

    def moves(self) -> list[tuple[int, int]]:
        """All actions played, as (seat, index), first to last."""
        if self.imagined:
            raise StateError("an imagined state has no history")
        found: list[tuple[int, int]] = []
        node = self.history
        while node is not None:
            found.append((node[1], node[2]))
            node = node[0]
        found.reverse()
        return found

    def share(self: SelfT, copy: SelfT) -> SelfT:
        """Give a copy what every state has; the last line of a `clone()`."""
        copy.to_act = self.to_act
        if self.agenda:
            copy.agenda = self.agenda[:]
        copy.ply = self.ply
        copy.history = self.history
        copy.imagined = self.imagined
        if self.events is not None:
            copy.events = self.events[:]
        return copy

    def detached(self: SelfT) -> SelfT:
        """A copy without past: no history, no seed, nothing that could tell a secret."""
        copy = self.clone()
        copy.history = None
        copy.imagined = True
        copy.events = None
        copy.setup = self.setup.game.unseeded(self.setup)
        return copy

    def to_dict(self) -> dict[str, Any]:
        """The whole truth as plain JSON data; `game.from_dict` reads it back."""
        return {
            "game": self.setup.game.id,
            "content": self.setup.game.content_digest,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seed": self.setup.seed,
            "ply": self.ply,
            "to_act": list(self.to_act),
            "agenda": list(self.agenda),
            "history": None if self.imagined else [list(move) for move in self.moves()],
            "position": self.position(),
        }

    # -- inside ---------------------------------------------------------------------------------

    def _own_rng(self) -> Random:
        seed = self.setup.seed
        return Random() if seed is None else Random(f"{seed}/{self.ply}")

    def _index(self, action: Action | str) -> int:
        vocabulary = self.setup.game.vocabulary
        if isinstance(action, str):
            return vocabulary.parse(action).index
        if not isinstance(action, Action):
            raise IllegalAction(f"{shown(action)} is no action: give one, its number or notation")
        if not 0 <= action.index < len(vocabulary) or vocabulary[action.index] != action:
            raise IllegalAction(f"'{action}' is an action of another game")
        return action.index

    def _check_index(self, index: int) -> None:
        if not 0 <= index < len(self.setup.game.vocabulary):
            raise IllegalAction(f"there is no action number {index}")

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.setup.seats:
            raise StateError(f"there is no seat {seat}: seats are 0 to {self.setup.seats - 1}")

    def _actor(self, index: int, seat: int | None) -> int:
        if seat is not None:
            return seat
        if len(self.to_act) < 2:
            return self.to_act[0] if self.to_act else 0
        able = [candidate for candidate in self.to_act if index in self.legal(candidate)]
        if len(able) == 1:
            return able[0]
        waiting = " and ".join(map(str, self.to_act))
        raise IllegalAction(f"seats {waiting} are to act: say which of them plays")

    def _refusal(self, index: int, actor: int) -> IllegalAction:
        self._check_index(index)
        if actor != CHANCE and not 0 <= actor < self.setup.seats:
            return IllegalAction(f"there is no seat {actor}")
        action = self.setup.game.vocabulary[index]
        who = "chance" if actor == CHANCE else f"seat {actor}"
        reasons = self.reasons(index, actor)
        because = "; ".join(str(reason) for reason in reasons) or "it is not among the options"
        return IllegalAction(f"{who} can't play '{action}': {because}", reasons)
