"""What a heuristic player looks at: points, networks, the way to the queen and to other shores, and
what cards, tiles and researchers can still make of it.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from miasma.games.schwarm.actions import (
    BRILLIANT,
    FAST_SHIP,
    GOLDEN_TILE,
    KINDS,
    RESEARCHER,
    SHIP,
    SHIP_RESEARCHER,
    STATION,
    TSUNAMI_BLUE,
    TYPES,
)
from miasma.games.schwarm.board import WIDTH, members
from miasma.games.schwarm.rules import network, scoring
from miasma.games.schwarm.table import (
    ABILITY_OF,
    CHOOSE_AS,
    CHOOSE_FIRST,
    COVERED,
    HAND,
    HELD,
    JOKER_UP,
    LAID,
    MOVE_BUOY,
    OPEN_E,
    OPEN_N,
    OPEN_S,
    OPEN_W,
    ORDER_CARD,
    OVER,
    PEGS_LEFT,
    PHASE,
    PICK_CARD,
    PLAY_CARD,
    PLAYS_LEFT,
    QUEEN_BUOYS,
    RESEARCH,
    ROUND,
    SAIL,
    SCORE,
    SEAT,
    SHIP_AT,
    SHIPS,
    STATIONS,
    STATIONS_LEFT,
    STEPS_LEFT,
    TAKEN,
    THREES,
    TILED,
    TWOS,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState

FARTHEST: Final = 8
"""Tiles beyond which nobody looks."""
PER_SHIP_CARD: Final = 2.7
"""Tiles that a ship action lifts."""
LATER_TILES: Final = 5.0
"""Tiles that a player lifts in a later round."""
LATER_CARDS: Final = (0.0, 0.0, 2.4, 1.8, 1.8)
"""By players: researcher cards that each of them has for laying in a later round."""
NO_CARD: Final = 3.0
"""What a card is worth that is still to be taken."""
HAZARD_CARD: Final = (0.0, 0.0, 5.5, 3.3, 3.0)
"""By players: what a hazard is worth; among two, what the rival loses counts in full."""
PER_SHIP: Final = 1.5
"""Tiles that a ship is worth when gaps are to be filled before the end."""
QUEEN: Final = 10.0
"""What the queen is worth beside the stations linked to her: a crossing and a buoy."""
FAR: Final = 99.0
MOST_REMEMBERED: Final = 20_000

_parts: dict[network.Ways, list[int]] = {}
_distances: dict[tuple[int, network.Ways, int, int, int, int, int, int], list[float]] = {}


def forget() -> None:
    """Empty what is remembered of networks seen before."""
    _parts.clear()
    _distances.clear()


def evaluate(s: SchwarmState, seat: int) -> float:
    """The chance that a seat wins, 0 to 1, guessed from the look of the table."""
    t = s.t
    if t[PHASE] == OVER:
        return scoring.result(s).rewards()[seat]
    own = expected(s, seat)
    rival = -1e9
    for other in range(s.terms.seats):
        if other != seat:
            rival = max(rival, expected(s, other))
    spread = 9.0 + 7.0 * (s.terms.rounds - t[ROUND])
    return 1.0 / (1.0 + exp((rival - own) / spread))


def expected(s: SchwarmState, seat: int) -> float:
    """The research points a player may expect at the end.

    Ships sail on, so a network with them counts for this round only, and the more, the nearer its
    scoring is; without them it stays for good.
    """
    t = s.t
    terms = s.terms
    scorings = terms.rounds - max(1, t[ROUND]) + 1
    near = 0.25
    if t[PHASE] >= PLAY_CARD:
        near = 1.0 - 0.75 * t[PLAYS_LEFT] / (terms.seats * (terms.quota + 1))
    ways = lasting_ways(s, seat)
    parts = parts_of(ways)
    lasting, trunk = most_worth(s, seat, parts)
    full = network.ways(s, seat, True)
    sailing = parts_of(full)
    best, hull = most_worth(s, seat, sailing)
    later = lasting
    if t[ABILITY_OF + seat] == BRILLIANT:
        later -= network.census(s, seat, trunk)[1] * (terms.brilliant - terms.researcher_points)
    now, later_tiles = tiles_to_lay(s, seat, scorings)
    value = t[SCORE + seat] + lasting + near * (best - lasting) + later * (scorings - 1)
    value += now * (1.1 + 1.1 * scorings) + later_tiles * (1.0 + 0.6 * scorings)
    value += cards_worth(s, seat, scorings)
    value += ships_worth(s, seat)
    capacity = now + later_tiles + PER_SHIP * fillers(s, seat)
    end = end_worth(s, seat, parts, trunk, ways, capacity)
    if scorings == 1:
        sure = end_worth(s, seat, sailing, hull, full, now)
        if sure > end:
            end += near * (sure - end)
    return value + end


def fillers(s: SchwarmState, seat: int) -> float:
    """The ships that may still sail into gaps of the network before the end."""
    t = s.t
    ships = s.terms.pieces[1]
    if t[ROUND] < s.terms.rounds:
        return float(ships)
    first = HAND + TYPES * seat
    sails = t[first + SHIP] + t[first + SHIP_RESEARCHER] + t[JOKER_UP + seat]
    if t[SEAT] == seat and t[PHASE] == SAIL:
        sails += 1
    return float(min(ships, sails))


def most_worth(s: SchwarmState, seat: int, parts: list[int]) -> tuple[int, int]:
    """What the best of some components scores, and which it is."""
    most, chosen = 0, 0
    for part in parts:
        worth = network.worth(s, seat, part)
        if worth > most:
            most, chosen = worth, part
    return most, chosen


def lasting_ways(s: SchwarmState, seat: int) -> network.Ways:
    """The openings of a player's network without the ships."""
    t = s.t
    land = s.board.land_open
    stations = t[STATIONS + seat]
    queen = s.board.queen_bit if t[QUEEN_BUOYS] >> seat & 1 else 0
    return (
        t[OPEN_N + seat] | queen | stations & land[0],
        t[OPEN_E + seat] | queen | stations & land[1],
        t[OPEN_S + seat] | queen | stations & land[2],
        t[OPEN_W + seat] | queen | stations & land[3],
    )


