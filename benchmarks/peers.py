"""Random play and copies of other engines, measured in turns with ours: see README.md.

.venv/bin/python benchmarks/peers.py [--rounds 9] [--seconds 0.5] [--json]

Peers that are not installed are left out.
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from statistics import median

import miasma
from miasma.arena.digest import is_compiled
from miasma.arena.playout import play_out

Play = Callable[[], int]
"""Plays one random game and gives the number of moves."""
Copy = Callable[[], object]
"""Copies a position from the middle of a game once."""


def our_game(name: str) -> tuple[str, Play, Copy]:
    game = miasma.game(name)
    rng = Random(3)
    seats = game.seats[0]
    middle = game.start(seats)
    half = play_out(middle.clone(), rng) // 2
    while middle.ply < half:
        seat = middle.to_act[0]
        middle.take(rng.choice(middle.legal(seat)), seat)
    return f"miasma {name}", lambda: play_out(game.start(seats), rng), middle.clone


def python_chess() -> tuple[str, Play, Copy] | None:
    try:
        import chess
    except ImportError:
        return None
    random = Random(3).random

    def play() -> int:
        board = chess.Board()
        moves = 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            moves += 1
        return moves

    middle = chess.Board()
    for _ in range(60):
        legal = list(middle.legal_moves)
        if legal:
            middle.push(legal[int(random() * len(legal))])
    # Without its stack of past moves, as a search copies it.
    return f"python-chess {version('chess')}", play, lambda: middle.copy(stack=False)


def catanatron() -> tuple[str, Play, Copy] | None:
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def start() -> Game:
        return Game([RandomPlayer(colour) for colour in colours])

    def moves_of(game: Game) -> int:
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    def play() -> int:
        game = start()
        game.play()
        return moves_of(game)

    middle = start()
    for _ in range(150):
        middle.play_tick()
    return f"Catanatron {version('catanatron')}", play, middle.copy


def per_second(work: Callable[[], int], seconds: float) -> float:
    done = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        done += work()
    return done / passed


def measure(rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    entries = [our_game(name) for name in miasma.games()]
    entries += [peer for peer in (python_chess(), catanatron()) if peer is not None]
    moves: dict[str, list[float]] = {name: [] for name, *_ in entries}
    copies: dict[str, list[float]] = {name: [] for name, *_ in entries}
    for _ in range(rounds):
        for name, play, copy in entries:

            def copy_many(copy: Copy = copy) -> int:
                for _ in range(20):
                    copy()
                return 20

            moves[name].append(per_second(play, seconds))
            copies[name].append(per_second(copy_many, seconds / 4))
    return {
        name: {
            "moves_per_s": round(median(moves[name])),
            "copy_us": round(1e6 / median(copies[name]), 2),
        }
        for name, *_ in entries
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure(args.rounds, args.seconds)
    if args.json:
        print(json.dumps({"compiled": is_compiled(), "engines": found}, indent=2))
        return
    kind = "compiled kernels" if is_compiled() else "plain Python"
    print(f"Python {platform.python_version()}, {kind}, median of {args.rounds} rounds\n")
    print(f"{'engine':<24}{'random moves/s':>16}{'copy µs':>10}")
    for name, rates in found.items():
        print(f"{name:<24}{rates['moves_per_s']:>16,}{rates['copy_us']:>10.2f}")


if __name__ == "__main__":
    main()
