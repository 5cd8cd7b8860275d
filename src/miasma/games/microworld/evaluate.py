"""What a heuristic player looks at: points, tissues, the next placements, genes and mutations.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from miasma.games.microworld.actions import (
    BARRIER,
    BONE_LOVER,
    DRIFT,
    EXCHANGE,
    FIFTEEN_POINTS,
    FOUR_GENES,
    GENE_THEFT,
    GENES,
    RAPID_GROWTH,
)
from miasma.games.microworld.board import CELLS, EVERY_CELL
from miasma.games.microworld.rules import points
from miasma.games.microworld.table import (
    AFTER,
    ANCHOR,
    BEFORE,
    FILLED,
    FLIPPED,
    GOAL_BY,
    HAND,
    INHIBITED,
    MARKERS,
    MUTATION_MARKERS,
    MUTATION_OF,
    OPEN_GOAL,
    OVER,
    PHASE,
    PLACED,
    RACE_BY,
    SCORE,
    TURN,
    USED,
)

if TYPE_CHECKING:
    from miasma.games.microworld.state import MicroworldState

# What a held gene is worth in points, early and late, in file order (see "good-play" in the rules
# page).
EARLY: Final[list[float]] = [1.6, 1.2, 1.6, 1.2, 1.4, 1.8, 1.2, 1.4, 1.4]
LATE: Final[list[float]] = [2.6, 0.9, 1.6, 1.4, 0.9, 3.0, 1.0, 2.6, 1.6]

NEXT_PLACEMENT: Final = 0.75
"""How much of the best next placement is counted for the player who will make it."""


def evaluate(s: MicroworldState, seat: int) -> float:
    """The chance that a seat wins, 0 to 1, guessed from the look of the table."""
    if s.t[PHASE] == OVER:
        return points.result(s).rewards()[seat]
    spread = 1.6 + 0.16 * (CELLS - s.t[TURN])
    virus = 1.0 / (1.0 + exp(-virus_lead(s) / spread))
    return virus if seat == 0 else 1.0 - virus


def virus_lead(s: MicroworldState) -> float:
    """By how many points the virus is ahead, expected at the end."""
    t = s.t
    lead = t[SCORE] - t[SCORE + 1] + tissues(s)
    active = t[TURN] & 1
    gained = 0.0
    if t[PHASE] == BEFORE:
        gained += NEXT_PLACEMENT * best_placement(s, active, t[ANCHOR])
    elif t[PLACED] >= 0:
        if t[PHASE] == AFTER:
            gained += points.placing_points(s, active)
            if t[FILLED]:
                gained += s.terms.fill_bonus
        if t[TURN] < CELLS - 1:
            gained -= NEXT_PLACEMENT * best_placement(s, 1 - active, t[PLACED])
    lead += gained if active == 0 else -gained
    lead += hand_worth(s, 0) - hand_worth(s, 1)
    if t[OPEN_GOAL] >= 0 and t[GOAL_BY] < 0:
        lead += goal_hope(s, 0) - goal_hope(s, 1)
    if s.terms.race_score and t[RACE_BY] < 0:
        lead += 1.2 * (race_hope(s, 0) - race_hope(s, 1))
    if s.terms.mutations:
        lead += mutation_worth(s, 0) - mutation_worth(s, 1)
    return lead


def tissues(s: MicroworldState) -> float:
    """What the tissues will give: a lead counts the more, the fewer cells are left to turn it."""
    t = s.t
    virus = t[MARKERS] & ~t[FLIPPED]
    antibody = t[MARKERS + 1] & ~t[FLIPPED]
    empty = EVERY_CELL & ~(t[MARKERS] | t[MARKERS + 1])
    sealed = points.sealed_tissues(s)
    total = 0.0
    board = s.board
    for tissue in range(len(board.tissue_cells)):
        cells = board.tissue_cells[tissue]
        lead = (cells & virus).bit_count() - (cells & antibody).bit_count()
        if not lead or sealed >> tissue & 1:
            continue
        value = cells.bit_count() * s.terms.factors[board.tissue_kinds[tissue]]
        left = (cells & empty).bit_count()
        if lead > left:
            total += value
        elif -lead > left:
            total -= value
        else:
            total += value * lead / (left + 1.0) * 0.9
    return total


def best_placement(s: MicroworldState, seat: int, anchor: int) -> float:
    """The most placing points a seat could make next to an anchor."""
    t = s.t
    if anchor < 0 or t[INHIBITED] >> seat & 1:
        return 0.0
    empty = EVERY_CELL & ~(t[MARKERS] | t[MARKERS + 1])
    neighbours = s.board.neighbours
    near = empty & neighbours[anchor]
    choice = 0.0
    if not near:
        near = empty
        choice = 1.0  # the free choice of the board is worth something by itself
    own = t[MARKERS + seat]
    best = 0
    while near:
        low = near & -near
        near ^= low
        count = (neighbours[low.bit_length() - 1] & own).bit_count()
        if count > best:
            best = count
    return best + choice


def hand_worth(s: MicroworldState, seat: int) -> float:
    """What the unused genes of a seat are worth."""
    hand = s.t[HAND + seat]
    if not hand:
        return 0.0
    turns_left = (CELLS - s.t[TURN] + 1) // 2
    if turns_left <= 0:
        return 0.0
    late = s.t[TURN] / CELLS
    worth = 0.0
    for gene in range(GENES):
        if hand >> gene & 1:
            worth += EARLY[gene] * (1.0 - late) + LATE[gene] * late
    return worth


def goal_hope(s: MicroworldState, seat: int) -> float:
    """How near a seat is to the open goal, in points."""
    t = s.t
    goal = t[OPEN_GOAL]
    prize = s.terms.goal_points[goal]
    count = s.terms.goal_counts[goal]
    if goal == BONE_LOVER:
        own = (t[MARKERS + seat] & s.board.kind_cells[s.terms.goal_kind]).bit_count()
    elif goal == FIFTEEN_POINTS:
        own = t[SCORE + seat]
    elif goal == FOUR_GENES:
        own = t[USED + seat].bit_count() + (t[HAND + seat].bit_count() + 1) // 2
    else:
        return 0.0
    share = min(1.0, own / count) if count else 1.0
    return 0.6 * prize * share * share


def race_hope(s: MicroworldState, seat: int) -> float:
    """How near a seat is to taking rule D, 0 to 1."""
    share = min(1.0, s.t[SCORE + seat] / s.terms.race_score)
    return share * share * (s.terms.race_bonus + 1.0) / 2.0


def mutation_worth(s: MicroworldState, seat: int) -> float:
    """What a mutation tile still gives."""
    t = s.t
    tile = t[MUTATION_OF + seat]
    turns_left = (CELLS - t[TURN]) / 2
    if tile == RAPID_GROWTH:
        return 0.35 * s.terms.growth_bonus * turns_left
    left = min(t[MUTATION_MARKERS + seat], turns_left)
    if tile == BARRIER:
        return 0.8 * left
    if tile in (EXCHANGE, DRIFT):
        return 1.6 * left
    return 1.8 * left if tile == GENE_THEFT else 0.0
