"""The seven icons of the mutation cards: when they can be used, and on what (5.4, 5.13).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.games.viral.rules import crisis, pieces
from miasma.games.viral.table import (
    ATTACK,
    CARRIERS,
    COLOURS,
    CRISIS_ICON,
    INFECT,
    MAGNET,
    MOVE,
    NONE,
    ORGANS,
    PAIR,
    PLAYED,
    PLAYED_AREA,
    PROTECT,
    SHIELDS,
    USED,
)
from miasma.games.viral.terms import COLOUR

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState

EVERYWHERE: Final[list[int]] = list(range(ORGANS))
EVERY_ORGAN: Final = (1 << ORGANS) - 1


def usable(s: ViralState, seat: int) -> int:
    """The icons of the open card that can be used now: bits slot * 3 + option (VI-064, VI-068)."""
    t = s.t
    pair = t[PAIR] * COLOURS + seat
    card = t[PLAYED + pair]
    used = t[USED]
    twins = s.terms.twins[card]
    found = 0
    for slot, place, verb, framed in s.terms.icons[card]:
        if used >> slot & 1 or twins[slot] & ~used:  # VI-065, VI-605
            continue
        if possible(s, seat, verb, t[PLAYED_AREA + pair] if framed else NONE):  # VI-066
            found |= 1 << place
    return found


def possible(s: ViralState, seat: int, verb: int, area: int) -> bool:
    """Whether an icon has a legal use; `area` is the one its frame binds it to, or -1."""
    t = s.t
    own = pieces.visible(s, seat)
    if verb == INFECT:
        if pieces.supply_of(s, seat):
            return True
        return bool(reusable(s, own, area))
    if verb == CRISIS_ICON:
        return crisis.free_token(t) >= 0 and bool(crisis_sites(s, area))
    if not own:
        return False
    if verb == MOVE and area < 0:
        return True
    organs = EVERYWHERE if area < 0 else s.terms.area_organs[area]
    if verb == PROTECT:
        free = own & ~t[SHIELDS]
        return bool(free if area < 0 else free & pieces.in_organs(t, organs))
    if verb == MOVE:
        return bool(own & pieces.in_organs(t, organs))
    if verb == MAGNET:
        return bool(magnetic(s, own, area))
    for organ in organs:
        here = t[organ]
        mine = here & own
        if mine and (here != mine if verb == ATTACK else here & (here - 1)):
            return True
    return False


def targets(s: ViralState, seat: int, verb: int, area: int) -> int:
    """The viruses that can be named for an icon, equal ones once (VI-600)."""
    t = s.t
    own = pieces.visible(s, seat)
    if verb == INFECT:
        return reusable(s, own, area)
    if verb == MAGNET:
        return magnetic(s, own, area)
    organs = EVERYWHERE if area < 0 else s.terms.area_organs[area]
    found = 0
    for organ in organs:
        here = t[organ]
        mine = here & own
        if not mine:
            continue
        if verb == ATTACK:
            if here != mine:  # VI-130, VI-131, VI-411
                found |= offered(t, here & ~mine)
        elif verb == PROTECT:
            found |= offered(t, mine & ~t[SHIELDS])  # VI-100
        elif verb == MOVE or here & (here - 1):  # VI-110; absorbing needs company (VI-170)
            found |= offered(t, mine)
    return found


def offered(t: list[int], bits: int) -> int:
    """Viruses of one organ, of those that are interchangeable only the lowest (VI-600)."""
    if not bits & (bits - 1):
        return bits
    found = bits & t[CARRIERS]
    bits &= ~found
    shielded = bits & t[SHIELDS]
    plain = bits & ~shielded
    for colour in COLOUR:
        mine = plain & colour
        if mine:
            found |= mine & -mine
        if shielded:
            mine = shielded & colour
            if mine:
                found |= mine & -mine
    return found


def reusable(s: ViralState, own: int, area: int) -> int:
    """Own visible viruses that infect may take with an empty mat (VI-121, VI-123, VI-125)."""
    t = s.t
    only = NONE
    if area >= 0 and len(s.terms.area_organs[area]) == 1:
        only = s.terms.area_organs[area][0]
    found = 0
    for organ in range(ORGANS):
        mine = t[organ] & own
        if mine and organ != only:
            found |= offered(t, mine)
    return found


def magnetic(s: ViralState, own: int, area: int) -> int:
    """The viruses a magnet can move (VI-142), equal ones once."""
    t = s.t
    anchors = 0
    for organ in range(ORGANS):
        if t[organ] & own:
            anchors |= 1 << organ
    if area >= 0:
        anchors &= s.terms.area_bits[area]  # VI-067
    found = 0
    for organ in range(ORGANS):
        here = t[organ]
        if not here:
            continue
        if s.terms.exits[organ] & anchors:  # pull (VI-140)
            found |= offered(t, here)
        elif anchors >> organ & 1:  # push (VI-141)
            mine = here & own
            found |= offered(t, here if mine & (mine - 1) else here & ~mine)
    return found


def magnet_exits(s: ViralState, seat: int, virus: int, organ: int, area: int) -> int:
    """Where a magnet can move a virus (VI-142)."""
    t = s.t
    own = pieces.visible(s, seat)
    bound = EVERY_ORGAN if area < 0 else s.terms.area_bits[area]
    exits = s.terms.exits[organ]
    if t[organ] & own & ~(1 << virus) and bound >> organ & 1:
        return exits
    found = 0
    for end in range(ORGANS):
        if exits & bound & 1 << end and t[end] & own:
            found |= 1 << end
    return found


def crisis_sites(s: ViralState, area: int) -> int:
    """Organs on which the crisis icon can put a token (VI-150)."""
    sites = EVERY_ORGAN if area < 0 else s.terms.area_bits[area]
    return sites & ~crisis.in_crisis(s.t)


def infect_sites(s: ViralState, area: int, origin: int) -> int:
    """Organs that infect can place in, however full (VI-027); re-used ones must change (VI-123)."""
    sites = EVERY_ORGAN if area < 0 else s.terms.area_bits[area]
    return sites & ~(1 << origin) if origin >= 0 else sites
