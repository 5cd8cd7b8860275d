"""Win chances as people read them: where one side wins, those of all sides add up to one.

A game's judgement serves the search, where only the order of what one seat may reach counts; among
three, every seat may look even with the best of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from miasma.agents.agent import Estimate

if TYPE_CHECKING:
    from miasma.core.state import State

WORLDS = 6
"""Imagined worlds a judgement is averaged over."""
SURE = 1e-6


def judged(state: State, seat: int | None, rng: Random) -> list[float]:
    """How good a position looks for every seat, as far as a seat knows; with None, in truth."""
    count = 1 if seat is None else WORLDS
    worlds = [state if seat is None else state.imagine(seat, rng) for _ in range(count)]
    found = [state.game.evaluate_all(world) for world in worlds]
    return [sum(values) / count for values in zip(*found, strict=True)]


def shares(state: State, values: Sequence[float]) -> list[float]:
    """The same as chances of a victory that one side gets; who plays together has one in common."""
    if _together(state):
        return [state.game.win_chance(state, value) for value in values]
    total = sum(values)
    if total <= 0.0:
        return list(values)
    return [value / total for value in values]


def shared(
    state: State, seat: int, found: Sequence[Estimate], rng: Random | None = None
) -> list[Estimate]:
    """What a player thinks of the options, on the scale of the chances of all sides: the odds of
    each option change as those of the position do."""
    if _together(state) or not found:
        return [replace(one, value=state.game.win_chance(state, one.value)) for one in found]
    values = judged(state, seat, rng or Random())
    factor = _odds(shares(state, values)[seat]) / _odds(values[seat])
    return [replace(one, value=_chance(_odds(one.value) * factor)) for one in found]


def _together(state: State) -> bool:
    return state.game.cooperative or state.seats == 1


def _odds(chance: float) -> float:
    kept = min(max(chance, SURE), 1.0 - SURE)
    return kept / (1.0 - kept)


def _chance(odds: float) -> float:
    return odds / (1.0 + odds)
