"""What a heuristic player looks at.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def evaluate(s: ViralState, seat: int) -> float:
    """The chance that a seat wins, 0 to 1."""
    return 0.5
