"""Viral as a Game: options, content, setup."""

from __future__ import annotations

from importlib import resources
from random import Random
from typing import TYPE_CHECKING

from miasma.core.actions import Action, Vocabulary
from miasma.core.game import Game
from miasma.core.options import Flag, OptionsSchema, Value, Values
from miasma.core.poster import Poster
from miasma.core.state import Setup, State
from miasma.core.text import catalog
from miasma.games.viral import actions, data, evaluate, view
from miasma.games.viral.compile_terms import terms_of
from miasma.games.viral.rules import setup as set_up
from miasma.games.viral.state import ViralState
from miasma.games.viral.table import BARE
from miasma.games.viral.terms import Terms

if TYPE_CHECKING:
    from miasma.core.scene import Scene


class Viral(Game):
    """Virus strains in one patient fight for areas of the body, for two to five."""

    id = "viral"
    title = "Viral"
    seats = (2, 5)
    minutes = (30, 60)
    weight = 2.7
    poster = Poster(box=(300, 0, 440, 557), seats=5, seed=2)
    rule_prefix = "VI"
    content_types = data.FILES
    looks = Game.looks | data.LOOKS
    options_schema = OptionsSchema(
        (
            Flag("draft", False),
            Flag("draws_first", False),
            Flag("freed_survive_flush", True),
            Flag("bot_can_win", False, seats=(2,)),  # VI-412
        )
    )
    kernel = (
        "miasma.games.viral.sets",
        "miasma.games.viral.table",
        "miasma.games.viral.terms",
        "miasma.games.viral.actions",
        "miasma.games.viral.knowledge",
        "miasma.games.viral.evaluate",
        "miasma.games.viral.state",
        "miasma.games.viral.rules.bot",
        "miasma.games.viral.rules.chance",
        "miasma.games.viral.rules.choices",
        "miasma.games.viral.rules.crisis",
        "miasma.games.viral.rules.draft",
        "miasma.games.viral.rules.events",
        "miasma.games.viral.rules.icons",
        "miasma.games.viral.rules.immune",
        "miasma.games.viral.rules.pairs",
        "miasma.games.viral.rules.pieces",
        "miasma.games.viral.rules.points",
        "miasma.games.viral.rules.research",
        "miasma.games.viral.rules.setup",
        "miasma.games.viral.rules.steps",
    )

    def read_content(self) -> None:
        """See `Game.read_content`."""
        self.data = data.ViralContent(self.content)
        self._terms: dict[tuple[Value, ...], Terms] = {}

    def build_vocabulary(self) -> Vocabulary:
        """See `Game.build_vocabulary`: VI-602."""
        return actions.build_vocabulary(self.data)

    def sample_options(self, rng: Random, seats: int) -> Values:
        """See `Game.sample_options`."""
        options = self.options_schema.sample(rng, seats)
        options["draft"] = rng.random() < 0.35
        return options

    def deal(self, setup: Setup) -> State:
        """See `Game.deal`."""
        key = (setup.seats, *setup.options.values())
        terms = self._terms.get(key)
        if terms is None:
            terms = self._terms[key] = terms_of(self.data, setup.seats, setup.options)
        state = ViralState(setup, terms, BARE[:])
        set_up.prepare(state)
        return state

    # -- the edge -------------------------------------------------------------------------------

    def mask(
        self, before: State, now: State, actor: int, action: Action, seat: int | None
    ) -> str | None:
        """See `Game.mask`."""
        assert isinstance(before, ViralState)
        assert isinstance(now, ViralState)
        return view.mask(before, now, actor, action, seat)

    def evaluate(self, state: State, seat: int) -> float:
        """See `Game.evaluate`."""
        assert isinstance(state, ViralState)
        return evaluate.evaluate(state, seat)

    def evaluate_all(self, state: State) -> list[float]:
        """See `Game.evaluate_all`."""
        assert isinstance(state, ViralState)
        return evaluate.evaluate_all(state)

    def draw(self, state: State, seat: int | None, lang: str) -> Scene:
        """See `Game.draw`."""
        from miasma.games.viral.scene import draw

        assert isinstance(state, ViralState)
        return draw(state, seat, lang)

    def seat_name(self, seat: int, lang: str = "en") -> str:
        """See `Game.seat_name`: seats are colours (VI-001)."""
        return self.data.colours[seat].name[lang]

    def describe(self, action: Action, lang: str = "en") -> str:
        """See `Game.describe`."""
        from miasma.games.viral.describe import describe

        return describe(self.data, action, catalog(self.id, lang))

    def offer(self, state: State, action: Action, lang: str = "en") -> str:
        """See `Game.offer`: icons, viruses and open cards are told by the position."""
        from miasma.games.viral.describe import offer

        assert isinstance(state, ViralState)
        return offer(self.data, state, action, catalog(self.id, lang))

    def board_text(self, state: State, seat: int | None, lang: str = "en") -> str:
        """See `Game.board_text`."""
        from miasma.games.viral.terminal import board_text

        assert isinstance(state, ViralState)
        return board_text(state, seat, lang)

    def prompt(self, state: State, seat: int | None, lang: str = "en") -> str:
        """See `Game.prompt`."""
        from miasma.games.viral.prompt import prompt

        assert isinstance(state, ViralState)
        return prompt(state, seat, lang)


GAME = Viral(resources.files("miasma.games.viral"))
