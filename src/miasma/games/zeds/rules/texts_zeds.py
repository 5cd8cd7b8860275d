"""Verbs that place, move, heal and replace Zeds (ZD-1500, ZD-1503, ZD-1504, ZD-1513, ZD-1523).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.board import (
    BESIDE,
    CITIES,
    CITY_OF,
    NEIGHBOURS,
    NUMBER_OF,
    ON_TRACKS,
    START_OF,
    STARTS,
    TOWN,
    TOWNWARD,
    TRACK_SPACES,
    lowest,
    members,
)
from miasma.games.zeds.effects import BY_SPACE, HERE
from miasma.games.zeds.pieces import FOE, OUT, STACKING, SUPER_SET, ZED_SIDE, ZED_TYPES
from miasma.games.zeds.rules import hits, placing, verbs
from miasma.games.zeds.rules.ask import ask, ask_piece, leader, roll
from miasma.games.zeds.rules.context import piece_in, space_in
from miasma.games.zeds.rules.places import (
    all_zeds,
    defenders,
    eliminate,
    fighters,
    has_room,
    is_reduced,
    put,
    refugees,
    send_away,
    strength,
)
from miasma.games.zeds.stages import (
    ACTIVATE,
    ARRIVE,
    BLOATED,
    BURST,
    BURST_ROLLED,
    FRENZY,
    HIT,
    PLACE_ZED,
    REPLACE,
    REPLACE_CHOSEN,
    REPLACED,
    SUPER_CHOSEN,
    SUPER_REPLACED,
    VERB_START,
    ZED_DRAWN,
    ZED_HEALED,
)
from miasma.games.zeds.table import (
    ANSWER,
    ASK_BLOAT,
    ASK_HEAL_ZED,
    ASK_REPLACE,
    ASK_START,
    ASK_SUPER,
    AT,
    BAG,
    CANCELLED,
    DIE,
    FOES_IN,
    G_GROUP,
    NEXT_TRACK,
    NO_ENTRY,
    NONE,
    SORT_SPACE,
    WHY_GUNFIRE,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def verb_place_zed(s: ZedsState, number: int, packed: int) -> None:
    """`place_zed`: in a space, in the space of the loop, or on a track (ZD-1523)."""
    effect = s.book.effects[number]
    if effect[1] == BY_SPACE:
        place(s, number, effect[2])
    elif effect[1] == HERE:
        place(s, number, space_in(packed))
    elif effect[6]:
        starts = empty_starts(s)
        if starts & starts - 1:
            then = todo(VERB_START, number)
            ask(s, then, ASK_START, SORT_SPACE, starts, leader(s))
        else:
            place(s, number, lowest(starts))
    else:
        verbs.with_track_of(s, number, packed, effect[2])


def empty_starts(s: ZedsState) -> int:
    """Starts without Zeds; without one those with the lowest sum of strengths (ZD-1523)."""
    t = s.t
    empty = least = 0
    best = -1
    for track in s.terms.tracks:
        start = START_OF[track]
        foes = t[FOES_IN + start] & ZED_SIDE
        if not foes:
            empty |= 1 << start
        total = sum(strength(s, FOE + foe) for foe in members(foes))
        if best < 0 or total < best:
            best, least = total, 1 << start
        elif total == best:
            least |= 1 << start
    return empty or least


def verb_start(s: ZedsState, number: int) -> None:
    """On the chosen Start."""
    place(s, number, s.t[ANSWER])


def place_on_track(s: ZedsState, number: int, packed: int, track: int) -> None:
    """`place_zed` on the track that is meant: its Start or a numbered space."""
    at = s.book.effects[number][3]
    place(s, number, START_OF[track] if at < 0 else CITY_OF[track] - at)


def place(s: ZedsState, number: int, space: int) -> None:
    """Draw and place as many as the effect says."""
    if s.terms.board_spaces >> space & 1:
        n, is_super = s.book.effects[number][4:6]
        s.agenda.append(todo(PLACE_ZED, space | is_super << 6 | n << 7))


def verb_activate(s: ZedsState, number: int, packed: int) -> None:
    """`activate`: the track that is meant, so many times."""
    verbs.with_track_of(s, number, packed, s.book.effects[number][1])


def activate(s: ZedsState, number: int, packed: int, track: int) -> None:
    """Activations one after the other."""
    for _ in range(s.book.effects[number][2]):
        s.agenda.append(todo(ACTIVATE, track))


def verb_frenzy(s: ZedsState, number: int, packed: int) -> None:
    """`frenzy`: all of some kinds move once more (ZD-1504)."""
    foes, shift = s.book.effects[number][1:3]
    s.agenda.append(todo(FRENZY, shift | (all_zeds(s) & foes) << 4))


def verb_cancel_activation(s: ZedsState, number: int, packed: int) -> None:
    """`cancel_activation`: of the track that comes next, or of the group about to move."""
    t = s.t
    of_group, healing = s.book.effects[number][1:3]
    if not of_group:
        t[CANCELLED] |= 1 << t[NEXT_TRACK]
        return
    wounded = 0
    for foe in members(t[G_GROUP]):
        if t[WOUNDS + FOE + foe]:
            wounded |= 1 << foe
    t[G_GROUP] = 0
    if healing and wounded:
        ask_piece(s, todo(ZED_HEALED, healing), ASK_HEAL_ZED, wounded << FOE, leader(s))


def zed_healed(s: ZedsState, n: int) -> None:
    """One unit of the group removes hits (ZD-1515)."""
    foe = s.t[ANSWER]
    s.t[WOUNDS + foe] = max(0, s.t[WOUNDS + foe] - n)


def verb_clear_zed_hits(s: ZedsState, number: int, packed: int) -> None:
    """`clear_zed_hits`: all hit markers go, nobody is flipped."""
    t = s.t
    for foe in members(all_zeds(s)):
        piece = FOE + foe
        t[WOUNDS + piece] = s.book.hits_full[piece] if is_reduced(s, piece) else 0


def verb_heal_zeds(s: ZedsState, number: int, packed: int) -> None:
    """`heal_zeds`: those in or beside an undefended city or village space."""
    t = s.t
    foes, n = s.book.effects[number][1:3]
    near = 0
    for space in members((s.book.villages | CITIES) & s.terms.board_spaces):
        if not defenders(s, space):
            near |= BESIDE[space]
    for space in members(near & (1 << TRACK_SPACES) - 1):
        for foe in members(t[FOES_IN + space] & foes):
            t[WOUNDS + FOE + foe] = max(0, t[WOUNDS + FOE + foe] - n)


def verb_move_zed(s: ZedsState, number: int, packed: int) -> None:
    """`move_zed`: the Zed of the loop alone, no roll; no room or Start or town: it stays."""
    t = s.t
    townward, n = s.book.effects[number][1:3]
    foe = piece_in(packed)
    for _ in range(n):
        at = t[AT + foe]
        if not 0 <= at < TRACK_SPACES:
            return
        there = TOWNWARD[at] if townward else at - 1
        if there == TOWN or STARTS >> there & 1 or t[NO_ENTRY] >> there & 1:
            return
        if not has_room(s, foe, there):
            return
        put(s, foe, there)
        if s.events is not None:
            tell.note(s, "zeds-moved", foe, there)
        s.agenda.append(todo(ARRIVE, there | 1 << foe - FOE + 7))


def verb_replace_zeds(s: ZedsState, number: int, packed: int) -> None:
    """`replace_zeds`: some are exchanged for new ones (ZD-1513)."""
    foes, most, limit, weakest = s.book.effects[number][1:5]
    fit = 0
    least = 99
    for foe in members(all_zeds(s) & foes):
        power = strength(s, FOE + foe)
        if weakest:
            if power < least:
                least, fit = power, 0
            if power == least:
                fit |= 1 << foe
        elif power <= most:
            fit |= 1 << foe
    s.agenda.append(todo(REPLACE, limit | fit << 7))


def replace(s: ZedsState, arg: int) -> None:
    """The next one, nearest town first; among equals you choose (ZD-1513)."""
    limit, fit = arg & 127, arg >> 7
    t = s.t
    fit = hits.in_play(s, fit)
    if not limit or not fit or not any(t[BAG : BAG + ZED_TYPES]):
        return
    near = min(NUMBER_OF[t[AT + FOE + foe]] for foe in members(fit))
    first = 0
    for foe in members(fit):
        if NUMBER_OF[t[AT + FOE + foe]] == near:
            first |= 1 << foe
    if first & first - 1 and fit.bit_count() > limit:
        ask_piece(s, todo(REPLACE_CHOSEN, arg), ASK_REPLACE, first << FOE, leader(s))
    else:
        t[ANSWER] = FOE + lowest(first)
        replace_chosen(s, arg)


def replace_chosen(s: ZedsState, arg: int) -> None:
    """A new Zed is drawn for this one."""
    limit, fit = arg & 127, arg >> 7
    foe = s.t[ANSWER]
    fit &= ~(1 << foe - FOE)
    plan(s.agenda, todo(REPLACED, foe), todo(REPLACE, limit - 1 | fit << 7))
    placing.draw_zed(s, 0)


def replaced(s: ZedsState, old: int) -> None:
    """The new one takes the place without attacking; the old one goes away (ZD-1513)."""
    t = s.t
    new = t[ANSWER]
    if new == NONE or t[AT + old] < 0:
        return
    space = t[AT + old]
    send_away(s, old, OUT)
    if not has_room(s, new, space):  # an infector's place is none for a Zed (ZD-831)
        s.agenda.append(todo(ZED_DRAWN, space | 1 << 7))
        return
    put(s, new, space)
    if s.events is not None:
        tell.note(s, "placed", new, space)


def verb_replace_super(s: ZedsState, number: int, packed: int) -> None:
    """`replace_super`: you may exchange one super Zed for a regular one."""
    supers = all_zeds(s) & SUPER_SET
    if supers and any(s.t[BAG : BAG + ZED_TYPES]):
        ask_piece(s, SUPER_CHOSEN, ASK_SUPER, supers << FOE, leader(s), 1)


def super_chosen(s: ZedsState, _: int) -> None:
    """Draw the regular Zed."""
    if s.t[ANSWER] != NONE:
        s.agenda.append(todo(SUPER_REPLACED, s.t[ANSWER]))
        placing.draw_zed(s, 0)


def super_replaced(s: ZedsState, old: int) -> None:
    """It takes the place with the same hits suffered; the super goes back to the pool."""
    t = s.t
    new = t[ANSWER]
    space, wounds = t[AT + old], t[WOUNDS + old]
    send_away(s, old, OUT)
    put(s, new, space)
    t[WOUNDS + new] = wounds
    if s.events is not None:
        tell.note(s, "placed", new, space)


def verb_bloat(s: ZedsState, number: int, packed: int) -> None:
    """`bloat`: on the track that is meant (ZD-1503)."""
    verbs.with_track_of(s, number, packed, s.book.effects[number][1])


def bloat(s: ZedsState, number: int, packed: int, track: int) -> None:
    """The Zed nearest town bursts; of a mob you choose (ZD-1503)."""
    t = s.t
    for space in range(CITY_OF[track], START_OF[track], -1):
        foes = t[FOES_IN + space] & STACKING
        if foes:
            ask_piece(s, todo(BLOATED, number), ASK_BLOAT, foes << FOE, leader(s))
            return


def bloated(s: ZedsState, number: int) -> None:
    """It is eliminated; every unit beside it suffers gunfire (ZD-1503)."""
    t = s.t
    foe = t[ANSWER]
    space = t[AT + foe]
    power = s.book.effects[number][2]
    eliminate(s, foe)
    for other in members(NEIGHBOURS[space] & ON_TRACKS):
        pieces = fighters(s, other) | refugees(s, other) | t[FOES_IN + other] << FOE
        for piece in sorted(members(pieces), reverse=True):  # the agenda turns the order round
            s.agenda.append(todo(BURST, piece | power << 7))


def burst(s: ZedsState, arg: int) -> None:
    """Its own roll for each."""
    if s.t[AT + (arg & 127)] >= 0:
        roll(s, todo(BURST_ROLLED, arg), WHY_GUNFIRE, 2, arg & 127)


def burst_rolled(s: ZedsState, arg: int) -> None:
    """Hits of a shot without shifts."""
    piece, power = arg & 127, arg >> 7
    t = s.t
    n = s.book.gunfire[t[DIE] + t[DIE + 1]][max(1, min(7, power)) - 1]
    s.agenda.append(todo(HIT, piece | n << 7))
