"""A turn: placing, taking a gene, settling, and passing on.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.agenda import plan
from miasma.core.chance import CHANCE
from miasma.games.microworld import tell
from miasma.games.microworld.actions import BARRIER
from miasma.games.microworld.board import CELLS
from miasma.games.microworld.rules import points
from miasma.games.microworld.table import (
    AFTER,
    ANCHOR,
    ASKED,
    BARRIER_AT,
    BEFORE,
    CHECK_GOALS,
    DRAW_GENE,
    END_TURN,
    FILLED,
    FLIPPED,
    GOAL_BY,
    HAND,
    INHIBITED,
    MARKERS,
    MUTATION_OF,
    NEW_TURN,
    NONE,
    OPEN_AFTER,
    OPEN_GOAL,
    OPEN_RESERVE,
    OPEN_TOKENS,
    OPPOSING_ADJACENT,
    OVER,
    OWN_ADJACENT,
    PAY_FILL,
    PAY_GROWTH,
    PHASE,
    PIECES,
    PLACED,
    PLACES_OF_TURN,
    REMOVED,
    RESERVE,
    SCORE,
    SEALS,
    TAKE_TOKEN,
    TAKEN,
    TOKENS,
    TURN,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from miasma.games.microworld.state import MicroworldState

LAST_TURN: Final = CELLS
_SEAT: Final[list[tuple[int, ...]]] = [(0,), (1,)]
_CHANCE: Final[tuple[int, ...]] = (CHANCE,)


def open_turn(s: MicroworldState) -> None:
    """The turn starts: the own barrier is taken off (MW-109), the player may act."""
    t = s.t
    seat: i64 = t[TURN] & 1
    if t[BARRIER_AT] >= 0 and t[MUTATION_OF + seat] == BARRIER:
        t[BARRIER_AT] = NONE
    t[PHASE] = BEFORE
    s.to_act = _SEAT[seat]


def place(s: MicroworldState, cell: int) -> None:
    """Put a marker down (MW-15); what the placement pays is fixed here (MW-25)."""
    t = s.t
    seat: i64 = t[TURN] & 1
    bit: i64 = 1 << cell
    occupied: i64 = t[MARKERS] | t[MARKERS + 1]
    replaced = occupied & bit
    if replaced:
        remove_marker(s, cell)  # MW-49
    elif s.terms.fill_bonus:
        t[FILLED] = 1 if points.fills_tissue(s, cell) else 0  # MW-134
    near: i64 = s.board.neighbours[cell]
    t[OWN_ADJACENT] = near & t[MARKERS + seat]  # MW-22, MW-24, MW-49b
    t[OPPOSING_ADJACENT] = near & t[MARKERS + 1 - seat]
    t[MARKERS + seat] = t[MARKERS + seat] | bit
    t[PIECES + t[TURN]] = cell
    t[PLACED] = cell
    if s.events is not None:
        tell.placed(s, seat, cell, bool(replaced))
    bonus = s.terms.kind_bonus[s.board.kinds[cell]]
    if bonus:  # rule E, paid at once (MW-71, MW-131, MW-132)
        plan(s.agenda, TAKE_TOKEN)
        points.gain(s, seat, bonus, "nerve")
    elif t[TOKENS] & bit:
        take_token(s)
    else:
        after_placing(s)


def remove_marker(s: MicroworldState, cell: int) -> None:
    """An invaded marker leaves the game; a seal on it leaves the board (MW-49, MW-49a)."""
    t = s.t
    rest = ~(1 << cell)
    t[MARKERS] &= rest
    t[MARKERS + 1] &= rest
    t[FLIPPED] &= rest
    t[PIECES + s.piece_in(cell)] = REMOVED
    for seal in (SEALS, SEALS + 1):
        if t[seal] == cell:
            t[seal] = NONE


def take_token(s: MicroworldState) -> None:
    """A gene in the cell is taken (MW-20, MW-21, MW-36); the opening one is laid aside (MW-13)."""
    t = s.t
    cell = t[PLACED]
    bit: i64 = 1 << cell
    if not t[TOKENS] & bit:
        after_placing(s)
        return
    t[TOKENS] = t[TOKENS] & ~bit
    seat: i64 = t[TURN] & 1
    if t[TURN] == 0:
        t[RESERVE] += 1
        if s.terms.open_genes:
            t[OPEN_RESERVE] |= 1 << t[OPEN_TOKENS + cell]
            t[OPEN_TOKENS + cell] = NONE
        if s.events is not None:
            tell.laid_aside(s, cell)
        after_placing(s)
    elif s.terms.open_genes:
        gene = t[OPEN_TOKENS + cell]
        t[OPEN_TOKENS + cell] = NONE
        receive_taken(s, seat, gene)
    else:
        t[PHASE] = DRAW_GENE
        t[ASKED] = seat
        s.to_act = _CHANCE


def receive_taken(s: MicroworldState, seat: int, gene: int) -> None:
    """The gene of the cell comes into the hand."""
    t = s.t
    t[HAND + seat] |= 1 << gene
    t[TAKEN] |= 1 << gene
    if s.events is not None:
        tell.took_gene(s, seat, gene, t[PLACED])
    after_placing(s)


def after_placing(s: MicroworldState) -> None:
    """Board goals are checked (MW-76), then the AFTER window opens."""
    t = s.t
    if t[OPEN_GOAL] >= 0 and t[GOAL_BY] < 0:
        plan(s.agenda, CHECK_GOALS, OPEN_AFTER)
    else:
        t[PHASE] = AFTER
        s.to_act = _SEAT[t[TURN] & 1]


def open_after(s: MicroworldState) -> None:
    """The AFTER window, always with `end` among the options."""
    s.t[PHASE] = AFTER
    s.to_act = _SEAT[s.t[TURN] & 1]


def settle(s: MicroworldState) -> None:
    """The turn is settled: placing points, rule F, Rapid Growth (MW-70, MW-72, MW-74)."""
    t = s.t
    seat: i64 = t[TURN] & 1
    value = points.placing_points(s, seat)
    if s.terms.simple and s.events is None:
        t[SCORE + seat] = t[SCORE + seat] + value
        end_turn(s)
        return
    plan(s.agenda, PAY_FILL, PAY_GROWTH, END_TURN)
    points.gain(s, seat, value, "placing")


def end_turn(s: MicroworldState) -> None:
    """Inhibition ends (MW-47b), the placed marker becomes the anchor, the turn passes."""
    t = s.t
    seat: i64 = t[TURN] & 1
    if t[INHIBITED]:
        t[INHIBITED] &= ~(1 << seat)
    t[ANCHOR] = t[PLACED]  # MW-19
    t[TURN] = t[TURN] + 1
    t[PLACES_OF_TURN] = NEW_TURN
    if t[TURN] == LAST_TURN:  # MW-60, MW-77
        t[PHASE] = OVER
        t[BARRIER_AT] = NONE
        t[INHIBITED] = 0  # MW-47b
        points.score_tissues(s)
        if s.events is not None:
            tell.over(s)
    else:
        open_turn(s)
