"""Genes: declaring, reacting, and the nine abilities (sections "genes" and "gene-list").

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan
from miasma.games.microworld import tell
from miasma.games.microworld.actions import (
    APOPTOSIS,
    BLOODSTREAM,
    COPY,
    DISPLACEMENT,
    GENE_THEFT,
    INHIBITION,
    INVASION,
    NECROSIS,
    PARASITISM,
    REPLICATION,
    ability_of,
    target_of,
    token_of,
)
from miasma.games.microworld.rules import pieces, points
from miasma.games.microworld.table import (
    AFTER,
    ANCHOR,
    ARROW,
    BEFORE,
    BY_BLOODSTREAM,
    BY_INVASION,
    DECLARED,
    FLIPPED,
    GOAL_BY,
    HAND,
    INHIBITED,
    KNOWN,
    MUTATION_MARKERS,
    MUTATION_OF,
    NONE,
    OPEN_GOAL,
    PER,
    PHASE,
    PLACED,
    REACTION,
    RESUME,
    SEALS,
    TURN,
    USED,
    USES,
    VALUE,
    WIDENED,
)

if TYPE_CHECKING:
    from miasma.games.microworld.state import MicroworldState


def declare(s: MicroworldState, action: int) -> None:
    """A gene is shown with its target (MW-29); Gene Theft may answer before it takes effect."""
    t = s.t
    seat = t[TURN] & 1
    token = token_of(action)
    t[HAND + seat] &= ~(1 << token)
    t[KNOWN] &= ~(1 << token)
    t[USES] += 1  # also if it is countered (MW-114)
    if s.events is not None:
        tell.declared(s, seat, action)
    other = 1 - seat
    if t[MUTATION_OF + other] == GENE_THEFT and t[MUTATION_MARKERS + other]:  # MW-112, MW-112a
        t[DECLARED] = action
        t[PHASE] = REACTION
        s.to_act = (other,)
    else:
        take_effect(s, action)


def let_pass(s: MicroworldState) -> None:
    """The gene is let happen."""
    action = s.t[DECLARED]
    s.t[DECLARED] = NONE
    take_effect(s, action)


def counter(s: MicroworldState) -> None:
    """Gene Theft: no effect; the token changes hands, known to both (MW-112, MW-113).

    The arrow stays, and the use counts for nobody (MW-114); then the turn goes on (MW-116).
    """
    t = s.t
    token = token_of(t[DECLARED])  # of a copy: the Transcription itself (MW-115)
    thief = 1 - (t[TURN] & 1)
    t[DECLARED] = NONE
    t[MUTATION_MARKERS + thief] -= 1
    t[HAND + thief] |= 1 << token
    t[KNOWN] |= 1 << token
    if s.events is not None:
        tell.countered(s, thief, token)
    resume(s)


def take_effect(s: MicroworldState, action: int) -> None:
    """The ability is applied, the arrow set (MW-31, MW-57), the use counted, goals checked."""
    t = s.t
    seat = t[TURN] & 1
    ability = ability_of(action)
    name = target_of(action)
    cell = s.board.on_board[name] if name >= 0 else NONE
    if ability == APOPTOSIS:
        t[FLIPPED] |= 1 << cell  # MW-43, MW-43a, MW-43c
    elif ability == DISPLACEMENT:
        pieces.move(s, 1 - seat, t[ANCHOR], cell)  # MW-50, MW-51, MW-51a, MW-52
    elif ability == BLOODSTREAM:
        t[WIDENED] |= BY_BLOODSTREAM  # MW-44
    elif ability == INVASION:
        t[WIDENED] |= BY_INVASION  # MW-48
    elif ability == REPLICATION:
        t[PER], t[VALUE] = s.terms.replication  # MW-45, MW-46a
    elif ability == PARASITISM:
        t[PER], t[VALUE] = s.terms.parasitism  # MW-46, MW-46a
    elif ability == INHIBITION:
        t[INHIBITED] |= 1 << (1 - seat)  # MW-47
    elif ability == NECROSIS:
        t[SEALS + 1 if action >= COPY else SEALS] = t[PLACED]  # MW-53, MW-59
    t[USED + seat] |= 1 << token_of(action)  # MW-30
    t[ARROW] = ability
    if t[OPEN_GOAL] >= 0 and t[GOAL_BY] < 0:
        plan(s.agenda, RESUME)
        points.check_goals(s)
    else:
        resume(s)


def resume(s: MicroworldState) -> None:
    """The active player goes on in the window they were in (MW-86, MW-116)."""
    t = s.t
    t[PHASE] = BEFORE if t[PLACED] < 0 else AFTER
    s.to_act = (t[TURN] & 1,)
