"""Mutations that are used: Barrier, Exchange, Drift; and the secret choice of a tile (rule C).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan
from miasma.games.microworld import tell
from miasma.games.microworld.actions import BLOCK, KEEP, MOVE, SWAP
from miasma.games.microworld.rules import pieces, points
from miasma.games.microworld.table import (
    BARRIER_AT,
    GOAL_BY,
    KEPT,
    MUTATED,
    MUTATION_MARKERS,
    MUTATION_OF,
    OPEN_AFTER,
    OPEN_GOAL,
    PLACED,
    TURN,
)

if TYPE_CHECKING:
    from miasma.games.microworld.state import MicroworldState


def keep(s: MicroworldState, seat: int, action: int) -> None:
    """A tile is kept in secret; when both are in, both are shown (MW-100, MW-102a)."""
    t = s.t
    t[KEPT + seat] = action - KEEP
    other = 1 - seat
    if t[KEPT + other] < 0:
        s.to_act = (other,)
        if s.events is not None:
            tell.kept(s, seat)
        return
    for owner in (0, 1):
        mutation = t[KEPT + owner]
        t[MUTATION_OF + owner] = mutation
        t[MUTATION_MARKERS + owner] = s.terms.mutation_markers[mutation]  # MW-101
    if s.events is not None:
        tell.revealed(s)


def use(s: MicroworldState, action: int) -> None:
    """The own mutation is used with its target; no points are counted again (MW-119, MW-124)."""
    t = s.t
    seat = t[TURN] & 1
    t[MUTATION_MARKERS + seat] -= 1  # MW-102
    t[MUTATED] = 1
    if action >= MOVE:
        cell = s.board.on_board[action - MOVE]
        told = (t[PLACED], cell)
        pieces.move(s, seat, t[PLACED], cell)  # MW-122, MW-123
    elif action >= SWAP:
        cell = s.board.on_board[action - SWAP]
        told = (t[PLACED], cell)
        pieces.swap(s, seat, t[PLACED], cell)  # MW-117, MW-118
    else:
        cell = s.board.on_board[action - BLOCK]
        told = (cell, cell)
        t[BARRIER_AT] = cell  # MW-107
    if s.events is not None:
        tell.mutation_used(s, seat, told[0], told[1])
    if action >= SWAP and t[OPEN_GOAL] >= 0 and t[GOAL_BY] < 0:
        plan(s.agenda, OPEN_AFTER)
        points.check_goals(s)  # MW-76
    else:
        s.to_act = (seat,)
