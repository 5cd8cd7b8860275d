"""Virus tokens: placing, moving, removing, absorbing and releasing them.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.viral import tell
from miasma.games.viral.table import (
    ABSORBED,
    CARRIERS,
    LAST,
    LOAD,
    NONE,
    ORGAN,
    ORGANS,
    SHIELDS,
    SUPPLY,
)
from miasma.games.viral.terms import COLOUR

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def organ_of(t: list[int], virus: int) -> int:
    """The organ in which a virus is visible, or -1 (VI-022)."""
    bit = 1 << virus
    for organ in range(ORGANS):
        if t[organ] & bit:
            return organ
    return NONE


def visible(s: ViralState, player: int) -> int:
    """A player's visible viruses on the board (VI-022)."""
    return s.terms.in_play[player] & ~(s.t[SUPPLY] | s.t[ABSORBED])


def in_organs(t: list[int], organs: list[int]) -> int:
    """The visible viruses of some organs."""
    found = 0
    for organ in organs:
        found |= t[organ]
    return found


def supply_of(s: ViralState, player: int) -> int:
    """A player's viruses on the mat."""
    return s.t[SUPPLY] & COLOUR[player]


def put(s: ViralState, player: int, organ: int) -> int:
    """Place the supply virus with the lowest number, normal side up (VI-002, VI-120)."""
    t = s.t
    mat = t[SUPPLY] & COLOUR[player]
    bit = mat & -mat
    t[SUPPLY] ^= bit
    t[ORGAN + organ] |= bit
    virus = bit.bit_length() - 1
    t[LAST] = virus
    return virus


def carry(s: ViralState, virus: int, start: int, organ: int) -> None:
    """A visible virus changes its organ; its shield stays (VI-086), its load too (VI-173)."""
    t = s.t
    bit = 1 << virus
    t[ORGAN + start] ^= bit
    t[ORGAN + organ] |= bit
    t[LAST] = virus


def reuse(s: ViralState, virus: int, start: int, organ: int) -> None:
    """A virus is taken from the board to infect: shield lost, load released first (VI-121 on)."""
    release(s, virus, start)  # VI-124
    s.t[SHIELDS] &= ~(1 << virus)  # VI-122
    carry(s, virus, start, organ)


def release(s: ViralState, virus: int, organ: int) -> None:
    """What a carrier has absorbed is visible again, in its organ (VI-178)."""
    t = s.t
    load = t[LOAD + virus]
    if load:
        t[LOAD + virus] = 0
        t[CARRIERS] &= ~(1 << virus)
        t[ABSORBED] &= ~load
        t[ORGAN + organ] |= load
        if s.events is not None:
            tell.released(s, virus, load, organ)


def release_all(s: ViralState) -> None:
    """All absorbed viruses are released at once (VI-177, VI-221)."""
    t = s.t
    carriers = t[CARRIERS]
    while carriers:
        low = carriers & -carriers
        carriers ^= low
        virus = low.bit_length() - 1
        release(s, virus, organ_of(t, virus))


def remove(s: ViralState, organ: int, bits: int) -> int:
    """Remove viruses from an organ at once; gives those that really left (VI-023).

    A protected virus only loses its shield (VI-024), and with it keeps its load (VI-175). What a
    removed carrier releases stays (VI-174).
    """
    t = s.t
    saved = bits & t[SHIELDS]
    gone = bits & ~saved
    t[SHIELDS] &= ~saved
    t[ORGAN + organ] &= ~gone
    t[SUPPLY] |= gone
    carriers = gone & t[CARRIERS]
    while carriers:
        low = carriers & -carriers
        carriers ^= low
        release(s, low.bit_length() - 1, organ)
    return gone


def absorb(s: ViralState, virus: int, organ: int) -> int:
    """All other visible viruses of the organ go under one (VI-170); gives those swallowed.

    They keep their sides (VI-172). What they carried joins the flat pile (VI-176). A crisis token
    of the organ stays (VI-179).
    """
    t = s.t
    bit = 1 << virus
    others = t[ORGAN + organ] & ~bit
    load = t[LOAD + virus] | others
    carriers = others & t[CARRIERS]
    while carriers:
        low = carriers & -carriers
        carriers ^= low
        load |= t[LOAD + low.bit_length() - 1]
        t[LOAD + low.bit_length() - 1] = 0
    t[CARRIERS] = t[CARRIERS] & ~others | bit
    t[LOAD + virus] = load
    t[ABSORBED] |= others
    t[ORGAN + organ] = bit  # from now on the others don't count here (VI-171)
    t[LAST] = virus
    return others
