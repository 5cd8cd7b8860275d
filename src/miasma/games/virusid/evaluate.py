"""What a heuristic player looks at: how near the goal is, and what could still go wrong.

All seats win or lose together, so a position has one worth for all. The goal has two halves that
pull against each other: people must die on every continent, and every city must hold an infected
or nobody alive. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from miasma.games.virusid.actions import BIRD, CITIES, LADDERS, PLANE, SHIP, TYPES
from miasma.games.virusid.rules import reach, stones
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
    UNSEEN,
    WIPED,
    WON,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState


# What things are worth, found by playing many games.
SPEED: Final = 0.6  # an infection a turn
REACH: Final = 0.1152  # a city whose needs a player meets
TRAVEL: Final = 0.375  # a first extended spread
SAVED: Final = 0.02  # a point of DNA
CITY: Final = 0.192  # a city that counts, early
LATE_CITY: Final = 0.15  # and more of it, late
ALONE: Final = 0.16  # a lone infected that is still named
ALLOWED: Final = 0.128  # a city that somebody could infect
LETHAL: Final = 1.44  # enough deaths to come
EXCESS: Final = 0.6  # a death a turn that nobody needs
TAKEN: Final = 2.4  # all corpses taken
SHUT: Final = 0.25  # a city under quarantine
FREED: Final = 1.2  # Necrosis, and a share of it for the way there


def evaluate(s: VirusidState) -> float:
    """The chance to win, 0 to 1, guessed from the look of the table."""
    t = s.t
    if t[ENDED] != RUNNING:
        return 1.0 if t[ENDED] == WON else 0.0
    return 1.0 / (1.0 + exp(-0.5 * worth(s)))


def worth(s: VirusidState) -> float:
    """How well the team stands; 0 is an even game."""
    t = s.t
    turns = turns_left(s)
    late = 1.0 - turns / s.terms.turns
    growth = 0.0
    deaths = 0.0
    allowed = 0
    for seat in range(s.seats):
        if t[GONE] >> seat & 1:
            growth -= 3.0
        else:
            growth += strength(s, seat)
            deaths += death_rate(s, seat)
            allowed |= reach.met(s, seat)
    left = t[CONTINENT] + t[CONTINENT + 1] + t[CONTINENT + 2] + t[CONTINENT + 3]
    total = s.terms.continent_corpses
    dead = 1.0 - left / (total[0] + total[1] + total[2] + total[3])
    return (
        growth / s.seats * (1.0 - 0.8 * late)
        + coverage(s, late, allowed)
        + dead * TAKEN
        + lethality(deaths * turns / s.seats, left, deaths, late)
        + freedom(s)
        + track(t[CURE] - t[RESEARCH], turns, s.terms.turns)
        - 5.0
    )


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
    return 0.6 * FREED * best


def lethality(expected: float, left: int, rate: float, late: float) -> float:
    """Deaths to come against deaths still needed: wanted late, and those beyond are lost."""
    if not left:
        return LETHAL * late - EXCESS * rate
    share = expected / (1.2 * left)
    if share < 1.0:
        return LETHAL * late * share
    return LETHAL * late - 0.5 * min(share - 1.0, 3.0)


def death_rate(s: VirusidState, seat: int) -> float:
    """Deaths a turn, expected."""
    t = s.t
    return t[SEVERITY + seat] * t[MORTALITY + seat] / 6.0


def turns_left(s: VirusidState) -> int:
    """Turns that can still begin (VR-39)."""
    t = s.t
    left = 0
    for segment in range(t[SEGMENT], len(s.terms.deck_letters)):
        left += t[CARDS_LEFT + segment] - t[RESEARCH_LEFT + segment]
    return left


def track(apart: int, turns: int, total: int) -> float:
    """How safe the distance of research and cure is for the turns that are left."""
    needed = 1.0 + 12.0 * turns / total
    lack = needed - apart
    value = 0.12 * apart
    return value - 0.35 * lack if lack > 0 else value


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


def coverage(s: VirusidState, late: float, allowed: int) -> float:
    """Cities that count, less for lone infected that are still named, less for quarantine."""
    t = s.t
    named = mentions(s)
    infected = stones.infected(s)
    shut = reach.quarantined(s)
    whole = CITY + LATE_CITY * late
    value = 0.0
    for city in range(CITIES):
        if t[WIPED] >> city & 1:
            value += whole + 0.05
        elif infected >> city & 1:
            count = 0
            for field in s.board.city_fields[city]:
                content = t[FIELDS + field]
                if content >= 0 and content != GREY:
                    count += 1
            value += whole
            risk = min(1.0, named[city])
            if count == 1:
                value -= ALONE * risk
            elif count == 2:
                value += 0.03 - 0.03 * risk
            else:
                value += 0.05
        elif shut >> city & 1:
            value -= SHUT
        elif allowed >> city & 1:
            value += ALLOWED
    return value


def strength(s: VirusidState, seat: int) -> float:
    """What a player can do in the turns to come."""
    t = s.t
    levels = LEVELS + seat * LADDERS
    simple = 0
    kinds = 0
    usable: int = reach.met(s, seat)
    near: int = usable & reach.by_land(s, seat)
    open_fields = 0
    for kind in range(TYPES):
        level = reach.level(s, seat, kind)
        if level:
            simple += level
            kinds += 1
            open_fields += (t[FREE + kind] & near).bit_count()
    ways = t[levels + BIRD] + t[levels + PLANE] + t[levels + SHIP]
    points = t[INFECTION + seat]
    rate = min(points, simple)
    value = SPEED * rate + 0.2 * points + 0.10 * simple + 0.10 * kinds
    value += REACH * usable.bit_count() + 0.08 * min(open_fields, 6)
    value += (TRAVEL if ways else 0.0) + 0.15 * ways
    value += SAVED * t[DNA + seat]
    own = s.terms.stones - t[STOCK + seat]
    if not s.terms.water_borne and t[PHASE] != SETUP and own < 4:
        value -= 0.4 * (4 - own) + (3.0 if not own else 0.0)
    if t[STOCK + seat] < 3:
        value -= 0.3 * (3 - t[STOCK + seat])
    return value


def threatened(s: VirusidState) -> int:
    """Cities whose single infected is still named by cards to come."""
    t = s.t
    named = mentions(s)
    found = 0
    for city in range(CITIES):
        count = 0
        for field in s.board.city_fields[city]:
            content = t[FIELDS + field]
            if content >= 0 and content != GREY:
                count += 1
        if count == 1 and named[city] > 0.0:
            found |= 1 << city
    return found
