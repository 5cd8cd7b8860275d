"""The invariants of the rules page, checked after every action when soaking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from miasma.core.agenda import todo
from miasma.games.viral.actions import ALL_MUTATIONS, BASICS
from miasma.games.viral.knowledge import members
from miasma.games.viral.rules import crisis, draft, points
from miasma.games.viral.table import (
    ABSORBED,
    ACTIVE,
    ADVANTAGE,
    AREA_HAND,
    AREAS,
    ASK,
    BAG,
    BLUE,
    BOTTOM,
    BOTTOM_SIZE,
    CARRIERS,
    CHOOSE_ICON,
    CHOOSE_PAIR,
    COLOURS,
    CRISIS,
    CRISIS_TOKENS,
    DEAL,
    DISPLAY,
    DISPLAY_SLOTS,
    DRAW_CARD,
    DUE,
    EVENT,
    EVENTS_LEFT,
    EVENTS_SEEN,
    FIRST,
    GAINED,
    HAND,
    ICONS,
    LOAD,
    MUTATION_PICK,
    ORGANS,
    OVER,
    PACKET,
    PAIR,
    PAIRS,
    PHASE,
    PILE,
    PLACED,
    PLAYED,
    PLAYED_AREA,
    RESEARCH,
    REVEAL_CARD,
    ROUND,
    SECRET,
    SHIELDS,
    STACKED,
    SUPPLY,
    TAKE_CARD,
    VIRUSES,
    VP,
    WAITING,
    WAITING_AREAS,
)
from miasma.games.viral.terms import COLOUR

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def broken(s: ViralState) -> list[str]:
    """One sentence for each invariant that does not hold."""
    checks = (_pieces, _carriers, _crises, _tracks, _cards, _deck, _rounds)
    return [sentence for check in checks for sentence in check(s)]


def _pieces(s: ViralState) -> Iterator[str]:
    t = s.t
    places = [*t[:ORGANS], t[SUPPLY], t[ABSORBED]]
    in_play = sum(s.terms.in_play)
    union = 0
    for place in places:
        if union & place:
            yield "VI-INV-01: a virus is in two places"
        union |= place
    if union != in_play:
        yield "VI-INV-01: viruses are missing or too many"
    if t[SHIELDS] & t[SUPPLY] or t[CARRIERS] & t[SUPPLY]:
        yield "VI-INV-01: a virus on a mat has a shield or a load"
    if t[ROUND] == 1 and t[PHASE] == 1 and t[ASK] == CHOOSE_PAIR and t[PAIR] == 0:
        # A bot virus may have come already, and with it a crisis.
        if s.terms.bot < 0 and any(here.bit_count() != 1 for here in t[:ORGANS]):
            yield "VI-INV-14: after the set-up an organ does not hold one virus"
        if s.terms.bot < 0 and (t[SHIELDS] or crisis.in_crisis(t)):
            yield "VI-INV-14: a shield or a crisis after the set-up"
    if t[PHASE] == 0 and (t[SHIELDS] or any(here.bit_count() > 1 for here in t[:ORGANS])):
        yield "VI-INV-14: more than one virus in an organ, or a shield, in the set-up"


def _carriers(s: ViralState) -> Iterator[str]:
    t = s.t
    loads = 0
    for virus in range(VIRUSES):
        load = t[LOAD + virus]
        if bool(load) != bool(t[CARRIERS] >> virus & 1):
            yield "VI-INV-02: carriers and loads differ"
        if load & loads:
            yield "VI-INV-02: a virus is under two carriers"
        loads |= load
    if loads != t[ABSORBED]:
        yield "VI-INV-02: loads and absorbed viruses differ"
    if t[CARRIERS] & t[ABSORBED]:
        yield "VI-INV-02: an absorbed virus carries others"
    if s.terms.bot >= 0 and t[CARRIERS] & COLOUR[s.terms.bot]:
        yield "VI-INV-02: the bot carries"
    if t[ABSORBED] and t[PHASE] == 1 and t[PAIR] == 0 and t[ASK] == CHOOSE_PAIR:
        yield "VI-INV-02: a virus is absorbed at the start of a round"


def _crises(s: ViralState) -> Iterator[str]:
    t = s.t
    organs = [t[CRISIS + token] for token in range(CRISIS_TOKENS) if t[CRISIS + token] >= 0]
    if len(set(organs)) != len(organs):
        yield "VI-INV-03: two crisis tokens on one organ"
    checked = t[PHASE] and t[ASK] in (CHOOSE_ICON, CHOOSE_PAIR)
    if checked and crisis.free_token(t) >= 0 and crisis.qualified(s):
        yield "VI-INV-03: an organ at the threshold has no token though one is free"
    if t[DUE] and t[PHASE] != 4:
        yield "VI-INV-04: a crisis is due outside phase 4"
    if t[DUE] & ~sum(1 << n for n in range(CRISIS_TOKENS) if t[CRISIS + n] >= 0):
        yield "VI-INV-04: a crisis is due whose token is free"


def _tracks(s: ViralState) -> Iterator[str]:
    t = s.t
    players = range(s.terms.players)
    for player in players:
        if t[VP + player] < 0:
            yield "VI-INV-05: points below 0"
        if not s.terms.start_research <= t[RESEARCH + player] <= s.terms.top:
            yield "VI-INV-05: a research marker is off the track"
        if t[PHASE] in (1, 6) and t[RESEARCH + player] == s.terms.top:
            yield "VI-INV-05: somebody is on the top space after phase 5"
    order = t[ADVANTAGE : ADVANTAGE + COLOURS]
    wanted = list(players) if t[FIRST] >= 0 else []
    if sorted(player for player in order if player >= 0) != wanted:
        yield "VI-INV-06: the advantage track is no order of all players"
    most = max(t[VP : VP + s.terms.players])
    if bool(t[BLUE]) != (most >= s.terms.flip_at):
        yield "VI-INV-08: the tokens show the wrong side"


def _cards(s: ViralState) -> Iterator[str]:
    t = s.t
    for seat in s.terms.everybody:
        areas = [t[AREA_HAND + seat], t[WAITING_AREAS + seat]]
        cards = [t[HAND + seat], t[WAITING + seat]]
        for pair in range(PAIRS):
            place = pair * COLOURS + seat
            if t[ASK] == CHOOSE_PAIR and pair == t[PAIR]:
                continue  # still in the hand
            if t[PLAYED_AREA + place] >= 0:
                areas.append(1 << t[PLAYED_AREA + place])
                cards.append(1 << t[PLAYED + place])
        if sum(bits.bit_count() for bits in areas) != AREAS or sum(areas) != (1 << AREAS) - 1:
            yield f"VI-INV-07: the area cards of seat {seat} don't add up"
        gained = t[GAINED + seat]
        own = (1 << BASICS) - 1 | gained << BASICS
        if sum(cards) != own or sum(bits.bit_count() for bits in cards) != own.bit_count():
            yield f"VI-INV-07: the mutation cards of seat {seat} don't add up"
        due = points.icons_reached(s, t[VP + seat])
        waiting = sum(1 for packed in s.agenda if packed == todo(TAKE_CARD, seat))
        asked = t[ASK] in (MUTATION_PICK, DRAW_CARD) and t[ACTIVE] == seat
        if gained.bit_count() + waiting + asked != due:
            yield f"VI-INV-09: seat {seat} has {gained.bit_count()} cards for {due} icons"
        if t[ASK] == CHOOSE_PAIR and t[PAIR] == 0 and t[ROUND] > 1:
            enough = t[AREA_HAND + seat].bit_count() == 4 and t[HAND + seat].bit_count() >= 3
            if not enough:
                yield f"VI-INV-07: the hand of seat {seat} is too small"


def _deck(s: ViralState) -> Iterator[str]:
    t = s.t
    places = [t[BAG]]
    places += [1 << card for card in t[BOTTOM : BOTTOM + t[BOTTOM_SIZE]]]
    places += [1 << card for card in t[DISPLAY : DISPLAY + DISPLAY_SLOTS] if card >= 0]
    places += [t[GAINED + seat] for seat in s.terms.everybody]
    for seat in s.terms.everybody:
        places.append(t[PACKET + seat])
        if t[STACKED + seat] == DEAL:
            taken = t[GAINED + seat].bit_count()
            pile = t[PILE + seat * DEAL + taken : PILE + seat * DEAL + DEAL]
            places += [1 << card for card in pile]
        else:
            places.append(draft.kept(s, seat))
    if sum(places) != ALL_MUTATIONS or sum(bits.bit_count() for bits in places) != 22:
        yield "VI-INV-16: the 22 mutation cards are not there once each"
    if t[SECRET] & ~sum(t[GAINED + seat] for seat in s.terms.everybody):
        yield "VI-INV-16: a card that nobody holds is a secret"
    filling = t[ASK] in (REVEAL_CARD, DRAW_CARD)
    gap = any(card < 0 for card in t[DISPLAY : DISPLAY + DISPLAY_SLOTS])
    deck = t[BAG] or t[BOTTOM_SIZE]
    if gap and deck and t[ROUND] and not s.terms.draft and not filling:
        yield "VI-INV-16: the display has a gap though the deck is not empty"


def _rounds(s: ViralState) -> Iterator[str]:
    t = s.t
    over = t[ROUND] - (t[PHASE] < 4) if t[EVENT] >= 0 or t[PHASE] != 3 else t[ROUND]
    done = max(0, over)
    if t[EVENTS_LEFT] != s.terms.rounds - done:
        yield "VI-INV-11: events and rounds differ"
    if t[EVENTS_SEEN].bit_count() > s.terms.rounds:
        yield "VI-INV-11: too many events were seen"
    if t[ASK] == OVER and (t[ROUND] != s.terms.rounds or t[PHASE] != 6):
        yield "VI-INV-11: the game ended too soon"
    if t[ASK] == CHOOSE_ICON and not t[ICONS]:
        yield "VI-INV-12: an icon is asked for though none can be used"
    if t[PHASE] == 0 and t[PLACED] != sum(len(members(here)) for here in t[:ORGANS]):
        yield "VI-INV-14: placements and viruses differ in the set-up"
