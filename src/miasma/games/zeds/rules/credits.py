"""The credits: the score and the epilogue (ZD-1401 to ZD-1403).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.outcome import Outcome
from miasma.games.zeds.board import CAMP, LAST_IN_PLAY, SPACES
from miasma.games.zeds.pieces import FIGHTERS, UNITS
from miasma.games.zeds.table import (
    AMMO,
    AT,
    CARDS_LEFT,
    CHAOS,
    CURE,
    INFECTION,
    OWNED,
    REASON,
    SUPPLIES,
    SURVIVED,
    TURN,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def counts(s: ZedsState) -> list[int]:
    """How often each thing of the credits is there, in the order of CREDITED (ZD-1401)."""
    t = s.t
    units = camp = others = 0
    for unit in range(UNITS):
        at = t[AT + unit]
        if unit < FIGHTERS:
            units += 0 <= at <= LAST_IN_PLAY
        elif at == CAMP:
            camp += 1
        elif 0 <= at <= LAST_IN_PLAY:
            others += 1
    won = t[REASON] == SURVIVED
    return [
        units,
        int(t[SUPPLIES] >= 2),
        int(t[AMMO] >= 2),
        int(t[INFECTION] <= 6),
        int(t[CURE] == 2),
        t[OWNED].bit_count(),
        camp,
        others,
        sum(t[CHAOS : CHAOS + SPACES]),
        0 if won else t[CARDS_LEFT],
    ]


def score(s: ZedsState) -> int:
    """The sum of the lines that the level has."""
    total = 0
    found = counts(s)
    for points, level, what in s.book.credits:
        if s.terms.level >= level:
            total += points * found[what]
    return total


def epilogue(s: ZedsState) -> int:
    """The number of the epilogue (ZD-1402)."""
    total = score(s)
    won = s.t[REASON] == SURVIVED
    best = -1
    for number, (least, is_win, needs_cure) in enumerate(s.book.epilogues):
        if is_win != won or total < least:
            continue
        if needs_cure:
            if s.t[CURE] == 2:
                return number
        elif best < 0 or least > s.book.epilogues[best][0]:
            best = number
    return best


def result(s: ZedsState) -> Outcome:
    """All have won, or all have lost; the score is the secondary value (ZD-1403)."""
    seats = s.setup.seats
    won = s.t[REASON] == SURVIVED
    total = score(s)
    reason = ("survived", "zeds_in_town", "chaos")[s.t[REASON]]
    return Outcome(
        [total] * seats,
        list(range(seats)) if won else [],
        reason,
        cooperative=True,
        epilogue=s.book.epilogue_ids[epilogue(s)],
        turns=s.t[TURN],
    )
