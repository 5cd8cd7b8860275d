"""Phase 2: infections, one after another, as long as one is legal.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.virusid import tell
from miasma.games.virusid.actions import (
    BIRD,
    HYGIENE,
    INFECT,
    ONCE,
    PLANE,
    SHIP,
    TRAVEL,
    TYPES,
)
from miasma.games.virusid.rules import nodes, reach, scales, stones
from miasma.games.virusid.table import (
    ACTIVE,
    EXTRA_INFECTION,
    FREE,
    INFECTING,
    INFECTION,
    MARKED,
    PHASE,
    PLACED,
    POINTS,
    STOCK,
    USES,
)
from miasma.games.virusid.terms import INFECTION as INFECTION_STAT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from miasma.games.virusid.state import VirusidState


def open_phase(s: VirusidState) -> None:
    """The budgets of the phase are fixed (VR-71, VR-93)."""
    t = s.t
    seat = t[ACTIVE]
    t[PHASE] = 2
    most = s.terms.stat_max[INFECTION_STAT]
    t[POINTS] = scales.clamped(t[INFECTION + seat] + t[EXTRA_INFECTION], most)  # VR-191
    for spread in range(7):
        t[USES + spread] = reach.level(s, seat, spread)
    ask(s)


def ask(s: VirusidState) -> None:
    """The phase ends by itself when no infection is legal; there is no passing (VR-70)."""
    seat = s.t[ACTIVE]
    options = choices(s, seat)
    if options:
        nodes.ask(s, INFECTING, seat, options)
    elif s.events is not None and s.t[POINTS] > 0:
        tell.left_over(s, seat, s.t[POINTS])


def choices(s: VirusidState, seat: int) -> list[int]:
    """All legal infections."""
    t = s.t
    options: list[int] = []
    points = t[POINTS]
    if points <= 0 or t[STOCK + seat] <= 0:  # VR-88
        return options
    board = s.board
    open_cities: i64 = reach.met(s, seat) & ~reach.quarantined(s) & ~too_dear(s, points)
    near: i64 = reach.by_land(s, seat)
    ways: tuple[i64, i64, i64] | None = None
    for kind in range(TYPES):
        if t[USES + kind] <= 0:  # VR-76
            continue
        cities: i64 = t[FREE + kind] & open_cities
        if kind < 2:
            cities &= ~reach.culled(s, seat, kind)
        if cities & near:
            board.list_pairs(kind, cities & near, INFECT, options)
        far = cities & ~near  # nothing is spent on what can be reached without it (VR-92)
        if far:
            if ways is None:
                ways = extended(s, seat)
            for way in range(3):
                if far & ways[way]:
                    board.list_travels(way, kind, far & ways[way], options)
    options.sort()
    return options


def extended(s: VirusidState, seat: int) -> tuple[i64, i64, i64]:
    """Cities by bird, ship and plane, for those of them that have a use left (VR-78)."""
    t = s.t
    return (
        reach.by_bird(s, seat) if t[USES + BIRD] > 0 else 0,
        reach.by_ship(s, seat) if t[USES + SHIP] > 0 else 0,
        reach.by_plane(s, seat) if t[USES + PLANE] > 0 else 0,
    )


def too_dear(s: VirusidState, points: int) -> i64:
    """Cities whose infection costs more points than are left (VR-91, VR-94)."""
    hygienic: i64 = s.t[MARKED + HYGIENE]
    inland: i64 = s.board.inland if s.terms.water_borne else 0
    if points == 1:
        return hygienic | inland
    return hygienic & inland if points == 2 else 0


def price(s: VirusidState, city: int) -> int:
    """Infection points for one stone: 1, hygiene +1 (VR-183), inland for Vibrio +1 (VR-165)."""
    cost = 1 + (s.t[MARKED + HYGIENE] >> city & 1)
    return cost + (s.board.inland >> city & 1) if s.terms.water_borne else cost


def infect(s: VirusidState, action: int) -> None:
    """A stone (VR-72), a level of its type, perhaps one of a way, and points are used (VR-73)."""
    t = s.t
    seat = t[ACTIVE]
    board = s.board
    way = -1
    pair = action - INFECT
    if action >= TRAVEL:
        pair, way = board.travels[action - TRAVEL]
        spread = BIRD if way == 0 else SHIP if way == 1 else PLANE
        t[USES + spread] -= 1
    t[USES + board.pair_type[pair]] -= 1
    t[POINTS] -= price(s, board.pair_city[pair])
    t[PLACED] += 1
    if s.events is not None:
        tell.infected(s, seat, pair, way)
    stones.place(s, seat, pair)
    scales.gain_dna(s, seat, 1, "infection")  # VR-87
    ask(s)  # VR-74: from the city just infected, too


# -- one-time spreads ---------------------------------------------------------------------------


def once_choices(s: VirusidState, seat: int, which: int, way: int, spores: bool) -> list[int]:
    """Fields a one-time spread may go to (VR-90): no points, no levels, no quarantine (VR-86).

    Needs, reach and cull markers count; spores ignore the bird cull (VR-164).
    """
    t = s.t
    options: list[int] = []
    if t[STOCK + seat] <= 0:
        return options
    cities: i64 = reach.by_land(s, seat)  # with the open ports of Vibrio (VR-170)
    if way == 1:
        cities |= reach.by_bird(s, seat, spores)  # open to a Fungus, too (VR-171)
    elif way == 2:
        cities |= reach.by_ship(s, seat)
    elif way == 3:
        cities |= reach.by_plane(s, seat)
    cities &= reach.met(s, seat)
    for kind in range(TYPES):
        if which in (kind, TYPES):
            fitting = t[FREE + kind] & cities & ~reach.culled(s, seat, kind)
            if fitting:
                s.board.list_pairs(kind, fitting, ONCE, options)
    options.sort()
    return options


def gathering_choices(s: VirusidState, seat: int, cities: int) -> list[int]:
    """Fields of a city event: only the needs count; who has no infected stays out (VR-148)."""
    t = s.t
    options: list[int] = []
    away = t[STOCK + seat] == s.terms.stones and not s.terms.water_borne
    if t[STOCK + seat] <= 0 or away:
        return options
    fitting = cities & reach.met(s, seat)
    for kind in range(TYPES):
        if t[FREE + kind] & fitting:
            s.board.list_pairs(kind, t[FREE + kind] & fitting, ONCE, options)
    options.sort()
    return options
