"""What runs in the thinking processes: plain functions over plain data."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from random import Random
from typing import Any

from miasma.agents.agent import Estimate
from miasma.agents.catalogue import find_agent
from miasma.agents.shares import judged, shared, shares
from miasma.core.chance import CHANCE
from miasma.core.registry import find_game
from miasma.core.state import State
from miasma.server.position import begin

MOST_POINTS = 160
"""Points of a win-chance curve."""
KEPT = 64


@dataclass(frozen=True, slots=True)
class Case:
    """A position as plain data: how the table began, and what was played since."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    base: dict[str, Any] | None
    moves: tuple[tuple[int, int], ...]


_kept: OrderedDict[str, tuple[tuple[tuple[int, int], ...], State]] = OrderedDict()


def state_of(case: Case) -> State:
    """The state of a case; the last one of the same table is carried on where it fits."""
    # Taken out first: should a move fail, no state is kept that does not fit its moves.
    moves, state = _kept.pop(case.table, ((), None))
    if state is None or case.moves[: len(moves)] != moves:
        moves = ()
        state = begin(find_game(case.game), case.seats, case.options, case.base)
    for seat, action in case.moves[len(moves) :]:
        state.take(action, seat)
    _kept[case.table] = (case.moves, state)
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return state.clone()


def choose(case: Case, seat: int, spec: str) -> int:
    """What a computer player plays.

    Where nobody may see that a seat has a single option, it is thought about like any other: a
    quick answer would tell.
    """
    state, agent = state_of(case), find_agent(spec)
    if len(state.legal(seat)) == 1 and not state.openly_forced(seat):
        agent.analyse(state, seat)
    return agent.choose(state, seat).index


def analyse(case: Case, seat: int, spec: str, most: int) -> list[tuple[int, float, int]]:
    """What a computer player thinks of the options: (action, win chance, visits), best first."""
    state = state_of(case)
    found: list[Estimate] = find_agent(spec).analyse(state, seat)[:most]
    found = shared(state, seat, found)
    return [(estimate.action.index, estimate.value, estimate.visits) for estimate in found]


def curve(case: Case, seat: int | None, seed: int) -> list[tuple[int, list[float]]]:
    """The win chance of every seat along a game, as (ply, chances).

    With a seat, only what that seat knew at each moment is judged; with None the truth is.
    """
    rng = Random(seed)
    state = begin(find_game(case.game), case.seats, case.options, case.base)
    stride = max(1, len(case.moves) // MOST_POINTS)
    points: list[tuple[int, list[float]]] = []
    for ply, (actor, action) in enumerate([*case.moves, (CHANCE, -1)]):
        last = action < 0
        settled = bool(state.to_act) and state.to_act[0] != CHANCE
        if last or (settled and ply % stride == 0):
            points.append((ply, _judged(state, seat, rng)))
        if not last:
            state.take(action, actor)
    return points


def _judged(state: State, seat: int | None, rng: Random) -> list[float]:
    if state.over:
        return [float(share) for share in state.result().rewards()]
    return shares(state, judged(state, seat, rng))
