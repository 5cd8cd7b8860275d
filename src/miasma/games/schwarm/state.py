"""The state of a game of the Swarm: the table, the board and the questions asked about them.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from miasma.core import places
from miasma.core.chance import CHANCE, Outcomes
from miasma.core.state import Setup, State
from miasma.games.schwarm.actions import TYPES
from miasma.games.schwarm.board import Board
from miasma.games.schwarm.rules import chance, choices, scoring, steps
from miasma.games.schwarm.table import (
    HAND,
    NAMES_OF_PLACES,
    PHASE,
    PLAY_CARD,
    SCORE,
    SEAT,
    SIZE,
)
from miasma.games.schwarm.terms import Terms

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.core.outcome import Outcome
    from miasma.core.reasons import Reason

_SEAT: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,)]
_CHANCE: Final[tuple[int, ...]] = (CHANCE,)


class SchwarmState(State):
    """What is on the table; see `table.py` for the names of its places.

    `offer` keeps a list of options that the rules had to work out already to know whether there is
    anything to decide; it is never changed, only replaced.
    """

    __slots__ = ("board", "offer", "t", "terms")

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
        self.offer: list[int] | None = None

    def clone(self) -> SchwarmState:
        """See `State.clone`."""
        copy = SchwarmState(self.setup, self.terms, self.board, self.t[:])
        copy.offer = self.offer
        return self.share(copy)

    def ask(self, phase: int, seat: int) -> None:
        """A player must decide; exactly one is to act at any moment (SW-026)."""
        self.t[PHASE] = phase
        self.to_act = _SEAT[seat]

    def ask_chance(self, phase: int) -> None:
        """Chance is to act."""
        self.t[PHASE] = phase
        self.to_act = _CHANCE

    # -- questions that rules, view and picture share -------------------------------------------

    @property
    def active(self) -> int:
        """The player whose turn it is."""
        return self.t[SEAT]

    def score(self, seat: int) -> int:
        """The research points of a player (SW-024)."""
        return self.t[SCORE + seat]

    # -- the kernel's part of State -------------------------------------------------------------

    def choices(self, seat: int) -> list[int]:
        """See `State.choices`."""
        offer = self.offer
        if offer is None:
            offer = choices.of(self, seat)
            self.offer = offer
        return offer[:]

    def chances(self) -> Outcomes:
        """See `State.chances`."""
        return chance.outcomes(self)

    def apply(self, action: int, seat: int) -> None:
        """See `State.apply`."""
        self.offer = None
        steps.apply(self, action, seat)

    def step(self, packed: int) -> None:
        """See `State.step`."""
        steps.run(self, packed)

    def result(self) -> Outcome:
        """See `State.result`."""
        return scoring.result(self)

    def openly_forced(self, seat: int) -> bool:
        """SW-197: of a hand of several cards nobody may learn that they are all the same."""
        hand = self.t[HAND + TYPES * seat : HAND + TYPES * seat + TYPES]
        return not (self.terms.hidden_hands and self.t[PHASE] == PLAY_CARD and sum(hand) > 1)

    # -- the edge -------------------------------------------------------------------------------

    def look(self, seat: int | None) -> dict[str, Any]:
        """See `State.look`."""
        from miasma.games.schwarm.view import look

        return look(self, seat)

    def reasons(self, action: int, seat: int) -> list[Reason]:
        """See `State.reasons`."""
        from miasma.games.schwarm.why_not import reasons

        return reasons(self, action, seat)

    def aim(self, action: Action, seat: int) -> tuple[str, ...]:
        """See `State.aim`."""
        from miasma.games.schwarm.view import aim

        return aim(self, action, seat)

    def invariants(self) -> list[str]:
        """See `State.invariants`."""
        from miasma.games.schwarm.invariants import broken

        return broken(self)

    def position(self) -> dict[str, Any]:
        """See `State.position`."""
        return places.written(self.t, NAMES_OF_PLACES)

    def restore(self, position: dict[str, Any]) -> None:
        """See `State.restore`."""
        from miasma.games.schwarm import saved

        self.t = places.read(position, NAMES_OF_PLACES, SIZE, "the Swarm")
        self.offer = None
        saved.check(self)
