"""The state of a game of Viral: the table and the doors to rules, knowledge and picture.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from miasma.core import places
from miasma.core.agenda import kind_of
from miasma.core.chance import Outcomes
from miasma.core.errors import StateError
from miasma.core.state import Setup, State
from miasma.games.viral import knowledge
from miasma.games.viral.rules import chance, choices, points, steps
from miasma.games.viral.table import CLOSE_ROUND, FIRST, NAMES_OF_PLACES, SIZE
from miasma.games.viral.terms import Terms

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.core.outcome import Outcome
    from miasma.core.reasons import Reason


class ViralState(State):
    """What is on the table; see `table.py` for the names of its places."""

    __slots__ = ("t", "terms")

    def __init__(self, setup: Setup, terms: Terms, t: list[int]) -> None:
        self.setup = setup
        self.to_act = ()
        self.agenda = []
        self.ply = 0
        self.history = None
        self.imagined = False
        self.events = None
        self.terms = terms
        self.t = t

    def clone(self) -> ViralState:
        """See `State.clone`."""
        return self.share(ViralState(self.setup, self.terms, self.t[:]))

    def turn_order(self) -> list[int]:
        """All players clockwise from the first player, the bot last (VI-016, VI-410)."""
        return self.terms.orders[self.t[FIRST]]

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

    def imagine(self, seat: int | None, rng: Random) -> ViralState:
        """See `State.imagine`."""
        return knowledge.imagine(self, seat, rng)

    def unseen(self, seat: int | None) -> int:
        """See `State.unseen`."""
        return knowledge.unseen(self, seat)

    def result(self) -> Outcome:
        """See `State.result`: VI-617."""
        from miasma.core.outcome import Outcome

        scores = [points.final_score(self, seat) for seat in self.terms.everybody]
        best = points.best_placed(self, self.terms.bot_can_win)
        if best == self.terms.bot:
            return Outcome(scores, [], "bot", defeat=True, bot=points.final_score(self, best))
        rivals = [points.final_score(self, self.terms.bot)] if self.terms.bot >= 0 else []
        tied = scores.count(scores[best]) > 1
        if self.terms.bot_can_win and scores[best] in rivals:
            tied = True
        reason = "advantage" if tied else "most_vp"
        if rivals:
            return Outcome(scores, [best], reason, bot=rivals[0])
        return Outcome(scores, [best], reason)

    # -- the edge -------------------------------------------------------------------------------

    def look(self, seat: int | None) -> dict[str, Any]:
        """See `State.look`."""
        from miasma.games.viral.view import look

        return look(self, seat)

    def reasons(self, action: int, seat: int) -> list[Reason]:
        """See `State.reasons`."""
        from miasma.games.viral.why_not import reasons

        return reasons(self, action, seat)

    def aim(self, action: Action, seat: int) -> tuple[str, ...]:
        """See `State.aim`."""
        from miasma.games.viral.view import aim

        return aim(self, action, seat)

    def invariants(self) -> list[str]:
        """See `State.invariants`."""
        from miasma.games.viral.invariants import broken

        return broken(self)

    def position(self) -> dict[str, Any]:
        """See `State.position`."""
        return places.written(self.t, NAMES_OF_PLACES)

    def restore(self, position: dict[str, Any]) -> None:
        """See `State.restore`."""
        self.t = places.read(position, NAMES_OF_PLACES, SIZE, "Viral")
        if any(kind_of(packed) > CLOSE_ROUND for packed in self.agenda):
            raise StateError("this is no position of Viral: its agenda holds unknown steps")
        places.hold_together("Viral", self.invariants)
