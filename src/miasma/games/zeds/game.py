"""Dawn of the Zeds as a Game: options, content, setup."""

from __future__ import annotations

from importlib import resources
from random import Random
from typing import TYPE_CHECKING

from miasma.core.actions import Action, Vocabulary
from miasma.core.errors import OptionError
from miasma.core.game import Game
from miasma.core.options import Choice, Flag, Needs, OptionsSchema, Value, Values
from miasma.core.state import Setup, State
from miasma.games.zeds import actions, data, evaluate, outlook
from miasma.games.zeds.board import REACHED, TRACK_IDS
from miasma.games.zeds.book import Terms
from miasma.games.zeds.library import ZedsContent
from miasma.games.zeds.printer import COLOURS, print_book
from miasma.games.zeds.rules import setup as setting_up
from miasma.games.zeds.rules import verb_table
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import SORT, SORT_ACTIONS, new_table

if TYPE_CHECKING:
    from miasma.core.scene import Scene

LEVELS = ("base", "I", "II", "III", "IV", "V")
LENGTHS = ("short", "normal", "medium", "long", "epic")
# Every level has its lengths (ZD-001).
LEVELS_OF: dict[str, Needs] = {
    "medium": {"level": ("II", "III", "IV", "V")},
    "long": {"level": ("III", "IV", "V")},
    "epic": {"level": ("III", "IV", "V")},
}
verb_table.fill()


