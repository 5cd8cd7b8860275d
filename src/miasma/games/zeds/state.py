"""The state of a game of Zeds: the table, the book and the terms.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miasma.core import places
from miasma.core.agenda import KIND_BITS, KIND_MASK
from miasma.core.chance import CHANCE, Outcomes
from miasma.core.errors import StateError
from miasma.core.state import NOBODY, Setup, State
from miasma.games.zeds.board import LAST_IN_PLAY, SPACES
from miasma.games.zeds.book import Book, Terms
from miasma.games.zeds.pieces import FOE, OUT, PIECES, SUPER, ZED
from miasma.games.zeds.rules import chance, choices, credits, steps
from miasma.games.zeds.rules.steps import STEPS
from miasma.games.zeds.table import (
    AT,
    BAG,
    CHAOS,
    CHAOS_SPACES,
    FOE_SPACES,
    FOES_IN,
    FRIENDS,
    IN_PLAY,
    OVER,
    PHASE,
    SIZE,
    SORT,
    SORT_ACTIONS,
)

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.core.outcome import Outcome
    from miasma.core.reasons import Reason


class ZedsState(State):
    """What is on the table; see `table.py` for the names of its places."""

    __slots__ = ("book", "t", "terms", "told")
    told: Any
    """What the log and the picture remember besides the table (see `tell.Told`); there only while
    somebody listens, so that a search carries nothing for it."""

    def __init__(self, setup: Setup, book: Book, terms: Terms, t: list[int]) -> None:
        self.setup = setup
        self.to_act = ()
        self.agenda = []
        self.ply = 0
        self.history = None
        self.imagined = False
        self.events = None
        self.book = book
        self.terms = terms
        self.t = t

    def clone(self) -> ZedsState:
        """See `State.clone`."""
        copy = ZedsState(self.setup, self.book, self.terms, self.t[:])
        if self.events is not None:
            copy.told = getattr(self, "told", None)
        return self.share(copy)

    # -- the kernel's part of State -------------------------------------------------------------

    def choices(self, seat: int) -> list[int]:
        """See `State.choices`."""
        if self.t[SORT] == SORT_ACTIONS:
            return choices.actions(self, seat)
        return choices.answers(self)

    def chances(self) -> Outcomes:
        """See `State.chances`."""
        return chance.outcomes(self)

    def draws(self) -> list[int]:
        """See `State.draws`."""
        return chance.possible(self)

    def apply(self, action: int, seat: int) -> None:
        """See `State.apply`: a game that ends leaves nothing to do (ZD-105)."""
        t = self.t
        if seat == CHANCE:
            chance.happen(self, action)
        elif t[SORT] == SORT_ACTIONS:
            steps.act(self, action, seat)
        else:
            steps.answer(self, action)
        if t[PHASE] == OVER:
            self.agenda.clear()

    def step(self, packed: int) -> None:
        """See `State.step`; what follows without a choice is carried out at once, step by step.

        A game that ends leaves nothing to do (ZD-105).
        """
        agenda, t = self.agenda, self.t
        while True:
            STEPS[packed & KIND_MASK](self, packed >> KIND_BITS)
            if t[PHASE] == OVER:
                agenda.clear()
                self.to_act = NOBODY
            if not agenda or self.to_act:
                return
            packed = agenda.pop()

    def result(self) -> Outcome:
        """See `State.result`."""
        return credits.result(self)

    # -- the edge -------------------------------------------------------------------------------

    def look(self, seat: int | None) -> dict[str, Any]:
        """See `State.look`: nothing is secret, so all views are equal (ZD-1904)."""
        from miasma.games.zeds.view import look

        return look(self)

    def reasons(self, action: int, seat: int) -> list[Reason]:
        """See `State.reasons`."""
        from miasma.games.zeds.why_not import reasons

        return reasons(self, action, seat)

    def aim(self, action: Action, seat: int) -> tuple[str, ...]:
        """See `State.aim`."""
        from miasma.games.zeds.view import aim

        return aim(self, action)

    def stands_for(self, target: str, seat: int) -> list[int]:
        """See `State.stands_for`."""
        from miasma.games.zeds.why_not_pointed import stands_for

        return stands_for(self, target, seat)

    def invariants(self) -> list[str]:
        """See `State.invariants`."""
        from miasma.games.zeds.invariants import broken

        return broken(self)

    def position(self) -> dict[str, Any]:
        """See `State.position`."""
        from miasma.games.zeds.saved import NAMES_OF_PLACES

        return places.written(self.t, NAMES_OF_PLACES)

    def restore(self, position: dict[str, Any]) -> None:
        """See `State.restore`."""
        from miasma.games.zeds.saved import NAMES_OF_PLACES

        t = places.read(position, NAMES_OF_PLACES, SIZE, "Zeds")
        for piece in range(PIECES):
            at = t[AT + piece]
            if at >= SPACES:
                raise StateError("this is no position of Zeds: a piece stands in no space")
            if at >= 0 and piece < FOE:
                t[FRIENDS + at] |= 1 << piece
                if at <= LAST_IN_PLAY:
                    t[IN_PLAY] |= 1 << piece
            elif at >= 0:
                t[FOES_IN + at] |= 1 << piece - FOE
                t[FOE_SPACES] |= 1 << at
            elif at == OUT and ZED <= piece < SUPER:
                t[BAG + self.book.zed_type[piece - ZED]] += 1
        for space in range(SPACES):
            if t[CHAOS + space]:
                t[CHAOS_SPACES] |= 1 << space
        self.t = t
        places.hold_together("Zeds", self.invariants)
