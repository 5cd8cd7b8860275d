"""Phase 3: the event cards (5.6).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import todo
from miasma.games.viral import tell
from miasma.games.viral.actions import PLACE, TO, VIRUS
from miasma.games.viral.rules import chance, crisis, icons, pieces, points, research
from miasma.games.viral.sets import members
from miasma.games.viral.table import (
    ACTIVE,
    AREAS,
    ASK,
    CARRIERS,
    CHECK_CRISES,
    DRAW_EVENT,
    EFFECT,
    EVENT,
    EVENT_DONE,
    EVENT_PART,
    EVENT_PICK_ORGAN,
    EVENT_PICK_VIRUS,
    EVENTS_LEFT,
    FLUSH,
    GAIN,
    LOAD,
    NONE,
    ORGANS,
    ORIGIN,
    PHASE,
    PICKED,
    PLACE_CRISIS,
    PLACE_EACH,
    PROTECT_ALL,
    RELOCATE,
    RELOCATE_EACH,
    RESEARCH_ALL,
    SCORE_CONTROL,
    SCORE_CONTROL_ALL,
    SCORE_MAJORITY,
    SHIELDS,
    VERB,
    ZONE,
)
from miasma.games.viral.terms import COLOUR

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def open_phase(s: ViralState) -> None:
    """The effects of the top card happen in their order (VI-190)."""
    t = s.t
    t[PHASE] = 3
    if s.events is not None:
        tell.phase_opens(s)
        tell.event_happens(s)
    s.agenda.append(EVENT_DONE)
    for place in range(len(s.terms.events[t[EVENT]]) - 1, -1, -1):
        s.agenda.append(todo(EFFECT, place))


def effect(s: ViralState, place: int) -> None:
    """One effect; its points and picks come before its crisis check (VI-035).

    Wherever it names the players, the bot is among them (VI-192).
    """
    verb, first, second = s.terms.events[s.t[EVENT]][place]
    agenda = s.agenda
    if verb in (RELOCATE_EACH, PLACE_EACH):
        area = second if verb == RELOCATE_EACH else AREAS
        part = (0 if verb == RELOCATE_EACH else 8) + 16 * area
        for player in reversed(s.turn_order()):
            for _ in range(first):
                agenda.append(todo(EVENT_PART, player + part))
        return
    agenda.append(CHECK_CRISES)
    if verb == SCORE_CONTROL:  # VI-193, VI-204
        player = research.controller(s, first)
        if s.events is not None:
            research.tell_control(s, first, player)
        pay(s, player, second)
    elif verb == SCORE_CONTROL_ALL:  # VI-205
        for area in range(AREAS - 1, -1, -1):
            player = research.controller(s, area)
            if player >= 0:
                agenda.append(todo(GAIN, player + 8 * first))
        if s.events is not None:
            for area in range(AREAS):
                research.tell_control(s, area, research.controller(s, area))
    elif verb == SCORE_MAJORITY:  # VI-201
        player = research.majority(s, first)
        if s.events is not None and player >= 0:
            count, tied = research.margin_in_organ(s, first, player)
            tell.most(s, player, first, count, tied)
        pay(s, player, second)
    elif verb == FLUSH:
        flush(s, first, second)
    elif verb == PLACE_CRISIS:
        if not crisis.in_crisis(s.t) >> first & 1 and crisis.free_token(s.t) >= 0:
            crisis.lay(s, first, True)  # VI-203, VI-206
    elif verb == RESEARCH_ALL:  # VI-207, VI-208
        for player in s.turn_order():
            research.move_research(s, player, first)
    elif verb == PROTECT_ALL:  # VI-209
        protect_all(s, first)


def pay(s: ViralState, player: int, vp: int) -> None:
    """Points for one player, if there is one."""
    if player >= 0:
        points.gain(s, player, vp)


def protect_all(s: ViralState, area: int) -> None:
    """Every visible virus of an area gets a shield; absorbed ones don't (VI-209)."""
    s.t[SHIELDS] |= pieces.in_organs(s.t, s.terms.area_organs[area])
    if s.events is not None:
        tell.all_protected(s, area)


