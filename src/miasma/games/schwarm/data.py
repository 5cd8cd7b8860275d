"""The Swarm's content as a whole, with the checks that span several entries."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence

from miasma.core.content import Content, need_languages
from miasma.core.errors import ContentError
from miasma.games.schwarm.actions import (
    ABILITY_IDS,
    ACTION_IDS,
    KIND_IDS,
    ROW_MOST,
    SHAPE_IDS,
    SHAPES_OF_KIND,
)
from miasma.games.schwarm.board import LANDS, Board
from miasma.games.schwarm.content_files import (
    Band,
    BoardFile,
    CardEntry,
    CardsFile,
    Effect,
    Entry,
    GameFile,
    OptionEntry,
    PiecesFile,
    Players,
    Side,
    TilesFile,
)

SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
CRAB_MOST = 6
TSUNAMI_LEAST = 4

VERBS: dict[str, frozenset[str]] = {
    "build_station": frozenset(),
    "ship": frozenset({"range"}),
    "researcher": frozenset(),
    "ship_and_researcher": frozenset({"range"}),
    "whale": frozenset({"range"}),
    "tsunami": frozenset({"range"}),
    "crab": frozenset({"range"}),
    "any_action": frozenset({"actions", "ranges"}),
    "set_order": frozenset({"position"}),
    "ship_range_bonus": frozenset({"amount"}),
    "gain_golden_tile": frozenset({"amount"}),
    "damage_reduction": frozenset({"amount"}),
    "researcher_points": frozenset({"amount"}),
}
"""The verbs of effects and what each needs (SW-260 to SW-272)."""

VERB_OF_TYPE: dict[str, str] = {
    "station": "build_station",
    "ship": "ship",
    "researcher": "researcher",
    "ship_researcher": "ship_and_researcher",
    "whale_light": "whale",
    "whale_blue": "whale",
    "tsunami_light": "tsunami",
    "tsunami_blue": "tsunami",
    "crab_light": "crab",
    "crab_blue": "crab",
    "joker": "any_action",
    "fast_ship": "ship_range_bonus",
    "golden_tile": "gain_golden_tile",
    "protection": "damage_reduction",
    "brilliant_researcher": "researcher_points",
} | {f"order_{number}": "set_order" for number in range(1, 5)}


class SchwarmContent:
    """All content of the game, checked."""

    def __init__(self, content: Content) -> None:
        self.board = content.file("board", BoardFile)
        self.kinds = content.file("tiles", TilesFile).kind
        cards = content.file("cards", CardsFile)
        self.actions = cards.action
        self.cards = cards.card
        self.pieces = content.file("pieces", PiecesFile)
        self.game = content.file("game", GameFile)
        self._check_words()
        self._check_board()
        self._check_ids()
        self.grid = self._grid()
        self._check_cards()
        self._check_numbers()
        self.types: dict[str, CardEntry] = {}
        for card in self.cards:
            self.types.setdefault(card.type, card)

    # -- looking things up ----------------------------------------------------------------------

    def players(self, count: int) -> Players:
        """What holds for a number of players."""
        return next(entry for entry in self.game.players if entry.count == count)

    def option(self, option_id: str) -> OptionEntry:
        """A variant by its id."""
        return next(entry for entry in self.game.option if entry.id == option_id)

    def copies(self, card_type: str, group: str, players: int) -> int:
        """How many cards of a type and group a number of players uses (SW-005)."""
        return sum(
            card.type == card_type and card.group == group and card.min_players <= players
            for card in self.cards
        )

    # -- checks ---------------------------------------------------------------------------------

    def _check_words(self) -> None:
        pieces, game = self.pieces, self.game
        single = (self.board.board, game.game, game.track, game.network_scoring, game.final_scoring)
        groups: tuple[tuple[str, Sequence[Entry | Band]], ...] = (
            ("board.toml: side", self.board.side),
            ("board.toml: water", self.board.water),
            ("board.toml: land", self.board.land),
            ("tiles.toml: kind", self.kinds),
            ("cards.toml: action", self.actions),
            ("cards.toml: card", self.cards),
            ("pieces.toml: colour", pieces.colour),
            ("pieces.toml: piece", pieces.piece),
            ("pieces.toml: hazard", pieces.hazard),
            ("pieces.toml: hazard_figure", pieces.hazard_figure),
            ("game.toml: players", game.players),
            ("game.toml: damage_band", game.damage_band),
            ("game.toml: option", game.option),
            ("game.toml or board.toml", single),
        )
        for where, entries in groups:
            for entry in entries:
                need_languages(f"{where} {entry.id}: name", entry.name)
                text = getattr(entry, "text", None)
                if text is not None:
                    need_languages(f"{where} {entry.id}: text", text)

    def _check_ids(self) -> None:
        need_ids("tiles.toml: kind", [kind.id for kind in self.kinds], KIND_IDS)
        need_ids("cards.toml: action", [entry.id for entry in self.actions], ACTION_IDS)
        for place, kind in enumerate(self.kinds):
            turned = tuple(SHAPE_IDS[shape].rstrip("*") for shape in SHAPES_OF_KIND[place])
            need_ids(f"tiles.toml: kind {kind.id}: rotations", kind.rotations, turned)
            where = f"tiles.toml: kind {kind.id}"
            if len(kind.openings) != kind.connections:
                raise ContentError(f"{where}: openings: must be {kind.connections}")
            need_range(f"{where}: points_on_place", kind.points_on_place, 0, 9)
        hidden = sum(kind.count for kind in self.kinds if not kind.golden)
        lying = sum(field.tile_at_setup for field in self.board.water)
        if hidden != lying:
            raise ContentError(f"tiles.toml: kind: counts must add up to {lying}, not {hidden}")

    def _check_board(self) -> None:
        meta = self.board.board
        water = {field.id: field for field in self.board.water}
        land = {field.id: field for field in self.board.land}
        if meta.queen not in water or water[meta.queen].kind != "queen":
            raise ContentError("board.toml: board: queen: is no queen's field")
        if len(water) != 60 or len(land) != LANDS:
            raise ContentError("board.toml: there must be 60 water and 26 land fields")
        for field in self.board.water:
            if field.tile_at_setup == (field.id == meta.queen):
                where = f"board.toml: water {field.id}"
                raise ContentError(f"{where}: tile_at_setup: all but the queen's field have one")
        if sorted(meta.land_ring_clockwise) != sorted(land):
            raise ContentError("board.toml: board: land_ring_clockwise: not every land field once")
        for place, name in enumerate(meta.land_ring_clockwise):
            if land[name].ring != place or land[name].start != (name in meta.start_fields):
                raise ContentError(f"board.toml: land {name}: ring or start contradict the board")
            need_range(f"board.toml: land {name}: value", land[name].value, 0, 99)
        if len(meta.start_fields) != 4:
            raise ContentError("board.toml: board: start_fields: must be four")

    def _grid(self) -> Board:
        meta = self.board.board
        land = {field.id: field for field in self.board.land}
        ring = [land[name] for name in meta.land_ring_clockwise]
        return Board(
            [field.id for field in self.board.water],
            meta.queen,
            [field.id for field in ring],
            [SIDES.index(field.side) for field in ring],
            [field.value for field in ring],
            meta.start_fields,
        )

    def _check_cards(self) -> None:
        same: dict[str, list[Effect]] = {}
        for card in self.cards:
            where = f"cards.toml: card {card.id}"
            if card.type not in VERB_OF_TYPE:
                raise ContentError(f"{where}: there is no type {card.type!r}")
            if len(card.effects) != 1 or card.effects[0].get("verb") != VERB_OF_TYPE[card.type]:
                raise ContentError(f"{where}: needs one effect, {VERB_OF_TYPE[card.type]}")
            effect = card.effects[0]
            need = VERBS[VERB_OF_TYPE[card.type]]
            if set(effect) - {"verb"} != need:
                raise ContentError(f"{where}: the effect needs exactly {', '.join(sorted(need))}")
            if same.setdefault(card.type, card.effects) != card.effects:
                raise ContentError(f"{where}: other cards of type {card.type} do something else")
            need_reach(where, effect)
        cards = Counter((card.group, card.type) for card in self.cards)
        if {kind for group, kind in cards if group == "ability"} != set(ABILITY_IDS):
            raise ContentError("cards.toml: card: the four abilities must be there")

    def _check_numbers(self) -> None:
        game = self.game
        need_range("game.toml: game: start_points", game.game.start_points, 0, 999)
        need_range(
            "game.toml: game: max_researchers_per_station",
            game.game.max_researchers_per_station, 2, 9,
        )  # fmt: skip
        for entry in game.players:
            where = f"game.toml: players {entry.id}"
            light = sum(c.group == "light" and c.min_players <= entry.count for c in self.cards)
            row = light + 3
            if light != entry.light_cards or row != entry.row_cards:
                raise ContentError(f"{where}: light_cards: {light} cards are in play")
            if entry.count * entry.action_cards_each != row or row > ROW_MOST:
                raise ContentError(f"{where}: action_cards_each: the row must be used up")
            golden = next(kind for kind in self.kinds if kind.golden).count
            need_range(f"{where}: rounds", entry.rounds, 1, min(golden, 4))
        bands = game.damage_band
        if bands[0].start != 0:
            raise ContentError(f"game.toml: damage_band {bands[0].id}: from: must be 0")
        for band, after in itertools.pairwise(bands):
            if band.to + 1 != after.start:
                raise ContentError(f"game.toml: damage_band {after.id}: from: leaves a gap")
        for band in bands:
            need_range(f"game.toml: damage_band {band.id}: damage", band.damage, 0, 99)
        need_ids(
            "game.toml: final_scoring: sides_connected",
            list(game.final_scoring.sides_connected),
            ("1", "2", "3", "4"),
        )
        per = {piece.id: piece.per_player for piece in self.pieces.piece}
        need_range("pieces.toml: piece station", per["station"], 2, 6)
        need_range("pieces.toml: piece ship", per["ship"], 1, 3)
        need_range("pieces.toml: piece researcher", per["researcher"], 1, 18)
        need_range("pieces.toml: piece buoy", per["buoy"], 1, 99)


def need_reach(where: str, effect: Effect) -> None:
    """Refuse numbers that the notation or the rules can't serve (SW-221, `dist`)."""
    ranges = effect.get("ranges")
    verb = str(effect["verb"])
    numbers = dict(ranges) if isinstance(ranges, dict) else {verb: effect.get("range")}
    if isinstance(ranges, dict):
        need_ids(f"{where}: ranges", list(ranges), ("ship", "whale", "tsunami", "crab"))
        need_ids(f"{where}: actions", list(effect["actions"]), ACTION_IDS)  # type: ignore[arg-type]
    for name, number in numbers.items():
        if name in ("ship", "ship_and_researcher", "whale") and isinstance(number, int):
            need_range(f"{where}: range", number, 1, 9)
        if name == "tsunami" and isinstance(number, int):
            need_range(f"{where}: range", number, TSUNAMI_LEAST, 6)
        if name == "crab" and isinstance(number, int):
            need_range(f"{where}: range", number, 1, CRAB_MOST)
    amount = effect.get("amount", 1)
    if isinstance(amount, int):
        need_range(f"{where}: amount", amount, 0, 9)


def need_ids(where: str, found: list[str], wanted: tuple[str, ...]) -> None:
    """Refuse a list of ids that is not the one the vocabulary is built on."""
    if tuple(found) != wanted:
        raise ContentError(f"{where}: must be {', '.join(wanted)}")


def need_range(where: str, value: int, least: int, most: int) -> None:
    """Refuse a number outside its range."""
    if not least <= value <= most:
        raise ContentError(f"{where}: must be from {least} to {most}, not {value}")
