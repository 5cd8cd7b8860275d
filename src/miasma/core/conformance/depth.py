"""How much is checked where: the dear promises are looked at in a share of all positions.

What the rules say (option lists, chance, invariants, clones) is checked in every position.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Depth:
    """For each kind of promise: in one of how many positions it is checked (0: never)."""

    saves: int = 8
    """Saving, loading, replaying, refusing what is illegal."""
    secrets: int = 6
    """Worlds that must look the same to a seat."""
    words: int = 60
    """Texts in three languages."""
    pictures: int = 400
    """Scenes."""
    shadow_plies: int = 8
    """For how many actions a second world is followed."""


SOAK = Depth()
"""Quick enough for thousands of games."""

THOROUGH = Depth(saves=1, secrets=1, words=1, pictures=2, shadow_plies=1_000_000)
"""Everything, nearly everywhere: for the tests and for looking into one game."""
