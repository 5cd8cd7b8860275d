"""What a running text refers to: the acting unit, the scene, the space and the piece of a loop.

It is packed into one number, because it travels inside steps of the agenda. Compiled by
`miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

from miasma.games.zeds.pieces import UNITS


def context(unit: int = -1, track: int = -1, space: int = -1, piece: int = -1) -> int:
    """Pack a context; -1 is nothing."""
    return unit + 1 | track + 1 << 7 | space + 1 << 10 | piece + 1 << 16


ALONE: Final[list[int]] = [context(unit) for unit in range(UNITS)]
"""Per unit: the context in which it acts, and nothing else."""


def unit_in(packed: int) -> int:
    """The acting unit."""
    return (packed & 127) - 1


def track_in(packed: int) -> int:
    """The scene of the running story draw."""
    return (packed >> 7 & 7) - 1


def space_in(packed: int) -> int:
    """The space of the running loop."""
    return (packed >> 10 & 63) - 1


def piece_in(packed: int) -> int:
    """The piece of the running loop."""
    return (packed >> 16 & 127) - 1


def with_track(packed: int, track: int) -> int:
    """The same context with another scene."""
    return packed & ~(7 << 7) | track + 1 << 7


def with_space(packed: int, space: int) -> int:
    """The same context with another space."""
    return packed & ~(63 << 10) | space + 1 << 10


def with_piece(packed: int, piece: int) -> int:
    """The same context with another piece."""
    return packed & ~(127 << 16) | piece + 1 << 16
