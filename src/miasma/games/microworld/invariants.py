"""The invariants of the rules page, checked after every action when soaking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from miasma.games.microworld.actions import BARRIER, GENES, NECROSIS, TRANSCRIPTION, token_of
from miasma.games.microworld.board import CELLS
from miasma.games.microworld.knowledge import members
from miasma.games.microworld.rules import choices
from miasma.games.microworld.table import (
    ARROW,
    BARRIER_AT,
    BEFORE,
    DECLARED,
    DRAW_GENE,
    FLIPPED,
    GOAL_BY,
    HAND,
    INHIBITED,
    MARKERS,
    MUTATION_MARKERS,
    MUTATION_OF,
    NONE,
    OPEN_GOAL,
    OPEN_RESERVE,
    OPEN_TOKENS,
    OVER,
    PHASE,
    PIECES,
    PLACED,
    POOL,
    REMOVED,
    RESERVE,
    SCORE,
    SEALS,
    TOKENS,
    TURN,
    USED,
    USES,
)

if TYPE_CHECKING:
    from miasma.games.microworld.state import MicroworldState


def broken(s: MicroworldState) -> list[str]:
    """One sentence for each invariant that does not hold."""
    if not s.board.ids:
        return []
    checks = (_markers, _genes, _board, _mutations, _rest)
    return [sentence for check in checks for sentence in check(s)]


def _markers(s: MicroworldState) -> Iterator[str]:
    t = s.t
    pieces = t[PIECES : PIECES + CELLS]
    placed = t[TURN] + (t[PLACED] >= 0)
    if sum(cell != NONE for cell in pieces) != placed:
        yield "MW-INV-01: placements and markers differ"
    for seat in (0, 1):
        cells = [cell for cell in pieces[seat::2] if cell >= 0]
        if len(cells) != len(set(cells)) or sum(1 << cell for cell in cells) != t[MARKERS + seat]:
            yield f"MW-INV-03: the markers of seat {seat} and their cells differ"
    if t[MARKERS] & t[MARKERS + 1]:
        yield "MW-INV-03: two markers in one cell"
    if t[FLIPPED] & ~s.occupied():
        yield "MW-INV-03: a flipped marker is not on the board"
    if t[PHASE] != OVER and sum(cell == REMOVED for cell in pieces) > 2:
        yield "MW-INV-04: more than two markers removed"


def _genes(s: MicroworldState) -> Iterator[str]:
    t = s.t
    held = [t[HAND], t[HAND + 1], t[USED], t[USED + 1]]
    if t[DECLARED] >= 0:
        held.append(1 << token_of(t[DECLARED]))
    seen = 0
    for genes in held:
        if seen & genes:
            yield "MW-INV-02: a gene is in two places"
        seen |= genes
    unseen = t[TOKENS].bit_count() + t[RESERVE]
    if t[PHASE] == DRAW_GENE:
        unseen += 1
    if s.terms.open_genes:
        lying = t[OPEN_RESERVE].bit_count() + sum(
            gene >= 0 for gene in t[OPEN_TOKENS : OPEN_TOKENS + CELLS]
        )
        if seen.bit_count() + lying + t[POOL].bit_count() != GENES:
            yield "MW-INV-02: with open genes each gene is in exactly one place"
    elif t[POOL].bit_count() != unseen or t[POOL] & seen:
        yield "MW-INV-18: the pool is not what nobody has seen"
    if (t[ARROW] < 0) != (not t[USED] | t[USED + 1]) or t[ARROW] == TRANSCRIPTION:
        yield "MW-INV-12: the arrow is wrong"
    for place, token in ((SEALS, NECROSIS), (SEALS + 1, TRANSCRIPTION)):
        cell = t[place]
        if cell < 0 or t[PHASE] == OVER:
            continue
        user = 0 if t[USED] >> token & 1 else 1
        if not t[USED + user] >> token & 1 or not t[MARKERS + user] >> cell & 1:
            yield "MW-INV-14: a seal does not lie on a marker of its user"
    if t[USES] > s.terms.gene_limit or (t[USES] and t[INHIBITED] >> (t[TURN] & 1) & 1):
        yield "MW-INV-10: too many genes used"


def _board(s: MicroworldState) -> Iterator[str]:
    board = s.board
    if sum(cells.bit_count() for cells in board.tissue_cells) != CELLS:
        yield "MW-INV-07: tissues don't cover the board"
    for cell in range(CELLS):
        if board.neighbours[cell] >> cell & 1:
            yield f"MW-INV-06: {board.ids[cell]} is its own neighbour"
        for other in members(board.neighbours[cell]):
            if not board.neighbours[other] >> cell & 1:
                yield f"MW-INV-06: {board.ids[cell]} and {board.ids[other]} disagree"


def _mutations(s: MicroworldState) -> Iterator[str]:
    t = s.t
    for seat in (0, 1):
        tile = t[MUTATION_OF + seat]
        given = s.terms.mutation_markers[tile] if tile >= 0 else 0
        lying = tile == BARRIER and t[BARRIER_AT] >= 0
        if not 0 <= t[MUTATION_MARKERS + seat] <= given - lying:
            yield f"MW-INV-11: seat {seat} has too many mutation markers"
    if t[BARRIER_AT] >= 0 and BARRIER not in t[MUTATION_OF : MUTATION_OF + 2]:
        yield "MW-INV-20: a barrier of nobody"


def _rest(s: MicroworldState) -> Iterator[str]:
    t = s.t
    if t[SCORE] < 0 or t[SCORE + 1] < 0:
        yield "MW-INV-08: a score below 0"
    if t[PHASE] == BEFORE and not choices.placeable(s):
        yield "MW-INV-05: no cell to place in"
    if (t[GOAL_BY] >= 0) and t[OPEN_GOAL] < 0:
        yield "MW-INV-13: a goal was met that is not there"
    if t[PHASE] == OVER and t[TURN] != CELLS:
        yield "MW-INV-20: the game ended too soon"
