"""Verbs that heal, hit, kill and save your units (ZD-1500, ZD-1506 to ZD-1510, ZD-611).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import FORESIGHT
from miasma.games.zeds.board import (
    CITY_OF,
    GRAVEYARD,
    IN_TUNNEL,
    START_OF,
    TOWN,
    TUNNEL_START,
    members,
)
from miasma.games.zeds.effects import PICK
from miasma.games.zeds.pieces import FIGHTERS, FIGHTING, FOE, VILLAGER
from miasma.games.zeds.rules import combat, hits, melee, placing, verbs
from miasma.games.zeds.rules.ask import ask, ask_piece, leader, owner, roll
from miasma.games.zeds.rules.places import (
    closed,
    eliminate,
    free_beds,
    kill,
    patients,
    player_room,
    put,
    works,
    zed_room,
)
from miasma.games.zeds.stages import (
    AMBUSH_OVER,
    AMBUSHED,
    FORESEE,
    HIT,
    HOLD,
    PLACE_ZED,
    REVIVED,
    ROLLED_HIT,
    SURPRISE_ROLLED,
    SURPRISED,
    TELEPORTED,
    TURNED_BED,
    TURNED_FREED,
)
from miasma.games.zeds.table import (
    AMBUSH,
    ANSWER,
    ASK_DISCHARGE,
    ASK_REVIVE,
    ASK_SURPRISE,
    ASK_WHERE,
    AT,
    CHAOS,
    DEFIANT,
    DIE,
    FOES_IN,
    FRIENDS,
    G_WON,
    LAST_HEALED,
    NONE,
    REFUGEES,
    SORT_DISCHARGE,
    SORT_SPACE,
    WHY_SURPRISE,
    WHY_TEXT,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def verb_heal(s: ZedsState, number: int, packed: int) -> None:
    """`heal`: one heal for each chosen unit (ZD-541)."""
    filter_, _, count = s.book.effects[number][1:4]
    verbs.aim(s, number, packed, filter_, count)


def heal(s: ZedsState, number: int, packed: int, unit: int) -> None:
    """So many hits, or all of them."""
    n, _, lowers = s.book.effects[number][2:5]
    hits.heal(s, unit, n, bool(lowers))


def verb_hit(s: ZedsState, number: int, packed: int) -> None:
    """`hit`: hits on each, player units first."""
    verbs.aim(s, number, packed, s.book.effects[number][1])


def hit(s: ZedsState, number: int, packed: int, piece: int) -> None:
    """So many hits."""
    s.agenda.append(todo(HIT, piece | s.book.effects[number][2] << 7))


def verb_roll_hit(s: ZedsState, number: int, packed: int) -> None:
    """`roll_hit`: one die for the unit."""
    verbs.aim(s, number, packed, s.book.effects[number][1])


def roll_hit(s: ZedsState, number: int, packed: int, unit: int) -> None:
    """Roll for it."""
    roll(s, todo(ROLLED_HIT, number | unit << 10), WHY_TEXT, 1, unit)


def rolled_hit(s: ZedsState, arg: int) -> None:
    """The hits of the face."""
    number, unit = arg & 1023, arg >> 10
    n = s.book.effects[number][1 + s.t[DIE]]
    s.agenda.append(todo(HIT, unit | n << 7))


def verb_retreat(s: ZedsState, number: int, packed: int) -> None:
    """`retreat`: each side in its own direction."""
    t = s.t
    filter_ = s.book.effects[number][1]
    if s.book.filters[filter_][PICK]:
        verbs.aim(s, number, packed, filter_)
        return
    pieces = verbs.fitting(s, filter_, packed)
    for space in members(verbs.spaces_of(s, pieces)):
        there = t[FRIENDS + space] | t[FOES_IN + space] << FOE
        verbs.retreat_from(s, space, pieces & there)


def retreat(s: ZedsState, number: int, packed: int, piece: int) -> None:
    """A picked piece falls back alone."""
    verbs.retreat_from(s, s.t[AT + piece], 1 << piece)


def verb_kill(s: ZedsState, number: int, packed: int) -> None:
    """`kill`: to the graveyard, no saving roll."""
    filter_, count = s.book.effects[number][1:3]
    verbs.aim(s, number, packed, filter_, count)


def kill_unit(s: ZedsState, number: int, packed: int, unit: int) -> None:
    """It dies; a foe is eliminated."""
    if unit >= FOE:
        eliminate(s, unit)
    else:
        kill(s, unit)


def verb_revive(s: ZedsState, number: int, packed: int) -> None:
    """`revive`: a unit of the graveyard comes back (ZD-1508)."""
    units = s.t[FRIENDS + GRAVEYARD] & FIGHTING
    if units:
        ask_piece(s, REVIVED, ASK_REVIVE, units, leader(s))


def revived(s: ZedsState, _: int) -> None:
    """To Town Center; it can take only 1 more hit."""
    t = s.t
    unit = t[ANSWER]
    put(s, unit, TOWN)
    t[WOUNDS + unit] = s.book.hits_total[unit] - 1
    if s.events is not None:
        tell.note(s, "revived", unit, TOWN)
    if s.book.has[FORESIGHT] >> unit & 1:
        s.agenda.append(FORESEE)


def verb_to_bed(s: ZedsState, number: int, packed: int) -> None:
    """`to_bed`: if a bed is free (ZD-1507)."""
    if free_beds(s):
        verbs.aim(s, number, packed, s.book.effects[number][1])


def to_bed(s: ZedsState, number: int, packed: int, unit: int) -> None:
    """Into a bed, not comatose, with 1 hit left; refugees have none to spare."""
    if unit >= FIGHTERS:
        return
    hits.lay_in_bed(s, unit, s.book.hits_total[unit] - 1)


def verb_turned(s: ZedsState, number: int, packed: int) -> None:
    """`turned`: a unit of your choice falls ill, a Zed takes its place (ZD-1506)."""
    verbs.aim(s, number, packed, s.book.effects[number][1])


def turned(s: ZedsState, number: int, packed: int, unit: int) -> None:
    """Villagers go as refugees."""
    t = s.t
    space = t[AT + unit]
    if unit >= VILLAGER:
        t[REFUGEES] |= 1 << unit
    plan(s.agenda, todo(TURNED_BED, unit), todo(PLACE_ZED, space | 1 << 7))


def turned_bed(s: ZedsState, unit: int) -> None:
    """A free bed, one that is made free, or the graveyard (ZD-1506)."""
    if s.terms.level and free_beds(s):
        hits.lay_in_bed(s, unit, s.book.hits_total[unit])
    elif s.terms.level and patients(s):
        then = todo(TURNED_FREED, unit)
        ask(s, then, ASK_DISCHARGE, SORT_DISCHARGE, 0, owner(s, unit), unit, 1)
    else:
        kill(s, unit)


def turned_freed(s: ZedsState, unit: int) -> None:
    """A bed was made free, or not."""
    if s.t[ANSWER] == NONE:
        kill(s, unit)
    else:
        turned_bed(s, unit)


def verb_teleport_healed(s: ZedsState, number: int, packed: int) -> None:
    """`teleport_healed`: the just healed unit goes where you like on the surface (ZD-1510)."""
    t = s.t
    unit = t[LAST_HEALED]
    if unit == NONE or not works(s, unit):
        return
    offer = 1 << TOWN
    for space in members(s.book.named & s.terms.board_spaces & ~IN_TUNNEL):
        free = not t[FOES_IN + space] and not t[CHAOS + space] and player_room(s, space) > 0
        if space < TUNNEL_START and free and not closed(s, space):
            offer |= 1 << space
    ask(s, todo(TELEPORTED, unit), ASK_WHERE, SORT_SPACE, offer, owner(s, unit), unit)


def teleported(s: ZedsState, unit: int) -> None:
    """There it is."""
    if s.events is not None:
        tell.note(s, "moved", unit, s.t[ANSWER])
    put(s, unit, s.t[ANSWER])


def verb_surprise_attack(s: ZedsState, number: int, packed: int) -> None:
    """`surprise_attack`: on the track that is meant (ZD-611)."""
    verbs.with_track_of(s, number, packed, s.book.effects[number][1])


def surprise_on_track(s: ZedsState, number: int, packed: int, track: int) -> None:
    """You choose a player unit of the track, not on Start."""
    t = s.t
    units = 0
    for space in range(START_OF[track] + 1, CITY_OF[track] + 1):
        units |= t[FRIENDS + space] & FIGHTING
    if units:
        ask_piece(s, SURPRISED, ASK_SURPRISE, units, leader(s))


def surprised(s: ZedsState, _: int) -> None:
    """Its marker of defiance goes; two dice on the Even column plus terrain."""
    t = s.t
    unit = t[ANSWER]
    t[DEFIANT] &= ~(1 << unit)
    roll(s, todo(SURPRISE_ROLLED, unit), WHY_SURPRISE, 2, unit)


def surprise_rolled(s: ZedsState, unit: int) -> None:
    """Only the human hits count; no infection, no retreat (ZD-611)."""
    t = s.t
    at = min(6, 3 + melee.terrain(s, t[AT + unit]))
    n = s.book.melee_hits[t[DIE] + t[DIE + 1]][at][1]
    s.agenda.append(todo(HIT, unit | n << 7))


def verb_ambush(s: ZedsState, number: int, packed: int) -> None:
    """`ambush`: a Zed on its reduced side appears beside a unit of your choice."""
    verbs.aim(s, number, packed, s.book.effects[number][1])


def ambush(s: ZedsState, number: int, packed: int, unit: int) -> None:
    """Draw it."""
    space = s.t[AT + unit]
    if zed_room(s, space) <= 0 or unit >= FIGHTERS:
        return
    s.agenda.append(todo(AMBUSHED, space | s.book.effects[number][2] << 6))
    placing.draw_zed(s, 0)


def ambushed(s: ZedsState, arg: int) -> None:
    """It attacks; if it wins it flips to full."""
    t = s.t
    foe = t[ANSWER]
    if foe == NONE:
        return
    space, is_hurt = arg & 63, arg >> 6
    put(s, foe, space)
    t[WOUNDS + foe] = s.book.hits_full[foe] if is_hurt else 0
    if s.events is not None:
        tell.note(s, "placed", foe, space)
    group = 1 << foe - FOE
    t[G_WON] = 0
    plan(s.agenda, todo(HOLD, space | group << 6), todo(AMBUSH_OVER, foe | space << 7))
    combat.defend(s, space, group, AMBUSH)


def ambush_over(s: ZedsState, arg: int) -> None:
    """A Zed that has won flips to full, not one that lost to a unit that is gone."""
    foe, space = arg & 127, arg >> 7
    t = s.t
    if t[G_WON] and t[AT + foe] == space:
        t[WOUNDS + foe] = 0
