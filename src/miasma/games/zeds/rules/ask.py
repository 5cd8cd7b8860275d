"""Asking: players for a choice, chance for dice and draws; the answer waits for the next step.

A question puts the step that reads its answer on the agenda and says who is to act; nothing else
may happen before. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.chance import CHANCE
from miasma.games.zeds.pieces import UNITS
from miasma.games.zeds.table import (
    ACTION_PHASE,
    DICE,
    DICE_LEFT,
    DIE,
    DRAW,
    DRAW_DIE,
    FLOOR,
    LEAD,
    NONE,
    OFFER,
    OPTIONAL,
    OWNER,
    PHASE,
    POOL_SET,
    QUESTION,
    SORT,
    SORT_PIECE,
    SORT_YES_NO,
    SUBJECT,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
SEAT: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,)]


def ask(
    s: ZedsState,
    then: int,
    question: int,
    sort: int,
    offer: int,
    seat: int,
    subject: int = NONE,
    optional: int = 0,
) -> None:
    """Let a seat choose among the offered answers (ZD-110); `optional` adds `ok` (ZD-1801).

    A single one is asked for, too: it stands in the record (ZD-124).
    """
    t = s.t
    s.agenda.append(then)
    t[QUESTION] = question
    t[SORT] = sort
    t[OFFER] = offer
    t[OPTIONAL] = optional
    t[SUBJECT] = subject
    s.to_act = SEAT[seat]


def ask_yes(s: ZedsState, then: int, question: int, seat: int, subject: int = NONE) -> None:
    """Let a seat say yes or no; the answer is 1 or 0."""
    ask(s, then, question, SORT_YES_NO, 0b11, seat, subject)


def ask_piece(
    s: ZedsState, then: int, question: int, pieces: int, seat: int, optional: int = 0
) -> None:
    """Let a seat pick one of some pieces."""
    # Written out instead of calling `ask`: the most frequent question, where a call is felt.
    t = s.t
    s.agenda.append(then)
    t[QUESTION] = question
    t[SORT] = SORT_PIECE
    t[OFFER] = pieces
    t[OPTIONAL] = optional
    t[SUBJECT] = NONE
    s.to_act = SEAT[seat]


def roll(s: ZedsState, then: int, why: int, dice: int = 1, subject: int = NONE) -> None:
    """Roll dice, one after the other (ZD-1903); the faces lie in DIE."""
    t = s.t
    s.agenda.append(then)
    t[QUESTION] = why
    t[SUBJECT] = subject
    t[DRAW] = DRAW_DIE
    t[DICE_LEFT] = dice
    t[DICE] = 0
    s.to_act = _CHANCE


def draw(s: ZedsState, then: int, what: int, pool: int = 0) -> None:
    """Let chance draw something: a card, a counter, a track; the answer is its number."""
    s.agenda.append(then)
    s.t[DRAW] = what
    s.t[POOL_SET] = pool
    s.to_act = _CHANCE


def leader(s: ZedsState) -> int:
    """The seat that decides what belongs to no unit (ZD-1303)."""
    return s.t[LEAD]


def owner(s: ZedsState, piece: int) -> int:
    """The seat that decides for a piece: its owner, else the lead (ZD-126)."""
    t = s.t
    if piece < 0 or piece >= UNITS:
        return t[LEAD]
    seat = t[OWNER + piece]
    if seat >= 0:
        return seat
    return t[FLOOR] if t[PHASE] == ACTION_PHASE else t[LEAD]


def best_two(s: ZedsState) -> int:
    """The sum of the two highest dice (ZD-647)."""
    t = s.t
    if t[DICE] == 2:
        return t[DIE] + t[DIE + 1]
    faces = t[DIE : DIE + t[DICE]]
    faces.sort()
    return faces[-1] + faces[-2]
