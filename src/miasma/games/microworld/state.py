"""The state of a Microworld game: the table, the board and the questions asked about them.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from miasma.core import places
from miasma.core.chance import Outcomes
from miasma.core.state import Setup, State
from miasma.games.microworld import knowledge
from miasma.games.microworld.actions import BARRIER
from miasma.games.microworld.board import CELLS, EVERY_CELL, Board
from miasma.games.microworld.rules import chance, choices, points, steps
from miasma.games.microworld.table import (
    BARRIER_AT,
    HAND,
    INHIBITED,
    MARKERS,
    MUTATION_OF,
    NAMES_OF_PLACES,
    NONE,
    PIECES,
    SCORE,
    SIDES,
    SIZE,
    TURN,
    USES,
)
from miasma.games.microworld.terms import Terms

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.core.outcome import Outcome
    from miasma.core.reasons import Reason


class MicroworldState(State):
    """What is on the table; see `table.py` for the names of its places."""

    __slots__ = ("board", "t", "terms")

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

    def clone(self) -> MicroworldState:
        """See `State.clone`."""
        return self.share(MicroworldState(self.setup, self.terms, self.board, self.t[:]))

    # -- questions that rules, view and picture share -------------------------------------------

    @property
    def active(self) -> int:
        """The seat whose turn it is (MW-15)."""
        return self.t[TURN] & 1

    def occupied(self) -> int:
        """Cells with a marker."""
        return self.t[MARKERS] | self.t[MARKERS + 1]

    def blocked(self) -> int:
        """The cell closed to the active player by the other one's barrier (MW-108)."""
        t = self.t
        cell = t[BARRIER_AT]
        return 0 if cell < 0 or t[MUTATION_OF + (t[TURN] & 1)] == BARRIER else 1 << cell

    def free(self) -> int:
        """Cells without a marker and not blocked for the active player (MW-18, MW-110)."""
        return EVERY_CELL & ~(self.t[MARKERS] | self.t[MARKERS + 1] | self.blocked())

    def score(self, seat: int) -> int:
        """The points of a seat."""
        return self.t[SCORE + seat]

    def piece_in(self, cell: int) -> int:
        """The number of the placement whose marker is in a cell, or -1; seat = its parity."""
        t = self.t
        for placement in range(CELLS):
            if t[PIECES + placement] == cell:
                return placement
        return NONE

    # -- the kernel's part of State -------------------------------------------------------------

    def choices(self, seat: int) -> list[int]:
        """See `State.choices`."""
        return choices.of(self, seat)

    def chances(self) -> Outcomes:
        """See `State.chances`."""
        return chance.outcomes(self)

    def apply(self, action: int, seat: int) -> None:
        """See `State.apply`."""
        steps.apply(self, action, seat)

    def step(self, packed: int) -> None:
        """See `State.step`."""
        steps.run(self, packed)

    def imagine(self, seat: int | None, rng: Random) -> MicroworldState:
        """See `State.imagine`."""
        return knowledge.imagine(self, seat, rng)

    def result(self) -> Outcome:
        """See `State.result`."""
        return points.result(self)

    def openly_forced(self, seat: int) -> bool:
        """MW-R-34: nobody may learn from a quick move that the genes held don't fit."""
        t = self.t
        return (
            self.terms.open_genes
            or not t[HAND + seat]
            or bool(t[INHIBITED] >> seat & 1)
            or t[USES] >= self.terms.gene_limit
        )

    # -- the edge -------------------------------------------------------------------------------

    def look(self, seat: int | None) -> dict[str, Any]:
        """See `State.look`."""
        from miasma.games.microworld.view import look

        return look(self, seat)

    def reasons(self, action: int, seat: int) -> list[Reason]:
        """See `State.reasons`."""
        from miasma.games.microworld.why_not import reasons

        return reasons(self, action, seat)

    def aim(self, action: Action, seat: int) -> tuple[str, ...]:
        """See `State.aim`."""
        from miasma.games.microworld.view import aim

        return aim(self, action, seat)

    def invariants(self) -> list[str]:
        """See `State.invariants`."""
        from miasma.games.microworld.invariants import broken

        return broken(self)

    def position(self) -> dict[str, Any]:
        """See `State.position`."""
        return places.written(self.t, NAMES_OF_PLACES)

    def restore(self, position: dict[str, Any]) -> None:
        """See `State.restore`."""
        t = places.read(position, NAMES_OF_PLACES, SIZE, "Microworld")
        sides = tuple(t[SIDES : SIDES + 4])
        if NONE not in sides:
            self.board = self.setup.game.board(sides)  # type: ignore[attr-defined]
        self.t = t
