"""What units can do for an action: move, shoot, search (sections 5.2, 5.3, 5.5).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.games.zeds.abilities import (
    CRAFT_AMMO,
    IGNORE_CHAOS,
    NO_GUNFIRE,
    SCIENTIST,
    SHORTCUT,
    TOWN_ENTRY_FREE,
)
from miasma.games.zeds.actions import CRAFT, END_OF, N_ENDS, SEARCH, SHOOT
from miasma.games.zeds.board import (
    BRIDGE_AT,
    IN_SIGHT,
    LAB,
    LAST_IN_PLAY,
    MOUNTAIN,
    OFFICES,
    TOWN,
    TRACK_OF,
    lowest,
    members,
)
from miasma.games.zeds.effects import NO_MOVES_MOUNTAIN, SHORTCUTS
from miasma.games.zeds.pieces import FIGHTERS, FOES, NOTHING_EACH, UNITS, VIP
from miasma.games.zeds.rules import gunfire, moving
from miasma.games.zeds.rules.places import bearer, zed_controlled
from miasma.games.zeds.table import (
    AT,
    BRIDGE,
    DEFIANT,
    ENTERED,
    FREE_ACTIONS,
    FREE_MOVES,
    OWNER,
    TURN_FLAGS,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def gifts(s: ZedsState) -> bool:
    """Whether some unit has an action or a move of its own left."""
    t = s.t
    return (
        t[FREE_ACTIONS : FREE_ACTIONS + UNITS] != NOTHING_EACH
        or t[FREE_MOVES : FREE_MOVES + UNITS] != NOTHING_EACH
    )


def usable(s: ZedsState, seat: int, chaos: int) -> int:
    """The units (bits) that a seat can use: in play, awake, its own, not held by chaos (ZD-435)."""
    t = s.t
    totals = s.book.hits_total
    calm = s.book.has[IGNORE_CHAOS]
    shared = s.setup.seats > 1
    found = 0
    for unit in members(t[ENTERED]):
        at = t[AT + unit]
        if at < 0 or at > LAST_IN_PLAY or t[WOUNDS + unit] >= totals[unit]:
            continue
        if shared and t[OWNER + unit] != seat and t[OWNER + unit] >= 0:
            continue
        low = 1 << unit
        if unit >= FIGHTERS or not chaos >> at & 1 or calm & low:
            found |= low
    return found


def errands(s: ZedsState, ready: int, doers: int, spare: int, chaos: int) -> list[int]:
    """Moves, shots and searches of the units that are ready, if their actions can be paid."""
    t = s.t
    book = s.book
    moves: list[int] = []
    shooting: list[int] = []
    searching: list[int] = []
    foes = moving.enemies(s)
    crowded = moving.full(s)
    free_town = int(bearer(s, TOWN_ENTRY_FREE) >= 0)
    stop_all = foes | chaos | (1 << BRIDGE_AT if t[BRIDGE] == 2 else 0)
    shut_all = moving.barred(s, VIP)
    hindered = stop_all | shut_all & s.terms.board_spaces
    reach = s.terms.reach[free_town]
    washed = t[TURN_FLAGS] & NO_MOVES_MOUNTAIN
    short = bool(t[TURN_FLAGS] & SHORTCUTS) or (s.terms.level >= 4 and bearer(s, SHORTCUT) >= 0)
    rooms = OFFICES | 1 << LAB
    mute, scholars, odd = book.has[NO_GUNFIRE], book.has[SCIENTIST], book.oddities
    pace = book.move
    unsafe = foes | chaos
    ranges, rows = book.long_range, book.search_row
    for unit in members(ready):
        able = spare or t[FREE_ACTIONS + unit]
        can_go = able or t[FREE_MOVES + unit]
        if not can_go:
            continue
        if unit >= FIGHTERS:
            if moving.is_free(s, unit):
                moves += ends_of(unit, moving.refugee_destinations(s, unit, shut_all))
            continue
        at = t[AT + unit]
        low = 1 << unit
        if not t[DEFIANT] & low and (not washed or TRACK_OF[at] != MOUNTAIN):
            if short or odd & low:
                shut, stop = moving.barred(s, unit), moving.stops(s, unit, foes, chaos)
                ends = moving.destinations(s, unit, shut, stop, crowded)
            else:
                ends = reach[at][pace[unit]]
                if ends & hindered:
                    ends = moving.reached(at, pace[unit], free_town, shut_all, stop_all, 0)
                ends &= ~crowded
                if ends & rooms and not scholars & low:
                    ends &= ~rooms
            moves += ends_of(unit, ends)
        if able and doers & low and at <= TOWN:
            if IN_SIGHT[ranges[unit]][at] & foes and not mute & low and gunfire.can_pay(s, unit):
                base = SHOOT + unit * FOES
                shooting += [base + foe for foe in members(gunfire.targets(s, unit))]
            if rows[at] >= 0 and (not unsafe >> at & 1 or can_search(s, unit, at)):
                searching.append(SEARCH + unit)
    return moves + shooting + crafts(s, doers, spare) + searching


def crafts(s: ZedsState, doers: int, spare: int) -> list[int]:
    """Shots for two actions and no ammo."""
    units = doers & s.book.has[CRAFT_AMMO]
    if not units:
        return []
    unit = lowest(units)
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
