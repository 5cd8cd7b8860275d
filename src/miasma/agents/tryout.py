"""The tryout under the mcts player, for games with more options than a tree could look at twice.

Every option is judged one action ahead, played on to where it can be judged. The best few are then
tried out again and again; the weaker half goes, until one is left. In each round all get the same
luck, so that luck doesn't decide between them.

Compiled by `miasma accelerate`; it imports the standard library and the core only.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

from miasma.core.chance import CHANCE
from miasma.core.state import State

GLANCES: Final = 8
"""Rounds that all options get before the first of them go."""
FOREVER: Final = 1 << 30
"""Rounds that only the clock ends."""


class Trial:
    """What is known of an option: how often it was looked at, and what that gave."""

    __slots__ = ("sure", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.sure = False
        """Neither luck nor secrets have a say: one look tells all."""

    def mean(self) -> float:
        """What it gave on average."""
        return self.total / self.visits if self.visits else 0.0


class Tryout:
    """One decision of one seat; afterwards `ranking` holds its options, best first."""

    def __init__(self, truth: State, seat: int, rng: Random, shortlist: int) -> None:
        self.truth = truth
        self.seat = seat
        self.rng = rng
        self.shortlist = shortlist
        self.game = truth.setup.game
        self.ranking: list[int] = truth.choices(seat)
        self.trials: dict[int, Trial] = {action: Trial() for action in self.ranking}
        self.open_table = type(truth).imagine is State.imagine
        """Whether nothing is hidden: then what needs no luck is the same in all worlds."""

    def spend(self, iterations: int, seconds: float) -> None:
        """Compare the options by so many looks, or for so many seconds if there are any given.

        The first rounds are for all options, whatever that takes of the iterations; the stages of
        the shortlist share the budget evenly.
        """
        start = perf_counter()
        stages = 0
        while self.shortlist >> stages > 1:
            stages += 1
        share = seconds / (stages + 1)
        self.try_out(self.ranking[:], GLANCES, start + share if seconds else 0.0)
        alive = self.contenders()
        for stage in range(stages):
            lucky = max(1, len(self.unsure(alive)))
            rounds = FOREVER if seconds else iterations // stages // lucky
            self.try_out(alive, rounds, start + (stage + 2) * share if seconds else 0.0)
            del alive[(len(alive) + 1) // 2 :]

    def contenders(self) -> list[int]:
        """The shortlist: of those that are sure the best one is enough."""
        found: list[int] = []
        settled = False
        for action in self.ranking:
            sure = self.trials[action].sure
            if len(found) < self.shortlist and not (sure and settled):
                found.append(action)
            settled = settled or sure
        return found

    def unsure(self, actions: list[int]) -> list[int]:
        """Those of which another look may tell more."""
        return [action for action in actions if not self.trials[action].sure]

    def try_out(self, actions: list[int], rounds: int, end: float) -> None:
        """Look at some options for some rounds, or until `end` if that is given, and put them at
        the head of the ranking, the best first. A first look each has in any case."""
        fresh = not self.trials[actions[0]].visits
        for _ in range(rounds):
            unsure = self.unsure(actions)
            if not unsure or len(actions) < 2 or (end and not fresh and perf_counter() >= end):
                break
            self.look(unsure)
            fresh = False
        actions.sort(key=self.worth)
        self.ranking = actions + [action for action in self.ranking if action not in actions]

    def worth(self, action: int) -> float:
        """For sorting: the best first, among equals the first in the list."""
        return -self.trials[action].mean()

    def look(self, actions: list[int]) -> None:
        """One round: the same world and the same luck for some options."""
        game, seat = self.game, self.seat
        world = self.truth.imagine(seat, self.rng)
        luck = self.rng.getrandbits(32)
        for action in actions:
            trial = self.trials[action]
            after = world.clone()
            after.take(action, seat)
            if after.to_act and (after.to_act[0] == CHANCE or not game.settled(after)):
                game.play_on(after, Random(luck))
            elif self.open_table:
                trial.sure = True
            trial.visits += 1
            trial.total += game.evaluate(after, seat)
