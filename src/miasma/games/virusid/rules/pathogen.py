"""Phase 0: what Nanites and Virus do before the event (VR-40).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.virusid import tell
from miasma.games.virusid.actions import DIE, DONATE, PASS
from miasma.games.virusid.rules import mutation, nodes, scales
from miasma.games.virusid.table import (
    ABILITIES,
    ACTIVE,
    ASK_MUTATION_DIE,
    DNA,
    DONATION,
    FREE_GROWTH,
    GONE,
    PHASE,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState


def open_phase(s: VirusidState) -> None:
    """Nanites may give DNA (VR-162), Virus rolls (VR-168)."""
    t = s.t
    seat = t[ACTIVE]
    t[PHASE] = 0
    if s.terms.mutation_roll[t[ABILITIES + seat]]:
        nodes.ask_chance(s, ASK_MUTATION_DIE, seat)
    else:
        nodes.offer(s, DONATION, seat, donate_choices(s, seat))


def donate_choices(s: VirusidState, seat: int) -> list[int]:
    """Up to as much as the ability allows, to one team-mate who is not eliminated (VR-162)."""
    t = s.t
    most = min(s.terms.donations[t[ABILITIES + seat]], t[DNA + seat])
    options = [PASS]
    for other in range(s.seats):
        if other != seat and not t[GONE] >> other & 1:
            for amount in range(most):
                options.append(DONATE + other * 3 + amount)
    return options


def donate(s: VirusidState, action: int, seat: int) -> None:
    """What the receiver can't hold is lost (VR-162)."""
    receiver, amount = (action - DONATE) // 3, (action - DONATE) % 3 + 1
    s.t[DNA + seat] -= amount
    if s.events is not None:
        tell.donated(s, seat, receiver, amount)
    scales.gain_dna(s, receiver, amount, "gift")


def roll(s: VirusidState, action: int) -> None:
    """The die of the Virus: a hit must be used if possible (VR-168)."""
    seat = s.t[ACTIVE]
    face = action - DIE + 1
    options: list[int] = []
    if face <= s.terms.mutation_roll[s.t[ABILITIES + seat]]:
        options = mutation.free_choices(s, seat, face)
    if s.events is not None:
        tell.mutation_roll(s, seat, face, bool(options))
    nodes.offer(s, FREE_GROWTH, seat, options, face)
