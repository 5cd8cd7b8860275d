"""The researcher action: adding a researcher, laying tiles, buoys. Compiled by
`miasma accelerate`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.schwarm import tell
from miasma.games.schwarm.actions import (
    BUOY,
    DONE,
    KIND_OF_SHAPE,
    KINDS,
    OPENINGS,
    PLACE,
    SHAPES,
    SHIP_RESEARCHER,
    STAFF,
    THREE,
    TILE_FIELDS,
    TWO_CORNER,
)
from miasma.games.schwarm.board import WIDTH, members
from miasma.games.schwarm.rules import network, stations
from miasma.games.schwarm.rules.network import SEAT_BITS, SEAT_MASK
from miasma.games.schwarm.table import (
    BUOYS,
    BUOYS_LEFT,
    CARD,
    COVERED,
    HELD,
    LAID,
    LAST,
    LAYING,
    MOVE_BUOY,
    NONE,
    OPEN_E,
    OPEN_N,
    OPEN_S,
    OPEN_W,
    PEGS_LEFT,
    QUEEN_BUOY,
    QUEEN_BUOYS,
    RESEARCH,
    SCORE,
    SEAT,
    THREES,
    TILE,
    TILED,
    TWOS,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState


def start(s: SchwarmState) -> None:
    """Add a researcher or explore; either may be left undone (SW-130, SW-097)."""
    s.t[LAID] = 0
    go_on(s)


def go_on(s: SchwarmState) -> None:
    """The next decision, or the end when only stopping is left (SW-027, SW-096)."""
    seat = s.t[SEAT]
    options = choices(s, seat)
    if len(options) > 1:
        s.ask(RESEARCH, seat)
        s.offer = options
        return
    if not s.t[LAID] and s.events is not None:
        if s.t[CARD] == SHIP_RESEARCHER:  # SW-180: the ship's half remains
            tell.no_research(s, seat)
        else:
            tell.nothing(s, seat)
    end_action(s)


def researchers(s: SchwarmState, seat: int) -> int:
    """The researchers of a player on the board: so many tiles may be laid (SW-133)."""
    return s.terms.pieces[2] - s.t[PEGS_LEFT + seat]


def choices(s: SchwarmState, seat: int) -> list[int]:
    """Before the first tile a researcher may be added; tiles up to the limit; or stop."""
    t = s.t
    options: list[int] = []
    if not t[LAID] and t[PEGS_LEFT + seat]:
        for place in stations.staffable(s, seat):
            options.append(STAFF + place)
    if t[LAID] < researchers(s, seat):
        add_places(s, seat, options)
    options.append(DONE)
    return options


def add_places(s: SchwarmState, seat: int, options: list[int]) -> None:
    """Append every `place` that SW-153 allows."""
    t = s.t
    first = HELD + KINDS * seat
    tiles = t[first : first + KINDS]
    if not any(tiles):
        return
    places = s.board.tile_place
    reach = Reach(s, seat)
    for shape in range(SHAPES):
        if tiles[KIND_OF_SHAPE[shape]]:
            base = PLACE + TILE_FIELDS * shape
            fields = reach.fields(shape)
            if fields and not t[BUOYS_LEFT + seat]:
                fields = with_spare_buoy(s, seat, shape, fields)
            while fields:
                low = fields & -fields
                options.append(base + places[low.bit_length() - 1])
                fields ^= low


class Reach:
    """Where a player's tiles would hang on an own station or ship (SW-136, SW-148).

    Anywhere: the tiles of one exploration need not touch each other (SW-139).
    """

    __slots__ = ("bare", "coverable", "doors", "every_way", "ground", "s")

    def __init__(self, s: SchwarmState, seat: int) -> None:
        t = s.t
        ways = network.ways(s, seat, True)
        held = network.anchored(s, seat, ways)
        north, east, south, west = ways
        self.s = s
        self.bare = s.board.tile_water & ~(t[COVERED] | t[TILED])
        """Water without any tile (SW-134)."""
        self.doors = (
            (held & south) << WIDTH,
            (held & west) >> 1,
            (held & north) >> WIDTH,
            (held & east) << 1,
        )
        """Per direction the fields whose neighbour that way hangs on and is open to them."""
        self.every_way = held
        """Fields that hang on already: an own ship (SW-141) or an own tile to be covered."""
        self.coverable = t[TWOS] | t[THREES]
        """Open tiles with a buoy and fewer than four openings (SW-145, SW-147)."""
        self.ground = (
            t[OPEN_N] | t[OPEN_N + 1] | t[OPEN_N + 2] | t[OPEN_N + 3],
            t[OPEN_E] | t[OPEN_E + 1] | t[OPEN_E + 2] | t[OPEN_E + 3],
            t[OPEN_S] | t[OPEN_S + 1] | t[OPEN_S + 2] | t[OPEN_S + 3],
            t[OPEN_W] | t[OPEN_W + 1] | t[OPEN_W + 2] | t[OPEN_W + 3],
        )
        """Per direction the fields whose buoyed tile is open that way."""

    def fields(self, shape: int) -> int:
        """All fields for a shape."""
        return (self.bare | self.under(shape)) & self.connected(shape)

    def connected(self, shape: int) -> int:
        """Fields where the shape would hang on; its other openings are free (SW-137)."""
        openings = OPENINGS[shape]
        doors = self.doors
        fields = self.every_way
        if openings & 1:
            fields |= doors[0]
        if openings & 2:
            fields |= doors[1]
        if openings & 4:
            fields |= doors[2]
        if openings & 8:
            fields |= doors[3]
        return fields

    def under(self, shape: int) -> int:
        """Tiles that the shape may cover: all their openings and more (SW-146, SW-147)."""
        openings = OPENINGS[shape]
        if openings == 15:
            return self.coverable
        if KIND_OF_SHAPE[shape] == THREE:
            missing = 15 ^ openings
            return self.s.t[TWOS] & ~self.ground[missing.bit_length() - 1]
        return 0


# -- laying a tile --------------------------------------------------------------------------------


def place(s: SchwarmState, shape: int, cell: int) -> None:
    """Lay a tile; covered buoys go on top of it (SW-132, SW-135, SW-138, SW-149, SW-152)."""
    t = s.t
    seat = t[SEAT]
    t[HELD + KINDS * seat + KIND_OF_SHAPE[shape]] -= 1
    t[LAID] += 1  # SW-083, SW-151
    t[LAST] = cell
    put_tile(s, shape, cell)
    if t[BUOYS_LEFT + seat]:
        t[BUOYS_LEFT + seat] -= 1
        finish(s, cell)
        return
    t[LAYING] = cell
    s.ask(MOVE_BUOY, seat)  # SW-143


def put_tile(s: SchwarmState, shape: int, cell: int) -> None:
    """The tile lies on top of its field and serves everybody with a buoy there (SW-150)."""
    t = s.t
    t[TILE + cell] = t[TILE + cell] << 4 | shape + 1
    t[TILED] |= 1 << cell
    mark_class(s, cell)
    bits = t[BUOYS + cell]
    owner = 0
    while bits:
        if bits & SEAT_MASK:
            open_tile(s, owner, cell)
        bits >>= SEAT_BITS
        owner += 1


def mark_class(s: SchwarmState, cell: int) -> None:
    """Note whether the top tile can be covered: two or three openings, and a buoy (SW-147)."""
    t = s.t
    bit = 1 << cell
    t[TWOS] &= ~bit
    t[THREES] &= ~bit
    if t[BUOYS + cell]:
        kind = KIND_OF_SHAPE[(t[TILE + cell] & 15) - 1]
        if kind <= TWO_CORNER:
            t[TWOS] |= bit
        elif kind == THREE:
            t[THREES] |= bit


def open_tile(s: SchwarmState, seat: int, cell: int) -> None:
    """A field belongs to a player's network with the openings of its top tile (SW-160)."""
    t = s.t
    bit = 1 << cell
    openings = OPENINGS[(t[TILE + cell] & 15) - 1]
    if openings & 1:
        t[OPEN_N + seat] |= bit
    if openings & 2:
        t[OPEN_E + seat] |= bit
    if openings & 4:
        t[OPEN_S + seat] |= bit
    if openings & 8:
        t[OPEN_W + seat] |= bit


