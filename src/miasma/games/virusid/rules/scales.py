"""Scales and the research track: everything that counts up and down.

Scales hold the clamped value only; what is lost at a limit is not remembered (VR-33, VR-34).
Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.games.virusid import tell
from miasma.games.virusid.table import (
    CURE,
    CURED,
    DNA,
    ENDED,
    INFECTION,
    MORTALITY,
    NODE,
    OVER,
    RESEARCH,
    RESIST,
    SEVERITY,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

STAT_PLACES: Final[tuple[int, int, int]] = (INFECTION, SEVERITY, MORTALITY)


def clamped(value: int, most: int) -> int:
    """Nothing goes below 0, anything above the maximum is lost (VR-33)."""
    return 0 if value < 0 else min(value, most)


def add_resistance(s: VirusidState, seat: int, kind: int, amount: int) -> None:
    """Move a resistance (VR-33, VR-65); stones that stand stay where they are (VR-61)."""
    place = RESIST + seat * 3 + kind
    old = s.t[place]
    s.t[place] = clamped(old + amount, s.terms.resistance_max)
    if s.events is not None:
        tell.resistance(s, seat, kind, s.t[place] - old)


def add_stat(s: VirusidState, seat: int, stat: int, amount: int) -> None:
    """Move infection, severity or mortality for good (VR-33)."""
    place = STAT_PLACES[stat] + seat
    old = s.t[place]
    s.t[place] = clamped(old + amount, s.terms.stat_max[stat])
    if s.events is not None:
        tell.stat(s, seat, stat, s.t[place] - old)


def gain_dna(s: VirusidState, seat: int, amount: int, source: str) -> None:
    """DNA up to its maximum; the rest is lost (VR-33)."""
    t = s.t
    old = t[DNA + seat]
    t[DNA + seat] = min(old + amount, s.terms.dna_max)
    if s.events is not None and t[DNA + seat] != old:
        tell.dna(s, seat, t[DNA + seat] - old, source)


def move_research(s: VirusidState, amount: int) -> None:
    """Down field by field until it meets the cure (VR-143), or up as far as field 0 (VR-109)."""
    t = s.t
    old = t[RESEARCH]
    t[RESEARCH] = min(old + amount, t[CURE]) if amount > 0 else max(0, old + amount)
    if s.events is not None and t[RESEARCH] != old:
        tell.research(s, t[RESEARCH] - old)
    if t[RESEARCH] == t[CURE]:
        finish(s, CURED)


def move_cure(s: VirusidState, amount: int) -> None:
    """Down as far as the last field (VR-109)."""
    t = s.t
    old = t[CURE]
    t[CURE] = min(old + amount, s.terms.cure_bottom)
    if s.events is not None and t[CURE] != old:
        tell.cure(s, t[CURE] - old)


def finish(s: VirusidState, ended: int) -> None:
    """The game is over: nothing more happens."""
    s.t[ENDED] = ended
    s.t[NODE] = OVER
    s.agenda.clear()
    s.to_act = ()
    if s.events is not None:
        tell.over(s)
