"""The simple players: one that plays anything, and one that looks one action ahead."""

from __future__ import annotations

from random import Random

from miasma.agents.agent import Agent, Estimate
from miasma.core.actions import Action
from miasma.core.chance import CHANCE
from miasma.core.errors import AgentError, shown
from miasma.core.state import State

MAX_WORLDS = 10_000


class RandomAgent(Agent):
    """Plays any option, each as likely as the others."""

    name = "random"

    def choose(self, state: State, seat: int) -> Action:
        """See `Agent.choose`."""
        return state.game.vocabulary[self.rng.choice(state.legal(seat))]


class GreedyAgent(Agent):
    """Takes the option after which the table looks best for its seat, judged by the game.

    What it can't know it imagines `worlds` times; the same worlds serve all options, so that luck
    does not decide between them. In a game without secrets all worlds are one: there an option is
    looked at again only if chance has a say in it. What can't be judged yet, such as half a fight,
    is played on first.
    """

    name = "greedy"

    def __init__(self, seed: int | None = None, worlds: int = 8) -> None:
        super().__init__(seed)
        if type(worlds) is not int or not 1 <= worlds <= MAX_WORLDS:
            raise AgentError(
                f"greedy can't imagine {shown(worlds)} worlds: give a number from 1 to {MAX_WORLDS}"
            )
        self.worlds = worlds

    def choose(self, state: State, seat: int) -> Action:
        """See `Agent.choose`."""
        return self.analyse(state, seat)[0].action

    def analyse(self, state: State, seat: int) -> list[Estimate]:
        """See `Agent.analyse`."""
        game = state.game
        legal = state.legal(seat)
        if len(legal) == 1:
            return [Estimate(game.vocabulary[legal[0]], 0.5)]
        totals = dict.fromkeys(legal, 0.0)
        unsettled = legal
        open_table = type(state).imagine is State.imagine
        for past in range(self.worlds):
            world = state.imagine(seat, self.rng)
            luck = self.rng.getrandbits(32)
            again = []
            for action in unsettled:
                after = world.clone()
                after.take(action, seat)
                if open_table and after.to_act != (CHANCE,) and game.settled(after):
                    totals[action] += game.evaluate(after, seat) * (self.worlds - past)
                    continue
                game.play_on(after, Random(luck))
                totals[action] += game.evaluate(after, seat)
                again.append(action)
            unsettled = again
        ranked = sorted(legal, key=lambda action: -totals[action])
        return [
            Estimate(game.vocabulary[action], totals[action] / self.worlds) for action in ranked
        ]