def finish(s: SchwarmState, cell: int) -> None:
    """The buoy, the points, and every player's link (SW-132, SW-140, SW-152, SW-175).

    The link can change only for players with a buoy on this tile.
    """
    t = s.t
    seat = t[SEAT]
    t[LAYING] = NONE
    t[BUOYS + cell] += 1 << SEAT_BITS * seat
    open_tile(s, seat, cell)
    mark_class(s, cell)
    shape = (t[TILE + cell] & 15) - 1
    points = s.terms.tile_points[KIND_OF_SHAPE[shape]]
    t[SCORE + seat] += points
    if s.events is not None:
        tell.placed(s, seat, shape, cell, points)
    for owner in range(s.terms.seats):
        if network.buoys_of(s, owner, cell):
            network.check_link(s, owner)
    go_on(s)


# -- moving buoys ---------------------------------------------------------------------------------


def take_buoy(s: SchwarmState, seat: int, cell: int) -> None:
    """Lift an own buoy; a tile without any belongs to nobody and stays (SW-144)."""
    t = s.t
    t[BUOYS + cell] -= 1 << SEAT_BITS * seat
    if not network.buoys_of(s, seat, cell):
        bit = ~(1 << cell)
        t[OPEN_N + seat] &= bit
        t[OPEN_E + seat] &= bit
        t[OPEN_S + seat] &= bit
        t[OPEN_W + seat] &= bit
        mark_class(s, cell)


