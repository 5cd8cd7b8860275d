"""Chance: dice and draws, each sampled when it is seen (ZD-1901 to ZD-1905).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.chance import CHANCE, Outcomes, from_bag, from_set
from miasma.games.zeds import tell
from miasma.games.zeds.actions import (
    DIE_FACE,
    DROP,
    EVENT_CARD,
    JOIN,
    LAB_CARD,
    STORY_CARD,
    SUPER_COUNTER,
    SURGE_TRACK,
    ZED_COUNTER,
)
from miasma.games.zeds.board import members
from miasma.games.zeds.effects import BREAKTHROUGH, CURE_CARD, FINAL_CARD, GUARD_CARD, WEAPON_CARD
from miasma.games.zeds.pieces import ZED_TYPES
from miasma.games.zeds.table import (
    ANSWER,
    BAG,
    BASIC_ON_TOP,
    BASIC_UNSEEN,
    BREAKTHROUGHS_LEFT,
    BREAKTHROUGHS_UNSEEN,
    CARDS_LEFT,
    CURES_LEFT,
    DICE,
    DICE_LEFT,
    DIE,
    DRAW,
    DRAW_DIE,
    DRAW_EVENT,
    DRAW_LAB,
    DRAW_ZED,
    NORMALS_LEFT,
    POOL_SET,
    SPECIALS_LEFT,
    UNUSED,
    WEAPONS_LEFT,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
FACES: Final[list[int]] = [DIE_FACE + face for face in range(6)]
"""The outcomes of a die."""
_DIE: Final[Outcomes] = [(face, 1.0) for face in FACES]
FIRST: Final[list[int]] = [
    DIE_FACE, EVENT_CARD, STORY_CARD, LAB_CARD, ZED_COUNTER, SUPER_COUNTER, JOIN, SURGE_TRACK, DROP
]  # fmt: skip
"""Per draw: the first action of its outcomes."""


def outcomes(s: ZedsState) -> Outcomes:
    """What chance may do now, with weights (ZD-1903)."""
    t = s.t
    what = t[DRAW]
    if what == DRAW_DIE:
        return _DIE
    if what == DRAW_ZED:
        return from_bag(t[BAG : BAG + ZED_TYPES], ZED_COUNTER)
    if what == DRAW_EVENT:
        return next_event(s)
    if what == DRAW_LAB:
        return next_research(s)
    return from_set(t[POOL_SET], FIRST[what])


def possible(s: ZedsState) -> list[int]:
    """The same without weights."""
    t = s.t
    what = t[DRAW]
    if what == DRAW_DIE:
        return FACES[:]
    if what == DRAW_ZED:
        return [ZED_COUNTER + kind for kind in range(ZED_TYPES) if t[BAG + kind]]
    if what == DRAW_LAB:
        return [outcome[0] for outcome in next_research(s)]
    first = FIRST[what]
    return [first + n for n in members(next_cards(s) if what == DRAW_EVENT else t[POOL_SET])]


def next_event(s: ZedsState) -> Outcomes:
    """The next event card: special or normal by their share (ZD-1901)."""
    t = s.t
    cards = next_cards(s)
    if t[CARDS_LEFT] in (1, s.terms.guard_at):
        return from_set(cards, EVENT_CARD)
    act = act_of(s)
    weights = [1.0, 1.0]
    for special in range(2):
        share = t[SPECIALS_LEFT + act] if special else t[NORMALS_LEFT + act]
        count = (cards & s.book.event_sets[act + 1][special]).bit_count()
        if count:
            weights[special] = share / count
    return [(EVENT_CARD + n, weights[s.book.event_special[n]]) for n in members(cards)]


def next_cards(s: ZedsState) -> int:
    """The event cards (bits) that may come: those of the act, the Guard's or the final one."""
    t = s.t
    book = s.book
    if t[CARDS_LEFT] == s.terms.guard_at:
        return book.event_kinds[GUARD_CARD]
    if t[CARDS_LEFT] == 1:
        return t[UNUSED] & book.event_kinds[FINAL_CARD]
    act = act_of(s)
    cards = book.event_sets[act + 1][0] if t[NORMALS_LEFT + act] else 0
    if t[SPECIALS_LEFT + act]:
        cards |= book.event_sets[act + 1][1]
    return t[UNUSED] & cards


def act_of(s: ZedsState) -> int:
    """The act whose event cards come next."""
    t = s.t
    act = 0
    while t[SPECIALS_LEFT + act] + t[NORMALS_LEFT + act] == 0:
        act += 1
    return act


def next_research(s: ZedsState) -> Outcomes:
    """The next research card: basic ones on top, then the mixed ones (ZD-1902)."""
    t = s.t
    if t[BASIC_ON_TOP]:
        return from_set(t[BASIC_UNSEEN], LAB_CARD)
    found: Outcomes = []
    unseen = t[BREAKTHROUGHS_UNSEEN].bit_count()
    for card, kind in enumerate(s.book.research_kind):
        weight = 0.0
        if kind == BREAKTHROUGH and t[BREAKTHROUGHS_UNSEEN] >> card & 1:
            weight = t[BREAKTHROUGHS_LEFT] / unseen
        elif kind == CURE_CARD:
            weight = float(t[CURES_LEFT])
        elif kind == WEAPON_CARD:
            weight = float(t[WEAPONS_LEFT])
        if weight > 0:
            found.append((LAB_CARD + card, weight))
    return found


def happen(s: ZedsState, action: int) -> None:
    """Carry out an action of chance: a die is laid down, a draw is the answer."""
    t = s.t
    what = t[DRAW]
    if what == DRAW_DIE:
        face = action - DIE_FACE + 1
        t[DIE + t[DICE]] = face
        t[DICE] += 1
        t[DICE_LEFT] -= 1
        if s.events is not None:
            tell.rolled(s)
        if t[DICE_LEFT]:
            s.to_act = _CHANCE
    else:
        t[ANSWER] = action - FIRST[what]
