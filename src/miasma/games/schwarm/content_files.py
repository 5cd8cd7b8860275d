"""The types of the Swarm's content files."""

from __future__ import annotations

from typing import Literal

import msgspec

from miasma.core.content import ContentFile, Names

Source = Literal["rulebook", "public", "designed"]
Side = Literal["N", "E", "S", "W"]
Effect = dict[str, str | int | list[str] | dict[str, int]]

LOOKS = frozenset(
    "cell count_source origin points_source range_source rulebook_points view_box".split()
)
"""What only the picture reads, and notes on where a number comes from."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry has."""

    id: str
    name: Names
    source: Source


# -- board.toml -----------------------------------------------------------------------------------


class BoardMeta(Entry, frozen=True, kw_only=True):
    """The grid and what is special on it."""

    columns: str
    rows: int
    queen: str
    view_box: tuple[int, int, int, int]
    cell: int
    origin: tuple[int, int]
    off_board: list[str]
    land_ring_clockwise: list[str]
    start_fields: list[str]
    sides: list[Side]


class Shore(Entry, frozen=True, kw_only=True):
    """One of the four sides."""

    fields: list[str]


class Water(Entry, frozen=True, kw_only=True):
    """A water field (SW-013)."""

    kind: Literal["sea", "border", "queen"]
    col: int
    row: int
    links: dict[str, str]
    tile_at_setup: bool


class Land(Entry, frozen=True, kw_only=True):
    """A land field (SW-013, SW-014)."""

    side: Side
    ring: int
    value: int
    queen_distance: int
    start: bool
    end_field: bool
    land_neighbours: list[str]
    water_links: dict[str, str]
    col: int
    row: int


class BoardFile(ContentFile, frozen=True):
    """`board.toml`."""

    board: BoardMeta
    side: list[Shore]
    water: list[Water]
    land: list[Land]


# -- the other files ------------------------------------------------------------------------------


class Kind(Entry, frozen=True, kw_only=True):
    """A kind of swarm tile."""

    connections: int
    eyes: int
    points_on_place: int
    count: int
    openings: list[Side]
    rotations: list[str]
    golden: bool
    text: Names
    count_source: Source
    points_source: Source | None = None


class TilesFile(ContentFile, frozen=True):
    """`tiles.toml`."""

    kind: list[Kind]


class ActionEntry(Entry, frozen=True, kw_only=True):
    """One of the six actions."""

    text: Names


class CardEntry(Entry, frozen=True, kw_only=True):
    """A printed card; `type` is what rules and notation use."""

    type: str
    group: Literal["light", "blue", "green", "order", "ability", "joker"]
    action: str
    effects: list[Effect]
    text: Names
    min_players: int = 2
    colour: str = ""
    range_source: Source | None = None


class CardsFile(ContentFile, frozen=True):
    """`cards.toml`."""

    action: list[ActionEntry]
    card: list[CardEntry]


class Piece(Entry, frozen=True, kw_only=True):
    """A piece that every player has."""

    per_player: int
    total: int


class Hazard(Entry, frozen=True, kw_only=True):
    """A kind of hazard."""

    text: Names
    count: int
    movement: Literal["orthogonal", "all8", "ring_clockwise"]
    path: Literal["free", "straight", "forward"]
    fields: list[Literal["water", "land"]]
    hits: list[Literal["ship", "station"]]
    enters_at: Literal["queen", "land_without_station"]
    lifetime: Literal["stays", "returns_on_land_or_off_board"]
    min_steps: Literal[1]


class Figure(Entry, frozen=True, kw_only=True):
    """A single hazard figure."""

    hazard: str


class PiecesFile(ContentFile, frozen=True):
    """`pieces.toml`."""

    colour: list[Entry]
    piece: list[Piece]
    hazard: list[Hazard]
    hazard_figure: list[Figure]


class GameNumbers(Entry, frozen=True, kw_only=True):
    """The constants of the game."""

    min_players: Literal[2]
    max_players: Literal[4]
    kind: Literal["competitive"]
    start_points: int
    max_researchers_per_station: int
    ship_range: int
    ship_range_fast: int
    blue_cards_per_round: Literal[2]
    queen_buoys_per_player: Literal[1]
    order_cards_each: Literal[1]
    ability_cards_each: Literal[1]


class Players(Entry, frozen=True, kw_only=True):
    """What depends on the number of players (SW-005, SW-021, SW-066)."""

    count: int
    rounds: int
    light_cards: int
    remove_light: dict[str, int]
    action_cards_each: int
    order_cards: list[int]
    row_cards: int
    blue_reshuffle_round: int


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """A stretch of the track with the same number of amoebas (SW-230)."""

    id: str
    name: Names
    source: Source
    start: int
    to: int
    damage: int
    rulebook_points: list[int]


class TrackEntry(Entry, frozen=True, kw_only=True):
    """The track of research points (SW-024)."""

    min: Literal[0]
    lap: int
    text: Names


class NetworkScoring(Entry, frozen=True, kw_only=True):
    """What a network scores (SW-240, SW-085)."""

    text: Names
    station: int
    researcher: int
    buoy: int
    ship: int
    researcher_with_brilliant: int


class FinalScoring(Entry, frozen=True, kw_only=True):
    """What the end brings (SW-251, SW-252)."""

    text: Names
    queen_connected_station: Literal["land_value"]
    sides_connected: dict[str, int]


class OptionEntry(Entry, frozen=True, kw_only=True):
    """A variant (SW-198)."""

    text: Names
    default: Literal[False]
    min_ring_distance: int = 0
    neighbour_damage_minus: int = 0


class GameFile(ContentFile, frozen=True):
    """`game.toml`."""

    game: GameNumbers
    players: list[Players]
    damage_band: list[Band]
    track: TrackEntry
    network_scoring: NetworkScoring
    final_scoring: FinalScoring
    option: list[OptionEntry]


FILES: dict[str, type[ContentFile]] = {
    "board": BoardFile,
    "cards": CardsFile,
    "game": GameFile,
    "pieces": PiecesFile,
    "tiles": TilesFile,
}
