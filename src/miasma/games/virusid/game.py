"""Viroid as a Game: options, content, setup."""

from __future__ import annotations

import functools
from importlib import resources
from typing import TYPE_CHECKING

from miasma.core.actions import Action, Vocabulary
from miasma.core.game import Game
from miasma.core.options import Choice, OptionsSchema
from miasma.core.state import Setup, State
from miasma.games.virusid import actions, checks, data, evaluate, reading
from miasma.games.virusid.board import Board
from miasma.games.virusid.state import VirusidState
from miasma.games.virusid.table import (
    CARDS_LEFT,
    CARDS_OPEN,
    CONTINENT,
    CORPSES,
    CURE,
    DEAL_STARTER,
    FREE,
    GENES_OPEN,
    RESEARCH,
    RESEARCH_LEFT,
    STOCK,
    SUPPLY,
    UNSEEN,
    new_table,
)
from miasma.games.virusid.terms import Terms

if TYPE_CHECKING:
    from miasma.core.scene import Scene

PATHOGENS = ("bacterium", "nanites", "fungus", "vibrio", "virus")
DIFFICULTIES = ("easy", "normal", "challenging")
STARTS = ("cards", "expert")


class Virusid(Game):
    """Pathogens against mankind, all together, for two to four."""

    id = "virusid"
    title = "Viroid"
    seats = (2, 4)
    minutes = (60, 150)
    weight = 3.0
    cooperative = True
    rule_prefix = "VR"
    max_plies = 6_000
    exploration = 0.3
    rollout = 0
    trust = 8
    content_types = data.FILES
    looks = Game.looks | data.LOOKS
    options_schema = OptionsSchema(
        (
            Choice("pathogen", "bacterium", PATHOGENS),
            Choice("difficulty", "normal", DIFFICULTIES),
            Choice("start", "cards", STARTS),
        )
    )
    kernel = (
        "miasma.games.virusid.actions",
        "miasma.games.virusid.board",
        "miasma.games.virusid.terms",
        "miasma.games.virusid.table",
        "miasma.games.virusid.evaluate",
        "miasma.games.virusid.state",
        "miasma.games.virusid.rules.build",
        "miasma.games.virusid.rules.chance",
        "miasma.games.virusid.rules.choices",
        "miasma.games.virusid.rules.effects",
        "miasma.games.virusid.rules.event",
        "miasma.games.virusid.rules.infection",
        "miasma.games.virusid.rules.markers",
        "miasma.games.virusid.rules.mortality",
        "miasma.games.virusid.rules.mutation",
        "miasma.games.virusid.rules.nodes",
        "miasma.games.virusid.rules.pathogen",
        "miasma.games.virusid.rules.reach",
        "miasma.games.virusid.rules.scales",
        "miasma.games.virusid.rules.setup",
        "miasma.games.virusid.rules.steps",
        "miasma.games.virusid.rules.stones",
        "miasma.games.virusid.rules.turn",
    )

    def read_content(self) -> None:
        """See `Game.read_content`."""
        self.data = data.VirusidContent(self.content)
        checks.check(self.data)
        self.board = functools.cache(self._board)
        self.terms = functools.cache(self._terms)

    def build_vocabulary(self) -> Vocabulary:
        """See `Game.build_vocabulary`."""
        return actions.build_vocabulary(self.data)

    def _board(self, seats: int) -> Board:
        return reading.read_board(self.data, seats)

    def _terms(self, seats: int, pathogen: str, difficulty: str, start: str) -> Terms:
        return reading.read_terms(self.data, seats, pathogen, difficulty, start == "expert")

    # -- setup ----------------------------------------------------------------------------------

    def deal(self, setup: Setup) -> State:
        """See `Game.deal`: what lies there before chance names the start player."""
        options = setup.options
        seats = setup.seats
        board = self.board(seats)
        chosen = (str(options["pathogen"]), str(options["difficulty"]), str(options["start"]))
        terms = self.terms(seats, *chosen)
        t = new_table()
        t[RESEARCH] = terms.research_start  # VR-01
        t[CURE] = terms.cure_start  # VR-02
        t[CONTINENT : CONTINENT + 4] = terms.continent_corpses  # VR-03
        t[CORPSES] = terms.supply_corpses
        count = len(terms.deck_cards)
        t[CARDS_LEFT : CARDS_LEFT + count] = terms.deck_cards  # VR-05, VR-06, VR-10
        t[RESEARCH_LEFT : RESEARCH_LEFT + count] = terms.deck_research
        for letter, size in enumerate(terms.letter_sizes):
            t[UNSEEN + letter] = (1 << size) - 1
        t[SUPPLY] = (1 << actions.STRAINS) - 1
        t[CARDS_OPEN] = (1 << actions.START_CARDS) - 1
        t[GENES_OPEN] = (1 << actions.GENES) - 1
        if terms.no_bird:  # VR-163
            t[CARDS_OPEN] &= ~terms.bird_cards
            t[GENES_OPEN] &= ~terms.bird_genes
        for seat in range(seats):
            t[STOCK + seat] = terms.stones  # VR-11
        for field in range(board.fields):
            kind = board.pair_type[board.field_pair[field]]
            t[FREE + kind] |= 1 << board.field_city[field]
        state = VirusidState(setup, terms, board, t)
        state.agenda.append(DEAL_STARTER)
        return state

    # -- the edge -------------------------------------------------------------------------------

    def evaluate(self, state: State, seat: int) -> float:
        """See `Game.evaluate`."""
        assert isinstance(state, VirusidState)
        return evaluate.evaluate(state)

    def evaluate_all(self, state: State) -> list[float]:
        """See `Game.evaluate_all`: all win or lose together."""
        assert isinstance(state, VirusidState)
        return [evaluate.evaluate(state)] * state.seats

    def paint_poster(self) -> Scene:
        """See `Game.paint_poster`."""
        from miasma.games.virusid.poster import paint

        return paint(self.title, self.data)

    def draw(self, state: State, seat: int | None, lang: str) -> Scene:
        """See `Game.draw`."""
        from miasma.games.virusid.scene import draw

        assert isinstance(state, VirusidState)
        return draw(state, seat, lang)

    def seat_name(self, seat: int, lang: str = "en") -> str:
        """See `Game.seat_name`."""
        return self.data.game.colour[seat].name[lang]

    def describe(self, action: Action, lang: str = "en") -> str:
        """See `Game.describe`."""
        from miasma.games.virusid.describe import describe

        return describe(self.data, action, lang)

    def board_text(self, state: State, seat: int | None, lang: str = "en") -> str:
        """See `Game.board_text`."""
        from miasma.games.virusid.terminal import board_text

        assert isinstance(state, VirusidState)
        return board_text(state, seat, lang)

    def prompt(self, state: State, seat: int | None, lang: str = "en") -> str:
        """See `Game.prompt`."""
        from miasma.games.virusid.prompt import prompt

        assert isinstance(state, VirusidState)
        return prompt(state, seat, lang)


GAME = Virusid(resources.files("miasma.games.virusid"))
