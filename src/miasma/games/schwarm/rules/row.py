"""The row of cards and phase 1: dealing, buying, order cards and abilities.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.agenda import plan
from miasma.games.schwarm import tell
from miasma.games.schwarm.actions import (
    BLUE_TYPES,
    GOLDEN,
    GOLDEN_TILE,
    KINDS,
    LIGHT_TYPES,
    STATION,
    TYPES,
)
from miasma.games.schwarm.rules import cards
from miasma.games.schwarm.table import (
    ABILITY_OF,
    ASK_DEAL,
    ASK_DRAW,
    BLUE,
    BLUE_CARD,
    CHOOSE_ABILITY,
    CHOOSE_ORDER,
    FILL_ROW,
    GOLDEN_LEFT,
    GREEN_CARD,
    HAND,
    HELD,
    JOKER_UP,
    LIGHT,
    LIGHT_CARD,
    NONE,
    ORDER_CARD,
    ORDER_LEFT,
    PICK_CARD,
    ROUND,
    ROW,
    ROW_LENGTH,
    SCORE,
    SEAT,
    TAKEN,
    TRACK,
    TURN,
    card_code,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState

TYPE_MASK: Final = 15


def open_round(s: SchwarmState) -> None:
    """A round begins: the bags are filled, jokers turned up, the row is dealt (SW-022, SW-050)."""
    t = s.t
    terms = s.terms
    t[ROUND] += 1
    t[LIGHT : LIGHT + 5] = terms.light_copies  # SW-053
    if t[ROUND] == terms.blue_refill_round:  # SW-045, SW-052
        t[BLUE : BLUE + 5] = terms.blue_copies
    t[ROW_LENGTH] = 0
    t[ORDER_LEFT] = (2 << terms.seats) - 2  # SW-006
    for seat in range(terms.seats):
        t[JOKER_UP + seat] = 1  # SW-094, SW-244
        t[TAKEN + seat] = 0
    if s.events is not None:
        tell.round_opened(s)
    agenda = s.agenda
    plan(agenda, FILL_ROW)
    for _ in range(terms.blue_per_round):  # SW-054
        agenda.append(ASK_DRAW)
    for _ in range(terms.light_count):
        agenda.append(ASK_DEAL)


def deal(s: SchwarmState, outcome: int) -> None:
    """A light card lies in the row, front place first (SW-044, SW-055)."""
    t = s.t
    t[LIGHT + outcome] -= 1
    add(s, card_code(LIGHT_TYPES[outcome], LIGHT_CARD))


def draw(s: SchwarmState, outcome: int) -> None:
    """A blue card lies in the row; it leaves the pile for good (SW-042, SW-045, SW-053)."""
    t = s.t
    t[BLUE + outcome] -= 1
    add(s, card_code(BLUE_TYPES[outcome], BLUE_CARD))


def add(s: SchwarmState, code: int) -> None:
    """Put a card at the end of the row."""
    t = s.t
    t[ROW + t[ROW_LENGTH]] = code
    t[ROW_LENGTH] += 1
    if s.events is not None:
        tell.row_card(s, code)


def fill(s: SchwarmState) -> None:
    """The green card and the order stack end the row; phase 1 begins (SW-050, SW-051)."""
    t = s.t
    t[ROW + t[ROW_LENGTH]] = card_code(STATION, GREEN_CARD)
    t[ROW_LENGTH] += 1
    t[TURN] = s.terms.seats - 1
    pass_on(s)


def may_pick(s: SchwarmState, seat: int) -> bool:
    """Whether a player can take anything: the front card is free (SW-067, SW-068, SW-069)."""
    t = s.t
    if t[TAKEN + seat] < s.terms.quota:
        return True
    return not t[ORDER_CARD + seat] and t[ROW_LENGTH] <= t[SCORE + seat]


def pass_on(s: SchwarmState) -> None:
    """The next player who can take something does; others are passed over (SW-060, SW-076).

    There is one while anything lies there: the row holds as many cards as all may take (SW-075).
    """
    t = s.t
    if not t[ROW_LENGTH] and not t[ORDER_LEFT]:  # SW-073
        end(s)
        return
    seats = s.terms.seats
    while True:
        t[TURN] = (t[TURN] + 1) % seats
        seat = t[TRACK + t[TURN]]
        if may_pick(s, seat):
            break
        if s.events is not None:
            tell.passed_over(s, seat)
    t[SEAT] = seat
    s.ask(PICK_CARD, seat)


def pick(s: SchwarmState, place: int) -> None:
    """Take a card for as many points as cards lie before it (SW-061); the gap closes (SW-063)."""
    t = s.t
    seat = t[SEAT]
    code = t[ROW + place]
    t[SCORE + seat] -= place  # SW-065
    last = ROW + t[ROW_LENGTH] - 1
    t[ROW + place : last] = t[ROW + place + 1 : last + 1]
    t[last] = NONE
    t[ROW_LENGTH] -= 1
    t[HAND + TYPES * seat + (code & TYPE_MASK)] += 1
    t[TAKEN + seat] += 1
    if s.events is not None:
        tell.picked(s, seat, code, place)
    pass_on(s)


def pick_order(s: SchwarmState) -> None:
    """An order card costs as much as action cards are left; it leaves no gap (SW-062, SW-064)."""
    t = s.t
    seat = t[SEAT]
    t[SCORE + seat] -= t[ROW_LENGTH]
    if s.events is not None:
        tell.bought_order(s, seat, t[ROW_LENGTH])
    s.ask(CHOOSE_ORDER, seat)  # SW-077


def choose_order(s: SchwarmState, number: int) -> None:
    """Any number left in the stack; then an ability follows at once (SW-070, SW-071)."""
    t = s.t
    seat = t[SEAT]
    t[ORDER_LEFT] &= ~(1 << number)
    t[ORDER_CARD + seat] = number
    if s.events is not None:
        tell.order(s, seat, number)
    s.ask(CHOOSE_ABILITY, seat)


def choose_ability(s: SchwarmState, ability: int) -> None:
    """The ability lies open until the end of the round (SW-071, SW-072, SW-086)."""
    t = s.t
    seat = t[SEAT]
    t[ABILITY_OF + seat] = ability
    if s.events is not None:
        tell.ability(s, seat, ability)
    if ability == GOLDEN_TILE:  # SW-081, SW-082, SW-270
        gained = min(s.terms.golden_gain, t[GOLDEN_LEFT])
        t[GOLDEN_LEFT] -= gained
        t[HELD + KINDS * seat + GOLDEN] += gained
    pass_on(s)


def abilities_left(s: SchwarmState) -> list[int]:
    """The ability cards in the supply."""
    held = s.t[ABILITY_OF : ABILITY_OF + s.terms.seats]
    return [ability for ability in range(4) if ability not in held]


def end(s: SchwarmState) -> None:
    """The order stones move to the numbers of the cards, which go back (SW-073, SW-074)."""
    t = s.t
    for seat in range(s.terms.seats):
        t[TRACK + t[ORDER_CARD + seat] - 1] = seat  # SW-268
        t[ORDER_CARD + seat] = 0
    t[ORDER_LEFT] = (2 << s.terms.seats) - 2
    if s.events is not None:
        tell.phase_two(s)
    cards.open_phase(s)
