"""Networks: which fields of a player hang together, the queen link, what a network is worth.

A network is four bit sets, one per direction: the fields of the player that are open that way.
Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.games.schwarm import tell
from miasma.games.schwarm.actions import BRILLIANT
from miasma.games.schwarm.board import WIDTH, members
from miasma.games.schwarm.table import (
    ABILITY_OF,
    BUOYS,
    BUOYS_LEFT,
    NONE,
    OPEN_E,
    OPEN_N,
    OPEN_S,
    OPEN_W,
    PEGS,
    QUEEN_BUOYS,
    SHIP_AT,
    SHIPS,
    STATIONS,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState

SEAT_BITS: Final = 4
"""Bits per seat in the count of buoys on a field."""
SEAT_MASK: Final = 15

Ways = tuple[int, int, int, int]
"""Fields open to the north, east, south and west."""


def ships_of(s: SchwarmState, seat: int) -> int:
    """The fields with at least one ship of a player."""
    t = s.t
    first = SHIP_AT + SHIPS * seat
    fields = 0
    for ship in range(first, first + SHIPS):
        if t[ship] >= 0:
            fields |= 1 << t[ship]
    return fields


def ways(s: SchwarmState, seat: int, queen: bool) -> Ways:
    """The nodes of a player's network with their openings (SW-160, SW-161).

    Tiles with an own buoy have the tile's openings, those of others none (SW-142), ships all four
    (SW-165), stations those to the water; the queen's field, with all four, counts on demand
    (SW-172).
    """
    t = s.t
    land = s.board.land_open
    stations = t[STATIONS + seat]
    all_ways = ships_of(s, seat)
    if queen and t[QUEEN_BUOYS] >> seat & 1:
        all_ways |= s.board.queen_bit
    return (
        t[OPEN_N + seat] | all_ways | stations & land[0],
        t[OPEN_E + seat] | all_ways | stations & land[1],
        t[OPEN_S + seat] | all_ways | stations & land[2],
        t[OPEN_W + seat] | all_ways | stations & land[3],
    )


def flood(start: int, network: Ways) -> int:
    """All fields that hang together with some fields (SW-162, SW-163, SW-167).

    Both of two neighbours must be open to each other. Stations have no opening towards land, so
    they never touch directly (SW-164); a ship in front of one does touch it (SW-169). Hazards, and
    ships and buoys of others, are no part of this and interrupt nothing (SW-166, SW-207).
    """
    north, east, south, west = network
    reached = start
    front = start
    while front:
        front = (
            (front & north) >> WIDTH & south
            | (front & south) << WIDTH & north
            | (front & east) << 1 & west
            | (front & west) >> 1 & east
        ) & ~reached
        reached |= front
    return reached


def anchored(s: SchwarmState, seat: int, network: Ways) -> int:
    """The fields that hang on an own station or ship (SW-136)."""
    return flood(s.t[STATIONS + seat] | ships_of(s, seat), network)


def linked(s: SchwarmState, seat: int) -> bool:
    """Whether an own connection runs from a station to the queen's field (SW-170)."""
    gates = s.board.queen_gates
    network = ways(s, seat, False)
    north, east, south, west = network
    doors = gates[0] & south | gates[1] & west | gates[2] & north | gates[3] & east
    if not doors:
        return False
    return bool(flood(s.t[STATIONS + seat], network) & doors)


def check_link(s: SchwarmState, seat: int) -> None:
    """Put a buoy on the queen or take it back (SW-171, SW-173, SW-174, SW-175, SW-176)."""
    t = s.t
    bit = 1 << seat
    has = t[QUEEN_BUOYS] & bit
    if linked(s, seat):
        if not has and t[BUOYS_LEFT + seat]:
            t[QUEEN_BUOYS] |= bit
            t[BUOYS_LEFT + seat] -= 1
            if s.events is not None:
                tell.link(s, seat, True)
    elif has:
        t[QUEEN_BUOYS] &= ~bit
        t[BUOYS_LEFT + seat] += 1
        if s.events is not None:
            tell.link(s, seat, False)


def without_link(s: SchwarmState, seat: int) -> bool:
    """Whether a player lacks the buoy that the connection to the queen would carry (SW-177)."""
    t = s.t
    return not t[QUEEN_BUOYS] >> seat & 1 and not t[BUOYS_LEFT + seat] and linked(s, seat)


def buoys_of(s: SchwarmState, seat: int, cell: int) -> int:
    """How many buoys of a player lie on the tile of a field."""
    return s.t[BUOYS + cell] >> SEAT_BITS * seat & SEAT_MASK


def own_tiles(s: SchwarmState, seat: int) -> int:
    """The fields with a buoy of a player on an open tile."""
    t = s.t
    return t[OPEN_N + seat] | t[OPEN_E + seat] | t[OPEN_S + seat] | t[OPEN_W + seat]


# -- components and their worth -------------------------------------------------------------------


def components(s: SchwarmState, seat: int) -> list[int]:
    """The components of a player's network as sets of fields (SW-167, SW-168)."""
    network = ways(s, seat, True)
    rest = network[0] | network[1] | network[2] | network[3]
    found: list[int] = []
    while rest:
        part = flood(rest & -rest, network)
        found.append(part)
        rest &= ~part
    return found


def worth(s: SchwarmState, seat: int, part: int) -> int:
    """What a component scores (SW-240): stations, researchers, buoys and ships.

    The queen's buoy counts (SW-178); a brilliant researcher's network counts more (SW-085, SW-242).
    """
    stations, pegs, buoys, ships = census(s, seat, part)
    terms = s.terms
    each = terms.researcher_points
    if s.t[ABILITY_OF + seat] == BRILLIANT:
        each = terms.brilliant
    return (
        stations * terms.station_points
        + pegs * each
        + buoys * terms.buoy_points
        + ships * terms.ship_points
    )


def census(s: SchwarmState, seat: int, part: int) -> tuple[int, int, int, int]:
    """The stations, researchers, buoys and ships of a player in a component."""
    t = s.t
    board = s.board
    stations = part & t[STATIONS + seat]
    pegs = 0
    for cell in members(stations):
        pegs += t[PEGS + board.ring_of[cell]]
    buoys = 0
    for cell in members(part & own_tiles(s, seat)):
        buoys += buoys_of(s, seat, cell)
    if part & board.queen_bit and t[QUEEN_BUOYS] >> seat & 1:
        buoys += 1
    ships = 0
    first = SHIP_AT + SHIPS * seat
    for ship in range(first, first + SHIPS):
        if t[ship] != NONE and part >> t[ship] & 1:
            ships += 1
    return stations.bit_count(), pegs, buoys, ships


def best(s: SchwarmState, seat: int) -> tuple[int, int]:
    """The component that scores most, and its points (SW-241, SW-243)."""
    most, chosen = 0, 0
    for part in components(s, seat):
        value = worth(s, seat, part)
        if value > most:
            most, chosen = value, part
    return chosen, most


def sides(s: SchwarmState, seat: int, part: int) -> int:
    """The shores (bits) on which a component has stations."""
    own = part & s.t[STATIONS + seat]
    found = 0
    for side in range(4):
        if own & s.board.side_land[side]:
            found |= 1 << side
    return found


def most_shores(s: SchwarmState, seat: int) -> int:
    """The shores (bits) of the one component with the most of them (SW-252, SW-253)."""
    chosen = 0
    for part in components(s, seat):
        found = sides(s, seat, part)
        if found.bit_count() > chosen.bit_count():
            chosen = found
    return chosen
