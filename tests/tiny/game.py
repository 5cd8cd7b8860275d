"""Quarantine as a Game: content, options, vocabulary, setup."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

import msgspec
from tests.tiny.state import CARDS, HAND, NONE, QuarantineState

from miasma.core.actions import Action, Vocabulary, VocabularyBuilder
from miasma.core.content import ContentFile, Names, need_languages
from miasma.core.errors import ContentError
from miasma.core.game import Game
from miasma.core.options import Number, OptionsSchema
from miasma.core.state import Setup, State
from miasma.core.text import catalog

if TYPE_CHECKING:
    from miasma.core.scene import Scene

MOST_ROUNDS = 6


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the deck."""

    id: str
    name: Names
    copies: int
    cures: int


class Deck(ContentFile, frozen=True):
    """`cards.toml`."""

    ill_per_player: int
    card: list[Card]


FILES: dict[str, type[ContentFile]] = {"cards": Deck}


class Quarantine(Game):
    """An outbreak in a small town, fought by one to three doctors together."""

    id = "quarantine"
    title = "Quarantine"
    seats = (1, 3)
    minutes = (5, 10)
    weight = 1.0
    cooperative = True
    rule_prefix = "QU"
    content_types = FILES
    options_schema = OptionsSchema((Number("rounds", 4, 3, MOST_ROUNDS),))

    def read_content(self) -> None:
        deck = self.content.file("cards", Deck)
        for card in deck.card:
            need_languages(f"cards.toml: card {card.id} name", card.name)
        self.card_ids = [card.id for card in deck.card]
        self.names = [card.name for card in deck.card]
        self.cures = [card.cures for card in deck.card]
        self.copies = [card.copies for card in deck.card]
        self.ill_per_player = deck.ill_per_player
        if sum(self.copies) < self.seats[1] * (HAND + MOST_ROUNDS - 1) or min(self.copies) < 0:
            raise ContentError("cards.toml: card copies: the deck does not last for a game")
        assert len(deck.card) == CARDS

    def build_vocabulary(self) -> Vocabulary:
        words = VocabularyBuilder()
        for card in self.card_ids:
            words.seat("play", card, targets=(f"card-{card}",))
        for card in self.card_ids:
            words.chance("deal", card, targets=("deck",))
        for face in range(1, 7):
            words.chance("die", str(face), targets=("dice",))
        return words.build()

    def deal(self, setup: Setup) -> State:
        state = QuarantineState(setup, self.copies[:])
        state.open_round()
        return state

    def mask(
        self, before: State, now: State, actor: int, action: Action, seat: int | None
    ) -> str | None:
        assert isinstance(before, QuarantineState)
        assert isinstance(now, QuarantineState)
        if action.kind == "deal" and before.asked != seat:
            return "deal ?"
        if action.kind == "play" and actor != seat:
            return "play ?" if now.choosing and now.round == before.round else None
        return None

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, QuarantineState)
        if state.over:
            return float(bool(state.result().winners))
        cures = sum(self.cures[card] for card in state.chosen if card != NONE)
        room = state.limit - state.ill - sum(state.dice) + cures
        return min(1.0, max(0.0, 0.5 + room / (4 * state.limit)))

    def describe(self, action: Action, lang: str = "en") -> str:
        words = catalog(self.id, lang)
        if action.kind == "die":
            return words.say("action-die", face=action.args[0])
        name = self.names[self.card_ids.index(action.args[0])]
        return words.say(f"action-{action.kind}", card=name)

    def board_text(self, state: State, seat: int | None, lang: str = "en") -> str:
        return "\n".join(f"{key}: {value}" for key, value in state.look(seat).items())

    def draw(self, state: State, seat: int | None, lang: str) -> Scene:
        from tests.tiny.scene import draw

        assert isinstance(state, QuarantineState)
        return draw(state, seat, lang)


GAME = Quarantine(resources.files("tests.tiny"))
