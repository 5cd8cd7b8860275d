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
    ABILITIES,
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
    RESIST,
    RUNNING,
    SEGMENT,
    SETUP,
    SEVERITY,
    STEPS,
    STOCK,
    UNSEEN,
    WIPED,
    WON,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

COVER: Final = 1.0
"""A city that is infected or wiped out."""
LONE: Final = 0.5
"""How much of that is lost if the next healing may take the last infected."""


def evaluate(s: VirusidState) -> float:
    """The chance to win, 0 to 1, guessed from the look of the table."""
    t = s.t
    if t[ENDED] != RUNNING:
        return 1.0 if t[ENDED] == WON else 0.0
    return 1.0 / (1.0 + exp(-worth(s)))


def worth(s: VirusidState) -> float:
    """How well the team stands; 0 is an even game."""
    t = s.t
    turns = turns_left(s)
    late = 1.0 - turns / s.terms.turns
    growth = 0.0
    for seat in range(s.seats):
        if not t[GONE] >> seat & 1:
            growth += strength(s, seat, late)
        else:
            growth -= 3.0
    left = t[CONTINENT] + t[CONTINENT + 1] + t[CONTINENT + 2] + t[CONTINENT + 3]
    total = s.terms.continent_corpses
    dead = 1.0 - left / (total[0] + total[1] + total[2] + total[3])
    return (
        (growth / s.seats) * (1.0 - 0.75 * late)
        + coverage(s, late) * (0.10 + 0.16 * late)
        + dead * (2.0 + 5.0 * late)
        - 0.12 * left * late
        + track(t[CURE] - t[RESEARCH], turns, s.terms.turns)
        - 3.0
    )


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


def coverage(s: VirusidState, late: float) -> float:
    """Cities that count, less for lone infected that are still named, less for quarantine."""
    t = s.t
    named = mentions(s)
    infected = stones.infected(s)
    shut = reach.quarantined(s)
    value = 0.0
    for city in range(CITIES):
        if t[WIPED] >> city & 1:
            value += 1.3 * COVER
        elif infected >> city & 1:
            count = 0
            room = 0
            for field in s.board.city_fields[city]:
                content = t[FIELDS + field]
                if content < 0:
                    room += 1
                elif content != GREY:
                    count += 1
            risk = min(1.0, named[city] * 0.5)
            value += COVER
            if count == 1:
                value -= LONE * risk
            elif count == 2:
                value += 0.25 - 0.1 * risk
            else:
                value += 0.35 + 0.02 * (count - 3)
            if not room:
                value += 0.1
        elif shut >> city & 1:
            value -= 0.8 + 0.8 * late
    return value


def strength(s: VirusidState, seat: int, late: float) -> float:
    """What a player can do in the turns to come."""
    t = s.t
    levels = LEVELS + seat * LADDERS
    simple = 0
    kinds = 0
    for kind in range(TYPES):
        level = reach.level(s, seat, kind)
        simple += level
        kinds += 1 if level else 0
    ways = t[levels + BIRD] + t[levels + PLANE] + t[levels + SHIP]
    points = t[INFECTION + seat]
    rate = min(points, simple)
    usable: int = reach.met(s, seat)
    near: int = reach.by_land(s, seat)
    open_fields = 0
    for kind in range(TYPES):
        if reach.level(s, seat, kind):
            open_fields += (t[FREE + kind] & usable & near).bit_count()
    deaths = t[SEVERITY + seat] * t[MORTALITY + seat] / 6.0
    value = 0.55 * rate + 0.12 * points + 0.10 * simple + 0.12 * kinds
    value += 0.035 * usable.bit_count() + 0.10 * min(open_fields, 6)
    value += (0.35 if ways else 0.0) + 0.12 * ways
    value += 0.02 * sum(t[RESIST + seat * 3 : RESIST + seat * 3 + 3])
    value += 0.03 * t[DNA + seat] + 0.05 * t[ABILITIES + seat]
    value += 0.05 * sum(t[STEPS + seat * 3 : STEPS + seat * 3 + 3])
    value += lethality(s, seat, deaths, rate, late)
    own = s.terms.stones - t[STOCK + seat]
    if not own and t[PHASE] != SETUP and not s.terms.water_borne:
        value -= 4.0
    elif own < 3 and not s.terms.water_borne:
        value -= 0.4 * (3 - own)
    if not t[STOCK + seat]:
        value -= 0.4
    if t[NECROTIC]:
        value += 0.2
    return value


def lethality(s: VirusidState, seat: int, deaths: float, rate: int, late: float) -> float:
    """Deaths are wanted late, and never more than infections make good."""
    wish = 0.7 * rate * min(1.0, 0.25 + 1.5 * late)
    if deaths <= wish:
        return 1.1 * deaths * (0.4 + late)
    return 1.1 * wish * (0.4 + late) - 0.9 * (deaths - wish)


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
