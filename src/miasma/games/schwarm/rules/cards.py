"""Phase 2: playing cards, the joker and the double action. Compiled by `miasma accelerate`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import argument_of, plan, todo
from miasma.games.schwarm import tell
from miasma.games.schwarm.actions import (
    ACTION_OF_TYPE,
    CRAB_WALK,
    JOKER,
    RESEARCHER,
    SHIP,
    SHIP_RESEARCHER,
    STATION,
    TSUNAMI,
    TYPES,
    WHALE,
)
from miasma.games.schwarm.rules import hazards, research, scoring, ships, stations
from miasma.games.schwarm.table import (
    CARD,
    CHOOSE_AS,
    CHOOSE_FIRST,
    END_TURN,
    HAND,
    IDLE,
    JOKER_UP,
    NUMBER,
    PLAY_CARD,
    PLAYS_LEFT,
    SEAT,
    START_ACTION,
    STEPPED,
    TRACK,
    TURN,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState


def open_phase(s: SchwarmState) -> None:
    """Place 1 of the new order begins; all play all cards and the joker (SW-090, SW-091)."""
    t = s.t
    t[PLAYS_LEFT] = s.terms.seats * (s.terms.quota + 1)
    t[TURN] = 0
    ask_for_card(s)


def ask_for_card(s: SchwarmState) -> None:
    """The player whose turn it is plays a card."""
    t = s.t
    t[SEAT] = t[TRACK + t[TURN]]
    s.ask(PLAY_CARD, t[SEAT])


def playable(s: SchwarmState, seat: int) -> list[int]:
    """The types among the unplayed cards; useless ones too (SW-090, SW-098)."""
    first = HAND + TYPES * seat
    found = [card for card in range(TYPES) if s.t[first + card]]
    if s.t[JOKER_UP + seat]:
        found.append(JOKER)
    return found


def play(s: SchwarmState, card: int) -> None:
    """A card is used up and its action begins (SW-092, SW-093)."""
    t = s.t
    seat = t[SEAT]
    t[CARD] = card
    if s.events is not None:
        tell.played(s, seat, card)
    if card == JOKER:
        t[JOKER_UP + seat] = 0
        s.ask(CHOOSE_AS, seat)
        return
    t[HAND + TYPES * seat + card] -= 1
    if card == SHIP_RESEARCHER:
        s.ask(CHOOSE_FIRST, seat)
        return
    s.agenda.append(END_TURN)
    start(s, ACTION_OF_TYPE[card], s.terms.ranges[card])


def play_as(s: SchwarmState, action: int) -> None:
    """The joker as one of the six actions, with its own numbers (SW-094, SW-095, SW-267)."""
    if s.events is not None:
        tell.joker_as(s, s.t[SEAT], action)
    s.agenda.append(END_TURN)
    start(s, action, s.terms.joker_ranges[action])


def play_double(s: SchwarmState, first: int) -> None:
    """Both actions completely, one after the other, in the order chosen (SW-180, SW-263)."""
    number = s.terms.ranges[SHIP_RESEARCHER]
    second = RESEARCHER if first == SHIP else SHIP
    plan(s.agenda, todo(START_ACTION, second + 8 * number), END_TURN)
    start(s, first, number)


def start_planned(s: SchwarmState, packed: int) -> None:
    """The second part of the double action."""
    argument = argument_of(packed)
    start(s, argument & 7, argument >> 3)


def start(s: SchwarmState, action: int, number: int) -> None:
    """Begin one of the six actions with the number of its card."""
    clear(s)
    s.t[NUMBER] = number
    if action == SHIP:
        ships.start(s)  # SW-261
    elif action == RESEARCHER:
        research.start(s)  # SW-262
    elif action == STATION:
        stations.start(s)  # SW-260
    elif action == WHALE:
        hazards.start_whale(s)  # SW-264
    elif action == TSUNAMI:
        hazards.start_tsunami(s)  # SW-265
    elif action == CRAB_WALK:
        hazards.start_crab(s)  # SW-266


def clear(s: SchwarmState) -> None:
    """Nothing of an action that has ended stays on the table."""
    s.t[NUMBER : STEPPED + 1] = IDLE


def end_turn(s: SchwarmState) -> None:
    """The next player plays a card, or the round is scored (SW-090, SW-022)."""
    t = s.t
    clear(s)
    t[PLAYS_LEFT] -= 1
    if not t[PLAYS_LEFT]:
        scoring.score_round(s)
        return
    t[TURN] = (t[TURN] + 1) % s.terms.seats
    ask_for_card(s)
