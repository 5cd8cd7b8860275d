"""The agenda: what still has to happen, as a stack of small steps inside the state.

Rules that interrupt each other push steps; `State.run` carries them out, last pushed first, until
a seat or chance must choose. A step is one int: its kind in the low byte and, if it needs one, an
argument above it. So an agenda clones, saves and resumes like the rest of the state.
"""

from __future__ import annotations

KIND_BITS = 8
KIND_MASK = (1 << KIND_BITS) - 1


def todo(kind: int, argument: int = 0) -> int:
    """Pack a step; arguments are not negative."""
    return kind | argument << KIND_BITS


def kind_of(packed: int) -> int:
    """The kind of a packed step."""
    return packed & KIND_MASK


def argument_of(packed: int) -> int:
    """The argument of a packed step."""
    return packed >> KIND_BITS


def plan(agenda: list[int], *steps: int) -> None:
    """Put steps on top of the agenda so that they happen in the order written."""
    agenda.extend(reversed(steps))
