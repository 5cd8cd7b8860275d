"""Whale, tsunami and crab: moving them, and the damage they do.

They do it only while a card moves them (SW-200), and take nothing off the board (SW-207). Compiled
by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.schwarm import tell
from miasma.games.schwarm.actions import DIR, DONE, HAZARD, PROTECTION
from miasma.games.schwarm.board import LANDS
from miasma.games.schwarm.table import (
    ABILITY_OF,
    CHOOSE_TSUNAMI,
    CHOOSE_WHALE,
    CRAB_AT,
    CRAB_DISTANCE,
    FIGURE,
    FRESH,
    LAST,
    NONE,
    NUMBER,
    OWNER,
    PUT_CRAB,
    SCORE,
    SEAT,
    SHIP_AT,
    SHIPS,
    STEPPED,
    STEPS_LEFT,
    TRACK,
    TSUNAMI_DISTANCE,
    TSUNAMI_WAY,
    TSUNAMIS,
    TURN,
    VISITED,
    WAY,
    WHALE_STEP,
    WHALES,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState


# -- damage ---------------------------------------------------------------------------------------


def amoebas(s: SchwarmState, points: int) -> int:
    """The amoebas on a space of the track (SW-230)."""
    damage = s.terms.damage
    return damage[points] if points < len(damage) else damage[-1]


def harm(s: SchwarmState, victim: int, points: int, less: int) -> int:
    """What one hit costs a player with so many points.

    Track space, less for a neighbour of a struck field, less protection, never below 0 and never
    more than the victim has (SW-084, SW-195, SW-196, SW-232, SW-233, SW-271).
    """
    amount = amoebas(s, points) - less
    if s.t[ABILITY_OF + victim] == PROTECTION:
        amount -= s.terms.protection
    return max(0, min(amount, points))


def hit(s: SchwarmState, victim: int, cell: int, less: int) -> None:
    """The victim goes back, the player of the card goes forward as much (SW-206, SW-231)."""
    t = s.t
    amount = harm(s, victim, t[SCORE + victim], less)
    t[SCORE + victim] -= amount
    t[SCORE + t[SEAT]] += amount
    if s.events is not None:
        tell.hit(s, t[SEAT], victim, cell, amount)


def hit_ships(s: SchwarmState, cell: int) -> None:
    """Every foreign ship on a field is one damage, in turn order (SW-201, SW-205, SW-208)."""
    t = s.t
    seats = s.terms.seats
    for after in range(1, seats):
        victim = t[TRACK + (t[TURN] + after) % seats]
        first = SHIP_AT + SHIPS * victim
        for ship in range(first, first + SHIPS):
            if t[ship] == cell:
                hit(s, victim, cell, 0)


def hit_station(s: SchwarmState, place: int, less: int) -> None:
    """A foreign station on a land field is one damage (SW-201, SW-205)."""
    owner = s.t[OWNER + place]
    if owner >= 0 and owner != s.t[SEAT]:
        hit(s, owner, s.board.ring[place], less)


# -- choosing a figure ----------------------------------------------------------------------------


def figures(s: SchwarmState, first: int) -> list[int]:
    """A new figure if one is in the supply, and those on the board (SW-209, SW-213).

    Of tsunamis only those that have a way out within the number (SW-219, SW-221).
    """
    t = s.t
    options: list[int] = []
    if NONE in t[first : first + 2]:
        options.append(HAZARD)
    for figure in range(2):
        cell = t[first + figure]
        if cell >= 0 and (first == WHALES or ways_out(s, cell)):
            options.append(HAZARD + 1 + figure)
    return options


def take_figure(s: SchwarmState, first: int, choice: int) -> None:
    """A new figure is put on the queen's field and does damage there at once (SW-202, SW-209)."""
    t = s.t
    if choice:
        t[FIGURE] = choice - 1
        t[FRESH] = 0
    else:
        t[FIGURE] = 0 if t[first] < 0 else 1
        t[FRESH] = 1
        t[first + t[FIGURE]] = s.board.queen
    t[LAST] = t[first + t[FIGURE]]
    if s.events is not None:
        tell.hazard_chosen(s, first, t[FIGURE])
    if t[FRESH]:
        hit_ships(s, s.board.queen)


# -- whale ----------------------------------------------------------------------------------------


def start_whale(s: SchwarmState) -> None:
    """A whale must be put on the board or moved (SW-210, SW-097)."""
    s.ask(CHOOSE_WHALE, s.t[SEAT])


def choose_whale(s: SchwarmState, choice: int) -> None:
    """The figure, its start field and its steps (SW-214)."""
    t = s.t
    take_figure(s, WHALES, choice)
    t[VISITED] = 1 << t[WHALES + t[FIGURE]]  # SW-203
    t[STEPS_LEFT] = t[NUMBER]
    t[STEPPED] = 0
    s.ask(WHALE_STEP, t[SEAT])


def whale_ways(s: SchwarmState) -> list[int]:
    """The directions to water fields not yet visited (SW-203, SW-211)."""
    t = s.t
    near = s.board.near[t[WHALES + t[FIGURE]]]
    return [way for way in range(4) if near[way] >= 0 and not t[VISITED] >> near[way] & 1]