def parts_of(ways: network.Ways) -> list[int]:
    """The components of a network, remembered: most options leave most networks as they are."""
    found = _parts.get(ways)
    if found is not None:
        return found
    rest = ways[0] | ways[1] | ways[2] | ways[3]
    found = []
    while rest:
        part = network.flood(rest & -rest, ways)
        found.append(part)
        rest &= ~part
    if len(_parts) >= MOST_REMEMBERED:
        _parts.clear()
    _parts[ways] = found
    return found


# -- what can still be laid -----------------------------------------------------------------------


def tiles_to_lay(s: SchwarmState, seat: int, scorings: int) -> tuple[float, float]:
    """The tiles a player may lay this round and later: as many as are lifted, and as researchers
    allow."""
    t = s.t
    first = HAND + TYPES * seat
    ships = float(t[first + SHIP] + t[first + SHIP_RESEARCHER])
    studies = float(t[first + RESEARCHER] + t[first + SHIP_RESEARCHER])
    pegs = s.terms.pieces[2] - t[PEGS_LEFT + seat]
    tiles = float(sum(t[HELD + KINDS * seat : HELD + KINDS * seat + KINDS]))
    lift = PER_SHIP_CARD
    if t[ABILITY_OF + seat] == FAST_SHIP:
        lift += 0.8 * s.terms.fast_ship
    places = 0.0
    if t[SEAT] == seat:
        phase = t[PHASE]
        if phase == SAIL:
            tiles += 0.85 * t[STEPS_LEFT]
        elif phase in (RESEARCH, MOVE_BUOY):
            places = float(pegs - t[LAID])
        elif phase == CHOOSE_FIRST:
            ships += 1.0
            studies += 1.0
    joker = 1 if t[JOKER_UP + seat] or (t[PHASE] == CHOOSE_AS and t[SEAT] == seat) else 0
    best = -1.0
    now = later = 0.0
    for used in range(joker + 1):
        come = tiles + lift * (ships + used)
        room = places + pegs * (studies + joker - used)
        laid = min(come, room)
        rest = min(
            come - laid + LATER_TILES * (scorings - 1),
            LATER_CARDS[s.terms.seats] * pegs * (scorings - 1),
        )
        if laid + 0.7 * rest > best:
            best = laid + 0.7 * rest
            now, later = laid, rest
    return now, later


