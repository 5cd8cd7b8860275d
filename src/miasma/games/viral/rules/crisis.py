"""Crisis tokens: where they go and in which order (5.2).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.viral import tell
from miasma.games.viral.table import (
    ASK,
    CHECK_CRISES,
    CRISIS,
    CRISIS_ORDER,
    CRISIS_TOKENS,
    FIRST,
    NONE,
    ORGANS,
    QUALIFIED,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def free_token(t: list[int]) -> int:
    """The free crisis token with the lowest number, or -1 (VI-030)."""
    for token in range(CRISIS_TOKENS):
        if t[CRISIS + token] < 0:
            return token
    return NONE


def in_crisis(t: list[int]) -> int:
    """The organs that carry a crisis token (VI-033)."""
    found = 0
    for token in range(CRISIS, CRISIS + CRISIS_TOKENS):
        if t[token] >= 0:
            found |= 1 << t[token]
    return found


def qualified(s: ViralState) -> int:
    """Organs without a token whose visible viruses reach the threshold (VI-030, VI-031, VI-411)."""
    t = s.t
    least = s.terms.threshold
    found = 0
    for organ in range(ORGANS):
        if t[organ].bit_count() >= least:
            found |= 1 << organ
    return found & ~in_crisis(t) if found else 0


def lay(s: ViralState, organ: int, called: bool) -> None:
    """The lowest free token goes on an organ."""
    token = free_token(s.t)
    s.t[CRISIS + token] = organ
    if s.events is not None:
        tell.crisis(s, token, organ, called)


def check(s: ViralState) -> bool:
    """A check point (VI-035); True if the first player is asked for the order (VI-036, VI-217)."""
    t = s.t
    if free_token(t) < 0:  # VI-034
        return False
    organs = qualified(s)
    if not organs:
        return False
    if organs & (organs - 1):
        t[ASK] = CRISIS_ORDER
        t[QUALIFIED] = organs
        s.agenda.append(CHECK_CRISES)
        s.to_act = (t[FIRST],)
        return True
    lay(s, organs.bit_length() - 1, False)
    return False


def take_token(s: ViralState, organ: int) -> None:
    """The first player names the organ that takes the next token (VI-036)."""
    s.t[QUALIFIED] = 0
    lay(s, organ, False)
