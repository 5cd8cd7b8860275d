"""Whether saved numbers can be a position at all: every value within what its place can hold.

What the values have to do with each other is the matter of `invariants.py`; here it is only made
sure that rules, picture and words can read the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.errors import StateError
from miasma.games.schwarm import table as at
from miasma.games.schwarm.actions import JOKER, ROW_MOST, SHAPES, TILE_FIELDS, TYPES
from miasma.games.schwarm.board import CELLS, LANDS
from miasma.games.schwarm.rules.network import SEAT_BITS
from miasma.games.schwarm.rules.row import TYPE_MASK

if TYPE_CHECKING:
    from miasma.games.schwarm.board import Board
    from miasma.games.schwarm.state import SchwarmState
    from miasma.games.schwarm.terms import Terms

MOST = 9_999
CHANCE_PHASES = (at.LOTS, at.DEAL_LIGHT, at.DRAW_BLUE, at.REVEAL_TILE)


def check(s: SchwarmState) -> None:
    """Refuse a table that is none."""
    fields, numbers = sets(s), ranges(s.terms)
    for name, (place, count) in at.NAMES_OF_PLACES.items():
        for value in s.t[place : place + count]:
            if name in fields:
                fits = value >= 0 and not value & ~fields[name]
            else:
                least, most = numbers[name]
                fits = least <= value <= most
            if not fits:
                raise wrong(name)
    check_board(s, s.board)
    check_turn(s)


def wrong(name: str) -> StateError:
    """What is said of a value that can't be."""
    return StateError(f"this is no position of the Swarm: {name}")


def sets(s: SchwarmState) -> dict[str, int]:
    """For each set of fields (or seats, or numbers) all that may be in it."""
    board, seats = s.board, s.terms.seats
    tiles = ("covered", "tiled", "twos", "threes", "open_n", "open_e", "open_s", "open_w")
    return {
        **dict.fromkeys(tiles, board.tile_water),
        "visited": board.water,
        "stations": sum(1 << cell for cell in board.ring),
        "order_left": (2 << seats) - 2,
        "queen_buoys": (1 << seats) - 1,
        "buoys": (1 << SEAT_BITS * seats) - 1,
    }


def ranges(terms: Terms) -> dict[str, tuple[int, int]]:
    """For each number the least and the greatest it can be."""
    seats = terms.seats
    stations, ships, pegs, buoys = terms.pieces
    flag, cell, tiles = (0, 1), (at.NONE, CELLS - 1), (0, TILE_FIELDS)
    return {
        "phase": (0, at.OVER), "round": (0, terms.rounds), "turn": (0, seats - 1),
        "seat": (0, seats - 1), "plays_left": (0, MOST), "crab": (at.NONE, LANDS - 1),
        "golden_left": (0, terms.golden_tiles), "row_length": (0, ROW_MOST), "last": cell,
        "card": (at.NONE, JOKER), "number": (0, MOST), "steps_left": (0, MOST),
        "may_launch": flag, "laid": tiles, "laying": cell, "figure": (at.NONE, 1),
        "way": (at.NONE, 7), "fresh": flag, "asked": (at.NONE, seats - 1), "stepped": flag,
        "whales": cell, "tsunamis": cell, "track": (at.NONE, seats - 1), "score": (0, MOST),
        "stations_left": (0, stations), "ships_left": (0, ships), "pegs_left": (0, pegs),
        "buoys_left": (0, buoys), "taken": (0, terms.quota), "order_card": (0, seats),
        "ability": (at.NONE, 3), "joker_up": flag, "ships": cell, "hand": (0, ROW_MOST),
        "held": tiles, "hidden": tiles, "light": (0, ROW_MOST), "blue": (0, ROW_MOST),
        "row": (at.NONE, at.card_code(TYPES - 1, at.GREEN_CARD)), "pegs": (0, terms.most_pegs),
        "owner": (at.NONE, seats - 1), "tile": (0, (1 << 4 * 3) - 1), "scored": (0, MOST),
    }  # fmt: skip


def check_board(s: SchwarmState, board: Board) -> None:
    """Pieces stand on water, tiles have shapes, cards have types, no seat stands twice."""
    t = s.t
    for name in ("whales", "tsunamis", "ships"):
        place, count = at.NAMES_OF_PLACES[name]
        if any(cell >= 0 and not board.water >> cell & 1 for cell in t[place : place + count]):
            raise wrong(name)
    for cell in range(CELLS):
        packed = t[at.TILE + cell]
        if bool(packed) != bool(t[at.TILED] >> cell & 1):
            raise wrong("tile")
        while packed:
            if not 1 <= packed & 15 <= SHAPES:
                raise wrong("tile")
            packed >>= 4
    for place, code in enumerate(t[at.ROW : at.ROW + ROW_MOST]):
        if (place < t[at.ROW_LENGTH]) != (code >= 0) or (code >= 0 and code & TYPE_MASK >= TYPES):
            raise wrong("row")
    track = [seat for seat in t[at.TRACK : at.TRACK + at.SEATS] if seat >= 0]
    if len(track) != len(set(track)):
        raise wrong("track")


def check_turn(s: SchwarmState) -> None:
    """What is asked is asked of the right one, and what the question is about is there."""
    t = s.t
    phase = t[at.PHASE]
    if phase == at.OVER:
        right = s.to_act == ()
    elif phase in CHANCE_PHASES:
        right = s.to_act == (CHANCE,)
    else:
        right = s.to_act == (t[at.SEAT],)
    figure = t[at.FIGURE]
    if phase == at.WHALE_STEP:
        right = right and figure >= 0 and t[at.WHALES + figure] >= 0
    elif phase in (at.TSUNAMI_WAY, at.TSUNAMI_DISTANCE):
        right = right and figure >= 0 and t[at.TSUNAMIS + figure] >= 0
        right = right and (phase == at.TSUNAMI_WAY or t[at.WAY] >= 0)
    elif phase == at.MOVE_BUOY:
        right = right and t[at.LAYING] >= 0
    elif phase == at.CRAB_DISTANCE:
        right = right and t[at.CRAB_AT] >= 0
    elif phase == at.LOTS:
        right = right and t[at.ASKED] >= 0
    if not right:
        raise wrong("phase")
