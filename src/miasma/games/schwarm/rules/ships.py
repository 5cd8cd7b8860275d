"""The ship action: launching, sailing, lifting tiles. Compiled by `miasma accelerate`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.schwarm import tell
from miasma.games.schwarm.actions import DONE, FAST_SHIP, KINDS, LAUNCH, MOVE
from miasma.games.schwarm.board import members
from miasma.games.schwarm.rules import network, research
from miasma.games.schwarm.table import (
    ABILITY_OF,
    COVERED,
    HELD,
    HIDDEN,
    LAST,
    MAY_LAUNCH,
    NUMBER,
    REVEAL_TILE,
    SAIL,
    SEAT,
    SHIP_AT,
    SHIPS,
    SHIPS_LEFT,
    STATIONS,
    STEPS_LEFT,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState


def start(s: SchwarmState) -> None:
    """A ship may be launched, and all ships together have the steps of the card (SW-111)."""
    t = s.t
    seat = t[SEAT]
    t[STEPS_LEFT] = steps_of(s, seat, t[NUMBER])
    t[MAY_LAUNCH] = 1
    s.ask(SAIL, seat)


def steps_of(s: SchwarmState, seat: int, number: int) -> int:
    """The number of the card, more with the fast ship (SW-080, SW-111, SW-235, SW-269)."""
    if s.t[ABILITY_OF + seat] == FAST_SHIP:
        number += s.terms.fast_ship
    return number


def launch_fields(s: SchwarmState, seat: int) -> int:
    """Water fields that share an edge with an own station, whatever lies there (SW-110, SW-121)."""
    board = s.board
    fields = 0
    for cell in members(s.t[STATIONS + seat]):
        for other in board.launch_of[board.ring_of[cell]]:
            fields |= 1 << other
    return fields


def choices(s: SchwarmState, seat: int) -> list[int]:
    """Launch once, first of all (SW-110); steps with any ship (SW-111, SW-112); or stop."""
    t = s.t
    board = s.board
    options: list[int] = []
    if t[SHIPS_LEFT + seat] and t[MAY_LAUNCH]:
        for cell in members(launch_fields(s, seat)):
            options.append(LAUNCH + board.launch_place[cell])
    if t[STEPS_LEFT]:
        first = SHIP_AT + SHIPS * seat
        for ship in range(SHIPS):
            cell = t[first + ship]
            if cell >= 0:
                near = board.near[cell]
                base = MOVE + 4 * ship
                for way in range(4):
                    if near[way] >= 0:  # SW-113
                        options.append(base + way)
    options.append(DONE)
    return options


def launch(s: SchwarmState, cell: int) -> None:
    """A ship from the supply; ships are numbered as they are launched (SW-117, SW-120)."""
    t = s.t
    seat = t[SEAT]
    t[SHIP_AT + SHIPS * seat + s.terms.pieces[1] - t[SHIPS_LEFT + seat]] = cell
    t[SHIPS_LEFT + seat] -= 1
    t[MAY_LAUNCH] = 0
    t[LAST] = cell
    if s.events is not None:
        tell.launched(s, seat, cell)
    go_on(s)


def move(s: SchwarmState, ship: int, way: int) -> None:
    """One step; a face-down tile that the ship leaves is lifted (SW-112, SW-114, SW-115, SW-122).

    The field is covered no more, whoever else stands there. Open tiles stay (SW-116), ships never
    leave the board (SW-118), and a resting hazard does nothing to them (SW-123).
    """
    t = s.t
    seat = t[SEAT]
    place = SHIP_AT + SHIPS * seat + ship
    left = t[place]
    cell = s.board.near[left][way]
    t[place] = cell
    t[STEPS_LEFT] -= 1
    t[MAY_LAUNCH] = 0
    t[LAST] = cell
    if s.events is not None:
        tell.moved(s, seat, ship, left, cell)
    if t[COVERED] >> left & 1:
        t[COVERED] &= ~(1 << left)
        s.ask_chance(REVEAL_TILE)  # SW-043
        return
    go_on(s)


def reveal(s: SchwarmState, kind: int) -> None:
    """The lifted tile lies open (SW-041, SW-114), however many its owner has by now (SW-119)."""
    t = s.t
    seat = t[SEAT]
    t[HIDDEN + kind] -= 1
    t[HELD + KINDS * seat + kind] += 1
    if s.events is not None:
        tell.revealed(s, seat, kind)
    go_on(s)


def go_on(s: SchwarmState) -> None:
    """The next decision, or the end when only stopping is left (SW-027)."""
    t = s.t
    if t[STEPS_LEFT]:
        s.ask(SAIL, t[SEAT])
    else:
        end(s)


def end(s: SchwarmState) -> None:
    """The link is checked at the end of the action, not between steps (SW-174, SW-175)."""
    network.check_link(s, s.t[SEAT])
    research.end_action(s)
