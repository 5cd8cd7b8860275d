"""The mutation draft (5.12).

A packet keeps its number all along: in round r seat i holds packet i - r + 1. What was kept from
it is remembered by round, because it tells who knows what (VI-615). Compiled by
`miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.viral import tell
from miasma.games.viral.table import (
    ACTIVE,
    ASK,
    DEAL,
    DRAFT_ORDER,
    DRAFT_PICK,
    DRAFT_ROUND,
    NONE,
    PACKET,
    PILE,
    STACKED,
    TAKEN,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def packet_of(s: ViralState, seat: int, round_: int) -> int:
    """The packet that a seat holds in a round of the draft: they go to the left (VI-502).

    The bot is no seat: with two players the packets swap (VI-507).
    """
    return (seat - round_ + 1) % s.terms.seats


def kept(s: ViralState, seat: int) -> int:
    """The cards that a seat has kept so far."""
    t = s.t
    found = 0
    for round_ in range(1, DEAL + 1):
        card = t[TAKEN + packet_of(s, seat, round_) * DEAL + round_ - 1]
        if card >= 0:
            found |= 1 << card
    return found


def has_picked(s: ViralState, seat: int) -> bool:
    """Whether a seat has kept a card in this round of the draft."""
    round_ = s.t[DRAFT_ROUND]
    return s.t[TAKEN + packet_of(s, seat, round_) * DEAL + round_ - 1] >= 0


def ask_keep(s: ViralState) -> None:
    """All keep one card of the packet held, at the same time, in secret (VI-502)."""
    t = s.t
    t[ACTIVE] = NONE
    t[DRAFT_ROUND] += 1
    t[ASK] = DRAFT_PICK
    s.to_act = s.terms.everybody


def keep(s: ViralState, seat: int, card: int) -> None:
    """A card is kept; when all have picked the packets move on, and the last card stays."""
    t = s.t
    round_ = t[DRAFT_ROUND]
    packet = packet_of(s, seat, round_)
    t[PACKET + packet] &= ~(1 << card)
    t[TAKEN + packet * DEAL + round_ - 1] = card
    if s.events is not None:
        tell.kept(s, seat, card)
    s.to_act = tuple([other for other in s.terms.everybody if not has_picked(s, other)])
    if not s.to_act and round_ == DEAL - 1:
        for number in range(s.terms.seats):
            t[TAKEN + number * DEAL + round_] = t[PACKET + number].bit_length() - 1
            t[PACKET + number] = 0


def ask_stack(s: ViralState) -> None:
    """All fix the order of their four cards at the same time (VI-503)."""
    s.t[DRAFT_ROUND] = 0
    s.t[ASK] = DRAFT_ORDER
    s.to_act = s.terms.everybody


def unstacked(s: ViralState, seat: int) -> int:
    """Own kept cards that have no place in the pile yet."""
    t = s.t
    left = kept(s, seat)
    for place in range(t[STACKED + seat]):
        left &= ~(1 << t[PILE + seat * DEAL + place])
    return left


def stack(s: ViralState, seat: int, card: int) -> None:
    """The next card of the pile, top first; the fourth goes to the bottom by itself."""
    t = s.t
    t[PILE + seat * DEAL + t[STACKED + seat]] = card
    t[STACKED + seat] += 1
    if t[STACKED + seat] == DEAL - 1:
        t[PILE + seat * DEAL + DEAL - 1] = unstacked(s, seat).bit_length() - 1
        t[STACKED + seat] = DEAL
        if s.events is not None:
            tell.stacked(s, seat)
    s.to_act = tuple([other for other in s.terms.everybody if t[STACKED + other] < DEAL])
    if not s.to_act and s.events is not None:
        tell.piles_shown(s)