def flush(s: ViralState, organs: int, vp: int) -> None:
    """All visible viruses of the organs leave at once, then owners are paid (VI-194, VI-195).

    A shield saves, and pays nothing (VI-196); what a carrier sets free stays (VI-197).
    """
    t = s.t
    gone = 0
    for organ in range(ORGANS):
        if organs >> organ & 1:
            here = t[organ]
            freed = 0
            if not s.terms.freed_survive:
                freed = loads_of(t, here & t[CARRIERS] & ~t[SHIELDS])
            gone |= pieces.remove(s, organ, here)
            if freed:
                gone |= pieces.remove(s, organ, freed)
    if s.events is not None:
        tell.flushed(s, organs, gone)
    for player in reversed(s.turn_order()):  # VI-041
        count = (gone & COLOUR[player]).bit_count()
        if count:
            s.agenda.append(todo(GAIN, player + 8 * count * vp))


def loads_of(t: list[int], carriers: int) -> int:
    """All that some carriers have absorbed."""
    found = 0
    while carriers:
        low = carriers & -carriers
        carriers ^= low
        found |= t[LOAD + low.bit_length() - 1]
    return found


# -- parts that ask a player ----------------------------------------------------------------------


def part(s: ViralState, player: int, verb: int, area: int) -> None:
    """A player's part of Fast food (VI-198) or Reproduction (VI-202)."""
    t = s.t
    t[ACTIVE] = player
    t[VERB] = verb
    t[ZONE] = area if area < AREAS else NONE
    t[PICKED] = t[ORIGIN] = NONE
    if verb == RELOCATE and pieces.visible(s, player):
        asked = EVENT_PICK_VIRUS if relocatable(s) else NONE
    else:
        asked = EVENT_PICK_ORGAN if pieces.supply_of(s, player) else NONE  # VI-199
    if asked < 0:
        end_part(s)
        return
    t[ASK] = asked
    if player == s.terms.bot:
        bot_part(s)
    else:
        s.to_act = s.terms.alone[player]


def relocatable(s: ViralState) -> int:
    """Own visible viruses; each can change to another organ of the area (VI-200)."""
    return icons.reusable(s, pieces.visible(s, s.t[ACTIVE]), s.t[ZONE])


def organ_actions(s: ViralState) -> list[int]:
    """Where the virus of a part may go."""
    t = s.t
    sites = icons.infect_sites(s, t[ZONE], t[ORIGIN])
    return members(sites, TO if t[PICKED] >= 0 else PLACE)


def pick_virus(s: ViralState, virus: int) -> None:
    """The virus to carry is named."""
    t = s.t
    t[PICKED] = virus
    t[ORIGIN] = pieces.organ_of(t, virus)
    t[ASK] = EVENT_PICK_ORGAN
    s.to_act = s.terms.alone[t[ACTIVE]]


def pick_organ(s: ViralState, action: int) -> None:
    """The virus is carried, shield and load with it (VI-200), or placed from the supply."""
    t = s.t
    player = t[ACTIVE]
    if t[PICKED] >= 0:
        pieces.carry(s, t[PICKED], t[ORIGIN], action - TO)
        if s.events is not None:
            tell.relocated(s, player, t[ORIGIN], action - TO)
    else:
        pieces.put(s, player, action - PLACE)
        if s.events is not None:
            tell.placed(s, player, action - PLACE)
    end_part(s)


def end_part(s: ViralState) -> None:
    """The crisis check after each player's part (VI-035)."""
    t = s.t
    t[ACTIVE] = t[VERB] = t[ZONE] = t[PICKED] = t[ORIGIN] = NONE
    crisis.check(s)


def bot_part(s: ViralState) -> None:
    """The bot takes the first option: organ order, normal before protected (VI-409)."""
    t = s.t
    if t[ASK] == EVENT_PICK_VIRUS:
        offers = relocatable(s)
        for organ in range(ORGANS):
            mine = t[organ] & offers
            if mine:
                plain = mine & ~t[SHIELDS]
                first = plain or mine
                t[PICKED] = (first & -first).bit_length() - 1
                t[ORIGIN] = organ
                break
    pick_organ(s, organ_actions(s)[0])


def done(s: ViralState) -> None:
    """The card leaves the game; while rounds are left the next one is seen (VI-190, VI-191)."""
    t = s.t
    t[EVENT] = NONE
    t[EVENTS_LEFT] -= 1
    if t[EVENTS_LEFT]:
        chance.ask(s, DRAW_EVENT)


def virus_actions(s: ViralState) -> list[int]:
    """The viruses that can be named for Fast food, as actions."""
    return members(relocatable(s), VIRUS)
