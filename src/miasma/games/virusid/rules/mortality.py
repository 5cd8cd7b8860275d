"""Phase 4: dice are thrown, infected die.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan
from miasma.games.virusid import tell
from miasma.games.virusid.actions import DIE, KILL, TYPES
from miasma.games.virusid.rules import nodes, scales, stones
from miasma.games.virusid.table import (
    ABILITIES,
    ACTIVE,
    ASK_DIE,
    DEATHS,
    DICE,
    EXTRA_MORTALITY,
    EXTRA_SEVERITY,
    HIT,
    KILLING,
    MORTALITY,
    NODE,
    OWN,
    PHASE,
    SEVERITY,
    SIXTH_DEATH,
    STONES,
    THROWN,
    TO_DIE,
    TO_THROW,
)
from miasma.games.virusid.terms import MORTALITY as MORTALITY_STAT
from miasma.games.virusid.terms import SEVERITY as SEVERITY_STAT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from miasma.games.virusid.state import VirusidState


def open_phase(s: VirusidState) -> None:
    """As many dice as severity with this turn's bonus, all of them (VR-130, VR-131, VR-191)."""
    t = s.t
    seat = t[ACTIVE]
    t[PHASE] = 4
    most = s.terms.stat_max[SEVERITY_STAT]
    t[TO_THROW] = scales.clamped(t[SEVERITY + seat] + t[EXTRA_SEVERITY], most)
    if t[TO_THROW]:
        nodes.ask_chance(s, ASK_DIE, seat)


def deadly(s: VirusidState, seat: int) -> int:
    """The highest result that kills: mortality with this turn's bonus (VR-131)."""
    most = s.terms.stat_max[MORTALITY_STAT]
    return scales.clamped(s.t[MORTALITY + seat] + s.t[EXTRA_MORTALITY], most)


def throw(s: VirusidState, action: int) -> None:
    """One die after another; each at or below mortality is a death (VR-131)."""
    t = s.t
    face = action - DIE + 1
    seat = t[ACTIVE]
    t[DICE] |= face << 3 * t[THROWN]
    t[THROWN] += 1
    t[TO_THROW] -= 1
    if face <= deadly(s, seat):
        t[TO_DIE] += 1
    if t[TO_THROW]:
        nodes.ask_chance(s, ASK_DIE, seat)
    elif s.events is not None:
        tell.thrown(s, seat)


def faces(s: VirusidState) -> list[int]:
    """The dice of this turn as they fell."""
    return [s.t[DICE] >> 3 * n & 7 for n in range(s.t[THROWN])]


def ask_death(s: VirusidState) -> None:
    """For each success an own infected dies, if possible; it can't be declined (VR-132)."""
    t = s.t
    seat = t[ACTIVE]
    if t[TO_DIE]:
        options = kill_choices(s, seat)
        if options:
            nodes.ask(s, KILLING, seat, options)
        else:
            t[TO_DIE] = 0  # successes that find no city lapse (VR-135)


def kill_choices(s: VirusidState, seat: int) -> list[int]:
    """Cities not hit yet in this phase go first (VR-137)."""
    t = s.t
    eligible: i64 = t[OWN + seat] & stones.mortal(s)
    fresh: i64 = eligible & ~t[HIT]
    return own_stones(s, seat, fresh or eligible)


def own_stones(s: VirusidState, seat: int, cities: i64) -> list[int]:
    """One death for each type of own infected in these cities."""
    options: list[int] = []
    for kind in range(TYPES):
        found = s.t[STONES + seat * TYPES + kind] & cities
        if found:
            s.board.list_pairs(kind, found, KILL, options)
    options.sort()
    return options


def kill(s: VirusidState, action: int) -> None:
    """An own infected dies (VR-132), for 1 DNA (VR-136); no research success (VR-138)."""
    t = s.t
    seat = t[ACTIVE]
    pair = action - KILL
    if s.events is not None:
        tell.died(s, seat, pair)
    if t[NODE] == KILLING:
        t[TO_DIE] -= 1
        t[HIT] |= 1 << s.board.pair_city[pair]
        plan(s.agenda, DEATHS)
    stones.die(s, pair, seat)
    scales.gain_dna(s, seat, 1, "death")


def ask_sixth(s: VirusidState) -> None:
    """Vibrio: a 6 among the dice kills one more own infected in a port city (VR-166)."""
    seat = s.t[ACTIVE]
    if s.terms.six_kill[s.t[ABILITIES + seat]] and 6 in faces(s):
        options = sixth_choices(s, seat)
        if options:
            nodes.ask(s, SIXTH_DEATH, seat, options)


def sixth_choices(s: VirusidState, seat: int) -> list[int]:
    """Own infected in ports, blocked or not."""
    return own_stones(s, seat, s.t[OWN + seat] & s.board.ports & stones.mortal(s))
