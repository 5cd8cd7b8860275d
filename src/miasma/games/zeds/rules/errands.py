"""What units can do for an action: move, shoot, search (sections 5.2, 5.3, 5.5).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.games.zeds.abilities import (
    CRAFT_AMMO,
    IGNORE_CHAOS,
    NO_GUNFIRE,
    SHORTCUT,
    TOWN_ENTRY_FREE,
)
from miasma.games.zeds.actions import CRAFT, END_OF, N_ENDS, SEARCH, SHOOT
from miasma.games.zeds.board import (
    BRIDGE_AT,
    IN_SIGHT,
    MOUNTAIN_SPACES,
    TOWN,
    lowest,
    members,
)
from miasma.games.zeds.effects import NO_MOVES_MOUNTAIN, SHORTCUTS
from miasma.games.zeds.pieces import CIVIL, FIGHTING, FOES, NO_GIFTS, VIP
from miasma.games.zeds.rules import gunfire, moving
from miasma.games.zeds.rules.places import awake, bearer, zed_controlled
from miasma.games.zeds.table import (
    AT,
    BRIDGE,
    DEFIANT,
    FREE_ACTIONS,
    FREE_MOVES,
    FRIENDS,
    IN_PLAY,
    OWNER,
    TURN_FLAGS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def gifts(s: ZedsState) -> bool:
    """Whether some unit has an action or a move of its own left."""
    return s.t[FREE_ACTIONS:OWNER] != NO_GIFTS


def usable(s: ZedsState, seat: int, chaos: int) -> int:
    """The units (bits) that a seat can use: in play, awake, its own, not held by chaos (ZD-435)."""
    t = s.t
    found = awake(s, t[IN_PLAY]) if s.terms.level else t[IN_PLAY]
    if chaos:
        found &= ~(standing(s, chaos) & FIGHTING & ~s.book.has[IGNORE_CHAOS])
    if s.setup.seats > 1:
        for unit in members(found):
            if t[OWNER + unit] != seat and t[OWNER + unit] >= 0:
                found &= ~(1 << unit)
    return found


def errands(s: ZedsState, ready: int, doers: int, spare: int, chaos: int) -> list[int]:
    """Moves, shots and searches of the units that are ready, if their actions can be paid."""
    t = s.t
    foes = moving.enemies(s)
    goers, able = ready, doers  # ZD-533
    if not spare:  # ZD-505: who has actions or Moves of its own
        for unit in members(ready):
            if not t[FREE_ACTIONS + unit]:
                able &= ~(1 << unit)
                if not t[FREE_MOVES + unit]:
                    goers &= ~(1 << unit)
    found = moves(s, goers, foes, chaos)
    searching: list[int] = []
    book = s.book
    mute, unsafe = book.has[NO_GUNFIRE], foes | chaos
    ranges, rows = book.long_range, book.search_row
    for unit in members(able):
        at = t[AT + unit]
        if at > TOWN:  # ZD-534
            continue
        if IN_SIGHT[ranges[unit]][at] & foes and not mute >> unit & 1 and gunfire.can_pay(s, unit):
            base = SHOOT + unit * FOES
            for foe in members(gunfire.targets(s, unit)):
                found.append(base + foe)
        if rows[at] >= 0 and (not unsafe >> at & 1 or can_search(s, unit, at)):
            searching.append(SEARCH + unit)
    if doers & book.has[CRAFT_AMMO]:
        found += crafts(s, doers, spare)
    found += searching
    return found


def moves(s: ZedsState, units: int, foes: int, chaos: int) -> list[int]:
    """The Moves of some units (ZD-507); those of refugees come last."""
    t = s.t
    terms = s.terms
    crowded = moving.full(s)
    free_town = int(bearer(s, TOWN_ENTRY_FREE) >= 0)
    stop = foes | chaos | (1 << BRIDGE_AT if t[BRIDGE] == 2 else 0)
    shut = moving.barred(s, VIP)
    reach, pace = terms.reach[free_town], s.book.move
    odd = s.book.oddities
    if t[TURN_FLAGS] & SHORTCUTS or (terms.level >= 4 and bearer(s, SHORTCUT) >= 0):
        odd = FIGHTING
    walkers = units & FIGHTING & ~t[DEFIANT]
    if t[TURN_FLAGS] & NO_MOVES_MOUNTAIN:
        walkers &= ~standing(s, MOUNTAIN_SPACES)
    known = terms.moves
    found: list[int] = []
    for unit in members(walkers):
        if odd >> unit & 1:
            shut_to, stops = moving.barred(s, unit), moving.stops(s, unit, foes, chaos)
            ends = moving.destinations(s, unit, shut_to, stops, crowded)
            found += ends_of(unit, ends)
            continue
        at = t[AT + unit]
        near = reach[at][pace[unit]]
        key = (unit << 7 | at << 1 | free_town, near & stop, near & shut, near & crowded)
        listed = known.get(key)
        if listed is None:
            if len(known) > _KEPT:
                known.clear()
            ends = near
            if near & (stop | shut):
                ends = moving.reached(at, pace[unit], free_town, shut, stop, 0)
            listed = known[key] = ends_of(unit, moving.endable(s, unit, ends, crowded))
        found += listed
    for unit in members(units & CIVIL):
        if moving.is_free(s, unit):
            found += ends_of(unit, moving.refugee_destinations(s, unit, shut))
    return found


def standing(s: ZedsState, spaces: int) -> int:
    """The units (bits) that stand in some spaces."""
    found = 0
    for space in members(spaces):
        found |= s.t[FRIENDS + space]
    return found


def crafts(s: ZedsState, doers: int, spare: int) -> list[int]:
    """Shots for two actions and no ammo."""
    unit = lowest(doers & s.book.has[CRAFT_AMMO])
    if s.t[AT + unit] > TOWN or not affords(s, unit, spare, s.book.craft_actions):
        return []
    return [CRAFT + foe for foe in members(gunfire.targets(s, unit))]


_ENDS: Final[dict[int, list[int]]] = {}
_KEPT: Final = 20_000


def ends_of(unit: int, spaces: int) -> list[int]:
    """The Moves of a unit to some spaces; lists made lately are remembered."""
    key = spaces << 6 | unit
    known = _ENDS.get(key)
    if known is None:
        if len(_ENDS) > _KEPT:
            _ENDS.clear()
        base = unit * N_ENDS
        known = [base + END_OF[space] for space in members(spaces)]
        _ENDS[key] = known
    return known


def can_search(s: ZedsState, unit: int, space: int) -> bool:
    """In a named space that is not Zed-controlled; the dog searches there, too (ZD-530)."""
    if not zed_controlled(s, space):
        return True
    return bool(s.book.bold_searchers >> unit & 1)


def affords(s: ZedsState, unit: int, spare: int, n: int = 1) -> bool:
    """Whether a unit's actions can be paid (ZD-514)."""
    return spare + s.t[FREE_ACTIONS + unit] >= n
