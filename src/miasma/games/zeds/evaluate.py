"""What a heuristic player looks at: how near the Zeds are and who stands in their way.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from miasma.games.zeds.abilities import RESEARCH_BONUS, SCIENTIST
from miasma.games.zeds.board import CAMP, CITY_OF, LAB, LAST_IN_PLAY, START_OF, TOWN, members
from miasma.games.zeds.pieces import FIGHTERS, FOE, SPREADER_SET, UNITS, ZED_SIDE
from miasma.games.zeds.table import (
    AMMO,
    AT,
    BARRICADES,
    CARDS_LEFT,
    CHAOS,
    CHAOS_POOL,
    CURE,
    DEFIANT,
    ELWOOD,
    EVENT_ACTIONS,
    FOES_IN,
    FRIENDS,
    HELD,
    INFECTION,
    MINES,
    MINES_AT,
    OUTPOST_AT,
    OVER,
    OWNED,
    PHASE,
    REASON,
    SUPPLIES,
    SURVIVED,
    TRAINED,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState

NEARNESS: Final[list[float]] = [1.0, 0.62, 0.42, 0.3, 0.21, 0.15, 0.11, 0.07, 0.06]
"""How much a Zed weighs by the steps that lie between it and #0."""
OPEN_DOOR: Final = 1.6
"""What an undefended way into town adds, by nearness."""


def evaluate(s: ZedsState) -> float:
    """The chance to win, 0 to 1, guessed from the look of the table."""
    t = s.t
    if t[PHASE] == OVER:
        return 1.0 if t[REASON] == SURVIVED else 0.0
    hazard = 0.012 + 0.042 * danger(s) + 0.004 * weakness(s)
    guess = exp(-hazard * (0.6 + t[CARDS_LEFT]) * 0.55)
    return 0.02 + 0.96 * guess


def danger(s: ZedsState) -> float:
    """How hard the Zeds press, over all tracks."""
    total = 0.0
    for track in s.terms.tracks:
        total += pressure(s, track)
    return total


def pressure(s: ZedsState, track: int) -> float:
    """How hard they press on one track: each group against the wall before it."""
    t = s.t
    book = s.book
    city = CITY_OF[track]
    wall = 0.0
    total = 0.0
    for space in range(city, START_OF[track] - 1, -1):
        units = t[FRIENDS + space]
        if units:
            wall += defence(s, units, space)
        foes = t[FOES_IN + space] & ZED_SIDE
        if not foes:
            continue
        power = 0.0
        for foe in members(foes & ~SPREADER_SET):
            piece = FOE + foe
            hits = book.hits_total[piece]
            best = (
                book.full[piece] if book.full[piece] > book.reduced[piece] else book.reduced[piece]
            )
            power += 1.0 + best * (hits - 0.8 * t[WOUNDS + piece]) / hits
        near = NEARNESS[city - space]
        if t[MINES] and t[MINES_AT] > space and t[MINES_AT] <= city:
            wall += 3.0
        total += near * (power + 1.0) / (2.5 + 0.75 * wall)
        if wall < 0.5:
            total += near * near * OPEN_DOOR
        wall *= 0.6  # those behind press later
    return total


def defence(s: ZedsState, units: int, space: int) -> float:
    """How strong the units of a space stand there."""
    t = s.t
    book = s.book
    ground = book.terrain[space]
    if t[BARRICADES] >> space & 1:
        ground = max(2, ground)
    elif t[OUTPOST_AT] == space:
        ground = 3
    total = 0.0
    for unit in members(units):
        if unit < FIGHTERS:
            total += worth(s, unit) + 1.3 * ground
    return total


def worth(s: ZedsState, unit: int) -> float:
    """What a unit is worth in a fight: its strength, its health, its toughness."""
    t = s.t
    book = s.book
    wounds = t[WOUNDS + unit]
    value = float(book.reduced[unit] if wounds >= book.hits_full[unit] else book.full[unit])
    if t[TRAINED] >> unit & 1:
        value += book.trained_strength
    value += book.shift_melee[unit] + 0.5 * (book.shift_defend[unit] + book.shift_attack[unit])
    if book.resist_min[unit]:
        value += 0.4 * (7 - book.resist_min[unit])
    return value + 0.8 * (book.hits_total[unit] - wounds)


def weakness(s: ZedsState) -> float:
    """What is missing besides: units, ammo, supplies, health, order; less is better."""
    t = s.t
    level = s.terms.level
    total = 9.0
    for unit in range(UNITS):
        at = t[AT + unit]
        if unit >= FIGHTERS:
            if at == CAMP:
                total -= 0.5
            continue
        if 0 <= at <= LAST_IN_PLAY:
            gone = t[WOUNDS + unit] / s.book.hits_total[unit]
            value = (1.0 - 0.8 * gone) * (0.45 + 0.05 * s.book.full[unit])
            if at > TOWN:
                value *= 0.8
            elif at < TOWN and t[CHAOS + at]:
                value *= 0.75
            if t[DEFIANT] >> unit & 1:
                value *= 0.9
            total -= value
    total -= 0.8 * sqrt(t[AMMO])
    total -= 0.35 * t[HELD].bit_count()
    total -= 0.05 * t[EVENT_ACTIONS]
    if level:
        total -= 0.5 * sqrt(t[SUPPLIES])
        total += 0.15 * t[INFECTION] + t[INFECTION] * t[INFECTION] / 30.0
    if level >= 2:
        left = t[CHAOS_POOL]
        total += 0.5 * (12 - left)
        if left < 5:
            total += (5 - left) ** 2 * 1.3
    if level >= 3:
        total -= 1.4 * t[OWNED].bit_count() + 1.5 * t[CURE] + t[ELWOOD]
        scholars = t[FRIENDS + LAB] & s.book.has[SCIENTIST]
        if scholars:
            total -= 1.2 + (0.3 if scholars & s.book.has[RESEARCH_BONUS] else 0.0)
    return max(0.0, total)
