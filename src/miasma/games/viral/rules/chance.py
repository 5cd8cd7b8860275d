"""Chance: one outcome at a time, sampled only when it is seen (VI-610).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.chance import CHANCE, Outcomes, from_set
from miasma.games.viral import tell
from miasma.games.viral.actions import (
    AREA_TOKENS,
    BOT,
    DEAL_TO,
    DRAW,
    EVENTS,
    FIRST_SEAT,
    LAY_TOKEN,
    REVEAL,
    TOP_EVENT,
)
from miasma.games.viral.rules import bot, points, setup
from miasma.games.viral.table import (
    ACTIVE,
    AREA_TOKEN,
    AREAS,
    ASK,
    BAG,
    BOT_SHOWN,
    DEAL_CARD,
    DRAW_BOT,
    DRAW_CARD,
    DRAW_EVENT,
    DRAW_FIRST,
    DRAW_TOKEN,
    EVENT,
    EVENTS_SEEN,
    PACKET,
    REVEAL_CARD,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState

ALL_EVENTS: Final = (1 << EVENTS) - 1
ALL_TOKENS: Final = (1 << AREA_TOKENS) - 1
BOT_COPIES: Final = 3
"""Cards of each area in the bot's deck (VI-404)."""
_CHANCE: Final[tuple[int, ...]] = (CHANCE,)


def ask(s: ViralState, what: int) -> None:
    """Chance is to act."""
    s.t[ASK] = what
    s.to_act = _CHANCE


def outcomes(s: ViralState) -> Outcomes:
    """What chance may do now, with weights."""
    t = s.t
    asked = t[ASK]
    if asked == DRAW_BOT:
        left = [BOT_COPIES - t[BOT_SHOWN + area] for area in range(AREAS)]
        return [(BOT + area, float(left[area])) for area in range(AREAS) if left[area]]
    if asked == REVEAL_CARD:
        return from_set(t[BAG], REVEAL)
    if asked == DRAW_CARD:
        return from_set(t[BAG], DRAW)
    if asked == DRAW_EVENT:
        return from_set(ALL_EVENTS & ~t[EVENTS_SEEN], TOP_EVENT)
    if asked == DRAW_TOKEN:
        return from_set(tokens_left(t), LAY_TOKEN)
    if asked == DEAL_CARD:
        return from_set(t[BAG], DEAL_TO)
    return from_set((1 << s.terms.seats) - 1, FIRST_SEAT)  # VI-003


def tokens_left(t: list[int]) -> int:
    """Area tokens not yet laid (VI-012)."""
    left = ALL_TOKENS
    for area in range(AREAS):
        if t[AREA_TOKEN + area] >= 0:
            left &= ~(1 << t[AREA_TOKEN + area])
    return left


def happen(s: ViralState, action: int) -> None:
    """Carry out an action of chance."""
    t = s.t
    asked = t[ASK]
    if asked == DRAW_BOT:
        bot.shown(s, action - BOT)
    elif asked == REVEAL_CARD:
        points.revealed(s, action - REVEAL)
    elif asked == DRAW_CARD:
        points.drawn(s, action - DRAW)
    elif asked == DRAW_EVENT:
        t[EVENT] = action - TOP_EVENT
        t[EVENTS_SEEN] |= 1 << t[EVENT]
        if s.events is not None:
            tell.event_shown(s)
    elif asked == DRAW_TOKEN:
        area = next_area(t)
        t[AREA_TOKEN + area] = action - LAY_TOKEN
        if s.events is not None:
            tell.token_laid(s, area)
    elif asked == DEAL_CARD:
        card = action - DEAL_TO
        t[BAG] &= ~(1 << card)
        t[PACKET + t[ACTIVE]] |= 1 << card  # VI-501
        if s.events is not None:
            tell.dealt(s, t[ACTIVE], card)
    elif asked == DRAW_FIRST:
        setup.choose_first(s, action - FIRST_SEAT)


def next_area(t: list[int]) -> int:
    """The next area to get its token: in order 1 to 6 (VI-610)."""
    area = 0
    while t[AREA_TOKEN + area] >= 0:
        area += 1
    return area
