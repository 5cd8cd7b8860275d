"""Verbs about your own units: coming, markers, free actions, healing, dying (ZD-1500 ff.).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import FORESIGHT, SCIENTIST, SURFACE_ONLY
from miasma.games.zeds.board import (
    CITY_OF,
    GRAVEYARD,
    IN_TUNNEL,
    LAST_IN_PLAY,
    START_OF,
    TOWN,
    TUNNEL,
    TUNNEL_START,
    members,
)
from miasma.games.zeds.effects import (
    ELWOOD_MARKER,
    IN_TOWN,
    ON_START,
    PICK,
    PICK_CHOICE,
    POOL,
    SELF,
    TOWN_OR_START,
)
from miasma.games.zeds.pieces import (
    CIVILIAN,
    CIVILIAN_SET,
    FIGHTERS,
    FIGHTING,
    FOE,
    HERO_SET,
    HEROIC_SET,
    OUT,
    UNITS,
    VILLAGER,
)
from miasma.games.zeds.rules import arrival, combat, hits, placing, stories, verbs
from miasma.games.zeds.rules.ask import ask, ask_piece, draw, leader, owner, roll
from miasma.games.zeds.rules.context import context, unit_in
from miasma.games.zeds.rules.places import (
    closed,
    fighters,
    free_beds,
    kill,
    patients,
    player_room,
    put,
    works,
    zed_room,
    zeds,
)
from miasma.games.zeds.stages import (
    AMBUSH_OVER,
    AMBUSHED,
    ARRIVE,
    EATEN,
    FORESEE,
    HIT,
    PLACE_ZED,
    RETREAT_FOES,
    RETREAT_UNITS,
    REVIVED,
    ROLLED_HIT,
    SURPRISE_ROLLED,
    SURPRISED,
    TELEPORTED,
    TURNED_BED,
    TURNED_FREED,
    UNIT_COMES,
    UNIT_FOUND,
    UNIT_ON_START,
)
from miasma.games.zeds.table import (
    ACTION_PHASE,
    ANSWER,
    ASK_DISCHARGE,
    ASK_NEW_UNIT,
    ASK_REVIVE,
    ASK_SURPRISE,
    ASK_WHERE,
    AT,
    CHAOS,
    DEFIANT,
    DIE,
    DRAW_JOIN,
    ELWOOD,
    ENTERED,
    FOES_IN,
    FREE_ACTIONS,
    FREE_MOVES,
    FRIENDS,
    LAST_HEALED,
    LEAD,
    MARKER,
    NONE,
    OWNER,
    PHASE,
    REFUGEES,
    SHIFT,
    SHIFT_WHEN,
    SHIFTED,
    SORT_DISCHARGE,
    SORT_SPACE,
    WHY_SURPRISE,
    WHY_TEXT,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


# -- coming into play ---------------------------------------------------------------------------


def available(s: ZedsState, pool: int) -> int:
    """The available units (bits) of a pool (ZD-014)."""
    t = s.t
    level = max(1, s.terms.level)
    fresh = 0
    for unit in range(CIVILIAN):
        if s.book.level_of[unit] <= level and t[AT + unit] == OUT:
            fresh |= 1 << unit
    fresh &= ~t[ENTERED]
    if pool == POOL:
        return fresh & HERO_SET
    if pool == POOL + 1:
        return fresh & s.book.has[SCIENTIST] & HERO_SET
    if pool == POOL + 2:
        return fresh & HEROIC_SET
    return fresh & HEROIC_SET | CIVILIAN_SET & ~t[ENTERED]


def can_come(s: ZedsState, unit: int) -> bool:
    """Whether a pool holds somebody, or a unique unit may come (ZD-1524)."""
    if unit >= POOL:
        return bool(available(s, unit))
    t = s.t
    if unit >= FOE:
        return t[AT + unit] == OUT
    return t[AT + unit] == OUT and not t[ENTERED] >> unit & 1


def verb_place_unit(s: ZedsState, number: int, packed: int) -> None:
    """`place_unit`: who comes, then where (ZD-1524)."""
    unit, chosen = s.book.effects[number][1:3]
    if not can_come(s, unit):
        return
    then = todo(UNIT_FOUND, number | packed << 10)
    if unit < POOL:
        s.agenda.append(then)
        s.t[ANSWER] = unit
    elif chosen:
        ask_piece(s, then, ASK_NEW_UNIT, available(s, unit), leader(s))
    else:
        draw(s, then, DRAW_JOIN, available(s, unit))


def unit_found(s: ZedsState, arg: int) -> None:
    """Where it comes: Town Center, a Start, or your choice."""
    number, packed = arg & 1023, arg >> 10
    unit = s.t[ANSWER]
    where, word = s.book.effects[number][3:5]
    then = todo(UNIT_COMES, unit)
    if where == IN_TOWN:
        s.agenda.append(then)
        s.t[ANSWER] = TOWN
    elif where == ON_START:
        stories.find_track(s, word, packed, todo(UNIT_ON_START, unit))
    else:
        offer = 0
        for track in s.terms.tracks:
            if track != TUNNEL or (where == TOWN_OR_START and not is_surface_only(s, unit)):
                offer |= 1 << START_OF[track]
        if where == TOWN_OR_START:
            offer |= 1 << TOWN
        ask(s, then, ASK_WHERE, SORT_SPACE, offer, leader(s), unit)


def is_surface_only(s: ZedsState, unit: int) -> bool:
    """Whether a unit never enters the tunnel (ZD-511)."""
    return unit < UNITS and bool(s.book.has[SURFACE_ONLY] >> unit & 1)


def unit_on_start(s: ZedsState, unit: int) -> None:
    """The Start of the track that is meant."""
    if s.t[ANSWER] != NONE:
        s.t[ANSWER] = START_OF[s.t[ANSWER]]
        unit_comes(s, unit)


def unit_comes(s: ZedsState, unit: int) -> None:
    """The unit enters play."""
    enter(s, unit, s.t[ANSWER])


def enter(s: ZedsState, piece: int, space: int) -> None:
    """A piece comes into play on its full side; what it brings comes with it (ZD-007)."""
    t = s.t
    t[WOUNDS + piece] = 0
    if s.events is not None:
        tell.note(s, "joined", piece, space)
    if piece >= FOE:
        put(s, piece, space)
        return
    t[ENTERED] |= 1 << piece
    give_owner(s, piece)
    put(s, piece, space)
    text = s.book.on_enter[piece]
    if text:
        verbs.start_text(s, text, context(piece))
    if s.book.has[FORESIGHT] >> piece & 1:
        s.agenda.append(FORESEE)


def give_owner(s: ZedsState, unit: int) -> None:
    """Who controls a new unit: the seat with fewest, then the nearest after the lead (ZD-1302)."""
    t = s.t
    if CIVILIAN_SET >> unit & 1 or unit >= FIGHTERS:
        t[OWNER + unit] = NONE
        return
    seats = s.setup.seats
    counts = [0] * seats
    for other in range(FIGHTERS):
        seat = t[OWNER + other]
        if seat >= 0 and 0 <= t[AT + other] <= LAST_IN_PLAY:
            counts[seat] += 1
    best = -1
    for step in range(1, seats + 1):
        seat = (t[LEAD] + step) % seats
        if best < 0 or counts[seat] < counts[best]:
            best = seat
    t[OWNER + unit] = best


# -- markers and actions ------------------------------------------------------------------------


def verb_give_marker(s: ZedsState, number: int, packed: int) -> None:
    """`give_marker`: to the unit of the filter, or beside the infection track."""
    _marker, filter_ = s.book.effects[number][1:3]
    if filter_ < 0:
        s.t[ELWOOD] = 1
        return
    verbs.aim(s, number, packed, filter_)


def give_marker(s: ZedsState, number: int, packed: int, piece: int) -> None:
    """The marker goes to this piece, from its present bearer."""
    marker = s.book.effects[number][1]
    s.t[MARKER + marker] = piece
    if s.events is not None:
        tell.marker(s, marker, piece)


def verb_remove_marker(s: ZedsState, number: int, packed: int) -> None:
    """`remove_marker`: back to the supply."""
    marker = s.book.effects[number][1]
    if marker == ELWOOD_MARKER:
        s.t[ELWOOD] = 0
    else:
        s.t[MARKER + marker] = NONE


def verb_give_turn_shift(s: ZedsState, number: int, packed: int) -> None:
    """`give_turn_shift`: until housekeeping."""
    verbs.aim(s, number, packed, s.book.effects[number][1])


def give_turn_shift(s: ZedsState, number: int, packed: int, unit: int) -> None:
    """The unit gets its shifts."""
    t = s.t
    t[SHIFTED] = unit
    t[SHIFT], t[SHIFT_WHEN] = s.book.effects[number][2:4]


def verb_free_action(s: ZedsState, number: int, packed: int) -> None:
    """`free_action`: for all fitting units, or for some of them (ZD-505)."""
    filter_, _, _, count = s.book.effects[number][1:5]
    if filter_ == SELF:
        free_action(s, number, packed, unit_in(packed))
    elif s.book.filters[filter_][PICK] == PICK_CHOICE and count == 1:
        verbs.aim(s, number, packed, filter_)
    else:
        verbs.aim(s, number, packed, filter_, count)


def free_action(s: ZedsState, number: int, packed: int, unit: int) -> None:
    """The unit gets free actions, of Moves alone if the text says so."""
    t = s.t
    moves_only, n = s.book.effects[number][2:4]
    if t[PHASE] > ACTION_PHASE:
        return
    if moves_only:
        t[FREE_MOVES + unit] += n
    else:
        t[FREE_ACTIONS + unit] += n


def verb_release(s: ZedsState, number: int, packed: int) -> None:
    """`release`: defiant civilians or villagers (ZD-1509)."""
    filter_, count = s.book.effects[number][1:3]
    verbs.aim(s, number, packed, filter_, count)


def release(s: ZedsState, number: int, packed: int, unit: int) -> None:
    """The defiant marker goes, or villagers flip to refugees without moving."""
    t = s.t
    if unit >= VILLAGER:
        t[REFUGEES] |= 1 << unit
        if zeds(s, t[AT + unit]) and not arrival.guarded(s, t[AT + unit]):
            s.agenda.append(todo(EATEN, unit))
    else:
        t[DEFIANT] &= ~(1 << unit)


# -- harm and healing ---------------------------------------------------------------------------


def verb_heal(s: ZedsState, number: int, packed: int) -> None:
    """`heal`: one heal for each chosen unit (ZD-541 to ZD-547)."""
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
        units = pieces & t[FRIENDS + space] & FIGHTING
        foes = pieces >> FOE & t[FOES_IN + space]
        plan(
            s.agenda, todo(RETREAT_UNITS, space | units << 6), todo(RETREAT_FOES, space | foes << 6)
        )


def verb_kill(s: ZedsState, number: int, packed: int) -> None:
    """`kill`: to the graveyard, no saving roll."""
    filter_, count = s.book.effects[number][1:3]
    verbs.aim(s, number, packed, filter_, count)


def kill_unit(s: ZedsState, number: int, packed: int, unit: int) -> None:
    """It dies."""
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
    ask(s, todo(TELEPORTED, unit), ASK_WHERE, SORT_SPACE, offer, leader(s), unit)


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
    at = min(6, 3 + combat.terrain(s, t[AT + unit]))
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
    plan(s.agenda, todo(ARRIVE, space | 1 << foe - FOE + 7), todo(AMBUSH_OVER, foe | space << 7))


def ambush_over(s: ZedsState, arg: int) -> None:
    """A winner still stands where it attacked."""
    foe, space = arg & 127, arg >> 7
    t = s.t
    if t[AT + foe] == space and not fighters(s, space):
        t[WOUNDS + foe] = 0
