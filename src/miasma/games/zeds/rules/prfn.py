"""The PRFN phase: looters, Rangers, refugees, National Guard (5.10, from level II on).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import BARK, TOWN_RAMPAGE
from miasma.games.zeds.board import CITY_OF, NEIGHBOURS, STARTS, TOWN, TOWNWARD, lowest, members
from miasma.games.zeds.pieces import BUBBA, FOE, GUARD, LOOTERS, OUT, RANGERS
from miasma.games.zeds.rules import arrival, combat, group_move, hits, moving, refuge
from miasma.games.zeds.rules.ask import ask, ask_piece, leader, owner, roll
from miasma.games.zeds.rules.places import (
    bearer,
    closed,
    fighters,
    put,
    refugees,
    send_away,
    strength,
    zeds,
)
from miasma.games.zeds.stages import (
    FREE_MARCH,
    HIT,
    LOOTER_BARKED,
    LOOTER_CHOSEN,
    LOOTER_MARCHES,
    LOOTERS_MARCH,
    MARCH_GO,
    MIX_LOSS,
    MOVE_STEP,
    REFUGEE_CHOSEN,
    REFUGEES_MARCH,
    SETTLE,
)
from miasma.games.zeds.table import (
    ANSWER,
    ASK_LOOTER,
    ASK_MARCH,
    ASK_REFUGEE,
    AT,
    DIE,
    EVENT,
    M_AT,
    M_BONUS,
    M_LEFT,
    M_STEPS,
    M_UNIT,
    M_WAY,
    NONE,
    PATH,
    SORT_GO,
    WHY_BARK,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def open_phase(s: ZedsState) -> None:
    """In this order; who is not there is skipped (ZD-1001)."""
    both = (s.t[AT + LOOTERS] >= 0) | (s.t[AT + BUBBA] >= 0) << 1
    marches = s.book.event_prfn[s.t[EVENT]]
    plan(
        s.agenda,
        todo(LOOTERS_MARCH, both),
        todo(FREE_MARCH, RANGERS),
        todo(REFUGEES_MARCH, marches),
        todo(FREE_MARCH, GUARD),
    )


# -- looters ------------------------------------------------------------------------------------


def looters_march(s: ZedsState, left: int) -> None:
    """One unit after another in your order (ZD-1002)."""
    left &= hits.in_play(s, left)
    if left & left - 1:
        ask_piece(s, todo(LOOTER_CHOSEN, left), ASK_LOOTER, left << FOE, leader(s))
    elif left:
        plan(s.agenda, todo(LOOTER_MARCHES, lowest(left)), SETTLE)


def looter_chosen(s: ZedsState, left: int) -> None:
    """This one first."""
    looter = s.t[ANSWER] - FOE
    rest = left & ~(1 << looter)
    plan(s.agenda, todo(LOOTER_MARCHES, looter), SETTLE, todo(LOOTERS_MARCH, rest))


def looter_marches(s: ZedsState, looter: int) -> None:
    """1 space toward town, unless it is blocked (ZD-1002); a dog may hold them (ZD-641)."""
    t = s.t
    here = t[AT + FOE + looter]
    there = TOWNWARD[here]
    if closed(s, there) or group_move.is_washed(s, here) or group_move.is_washed(s, there):
        return
    dog = bearer(s, BARK)
    if dog >= 0 and t[AT + dog] == here and not STARTS >> here & 1:
        roll(s, todo(LOOTER_BARKED, looter), WHY_BARK, 1, dog)
    else:
        looter_goes(s, looter)


def looter_barked(s: ZedsState, looter: int) -> None:
    """On 4-6 they stay (ZD-641)."""
    if s.t[DIE] < s.book.bark_min:
        looter_goes(s, looter)


def looter_goes(s: ZedsState, looter: int) -> None:
    """They fight what they meet, or plunder Town Center (ZD-1002, ZD-1003)."""
    t = s.t
    there = TOWNWARD[t[AT + FOE + looter]]
    if s.events is not None:
        tell.note(s, "zeds-moved", FOE + looter, there)
    if there == TOWN:
        plunder(s, looter)
        return
    put(s, FOE + looter, there)  # there is always room (ZD-306)
    combat.looters_meet(s, looter, there, NONE)


def plunder(s: ZedsState, looter: int) -> None:
    """They take supplies and ammo by their strength and leave (ZD-1003)."""
    piece = FOE + looter
    n = strength(s, piece)
    if s.book.foe_has[TOWN_RAMPAGE] >> looter & 1:
        spaces = [TOWN, *(CITY_OF[track] for track in s.terms.tracks)]  # ZD-123
        for space in reversed(spaces):  # the agenda turns the order round
            for unit in reversed(members(fighters(s, space) | refugees(s, space))):  # ZD-111
                s.agenda.append(todo(HIT, unit | s.book.rampage_hits << 7))
    send_away(s, piece, OUT)
    s.agenda.append(todo(MIX_LOSS, n | 0b11 << 6))


# -- Rangers and Guard --------------------------------------------------------------------------


def free_march(s: ZedsState, unit: int) -> None:
    """They may move 1 space in any direction (ZD-1004, ZD-1007), not out of chaos (ZD-440)."""
    t = s.t
    if not moving.is_free(s, unit):
        return
    shut = moving.barred(s, unit) | STARTS
    spaces = NEIGHBOURS[t[AT + unit]] & ~shut
    spaces = moving.endable(s, unit, spaces, moving.full(s))
    if spaces:
        ask(s, todo(MARCH_GO, unit), ASK_MARCH, SORT_GO, spaces, owner(s, unit), unit, 1)


def march_go(s: ZedsState, unit: int) -> None:
    """There, or they stay; exactly 1 space (ZD-507)."""
    t = s.t
    if t[ANSWER] == NONE:
        return
    t[M_UNIT] = unit
    t[M_LEFT] = 1
    t[M_BONUS] = 0
    t[M_WAY] = 0
    t[PATH] = t[AT + unit]
    t[PATH + 1] = t[ANSWER]
    t[M_AT] = 0
    t[M_STEPS] = 1
    plan(s.agenda, MOVE_STEP, SETTLE)


# -- refugees -----------------------------------------------------------------------------------


def refugees_march(s: ZedsState, arg: int) -> None:
    """As many different refugee units as the tab says, of those that can move (ZD-1005)."""
    n, moved = arg & 3, arg >> 2
    t = s.t
    units = 0
    for unit in members(refuge.on_tracks(s) & ~moved):
        there = TOWNWARD[t[AT + unit]]
        washed = group_move.is_washed(s, t[AT + unit]) or group_move.is_washed(s, there)
        if not closed(s, there) and not washed and (there == TOWN or not zeds(s, there)):
            units |= 1 << unit
    if n and units:
        ask_piece(s, todo(REFUGEE_CHOSEN, arg), ASK_REFUGEE, units, leader(s))


def refugee_chosen(s: ZedsState, arg: int) -> None:
    """This unit goes 1 space toward town."""
    t = s.t
    unit = t[ANSWER]
    there = TOWNWARD[t[AT + unit]]
    if s.events is not None:
        tell.note(s, "moved", unit, there)
    plan(s.agenda, SETTLE, todo(REFUGEES_MARCH, arg - 1 | 1 << unit + 2))
    arrival.come(s, unit, there)