def spare_buoys(s: SchwarmState, seat: int, laying: int) -> int:
    """The fields whose buoy may move to the tile just laid: it must still hang on (SW-143).

    The tile lies there already, without the buoy of its player.
    """
    fields = 0
    for cell in members(network.own_tiles(s, seat) & ~(1 << laying)):
        world = s.clone()
        take_buoy(world, seat, cell)
        world.t[BUOYS + laying] += 1 << SEAT_BITS * seat
        open_tile(world, seat, laying)
        if not network.linked(world, seat):
            world.t[QUEEN_BUOYS] &= ~(1 << seat)
        if network.anchored(world, seat, network.ways(world, seat, True)) >> laying & 1:
            fields |= 1 << cell
    return fields


def with_spare_buoy(s: SchwarmState, seat: int, shape: int, fields: int) -> int:
    """Of some fields those where a tile of this shape would find a buoy (SW-143)."""
    found = 0
    for cell in members(fields):
        world = s.clone()
        put_tile(world, shape, cell)
        if spare_buoys(world, seat, cell):
            found |= 1 << cell
    return found


def move_buoy(s: SchwarmState, cell: int) -> None:
    """An own buoy comes from another tile (SW-143)."""
    t = s.t
    seat = t[SEAT]
    take_buoy(s, seat, cell)
    if s.events is not None:
        tell.buoy_moved(s, seat, cell)
    finish(s, t[LAYING])


def buoy_choices(s: SchwarmState, seat: int) -> list[int]:
    """Where the missing buoy may come from; there is always one (SW-143)."""
    places = s.board.tile_place
    return [BUOY + places[cell] for cell in members(spare_buoys(s, seat, s.t[LAYING]))]


# -- the queen's buoy with an empty supply --------------------------------------------------------


def queen_spares(s: SchwarmState, seat: int) -> int:
    """Fields after whose loss the connection to the queen still stands (SW-177)."""
    fields = 0
    for cell in members(network.own_tiles(s, seat)):
        world = s.clone()
        take_buoy(world, seat, cell)
        if network.linked(world, seat):
            fields |= 1 << cell
    return fields


def end_action(s: SchwarmState) -> None:
    """The end of an action: a player without a spare buoy may move one to the queen (SW-177)."""
    seat = s.t[SEAT]
    if network.without_link(s, seat) and queen_spares(s, seat):
        s.ask(QUEEN_BUOY, seat)


def queen_choices(s: SchwarmState, seat: int) -> list[int]:
    """Where the queen's buoy may come from, or not at all (SW-177)."""
    places = s.board.tile_place
    fields = members(queen_spares(s, seat))
    return [*[BUOY + places[cell] for cell in fields], DONE]


def buoy_to_queen(s: SchwarmState, cell: int) -> None:
    """The buoy moves from a tile to the queen (SW-171, SW-177)."""
    t = s.t
    seat = t[SEAT]
    take_buoy(s, seat, cell)
    t[QUEEN_BUOYS] |= 1 << seat
    if s.events is not None:
        tell.buoy_moved(s, seat, cell)
        tell.link(s, seat, True)
