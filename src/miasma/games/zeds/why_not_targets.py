"""Why can't a unit go there, or shoot at that?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from miasma.core.reasons import Reason
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import NO_GUNFIRE, SCIENTIST, SURFACE_ONLY, TOWN_ENTRY_FREE
from miasma.games.zeds.board import (
    ALL_BEDS,
    LAB,
    OFFICES,
    SPACE_IDS,
    STARTS,
    TOWN,
    TOWNWARD,
    TRACK_OF,
    TUNNEL,
)
from miasma.games.zeds.pieces import FIGHTERS, FOE, PIECE_IDS
from miasma.games.zeds.rules import group_move, gunfire, moving, places
from miasma.games.zeds.table import AT, DEFIANT, FREE_MOVES, NO_ENTRY
from miasma.games.zeds.why_not_at_all import Why, no, only_moves, unable

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.zeds.state import ZedsState


def _move(s: ZedsState, action: Action, seat: int) -> Why:
    t = s.t
    name, goal = action.args
    unit, space = PIECE_IDS.index(name), SPACE_IDS.index(goal)
    who, where = tell.piece_name(s, unit), tell.space_name(s, space)
    found = unable(s, name, seat, acts=not t[FREE_MOVES + unit])
    if found:
        return found
    if t[DEFIANT] >> unit & 1:
        return no("ZD-509", "defiant", unit=who)
    if group_move.is_washed(s, t[AT + unit]) or group_move.is_washed(s, space):
        return no("ZD-1500", "rain")
    if not s.terms.board_spaces >> space & 1:
        return no("ZD-001", "no-such-space", space=where)
    if space == t[AT + unit]:
        return no("ZD-507", "there-already", unit=who, space=where)
    if unit >= FIGHTERS:
        return _refugee(s, unit, space)
    return _space(s, unit, space)


def _refugee(s: ZedsState, unit: int, space: int) -> Why:
    there = TOWNWARD[s.t[AT + unit]]
    if space == TOWN == TOWNWARD[there] and places.bearer(s, TOWN_ENTRY_FREE) >= 0:
        space = there  # ZD-507: only the city space can be in the way
    if space != there:
        return no("ZD-1013", "refugees-townward")
    if places.closed(s, space):
        return _closed(s, space)
    return no("ZD-1006", "refugees-zeds", space=tell.space_name(s, space))


def _closed(s: ZedsState, space: int) -> Reason:
    if s.t[NO_ENTRY] >> space & 1:
        return no("ZD-412", "no-entry", space=tell.space_name(s, space))
    return no("ZD-1501", "bridge-down", space=tell.space_name(s, space))


def _space(s: ZedsState, unit: int, space: int) -> Why:
    """Why a fighting unit can't end its move in a space."""
    who, where = tell.piece_name(s, unit), tell.space_name(s, space)
    if places.closed(s, space):
        return _closed(s, space)
    if (OFFICES | 1 << LAB) >> space & 1 and not places.has(s, unit, SCIENTIST):
        return no("ZD-510", "scientists-only", space=where)
    if TRACK_OF[space] == TUNNEL and places.has(s, unit, SURFACE_ONLY):
        return no("ZD-511", "surface-only", unit=who)
    if ALL_BEDS >> space & 1 and not places.open_beds(s) >> space & 1:
        return no("ZD-1602", "bed-closed", space=where)
    if moving.full(s) >> space & 1:
        return no("ZD-305", "full", space=where)
    points = s.book.move[unit]
    if moving.reached(s.t[AT + unit], points, moving.graph(s, unit), 0, 0, 0) >> space & 1:
        return no("ZD-507", "way-blocked", unit=who, space=where)
    return no("ZD-507", "too-far", unit=who, space=where, points=points)


def _shoot(s: ZedsState, action: Action, seat: int) -> Why:
    name, target = action.args
    return unable(s, name, seat) or only_moves(s, name) or _target(s, name, target, True)


def _target(s: ZedsState, name: str, target: str, pays: bool) -> Why:
    t = s.t
    unit, foe = PIECE_IDS.index(name), PIECE_IDS.index(target)
    who, whom = tell.piece_name(s, unit), tell.piece_name(s, foe)
    if places.has(s, unit, NO_GUNFIRE) or unit >= FIGHTERS:
        return no("ZD-523", "no-gunfire", unit=who)
    if t[AT + foe] < 0:
        return no("ZD-520", "target-gone", foe=whom)
    if STARTS >> t[AT + foe] & 1:
        return no("ZD-520", "target-on-start", foe=whom)
    if not gunfire.targets(s, unit) >> foe - FOE & 1:
        if s.book.long_range[unit] > 1:
            return no("ZD-521", "out-of-range", unit=who, foe=whom)
        return no("ZD-520", "out-of-range", unit=who, foe=whom)
    if pays and not gunfire.can_pay(s, unit):
        return no("ZD-520", "no-ammo", unit=who)
    return None


def _craft(s: ZedsState, action: Action, seat: int) -> Why:
    name = "piazza"
    found = unable(s, name, seat) or only_moves(s, name) or _target(s, name, action.args[0], False)
    return found or no("ZD-502", "no-actions")


BY_KIND: Final[dict[str, Callable[[ZedsState, Action, int], Why]]] = {
    "move": _move,
    "shoot": _shoot,
    "craft": _craft,
}
