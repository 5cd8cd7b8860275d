"""Verbs about refugees (ZD-1500), and who of them may move.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import todo
from miasma.games.zeds import tell
from miasma.games.zeds.board import (
    CAMP,
    NEAREST_FIRST,
    NEIGHBOURS,
    STARTS,
    TOWN,
    TOWNWARD,
    TRACK_SPACES,
    members,
)
from miasma.games.zeds.pieces import CIVIL, GONE, VIP_BIT
from miasma.games.zeds.rules import arrival, verbs
from miasma.games.zeds.rules.context import piece_in, with_piece
from miasma.games.zeds.rules.places import closed, put, zeds
from miasma.games.zeds.stages import REFUGEE_MOVES
from miasma.games.zeds.table import AT, FRIENDS, REFUGEES

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def on_tracks(s: ZedsState) -> int:
    """Refugee units on tracks."""
    t = s.t
    found = 0
    for friends in t[FRIENDS : FRIENDS + TRACK_SPACES]:
        found |= friends
    return found & CIVIL & (t[REFUGEES] | VIP_BIT)


def movers(s: ZedsState, effect: list[int]) -> int:
    """The refugee units that a `move_refugees` could move."""
    t = s.t
    townward, _, near_zeds = effect[1:4]
    found = 0
    for unit in members(on_tracks(s)):
        here = t[AT + unit]
        if near_zeds and not beside_zeds(s, here):
            continue
        if not townward and STARTS >> here & 1:
            continue
        there = TOWNWARD[here] if townward else here - 1
        if closed(s, there) or (not townward and STARTS >> there & 1):
            continue
        if townward and there != TOWN and zeds(s, there):
            continue
        found |= 1 << unit
    return found


def beside_zeds(s: ZedsState, space: int) -> bool:
    """Whether a Zed-side unit stands next to a space."""
    for other in members(NEIGHBOURS[space]):
        if other < TRACK_SPACES and zeds(s, other):
            return True
    return False


def verb_move_refugees(s: ZedsState, number: int, packed: int) -> None:
    """`move_refugees`: every refugee unit on a track, nearest town first (ZD-123)."""
    t = s.t
    effect = s.book.effects[number]
    units = movers(s, effect)
    for space in NEAREST_FIRST[::-1]:  # the agenda turns the order round
        for unit in reversed(members(t[FRIENDS + space] & units)):
            s.agenda.append(todo(REFUGEE_MOVES, unit | effect[1] << 6))


def refugee_moves(s: ZedsState, arg: int) -> None:
    """One of them; away from town it may run into Zeds and is eaten."""
    unit, townward = arg & 63, arg >> 6
    t = s.t
    here = t[AT + unit]
    if not 0 <= here < TRACK_SPACES:
        return
    there = TOWNWARD[here] if townward else here - 1
    if townward and there != TOWN and zeds(s, there):
        return
    if s.events is not None:
        tell.note(s, "moved", unit, there)
    arrival.come(s, unit, there)


def verb_for_each_camp_refugee(s: ZedsState, number: int, packed: int) -> None:
    """`for_each_camp_refugee`: every refugee unit in the camp."""
    program = s.book.effects[number][1]
    for unit in members(s.t[FRIENDS + CAMP]):
        verbs.run(s, program, with_piece(packed, unit))


def verb_remove_this_refugee(s: ZedsState, number: int, packed: int) -> None:
    """`remove_this_refugee`: the unit of the loop leaves the game."""
    unit = piece_in(packed)
    if s.events is not None:
        tell.note(s, "left", unit)
    put(s, unit, GONE)
