"""Chance: lots, the cards of the row, lifted tiles. Nothing is decided before it is seen.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import Outcomes, from_bag
from miasma.games.schwarm import tell
from miasma.games.schwarm.actions import DEAL, DRAW, LOT, REVEAL
from miasma.games.schwarm.rules import row, ships
from miasma.games.schwarm.table import (
    ASKED,
    BLUE,
    DEAL_LIGHT,
    DRAW_BLUE,
    HIDDEN,
    LIGHT,
    LOTS,
    NONE,
    ORDER_LEFT,
    PHASE,
    TRACK,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState


def ask_lot(s: SchwarmState, seat: int) -> None:
    """A player is dealt an order card (SW-190)."""
    s.t[ASKED] = seat
    s.ask_chance(LOTS)


def outcomes(s: SchwarmState) -> Outcomes:
    """What may come, as likely as there are copies of it."""
    t = s.t
    phase = t[PHASE]
    if phase == DEAL_LIGHT:
        return from_bag(t[LIGHT : LIGHT + 5], DEAL)  # SW-044
    if phase == DRAW_BLUE:
        return from_bag(t[BLUE : BLUE + 5], DRAW)  # SW-045
    if phase == LOTS:
        left = t[ORDER_LEFT]  # SW-046
        return [(LOT + n - 1, 1.0) for n in range(1, s.terms.seats + 1) if left >> n & 1]
    return from_bag(t[HIDDEN : HIDDEN + 4], REVEAL)  # SW-040, SW-043


def happen(s: SchwarmState, action: int) -> None:
    """Carry out an action of chance."""
    if action >= REVEAL:
        ships.reveal(s, action - REVEAL)
    elif action >= DRAW:
        row.draw(s, action - DRAW)
    elif action >= DEAL:
        row.deal(s, action - DEAL)
    else:
        lot(s, action - LOT + 1)


def lot(s: SchwarmState, number: int) -> None:
    """A lot is open at once; the order stone goes to its number (SW-046, SW-193, SW-194)."""
    t = s.t
    seat = t[ASKED]
    t[ASKED] = NONE
    t[ORDER_LEFT] &= ~(1 << number)
    t[TRACK + number - 1] = seat
    if s.events is not None:
        tell.lot(s, seat, number)
