"""What a heuristic player looks at: how soon the Zeds break through, and what there is to stop it.

The score is a sum of things that help and things that threaten; `evaluate` makes a chance of it.
Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from miasma.games.zeds.abilities import (
    ALWAYS_WINS_VS_PLAYERS,
    ALWAYS_WINS_VS_ZEDS,
    IGNORE_TERRAIN,
    NO_RESTORE_ORDER,
    RESEARCH_BONUS,
    SCIENTIST,
)
from miasma.games.zeds.board import (
    ALL_BEDS,
    CAMP,
    CITY_OF,
    LAB,
    LAST_IN_PLAY,
    TOWN,
    TRACK_SETS,
    TRACK_SPACES,
    members,
)
from miasma.games.zeds.pieces import FIGHTERS, FIGHTING, FOE, STACKING, ZED_SIDE
from miasma.games.zeds.rules.melee import terrain
from miasma.games.zeds.table import (
    AMMO,
    AT,
    CHAOS,
    CHAOS_POOL,
    CURE,
    DEFIANT,
    ELWOOD,
    EVENT_ACTIONS,
    FOE_SPACES,
    FOES_IN,
    FREE_ACTIONS,
    FRIENDS,
    HELD,
    INFECTION,
    MINES,
    MINES_AT,
    OVER,
    OWNED,
    PHASE,
    PLAYER_ACTIONS,
    REASON,
    REFUGEES,
    SUPPLIES,
    SURVIVED,
    TRAINED,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState

# What things are worth; found by playing.
DANGER: Final = -2.0
WORST: Final = -4.0
SECOND: Final = -1.0
SOON: Final = -1.0
ZED_STRENGTH: Final = -0.04
ZED_LIFE: Final = -0.15
UNIT: Final = 0.4
HEALTH: Final = 0.1
GUARD: Final = 0.9
STUCK: Final = -0.15
PATIENT: Final = 0.2
DEFIANCE: Final = -0.02
AMMUNITION: Final = 0.35
SUPPLY: Final = 0.2
INFECTED: Final = -0.07
FESTERING: Final = -0.12
DISORDER: Final = -0.6
LAST_MARKERS: Final = -0.12
EXPOSED: Final = -0.6
CARD: Final = 0.15
ACTION: Final = 0.04
SAVED: Final = 0.3
SCHOLAR: Final = 0.5
COMPONENT: Final = 0.6
REMEDY: Final = 0.5

# From a score to a chance: 0.5 at -MIDDLE, never surer than by UNSURE.
STEEPNESS: Final = 0.22
MIDDLE: Final = 4.0
UNSURE: Final = 0.01

# Per column of the melee table: the chance that the Zeds lose, hits on them, hits on the unit.
HOLD: Final[list[float]] = [0.028, 0.167, 0.417, 0.583, 0.833, 0.972, 1.0]
GIVEN: Final[list[float]] = [0.22, 0.53, 1.11, 1.5, 2.03, 2.44, 2.83]
TAKEN: Final[list[float]] = [3.3, 2.81, 2.17, 1.78, 1.31, 0.83, 0.5]


def evaluate(s: ZedsState) -> float:
    """The chance to win, 0 to 1, guessed from the look of the table."""
    t = s.t
    if t[PHASE] == OVER:
        return 1.0 if t[REASON] == SURVIVED else 0.0
    # No word about the cards left: a turn that is over would count as a gain, and to pass as good.
    margin = STEEPNESS * (score(s) + MIDDLE)
    if margin < -30.0:
        return 0.0
    return UNSURE + (1.0 - 2.0 * UNSURE) / (1.0 + exp(-margin))


def score(s: ZedsState) -> float:
    """How good the table looks."""
    return siege(s) + people(s) + stock(s)


# -- the siege ------------------------------------------------------------------------------------


def siege(s: ZedsState) -> float:
    """How hard the Zeds press on all tracks, and who guards the city."""
    t = s.t
    book = s.book
    total = worst = second = value = 0.0
    for track in s.terms.tracks:
        danger, soonest = pressure(s, track)
        total += danger
        if danger > worst:
            worst, second = danger, worst
        elif danger > second:
            second = danger
        value += SOON * exp(-0.25 * soonest)
        city = CITY_OF[track]
        if t[FRIENDS + city] & FIGHTING:
            value += GUARD
        elif t[FRIENDS + city - 1] & FIGHTING:
            value += 0.6 * GUARD
        elif t[FRIENDS + city - 2] & FIGHTING:
            value += 0.4 * GUARD
    for space in members(t[FOE_SPACES]):
        for foe in members(t[FOES_IN + space] & STACKING):
            left = book.hits_total[FOE + foe] - t[WOUNDS + FOE + foe]
            value += ZED_STRENGTH * strength(s, foe) + ZED_LIFE * left
    return value + DANGER * total + WORST * worst + SECOND * second


def pressure(s: ZedsState, track: int) -> tuple[float, float]:
    """How hard the Zeds press on one track, and after how many activations they may be in town."""
    t = s.t
    book = s.book
    city = CITY_OF[track]
    total = 0.0
    soonest = 99.0
    worn = 1.0
    mined = t[MINES_AT] if t[MINES] else -1
    for space in reversed(members(t[FOE_SPACES] & TRACK_SETS[track])):
        foes = t[FOES_IN + space] & ZED_SIDE
        if not foes:
            continue
        fighters = foes & STACKING
        power = lives = 0.0
        for foe in members(fighters or foes):
            power += strength(s, foe)
            lives += book.hits_total[FOE + foe] - t[WOUNDS + FOE + foe]
        time = 1.0 + city - space
        if time > 8.0:
            time = 8.0
        for ahead in range(space + 1, city + 1):
            units = t[FRIENDS + ahead] & FIGHTING
            if units:
                time += worn * delay(s, units, ahead, power, foes, lives if fighters else 1.0)
            if mined == ahead:
                time += 1.5 * worn
        total += exp(-0.45 * time)
        if time < soonest:
            soonest = time
        worn *= 0.7  # those behind meet tired defenders
    return total, soonest


def delay(s: ZedsState, units: int, space: int, power: float, foes: int, lives: float) -> float:
    """How many activations the units of a space are worth against a group."""
    t = s.t
    book = s.book
    ground = 0 if foes & book.foe_has[IGNORE_TERRAIN] else terrain(s, space)
    best = -9.0
    health = 0.0
    for unit in members(units):
        left = float(book.hits_total[unit] - t[WOUNDS + unit])
        if left <= 0.0:
            continue
        if book.resist_min[unit]:
            left *= 6.0 / (book.resist_min[unit] - 1)
        health += left
        power_of = book.reduced[unit] if t[WOUNDS + unit] >= book.hits_full[unit] else 0
        power_of = power_of or book.full[unit]
        if t[TRAINED] >> unit & 1:
            power_of += book.trained_strength
        column = 3.0 + 2.4 * log(max(0.5, power_of) / power) + ground
        column += book.shift_melee[unit] + book.shift_defend[unit]
        if book.has[ALWAYS_WINS_VS_ZEDS] >> unit & 1:
            column += 3.0
        column += 0.25 * min(3.0, left - 1.0)
        if column > best:
            best = column
    if health <= 0.0:
        return 0.0
    hold = 0.0 if foes & book.foe_has[ALWAYS_WINS_VS_PLAYERS] else read(HOLD, best)
    repulses = min(hold / (1.03 - hold), 1.0 + health / read(TAKEN, best))
    needed = lives / read(GIVEN, best)
    if needed < repulses + 1.0:  # the group may be wiped out first
        repulses += repulses + 1.0 - needed
    return 0.6 + 2.0 * repulses


def read(row: list[float], column: float) -> float:
    """A row of the table between its columns."""
    if column <= 0.0:
        return row[0]
    if column >= 6.0:
        return row[6]
    at = int(column)
    return row[at] + (row[at + 1] - row[at]) * (column - at)


def strength(s: ZedsState, foe: int) -> float:
    """A Zed's strength, sinking smoothly with its wounds."""
    book = s.book
    piece = FOE + foe
    wounds = s.t[WOUNDS + piece]
    full, reduced, half = book.full[piece], book.reduced[piece], book.hits_full[piece]
    if wounds < half:
        return full + (reduced - full) * wounds / half * 0.75
    return reduced * (1.0 - 0.3 * (wounds - half) / half)


