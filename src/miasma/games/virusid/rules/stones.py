"""Stones on fields: infected come and go, people die, cities are wiped out.

Here alone the fields change, with the sets of cities that say the same at a glance. Compiled by
`miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.virusid import tell
from miasma.games.virusid.actions import CITY_MARKERS, TYPES
from miasma.games.virusid.rules import scales
from miasma.games.virusid.table import (
    ABILITIES,
    CLOSED_AIR,
    CONTINENT,
    CORPSES,
    DEAD,
    FIELDS,
    FREE,
    GREY,
    MARKED,
    NONE,
    OWN,
    REACHED,
    STOCK,
    STONES,
    WIPED,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from miasma.games.virusid.state import VirusidState


def infected(s: VirusidState) -> i64:
    """Cities with a coloured stone of anybody."""
    t = s.t
    return t[OWN] | t[OWN + 1] | t[OWN + 2] | t[OWN + 3]


def with_corpses(s: VirusidState) -> i64:
    """Cities with at least one corpse."""
    t = s.t
    return t[DEAD] | t[DEAD + 1] | t[DEAD + 2] | t[DEAD + 3]


def first_field(s: VirusidState, pair: int, content: int) -> int:
    """The first field in drawing order with this content (VR-38), or -1."""
    t = s.t
    for field in s.board.pair_fields[pair]:
        if t[FIELDS + field] == content:
            return field
    return NONE


def put(s: VirusidState, pair: int, old: int, new: int) -> None:
    """Change what is on the first matching field: NONE, a seat or GREY (VR-35), and the sets."""
    t = s.t
    board = s.board
    kind: i64 = board.pair_type[pair]
    city: i64 = board.pair_city[pair]
    bit: i64 = 1 << city
    left = 0
    changed = False
    for field in board.pair_fields[pair]:
        content = t[FIELDS + field]
        if content == old:
            if changed:
                left = 1
                break
            t[FIELDS + field] = new
            changed = True
    if not left:
        if old == NONE:
            t[FREE + kind] = t[FREE + kind] & ~bit
        elif old == GREY:
            t[DEAD + kind] = t[DEAD + kind] & ~bit
        else:
            t[STONES + old * TYPES + kind] = t[STONES + old * TYPES + kind] & ~bit
            own = STONES + old * TYPES
            t[OWN + old] = t[own] | t[own + 1] | t[own + 2] | t[own + 3]
    if new == NONE:
        t[FREE + kind] = t[FREE + kind] | bit
    elif new == GREY:
        t[DEAD + kind] = t[DEAD + kind] | bit
    else:
        t[STONES + new * TYPES + kind] = t[STONES + new * TYPES + kind] | bit
        t[OWN + new] = t[OWN + new] | bit


def place(s: VirusidState, seat: int, pair: int) -> None:
    """An own stone from the supply goes on a healthy field (VR-73, VR-89)."""
    t = s.t
    put(s, pair, NONE, seat)
    t[STOCK + seat] = t[STOCK + seat] - 1
    bit: i64 = 1 << s.board.pair_city[pair]
    if not t[REACHED] & bit:  # a flag per city, set by everybody's placements (VR-166)
        t[REACHED] = t[REACHED] | bit
        bonus = s.terms.inland_bonus[t[ABILITIES + seat]]
        if bonus and s.board.inland & bit:
            scales.gain_dna(s, seat, bonus, "inland")


def take_back(s: VirusidState, seat: int, pair: int) -> None:
    """A coloured stone returns to its owner's supply (VR-51)."""
    put(s, pair, seat, NONE)
    s.t[STOCK + seat] += 1


def corpse_at_hand(s: VirusidState, city: int) -> bool:
    """Whether a corpse is left for a city: on its continent field or in the supply (VR-135)."""
    t = s.t
    return t[CORPSES] > 0 or t[CONTINENT + s.board.continent_of[city]] > 0


def mortal(s: VirusidState) -> i64:
    """Cities for which a corpse is left (VR-135)."""
    t = s.t
    if t[CORPSES] > 0:
        return -1
    cities: i64 = 0
    for continent in range(4):
        if t[CONTINENT + continent] > 0:
            cities |= s.board.continent_cities[continent]
    return cities


def die(s: VirusidState, pair: int, victim: int) -> None:
    """A corpse replaces a stone (VR-132, VR-133) or, with victim NONE, a healthy one (VR-59)."""
    t = s.t
    city = s.board.pair_city[pair]
    continent = CONTINENT + s.board.continent_of[city]
    if t[continent] > 0:  # VR-134
        t[continent] -= 1
    else:
        t[CORPSES] -= 1
    put(s, pair, victim, GREY)
    if victim >= 0:
        t[STOCK + victim] += 1
    for field in s.board.city_fields[city]:
        if t[FIELDS + field] != GREY:
            return
    wipe_out(s, city)


def wipe_out(s: VirusidState, city: int) -> None:
    """All fields are grey (VR-36, VR-140): the markers of the city go to the supply (VR-139)."""
    t = s.t
    rest = ~(1 << city)
    t[WIPED] |= 1 << city
    for kind in range(CITY_MARKERS):
        t[MARKED + kind] &= rest
    t[CLOSED_AIR] &= rest  # blocked sea links stay blocked
    if s.events is not None:
        tell.wiped_out(s, city)


def bury(s: VirusidState, pair: int) -> None:
    """A corpse goes to the general supply, never back to a continent field (VR-60)."""
    put(s, pair, GREY, NONE)
    s.t[CORPSES] += 1
