"""The table: everything that lies on it, as one flat list of ints with named places.

A name marked "per seat" takes the seat added (`t[SCORE + seat]`), names marked "per …" likewise.
Fields are cells of the grid (`board.py`), sets of fields are bit sets. Compiled by
`miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

from miasma.games.schwarm.actions import HIDDEN_KINDS, KINDS, ROW_MOST, TYPES
from miasma.games.schwarm.board import CELLS, LANDS

NONE: Final = -1
SEATS: Final = 4
SHIPS: Final = 3

PHASE: Final = 0
ROUND: Final = 1
TURN: Final = 2  # place on the order track (from 0) of the player whose turn it is
SEAT: Final = 3  # the player whose turn it is
PLAYS_LEFT: Final = 4  # cards still to be played this round
COVERED: Final = 5  # fields with a face-down tile
TILED: Final = 6  # fields with an open tile
TWOS: Final = 7  # fields whose top tile has two openings and bears a buoy
THREES: Final = 8  # three openings and a buoy
CRAB_AT: Final = 9  # place on the land ring
GOLDEN_LEFT: Final = 10  # golden tiles in the supply
ORDER_LEFT: Final = 11  # bits 1..4: order cards in the stack
ROW_LENGTH: Final = 12  # action cards in the row
QUEEN_BUOYS: Final = 13  # seats (bits) with a buoy on the queen
LAST: Final = 14  # the field of what was done last
# The action being carried out.
CARD: Final = 15  # type of the card played last
NUMBER: Final = 16  # its number
STEPS_LEFT: Final = 17  # ship steps left, whale steps left
LAUNCHED: Final = 18  # a ship was launched or moved in this action: no more launching
LAID: Final = 19  # tiles laid in this exploration
LAYING: Final = 20  # field of the tile that still lacks its buoy
FIGURE: Final = 21  # number of the moving hazard figure, from 0
WAY: Final = 22  # direction of a tsunami, of eight
VISITED: Final = 23  # fields the whale has been to
FRESH: Final = 24  # the moving figure was put on the board in this action
ASKED: Final = 25  # the seat that a lot is for
STEPPED: Final = 26  # the whale has moved at least once
# Per figure.
WHALES: Final = 27
TSUNAMIS: Final = 29
# Per seat.
TRACK: Final = 31  # per place of the order track: the seat there
SCORE: Final = 35
STATIONS: Final = 39  # fields with a station
STATIONS_LEFT: Final = 43
SHIPS_LEFT: Final = 47
PEGS_LEFT: Final = 51  # researchers in the supply
BUOYS_LEFT: Final = 55
TAKEN: Final = 59  # action cards acquired this round
ORDER_CARD: Final = 63  # number of the order card, 0 for none
ABILITY_OF: Final = 67
JOKER_UP: Final = 71
OPEN_N: Final = 75  # fields with an own buoy on a tile open to the north
OPEN_E: Final = 79
OPEN_S: Final = 83
OPEN_W: Final = 87
SHIP_AT: Final = 91  # per seat and ship (3 each): the field
HAND: Final = 103  # per seat and type of card (10 each): unplayed cards
HELD: Final = HAND + SEATS * TYPES  # per seat and kind (5 each): tiles in front of the player
HIDDEN: Final = HELD + SEATS * KINDS  # per kind: tiles not yet revealed
LIGHT: Final = HIDDEN + HIDDEN_KINDS  # per light type: cards not yet dealt this round
BLUE: Final = LIGHT + 5  # per blue type: cards left in the pile
ROW: Final = BLUE + 5  # per position: type and group (see `card_code`)
PEGS: Final = ROW + ROW_MOST  # per land field of the ring: researchers on the station
OWNER: Final = PEGS + LANDS  # per land field of the ring: the seat whose station stands there
TILE: Final = OWNER + LANDS  # per cell: shapes of its open tiles plus 1, top one in the low 4 bits
BUOYS: Final = TILE + CELLS  # per cell: buoys, 4 bits per seat
SIZE: Final = BUOYS + CELLS

# Groups of cards in the row.
LIGHT_CARD: Final = 0
BLUE_CARD: Final = 1
GREEN_CARD: Final = 2


def card_code(card_type: int, group: int) -> int:
    """A card in the row as one int."""
    return card_type | group << 4


# Values of PHASE: what is being asked.
LOTS: Final = 0
FIRST_STATION: Final = 1
DEAL_LIGHT: Final = 2
DRAW_BLUE: Final = 3
PICK_CARD: Final = 4
CHOOSE_ORDER: Final = 5
CHOOSE_ABILITY: Final = 6
PLAY_CARD: Final = 7
CHOOSE_AS: Final = 8
CHOOSE_FIRST: Final = 9
BUILD_STATION: Final = 10
STAFF_STATION: Final = 11
SAIL: Final = 12
REVEAL_TILE: Final = 13
RESEARCH: Final = 14
MOVE_BUOY: Final = 15
QUEEN_BUOY: Final = 16
CHOOSE_WHALE: Final = 17
WHALE_STEP: Final = 18
CHOOSE_TSUNAMI: Final = 19
TSUNAMI_WAY: Final = 20
TSUNAMI_DISTANCE: Final = 21
PUT_CRAB: Final = 22
CRAB_DISTANCE: Final = 23
OVER: Final = 24

# Steps of the agenda.
ASK_LOT: Final = 0  # argument: seat
SET_FIRST_STATION: Final = 1  # argument: seat
OPEN_ROUND: Final = 2
ASK_DEAL: Final = 3
ASK_DRAW: Final = 4
FILL_ROW: Final = 5
START_ACTION: Final = 6  # argument: action + 8 * number
END_TURN: Final = 7


def _bare() -> list[int]:
    t = [0] * SIZE
    for place in (
        CRAB_AT, LAST, CARD, LAYING, FIGURE, WAY, ASKED, WHALES, WHALES + 1, TSUNAMIS, TSUNAMIS + 1,
    ):  # fmt: skip
        t[place] = NONE
    for seat in range(SEATS):
        t[TRACK + seat] = t[ABILITY_OF + seat] = NONE
    for place in range(SHIP_AT, HAND):
        t[place] = NONE
    for place in range(ROW, PEGS):
        t[place] = NONE
    for place in range(OWNER, TILE):
        t[place] = NONE
    return t


BARE: Final[list[int]] = _bare()


def new_table() -> list[int]:
    """A bare table."""
    return BARE[:]


NAMES_OF_PLACES: Final[dict[str, tuple[int, int]]] = {
    "phase": (PHASE, 1), "round": (ROUND, 1), "turn": (TURN, 1), "seat": (SEAT, 1),
    "plays_left": (PLAYS_LEFT, 1), "covered": (COVERED, 1), "tiled": (TILED, 1),
    "twos": (TWOS, 1), "threes": (THREES, 1), "crab": (CRAB_AT, 1),
    "golden_left": (GOLDEN_LEFT, 1), "order_left": (ORDER_LEFT, 1),
    "row_length": (ROW_LENGTH, 1), "queen_buoys": (QUEEN_BUOYS, 1), "last": (LAST, 1),
    "card": (CARD, 1), "number": (NUMBER, 1), "steps_left": (STEPS_LEFT, 1),
    "launched": (LAUNCHED, 1), "laid": (LAID, 1), "laying": (LAYING, 1), "figure": (FIGURE, 1),
    "way": (WAY, 1), "visited": (VISITED, 1), "fresh": (FRESH, 1), "asked": (ASKED, 1),
    "stepped": (STEPPED, 1), "whales": (WHALES, 2), "tsunamis": (TSUNAMIS, 2),
    "track": (TRACK, SEATS), "score": (SCORE, SEATS), "stations": (STATIONS, SEATS),
    "stations_left": (STATIONS_LEFT, SEATS), "ships_left": (SHIPS_LEFT, SEATS),
    "pegs_left": (PEGS_LEFT, SEATS), "buoys_left": (BUOYS_LEFT, SEATS), "taken": (TAKEN, SEATS),
    "order_card": (ORDER_CARD, SEATS), "ability": (ABILITY_OF, SEATS),
    "joker_up": (JOKER_UP, SEATS), "open_n": (OPEN_N, SEATS), "open_e": (OPEN_E, SEATS),
    "open_s": (OPEN_S, SEATS), "open_w": (OPEN_W, SEATS), "ships": (SHIP_AT, SEATS * SHIPS),
    "hand": (HAND, SEATS * TYPES), "held": (HELD, SEATS * KINDS),
    "hidden": (HIDDEN, HIDDEN_KINDS), "light": (LIGHT, 5), "blue": (BLUE, 5),
    "row": (ROW, ROW_MOST), "pegs": (PEGS, LANDS), "owner": (OWNER, LANDS),
    "tile": (TILE, CELLS), "buoys": (BUOYS, CELLS),
}  # fmt: skip
"""Where each named thing lies and how many places it takes; for saving and loading."""
