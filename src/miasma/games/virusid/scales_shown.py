"""The three stats of a player as the picture and the terminal show them, bonuses of the turn in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.games.virusid.table import (
    ACTIVE,
    EXTRA_INFECTION,
    INFECTION,
    MORTALITY,
    SEVERITY,
)

if TYPE_CHECKING:
    from miasma.games.virusid.reader import Reader

STATS: Final = ("infection", "severity", "mortality")
_PLACES: Final = (INFECTION, SEVERITY, MORTALITY)


def stat_value(reader: Reader, seat: int, stat: str) -> int:
    """The effective value in this turn (VR-191)."""
    which = STATS.index(stat)
    value = reader.t[_PLACES[which] + seat]
    if seat == reader.t[ACTIVE]:
        value += reader.t[EXTRA_INFECTION + which]
    return min(value, reader.terms.stat_max[which])


def stat_limit(reader: Reader, stat: str) -> int:
    """The end of the scale (VR-33)."""
    return reader.terms.stat_max[STATS.index(stat)]
