"""The mcts player: Monte-Carlo tree search with a budget in iterations or in seconds."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

from miasma.agents.agent import Agent, Estimate
from miasma.agents.search import HIDDEN, Node, Search
from miasma.agents.tryout import Tryout
from miasma.core.actions import Action
from miasma.core.chance import CHANCE
from miasma.core.errors import AgentError, shown

if TYPE_CHECKING:
    from miasma.core.state import State

DEFAULT_BUDGET = "1s"
MAX_ITERATIONS = 10_000_000
MAX_SECONDS = 3600.0
CLOCK_STRIDE = 8
"""Iterations between two looks at the clock."""


class MctsAgent(Agent):
    """Searches the tree of what its seat can know; with a seed and a budget in iterations it
    plays the same game every time. Exploration and rollout are the game's if not given.

    A game with a shortlist has too many options for a tree: there it tries them out."""

    name = "mcts"

    def __init__(
        self,
        budget: str | int = DEFAULT_BUDGET,
        seed: int | None = None,
        exploration: float | None = None,
        rollout: int | None = None,
        reuse: bool = True,
    ) -> None:
        super().__init__(seed)
        self.iterations, self.seconds = read_budget(budget)
        self.exploration = exploration
        self.rollout = rollout
        """Both are the game's own unless they are given."""
        self.reuse = reuse
        self._root: Node | None = None
        self._seen: State | None = None
        self._seat = -1

    def new_game(self) -> None:
        """See `Agent.new_game`."""
        self._root = None
        self._seen = None

    def choose(self, state: State, seat: int) -> Action:
        """See `Agent.choose`."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return state.game.vocabulary[legal[0]]
        return self.analyse(state, seat)[0].action

    def analyse(self, state: State, seat: int) -> list[Estimate]:
        """See `Agent.analyse`."""
        if state.game.shortlist and len(state.to_act) == 1:
            return self._tried_out(state, seat)
        root = self._carried_over(state, seat) or Node()
        game = state.game
        exploration = game.exploration if self.exploration is None else self.exploration
        rollout = game.rollout if self.rollout is None else self.rollout
        search = Search(state, seat, self.rng, exploration, rollout, root, game.trust)
        self._spend(search)
        if self.reuse and not state.imagined:
            self._root, self._seen, self._seat = root, state.clone(), seat
        base = seat * search.stride
        vocabulary = state.game.vocabulary
        estimates = []
        for action in state.legal(seat):
            edge = root.edges.get(base + action)
            visits = edge.visits if edge else 0
            value = edge.total / edge.visits if edge and edge.visits else 0.0
            estimates.append(Estimate(vocabulary[action], value, visits))
        return sorted(estimates, key=lambda e: (-e.visits, -e.value))

    def _tried_out(self, state: State, seat: int) -> list[Estimate]:
        tryout = Tryout(state, seat, self.rng, state.game.shortlist)
        tryout.spend(self.iterations, self.seconds)
        vocabulary = state.game.vocabulary
        trials = [(action, tryout.trials[action]) for action in tryout.ranking]
        return [Estimate(vocabulary[action], t.mean(), t.visits) for action, t in trials]

    def _spend(self, search: Search) -> None:
        if self.iterations:
            for _ in range(self.iterations):
                search.iterate()
            return
        end = time.perf_counter() + self.seconds
        while time.perf_counter() < end:
            for _ in range(CLOCK_STRIDE):
                search.iterate()

    def _carried_over(self, state: State, seat: int) -> Node | None:
        """The part of the last tree that the game has reached since, as this seat saw it."""
        seen, node = self._seen, self._root
        if seen is None or node is None or seat != self._seat or state.imagined:
            return None
        if state.setup is not seen.setup or state.ply < seen.ply:
            return None
        moves = state.moves()
        if moves[: seen.ply] != seen.moves():
            return None
        walker = seen.clone()
        for actor, action in moves[seen.ply :]:
            if len(walker.to_act) > 1:
                return None
            told = walker.game.vocabulary[action]
            hidden = actor == CHANCE and (
                walker.game.mask(walker, walker, actor, told, seat) is not None
            )
            child = node.children.get(HIDDEN if hidden else action)
            if child is None:
                return None
            node = child
            walker.take(action, actor)
        return node


def read_budget(budget: str | int) -> tuple[int, float]:
    """A budget as (iterations, seconds), one of them 0: `500`, `2s`, `0.2s`, `300ms`."""
    text = str(budget).strip()
    found = re.fullmatch(r"(\d{1,9}(?:\.\d{1,6})?)(s|ms)?", text)
    if not found or float(found[1]) == 0 or (not found[2] and "." in found[1]):
        raise AgentError(
            f"mcts can't have the budget {shown(text)}: give iterations (mcts:500) or time "
            "(mcts:2s)"
        )
    if not found[2]:
        if int(found[1]) > MAX_ITERATIONS:
            raise AgentError(f"mcts can't think more than {MAX_ITERATIONS} iterations a move")
        return int(found[1]), 0.0
    seconds = float(found[1]) / (1000.0 if found[2] == "ms" else 1.0)
    if seconds > MAX_SECONDS:
        raise AgentError(f"mcts can't think more than {MAX_SECONDS:.0f} seconds a move")
    return 0, seconds
