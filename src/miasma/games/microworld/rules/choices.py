"""What the active player may do (section "turn" of the rules page): sorted lists of actions.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.microworld.actions import (
    APOPTOSIS,
    BARRIER,
    BLOCK,
    BLOODSTREAM,
    COPY_SHIFT,
    COUNTER,
    DISPLACEMENT,
    DRIFT,
    END,
    EXCHANGE,
    INHIBITION,
    INVASION,
    KEEP,
    MOVE,
    NECROSIS,
    PARASITISM,
    PASS,
    REPLICATION,
    SWAP,
    TRANSCRIPTION,
    USE_APOPTOSIS,
    USE_BLOODSTREAM,
    USE_DISPLACEMENT,
    USE_INHIBITION,
    USE_INVASION,
    USE_NECROSIS,
    USE_PARASITISM,
    USE_REPLICATION,
)
from miasma.games.microworld.board import EVERY_CELL
from miasma.games.microworld.table import (
    AFTER,
    ANCHOR,
    ARROW,
    BARRIER_AT,
    BEFORE,
    BY_BLOODSTREAM,
    BY_INVASION,
    CHOOSE_MUTATION,
    FLIPPED,
    FRESH,
    HAND,
    INHIBITED,
    MARKERS,
    MUTATED,
    MUTATION_MARKERS,
    MUTATION_OF,
    OFFERS,
    PHASE,
    PLACED,
    TOKENS,
    TURN,
    USES,
    WIDENED,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from miasma.games.microworld.state import MicroworldState


def of(s: MicroworldState, seat: int) -> list[int]:
    """The options of a seat that is to act."""
    phase = s.t[PHASE]
    if phase == BEFORE:
        return before(s, seat)
    if phase == AFTER:
        return after(s, seat)
    if phase == CHOOSE_MUTATION:
        offers = s.t[OFFERS + seat]  # MW-100
        return [KEEP + tile for tile in range(6) if offers >> tile & 1]
    return [COUNTER, PASS]  # MW-112


def placeable(s: MicroworldState) -> i64:
    """The cells in which the active player may place now."""
    t = s.t
    if t[TURN] == 0:
        return t[TOKENS]  # MW-12
    occupied: i64 = t[MARKERS] | t[MARKERS + 1]
    free: i64 = EVERY_CELL & ~occupied
    blocked: i64 = 0
    if t[BARRIER_AT] >= 0:
        blocked = s.blocked()
        free &= ~blocked  # MW-110
    near: i64 = s.board.neighbours[t[ANCHOR]]
    cells: i64 = free & near or free  # MW-16, MW-17
    widened: i64 = t[WIDENED]
    if widened:
        if widened & BY_BLOODSTREAM:
            cells |= free  # MW-44
        if widened & BY_INVASION:
            cells |= near & occupied & ~blocked  # MW-48, MW-48a, MW-108
    return cells


def may_use_gene(s: MicroworldState, seat: int) -> bool:
    """Whether the active player has a gene use left (MW-28, MW-85, MW-47)."""
    t = s.t
    return t[USES] < s.terms.gene_limit and not t[INHIBITED] >> seat & 1


def before(s: MicroworldState, seat: int) -> list[int]:
    """Place, or use a before-gene (MW-32)."""
    t = s.t
    options = s.board.names(placeable(s))
    usable: i64 = t[HAND + seat] & ~t[FRESH]  # MW-27, MW-128
    if usable and t[TURN] and may_use_gene(s, seat):  # MW-14
        if usable & ~(1 << TRANSCRIPTION):
            add_before(s, options, usable, 0)
        if usable >> TRANSCRIPTION & 1 and t[ARROW] >= 0:  # MW-55, MW-56
            add_before(s, options, 1 << t[ARROW], COPY_SHIFT)
    return options


def add_before(s: MicroworldState, options: list[int], abilities: int, shift: int) -> None:
    """Append the uses of before-abilities; `shift` makes them copies."""
    if abilities >> DISPLACEMENT & 1:
        first = USE_DISPLACEMENT + shift
        for name in s.board.names(destinations(s)):
            options.append(first + name)
    if abilities >> BLOODSTREAM & 1:
        options.append(USE_BLOODSTREAM + shift)
    if abilities >> INVASION & 1 and invadable(s):
        options.append(USE_INVASION + shift)


def destinations(s: MicroworldState) -> int:
    """Where Displacement may move the anchor (MW-50, MW-50a)."""
    anchor = s.t[ANCHOR]
    free = s.free()
    cells = free & s.board.neighbours[anchor]
    if cells and s.blocked() >> anchor & 1 and not free & (free - 1):
        # The cell left behind is barred and the destination was the last free cell (MW-R-20).
        if not s.t[WIDENED] & BY_INVASION:
            return 0
        around = s.board.neighbours[cells.bit_length() - 1]
        return cells if around & s.occupied() & ~(1 << anchor) else 0
    return cells


def invadable(s: MicroworldState) -> int:
    """The occupied cells that Invasion opens (MW-48, MW-34)."""
    return s.board.neighbours[s.t[ANCHOR]] & s.occupied() & ~s.blocked()


def after(s: MicroworldState, seat: int) -> list[int]:
    """Genes and the mutation in any order (MW-125), or end the turn; no second placing (MW-77)."""
    t = s.t
    usable: i64 = t[HAND + seat] & ~t[FRESH]
    if not usable and not t[MUTATION_MARKERS + seat]:
        return [END]
    options: list[int] = []
    if usable and may_use_gene(s, seat):
        if usable & ~(1 << TRANSCRIPTION):
            add_after(s, seat, options, usable, 0)
        if usable >> TRANSCRIPTION & 1 and t[ARROW] >= 0:
            add_after(s, seat, options, 1 << t[ARROW], COPY_SHIFT)
    if t[MUTATION_MARKERS + seat] and not t[MUTATED]:  # MW-102; also when inhibited, MW-47a
        add_mutation(s, seat, options)
    options.append(END)
    return options


def add_after(
    s: MicroworldState, seat: int, options: list[int], abilities: int, shift: int
) -> None:
    """Append the uses of after-abilities; `shift` makes them copies.

    A before-gene is not among them, not even one just taken (MW-33).
    """
    if abilities >> APOPTOSIS & 1:
        first = USE_APOPTOSIS + shift
        for name in s.board.names(flippable(s, seat)):
            options.append(first + name)
    if abilities >> REPLICATION & 1:
        options.append(USE_REPLICATION + shift)
    if abilities >> PARASITISM & 1:
        options.append(USE_PARASITISM + shift)
    if abilities >> INHIBITION & 1:
        options.append(USE_INHIBITION + shift)
    if abilities >> NECROSIS & 1:
        options.append(USE_NECROSIS + shift)


def flippable(s: MicroworldState, seat: int) -> int:
    """Opposing unflipped markers next to the placed one, where it is now (MW-43, MW-R-24)."""
    t = s.t
    return s.board.neighbours[t[PLACED]] & t[MARKERS + 1 - seat] & ~t[FLIPPED]


def barrable(s: MicroworldState) -> int:
    """Where a barrier may lie: a free cell must be left to place in (MW-107, MW-111)."""
    empty = EVERY_CELL & ~s.occupied()
    if empty & (empty - 1):
        return EVERY_CELL
    return EVERY_CELL & ~empty if empty else 0


def swappable(s: MicroworldState, seat: int) -> int:
    """Opposing markers that Exchange may swap with (MW-117, MW-110)."""
    return s.board.neighbours[s.t[PLACED]] & s.t[MARKERS + 1 - seat] & ~s.blocked()


def driftable(s: MicroworldState) -> int:
    """Free cells that Drift may move to (MW-122, MW-110)."""
    return s.board.neighbours[s.t[PLACED]] & s.free()


def add_mutation(s: MicroworldState, seat: int, options: list[int]) -> None:
    """Append the uses of the own mutation tile."""
    mutation = s.t[MUTATION_OF + seat]
    first = 0
    cells = 0
    if mutation == BARRIER:
        first, cells = BLOCK, barrable(s)
    elif mutation == EXCHANGE:
        first, cells = SWAP, swappable(s, seat)
    elif mutation == DRIFT:
        first, cells = MOVE, driftable(s)
    for name in s.board.names(cells):
        options.append(first + name)
