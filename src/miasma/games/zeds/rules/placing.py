"""New Zeds: drawing them from bag and pool, finding their place (ZD-401, ZD-831, ZD-1523).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.effects import DRAW_TWO
from miasma.games.zeds.pieces import DRAWN, FOE, OUT, SUPER, SUPERS, ZED_TYPES
from miasma.games.zeds.rules import retreat
from miasma.games.zeds.rules.ask import ask_piece, draw, leader
from miasma.games.zeds.rules.places import active_rule, has_room, put, send_away
from miasma.games.zeds.stages import (
    ARRIVE,
    NO_ROOM,
    ONE_KEPT,
    PLACE_ZED,
    REGULAR_DRAWN,
    SUPER_DRAWN,
    ZED_DRAWN,
)
from miasma.games.zeds.table import (
    ANSWER,
    ASK_KEEP_ZED,
    AT,
    BAG,
    DRAW_SUPER,
    DRAW_ZED,
    FIRST_DRAWN,
    NO_ENTRY,
    NONE,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def place_zed(s: ZedsState, arg: int) -> None:
    """Place new Zeds in a space as one group: space, super, how many, those already there."""
    n = arg >> 7 & 7
    if n == 0:
        space, group = arg & 63, arg >> 10
        if group:
            s.agenda.append(todo(ARRIVE, space | group << 7))
        return
    s.agenda.append(todo(ZED_DRAWN, arg))
    draw_zed(s, arg >> 6 & 1)


def draw_zed(s: ZedsState, wants_super: int) -> None:
    """Draw a Zed; with none left the other sort, in the base game no super (ZD-401)."""
    t = s.t
    supers = available_supers(s)
    bag = any(t[BAG : BAG + ZED_TYPES])
    if not bag and not supers:
        t[ANSWER] = NONE
    elif (wants_super and supers) or not bag:
        draw(s, todo(SUPER_DRAWN, wants_super), DRAW_SUPER, supers)
    else:
        draw(s, todo(REGULAR_DRAWN, wants_super), DRAW_ZED)


def available_supers(s: ZedsState) -> int:
    """The pool of super Zeds, as bits; none in the base game (ZD-403)."""
    if s.terms.level == 0:
        return 0
    found = 0
    for number in range(SUPERS):
        if s.t[AT + SUPER + number] == OUT:
            found |= 1 << number
    return found


def super_drawn(s: ZedsState, wants_super: int) -> None:
    """A super Zed is in hand."""
    take_in_hand(s, SUPER + s.t[ANSWER], wants_super)


def regular_drawn(s: ZedsState, wants_super: int) -> None:
    """A regular Zed is in hand: the lowest free counter of its type."""
    t = s.t
    kind = t[ANSWER]
    for zed in s.book.zeds_of[kind]:
        if t[AT + zed] == OUT:
            t[BAG + kind] -= 1
            take_in_hand(s, zed, wants_super)
            return


def take_in_hand(s: ZedsState, foe: int, wants_super: int) -> None:
    """With some research you draw two and choose one (ZD-1517)."""
    t = s.t
    t[AT + foe] = DRAWN
    other = t[FIRST_DRAWN]
    if other != NONE:
        t[FIRST_DRAWN] = NONE
        offer = 1 << other | 1 << foe
        ask_piece(s, todo(ONE_KEPT, other | foe << 7), ASK_KEEP_ZED, offer, leader(s))
    elif active_rule(s, DRAW_TWO) and (available_supers(s) or any(t[BAG : BAG + ZED_TYPES])):
        t[FIRST_DRAWN] = foe
        draw_zed(s, wants_super)
    else:
        t[ANSWER] = foe


def one_kept(s: ZedsState, arg: int) -> None:
    """The other Zed goes back."""
    one, other = arg & 127, arg >> 7
    t = s.t
    kept = t[ANSWER]
    send_away(s, other if kept == one else one, OUT)
    t[ANSWER] = kept


def zed_drawn(s: ZedsState, arg: int) -> None:
    """The drawn Zed comes into the space, or toward Start where there is room (ZD-831)."""
    t = s.t
    foe = t[ANSWER]
    space, group = arg & 63, arg >> 10
    if foe == NONE:
        s.agenda.append(todo(PLACE_ZED, arg & ~(7 << 7)))
        return
    there = space
    if t[NO_ENTRY] >> space & 1 or not has_room(s, foe, space):
        there = retreat.behind(s, foe, space)
    rest = arg - (1 << 7)
    if there == NONE:
        plan(s.agenda, todo(NO_ROOM, foe), todo(PLACE_ZED, rest))
        return
    put(s, foe, there)
    if s.events is not None:
        tell.note(s, "placed", foe, there)
    if there == space:
        group |= 1 << foe - FOE
        s.agenda.append(todo(PLACE_ZED, rest & 1023 | group << 10))
    else:
        plan(s.agenda, todo(PLACE_ZED, rest), todo(ARRIVE, there | 1 << foe - FOE + 7))
