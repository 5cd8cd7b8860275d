"""Phase 1: an event card is drawn and carried out, cities are healed, DNA comes in.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.agenda import todo
from miasma.core.chance import Outcomes
from miasma.games.virusid import tell
from miasma.games.virusid.actions import DRAW, HEAL
from miasma.games.virusid.rules import effects, nodes, scales, stones
from miasma.games.virusid.table import (
    ACTIVE,
    ASK_EVENT,
    CARDS_LEFT,
    DECK_EMPTY,
    DRAW_EVENT,
    EFFECT,
    EVENT,
    HEAL_CITY,
    HEALING,
    INCOME,
    PHASE,
    RESEARCH_LEFT,
    SEGMENT,
    UNSEEN,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

MASSIVE: Final = 4
"""The letter of Massive Research cards."""


def ask_draw(s: VirusidState) -> None:
    """The active player draws; with an empty deck all have lost (VR-50, VR-144)."""
    t = s.t
    t[PHASE] = 1
    if t[SEGMENT] == len(s.terms.deck_letters):
        scales.finish(s, DECK_EMPTY)
    else:
        nodes.ask_chance(s, ASK_EVENT, t[ACTIVE])


def draw_outcomes(s: VirusidState) -> Outcomes:
    """The odds of the top card, from what nobody has seen yet (VR-202)."""
    t = s.t
    segment = t[SEGMENT]
    cards = t[CARDS_LEFT + segment]
    research = t[RESEARCH_LEFT + segment]
    outcomes: Outcomes = []
    if cards > research:
        letter = s.terms.deck_letters[segment]
        list_unseen(s, letter, (cards - research) / cards, outcomes)
    if research:
        list_unseen(s, MASSIVE, research / cards, outcomes)
    return outcomes


def list_unseen(s: VirusidState, letter: int, share: float, outcomes: Outcomes) -> None:
    """Append the unseen cards of a letter, which share a probability equally."""
    unseen = s.t[UNSEEN + letter]
    weight = share / unseen.bit_count()
    card = DRAW + s.terms.first_of_letter[letter]
    while unseen:
        if unseen & 1:
            outcomes.append((card, weight))
        unseen >>= 1
        card += 1


def draw(s: VirusidState, action: int) -> None:
    """The event at once, then healing, then income (VR-50, VR-51, VR-55); M draws again (VR-56)."""
    t = s.t
    card = action - DRAW
    terms = s.terms
    letter = terms.event_letter[card]
    segment = t[SEGMENT]
    t[EVENT] = card
    t[UNSEEN + letter] &= ~(1 << (card - terms.first_of_letter[letter]))
    t[CARDS_LEFT + segment] -= 1
    if letter == MASSIVE:
        t[RESEARCH_LEFT + segment] -= 1
    if not t[CARDS_LEFT + segment]:
        t[SEGMENT] = segment + 1
    if s.events is not None:
        tell.drawn(s, card)
    agenda = s.agenda
    if letter == MASSIVE:
        agenda.append(DRAW_EVENT)
    agenda.append(INCOME)
    heal = terms.event_heal[card]
    for place in range(len(heal) - 1, -1, -1):
        agenda.append(todo(HEAL_CITY, heal[place]))
    numbers = terms.event_effects[card]
    for place in range(len(numbers) - 1, -1, -1):
        agenda.append(todo(EFFECT, numbers[place] * 4 + t[ACTIVE]))


def ask_heal(s: VirusidState, city: int) -> None:
    """One coloured stone of each named city goes, in printed order, if there (VR-51, VR-64)."""
    nodes.offer(s, HEALING, s.t[ACTIVE], effects.coloured(s, city, HEAL), city)  # VR-52


def heal(s: VirusidState, action: int) -> None:
    """The stone returns to its owner; the last of a city is a research success (VR-53, VR-54)."""
    pair, seat = (action - HEAL) >> 2, (action - HEAL) & 3
    if s.events is not None:
        tell.healed(s, pair, seat)
    stones.take_back(s, seat, pair)
    city = s.board.pair_city[pair]
    if not stones.infected(s) >> city & 1:
        massive = s.terms.event_letter[s.t[EVENT]] == MASSIVE
        if s.events is not None:
            tell.success(s, city)
        scales.move_research(s, 2 if massive else 1)


def income(s: VirusidState) -> None:
    """The active player alone gains the printed DNA (VR-55)."""
    scales.gain_dna(s, s.t[ACTIVE], s.terms.event_dna[s.t[EVENT]], "event")
