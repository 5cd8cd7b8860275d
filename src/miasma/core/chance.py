"""Chance is an actor: its outcomes are actions with weights, sampled only when they are seen.

Nothing is shuffled in advance. A deck, a bag or a pile of face-down tokens is what is known about
it (a set or counts); the functions here list what may come out of it next.
"""

from __future__ import annotations

from random import Random
from typing import Final

from miasma.core.errors import StateError

CHANCE: Final = -1
"""The seat number of chance."""

Outcomes = list[tuple[int, float]]
"""What chance may do now: action index and weight, sorted by index, every weight above 0."""


def from_set(members: int, first: int) -> Outcomes:
    """Equal outcomes: one of the members of a bit set; bit i is action `first + i`."""
    outcomes: Outcomes = []
    while members:
        low = members & -members
        outcomes.append((first + low.bit_length() - 1, 1.0))
        members ^= low
    return outcomes


def from_bag(counts: list[int], first: int) -> Outcomes:
    """A draw from a bag: outcome i is action `first + i`, as likely as there are copies of it."""
    return [(first + i, float(n)) for i, n in enumerate(counts) if n > 0]


def from_die(first: int, sides: int = 6) -> Outcomes:
    """One die: faces 1 to `sides` are the actions from `first` on."""
    return [(first + i, 1.0) for i in range(sides)]


def pick(outcomes: Outcomes, rng: Random) -> int:
    """Sample one outcome by its weight."""
    if not outcomes:
        raise StateError("chance is to act, but chances() offers nothing")
    total = 0.0
    for _, weight in outcomes:
        total += weight
    mark = rng.random() * total
    for action, weight in outcomes:
        mark -= weight
        if mark < 0:
            return action
    return outcomes[-1][0]
