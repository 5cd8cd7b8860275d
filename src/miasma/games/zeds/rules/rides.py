"""Cards that move a hero: vehicles and the helicopter (ZD-1536).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import todo
from miasma.games.zeds import tell
from miasma.games.zeds.board import CAMP, GRAVEYARD, IN_TUNNEL, STARTS, members
from miasma.games.zeds.pieces import HERO_SET
from miasma.games.zeds.rules import deeds, moving
from miasma.games.zeds.rules.ask import ask, ask_piece
from miasma.games.zeds.rules.places import put
from miasma.games.zeds.stages import DRIVE, DRIVER_CHOSEN
from miasma.games.zeds.table import (
    ANSWER,
    ASK_DRIVE,
    ASK_DRIVER,
    AT,
    ENTERED,
    FLOOR,
    FREE_ACTIONS,
    FREE_MOVES,
    OWNER,
    SORT_GO,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def drivers(s: ZedsState, effect: list[int]) -> int:
    """The heroes that could take a Move action by a card and get somewhere."""
    t = s.t
    seat = t[FLOOR]
    found = 0
    for unit in members(t[ENTERED] & HERO_SET):
        if t[OWNER + unit] != seat or not moving.is_free(s, unit):
            continue
        if not (deeds.points(s, seat) or t[FREE_ACTIONS + unit] or t[FREE_MOVES + unit]):
            continue
        if drive(s, unit, effect):
            found |= 1 << unit
    return found


def drive(s: ZedsState, unit: int, effect: list[int]) -> int:
    """Where a card takes a hero: farther on the surface, or anywhere by air (ZD-1536)."""
    t = s.t
    shut, crowded, foes = moving.barred(s, unit), moving.full(s), moving.enemies(s)
    if len(effect) > 1:
        if effect[2] >> unit & 1:
            return 0
        stop = moving.stops(s, unit, foes, moving.chaotic(s))
        return moving.destinations(s, unit, shut, stop, crowded, effect[1])
    landing = s.terms.board_spaces & ~(
        STARTS | IN_TUNNEL | 1 << CAMP | 1 << GRAVEYARD | shut | foes
    )
    return moving.endable(s, unit, landing, crowded) & ~(1 << t[AT + unit])


def verb_ride(s: ZedsState, number: int, packed: int) -> None:
    """`extra_move` and `fly`: which hero (ZD-1536)."""
    heroes = drivers(s, s.book.effects[number])
    if heroes:
        ask_piece(s, todo(DRIVER_CHOSEN, number), ASK_DRIVER, heroes, s.t[FLOOR])


def driver_chosen(s: ZedsState, number: int) -> None:
    """And where to."""
    unit = s.t[ANSWER]
    offer = drive(s, unit, s.book.effects[number])
    then = todo(DRIVE, number | unit << 10)
    ask(s, then, ASK_DRIVE, SORT_GO, offer, s.t[FLOOR], unit)


def drive_off(s: ZedsState, arg: int) -> None:
    """The Move is paid and made."""
    number, unit = arg & 1023, arg >> 10
    t = s.t
    effect = s.book.effects[number]
    deeds.pay(s, t[FLOOR], unit, True)
    if len(effect) > 1:
        moving.set_out(s, unit, t[ANSWER], s.book.move[unit], effect[1])
    else:
        if s.events is not None:
            tell.note(s, "moved", unit, t[ANSWER])
        put(s, unit, t[ANSWER])
