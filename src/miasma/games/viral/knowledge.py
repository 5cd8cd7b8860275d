"""Who knows what, for searches: a state that could be the truth for all a seat knows (4.1).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from miasma.games.viral.actions import BASICS
from miasma.games.viral.rules import draft
from miasma.games.viral.table import (
    AREA_HAND,
    ASK,
    BAG,
    CHOOSE_PAIR,
    COLOURS,
    DEAL,
    DEAL_CARD,
    DRAFT_ORDER,
    DRAFT_PICK,
    DRAFT_ROUND,
    GAINED,
    HAND,
    NONE,
    OVER,
    PACKET,
    PAIR,
    PILE,
    PLAYED,
    PLAYED_AREA,
    SECRET,
    STACKED,
    TAKEN,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def members(bits: int) -> list[int]:
    """The members of a bit set, rising."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def unseen(s: ViralState, seat: int | None) -> int:
    """Halves of secret choices that others have made: only the last step shows (VI-614)."""
    t = s.t
    count = 0
    if t[ASK] == CHOOSE_PAIR:
        pair = t[PAIR] * COLOURS
        for other in s.terms.everybody:
            if other != seat and t[PLAYED_AREA + pair + other] >= 0:
                count += 1
    elif t[ASK] == DRAFT_ORDER:
        for other in s.terms.everybody:
            if other != seat:
                count += min(t[STACKED + other], DEAL - 2)
    return count


def hidden(s: ViralState, owner: int, seat: int | None) -> int:
    """Gained cards of a seat that another (None: a spectator) does not know (VI-613)."""
    if owner == seat or s.t[ASK] == OVER:
        return 0
    return s.t[GAINED + owner] & s.t[SECRET]


def imagine(s: ViralState, seat: int | None, rng: Random) -> ViralState:
    """Spread what the seat can't place at random, every way equally likely (VI-616)."""
    world = s.detached()
    asked = world.t[ASK]
    if s.terms.draft:
        if in_draft(world.t) or asked == DRAFT_ORDER:
            imagine_packets(world, seat, rng)
        if asked == DRAFT_ORDER:
            imagine_piles(world, seat, rng)
        elif not in_draft(world.t):
            # All piles are open: how they came about matters no more.
            world.t[TAKEN : TAKEN + COLOURS * DEAL] = [NONE] * (COLOURS * DEAL)
    elif world.t[SECRET] and asked != OVER:
        imagine_hands(world, seat, rng)
    if asked == CHOOSE_PAIR:
        imagine_pairs(world, seat, rng)
    return world


def imagine_hands(world: ViralState, seat: int | None, rng: Random) -> None:
    """Unknown cards of the others and the bag are dealt anew."""
    t = world.t
    counts: list[int] = []
    pool = t[BAG]
    for owner in world.terms.everybody:
        cards = hidden(world, owner, seat)
        counts.append(cards.bit_count())
        pool |= cards
        t[GAINED + owner] &= ~cards
        t[HAND + owner] &= ~(cards << BASICS)  # an unknown card is always in the hand
        t[SECRET] &= ~cards
    unknown = members(pool)
    rng.shuffle(unknown)
    for owner in world.terms.everybody:
        for _ in range(counts[owner]):
            bit = 1 << unknown.pop()
            t[GAINED + owner] |= bit
            t[HAND + owner] |= bit << BASICS
            t[SECRET] |= bit
    t[BAG] = 0
    for card in unknown:
        t[BAG] |= 1 << card


def imagine_pairs(world: ViralState, seat: int | None, rng: Random) -> None:
    """Pairs that others have chosen are chosen anew; half pairs are taken back (VI-614)."""
    t = world.t
    pair = t[PAIR] * COLOURS
    for other in world.terms.everybody:
        if other == seat or t[PLAYED_AREA + pair + other] < 0:
            continue
        if t[PLAYED + pair + other] < 0:
            t[PLAYED_AREA + pair + other] = NONE
            world.ply -= 1
        else:
            t[PLAYED_AREA + pair + other] = rng.choice(members(t[AREA_HAND + other]))
            t[PLAYED + pair + other] = rng.choice(members(t[HAND + other]))


# -- the draft ------------------------------------------------------------------------------------


