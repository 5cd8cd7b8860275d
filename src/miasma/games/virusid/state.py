"""The state of a Viroid game: the table, the board, the numbers in force.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miasma.core import places
from miasma.core.chance import Outcomes
from miasma.core.errors import StateError
from miasma.core.state import Setup, State
from miasma.games.virusid.board import Board
from miasma.games.virusid.rules import chance, choices, steps, turn
from miasma.games.virusid.table import ACTIVE, SIZE
from miasma.games.virusid.terms import Terms

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.core.outcome import Outcome
    from miasma.core.reasons import Reason


class VirusidState(State):
    """What is on the table; see `table.py` for the names of its places.

    `offered` are the options of the seat that is asked, where the rules had to list them anyway
    to know that there is something to ask; nobody changes the list.
    """

    __slots__ = ("board", "offered", "t", "terms")

    def __init__(self, setup: Setup, terms: Terms, board: Board, t: list[int]) -> None:
        self.setup = setup
        self.to_act = ()
        self.agenda = []
        self.ply = 0
        self.history = None
        self.imagined = False
        self.events = None
        self.terms = terms
        self.board = board
        self.t = t
        self.offered: list[int] | None = None

    def clone(self) -> VirusidState:
        """See `State.clone`."""
        copy = VirusidState(self.setup, self.terms, self.board, self.t[:])
        copy.offered = self.offered
        return self.share(copy)

    @property
    def active(self) -> int:
        """The seat whose turn it is, or -1 during setup."""
        return self.t[ACTIVE]

    # -- the kernel's part of State -------------------------------------------------------------

    def choices(self, seat: int) -> list[int]:
        """See `State.choices`."""
        if self.offered is None:
            self.offered = choices.of(self, seat)
        return self.offered[:]

    def chances(self) -> Outcomes:
        """See `State.chances`."""
        return chance.outcomes(self)

    def apply(self, action: int, seat: int) -> None:
        """See `State.apply`."""
        steps.apply(self, action, seat)

    def step(self, packed: int) -> None:
        """See `State.step`."""
        steps.run(self, packed)

    def result(self) -> Outcome:
        """See `State.result`."""
        return turn.result(self)

    # -- the edge -------------------------------------------------------------------------------

    def look(self, seat: int | None) -> dict[str, Any]:
        """See `State.look`."""
        from miasma.games.virusid.view import look

        return look(self)

    def reasons(self, action: int, seat: int) -> list[Reason]:
        """See `State.reasons`."""
        from miasma.games.virusid.why_not import reasons

        return reasons(self, action, seat)

    def aim(self, action: Action, seat: int) -> tuple[str, ...]:
        """See `State.aim`."""
        from miasma.games.virusid.view import aim

        return aim(self, action, seat)

    def stands_for(self, target: str, seat: int) -> list[int]:
        """See `State.stands_for`."""
        from miasma.games.virusid.view import stands_for

        return stands_for(self, target, seat)

    def invariants(self) -> list[str]:
        """See `State.invariants`."""
        from miasma.games.virusid.invariants import broken

        return broken(self)

    def position(self) -> dict[str, Any]:
        """See `State.position`."""
        from miasma.games.virusid.saved import NAMES_OF_PLACES

        return places.written(self.t, NAMES_OF_PLACES)

    def restore(self, position: dict[str, Any]) -> None:
        """See `State.restore`."""
        from miasma.games.virusid.saved import NAMES_OF_PLACES, problem

        self.t = places.read(position, NAMES_OF_PLACES, SIZE, "Viroid")
        self.offered = None
        found = problem(self)
        if found:
            raise StateError(f"this is no position of Viroid: {found}")
