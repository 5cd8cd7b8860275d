"""What stands for a game in lists: a moment of a played game, and a part of its board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Poster:
    """Which moment of which game, and which part of its board; without a box all of it."""

    box: Box | None = None
    seats: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    agent: str = "random"
    seed: int = 7
    part: float = 0.6
    """How far into the game, from 0 to 1."""
