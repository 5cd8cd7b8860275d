"""A game for one promise: a secret choice in two steps, of which not even the half is seen.

Both seats choose a letter, then a number, at the same time; when both pairs are complete they are
shown, and the higher sum of two rounds wins.
"""

from __future__ import annotations

from copy import deepcopy
from importlib import resources
from random import Random
from typing import Any

from tests.tiny.scene import STAGE

from miasma.core.actions import Action, Vocabulary, VocabularyBuilder
from miasma.core.chance import Outcomes
from miasma.core.elements import circle
from miasma.core.events import Event
from miasma.core.game import Game
from miasma.core.options import OptionsSchema
from miasma.core.outcome import Outcome
from miasma.core.reasons import Reason
from miasma.core.scene import Scene
from miasma.core.state import Setup, State

NONE = -1
LETTER, NUMBER = 0, 2
FIELDS = ("letters", "numbers", "round", "scores", "shown")


class HalvesState(State):
    __slots__ = FIELDS

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.letters = [NONE, NONE]
        self.numbers = [NONE, NONE]
        self.scores = [0, 0]
        self.shown: list[int] = []
        self.round = 0
        self.to_act = (0, 1)

    def clone(self) -> HalvesState:
        copy = HalvesState(self.setup)
        copy.to_act, copy.ply, copy.history = self.to_act, self.ply, self.history
        copy.imagined, copy.round = self.imagined, self.round
        copy.events = None if self.events is None else self.events[:]
        copy.letters, copy.numbers = self.letters[:], self.numbers[:]
        copy.scores, copy.shown = self.scores[:], self.shown[:]
        return copy

    def choices(self, seat: int) -> list[int]:
        first = LETTER if self.letters[seat] == NONE else NUMBER
        return [first, first + 1]

    def chances(self) -> Outcomes:
        return []

    def apply(self, action: int, seat: int) -> None:
        if action < NUMBER:
            self.letters[seat] = action
            if self.events is not None:
                private: dict[str, object] = {"card": {"en": "a", "de": "b", "ru": "c"}}
                event = Event("drew", {"who": seat}, private, (seat,), ("table",), secret=True)
                self.events.append(event)
        else:
            self.numbers[seat] = action - NUMBER
        self.to_act = tuple(s for s in (0, 1) if self.numbers[s] == NONE)
        if not self.to_act:
            self.show()

    def show(self) -> None:
        self.round += 1
        self.shown = [*self.letters, *self.numbers]
        for seat in (0, 1):
            self.scores[seat] += self.letters[seat] + 2 * self.numbers[seat]
        self.letters, self.numbers = [NONE, NONE], [NONE, NONE]
        self.to_act = (0, 1) if self.round < 2 else ()

    def result(self) -> Outcome:
        best = max(self.scores)
        winners = [seat for seat in (0, 1) if self.scores[seat] == best]
        return Outcome(self.scores, winners if len(winners) == 1 else [], "contained")

    def reasons(self, action: int, seat: int) -> list[Reason]:
        return [Reason(self.game.id, "HA-01", "why-chosen")]

    def half(self, seat: int) -> bool:
        return self.letters[seat] != NONE and self.numbers[seat] == NONE

    def unseen(self, seat: int | None) -> int:
        return sum(self.half(other) for other in (0, 1) if other != seat)

    def look(self, seat: int | None) -> dict[str, Any]:
        own = [] if seat is None else [self.letters[seat], self.numbers[seat]]
        ready = [number != NONE for number in self.numbers]
        return {"own": own, "ready": ready, "shown": self.shown[:], "scores": self.scores[:]}

    def imagine(self, seat: int | None, rng: Random) -> HalvesState:
        world = self.detached()
        world.ply -= self.unseen(seat)
        for other in (0, 1):
            if other != seat:
                world.letters[other] = NONE
                if world.numbers[other] != NONE:
                    world.letters[other], world.numbers[other] = rng.randrange(2), rng.randrange(2)
        return world

    def position(self) -> dict[str, Any]:
        return {name: deepcopy(getattr(self, name)) for name in FIELDS}

    def restore(self, position: dict[str, Any]) -> None:
        for name in FIELDS:
            setattr(self, name, deepcopy(position[name]))


class Halves(Game):
    id = "halves"
    title = "Halves"
    seats = (2, 2)
    minutes = (1, 2)
    weight = 1.0
    rule_prefix = "HA"
    options_schema = OptionsSchema()

    def build_vocabulary(self) -> Vocabulary:
        words = VocabularyBuilder()
        for kind, values in (("letter", "ab"), ("number", "12")):
            for value in values:
                words.seat(kind, value, targets=("table",))
        return words.build()

    def deal(self, setup: Setup) -> State:
        return HalvesState(setup)

    def mask(
        self, before: State, now: State, actor: int, action: Action, seat: int | None
    ) -> str | None:
        assert isinstance(before, HalvesState)
        assert isinstance(now, HalvesState)
        if actor == seat or now.round > before.round:
            return None
        return "" if now.half(actor) else f"{action.kind} ?"

    def evaluate(self, state: State, seat: int) -> float:
        return 0.5

    def describe(self, action: Action, lang: str = "en") -> str:
        return str(action)

    def board_text(self, state: State, seat: int | None, lang: str = "en") -> str:
        return str(state.look(seat))

    def draw(self, state: State, seat: int | None, lang: str) -> Scene:
        table = circle(50, 50, 20, id="table", label="table", tip=str(state.look(seat)))
        return Scene("Halves", STAGE, (table,), lang=lang)


# It borrows the texts of Quarantine, and with them its words for how a game ends.
GAME = Halves(resources.files("tests.tiny"))
