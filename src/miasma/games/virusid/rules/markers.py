"""Counter-measure markers: where they come, and how they go.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.agenda import plan, todo
from miasma.games.virusid import tell
from miasma.games.virusid.actions import (
    BLOCKS,
    CITIES,
    CITY_MARKERS,
    MARK,
    PASS,
    UNMARK,
    UNMARK_AIRPORT,
    UNMARK_SEA,
)
from miasma.games.virusid.rules import nodes, stones
from miasma.games.virusid.table import (
    ACTIVE,
    ASK,
    ASK_CLEAR,
    ASK_MORE,
    CLEARING,
    CLOSED_AIR,
    CLOSED_SEA,
    MARKED,
    MARKING,
    WIPED,
)
from miasma.games.virusid.terms import ANY_MARKER

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

COUNT_BITS: Final = 7


def left(s: VirusidState, kind: int) -> int:
    """Markers of a kind in the supply."""
    t = s.t
    if kind == BLOCKS:
        used = t[CLOSED_SEA].bit_count() + t[CLOSED_AIR].bit_count()
    else:
        used = t[MARKED + kind].bit_count()
    return s.terms.marker_counts[kind] - used


def put_on_city(s: VirusidState, kind: int, city: int) -> None:
    """One of a kind per city, none on a wiped-out one, while there are any (VR-186, VR-187)."""
    t = s.t
    if t[WIPED] >> city & 1 or t[MARKED + kind] >> city & 1 or not left(s, kind):
        return
    t[MARKED + kind] |= 1 << city
    if s.events is not None:
        tell.marked(s, kind, city)


def block_sea(s: VirusidState, link: int) -> None:
    """A block on a sea link; a link is no city, so wiped-out ends don't matter (VR-184, VR-187)."""
    t = s.t
    if not t[CLOSED_SEA] >> link & 1 and left(s, BLOCKS):
        t[CLOSED_SEA] |= 1 << link
        if s.events is not None:
            tell.sea_closed(s, link)


def block_airport(s: VirusidState, city: int) -> None:
    """A block on an airport, not on that of a wiped-out city (VR-184, VR-187)."""
    t = s.t
    if not (t[CLOSED_AIR] | t[WIPED]) >> city & 1 and left(s, BLOCKS):
        t[CLOSED_AIR] |= 1 << city
        if s.events is not None:
            tell.airport_closed(s, city)


# -- chosen by the active player ------------------------------------------------------------------


def ask_mark(s: VirusidState, number: int) -> None:
    """The active player puts a marker on an infected city; forced while possible."""
    effect = s.terms.effects[number]
    options = mark_choices(s, effect.which, effect.cities)
    nodes.offer(s, MARKING, s.t[ACTIVE], options, effect.which, effect.cities)


def mark_choices(s: VirusidState, kind: int, cities: int) -> list[int]:
    """Infected cities without such a marker."""
    if not left(s, kind):
        return []
    fitting = stones.infected(s) & cities & ~s.t[MARKED + kind]
    first = MARK + kind * CITIES
    return [first + city for city in range(CITIES) if fitting >> city & 1]


def mark(s: VirusidState, action: int) -> None:
    """Put the marker down."""
    put_on_city(s, (action - MARK) // CITIES, (action - MARK) % CITIES)


def plan_clear(s: VirusidState, count: int, which: int) -> None:
    """Ask for markers to remove: of any kind, or of one."""
    plan(s.agenda, todo(ASK_CLEAR, which << COUNT_BITS | count))


def ask_clear(s: VirusidState, argument: int) -> None:
    """The active player may remove a marker, so many times in all."""
    count, which = argument & (1 << COUNT_BITS) - 1, argument >> COUNT_BITS
    nodes.offer(s, CLEARING, s.t[ACTIVE], clear_choices(s, which), count, which)


def clear_choices(s: VirusidState, which: int) -> list[int]:
    """Every marker of the kind on the board, and `pass`."""
    t = s.t
    options = [PASS]
    for kind in range(CITY_MARKERS):
        if which not in (ANY_MARKER, kind + 1):
            continue
        for city in range(CITIES):
            if t[MARKED + kind] >> city & 1:
                options.append(UNMARK + kind * CITIES + city)
    if which not in (ANY_MARKER, BLOCKS + 1):
        return options
    for link in range(len(s.board.sea_ends)):
        if t[CLOSED_SEA] >> link & 1:
            options.append(UNMARK_SEA + link)
    for number in range(len(s.board.airport_list)):
        if t[CLOSED_AIR] >> s.board.airport_list[number] & 1:
            options.append(UNMARK_AIRPORT + number)
    return options


def clear(s: VirusidState, action: int) -> None:
    """The marker goes back to the supply (VR-186); perhaps another one follows."""
    t = s.t
    if action >= UNMARK_AIRPORT:
        city = s.board.airport_list[action - UNMARK_AIRPORT]
        t[CLOSED_AIR] &= ~(1 << city)
        if s.events is not None:
            tell.airport_opened(s, city)
    elif action >= UNMARK_SEA:
        t[CLOSED_SEA] &= ~(1 << (action - UNMARK_SEA))
        if s.events is not None:
            tell.sea_opened(s, action - UNMARK_SEA)
    else:
        kind, city = (action - UNMARK) // CITIES, (action - UNMARK) % CITIES
        t[MARKED + kind] &= ~(1 << city)
        if s.events is not None:
            tell.unmarked(s, kind, city)
    if t[ASK] > 1:
        plan_clear(s, t[ASK] - 1, t[ASK_MORE])
