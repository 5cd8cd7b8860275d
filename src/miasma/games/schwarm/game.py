"""The Swarm as a Game: options, content, set-up."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

from miasma.core.actions import Action, Vocabulary
from miasma.core.game import Game
from miasma.core.options import Flag, OptionsSchema, Value, Values
from miasma.core.state import Setup, State
from miasma.core.text import catalog, word
from miasma.games.schwarm import actions, content_files, data, evaluate
from miasma.games.schwarm.compass import letters
from miasma.games.schwarm.rules import steps
from miasma.games.schwarm.state import SchwarmState
from miasma.games.schwarm.table import (
    BLUE,
    BUOYS_LEFT,
    CHOOSE_TSUNAMI,
    CHOOSE_WHALE,
    COVERED,
    GOLDEN_LEFT,
    HIDDEN,
    JOKER_UP,
    PEGS_LEFT,
    PHASE,
    ROW,
    ROW_LENGTH,
    SCORE,
    SHIPS_LEFT,
    STATIONS_LEFT,
    TSUNAMIS,
    WHALES,
    new_table,
)
from miasma.games.schwarm.terms import Terms

if TYPE_CHECKING:
    from miasma.core.scene import Scene

ROOM = "miasma.games.schwarm"
CARD_KINDS = ("play", "deal", "draw")


class Schwarm(Game):
    """Stations on four shores, ships, and a swarm to be joined to networks; for two to four."""

    id = "schwarm"
    title = "Der Schwarm"
    seats = (2, 4)
    minutes = (60, 75)
    weight = 2.6
    rule_prefix = "SW"
    content_types = content_files.FILES
    looks = Game.looks | content_files.LOOKS
    options_schema = OptionsSchema(
        (
            Flag("variant1_setup", False),
            Flag("variant1_tsunami", False),
            Flag("variant2_hidden_hand", False),
        )
    )
    max_plies = 2_000
    kernel = (
        f"{ROOM}.actions",
        f"{ROOM}.board",
        f"{ROOM}.terms",
        f"{ROOM}.table",
        f"{ROOM}.evaluate",
        f"{ROOM}.state",
        f"{ROOM}.rules.cards",
        f"{ROOM}.rules.chance",
        f"{ROOM}.rules.choices",
        f"{ROOM}.rules.hazards",
        f"{ROOM}.rules.network",
        f"{ROOM}.rules.research",
        f"{ROOM}.rules.row",
        f"{ROOM}.rules.scoring",
        f"{ROOM}.rules.ships",
        f"{ROOM}.rules.stations",
        f"{ROOM}.rules.steps",
    )

    def read_content(self) -> None:
        """See `Game.read_content`."""
        self.data = data.SchwarmContent(self.content)
        self.board = self.data.grid
        self._terms: dict[tuple[Value, ...], Terms] = {}

    def build_vocabulary(self) -> Vocabulary:
        """See `Game.build_vocabulary`."""
        return actions.build_vocabulary(self.board)

    # -- the numbers in force -------------------------------------------------------------------

    def terms(self, seats: int, options: Values) -> Terms:
        """The numbers in force for some players under the options (SW-198)."""
        content = self.data
        numbers, players = content.game.game, content.players(seats)
        terms = Terms()
        terms.seats = seats
        terms.rounds = players.rounds  # SW-021
        terms.quota = players.action_cards_each  # SW-066
        terms.start_points = numbers.start_points
        terms.most_pegs = numbers.max_researchers_per_station
        per = {piece.id: piece.per_player for piece in content.pieces.piece}
        terms.pieces = [per[name] for name in ("station", "ship", "researcher", "buoy")]
        terms.light_copies = [
            content.copies(actions.TYPE_IDS[card], "light", seats) for card in actions.LIGHT_TYPES
        ]
        terms.light_count = sum(terms.light_copies)
        terms.blue_copies = [
            content.copies(actions.TYPE_IDS[card], "blue", seats) for card in actions.BLUE_TYPES
        ]
        terms.blue_per_round = numbers.blue_cards_per_round
        terms.blue_refill_round = players.blue_reshuffle_round
        terms.hidden_tiles = [kind.count for kind in content.kinds if not kind.golden]
        terms.golden_tiles = content.kinds[actions.GOLDEN].count
        terms.tile_points = [kind.points_on_place for kind in content.kinds]
        self._read_cards(terms)
        self._read_scoring(terms)
        terms.free_start = bool(options["variant1_setup"])
        terms.distance = content.option("variant1_setup").min_ring_distance
        terms.fierce_tsunami = bool(options["variant1_tsunami"])
        terms.neighbour_minus = content.option("variant1_tsunami").neighbour_damage_minus
        terms.hidden_hands = bool(options["variant2_hidden_hand"])
        return terms

    def _read_cards(self, terms: Terms) -> None:
        types = self.data.types
        for number, name in enumerate(actions.TYPE_IDS):
            reach = types[name].effects[0].get("range", 0)
            terms.ranges[number] = reach if isinstance(reach, int) else 0
        ranges = types["joker"].effects[0]["ranges"]
        assert isinstance(ranges, dict)
        for number, name in enumerate(actions.ACTION_IDS):
            terms.joker_ranges[number] = ranges.get(name, 0)
        amounts = [types[name].effects[0]["amount"] for name in actions.ABILITY_IDS]
        fast, golden, protection, brilliant = (int(str(amount)) for amount in amounts)
        terms.fast_ship, terms.golden_gain = fast, golden
        terms.protection, terms.brilliant = protection, brilliant

    def _read_scoring(self, terms: Terms) -> None:
        game = self.data.game
        last = game.damage_band[-1].start
        terms.damage = [
            next(band.damage for band in game.damage_band if band.start <= points <= band.to)
            for points in range(last + 1)
        ]
        scoring = game.network_scoring
        terms.station_points, terms.researcher_points = scoring.station, scoring.researcher
        terms.buoy_points, terms.ship_points = scoring.buoy, scoring.ship
        linked = game.final_scoring.sides_connected
        terms.side_points = [0, *(linked[str(shores)] for shores in range(1, 5))]

    # -- set-up ---------------------------------------------------------------------------------

    def deal(self, setup: Setup) -> State:
        """See `Game.deal`: SW-001, SW-002, SW-003, SW-004, SW-007."""
        key = (setup.seats, *setup.options.values())
        terms = self._terms.get(key)
        if terms is None:
            terms = self._terms[key] = self.terms(setup.seats, setup.options)
        t = new_table()
        t[COVERED] = self.board.tile_water
        t[HIDDEN : HIDDEN + actions.HIDDEN_KINDS] = terms.hidden_tiles
        t[GOLDEN_LEFT] = terms.golden_tiles
        t[BLUE : BLUE + len(terms.blue_copies)] = terms.blue_copies
        for seat in range(setup.seats):
            t[SCORE + seat] = terms.start_points
            t[JOKER_UP + seat] = 1
            places = (STATIONS_LEFT, SHIPS_LEFT, PEGS_LEFT, BUOYS_LEFT)
            for place, count in zip(places, terms.pieces, strict=True):
                t[place + seat] = count
        state = SchwarmState(setup, terms, self.board, t)
        steps.prepare(state)
        return state

    # -- the edge -------------------------------------------------------------------------------

    def seat_name(self, seat: int, lang: str = "en") -> str:
        """See `Game.seat_name`: seats are colours (SW-002, SW-010)."""
        return str(word(self.data.pieces.colour[seat].name, lang))

    def evaluate(self, state: State, seat: int) -> float:
        """See `Game.evaluate`."""
        assert isinstance(state, SchwarmState)
        return evaluate.evaluate(state, seat)

    def describe(self, action: Action, lang: str = "en") -> str:
        """See `Game.describe`."""
        words = catalog(self.id, lang)
        kind, args = action.kind, action.args
        first = args[0] if args else ""
        named: dict[str, object] = {"what": first}
        if kind in CARD_KINDS:
            named["what"] = self.data.titles[first]  # SW-235
        elif kind in ("as", "first"):
            named["what"] = next(a.name for a in self.data.actions if a.id == first)
        elif kind == "ability":
            named["what"] = self.data.types[first].name
        elif kind == "place":
            shape = actions.SHAPE_IDS.index(first)
            tile = self.data.kinds[actions.KIND_OF_SHAPE[shape]]
            ways = letters(actions.OPENINGS[shape])
            named = {"what": tile.name, "ways": ways, "field": args[1]}
        elif kind == "reveal":
            named["what"] = next(tile.name for tile in self.data.kinds if tile.id == first)
        elif kind == "move":
            named["way"] = words.say("way", way=args[1])
        elif kind == "dir":
            named["what"] = words.say("way", way=first)
        elif kind == "hazard" and first != "new":
            return words.say("action-hazard-figure", what=first)
        elif kind == "pick" and first == "order":
            return words.say("action-pick-order")
        elif kind == "done":
            named = {}
        elif kind in ("pick", "order", "lot", "dist"):
            named["what"] = int(first)
        return words.say(f"action-{kind}", **named)

    def offer(self, state: State, action: Action, lang: str = "en") -> str:
        """See `Game.offer`: cards of the row and hazards are told by the position."""
        assert isinstance(state, SchwarmState)
        t = state.t
        words = catalog(self.id, lang)
        if action.index == actions.PICK_ORDER:
            return words.say("offer-order", price=t[ROW_LENGTH])
        if action.kind == "pick" and action.index < t[ROW_LENGTH]:
            card = self.data.titles[actions.TYPE_IDS[t[ROW + action.index] & 15]]
            return words.say("offer-card", card=card, price=action.index)
        if action.kind == "hazard" and t[PHASE] in (CHOOSE_WHALE, CHOOSE_TSUNAMI):
            whale = t[PHASE] == CHOOSE_WHALE
            name = self.data.pieces.hazard[0 if whale else 1].name
            figure = action.index - actions.HAZARD
            if not figure:
                return words.say("offer-new", hazard=name)
            cell = t[(WHALES if whale else TSUNAMIS) + figure - 1]
            if cell >= 0:
                field = self.board.ids[cell]
                return words.say("offer-figure", hazard=name, figure=figure, field=field)
        return self.describe(action, lang)

    def paint_poster(self) -> Scene:
        """See `Game.paint_poster`."""
        from miasma.games.schwarm.poster import paint

        return paint(self.title)

    def draw(self, state: State, seat: int | None, lang: str) -> Scene:
        """See `Game.draw`."""
        from miasma.games.schwarm.scene import draw

        assert isinstance(state, SchwarmState)
        return draw(state, seat, lang)

    def board_text(self, state: State, seat: int | None, lang: str = "en") -> str:
        """See `Game.board_text`."""
        from miasma.games.schwarm.terminal import board_text

        assert isinstance(state, SchwarmState)
        return board_text(state, seat, lang)

    def prompt(self, state: State, seat: int | None, lang: str = "en") -> str:
        """See `Game.prompt`."""
        from miasma.games.schwarm.prompt import prompt

        assert isinstance(state, SchwarmState)
        return prompt(state, seat, lang)


GAME = Schwarm(resources.files(ROOM))
