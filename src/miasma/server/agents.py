"""Which computer players a table may name, and how long they may think.

The agents' own catalogue also imports classes by path; nothing that comes over the network may.
"""

from __future__ import annotations

import re
from typing import Final

from miasma.agents.mcts import read_budget
from miasma.server.problems import Problem

LEVELS: Final = (
    ("random", "novice"),
    ("greedy", "easy"),
    ("mcts:200ms", "medium"),
    ("mcts:1s", "hard"),
    ("mcts:4s", "expert"),
)
"""Levels as (spec, Fluent message `level-NAME`), weakest first."""
STAND_IN: Final = "mcts:200ms"
HINT: Final = "mcts:1s"
_MCTS = re.compile(r"mcts:\d{1,5}(ms|s)?")
MOST_SECONDS = 10.0
MOST_ITERATIONS = 5_000
_INSTANT = 0.1


def check_agent(spec: str | None) -> str:
    """The name of a computer player that may sit at a table."""
    name = spec or LEVELS[2][0]
    if name in ("random", "greedy") or any(name == level for level, _ in LEVELS):
        return name
    if _MCTS.fullmatch(name):
        iterations, seconds = read_budget_or_nothing(name)
        if 0 < iterations <= MOST_ITERATIONS or 0 < seconds <= MOST_SECONDS:
            return name
    raise Problem(400, "no-such-agent", "There is no such computer player at this server.")


def read_budget_or_nothing(spec: str) -> tuple[int, float]:
    """Iterations and seconds of a spec; nothing if it can't be read."""
    try:
        return read_budget(spec.partition(":")[2])
    except Exception:
        return 0, 0.0


def seconds_of(spec: str) -> float:
    """About how long a player thinks about a move."""
    if not spec.startswith("mcts:"):
        return _INSTANT
    iterations, seconds = read_budget_or_nothing(spec)
    return seconds or max(_INSTANT, iterations / 2_000)
