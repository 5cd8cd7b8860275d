"""Verbs about your own units: coming, markers, free actions, healing, dying (ZD-1500 ff.).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import FORESIGHT, SCIENTIST, SURFACE_ONLY
from miasma.games.zeds.board import LAST_IN_PLAY, START_OF, TOWN, TUNNEL
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
    FOE,
    HERO_SET,
    HEROIC_SET,
    OUT,
    UNITS,
    VILLAGER,
)
from miasma.games.zeds.rules import arrival, stories, verbs
from miasma.games.zeds.rules.ask import ask, ask_piece, draw, leader
from miasma.games.zeds.rules.context import context, unit_in
from miasma.games.zeds.rules.places import put, zeds
from miasma.games.zeds.stages import EATEN, FORESEE, UNIT_COMES, UNIT_FOUND, UNIT_ON_START
from miasma.games.zeds.table import (
    ACTION_PHASE,
    ANSWER,
    ASK_NEW_UNIT,
    ASK_WHERE,
    AT,
    DEFIANT,
    DRAW_JOIN,
    ELWOOD,
    ENTERED,
    FREE_ACTIONS,
    FREE_MOVES,
    LEAD,
    MARKER,
    NONE,
    OWNER,
    PHASE,
    REFUGEES,
    SHIFT,
    SHIFT_WHEN,
    SHIFTED,
    SORT_SPACE,
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
    if s.events is not None:
        tell.turn_shift(s, number, unit)


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
    if s.events is not None:
        tell.free_action(s, unit, n, moves_only, number)


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
