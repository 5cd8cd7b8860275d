"""The set-up, and the start of a round (section 3, VI-060).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.viral import tell
from miasma.games.viral.actions import ALL_MUTATIONS, BASICS
from miasma.games.viral.rules import pieces
from miasma.games.viral.table import (
    ACTIVE,
    ADVANTAGE,
    AREA_HAND,
    AREAS,
    ASK,
    ASK_BOT,
    ASK_DEAL,
    ASK_EVENT,
    ASK_FIRST,
    ASK_KEEP,
    ASK_STACK,
    ASK_TOKEN,
    BAG,
    BOT_CARD,
    BOT_PLACES,
    CHOOSE,
    CLEAN_UP,
    CURE_PHASE,
    DEAL,
    END_ROUND,
    EVENT_PHASE,
    EVENTS_LEFT,
    FILL_DISPLAY,
    FIRST,
    HAND,
    IMMUNE_PHASE,
    NONE,
    OPEN_ROUND,
    ORGANS,
    PAIR,
    PHASE,
    PLACE_NEXT,
    PLACED,
    RESEARCH,
    RESEARCH_PHASE,
    ROUND,
    SETUP_PLACE,
    SUPPLY,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def prepare(s: ViralState) -> None:
    """Mats, markers and hands; then the set-up in the order of VI-015.

    All have 0 points (VI-008), and no crisis token lies on an organ (VI-010): `BARE` says so.
    """
    t = s.t
    terms = s.terms
    for player in range(terms.players):
        t[SUPPLY] |= terms.in_play[player]  # VI-002
        t[RESEARCH + player] = terms.start_research  # VI-009
    for seat in range(terms.seats):
        t[AREA_HAND + seat] = (1 << AREAS) - 1  # VI-001
        t[HAND + seat] = (1 << BASICS) - 1
    t[EVENTS_LEFT] = terms.rounds  # VI-011
    t[BAG] = ALL_MUTATIONS
    agenda = s.agenda
    plan(agenda, OPEN_ROUND)
    if not terms.draws_first:
        plan_draws(s)
    plan(agenda, PLACE_NEXT)
    if terms.draws_first:
        plan_draws(s)
    plan(agenda, ASK_FIRST)


def plan_draws(s: ViralState) -> None:
    """Top event (VI-011), area tokens (VI-012), display (VI-013) or draft (VI-501)."""
    agenda = s.agenda
    if s.terms.draft:
        plan(agenda, ASK_KEEP, ASK_KEEP, ASK_KEEP, ASK_STACK)
        for seat in range(s.terms.seats - 1, -1, -1):
            for _ in range(DEAL):
                plan(agenda, todo(ASK_DEAL, seat))
    else:
        plan(agenda, FILL_DISPLAY)
    for _ in range(AREAS):
        plan(agenda, ASK_TOKEN)
    plan(agenda, ASK_EVENT)


def choose_first(s: ViralState, seat: int) -> None:
    """The first player is on top of the advantage track, under the bot (VI-004, VI-403)."""
    t = s.t
    t[FIRST] = seat
    order = s.turn_order()
    if s.terms.bot >= 0:
        order = [order[2], order[0], order[1]]
    t[ADVANTAGE : ADVANTAGE + len(order)] = order
    if s.events is not None:
        tell.first(s, seat)


def placer(s: ViralState) -> tuple[int, int]:
    """Who places next, and whose virus: from the last player counter-clockwise (VI-005).

    With two players each places a virus of the bot after the own one (VI-402).
    """
    t = s.t
    if s.terms.bot >= 0:
        seat = (t[FIRST] - 1 - t[PLACED] // 2) % s.terms.seats
        return seat, s.terms.bot if t[PLACED] & 1 else seat
    seat = (t[FIRST] - 1 - t[PLACED]) % s.terms.seats
    return seat, seat


def place_next(s: ViralState) -> None:
    """Ask for the next virus, until every organ holds one."""
    t = s.t
    if t[PLACED] == ORGANS:
        t[ACTIVE] = NONE
        return
    seat, t[ACTIVE] = placer(s)
    t[ASK] = SETUP_PLACE
    s.to_act = s.terms.alone[seat]


def sites(s: ViralState) -> int:
    """Empty organs (VI-006), outside areas where the colour has a virus if there are (VI-007)."""
    t = s.t
    own = s.terms.in_play[t[ACTIVE]]
    empty = fresh = 0
    for area in range(AREAS):
        organs = s.terms.area_organs[area]
        taken = pieces.in_organs(t, organs) & own
        for organ in organs:
            if not t[organ]:
                empty |= 1 << organ
                if not taken:
                    fresh |= 1 << organ
    return fresh or empty


def place(s: ViralState, organ: int) -> None:
    """A virus of the set-up is placed."""
    t = s.t
    player = t[ACTIVE]
    pieces.put(s, player, organ)
    t[PLACED] += 1
    if s.events is not None:
        tell.placed(s, player, organ)
    place_next(s)


def open_round(s: ViralState) -> None:
    """A round begins; from the second on the first-player token passes to the left (VI-060)."""
    t = s.t
    t[ROUND] += 1
    t[PHASE] = 1  # VI-014, VI-028
    t[PAIR] = 0
    if t[ROUND] > 1:
        t[FIRST] = (t[FIRST] + 1) % s.terms.seats  # VI-016
    if s.events is not None:
        tell.round_opens(s)
    s.agenda += (END_ROUND, CURE_PHASE, IMMUNE_PHASE, EVENT_PHASE, RESEARCH_PHASE, CLEAN_UP)
    s.agenda += (todo(CHOOSE, 1), CHOOSE)
    if s.terms.bot >= 0:
        t[BOT_CARD] = t[BOT_CARD + 1] = NONE
        plan(s.agenda, ASK_BOT, ASK_BOT, BOT_PLACES, todo(BOT_PLACES, 1))