def rounds_held(s: ViralState, seat: int, packet: int) -> list[int]:
    """The rounds of the draft, up to now, in which a seat held a packet."""
    t = s.t
    now = max(1, t[DRAFT_ROUND]) if in_draft(t) else DEAL
    return [r for r in range(1, now + 1) if draft.packet_of(s, seat, r) == packet]


def in_draft(t: list[int]) -> bool:
    """Whether packets are still dealt or passed on."""
    return t[ASK] == DRAFT_PICK or t[ASK] == DEAL_CARD


def saw_dealt(s: ViralState, seat: int, packet: int, card: int) -> bool:
    """Whether a seat knows that a card was dealt into a packet: it was there when it came."""
    held = rounds_held(s, seat, packet)
    if not held:
        return False
    first = TAKEN + packet * DEAL
    return card not in s.t[first : first + held[0] - 1]


def kept_between(s: ViralState, seat: int, packet: int, round_: int) -> list[int]:
    """The cards that left a packet between two looks of a seat round a keep; empty if unknown."""
    held = rounds_held(s, seat, packet)
    before = [r for r in held if r < round_]
    after = [r for r in held if r > round_]
    if not before or not after:
        return []
    first = TAKEN + packet * DEAL
    return sorted(s.t[first + before[-1] : first + after[0] - 1])


def imagine_packets(world: ViralState, seat: int | None, rng: Random) -> None:
    """Deal anew what the seat has not seen, and share out anew what it passed on (VI-615).

    What was kept from a packet before the seat first held it is unknown to it; what was kept from
    it after the seat passed it on for the last time is among the cards it saw then.
    """
    t = world.t
    unknown = t[BAG]
    fresh: list[int] = []  # places whose card is unknown
    for packet in range(world.terms.seats):
        places = TAKEN + packet * DEAL
        held = rounds_held(world, seat, packet) if seat is not None else []
        before = held[0] - 1 if held else DEAL
        for place in range(places, places + before):
            if t[place] >= 0:
                unknown |= 1 << t[place]
                fresh.append(place)
        if held:
            for place in range(len(held) - 1):
                mix(world, places + held[place], places + held[place + 1] - 1, rng)
            share_out(world, packet, held[-1], rng)
        else:
            unknown |= t[PACKET + packet]
    cards = members(unknown)
    rng.shuffle(cards)
    for place in fresh:
        t[place] = cards.pop()
    for packet in range(world.terms.seats):
        if seat is None or not rounds_held(world, seat, packet):
            size = t[PACKET + packet].bit_count()
            t[PACKET + packet] = 0
            for _ in range(size):
                t[PACKET + packet] |= 1 << cards.pop()
    t[BAG] = 0
    for card in cards:
        t[BAG] |= 1 << card


def mix(world: ViralState, first: int, stop: int, rng: Random) -> None:
    """Cards that left a packet between two looks: which they are is known, who has which not."""
    t = world.t
    cards = sorted(t[first:stop])
    if len(cards) > 1:
        rng.shuffle(cards)
        t[first:stop] = cards


def share_out(world: ViralState, packet: int, last: int, rng: Random) -> None:
    """The cards of a packet that a seat has passed on, spread anew over later keepers."""
    t = world.t
    later = [
        place
        for place in range(TAKEN + packet * DEAL + last, TAKEN + packet * DEAL + DEAL)
        if t[place] >= 0
    ]
    known = t[PACKET + packet]
    for place in later:
        known |= 1 << t[place]
    cards = members(known)
    rng.shuffle(cards)
    for place in later:
        t[place] = cards.pop()
    t[PACKET + packet] = 0
    for card in cards:
        t[PACKET + packet] |= 1 << card


def imagine_piles(world: ViralState, seat: int | None, rng: Random) -> None:
    """Others' piles are stacked anew; those not finished are taken back (VI-603)."""
    t = world.t
    for other in world.terms.everybody:
        if other == seat:
            continue
        first = PILE + other * DEAL
        if t[STACKED + other] < DEAL:
            world.ply -= t[STACKED + other]
            t[STACKED + other] = 0
            t[first : first + DEAL] = [NONE] * DEAL
        else:
            cards = members(draft.kept(world, other))
            rng.shuffle(cards)
            t[first : first + DEAL] = cards