def ships_worth(s: SchwarmState, seat: int) -> float:
    """Ships at sea, the more so on and beside face-down tiles."""
    t = s.t
    value = 0.0
    covered = t[COVERED]
    near = s.board.near
    first = SHIP_AT + SHIPS * seat
    for ship in range(first, first + SHIPS):
        cell = t[ship]
        if cell < 0:
            continue
        value += 1.0
        if covered >> cell & 1:
            value += 0.9
        for other in near[cell]:
            if other >= 0 and covered >> other & 1:
                value += 0.3
                break
    return value


# -- cards ----------------------------------------------------------------------------------------


def cards_worth(s: SchwarmState, seat: int, scorings: int) -> float:
    """Stations, hazards and abilities in hand, and what is still to be taken in phase 1."""
    t = s.t
    first = HAND + TYPES * seat
    stations = t[first + STATION]
    value = 0.0
    if stations and t[STATIONS_LEFT + seat]:
        value += (3.0 + 1.6 * scorings) * stations
    for card in range(SHIP_RESEARCHER + 1, TYPES):
        if t[first + card]:
            value += t[first + card] * (
                HAZARD_CARD[s.terms.seats] + (card & 1) + (card == TSUNAMI_BLUE)
            )
    ability = t[ABILITY_OF + seat]
    if ability == GOLDEN_TILE:
        value += 0.9
    elif ability == FAST_SHIP:
        value += 0.6
    elif ability >= 0 and ability != BRILLIANT:
        value += 1.0 + 0.04 * t[SCORE + seat]
    if t[PHASE] <= PICK_CARD + 2 and t[ROUND]:
        value += NO_CARD * (s.terms.quota - t[TAKEN + seat])
        if not t[ORDER_CARD + seat]:
            value += 1.0
        else:
            value += 0.5 * (s.terms.seats - t[ORDER_CARD + seat])
    return value


# -- the end of the game --------------------------------------------------------------------------


def end_worth(
    s: SchwarmState,
    seat: int,
    parts: list[int],
    trunk: int,
    ways: network.Ways,
    capacity: float,
) -> float:
    """What the final scoring brings already, and what is near enough to be hoped for."""
    t = s.t
    board = s.board
    bonus = s.terms.side_points
    away = distances(s, seat, parts, trunk, ways)
    value = 0.0
    stations = 0
    for cell in members(trunk & t[STATIONS + seat]):
        stations += board.value[board.ring_of[cell]]
    if trunk & board.queen_bit:
        value += stations + QUEEN
    else:
        value += (stations + QUEEN) * hope(away[0], capacity)
    have = network.sides(s, seat, trunk)
    building = 4.0
    if not t[STATIONS_LEFT + seat]:
        building = FAR
    elif t[HAND + TYPES * seat + STATION] + t[JOKER_UP + seat]:
        building = 2.0
    direct: list[float] = []
    hub: list[float] = []
    for side in range(4):
        if not have >> side & 1:
            cost = min(away[1 + side], away[5 + side] + building)
            direct.append(cost)
            hub.append(min(cost, away[9 + side], away[13 + side] + building))
    direct.sort()
    hub.sort()
    straight, round_queen = 0.0, away[0]
    count = have.bit_count()
    value += bonus[count]
    for place in range(len(direct)):
        straight += direct[place]
        round_queen += hub[place]
        count += 1
        gain = bonus[count] - bonus[count - 1] + 5.0
        value += gain * hope(min(straight, round_queen), capacity)
    return value