class Zeds(Game):
    """The siege of Farmingdale, for one to four together."""

    id = "zeds"
    title = "Dawn of the Zeds"
    seats = (1, 4)
    minutes = (60, 240)
    weight = 3.8
    cooperative = True
    rule_prefix = "ZD"
    content_types = data.FILES
    looks = Game.looks | data.LOOKS
    options_schema = OptionsSchema(
        (
            Choice("level", "base", LEVELS),
            Choice("length", "default", ("default", *LENGTHS), value_needs=LEVELS_OF),
            Flag("surge", True),
            Flag("choose_heroes", False),
        )
    )
    shortlist = 8
    exploration = 0.06
    rollout = 0
    kernel = (
        "miasma.games.zeds.actions",
        "miasma.games.zeds.board",
        "miasma.games.zeds.book",
        "miasma.games.zeds.pieces",
        "miasma.games.zeds.stages",
        "miasma.games.zeds.table",
        "miasma.games.zeds.evaluate",
        "miasma.games.zeds.state",
        "miasma.games.zeds.rules.arrival",
        "miasma.games.zeds.rules.ask",
        "miasma.games.zeds.rules.chance",
        "miasma.games.zeds.rules.choices",
        "miasma.games.zeds.rules.combat",
        "miasma.games.zeds.rules.context",
        "miasma.games.zeds.rules.credits",
        "miasma.games.zeds.rules.deeds",
        "miasma.games.zeds.rules.errands",
        "miasma.games.zeds.rules.group_move",
        "miasma.games.zeds.rules.gunfire",
        "miasma.games.zeds.rules.harm",
        "miasma.games.zeds.rules.hits",
        "miasma.games.zeds.rules.infection",
        "miasma.games.zeds.rules.melee",
        "miasma.games.zeds.rules.moving",
        "miasma.games.zeds.rules.places",
        "miasma.games.zeds.rules.placing",
        "miasma.games.zeds.rules.prfn",
        "miasma.games.zeds.rules.refuge",
        "miasma.games.zeds.rules.research",
        "miasma.games.zeds.rules.retreat",
        "miasma.games.zeds.rules.rides",
        "miasma.games.zeds.rules.setup",
        "miasma.games.zeds.rules.steps",
        "miasma.games.zeds.rules.stories",
        "miasma.games.zeds.rules.strikes",
        "miasma.games.zeds.rules.supply",
        "miasma.games.zeds.rules.texts",
        "miasma.games.zeds.rules.texts_tunnel",
        "miasma.games.zeds.rules.texts_zeds",
        "miasma.games.zeds.rules.tunnel",
        "miasma.games.zeds.rules.turn",
        "miasma.games.zeds.rules.units",
        "miasma.games.zeds.rules.verb_table",
        "miasma.games.zeds.rules.verbs",
        "miasma.games.zeds.rules.zeds_phase",
    )

    def read_content(self) -> None:
        """See `Game.read_content`."""
        self.data = ZedsContent(self.content)
        self.book = print_book(self.data)
        self._terms: dict[tuple[Value, ...], Terms] = {}

    def build_vocabulary(self) -> Vocabulary:
        """See `Game.build_vocabulary`."""
        return actions.build_vocabulary(self.data)

    # -- options --------------------------------------------------------------------------------

    def check_options(self, options: Values, seats: int) -> Values:
        """See `Game.check_options`: every level has its lengths (ZD-001)."""
        level, length = str(options["level"]), str(options["length"])
        if length == "default":
            length = self.data.levels[level].default_length
        if self.data.length(level, length) is None:
            there = ", ".join(self.lengths(level))
            raise OptionError(f"option length can't be '{length}' at level {level}: it is {there}")
        return {**options, "length": length}

    def value_name(self, option: str, value: str, lang: str = "en") -> str:
        """See `Game.value_name`: levels bear the names of the box."""
        if option == "level" and value in self.data.levels:
            return self.data.levels[value].name[lang]
        return super().value_name(option, value, lang)

    def lengths(self, level: str) -> list[str]:
        """The lengths that a level has."""
        return [entry.length for entry in self.data.game.length if entry.level == level]

    def sample_options(self, rng: Random, seats: int) -> Values:
        """See `Game.sample_options`: every level as often as the others."""
        level = rng.choice(LEVELS)
        return {
            "level": level,
            "length": rng.choice(self.lengths(level)),
            "surge": rng.random() < 0.8,
            "choose_heroes": rng.random() < 0.3,
        }

    def terms(self, options: Values, seats: int) -> Terms:
        """What is agreed under the options."""
        level = self.data.levels[str(options["level"])]
        length = self.data.length(level.id, str(options["length"]))
        assert length is not None
        terms = Terms()
        terms.level = level.n
        terms.tracks = [
            number for number, track in enumerate(self.data.tracks) if track.min_level <= level.n
        ]
        for number, space in enumerate(self.data.spaces):
            if space.min_level <= level.n:
                terms.board_spaces |= 1 << number
        terms.reach = [
            [[ends & terms.board_spaces for ends in sets] for sets in table]
            for table in REACHED[:2]
        ]
        # Which colours of cards a level allows (ZD-013): level V adds the red ones (ZD-1150).
        colours = sum(1 << COLOURS.index(colour) for colour in level.colors)
        for number, colour in enumerate(self.book.event_colour):
            if colours & colour:
                terms.events |= 1 << number
        terms.chaos = level.chaos_markers
        terms.cards = length.total_cards
        terms.special = list(length.special_by_act)
        terms.normal = list(length.normal_by_act)
        if level.n >= 2:
            terms.guard_at = self.data.game.setup.guard_card_from_end
        terms.basic = length.basic_research
        terms.advanced = self.data.game.setup.advanced_research_cards
        excluded = self.data.game.base_setup.exclude_fate if level.n == 0 else []
        for number, card in enumerate(self.data.stories):
            if card.color in level.colors and card.id not in excluded:
                terms.stories |= 1 << number
        terms.action_mod = level.event_action_mod
        terms.surge = bool(options["surge"])
        terms.surge_acts = sum(1 << act for act in level.surge_acts)
        terms.choose = bool(options["choose_heroes"])
        terms.extra_zeds = self.data.game.coop.extra_zeds[str(seats)]
        assert len(terms.tracks) in (4, len(TRACK_IDS))
        return terms

    # -- setup ----------------------------------------------------------------------------------

    def deal(self, setup: Setup) -> State:
        """See `Game.deal`."""
        key = (*setup.options.values(), setup.seats)
        terms = self._terms.get(key)
        if terms is None:
            terms = self._terms[key] = self.terms(setup.options, setup.seats)
        state = ZedsState(setup, self.book, terms, new_table())
        setting_up.prepare(state)
        return state

    # -- the edge -------------------------------------------------------------------------------

    def settled(self, state: State) -> bool:
        """See `Game.settled`: not while a fight or the Zeds' phase is under way."""
        assert isinstance(state, ZedsState)
        return state.t[SORT] == SORT_ACTIONS

    def evaluate(self, state: State, seat: int) -> float:
        """See `Game.evaluate`."""
        assert isinstance(state, ZedsState)
        return evaluate.evaluate(state)

    def evaluate_all(self, state: State) -> list[float]:
        """See `Game.evaluate_all`: all win or lose together."""
        return [self.evaluate(state, 0)] * state.seats

    def win_chance(self, state: State, value: float) -> float:
        """See `Game.win_chance`."""
        assert isinstance(state, ZedsState)
        return outlook.win_chance(state, value)

    def paint_poster(self) -> Scene:
        """See `Game.paint_poster`."""
        from miasma.games.zeds.poster import paint

        return paint(self.title, self.data)

    def draw(self, state: State, seat: int | None, lang: str) -> Scene:
        """See `Game.draw`."""
        from miasma.games.zeds.scene import draw

        assert isinstance(state, ZedsState)
        return draw(state, seat, lang)

    def describe(self, action: Action, lang: str = "en") -> str:
        """See `Game.describe`."""
        from miasma.games.zeds.describe import describe

        return describe(self, action, lang)

    def offer(self, state: State, action: Action, lang: str = "en") -> str:
        """See `Game.offer`: what ending the actions would lose, what a chosen piece gets."""
        from miasma.games.zeds.describe import offered

        assert isinstance(state, ZedsState)
        return offered(state, action, lang)

    def board_text(self, state: State, seat: int | None, lang: str = "en") -> str:
        """See `Game.board_text`."""
        from miasma.games.zeds.terminal import board_text

        assert isinstance(state, ZedsState)
        return board_text(state, lang)

    def prompt(self, state: State, seat: int | None, lang: str = "en") -> str:
        """See `Game.prompt`."""
        from miasma.games.zeds.prompt import prompt

        assert isinstance(state, ZedsState)
        return prompt(state, seat, lang)


GAME = Zeds(resources.files("miasma.games.zeds"))
