"""What a seat may do: sorted lists of actions, one function for each question.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.viral.actions import (
    AREA,
    CARD,
    KEEP,
    LAY_CRISIS,
    PLACE,
    STACK,
    STOP,
    TAKE,
    TAKE_DECK,
    USE,
    VIRUS,
)
from miasma.games.viral.rules import bot, draft, events, icons, pairs, setup
from miasma.games.viral.table import (
    ACTIVE,
    AREA_HAND,
    ASK,
    BAG,
    BOT_ORGAN,
    BOT_SOURCE,
    BOTTOM_SIZE,
    CHOOSE_ICON,
    CHOOSE_PAIR,
    COLOURS,
    CRISIS_ORDER,
    DISPLAY,
    DISPLAY_SLOTS,
    DRAFT_PICK,
    DRAFT_ROUND,
    EVENT_PICK_ORGAN,
    EVENT_PICK_VIRUS,
    HAND,
    ICONS,
    MUTATION_PICK,
    ORIGIN,
    PACKET,
    PAIR,
    PICK_ORGAN,
    PICK_VIRUS,
    PLAYED_AREA,
    QUALIFIED,
    SETUP_PLACE,
    VERB,
    ZONE,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def of(s: ViralState, seat: int) -> list[int]:
    """The options of a seat that is to act."""
    t = s.t
    asked = t[ASK]
    if asked == CHOOSE_ICON:
        found = pairs.actions_of(t[ICONS], USE)
        found.append(STOP)
        return found
    if asked == PICK_ORGAN:
        return pairs.organ_actions(s)
    if asked == PICK_VIRUS:
        return pairs.actions_of(icons.targets(s, t[ACTIVE], t[VERB], t[ZONE]), VIRUS)
    if asked == CHOOSE_PAIR:
        if t[PLAYED_AREA + t[PAIR] * COLOURS + seat] < 0:
            return pairs.actions_of(t[AREA_HAND + seat], AREA)
        return pairs.actions_of(t[HAND + seat], CARD)
    if asked == SETUP_PLACE:
        return pairs.actions_of(setup.sites(s), PLACE)
    return of_seldom(s, seat, asked)


def of_seldom(s: ViralState, seat: int, asked: int) -> list[int]:
    """The questions that are asked less often."""
    t = s.t
    if asked == MUTATION_PICK:
        return mutation_picks(s)
    if asked == BOT_ORGAN:
        return pairs.actions_of(icons.infect_sites(s, t[ZONE], t[ORIGIN]), PLACE)
    if asked == BOT_SOURCE:
        return pairs.actions_of(bot.sources(s), VIRUS)
    if asked == CRISIS_ORDER:
        return pairs.actions_of(t[QUALIFIED], LAY_CRISIS)
    if asked == EVENT_PICK_VIRUS:
        return events.virus_actions(s)
    if asked == EVENT_PICK_ORGAN:
        return events.organ_actions(s)
    if asked == DRAFT_PICK:
        packet = draft.packet_of(s, seat, t[DRAFT_ROUND])
        return pairs.actions_of(t[PACKET + packet], KEEP)
    return pairs.actions_of(draft.unstacked(s, seat), STACK)


def mutation_picks(s: ViralState) -> list[int]:
    """Filled slots of the display, and the deck unless it is empty (VI-042, VI-047)."""
    t = s.t
    found = [TAKE + slot for slot in range(DISPLAY_SLOTS) if t[DISPLAY + slot] >= 0]
    if t[BAG] or t[BOTTOM_SIZE]:
        found.append(TAKE_DECK)
    return found
