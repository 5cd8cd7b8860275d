"""How fast: random play, clones and search, beside python-chess in the same run.

Machines are noisy, so nothing is measured once: short rounds of everything take turns, and the
median of the rounds counts. The ratio to python-chess is taken round by round.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any

from miasma.agents.search import Node, Search
from miasma.arena.digest import is_compiled
from miasma.arena.playout import play_out
from miasma.core.game import Game
from miasma.core.registry import find_game
from miasma.core.state import State

Measure = Callable[[float], float]
"""Runs for some seconds and gives how many per second."""


@dataclass(slots=True)
class Rates:
    """What the rounds of one game gave."""

    moves: list[float] = field(default_factory=list)
    clones: list[float] = field(default_factory=list)
    iterations: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Bench:
    """The results of a run."""

    games: dict[str, Rates]
    chess: list[float] = field(default_factory=list)

    def ratio(self, game: str) -> float | None:
        """How many times python-chess's moves a game plays in the same time."""
        if not self.chess:
            return None
        pairs = zip(self.games[game].moves, self.chess, strict=True)
        return median(ours / theirs for ours, theirs in pairs)

    def to_dict(self) -> dict[str, Any]:
        """Plain data: medians."""
        return {
            "python": platform.python_version(),
            "compiled": is_compiled(),
            "rounds": len(next(iter(self.games.values())).moves),
            "python_chess_moves_per_s": round(median(self.chess)) if self.chess else None,
            "games": {
                name: {
                    "moves_per_s": round(median(rates.moves)),
                    "ratio_to_python_chess": _rounded(self.ratio(name)),
                    "clone_us": round(1e6 / median(rates.clones), 3),
                    "mcts_iterations_per_s": round(median(rates.iterations)),
                }
                for name, rates in self.games.items()
            },
        }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def run(
    game_ids: list[str],
    rounds: int = 7,
    seconds: float = 0.25,
    each_round: Callable[[], None] | None = None,
) -> Bench:
    """Measure games and python-chess (where it is installed) in turns."""
    chess = chess_moves()
    games = {name: find_game(name) for name in game_ids}
    places = {name: _middles(game) for name, game in games.items()}
    bench = Bench({name: Rates() for name in games})
    for _ in range(rounds):
        for name, game in games.items():
            rates = bench.games[name]
            rates.moves.append(_moves(game, seconds))
            rates.clones.append(_clones(places[name], seconds / 4))
            rates.iterations.append(_iterations(places[name], seconds))
        if chess is not None:
            bench.chess.append(chess(seconds))
        if each_round is not None:
            each_round()
    return bench


def _per_second(work: Callable[[], int], seconds: float) -> float:
    done = 0
    start = time.perf_counter()
    while True:
        done += work()
        passed = time.perf_counter() - start
        if passed >= seconds:
            return done / passed


def _moves(game: Game, seconds: float) -> float:
    """Actions of random games with default options per second, setting up included."""
    rng = Random(3)
    seats = game.seats[0]
    return _per_second(lambda: play_out(game.start(seats), rng), seconds)


def _middles(game: Game, count: int = 4) -> list[State]:
    """Positions from the middle of random games in which one seat has a choice."""
    rng = Random(5)
    found: list[State] = []
    while len(found) < count:
        state = game.start(game.seats[0])
        half = play_out(state.clone(), rng) // 2
        while state.to_act and not (
            state.ply >= half and len(state.to_act) == 1 and len(state.legal(state.to_act[0])) > 1
        ):
            seat = state.to_act[0]
            state.take(rng.choice(state.legal(seat)), seat)
        if state.to_act and state.to_act[0] >= 0:
            found.append(state)
    return found


def _clones(places: list[State], seconds: float) -> float:
    def work() -> int:
        for state in places:
            for _ in range(50):
                state.clone()
        return 50 * len(places)

    return _per_second(work, seconds)


def _iterations(places: list[State], seconds: float, batch: int = 50) -> float:
    """Iterations of the tree search per second, from the middle of a game on."""
    rng = Random(7)
    searches = [
        Search(state, state.to_act[0], rng, state.game.exploration, state.game.rollout, Node())
        for state in places
    ]

    def work() -> int:
        for search in searches:
            for _ in range(batch):
                search.iterate()
        return batch * len(searches)

    return _per_second(work, seconds)


def chess_moves() -> Measure | None:
    """Random play with python-chess, if it is installed."""
    try:
        import chess
    except ImportError:
        return None

    def one_game() -> int:
        board = chess.Board()
        moves = 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            moves += 1
        return moves

    random = Random(3).random
    return lambda seconds: _per_second(one_game, seconds)
