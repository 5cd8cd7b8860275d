"""What a judgement of the table comes to in games won: for people to read, not for players.

`evaluate` only puts positions in order; it thinks well of a town at the start and says nothing of
the cards to come. How many of such towns see the dawn was counted in games of `greedy`
(docs/balance/zeds.md): every card takes its toll, and a weak table is soon overrun.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from miasma.games.zeds.evaluate import MIDDLE, STEEPNESS, UNSURE
from miasma.games.zeds.table import CARDS_LEFT

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState

TOLL: Final = 0.0157  # of each card, whatever the table looks like
DANGER: Final = 1.81  # of a table without merit, if the game went on for ever
RELIEF: Final = 0.124  # by which a point of merit lowers it
MEMORY: Final = 29.3  # cards in which two thirds of it have struck


def win_chance(s: ZedsState, value: float) -> float:
    """The share of games that are survived from such a table on; rises with `value`."""
    if value <= 0.0 or value >= 1.0:
        return min(max(value, 0.0), 1.0)
    cards = s.t[CARDS_LEFT] + 1  # the one that lies open is not over
    danger = DANGER * exp(-RELIEF * merit(value)) * (1.0 - exp(-cards / MEMORY))
    return exp(-TOLL * cards - danger)


def merit(value: float) -> float:
    """The score that `evaluate` made this value of."""
    share = min(max((value - UNSURE) / (1.0 - 2.0 * UNSURE), 1e-6), 1.0 - 1e-6)
    return log(share / (1.0 - share)) / STEEPNESS - MIDDLE
