"""The vocabulary: 949 actions of the players and 18 of chance, in the order of the rules page.

The kernel speaks the index. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from miasma.core.actions import Vocabulary
    from miasma.games.schwarm.board import Board

# First index of each block.
PICK: Final = 0
PICK_ORDER: Final = 16
ORDER: Final = 17
ABILITY: Final = 21
PLAY: Final = 25
AS: Final = 36
FIRST: Final = 42
BUILD: Final = 44
STAFF: Final = 70
LAUNCH: Final = 96
MOVE: Final = 126
PLACE: Final = 138
BUOY: Final = 846
HAZARD: Final = 905
DIR: Final = 908
CRAB: Final = 916
DIST: Final = 942
DONE: Final = 948
LOT: Final = 949
DEAL: Final = 953
DRAW: Final = 958
REVEAL: Final = 963

ROW_MOST: Final = 16
TILE_FIELDS: Final = 59

# Types of action cards.
STATION: Final = 0
SHIP: Final = 1
RESEARCHER: Final = 2
SHIP_RESEARCHER: Final = 3
WHALE_LIGHT: Final = 4
WHALE_BLUE: Final = 5
TSUNAMI_LIGHT: Final = 6
TSUNAMI_BLUE: Final = 7
CRAB_LIGHT: Final = 8
CRAB_BLUE: Final = 9
JOKER: Final = 10
TYPES: Final = 10
"""The types that lie in the row; the joker comes on top."""
TYPE_IDS: Final[tuple[str, ...]] = (
    "station",
    "ship",
    "researcher",
    "ship_researcher",
    "whale_light",
    "whale_blue",
    "tsunami_light",
    "tsunami_blue",
    "crab_light",
    "crab_blue",
    "joker",
)
LIGHT_TYPES: Final[tuple[int, ...]] = (
    RESEARCHER,
    SHIP,
    WHALE_LIGHT,
    TSUNAMI_LIGHT,
    CRAB_LIGHT,
)
BLUE_TYPES: Final[tuple[int, ...]] = (
    STATION,
    SHIP_RESEARCHER,
    WHALE_BLUE,
    TSUNAMI_BLUE,
    CRAB_BLUE,
)

# The six actions; station, ship and researcher have the numbers of their cards.
WHALE: Final = 3
TSUNAMI: Final = 4
CRAB_WALK: Final = 5
ACTION_IDS: Final[tuple[str, ...]] = ("station", "ship", "researcher", "whale", "tsunami", "crab")
ACTION_OF_TYPE: Final[tuple[int, ...]] = (0, 1, 2, -1, 3, 3, 4, 4, 5, 5, -1)
"""For each type of card its action; -1 for the double card and the joker."""

# Abilities.
FAST_SHIP: Final = 0
GOLDEN_TILE: Final = 1
PROTECTION: Final = 2
BRILLIANT: Final = 3
ABILITY_IDS: Final[tuple[str, ...]] = (
    "fast_ship",
    "golden_tile",
    "protection",
    "brilliant_researcher",
)

# Kinds of tiles, and the shapes they can be laid in.
TWO_STRAIGHT: Final = 0
TWO_CORNER: Final = 1
THREE: Final = 2
FOUR: Final = 3
GOLDEN: Final = 4
KINDS: Final = 5
HIDDEN_KINDS: Final = 4
KIND_IDS: Final[tuple[str, ...]] = ("two_straight", "two_corner", "three", "four", "golden")
SHAPES: Final = 12
SHAPE_IDS: Final[tuple[str, ...]] = (
    "NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW", "NESW", "NESW*",
)  # fmt: skip
OPENINGS: Final[tuple[int, ...]] = (5, 10, 3, 6, 12, 9, 7, 14, 13, 11, 15, 15)
"""For each shape its openings: bits N 1, E 2, S 4, W 8."""
KIND_OF_SHAPE: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4)
SHAPES_OF_KIND: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1),
    (2, 3, 4, 5),
    (6, 7, 8, 9),
    (10,),
    (11,),
)

FOUR_WAYS: Final[tuple[str, ...]] = ("N", "E", "S", "W")
EIGHT_WAYS: Final[tuple[str, ...]] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def shape_of(action: int) -> int:
    """The shape of a `place`."""
    return (action - PLACE) // TILE_FIELDS


def field_of(action: int) -> int:
    """The number of the water field of a `place`, among those that can bear a tile."""
    return (action - PLACE) % TILE_FIELDS


def build_vocabulary(board: Board) -> Vocabulary:
    """All actions with their notation and the picture's elements they light up.

    Targets that depend on the seat or the position are put in by `view.aim`.
    """
    from miasma.core.actions import VocabularyBuilder

    words = VocabularyBuilder()
    land = [board.ids[cell] for cell in board.ring]
    water = [board.ids[cell] for cell in board.tile_cells]
    for place in range(ROW_MOST):
        words.seat("pick", str(place), targets=(f"row-{place}",))
    words.seat("pick", "order", targets=("row-order",))
    for number in range(1, 5):
        words.seat("order", str(number), targets=(f"order-{number}",))
    for ability in ABILITY_IDS:
        words.seat("ability", ability, targets=(f"ability-{ability}",))
    for name in TYPE_IDS:
        words.seat("play", name, targets=(f"card-{name}",))
    for action in ACTION_IDS:
        words.seat("as", action, targets=(f"action-{action}",))
    for action in ACTION_IDS[1:3]:
        words.seat("first", action, targets=(f"action-{action}",))
    for kind in ("build", "staff"):
        for field in land:
            words.seat(kind, field, targets=(field,))
    for cell in board.launch_cells:
        words.seat("launch", board.ids[cell], targets=(board.ids[cell],))
    for ship in "123":
        for way in FOUR_WAYS:
            words.seat("move", ship, way)
    for shape, tile in zip(SHAPE_IDS, KIND_OF_SHAPE, strict=True):
        for field in water:
            targets = (f"tray-{KIND_IDS[tile]}", field, f"turn-{shape.replace('*', '-gold')}")
            words.seat("place", shape, field, targets=targets)
    for field in water:
        words.seat("buoy", field, targets=(field,))
    for figure in ("new", "1", "2"):
        words.seat("hazard", figure)
    for way in EIGHT_WAYS:
        words.seat("dir", way)
    for field in land:
        words.seat("crab", field, targets=(field,))
    for distance in range(1, 7):
        words.seat("dist", str(distance))
    words.seat("done", targets=("button-done",))
    for number in range(1, 5):
        words.chance("lot", str(number), targets=(f"order-{number}",))
    for card in LIGHT_TYPES:
        words.chance("deal", TYPE_IDS[card], targets=("row",))
    for card in BLUE_TYPES:
        words.chance("draw", TYPE_IDS[card], targets=("row",))
    for lifted in KIND_IDS[:HIDDEN_KINDS]:
        words.chance("reveal", lifted)
    return words.build()
