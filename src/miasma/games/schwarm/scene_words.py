"""What everything in the picture is called and says: (label, tip) in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.schwarm.actions import (
    ABILITY_IDS,
    KIND_OF_SHAPE,
    OPENINGS,
    TYPE_IDS,
)
from miasma.games.schwarm.compass import letters
from miasma.games.schwarm.table import (
    COVERED,
    CRAB_AT,
    HIDDEN,
    ORDER_CARD,
    OWNER,
    PEGS,
    TILED,
    TRACK,
)
from miasma.games.schwarm.view import shapes_on

if TYPE_CHECKING:
    from miasma.games.schwarm.reader import Reader

Words = tuple[str, str]
HAZARDS = ("whale", "tsunami", "crab")


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _names(reader: Reader, seats: list[int]) -> str:
    return ", ".join(reader.colour(seat) for seat in seats)


# -- the board ------------------------------------------------------------------------------------


def shore(reader: Reader, place: int) -> Words:
    """A shore."""
    entry = reader.data.board.side[place]
    return reader.word(entry.name), reader.say("shore-tip")


def field(reader: Reader, cell: int) -> Words:
    """A field: what it is and all that is on it."""
    name = reader.board.ids[cell]
    place = reader.board.ring_of[cell]
    return land(reader, place, name) if place >= 0 else water(reader, cell, name)


def land(reader: Reader, place: int, name: str) -> Words:
    """A land field: its shore, its value, its station."""
    board = reader.board
    side = reader.word(reader.data.board.side[board.side[place]].name)
    parts = [reader.say("land-tip", value=board.value[place])]
    if place in board.starts:
        parts.append(reader.say("start-field"))
    owner = reader.t[OWNER + place]
    if owner >= 0:
        parts.append(reader.say("station-here", who=reader.colour(owner), n=reader.t[PEGS + place]))
    if reader.t[CRAB_AT] == place:
        parts.append(reader.say("crab-here"))
    if name in reader.lit:
        parts.append(reader.say("lit"))
    return f"{side} {name}", _joined(*parts)


def water(reader: Reader, cell: int, name: str) -> Words:
    """A water field: face-down, bare or with an open tile, and who is there."""
    t = reader.t
    if cell == reader.board.queen:
        label = reader.say("queen")
        parts = [reader.say("queen-tip")]
    else:
        label = reader.say("sea-field", field=name)
        if t[COVERED] >> cell & 1:
            parts = [reader.say("face-down"), mix(reader)]
        elif t[TILED] >> cell & 1:
            parts = [tile(reader, cell)[1]]
        else:
            parts = [reader.say("bare")]
    ships = [seat for seat in reader.seats for at in reader.ships(seat) if at == cell]
    if ships:
        parts.append(reader.say("ships-here", who=_names(reader, ships)))
    if name in reader.lit:
        parts.append(reader.say("lit"))
    return label, _joined(*parts)


def mix(reader: Reader) -> str:
    """How many of each kind are still face down: everybody can count them (SW-040)."""
    counts = reader.t[HIDDEN : HIDDEN + 4]
    return reader.say("mix", a=counts[0], b=counts[1], c=counts[2], d=counts[3])


def tile(reader: Reader, cell: int) -> Words:
    """An open tile with its openings and buoys."""
    shapes = shapes_on(reader.state, cell)
    shape = shapes[0]
    kind = reader.data.kinds[KIND_OF_SHAPE[shape]]
    parts = [
        f"{reader.word(kind.name)}.",
        reader.say("open-to", ways=reader.word(letters(OPENINGS[shape]))),
    ]
    if len(shapes) > 1:
        parts.append(reader.say("tiles-below", n=len(shapes) - 1))
    owners = reader.buoys(cell)
    if owners:
        parts.append(reader.say("buoys-here", who=_names(reader, owners)))
    else:
        parts.append(reader.say("no-buoy"))
    label = f"{reader.word(kind.name)} {reader.board.ids[cell]}"
    return label, _joined(*parts)


def buoy(reader: Reader, seat: int, name: str) -> Words:
    """A buoy."""
    return reader.say("buoy", who=reader.colour(seat)), reader.say("buoy-tip", field=name)


def queen_buoy(reader: Reader, seat: int) -> Words:
    """A buoy on the queen."""
    return reader.say("buoy", who=reader.colour(seat)), reader.say("queen-buoy-tip")


def ship(reader: Reader, seat: int, number: int, name: str) -> Words:
    """A ship."""
    label = reader.say("ship", who=reader.colour(seat), n=number)
    return label, reader.say("ship-tip", field=name)


def station(reader: Reader, seat: int, place: int) -> Words:
    """A station with its researchers."""
    name = reader.board.ids[reader.board.ring[place]]
    tip = reader.say(
        "station-tip", field=name, n=reader.t[PEGS + place], value=reader.board.value[place]
    )
    return reader.say("station", who=reader.colour(seat)), tip


def hazard(reader: Reader, kind: int, figure: int) -> Words:
    """A hazard figure on the board."""
    entry = reader.data.pieces.hazard[kind]
    name = reader.word(entry.name)
    label = name if kind == HAZARDS.index("crab") else f"{name} {figure}"
    return label, _joined(reader.word(entry.text), reader.say("resting"))


def exit_sign(reader: Reader, way: int) -> Words:
    """Where a tsunami would leave the board."""
    return reader.say("exit", way=reader.way_name(way)), reader.say("exit-tip")


def last(reader: Reader, name: str) -> Words:
    """The mark on what was done last."""
    return reader.say("last"), reader.say("last-tip", field=name)


def network(reader: Reader, seat: int) -> Words:
    """The best network of a player, with what it would score."""
    points = reader.network(seat)[1]
    values, shores = reader.final_points(seat)
    stations, pegs, buoys, ships = reader.network_size(seat)
    label = reader.say("network", who=reader.colour(seat))
    size = reader.say("network-size", stations=stations, pegs=pegs, buoys=buoys, ships=ships)
    return label, f"{size} {reader.say('network-tip', n=points, values=values, shores=shores)}"


def score(reader: Reader, seat: int) -> Words:
    """A score marker on the track."""
    label = reader.say("score", who=reader.colour(seat), n=reader.score(seat))
    return label, reader.say("damage-tip", n=reader.damage(seat))


def threat(reader: Reader, seat: int, points: int, name: str) -> Words:
    """A damage that an option would do."""
    label = reader.say("threat", who=reader.colour(seat), n=points)
    return label, reader.say("threat-tip", field=name)


# -- beside the board -----------------------------------------------------------------------------


def card(reader: Reader, number: int) -> Words:
    """A type of action card, with its number."""
    entry = reader.data.types[TYPE_IDS[number]]
    return reader.card_title(number), reader.word(entry.text)


def place(reader: Reader, number: int) -> Words:
    """A place on the order track, with who stands there."""
    seat = reader.t[TRACK + number - 1]
    name = reader.colour(seat) if seat >= 0 else "–"
    return reader.say("place", n=number), reader.say("order-tip", who=name)


def order_card(reader: Reader, number: int) -> Words:
    """An order card to choose: the place it gives, or who has it."""
    label = reader.say("order-card", n=number)
    for seat in reader.seats:
        if reader.t[ORDER_CARD + seat] == number:
            return label, reader.say("order-card-taken", who=reader.colour(seat))
    return label, reader.say("order-card-tip", n=number)


def ability(reader: Reader, number: int) -> Words:
    """An ability card."""
    entry = reader.data.types[ABILITY_IDS[number]]
    return reader.word(entry.name), reader.word(entry.text)


def kind_of_tile(reader: Reader, kind: int) -> Words:
    """A kind of tile in front of a player."""
    entry = reader.data.kinds[kind]
    return reader.word(entry.name), reader.word(entry.text)


def turn(reader: Reader, shape: int) -> Words:
    """A way to turn the tile that is laid."""
    kind = reader.data.kinds[KIND_OF_SHAPE[shape]]
    ways = reader.word(letters(OPENINGS[shape]))
    return f"{reader.word(kind.name)} {ways}", reader.say("open-to", ways=ways)
