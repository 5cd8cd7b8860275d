"""The invariants of the rules page, checked after every action when soaking."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING

from miasma.games.schwarm.actions import (
    GOLDEN,
    KIND_OF_SHAPE,
    KINDS,
    OPENINGS,
    TYPES,
)
from miasma.games.schwarm.board import LANDS, members
from miasma.games.schwarm.rules import network
from miasma.games.schwarm.rules.network import SEAT_BITS, SEAT_MASK
from miasma.games.schwarm.table import (
    ABILITY_OF,
    BLUE,
    BUOYS,
    BUOYS_LEFT,
    COVERED,
    DRAW_BLUE,
    GOLDEN_LEFT,
    HAND,
    HELD,
    HIDDEN,
    JOKER_UP,
    LAYING,
    NONE,
    OPEN_E,
    OPEN_N,
    OPEN_S,
    OPEN_W,
    ORDER_CARD,
    ORDER_LEFT,
    OVER,
    OWNER,
    PEGS,
    PEGS_LEFT,
    PHASE,
    PICK_CARD,
    PLAY_CARD,
    PLAYS_LEFT,
    QUEEN_BUOYS,
    REVEAL_TILE,
    ROUND,
    ROW_LENGTH,
    SCORE,
    SEAT,
    SHIP_AT,
    SHIPS,
    SHIPS_LEFT,
    STATIONS,
    STATIONS_LEFT,
    TAKEN,
    THREES,
    TILED,
    TSUNAMIS,
    TWOS,
    VISITED,
    WHALE_STEP,
    WHALES,
)
from miasma.games.schwarm.view import shapes_on

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState

QUIET = (PICK_CARD, PLAY_CARD, OVER)
"""States between two actions."""


def broken(s: SchwarmState) -> list[str]:
    """One sentence for each invariant that does not hold."""
    checks = (_tiles, _pieces, _stations, _points, _openings, _links, _cards, _hazards)
    return [sentence for check in checks for sentence in check(s)]


def _tiles(s: SchwarmState) -> Iterator[str]:
    t = s.t
    seats = s.terms.seats
    board = [0] * KINDS
    for cell in members(t[TILED]):
        shapes = shapes_on(s, cell)
        for shape in shapes:
            board[KIND_OF_SHAPE[shape]] += 1
        for upper, lower in itertools.pairwise(shapes):
            if OPENINGS[lower] & ~OPENINGS[upper] or OPENINGS[lower] == OPENINGS[upper]:
                yield f"SW-INV-07: the tile on {s.board.ids[cell]} does not keep all openings"
        if not 1 <= len(shapes) <= 3:
            yield f"SW-INV-06: {len(shapes)} tiles on {s.board.ids[cell]}"
    for kind in range(KINDS):
        held = sum(t[HELD + KINDS * seat + kind] for seat in range(seats))
        if kind == GOLDEN:
            rest, total = t[GOLDEN_LEFT], s.terms.golden_tiles
        else:
            rest, total = t[HIDDEN + kind], s.terms.hidden_tiles[kind]
        if held + rest + board[kind] != total:
            yield f"SW-INV-01: tiles of kind {kind} got lost"
    lifted = t[PHASE] == REVEAL_TILE
    if t[COVERED].bit_count() + lifted != sum(t[HIDDEN : HIDDEN + 4]):
        yield "SW-INV-14: covered fields and unseen tiles differ"
    if t[COVERED] & t[TILED] or (t[COVERED] | t[TILED]) & ~s.board.tile_water:
        yield "SW-INV-06: a tile lies where none may lie"
    if s.terms.golden_tiles - t[GOLDEN_LEFT] > t[ROUND] * s.terms.golden_gain:
        yield "SW-INV-20: more than one golden tile a round"


def _pieces(s: SchwarmState) -> Iterator[str]:
    t = s.t
    stations, ships, pegs, buoys = s.terms.pieces
    for seat in range(s.terms.seats):
        own = [place for place in range(LANDS) if t[OWNER + place] == seat]
        if t[STATIONS_LEFT + seat] + len(own) != stations:
            yield f"SW-INV-02: stations of seat {seat} got lost"
        sailing = t[SHIP_AT + SHIPS * seat : SHIP_AT + SHIPS * seat + SHIPS]
        if t[SHIPS_LEFT + seat] + sum(cell >= 0 for cell in sailing) != ships:
            yield f"SW-INV-02: ships of seat {seat} got lost"
        if any(cell >= 0 and not s.board.water >> cell & 1 for cell in sailing):
            yield f"SW-INV-02: a ship of seat {seat} is not on water"
        if t[PEGS_LEFT + seat] + sum(t[PEGS + place] for place in own) != pegs:
            yield f"SW-INV-02: researchers of seat {seat} got lost"
        lying = sum(network.buoys_of(s, seat, cell) for cell in members(t[TILED]))
        lying += t[QUEEN_BUOYS] >> seat & 1
        if t[BUOYS_LEFT + seat] + lying != buoys:
            yield f"SW-INV-02: buoys of seat {seat} got lost"


def _stations(s: SchwarmState) -> Iterator[str]:
    t = s.t
    for place in range(LANDS):
        if not 0 <= t[PEGS + place] <= s.terms.most_pegs or (
            t[PEGS + place] and t[OWNER + place] < 0
        ):
            yield f"SW-INV-03: {t[PEGS + place]} researchers on land field {place}"
    for seat in range(s.terms.seats):
        cells = [s.board.ring[p] for p in range(LANDS) if t[OWNER + p] == seat]
        if sum(1 << cell for cell in cells) != t[STATIONS + seat]:
            yield f"SW-INV-03: the stations of seat {seat} and their fields differ"


def _points(s: SchwarmState) -> Iterator[str]:
    if min(s.t[SCORE : SCORE + s.terms.seats]) < 0:
        yield "SW-INV-04: a score below 0"


def _openings(s: SchwarmState) -> Iterator[str]:
    """The sets that the rules keep agree with the tiles and buoys they are kept for."""
    t = s.t
    for seat in range(s.terms.seats):
        for way, first in enumerate((OPEN_N, OPEN_E, OPEN_S, OPEN_W)):
            expected = 0
            for cell in members(t[TILED]):
                if network.buoys_of(s, seat, cell) and OPENINGS[shapes_on(s, cell)[0]] >> way & 1:
                    expected |= 1 << cell
            if t[first + seat] != expected:
                yield f"SW-INV-09: the network of seat {seat} is kept wrongly"
    for count, place in ((2, TWOS), (3, THREES)):
        expected = 0
        for cell in members(t[TILED]):
            if t[BUOYS + cell] and OPENINGS[shapes_on(s, cell)[0]].bit_count() == count:
                expected |= 1 << cell
        if t[place] != expected:
            yield f"SW-INV-07: tiles with {count} openings are kept wrongly"


def _links(s: SchwarmState) -> Iterator[str]:
    t = s.t
    if t[PHASE] not in QUIET:
        return
    for seat in range(s.terms.seats):
        has, linked = bool(t[QUEEN_BUOYS] >> seat & 1), network.linked(s, seat)
        if has and not linked:
            yield f"SW-INV-08: seat {seat} has a queen buoy without a link"
        if linked and not has and t[BUOYS_LEFT + seat]:
            yield f"SW-INV-08: seat {seat} has a link without a queen buoy"
    if t[LAYING] != NONE:
        yield "SW-INV-08: a tile still waits for its buoy"


def _cards(s: SchwarmState) -> Iterator[str]:
    t = s.t
    seats = s.terms.seats
    abilities = [a for a in t[ABILITY_OF : ABILITY_OF + seats] if a >= 0]
    if len(abilities) != len(set(abilities)):
        yield "SW-INV-10: an ability is held twice"
    numbers = [n for n in t[ORDER_CARD : ORDER_CARD + seats] if n]
    left = [n for n in range(1, 5) if t[ORDER_LEFT] >> n & 1]
    if t[ROUND] and sorted(numbers + left) != list(range(1, seats + 1)):
        yield "SW-INV-10: order cards got lost"
    hands = [sum(t[HAND + TYPES * seat :][:TYPES]) for seat in range(seats)]
    if t[PHASE] == PICK_CARD:
        if hands != t[TAKEN : TAKEN + seats] or max(hands) > s.terms.quota:
            yield "SW-INV-10: a player holds other cards than acquired"
        if sum(hands) + t[ROW_LENGTH] != seats * s.terms.quota:
            yield "SW-INV-15: cards of the row got lost"
    if t[PHASE] == PLAY_CARD:
        unplayed = sum(hands) + sum(t[JOKER_UP : JOKER_UP + seats])
        if unplayed != t[PLAYS_LEFT] or t[ROW_LENGTH]:
            yield "SW-INV-11: cards and turns left differ"
    if t[PHASE] == PICK_CARD and t[ROUND] != s.terms.blue_refill_round:
        drawn = t[ROUND] * s.terms.blue_per_round
        if sum(t[BLUE : BLUE + 5]) + drawn != sum(s.terms.blue_copies):
            yield "SW-INV-15: blue cards got lost"
    if t[PHASE] > DRAW_BLUE and t[ROUND] > s.terms.rounds:
        yield "SW-INV-16: more rounds than the game has"


def _hazards(s: SchwarmState) -> Iterator[str]:
    t = s.t
    for first in (WHALES, TSUNAMIS):
        for cell in t[first : first + 2]:
            if cell >= 0 and not s.board.water >> cell & 1:
                yield "SW-INV-12: a whale or tsunami rests off the water"
    if t[PHASE] == WHALE_STEP and not t[VISITED] & s.board.water:
        yield "SW-INV-13: the whale has no path"
    if t[PHASE] not in QUIET:
        return
    if not 0 <= t[SEAT] < s.terms.seats:
        yield "SW-INV-18: nobody's turn"
    for cell in members(t[TILED]):
        if t[BUOYS + cell] >> SEAT_BITS * s.terms.seats & SEAT_MASK:
            yield "SW-INV-02: a buoy of nobody"
