"""The vocabulary: 170 actions of the players and 98 of chance, in the order of the rules page.

The kernel speaks the index. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from miasma.core.actions import Vocabulary
    from miasma.games.viral.data import ViralContent

BASICS: Final = 5
MUTATIONS: Final = 22
CARDS: Final = BASICS + MUTATIONS
EVENTS: Final = 13
AREA_TOKENS: Final = 8
SLOTS: Final = 4
OPTIONS: Final = 3
ALL_MUTATIONS: Final = (1 << MUTATIONS) - 1

# First index of each block (VI-602).
PLACE: Final = 0
TO: Final = 12
LAY_CRISIS: Final = 24
VIRUS: Final = 36
USE: Final = 76
STOP: Final = 88
AREA: Final = 89
CARD: Final = 95
TAKE: Final = 122
TAKE_DECK: Final = 125
KEEP: Final = 126
STACK: Final = 148
SEAT_ACTIONS: Final = 170
FIRST_SEAT: Final = 170
TOP_EVENT: Final = 175
LAY_TOKEN: Final = 188
REVEAL: Final = 196
DRAW: Final = 218
DEAL_TO: Final = 240
BOT: Final = 262
ACTIONS: Final = 268


def build_vocabulary(content: ViralContent) -> Vocabulary:
    """All actions with their notation and the picture's elements they light up."""
    from miasma.core.actions import VocabularyBuilder

    words = VocabularyBuilder()
    organs = [organ.id for organ in content.organs]
    mutations = [card.id for card in content.mutations]
    for kind in ("place", "to", "crisis"):
        for organ in organs:
            words.seat(kind, organ, targets=(organ,))
    for colour in content.colours:
        for number in range(1, colour.virus_tokens + 1):
            words.seat("virus", f"{colour.id}-{number}", targets=(f"{colour.id}-{number}",))
    for slot in range(1, SLOTS + 1):
        for option in "abc":
            words.seat("use", f"{slot}{option}", targets=(f"slot-{slot}{option}",))
    words.seat("stop", targets=("stop",))
    for area in content.areas:
        words.seat("area", str(area.number), targets=(f"card_area_{area.number}",))
    for card in (*content.basics, *content.mutations):
        words.seat("card", card.id, targets=(card.id,))
    for slot in range(1, 4):
        words.seat("take", str(slot), targets=(f"display-{slot}",))
    words.seat("take", "deck", targets=("deck",))
    for kind in ("keep", "stack"):
        for name in mutations:
            words.seat(kind, name, targets=(name,))
    for colour in content.colours:
        words.chance("first", colour.id, targets=(f"mat-{colour.id}",))
    for event in content.events:
        words.chance("event", event.id, targets=("event_space",))
    for token in content.area_tokens:
        words.chance("token", token.id, targets=("token-1",))
    for name in mutations:
        words.chance("reveal", name, targets=("display-1",))
    for name in mutations:
        words.chance("draw", name, targets=("deck",))
    for name in mutations:
        words.chance("deal", name, targets=("mat-green",))
    for area in content.areas:
        words.chance("bot", str(area.number), targets=("bot_deck",))
    return words.build()
