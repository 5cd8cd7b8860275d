"""Points: when they are paid, rule D, goals, the final scoring and the winner.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.microworld import tell
from miasma.games.microworld.actions import (
    BONE_LOVER,
    CELL_CHAIN,
    DOMINANCE,
    FIFTEEN_POINTS,
    FOUR_GENES,
    RAPID_GROWTH,
)
from miasma.games.microworld.board import CELLS, EVERY_CELL
from miasma.games.microworld.table import (
    ASK_RACE_GENE,
    CHECK_FIFTEEN,
    FILLED,
    FLIPPED,
    GAIN,
    GOAL_BY,
    HAND,
    INHIBITED,
    MARKERS,
    MUTATION_OF,
    OPEN_GOAL,
    OPPOSING_ADJACENT,
    OWN_ADJACENT,
    PER,
    PIECES,
    RACE_BY,
    REMOVED,
    RESERVE,
    SCORE,
    SEALS,
    TURN,
    TURN_POINTS,
    USED,
    VALUE,
)

if TYPE_CHECKING:
    from miasma.core.outcome import Outcome
    from miasma.games.microworld.state import MicroworldState


def gain(s: MicroworldState, seat: int, value: int, source: str) -> None:
    """A player gets points during play (MW-73): the score, then rule D, then the goal 15 Points."""
    if not value:
        return
    t = s.t
    t[SCORE + seat] += value  # a score only ever rises (MW-26)
    if seat == t[TURN] & 1:
        t[TURN_POINTS] += value
    if s.events is not None:
        tell.points(s, seat, value, source)
    race = s.terms.race_score
    if race and t[RACE_BY] < 0 and t[SCORE + seat] >= race:
        t[RACE_BY] = seat  # MW-127: once, for the first player (MW-R-26)
        bonus = todo(GAIN, seat + 2 * s.terms.race_bonus)
        if t[RESERVE]:
            plan(s.agenda, todo(ASK_RACE_GENE, seat), bonus, todo(CHECK_FIFTEEN, seat))
        else:
            plan(s.agenda, bonus, todo(CHECK_FIFTEEN, seat))  # MW-129
    elif t[OPEN_GOAL] == FIFTEEN_POINTS:
        check_fifteen(s, seat)


def check_fifteen(s: MicroworldState, seat: int) -> None:
    """The goal 15 Points is met as soon as the score says so (MW-92, MW-73)."""
    t = s.t
    if t[OPEN_GOAL] != FIFTEEN_POINTS or t[GOAL_BY] >= 0:
        return
    if t[SCORE + seat] >= s.terms.goal_counts[FIFTEEN_POINTS]:
        meet_goal(s, seat)


def meet_goal(s: MicroworldState, seat: int) -> None:
    """The goal is closed first, then it pays (MW-90)."""
    s.t[GOAL_BY] = seat
    if s.events is not None:
        tell.goal_met(s, seat)
    gain(s, seat, s.terms.goal_points[s.t[OPEN_GOAL]], "goal")


def check_goals(s: MicroworldState) -> None:
    """Goals about the board or about used genes, active player first (MW-76, MW-96)."""
    t = s.t
    goal = t[OPEN_GOAL]
    if goal < 0 or goal == FIFTEEN_POINTS or t[GOAL_BY] >= 0:
        return
    active = t[TURN] & 1
    if goal_holds(s, goal, active):
        meet_goal(s, active)
    elif goal_holds(s, goal, 1 - active):
        meet_goal(s, 1 - active)


def goal_holds(s: MicroworldState, goal: int, seat: int) -> bool:
    """Whether a seat meets a goal now; flipped markers count (MW-97)."""
    t = s.t
    count = s.terms.goal_counts[goal]
    if goal == BONE_LOVER:  # MW-91
        own = t[MARKERS + seat] & s.board.kind_cells[s.terms.goal_kind]
        return own.bit_count() >= count
    if goal == CELL_CHAIN:
        return chain_holds(s, t[MARKERS + seat])
    if goal == FOUR_GENES:  # MW-95
        return t[USED + seat].bit_count() >= count
    return t[SCORE + seat] >= count


def chain_holds(s: MicroworldState, own: int) -> bool:
    """A chain of own markers between the rims of two opposite quarters (MW-93, MW-94)."""
    rims = s.board.rims
    for quarter in (0, 1):
        if s.board.group(own & rims[quarter], own) & rims[quarter + 2]:
            return True
    return False


def placing_points(s: MicroworldState, seat: int) -> int:
    """What the placement of this turn pays (MW-22, MW-45, MW-46; inhibited: nothing, MW-47)."""
    t = s.t
    if t[INHIBITED] >> seat & 1:
        return 0  # only here: what extra rules pay is paid all the same (MW-47a)
    # Opposing markers pay nothing unless Parasitism says so (MW-23).
    return t[VALUE] * t[OPPOSING_ADJACENT if t[PER] else OWN_ADJACENT].bit_count()


def fills_tissue(s: MicroworldState, cell: int) -> bool:
    """Whether a marker placed in a free cell would fill its tissue (MW-134, MW-135)."""
    tissue = s.board.tissue_cells[s.board.tissue_of[cell]]
    return tissue & ~(s.t[MARKERS] | s.t[MARKERS + 1]) == 1 << cell


def placement_worth(s: MicroworldState, cell: int) -> tuple[int, int, int]:
    """What placing in a cell would pay the active player: placing points, rule E, rule F."""
    t = s.t
    seat = t[TURN] & 1
    near = s.board.neighbours[cell] & t[MARKERS + seat]
    placing = 0 if t[INHIBITED] >> seat & 1 else near.bit_count()
    fill = s.terms.fill_bonus if fills_tissue(s, cell) else 0
    return placing, s.terms.kind_bonus[s.board.kinds[cell]], fill


def due(s: MicroworldState, seat: int) -> int:
    """What the end of the turn, as it stands, will pay the active player (MW-70, MW-72, MW-74)."""
    t = s.t
    value = placing_points(s, seat) + (s.terms.fill_bonus if t[FILLED] else 0)
    grows = t[MUTATION_OF + seat] == RAPID_GROWTH
    if grows and t[TURN_POINTS] + value >= s.terms.growth_threshold:
        value += s.terms.growth_bonus
    return value


def pay_fill(s: MicroworldState) -> None:
    """Settling, step 2: rule F (MW-72, MW-133)."""
    if s.t[FILLED]:
        gain(s, s.t[TURN] & 1, s.terms.fill_bonus, "fill")


def pay_growth(s: MicroworldState) -> None:
    """Settling, step 3: Rapid Growth counts all points of the turn (MW-74, MW-103, MW-104)."""
    t = s.t
    seat = t[TURN] & 1
    if t[MUTATION_OF + seat] == RAPID_GROWTH and t[TURN_POINTS] >= s.terms.growth_threshold:
        gain(s, seat, s.terms.growth_bonus, "growth")


def sealed_tissues(s: MicroworldState) -> int:
    """The tissues (bits) that carry a seal, also one on a flipped marker (MW-61, MW-54a).

    Two seals on a tissue are as one (MW-54b).
    """
    sealed = 0
    for seal in (SEALS, SEALS + 1):
        cell = s.t[seal]
        if cell >= 0:
            sealed |= 1 << s.board.tissue_of[cell]
    return sealed


def tissue_points(s: MicroworldState, tissue: int, sealed: int) -> int:
    """What a tissue gives in the final scoring: positive to the virus, negative to the antibody."""
    t = s.t
    cells = s.board.tissue_cells[tissue]
    standing = cells & ~t[FLIPPED]  # MW-43b
    lead = (standing & t[MARKERS]).bit_count() - (standing & t[MARKERS + 1]).bit_count()
    if not lead or sealed >> tissue & 1:  # MW-64, MW-65
        return 0
    value = (
        s.board.tissue_sizes[tissue] * s.terms.factors[s.board.tissue_kinds[tissue]]
    )  # MW-62, MW-136, MW-137
    winner = 0 if lead > 0 else 1  # MW-63
    if value and t[MUTATION_OF + winner] == DOMINANCE:
        value += s.terms.dominance_bonus  # MW-105, MW-106
    return value if lead > 0 else -value


def score_tissues(s: MicroworldState) -> None:
    """The final scoring: each tissue once (MW-61, MW-66); it triggers nothing (MW-75)."""
    t = s.t
    sealed = sealed_tissues(s)
    for tissue in range(len(s.board.tissue_cells)):
        value = tissue_points(s, tissue, sealed)
        if value:
            t[SCORE if value > 0 else SCORE + 1] += abs(value)
            if s.events is not None:
                tell.tissue(s, tissue, value)
    if t[FLIPPED]:
        take_off_flipped(s)


def take_off_flipped(s: MicroworldState) -> None:
    """All flipped markers leave the board for the final scoring (MW-43b, MW-61)."""
    t = s.t
    for placement in range(CELLS):
        cell = t[PIECES + placement]
        if cell >= 0 and t[FLIPPED] >> cell & 1:
            t[PIECES + placement] = REMOVED
    t[MARKERS] &= EVERY_CELL & ~t[FLIPPED]
    t[MARKERS + 1] &= EVERY_CELL & ~t[FLIPPED]
    t[FLIPPED] = 0


def result(s: MicroworldState) -> Outcome:
    """More points win; tie: more unused genes; still tied: a draw (MW-67, MW-68, MW-69)."""
    from miasma.core.outcome import Outcome

    t = s.t
    scores = [t[SCORE], t[SCORE + 1]]
    unused = [t[HAND].bit_count(), t[HAND + 1].bit_count()]  # MW-38
    for reason, values in (("points", scores), ("unused_genes", unused)):
        if values[0] != values[1]:
            return Outcome(scores, [0 if values[0] > values[1] else 1], reason)
    return Outcome(scores, [], "draw")
