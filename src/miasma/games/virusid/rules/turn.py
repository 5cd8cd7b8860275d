"""A turn from its first phase to the checks at its end (VR-30, VR-31).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.virusid import tell
from miasma.games.virusid.board import ALL_CITIES
from miasma.games.virusid.rules import scales, stones
from miasma.games.virusid.table import (
    ACTIVE,
    CONTINENT,
    CURED,
    DEATHS,
    DECK_EMPTY,
    DRAW_EVENT,
    ELIMINATED,
    END_TURN,
    ENDED,
    GONE,
    NEW_TURN,
    OPEN_TURN,
    OWN,
    PHASE_0,
    PHASE_2,
    PHASE_3,
    PHASE_4,
    PLACES_OF_TURN,
    SIX,
    TURN,
    WIPED,
    WON,
)

if TYPE_CHECKING:
    from miasma.core.outcome import Outcome
    from miasma.games.virusid.state import VirusidState


def open_turn(s: VirusidState, seat: int) -> None:
    """A player carries out all phases; an eliminated one only the event (VR-30, VR-146)."""
    t = s.t
    t[ACTIVE] = seat
    t[TURN] = t[TURN] + 1
    t[PLACES_OF_TURN] = NEW_TURN
    if s.events is not None:
        tell.turn(s, seat)
    if t[GONE] >> seat & 1:
        plan(s.agenda, DRAW_EVENT, END_TURN)
    elif s.terms.has_phase_0:
        plan(s.agenda, PHASE_0, DRAW_EVENT, PHASE_2, PHASE_3)
    else:
        plan(s.agenda, DRAW_EVENT, PHASE_2, PHASE_3)


def end_mutation(s: VirusidState) -> None:
    """Phase 3 is over: mortality follows, then the end of the turn."""
    plan(s.agenda, PHASE_4, DEATHS, SIX, END_TURN)


def end_turn(s: VirusidState) -> None:
    """Win (VR-141) before loss (VR-142, VR-145); who has no stone is out (VR-146, VR-147)."""
    t = s.t
    if goal_reached(s):
        scales.finish(s, WON)
        return
    if not s.terms.water_borne:  # VR-167
        gone = t[GONE]
        for seat in range(s.seats):
            if not t[OWN + seat] and not gone >> seat & 1:
                gone |= 1 << seat
                if s.events is not None:
                    tell.eliminated(s, seat)
        t[GONE] = gone
        if gone.bit_count() >= s.terms.eliminated_lose:
            scales.finish(s, ELIMINATED)
            return
    plan(s.agenda, todo(OPEN_TURN, (t[ACTIVE] + 1) % s.seats))


def goal_reached(s: VirusidState) -> bool:
    """All continent fields are empty and every city is wiped out or infected (VR-141)."""
    t = s.t
    if t[CONTINENT] or t[CONTINENT + 1] or t[CONTINENT + 2] or t[CONTINENT + 3]:
        return False
    return stones.infected(s) | t[WIPED] == ALL_CITIES


def result(s: VirusidState) -> Outcome:
    """One result for all (VR-149)."""
    from miasma.core.outcome import Outcome

    ended = s.t[ENDED]
    won = ended == WON
    reason = {WON: "win", CURED: "cure", DECK_EMPTY: "deck"}.get(ended, "eliminated")
    seats = list(range(s.seats))
    return Outcome([int(won)] * s.seats, seats if won else [], reason, cooperative=True)
