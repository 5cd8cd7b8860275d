"""What a heuristic player looks at: how near the goal is, and what could still go wrong.

All seats win or lose together, so a position has one worth for all. The goal has two halves that
pull against each other: people must die on every continent, and every city must hold an infected
or nobody alive. So deaths are timed: they count little early, and those that cost a city its last
infected are the dear ones. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from miasma.games.virusid.actions import BIRD, CITIES, LADDERS, PLANE, SHIP, TYPES
from miasma.games.virusid.rules import reach
from miasma.games.virusid.table import (
    CARDS_LEFT,
    CONTINENT,
    CURE,
    DNA,
    ENDED,
    FIELDS,
    FREE,
    GONE,
    GREY,
    INFECTION,
    LEVELS,
    MORTALITY,
    NECROTIC,
    PHASE,
    RESEARCH,
    RESEARCH_LEFT,
    RUNNING,
    SEGMENT,
    SETUP,
    SEVERITY,
    SLOTS,
    STEPS,
    STOCK,
    TURN,
    UNSEEN,
    WIPED,
    WON,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState


# What things are worth, found by playing some thousand games with weights varied at random.
# A player's strength, which fades as the game goes on:
SPEED: Final = 1.3  # an infection a turn
POINT: Final = 0.235  # an infection point
LEVEL: Final = 0.095  # a level of a simple spread
KIND: Final = 0.129  # a simple spread at all
REACH: Final = 0.125  # a city whose needs are met
NEAR: Final = 0.147  # a field in reach, up to six
TRAVEL: Final = 0.58  # a first extended spread
WAY: Final = 0.244  # a level of one
SAVED: Final = 0.0058  # a point of DNA
FEW: Final = 0.564  # each stone short of four on the board
EMPTY: Final = 0.294  # each stone short of three in the supply
GONE_WORTH: Final = 3.0  # a player at all
FADE: Final = 0.85
# Cities:
CITY: Final = 0.26  # a city that counts
LATE_CITY: Final = 0.243  # and more of it, late
ALONE: Final = 0.178  # losing it to the cards that still name it
PAIR: Final = 0.12  # two infected
CROWD: Final = 0.043  # more than two
FULL: Final = 0.023  # nobody healthy left
WIPED_OUT: Final = 0.049
SHUT: Final = 0.268  # a city under quarantine
LATE_SHUT: Final = 0.069
ALLOWED: Final = 0.087  # a city that somebody could infect
LATE_ALLOWED: Final = 0.03
CLOSE: Final = 0.038  # and that is in reach by land
LATE_CLOSE: Final = 0.05
TRIP: Final = 0.04  # and that is in reach by bird, ship or plane
LATE_TRIP: Final = 0.03
ALL_BUT: Final = 0.8  # late, no city missing; half of it with one missing, a quarter with two
# Deaths:
LETHAL: Final = 2.02  # enough deaths to come
EXCESS: Final = 0.596  # a death a turn that nobody needs
OVER: Final = 0.389  # deaths beyond what is needed
MARGIN: Final = 2.13  # deaths to come for each that is needed
TAKEN: Final = 2.33  # all corpses taken
READY: Final = 0.606  # infected on the right continents who may die without harm
SHORT: Final = 0.5
FREED: Final = 1.57  # Necrosis
ON_THE_WAY: Final = 0.546  # the share of it for the symptoms down to it
# Research:
APART: Final = 0.115  # a field between research and cure
LACK: Final = 0.318  # a field too few
NEEDED: Final = 7.93  # fields that the whole deck needs


class Named:
    """How likely the cards of a deck heal each city once, and twice."""

    __slots__ = ("deck", "once", "twice")

    def __init__(self, deck: list[int], mentions: list[float]) -> None:
        self.deck = deck
        self.once = [1.0 - exp(-often) for often in mentions]
        self.twice = [1.0 - exp(-often) * (1.0 + often) for often in mentions]


_latest: Final[list[Named]] = []
"""What was found for the deck looked at last: it holds for all positions until the next draw."""


def evaluate(s: VirusidState) -> float:
    """The chance to win, 0 to 1, guessed from the look of the table."""
    t = s.t
    if t[ENDED] != RUNNING:
        return 1.0 if t[ENDED] == WON else 0.0
    return 1.0 / (1.0 + exp(-chances(s)))


def chances(s: VirusidState) -> float:
    """The odds of winning as a logarithm, fitted to games: worth against the time it took.

    A turn counts once its infections are made: before, what it brings is not in the worth either.
    """
    t = s.t
    gone = t[TURN] if t[PHASE] in (3, 4) else max(0, t[TURN] - 1)
    time = gone / s.terms.turns
    above = worth(s) - 18.0
    odds = 1.25 + 0.08 * above + 0.71 * above * time - 4.68 * time - 3.48 * time * time
    return odds if s.seats == 2 else odds - 0.3


def worth(s: VirusidState) -> float:
    """How far the team has come and how strong it is."""
    t = s.t
    turns = turns_left(s)
    late = 1.0 - turns / s.terms.turns
    growth = 0.0
    deaths = 0.0
    allowed: int = 0
    close: int = 0
    trips: int = 0
    for seat in range(s.seats):
        if t[GONE] >> seat & 1:
            growth -= GONE_WORTH
            continue
        usable: int = reach.met(s, seat)
        near: int = usable & reach.by_land(s, seat)
        allowed |= usable
        fields = infectable(s, seat) & usable
        close |= fields & near
        trips |= fields & by_way(s, seat)
        growth += strength(s, seat, usable, near)
        deaths += t[SEVERITY + seat] * t[MORTALITY + seat] / 6.0
    return (
        growth / s.seats * (1.0 - FADE * late)
        + coverage(s, late, allowed, close, trips)
        + lethality(s, deaths, turns, late)
        + freedom(s)
        + track(t[CURE] - t[RESEARCH], turns / s.terms.turns)
    )


def infectable(s: VirusidState, seat: int) -> int:
    """Cities with a healthy field of a type that a player has."""
    t = s.t
    cities: int = 0
    for kind in range(TYPES):
        if reach.level(s, seat, kind):
            cities |= t[FREE + kind]
    return cities


def by_way(s: VirusidState, seat: int) -> int:
    """Cities that a player reaches by bird, ship or plane."""
    cities: int = 0
    if reach.level(s, seat, BIRD):
        cities |= reach.by_bird(s, seat)
    if reach.level(s, seat, SHIP):
        cities |= reach.by_ship(s, seat)
    if reach.level(s, seat, PLANE):
        cities |= reach.by_plane(s, seat)
    return cities


def strength(s: VirusidState, seat: int, usable: int, near: int) -> float:
    """What a player can do in the turns to come."""
    t = s.t
    simple = 0
    kinds = 0
    open_fields = 0
    for kind in range(TYPES):
        level = reach.level(s, seat, kind)
        if level:
            simple += level
            kinds += 1
            open_fields += (t[FREE + kind] & near).bit_count()
    levels = LEVELS + seat * LADDERS
    ways = t[levels + BIRD] + t[levels + PLANE] + t[levels + SHIP]
    points = t[INFECTION + seat]
    value = SPEED * min(points, simple) + POINT * points + LEVEL * simple + KIND * kinds
    value += REACH * usable.bit_count() + NEAR * min(open_fields, 6)
    if ways:
        value += TRAVEL + WAY * ways
    value += SAVED * t[DNA + seat]
    own = s.terms.stones - t[STOCK + seat]
    if not s.terms.water_borne and t[PHASE] != SETUP and own < 4:
        value -= FEW * (4 - own) + (GONE_WORTH if not own else 0.0)
    if t[STOCK + seat] < 3:
        value -= EMPTY * (3 - t[STOCK + seat])
    return value


def coverage(s: VirusidState, late: float, allowed: int, close: int, trips: int) -> float:
    """Cities that count, less for those that cards to come may empty, less for quarantine.

    Infected who may die without harm (a city keeps another, or nobody healthy is left) count where
    their continent still lacks corpses.
    """
    t = s.t
    board = s.board
    risk = named(s)
    infected, healthy = count_stones(s)
    shut: int = reach.quarantined(s)
    wiped: int = t[WIPED]
    whole = CITY + LATE_CITY * late
    ready = [0, 0, 0, 0]
    value = 0.0
    missing = 0
    for city in range(CITIES):
        alive = infected[city]
        if alive:
            value += whole
            if alive == 1:
                value -= ALONE * risk.once[city]
            elif alive == 2:
                value += PAIR - ALONE * risk.twice[city]
            else:
                value += PAIR + CROWD
            if healthy[city]:
                alive -= 1
            else:
                value += FULL
            ready[board.continent_of[city]] += alive
        elif wiped >> city & 1:
            value += whole + WIPED_OUT
        else:
            missing += 1
            if shut >> city & 1:
                value -= SHUT + LATE_SHUT * late
            elif allowed >> city & 1:
                value += ALLOWED + LATE_ALLOWED * late
                if close >> city & 1:
                    value += CLOSE + LATE_CLOSE * late
                elif trips >> city & 1:
                    value += TRIP + LATE_TRIP * late
    value += ALL_BUT * late * 0.5**missing
    at_hand = 0
    lacking = 0
    for continent in range(4):
        left = t[CONTINENT + continent]
        at_hand += min(left, ready[continent])
        lacking += max(0, left - ready[continent])
    return value + (READY * at_hand - SHORT * late * lacking) / all_corpses(s)


def count_stones(s: VirusidState) -> tuple[list[int], list[int]]:
    """Infected and healthy people of each city."""
    t = s.t
    infected = [0] * CITIES
    healthy = [0] * CITIES
    place = FIELDS
    for city in s.board.field_city:
        content = t[place]
        place += 1
        if content < 0:
            healthy[city] += 1
        elif content < GREY:
            infected[city] += 1
    return infected, healthy


def all_corpses(s: VirusidState) -> int:
    """Corpses that the continents had at the start."""
    total = s.terms.continent_corpses
    return total[0] + total[1] + total[2] + total[3]


def lethality(s: VirusidState, deaths: float, turns: int, late: float) -> float:
    """Corpses taken, and deaths to come against those still needed: wanted late, in measure."""
    t = s.t
    left = t[CONTINENT] + t[CONTINENT + 1] + t[CONTINENT + 2] + t[CONTINENT + 3]
    value = (1.0 - left / all_corpses(s)) * TAKEN + LETHAL * late
    if not left:
        return value - EXCESS * deaths
    share = deaths * turns / s.seats / (MARGIN * left)
    if share < 1.0:
        return value - LETHAL * late * (1.0 - share)
    return value - OVER * min(share - 1.0, 3.0)


def freedom(s: VirusidState) -> float:
    """Necrosis opens what quarantine has shut; the symptoms down to it count in part."""
    t = s.t
    if t[NECROTIC]:
        return FREED
    best = 0.0
    for slot in range(s.seats * 3):
        strain = t[SLOTS + slot]
        if strain >= 0 and s.terms.necrosis_step[strain]:
            best = max(best, (1.0 + t[STEPS + slot]) / (1.0 + s.terms.necrosis_step[strain]))
    return ON_THE_WAY * FREED * best


def track(apart: int, ahead: float) -> float:
    """How safe the distance of research and cure is for the part of the deck that is ahead."""
    lack = 1.0 + NEEDED * ahead - apart
    return APART * apart - LACK * max(0.0, lack)


def turns_left(s: VirusidState) -> int:
    """Turns that can still begin (VR-39)."""
    t = s.t
    left = 0
    for segment in range(t[SEGMENT], len(s.terms.deck_letters)):
        left += t[CARDS_LEFT + segment] - t[RESEARCH_LEFT + segment]
    return left


def mentions(s: VirusidState) -> list[float]:
    """How often each city is still to be healed, expected (VR-204)."""
    t = s.t
    terms = s.terms
    found = [0.0] * CITIES
    coming = [0.0] * 5
    for segment in range(t[SEGMENT], len(terms.deck_letters)):
        research = t[RESEARCH_LEFT + segment]
        coming[terms.deck_letters[segment]] += t[CARDS_LEFT + segment] - research
        coming[4] += research
    for letter in range(1, 5):
        unseen = t[UNSEEN + letter]
        if not unseen or not coming[letter]:
            continue
        share = coming[letter] / unseen.bit_count()
        card = terms.first_of_letter[letter]
        while unseen:
            if unseen & 1:
                for city in terms.event_heal[card]:
                    found[city] += share
            unseen >>= 1
            card += 1
    return found


def named(s: VirusidState) -> Named:
    """What the cards to come may heal; found anew when the deck is another than last time."""
    deck = s.t[CARDS_LEFT : UNSEEN + 5]
    deck.append(id(s.terms))
    if _latest:
        known = _latest[0]
        if known.deck == deck:
            return known
    found = Named(deck, mentions(s))
    _latest[:] = [found]
    return found


def threatened(s: VirusidState) -> int:
    """Cities whose single infected is still named by cards to come."""
    often = mentions(s)
    infected, _ = count_stones(s)
    found = 0
    for city in range(CITIES):
        if infected[city] == 1 and often[city] > 0.0:
            found |= 1 << city
    return found
