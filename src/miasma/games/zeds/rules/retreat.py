"""Retreats (ZD-630 to ZD-637).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.board import (
    START_OF,
    STARTS,
    TOWN,
    TOWNWARD,
    TRACK_OF,
    TRACK_SPACES,
    lowest,
    members,
)
from miasma.games.zeds.pieces import FIGHTING, FOE, FOES, LOOTER_SET, OUT, STACKING, ZED_SIDE
from miasma.games.zeds.rules import combat
from miasma.games.zeds.rules.ask import ask, ask_piece, leader
from miasma.games.zeds.rules.places import (
    closed,
    has_room,
    player_room,
    put,
    send_away,
    strength,
    strongest,
    zed_room,
)
from miasma.games.zeds.stages import (
    ARRIVE,
    NO_ROOM,
    RETREAT_FIRST,
    RETREAT_LOOTER,
    RETREAT_ONE,
    RETREAT_ORDER,
    RETREAT_UNITS,
    START_CHOSEN,
)
from miasma.games.zeds.table import (
    ANSWER,
    ASK_RETREAT_ORDER,
    ASK_START,
    AT,
    FOE_SPACES,
    FOES_IN,
    FRIENDS,
    G_BACK,
    NO_ENTRY,
    NONE,
    PATH,
    SORT_SPACE,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def retreat_units(s: ZedsState, arg: int) -> None:
    """Player units of a space fall back toward town, one by one (ZD-630, ZD-633, ZD-635)."""
    space, units = arg & 63, arg >> 6
    t = s.t
    units &= t[FRIENDS + space] & FIGHTING
    if not units or space >= TOWN:  # ZD-636
        return
    there = TOWNWARD[space]
    while there != TOWN and closed(s, there):
        there = TOWNWARD[there]
    first = 1 << lowest(units)
    if units & units - 1 and there != TOWN:
        if t[FOES_IN + there]:
            first = units  # ZD-635: they attack in your order
        elif player_room(s, there) < units.bit_count():
            best = max([strength(s, unit) for unit in members(units)])  # ZD-633
            first = sum([1 << unit for unit in members(units) if strength(s, unit) == best])
    if first & first - 1:
        ask_piece(s, todo(RETREAT_ORDER, arg), ASK_RETREAT_ORDER, first, leader(s))
    else:
        rest = units & ~first
        plan(s.agenda, todo(RETREAT_ONE, lowest(first)), todo(RETREAT_UNITS, space | rest << 6))


def retreat_order(s: ZedsState, arg: int) -> None:
    """The chosen unit goes first."""
    unit = s.t[ANSWER]
    rest = arg & ~(1 << unit + 6)
    plan(s.agenda, todo(RETREAT_ONE, unit), todo(RETREAT_UNITS, rest))


def may_fall_back(s: ZedsState, space: int) -> bool:
    """Whether a retreating player unit has room and entry (ZD-412, ZD-633)."""
    return not closed(s, space) and player_room(s, space) > 0


def retreat_one(s: ZedsState, unit: int) -> None:
    """A unit falls back toward town (ZD-630)."""
    here = s.t[AT + unit]
    if 0 <= here < TOWN:
        fall_back(s, unit, townward(s, here))


def townward(s: ZedsState, here: int) -> int:
    """Toward town the first space with room for a unit that falls back (ZD-633)."""
    there = TOWNWARD[here]
    while there != TOWN and not may_fall_back(s, there):
        there = TOWNWARD[there]
    return there


def fall_back(s: ZedsState, unit: int, space: int) -> None:
    """A unit retreats into a space; among enemies it attacks (ZD-635), not on a Start (ZD-309)."""
    if s.events is not None:
        tell.note(s, "retreated", unit, space)
    put(s, unit, space)
    if s.t[FOES_IN + space] and not STARTS >> space & 1:
        combat.attack(s, unit, space, NONE)


def attacker_back(s: ZedsState, arg: int) -> None:
    """A beaten attacker goes back along its path, then toward town (ZD-631)."""
    unit, steps = arg & 63, arg >> 6
    t = s.t
    if t[AT + unit] >= 0:
        fall_back(s, unit, backward(s, t[AT + unit], steps))


def backward(s: ZedsState, here: int, steps: int) -> int:
    """Back along the path the first space with room, then toward town (ZD-631)."""
    while steps > 0:
        steps -= 1
        there = s.t[PATH + steps]
        if STARTS >> there & 1 or may_fall_back(s, there):
            return there
    return townward(s, here)


def retreat_foes(s: ZedsState, arg: int) -> None:
    """Zeds fall back toward their Start, strongest first; looters likewise (ZD-632, ZD-633).

    The argument holds their space, those that are still to go, and those that have gone: they
    arrive when all have left, nearest town first (ZD-123).
    """
    space, group, gone = arg & 63, arg >> 6 & (1 << FOES) - 1, arg >> 6 + FOES
    t = s.t
    group &= t[FOES_IN + space]
    if space >= TRACK_SPACES or STARTS >> space & 1:  # ZD-634
        return
    for looter in members(group & LOOTER_SET):
        s.agenda.append(todo(RETREAT_LOOTER, looter))
    group &= ZED_SIDE
    while group:
        equals = crowded(s, space, group)
        if equals:
            then = todo(RETREAT_FIRST, space | group << 6 | gone << 6 + FOES)
            ask_piece(s, then, ASK_RETREAT_ORDER, equals << FOE, leader(s))
            return
        foe = lowest(strongest(s, group & STACKING or group))
        group &= ~(1 << foe)
        gone |= 1 << foe
        leave(s, foe, space)
    stuck = t[FOES_IN + space] & gone
    for there in members(t[FOE_SPACES]):  # the agenda turns the order round
        foes = t[FOES_IN + there] & gone & ~stuck
        if foes:
            s.agenda.append(todo(ARRIVE, there | foes << 7))
    for foe in sorted(members(stuck), key=lambda foe: strength(s, FOE + foe)):
        s.agenda.append(todo(NO_ROOM, FOE + foe))


def crowded(s: ZedsState, space: int, group: int) -> int:
    """The strongest of a group (bits), if they are equal and do not all fit behind them."""
    equals = strongest(s, group & STACKING)
    if not equals & equals - 1:
        return 0
    there = behind(s, FOE + lowest(equals), space)
    return equals if there != NONE and zed_room(s, there) < equals.bit_count() else 0


def retreat_first(s: ZedsState, arg: int) -> None:
    """You choose among equals who goes first (ZD-110, ZD-633); the others go on to find room."""
    foe = s.t[ANSWER] - FOE
    leave(s, foe, arg & 63)
    retreat_foes(s, arg & ~(1 << foe + 6) | 1 << foe + 6 + FOES)


def leave(s: ZedsState, foe: int, space: int) -> None:
    """A Zed-side unit falls back to the first space with room, if there is one (ZD-633)."""
    s.t[G_BACK] |= 1 << foe
    there = behind(s, FOE + foe, space)
    if there != NONE:
        put(s, FOE + foe, there)
        if s.events is not None:
            tell.note(s, "zeds-retreated", FOE + foe, there)


def behind(s: ZedsState, foe: int, space: int) -> int:
    """The first space toward Start that a Zed-side unit fits into, or NONE (ZD-633)."""
    start = START_OF[TRACK_OF[space]]
    there = space - 1
    while there >= start:
        if not s.t[NO_ENTRY] >> there & 1 and has_room(s, foe, there):
            return there
        there -= 1
    return NONE


def no_room(s: ZedsState, foe: int) -> None:
    """Beyond a full Start: another Start with room, else back to bag or pool (ZD-633)."""
    starts = 0
    for track in s.terms.tracks:
        start = START_OF[track]
        if has_room(s, foe, start) and not s.t[NO_ENTRY] >> start & 1:
            starts |= 1 << start
    if not starts:
        if s.events is not None:
            tell.note(s, "returned", foe)
        send_away(s, foe, OUT)
    else:
        ask(s, todo(START_CHOSEN, foe), ASK_START, SORT_SPACE, starts, leader(s), foe)


def start_chosen(s: ZedsState, foe: int) -> None:
    """The Zed goes to the chosen Start."""
    put(s, foe, s.t[ANSWER])


def retreat_looter(s: ZedsState, looter: int) -> None:
    """Looters fall back toward their Start (ZD-632); among others they fight (ZD-635)."""
    t = s.t
    space = t[AT + FOE + looter]
    if not 0 <= space < TRACK_SPACES or STARTS >> space & 1:
        return
    there = space - 1
    while not STARTS >> there & 1 and closed(s, there):
        there -= 1
    if s.events is not None:
        tell.note(s, "zeds-retreated", FOE + looter, there)
    put(s, FOE + looter, there)
    combat.looters_meet(s, looter, there, NONE)