# -- people and stock -----------------------------------------------------------------------------


def people(s: ZedsState) -> float:
    """The units in play: health, where they stand, what they may still do."""
    t = s.t
    book = s.book
    value = ACTION * (t[EVENT_ACTIONS] + t[PLAYER_ACTIONS].bit_count())
    for unit in range(FIGHTERS):
        at = t[AT + unit]
        if at < 0 or at > LAST_IN_PLAY:
            continue
        share = 1.0 - t[WOUNDS + unit] / book.hits_total[unit]
        if ALL_BEDS >> at & 1:
            value += PATIENT * (0.3 + share)
            continue
        value += UNIT + HEALTH * share * (book.full[unit] + 0.5 * book.move[unit])
        if at < TOWN and t[CHAOS + at]:
            value += STUCK
        if t[DEFIANT] >> unit & 1:
            value += DEFIANCE
        if t[FREE_ACTIONS + unit]:
            value += 0.5 * ACTION
    value += SAVED * (t[FRIENDS + CAMP] & t[REFUGEES]).bit_count()
    scholars = t[FRIENDS + LAB] & book.has[SCIENTIST]
    if scholars:
        value += SCHOLAR * (1.3 if scholars & book.has[RESEARCH_BONUS] else 1.0)
    return value


def stock(s: ZedsState) -> float:
    """Ammo, supplies, cards, research, infection, chaos."""
    t = s.t
    level = s.terms.level
    value = AMMUNITION * sqrt(t[AMMO]) + CARD * t[HELD].bit_count()
    if level:
        infection = t[INFECTION]
        value += SUPPLY * sqrt(t[SUPPLIES])
        value += INFECTED * infection + FESTERING * infection * infection / 13.0
        value += COMPONENT * t[OWNED].bit_count() + REMEDY * (t[CURE] + t[ELWOOD])
    if level >= 2:
        value += order(s)
    return value