def hope(cost: float, capacity: float) -> float:
    """How likely it is to be reached, by tiles missing and tiles to come."""
    if cost >= capacity + 1.0:
        return 0.0
    share = 1.0 - cost / (capacity + 1.0)
    return 0.95 * share * share


def distances(
    s: SchwarmState, seat: int, parts: list[int], trunk: int, ways: network.Ways
) -> list[float]:
    """The tiles missing to the queen, and to each shore from the trunk and from the queen.

    One number for the queen; then for the trunk one for each shore with a station outside it, and
    one for each shore with room for a station; then both again for the queen. Remembered like the
    parts of a network.
    """
    t = s.t
    taken = t[STATIONS] | t[STATIONS + 1] | t[STATIONS + 2] | t[STATIONS + 3]
    own = t[STATIONS + seat] & ~trunk
    key = (trunk, ways, taken, own, t[COVERED], t[TILED], t[TWOS], t[THREES])
    found = _distances.get(key)
    if found is not None:
        return found
    board = s.board
    gates = board.queen_gates
    beside = [beside_land(s, land & own) for land in board.side_land]
    beside += [beside_land(s, land & ~taken) for land in board.side_land]
    waves = reached(s, parts, trunk, ways)
    found = [first_wave(waves, gates[0] | gates[1] | gates[2] | gates[3])]
    found += [first_wave(waves, fields) for fields in beside]
    if trunk & board.queen_bit:
        found[0] = 0.0
        found += found[1:]
    else:
        waves = reached(s, parts, board.queen_bit, ways)
        found += [first_wave(waves, fields) for fields in beside]
    if len(_distances) >= MOST_REMEMBERED:
        _distances.clear()
    _distances[key] = found
    return found


def beside_land(s: SchwarmState, land: int) -> int:
    """The water fields beside some land fields."""
    north, east, south, west = s.board.land_open
    return (
        (land & north) >> WIDTH | (land & south) << WIDTH | (land & east) << 1 | (land & west) >> 1
    )


def reached(s: SchwarmState, parts: list[int], trunk: int, ways: network.Ways) -> list[int]:
    """The fields that a network reaches at each cost, in halves of a tile.

    A tile on bare water or on a tile costs 2, one on a field that is still covered 3, because a
    ship must clear it first; own parts on the way cost nothing.
    """
    t = s.t
    north, east, south, west = ways
    own = north | east | south | west
    covered = t[COVERED]
    closed = t[TILED] & ~(t[TWOS] | t[THREES]) & ~own
    bare = s.board.water & ~closed & ~covered
    others = own & ~trunk
    seen = trunk
    queen = s.board.queen_bit
    gates = s.board.queen_gates
    doors = gates[0] | gates[1] | gates[2] | gates[3]
    first = (
        (trunk & north) >> WIDTH | (trunk & south) << WIDTH | (trunk & east) << 1
        | (trunk & west) >> 1
    )  # fmt: skip
    if trunk & queen:
        first |= doors
    first &= ~seen
    beside = [first]
    waves: list[int] = [0, 0]
    for cost in range(2, 2 * FARTHEST):
        front = beside[cost - 2] & bare
        if cost > 2:
            front |= beside[cost - 3] & covered
        front &= ~seen
        if front & others:
            for part in parts:
                if part & front and part != trunk:
                    front |= part & bare
        if front & doors:
            front |= queen & ~seen
        waves.append(front)
        seen |= front
        beside.append((front >> WIDTH | front << WIDTH | front << 1 | front >> 1) & ~seen)
    return waves


def first_wave(waves: list[int], fields: int) -> float:
    """With how many tiles some of the fields are reached."""
    if fields:
        for cost, wave in enumerate(waves):
            if wave & fields:
                return cost / 2.0
    return FAR
