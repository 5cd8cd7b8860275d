"""Who knows what, for searches: a state that could be the truth for all a seat knows.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from miasma.games.microworld.rules.chance import ALL_MUTATIONS
from miasma.games.microworld.table import (
    FRESH,
    HAND,
    KEPT,
    KNOWN,
    MUTATION_OF,
    OFFERS,
    POOL,
    TAKEN,
    TURN,
)

if TYPE_CHECKING:
    from miasma.games.microworld.state import MicroworldState


def imagine(s: MicroworldState, seat: int | None, rng: Random) -> MicroworldState:
    """Fill unknown hands and tiles at random, every way equally likely (see "knowledge")."""
    world = s.detached()
    if not s.terms.open_genes:
        imagine_genes(world, seat, rng)
    if s.terms.mutations:
        imagine_tiles(world, seat, rng)
    return world


def members(bits: int) -> list[int]:
    """The members of a bit set, rising."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def imagine_genes(world: MicroworldState, seat: int | None, rng: Random) -> None:
    """Unknown genes of other hands are dealt anew from all genes the seat can't place."""
    t = world.t
    if seat != t[TURN] & 1:
        # Whether the gene taken this turn is still held or was the one used is not known.
        t[TAKEN] = 0
    hidden = [0, 0]
    fresh = [0, 0]
    for owner in (0, 1):
        if owner != seat:
            hidden[owner] = t[HAND + owner] & ~t[KNOWN]
            fresh[owner] = (hidden[owner] & t[FRESH]).bit_count()
    if not hidden[0] and not hidden[1]:
        return
    t[FRESH] &= ~(hidden[0] | hidden[1])
    unknown = members(t[POOL] | hidden[0] | hidden[1])
    rng.shuffle(unknown)
    for owner in (0, 1):
        # How many of the hidden genes came by rule D this turn is known, which genes is not.
        t[HAND + owner] &= ~hidden[owner]
        for place in range(hidden[owner].bit_count()):
            bit = 1 << unknown.pop()
            t[HAND + owner] |= bit
            if place < fresh[owner]:
                t[FRESH] |= bit
    t[POOL] = 0
    for gene in unknown:
        t[POOL] |= 1 << gene


def imagine_tiles(world: MicroworldState, seat: int | None, rng: Random) -> None:
    """Mutation tiles dealt to others, and rejected ones, are dealt anew (MW-100)."""
    t = world.t
    own = t[OFFERS + seat] if seat is not None else 0
    shown = 0
    for owner in (0, 1):
        if t[MUTATION_OF + owner] >= 0:
            shown |= 1 << t[MUTATION_OF + owner]
    unknown = members(ALL_MUTATIONS & ~own & ~shown)
    rng.shuffle(unknown)
    for owner in (0, 1):
        if owner == seat or not t[OFFERS + owner]:
            continue
        count = t[OFFERS + owner].bit_count()
        kept = t[MUTATION_OF + owner]
        offers = 1 << kept if kept >= 0 else 0
        if kept >= 0:
            count -= 1
        drawn = [unknown.pop() for _ in range(count)]
        for tile in drawn:
            offers |= 1 << tile
        if kept < 0 and t[KEPT + owner] >= 0:
            t[KEPT + owner] = drawn[0]
        t[OFFERS + owner] = offers
