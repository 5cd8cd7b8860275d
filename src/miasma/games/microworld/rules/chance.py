"""Chance: tiles, genes, the goal and mutation tiles, each sampled when it is seen (MW-20).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.chance import CHANCE, Outcomes, from_set
from miasma.games.microworld import tell
from miasma.games.microworld.actions import GENE, GOAL, MUTATION, TILE
from miasma.games.microworld.rules import turn
from miasma.games.microworld.table import (
    ASKED,
    DEAL_GENE,
    DEAL_MUTATION,
    DRAW_GENE,
    DRAW_GOAL,
    DRAW_OPEN_GENE,
    DRAW_TILE,
    FRESH,
    HAND,
    NONE,
    OFFERS,
    OPEN_GOAL,
    OPEN_RESERVE,
    OPEN_TOKENS,
    PHASE,
    POOL,
    RESERVE,
    SIDES,
    TOKENS,
)

if TYPE_CHECKING:
    from miasma.games.microworld.state import MicroworldState

ALL_GOALS: Final = 0b1111
ALL_MUTATIONS: Final = 0b111111
ALL_SIDES: Final = 0b11111111
_CHANCE: Final[tuple[int, ...]] = (CHANCE,)


def ask(s: MicroworldState, phase: int, seat: int) -> None:
    """Chance is to act; `seat` is who gets or sees the result."""
    s.t[PHASE] = phase
    s.t[ASKED] = seat
    s.to_act = _CHANCE


def outcomes(s: MicroworldState) -> Outcomes:
    """What chance may do now: everything is equally likely."""
    t = s.t
    phase = t[PHASE]
    if phase == DRAW_TILE:
        left = ALL_SIDES
        for position in range(4):
            if t[SIDES + position] >= 0:
                left &= ~(0b11 << (t[SIDES + position] & ~1))
        return from_set(left, TILE)
    if phase == DRAW_GOAL:
        return from_set(ALL_GOALS, GOAL)
    if phase == DEAL_MUTATION:
        return from_set(ALL_MUTATIONS & ~(t[OFFERS] | t[OFFERS + 1]), MUTATION)
    if s.terms.open_genes and phase != DRAW_OPEN_GENE:
        return from_set(t[OPEN_RESERVE], GENE)
    return from_set(t[POOL], GENE)


def happen(s: MicroworldState, action: int) -> None:
    """Carry out an action of chance."""
    phase = s.t[PHASE]
    if phase == DRAW_GENE:
        gene = action - GENE
        s.t[POOL] &= ~(1 << gene)
        turn.receive_taken(s, s.t[ASKED], gene)
    elif phase == DRAW_TILE:
        lay_tile(s, action - TILE)
    elif phase == DRAW_OPEN_GENE:
        lay_open_gene(s, action - GENE)
    elif phase == DRAW_GOAL:
        s.t[OPEN_GOAL] = action - GOAL  # MW-90
        if s.events is not None:
            tell.goal_drawn(s)
    elif phase == DEAL_MUTATION:
        s.t[OFFERS + s.t[ASKED]] |= 1 << (action - MUTATION)  # MW-100
        if s.events is not None:
            tell.mutation_dealt(s, s.t[ASKED], action - MUTATION)
    else:
        deal_from_reserve(s, s.t[ASKED], action - GENE, late=phase != DEAL_GENE)


def lay_tile(s: MicroworldState, side: int) -> None:
    """A tile side is laid into the next position (MW-02)."""
    t = s.t
    position = 0
    while t[SIDES + position] >= 0:
        position += 1
    t[SIDES + position] = side
    if s.events is not None:
        tell.tile_laid(s, position, side)
    if position == 3:
        lay_board(s)


def lay_board(s: MicroworldState) -> None:
    """The board is complete: the face-down genes lie on its spots (MW-05)."""
    t = s.t
    s.board = s.setup.game.board(tuple(t[SIDES : SIDES + 4]))  # type: ignore[attr-defined]
    t[TOKENS] = s.board.spots


def lay_open_gene(s: MicroworldState, gene: int) -> None:
    """Open genes: first the spots by cell index, then the reserve (MW-R-30)."""
    t = s.t
    t[POOL] &= ~(1 << gene)
    for cell in range(len(s.board.kinds)):
        if t[TOKENS] >> cell & 1 and t[OPEN_TOKENS + cell] == NONE:
            t[OPEN_TOKENS + cell] = gene
            return
    t[OPEN_RESERVE] |= 1 << gene


def deal_from_reserve(s: MicroworldState, seat: int, gene: int, late: bool) -> None:
    """A reserve gene to a player: rule A in the setup (MW-84), rule D in play (MW-127)."""
    t = s.t
    t[POOL] &= ~(1 << gene)
    t[OPEN_RESERVE] &= ~(1 << gene)
    t[RESERVE] -= 1
    t[HAND + seat] |= 1 << gene
    if late:
        t[FRESH] |= 1 << gene  # MW-128
    if s.events is not None:
        tell.reserve_gene(s, seat, gene)