def order(s: ZedsState) -> float:
    """Chaos markers left, those that come back at housekeeping counted in, and what may fall."""
    t = s.t
    value = 0.0
    left = float(t[CHAOS_POOL])
    restorers = FIGHTING & ~s.book.has[NO_RESTORE_ORDER]
    for space in range(TRACK_SPACES):
        if t[CHAOS + space] and t[FRIENDS + space] & restorers and not t[FOES_IN + space]:
            left += 0.85
            value -= STUCK
    value += DISORDER * (s.terms.chaos - left)
    if left < 7.0:
        value += LAST_MARKERS * (7.0 - left) ** 2
    for track in s.terms.tracks:
        value += EXPOSED * exposed(s, track)
    return value


def exposed(s: ZedsState, track: int) -> float:
    """How soon undefended named spaces before the foremost Zeds of a track fall into chaos."""
    t = s.t
    found = 0.0
    for space in reversed(members(t[FOE_SPACES] & TRACK_SETS[track])):
        if not t[FOES_IN + space] & ZED_SIDE:
            continue
        for ahead in range(space + 1, CITY_OF[track] + 1):
            if t[FRIENDS + ahead] & FIGHTING:
                break
            if s.book.named >> ahead & 1 and not t[CHAOS + ahead]:
                found += exp(-0.5 * (ahead - space - 1))
        break
    return found
