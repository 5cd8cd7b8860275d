"""Verbs of the tunnel: bats, climbing Zeds, the cave-in (ZD-1502, ZD-1505, ZD-1511, ZD-1512).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.board import (
    CATACOMBS,
    SPACES,
    TOWNWARD,
    TUNNEL_START,
    TUNNEL_TOP,
    lowest,
    members,
)
from miasma.games.zeds.pieces import FOE, STACKING, ZED_SIDE
from miasma.games.zeds.rules import arrival, infection, tunnel
from miasma.games.zeds.rules.ask import ask_piece, leader, roll
from miasma.games.zeds.rules.places import (
    defenders,
    fighters,
    has_room,
    player_room,
    put,
    refugees,
    strongest,
    zed_room,
)
from miasma.games.zeds.stages import (
    ARRIVE,
    BATTED,
    CAVED_IN,
    CLIMB,
    CLIMB_CHOSEN,
    CLIMB_ROLLED,
    ESCAPE,
    ESCAPE_CHOSEN,
    HIT,
    RETREAT_FOES,
    RETREAT_IF,
    RETREAT_UNITS,
    VENT,
    VENT_CHOSEN,
    VENTED,
)
from miasma.games.zeds.table import (
    ANSWER,
    ASK_BATS,
    ASK_FIRST,
    AT,
    DIE,
    FOES_IN,
    NO_ENTRY,
    SUBJECT,
    WHY_CATACOMB,
    WHY_TEXT,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def verb_bats(s: ZedsState, number: int, packed: int) -> None:
    """`bats`: your unit in the tunnel farthest from town (ZD-1505)."""
    for space in range(TUNNEL_START + 1, TUNNEL_TOP + 1):
        units = fighters(s, space)
        if units:
            ask_piece(s, BATTED, ASK_BATS, units, leader(s))
            return


def batted(s: ZedsState, _: int) -> None:
    """Infection +1, 1 hit, then it retreats if it is still there."""
    t = s.t
    unit = t[ANSWER]
    infection.raise_infection(s, 1)
    plan(s.agenda, todo(HIT, unit | 1 << 7), todo(RETREAT_IF, unit | t[AT + unit] << 6))


def verb_surface_zeds(s: ZedsState, number: int, packed: int) -> None:
    """`surface_zeds`: tunnel Zeds climb to the surface, farthest first (ZD-1512)."""
    s.agenda.append(todo(CLIMB, number | s.book.effects[number][1] << 10))


def climb(s: ZedsState, arg: int) -> None:
    """The next one, strongest first (ZD-1512)."""
    number, limit, tried = arg & 1023, arg >> 10 & 15, arg >> 14
    if not limit:
        return
    for entry in s.book.effects[number][2:]:
        foes = s.t[FOES_IN + (entry & 63)] & ZED_SIDE & ~tried
        if foes:
            choose_first(s, foes, todo(CLIMB_CHOSEN, arg))
            return


def choose_first(s: ZedsState, foes: int, then: int) -> None:
    """The strongest of some Zeds; among equals you choose (ZD-110)."""
    foes = strongest(s, foes)
    if foes & foes - 1:
        ask_piece(s, then, ASK_FIRST, foes << FOE, leader(s))
    else:
        s.agenda.append(then)
        s.t[ANSWER] = FOE + lowest(foes)


def climb_chosen(s: ZedsState, arg: int) -> None:
    """Out of the catacombs by a die (ZD-1502)."""
    foe = s.t[ANSWER]
    arg |= 1 << foe - FOE + 14
    if CATACOMBS >> s.t[AT + foe] & 1:
        roll(s, todo(CLIMB_ROLLED, arg), WHY_CATACOMB, 1, foe)
    else:
        climb_up(s, arg, foe)


def climb_rolled(s: ZedsState, arg: int) -> None:
    """On 1-3 it finds the way up."""
    if s.t[DIE] <= tunnel.MOVES:
        climb_up(s, arg, s.t[SUBJECT])
    else:
        s.agenda.append(todo(CLIMB, arg))


def climb_up(s: ZedsState, arg: int, foe: int) -> None:
    """It climbs where its space leads, if there is room (ZD-1502)."""
    t = s.t
    for entry in s.book.effects[arg & 1023][2:]:
        exit_ = entry >> 6
        is_open = has_room(s, foe, exit_) and not t[NO_ENTRY] >> exit_ & 1
        if entry & 63 == t[AT + foe] and is_open:
            surface(s, foe, exit_, todo(CLIMB, arg - (1 << 10)))
            return
    s.agenda.append(todo(CLIMB, arg))


def surface(s: ZedsState, foe: int, space: int, then: int) -> None:
    """A Zed climbs to a surface space and belongs to that track from now on (ZD-1502)."""
    if s.events is not None:
        tell.note(s, "climbed", foe, space)
    put(s, foe, space)
    plan(s.agenda, todo(ARRIVE, space | 1 << foe - FOE + 7), then)


def verb_catacomb_vents(s: ZedsState, number: int, packed: int) -> None:
    """`catacomb_vents`: up to so many Zeds in the catacombs, T5 then T3 (ZD-1512)."""
    s.agenda.append(todo(VENT, number | s.book.effects[number][1] << 10))


def vent(s: ZedsState, arg: int) -> None:
    """The next one, strongest first."""
    limit, tried = arg >> 10 & 15, arg >> 14
    if not limit:
        return
    for space in (TUNNEL_TOP - 5, TUNNEL_TOP - 3):
        foes = s.t[FOES_IN + space] & ZED_SIDE & ~tried
        if foes:
            choose_first(s, foes, todo(VENT_CHOSEN, arg - (1 << 10)))
            return


def vent_chosen(s: ZedsState, arg: int) -> None:
    """Roll for it."""
    foe = s.t[ANSWER]
    roll(s, todo(VENTED, arg | 1 << foe - FOE + 14), WHY_TEXT, 1, foe)


def vented(s: ZedsState, arg: int) -> None:
    """It climbs where the table says, or stays."""
    t = s.t
    foe = t[SUBJECT]
    there = s.book.effects[arg & 1023][1 + t[DIE]]
    then = todo(VENT, arg)
    if there < SPACES and has_room(s, foe, there) and not t[NO_ENTRY] >> there & 1:
        surface(s, foe, there, then)
    else:
        s.agenda.append(then)


def verb_tunnel_cave_in(s: ZedsState, number: int, packed: int) -> None:
    """`tunnel_cave_in`: the die says where (ZD-1511)."""
    roll(s, todo(CAVED_IN, number), WHY_TEXT)


def caved_in(s: ZedsState, number: int) -> None:
    """No entry; every unit there is hit, then escapes."""
    t = s.t
    face = t[DIE]
    space = TUNNEL_TOP - face
    t[NO_ENTRY] |= 1 << space
    if s.events is not None:
        tell.note(s, "cave-in", space=space)
    s.agenda.append(todo(ESCAPE, space | s.book.effects[number][face] << 6))
    pieces = fighters(s, space) | refugees(s, space) | t[FOES_IN + space] << FOE
    for piece in sorted(members(pieces), reverse=True):  # the agenda turns the order round
        s.agenda.append(todo(HIT, piece | 1 << 7))


def escape(s: ZedsState, arg: int) -> None:
    """To the surface while there is room, else a retreat in their own direction (ZD-1511)."""
    space, exit_ = arg & 63, arg >> 6
    t = s.t
    is_open = exit_ < SPACES and not t[NO_ENTRY] >> exit_ & 1
    units = fighters(s, space)
    civil = refugees(s, space)
    foes = t[FOES_IN + space] & ZED_SIDE
    if units:
        room = player_room(s, exit_) if is_open and not t[FOES_IN + exit_] else 0
        if room > 0:
            out_first(s, arg, units, room < units.bit_count())
        else:
            plan(s.agenda, todo(RETREAT_UNITS, space | units << 6), todo(ESCAPE, arg))
    elif civil:
        s.agenda.append(todo(ESCAPE, arg))
        goes_up = is_open and not t[FOES_IN + exit_]  # they need no room (ZD-305)
        arrival.come(s, lowest(civil), exit_ if goes_up else TOWNWARD[space])
    elif foes:
        climbers = 0
        if is_open:
            climbers = foes if zed_room(s, exit_) > 0 else foes & ~STACKING
        if climbers:
            crowd = (climbers & STACKING).bit_count() > zed_room(s, exit_)
            matters = crowd or bool(defenders(s, exit_))
            out_first(s, arg, climbers << FOE, matters)
        else:
            s.agenda.append(todo(RETREAT_FOES, space | foes << 6))


def out_first(s: ZedsState, arg: int, pieces: int, matters: bool) -> None:
    """The next one that climbs out; where it matters the order is yours (ZD-123)."""
    then = todo(ESCAPE_CHOSEN, arg)
    if matters and pieces & pieces - 1:
        ask_piece(s, then, ASK_FIRST, pieces, leader(s))
    else:
        s.agenda.append(then)
        s.t[ANSWER] = lowest(pieces)


def escape_chosen(s: ZedsState, arg: int) -> None:
    """It is out, and the others follow."""
    piece, exit_ = s.t[ANSWER], arg >> 6
    then = todo(ESCAPE, arg)
    if piece >= FOE:
        surface(s, piece, exit_, then)
        return
    if s.events is not None:
        tell.note(s, "moved", piece, exit_)
    put(s, piece, exit_)
    s.agenda.append(then)
