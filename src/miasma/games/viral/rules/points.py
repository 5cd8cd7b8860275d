"""Victory points, the flip at 21, mutation cards, and the final score (5.3, 5.10).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import todo
from miasma.core.chance import CHANCE
from miasma.games.viral import tell
from miasma.games.viral.actions import BASICS, TAKE
from miasma.games.viral.rules import pieces
from miasma.games.viral.table import (
    ACTIVE,
    ADVANTAGE,
    AREAS,
    ASK,
    BAG,
    BLUE,
    BOTTOM,
    BOTTOM_SIZE,
    DEAL,
    DISPLAY,
    DISPLAY_SLOTS,
    DRAW_CARD,
    FILL_DISPLAY,
    GAINED,
    HAND,
    MUTATION_PICK,
    NONE,
    PILE,
    REVEAL_CARD,
    SECRET,
    TAKE_CARD,
    VP,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def icons_reached(s: ViralState, vp: int) -> int:
    """How many mutation cards so many points are worth (VI-042, VI-046)."""
    count = 0
    for icon in s.terms.mutation_icons:
        if vp >= icon:
            count += 1
    return min(count, s.terms.max_cards)


def gain(s: ViralState, player: int, vp: int) -> None:
    """The marker moves (VI-040), then the tokens may flip (VI-049), then cards are picked.

    The picks are put on the agenda, so that they come before all that is planned already.
    """
    if not vp:
        return
    t = s.t
    before = t[VP + player]
    t[VP + player] = before + vp
    if s.events is not None:
        tell.points(s, player, vp)
    if not t[BLUE] and before + vp >= s.terms.flip_at:
        t[BLUE] = 1
        if s.events is not None:
            tell.flipped(s)
    if player != s.terms.bot:  # VI-408
        due = icons_reached(s, before + vp) - icons_reached(s, before)
        for _ in range(due):  # VI-045
            s.agenda.append(todo(TAKE_CARD, player))


def take_card(s: ViralState, player: int) -> None:
    """A mutation card is due: a pick, or in the draft the top card of the pile (VI-504)."""
    t = s.t
    if s.terms.draft:
        top = t[GAINED + player].bit_count()
        card = t[PILE + player * DEAL + top]
        receive(s, player, card)
        if s.events is not None:
            tell.took_from_pile(s, player, card)
        return
    t[ACTIVE] = player
    t[ASK] = MUTATION_PICK
    s.to_act = (player,)


def receive(s: ViralState, player: int, card: int) -> None:
    """A mutation card comes into the hand; it can be chosen from the next pair on (VI-050).

    It is of no colour: whoever has it plays it like the own ones (VI-029).
    """
    s.t[GAINED + player] |= 1 << card
    s.t[HAND + player] |= 1 << (BASICS + card)


def pick(s: ViralState, player: int, action: int) -> None:
    """A card of the display (VI-043) or the top card of the deck (VI-044)."""
    t = s.t
    slot = action - TAKE
    if slot < DISPLAY_SLOTS or not t[BAG]:
        t[ACTIVE] = NONE
    if slot < DISPLAY_SLOTS:
        card = t[DISPLAY + slot]
        t[DISPLAY + slot] = NONE
        receive(s, player, card)
        if s.events is not None:
            tell.took_open(s, player, card, f"display-{slot + 1}")
        s.agenda.append(FILL_DISPLAY)
    elif t[BAG]:
        t[ASK] = DRAW_CARD
        s.to_act = (CHANCE,)
    else:
        card = from_bottom(t)
        receive(s, player, card)  # public: everybody knows the order (VI-613)
        if s.events is not None:
            tell.took_open(s, player, card, "deck")
        lay_under(s)


def drawn(s: ViralState, card: int) -> None:
    """The card drawn from the bag is known to its owner only (VI-613)."""
    t = s.t
    player = t[ACTIVE]
    t[ACTIVE] = NONE
    t[BAG] &= ~(1 << card)
    t[SECRET] |= 1 << card
    receive(s, player, card)
    if s.events is not None:
        tell.drew(s, player, card)
    lay_under(s)


def from_bottom(t: list[int]) -> int:
    """The uppermost of the cards whose order is known (VI-611)."""
    card = t[BOTTOM]
    size = t[BOTTOM_SIZE]
    t[BOTTOM : BOTTOM + size] = [*t[BOTTOM + 1 : BOTTOM + size], NONE]
    t[BOTTOM_SIZE] = size - 1
    return card


def lay_under(s: ViralState) -> None:
    """The display goes under the deck, its left card uppermost; three new ones come (VI-044)."""
    t = s.t
    for slot in range(DISPLAY, DISPLAY + DISPLAY_SLOTS):
        if t[slot] >= 0:
            t[BOTTOM + t[BOTTOM_SIZE]] = t[slot]
            t[BOTTOM_SIZE] += 1
            t[slot] = NONE
    if s.events is not None:
        tell.laid_under(s)
    s.agenda.append(FILL_DISPLAY)


def fill_display(s: ViralState) -> None:
    """Empty slots are filled from the left while the deck holds a card (VI-013, VI-047)."""
    t = s.t
    for slot in range(DISPLAY_SLOTS):
        if t[DISPLAY + slot] >= 0:
            continue
        if t[BAG]:
            t[ASK] = REVEAL_CARD
            s.to_act = (CHANCE,)
            s.agenda.append(FILL_DISPLAY)
            return
        if not t[BOTTOM_SIZE]:
            return
        show(s, slot, from_bottom(t))


def revealed(s: ViralState, card: int) -> None:
    """A card of the bag goes into the lowest empty slot."""
    t = s.t
    t[BAG] &= ~(1 << card)
    for slot in range(DISPLAY_SLOTS):
        if t[DISPLAY + slot] < 0:
            show(s, slot, card)
            return


def show(s: ViralState, slot: int, card: int) -> None:
    """A card lies open in a slot of the display."""
    s.t[DISPLAY + slot] = card
    if s.events is not None:
        tell.card_shown(s, slot, card)


# -- the end --------------------------------------------------------------------------------------


def areas_present(s: ViralState, player: int) -> int:
    """Areas with at least one own visible virus."""
    t = s.t
    own = s.terms.in_play[player]
    count = 0
    for area in range(AREAS):
        if pieces.in_organs(t, s.terms.area_organs[area]) & own:
            count += 1
    return count


def card_points(s: ViralState, player: int) -> int:
    """What the gained mutation cards are worth at the end, in hand or waiting (VI-506)."""
    cards = s.t[GAINED + player]
    total = 0
    while cards:
        low = cards & -cards
        cards ^= low
        total += s.terms.end_vp[low.bit_length() - 1]
    return total


def final_score(s: ViralState, player: int) -> int:
    """Points on the track, areas, cards (VI-230), whatever tokens still lie there (VI-218).

    No cards and no flip come of it (VI-048).
    """
    areas = s.terms.presence_vp * areas_present(s, player)
    return s.t[VP + player] + areas + card_points(s, player)


def best_placed(s: ViralState, bot_too: bool) -> int:
    """The player with the best final score (VI-021); ties go to the LOWER one (VI-026, VI-231)."""
    t = s.t
    best = NONE
    most = -1
    for place in range(s.terms.players):  # from the top, so that later ones win ties
        player = t[ADVANTAGE + place]
        if player == s.terms.bot and not bot_too:
            continue
        score = final_score(s, player)
        if score >= most:
            best, most = player, score
    return best