def whale_choices(s: SchwarmState) -> list[int]:
    """A step, or from the second one on an end (SW-204)."""
    options = [DIR + 2 * way for way in whale_ways(s)]
    if s.t[STEPPED]:
        options.append(DONE)
    return options


def whale_step(s: SchwarmState, way: int) -> None:
    """One step with its damage (SW-211, SW-212, SW-214)."""
    t = s.t
    place = WHALES + t[FIGURE]
    cell = s.board.near[t[place]][way]
    t[place] = cell
    t[VISITED] |= 1 << cell
    t[STEPS_LEFT] -= 1
    t[STEPPED] = 1
    t[LAST] = cell
    if s.events is not None:
        tell.hazard_moved(s, WHALES, t[FIGURE], cell)
    hit_ships(s, cell)
    if t[STEPS_LEFT] and whale_ways(s):  # SW-213
        s.ask(WHALE_STEP, t[SEAT])


# -- tsunami --------------------------------------------------------------------------------------


def start_tsunami(s: SchwarmState) -> None:
    """A tsunami must be put on the board or moved; without any way the card is lost (SW-215)."""
    if figures(s, TSUNAMIS):
        s.ask(CHOOSE_TSUNAMI, s.t[SEAT])
    elif s.events is not None:
        tell.nothing(s, s.t[SEAT])


def ways_out(s: SchwarmState, cell: int) -> list[int]:
    """The directions in which land or the edge is within the number (SW-219, SW-221)."""
    number = s.t[NUMBER]
    board = s.board
    return [way for way in range(8) if board.ray_length(cell, way) <= number]


def choose_tsunami(s: SchwarmState, choice: int) -> None:
    """The figure; then its direction (SW-223, SW-224)."""
    take_figure(s, TSUNAMIS, choice)
    s.ask(TSUNAMI_WAY, s.t[SEAT])


def tsunami_ways(s: SchwarmState) -> list[int]:
    """All eight directions for a new figure, else those that lead out (SW-216, SW-219)."""
    t = s.t
    if t[FRESH]:
        return list(range(8))
    return ways_out(s, t[TSUNAMIS + t[FIGURE]])


def choose_way(s: SchwarmState, way: int) -> None:
    """A figure that lay on the board runs its whole ray; a new one is asked how far (SW-224)."""
    t = s.t
    t[WAY] = way
    if t[FRESH]:
        s.ask(TSUNAMI_DISTANCE, t[SEAT])
    else:
        run_tsunami(s, s.board.ray_length(t[TSUNAMIS + t[FIGURE]], way))


def longest_run(s: SchwarmState) -> int:
    """How far a new tsunami may run: its number, or the whole ray (SW-220, SW-223)."""
    t = s.t
    return min(t[NUMBER], s.board.ray_length(t[TSUNAMIS + t[FIGURE]], t[WAY]))


def run_tsunami(s: SchwarmState, distance: int) -> None:
    """Field by field (SW-206), ships and stations (SW-217); land or the edge ends it (SW-218)."""
    t = s.t
    board = s.board
    place = TSUNAMIS + t[FIGURE]
    start, way = t[place], t[WAY]
    ray = board.rays[start][way]
    for cell in ray[:distance]:
        t[place] = cell
        t[LAST] = cell
        if s.events is not None:
            tell.hazard_moved(s, TSUNAMIS, t[FIGURE], cell)
        shore = board.ring_of[cell]
        if shore < 0:
            hit_ships(s, cell)
            continue
        hit_station(s, shore, 0)  # not an own one (SW-222)
        if s.terms.fierce_tsunami:  # SW-195, SW-196
            for neighbour in board.shore_neighbours[shore]:
                hit_station(s, neighbour, s.terms.neighbour_minus)
    if distance == board.ray_length(start, way):
        t[place] = NONE
        if s.events is not None:
            tell.tsunami_gone(s, t[FIGURE])
    t[WAY] = NONE


# -- crab -----------------------------------------------------------------------------------------


def start_crab(s: SchwarmState) -> None:
    """The crab is put on free land the first time, then it walks (SW-225)."""
    t = s.t
    s.ask(PUT_CRAB if t[CRAB_AT] < 0 else CRAB_DISTANCE, t[SEAT])


def put_crab(s: SchwarmState, place: int) -> None:
    """Putting the crab in does no damage (SW-229)."""
    t = s.t
    t[CRAB_AT] = place
    t[LAST] = s.board.ring[place]
    if s.events is not None:
        tell.crab_put(s, place)
    s.ask(CRAB_DISTANCE, t[SEAT])


def crab_path(s: SchwarmState, seat: int) -> list[int]:
    """The land ahead, clockwise (SW-226), without own stations and gaps (SW-227)."""
    t = s.t
    path: list[int] = []
    place = t[CRAB_AT]
    while len(path) < t[NUMBER]:
        place = (place + 1) % LANDS
        if t[OWNER + place] != seat:
            path.append(place)
    return path


def walk_crab(s: SchwarmState, distance: int) -> None:
    """Every foreign station on the way is hit, the last field included (SW-228, SW-229)."""
    t = s.t
    for place in crab_path(s, t[SEAT])[:distance]:
        t[CRAB_AT] = place
        t[LAST] = s.board.ring[place]
        if s.events is not None:
            tell.crab_moved(s, place)
        hit_station(s, place, 0)
