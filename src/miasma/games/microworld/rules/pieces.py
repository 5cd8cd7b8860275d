"""Markers that move: flip states and seals travel with them, genes stay in their cells.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.microworld.table import ANCHOR, FLIPPED, MARKERS, PIECES, PLACED, SEALS

if TYPE_CHECKING:
    from miasma.games.microworld.state import MicroworldState


def move(s: MicroworldState, seat: int, origin: int, goal: int) -> None:
    """A marker moves into a free cell (MW-52, MW-54); a gene there is not taken (MW-37, MW-51)."""
    t = s.t
    t[MARKERS + seat] ^= 1 << origin | 1 << goal
    if t[FLIPPED] >> origin & 1:
        t[FLIPPED] ^= 1 << origin | 1 << goal
    t[PIECES + s.piece_in(origin)] = goal
    follow(s, origin, goal)


def swap(s: MicroworldState, seat: int, own: int, opposing: int) -> None:
    """Two markers change places with all that lies on them (MW-117, MW-118)."""
    t = s.t
    both = 1 << own | 1 << opposing
    t[MARKERS + seat] ^= both
    t[MARKERS + 1 - seat] ^= both
    if (t[FLIPPED] >> own & 1) != (t[FLIPPED] >> opposing & 1):
        t[FLIPPED] ^= both
    first, second = s.piece_in(own), s.piece_in(opposing)
    t[PIECES + first], t[PIECES + second] = opposing, own
    follow(s, own, opposing)


def follow(s: MicroworldState, one: int, other: int) -> None:
    """What refers to a marker refers to it in its new cell (MW-19, MW-R-04, MW-54)."""
    t = s.t
    for place in (ANCHOR, PLACED, SEALS, SEALS + 1):
        if t[place] == one:
            t[place] = other
        elif t[place] == other:
            t[place] = one
