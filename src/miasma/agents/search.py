"""The tree search under the mcts player: UCT over what a seat can know.

Each iteration imagines what the seat can't know anew and walks down one shared tree, in which an
option counts only in the worlds where it is legal (information-set search). Chance is sampled, not
chosen. Where several seats choose at once, each chooses by its own numbers, blind to the others.

Compiled by `miasma accelerate`; it imports the standard library and the core only.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from miasma.core.chance import CHANCE, pick

if TYPE_CHECKING:
    from miasma.core.state import State

HIDDEN = -2
"""The key of something that happened out of the searching seat's sight."""


class Edge:
    """What is known of an option: how often it was there, how often it was tried, what it gave."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0


class Node:
    """A situation as the searching seat sees it."""

    __slots__ = ("children", "edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        self.children: dict[Any, Node] = {}


class Search:
    """One seat's search; `root` may be carried over from an earlier search of the same game."""

    def __init__(
        self,
        truth: State,
        seat: int,
        rng: Random,
        exploration: float,
        rollout: int,
        root: Node,
        trust: int = 1,
    ) -> None:
        self.truth = truth
        self.seat = seat
        self.rng = rng
        self.exploration = exploration
        self.rollout = rollout
        self.root = root
        self.trust = trust
        self.game = truth.setup.game
        self.seats = truth.setup.seats
        self.stride = len(self.game.vocabulary)
        self.duel = self.seats == 2 and not self.game.cooperative

    def iterate(self) -> None:
        """One walk: imagine, descend, add a situation, guess its worth, and remember it."""
        world = self.truth.imagine(self.seat, self.rng)
        node = self.root
        path: list[Edge] = []
        actors: list[int] = []
        pending: list[int] = []
        expanded = False
        while world.to_act and not expanded:
            node.visits += 1
            actor = world.to_act[0]
            key: Any
            if actor == CHANCE:
                action = pick(world.chances(), self.rng)
                key = action if self.in_sight(world, action) else HIDDEN
                world.take(action, CHANCE)
            elif len(world.to_act) == 1 and not pending:
                edge, action = self.select(node, world, actor)
                expanded = edge.visits == 0
                path.append(edge)
                actors.append(actor)
                key = action
                world.take(action, actor)
            else:
                key, expanded = self.select_together(node, world, path, actors, pending)
            child = node.children.get(key)
            if child is None:
                child = Node()
                node.children[key] = child
            node = child
        self.remember(path, actors, self.guess(world))

    def in_sight(self, world: State, action: int) -> bool:
        """Whether the searching seat would see this outcome of chance."""
        named = self.game.vocabulary[action]
        return self.game.mask(world, world, CHANCE, named, self.seat) is None

    def select_together(
        self,
        node: Node,
        world: State,
        path: list[Edge],
        actors: list[int],
        pending: list[int],
    ) -> tuple[Any, bool]:
        """Secret choices at the same time: all seats choose at this situation, then it moves on.

        What others chose enters the tree only when it is revealed.
        """
        expanded = False
        own = HIDDEN
        for actor in world.to_act:
            edge, action = self.select(node, world, actor)
            expanded = expanded or edge.visits == 0
            path.append(edge)
            actors.append(actor)
            if actor == self.seat:
                own = action
            else:
                pending.append(action)
            world.take(action, actor)
        if len(world.to_act) > 1:
            return own, expanded
        key = (own, *pending)
        pending.clear()
        return key, expanded

    def select(self, node: Node, world: State, actor: int) -> tuple[Edge, int]:
        """The option with the best upper bound among those there are in this world (UCB)."""
        base = actor * self.stride
        edges = node.edges
        best_edge: Edge | None = None
        best_action = -1
        best = -1.0
        fresh = 0
        for action in world.choices(actor):
            edge = edges.get(base + action)
            if edge is None:
                edge = Edge()
                edges[base + action] = edge
            edge.available += 1
            if edge.visits == 0:
                # Among untried options each is as likely as the others.
                fresh += 1
                if self.rng.random() * fresh < 1.0:
                    best_edge, best_action = edge, action
            elif not fresh:
                bound = edge.total / edge.visits + self.exploration * sqrt(
                    log(edge.available) / edge.visits
                )
                if bound > best:
                    best = bound
                    best_edge, best_action = edge, action
        assert best_edge is not None
        return best_edge, best_action

    def guess(self, world: State) -> list[float]:
        """What each seat may expect: a short random play, then the game's own judgement.

        Without a random play chance still has its say first: nothing is judged half rolled, nor in
        the middle of a fight.
        """
        left = self.rollout
        random = self.rng.random
        while world.to_act:
            actor = world.to_act[0]
            if actor == CHANCE and (left or not self.rollout):
                world.take(pick(world.chances(), self.rng), CHANCE)
                continue
            if not left:
                break
            legal = world.choices(actor)
            world.take(legal[int(random() * len(legal))], actor)
            left -= 1
        if world.to_act and not self.game.settled(world):
            self.game.play_on(world, self.rng)
        if not world.to_act:
            return list(world.result().rewards())
        if self.duel:
            first = self.game.evaluate(world, 0)
            return [first, 1.0 - first]
        return self.game.evaluate_all(world)

    def remember(self, path: list[Edge], actors: list[int], values: list[float]) -> None:
        """Add the guess to every option on the way down, for the seat that took it.

        The first look at an option may count for several: it is free of the luck that comes later.
        """
        for place in range(len(path)):
            edge = path[place]
            weight = 1 if edge.visits else self.trust
            edge.visits += weight
            edge.total += weight * values[actors[place]]
