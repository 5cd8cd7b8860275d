"""One random game under inspection."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from miasma.core.chance import CHANCE, pick
from miasma.core.conformance.depth import Depth
from miasma.core.conformance.report import Failure, Report
from miasma.core.errors import OptionError
from miasma.core.game import Game
from miasma.core.options import Values

if TYPE_CHECKING:
    from miasma.core.conformance.secrecy import Shadow
    from miasma.core.state import State

Readers = tuple[int | None, ...]

DRAWS = 100
"""How often options are drawn again that do not go with the fixed ones."""
LONG = 500
"""Plies after which a game is long."""


def bare(state: State) -> str:
    """What a state holds, as one text, without how it came about."""
    data = [state.ply, state.to_act, state.agenda, state.position()]
    return json.dumps(data, sort_keys=True, allow_nan=False)


def fingerprint(state: State) -> str:
    """What a state holds, with its last action: long games have too long a past to look at all."""
    last = state.history and state.history[1:]
    return f"{bare(state)} {last} {state.imagined} {state.setup.seed}"


NONE_FIXED: Mapping[str, object] = MappingProxyType({})


class Walk:
    """A game played at random, with what the promises need to know about its past.

    The same seed plays the same game at every depth: what is checked is decided by a generator
    of its own.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        depth: Depth,
        fixed: Mapping[str, object] = NONE_FIXED,
    ) -> None:
        self.game = game
        self.fixed = fixed
        """Options that are not left to chance."""
        self.depth = depth
        self.rng = Random(f"{seed}/play")
        self.dice = Random(f"{seed}/check")
        self.report = Report(game.id, seed, seats)
        self.broken: set[str] = set()
        self.marks: dict[int, str] = {}
        """Some earlier positions by their ply."""
        self.shadow: Shadow | None = None
        self.state: State
        self.print = ""
        """The fingerprint of the position."""
        self.last: tuple[State, int, int] | None = None
        """The position before, who acted, and what they did."""
        self.print_before = ""

    def _options(self, seats: int) -> Values:
        """Random options beside the fixed ones; those that do not go with them are drawn again."""
        sampled = self.game.sample_options(self.rng, seats)
        if not self.fixed:
            return sampled
        for _ in range(DRAWS):
            try:
                chosen = self.game.options_schema.check({**sampled, **self.fixed}, seats)
                return self.game.check_options(chosen, seats)
            except OptionError:
                sampled = self.game.sample_options(self.rng, seats)
        fixed = self.game.options_schema.check(self.fixed, seats)
        return self.game.check_options(fixed, seats)

    def begin(self) -> bool:
        """Start the game; False if that fails."""
        try:
            seats = self.report.seats
            self.report.options = self._options(seats)
            self.state = self.game.start(seats, self.rng.randrange(1 << 32), self.report.options)
            self.state.listen()
            self.print = fingerprint(self.state)
            if self.state.over:
                self.fail("start", "is over before the first action: does deal() plan anything?")
                return False
        except Exception as error:
            self.fail("start", f"raised {type(error).__name__}: {error}", traceback.format_exc())
            return False
        return True

    @property
    def readers(self) -> Readers:
        """All who look at the table: the seats and a spectator."""
        return (*range(self.state.seats), None)

    @property
    def actors(self) -> tuple[int, ...]:
        """All who may ever act: chance and the seats."""
        return (CHANCE, *range(self.state.seats))

    def due(self, stride: int) -> bool:
        """Whether a promise that is checked in one of `stride` positions is checked now.

        The longer the past, the dearer are records; so it is less often in long games.
        """
        stride *= 1 + self.state.ply // LONG
        return stride == 1 or (stride > 1 and self.dice.random() * stride < 1)

    def choose(self) -> tuple[int, int]:
        """Who acts next and what they do: any option, and chance by its weights or against them."""
        state, rng = self.state, self.rng
        actor = rng.choice(state.to_act)
        if actor == CHANCE and rng.random() < 0.75:
            return actor, pick(state.chances(), rng)
        return actor, rng.choice(state.legal(actor))

    def illegal(self, seat: int) -> int | None:
        """Some action that a seat may not play now, or None if none was found.

        Every other one stands in the vocabulary near a legal one: a likely thing to try.
        """
        dice, actions = self.dice, range(len(self.game.vocabulary))
        legal = self.state.legal(seat)
        for _ in range(8):
            if legal and dice.random() < 0.5:
                index = dice.choice(legal) + dice.randint(-20, 20)
            else:
                index = dice.choice(actions)
            if index in actions and index not in legal:
                return index
        return None

    def ask(self, promise: str, check: Callable[[Walk], Iterator[str]]) -> None:
        """Check one promise; the first thing that breaks it is noted, and it is not asked again."""
        if promise in self.broken:
            return
        try:
            for sentence in check(self):
                self.fail(promise, sentence)
                return
        except Exception as error:
            what = f"raised {type(error).__name__}: {error}"
            self.fail(promise, what, traceback.format_exc())

    def fail(self, promise: str, what: str, trace: str = "") -> None:
        """Note a broken promise."""
        self.broken.add(promise)
        report = self.report
        ply, record = 0, ""
        if hasattr(self, "state"):
            ply = self.state.ply
            try:
                record = self.state.record().dumps()
            except Exception as error:  # the record itself may be what is broken
                record = f"; no record: {error}\n"
        report.failures.append(
            Failure(
                promise, what, report.game, report.seats, report.options, report.seed, ply, record,
                trace,
            )
        )  # fmt: skip


def as_json(data: Any) -> Any:
    """Data as it comes back from JSON: equal to the data itself if that is plain."""
    return json.loads(json.dumps(data, allow_nan=False))
