"""The tunnel: leaving the catacombs and getting lost (ZD-1101 to ZD-1116).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.agenda import todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import RED_DIAMOND_GUIDE
from miasma.games.zeds.board import CATACOMBS, TUNNEL_TOP, lowest
from miasma.games.zeds.pieces import FOE
from miasma.games.zeds.rules import group_move, retreat
from miasma.games.zeds.rules.ask import roll
from miasma.games.zeds.rules.places import defenders, eliminate, has_room, put
from miasma.games.zeds.stages import ARRIVE, NO_ROOM, ZED_AT_EXIT, ZED_LOST
from miasma.games.zeds.table import (
    AT,
    DIE,
    G_FOUGHT,
    G_GROUP,
    G_MOVED,
    NO_ENTRY,
    NONE,
    WHY_CATACOMB,
    WHY_LOST,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


MOVES: Final = 3
"""Up to this face the exit is found (ZD-1108)."""
LOST: Final = 6


def ask_zed(s: ZedsState) -> None:
    """A Zed that wants to leave a catacomb rolls (ZD-1108)."""
    roll(s, ZED_AT_EXIT, WHY_CATACOMB, 1, FOE + lowest(s.t[G_GROUP]))


def zed_at_exit(s: ZedsState, _: int) -> None:
    """1-3 it moves, 4-5 it stays, 6 it is lost."""
    t = s.t
    if t[DIE] <= MOVES:
        group_move.find_room(s, 0)
    elif t[DIE] == LOST:
        roll(s, ZED_LOST, WHY_LOST, 1, FOE + lowest(t[G_GROUP]))
    else:
        t[G_GROUP] = 0


def zed_lost(s: ZedsState, _: int) -> None:
    """It comes out at the number rolled (ZD-1110, ZD-1112); in the same place it dies (ZD-1111)."""
    t = s.t
    foe = FOE + lowest(t[G_GROUP])
    space = TUNNEL_TOP - t[DIE]
    t[G_GROUP] = 0
    if space == t[AT + foe]:
        eliminate(s, foe)
        return
    there = space
    if t[NO_ENTRY] >> space & 1 or not has_room(s, foe, space):
        there = retreat.behind(s, foe, space)
    if s.events is not None:
        tell.note(s, "lost", foe, space)
    if there == NONE:
        s.agenda.append(todo(NO_ROOM, foe))
        return
    t[G_MOVED] |= 1 << foe - FOE
    if defenders(s, there):
        t[G_FOUGHT] |= 1 << foe - FOE
    put(s, foe, there)
    s.agenda.append(todo(ARRIVE, there | 1 << foe - FOE + 7))


def must_roll(s: ZedsState, unit: int) -> bool:
    """Whether a unit rolls to leave its space (ZD-1108, ZD-1109)."""
    at = s.t[AT + unit]
    return bool(CATACOMBS >> at & 1) and not s.book.has[RED_DIAMOND_GUIDE] >> unit & 1
