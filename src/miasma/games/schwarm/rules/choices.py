"""What a player may do (the table of states on the rules page): sorted lists of actions.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.schwarm.actions import (
    ABILITY,
    AS,
    BUILD,
    CRAB,
    DIR,
    DIST,
    FIRST,
    ORDER,
    PICK,
    PICK_ORDER,
    PLAY,
    STAFF,
)
from miasma.games.schwarm.rules import cards, hazards, research, row, ships, stations
from miasma.games.schwarm.table import (
    BUILD_STATION,
    CHOOSE_ABILITY,
    CHOOSE_AS,
    CHOOSE_FIRST,
    CHOOSE_ORDER,
    CHOOSE_TSUNAMI,
    CHOOSE_WHALE,
    CRAB_DISTANCE,
    FIRST_STATION,
    MOVE_BUOY,
    NUMBER,
    ORDER_CARD,
    ORDER_LEFT,
    PHASE,
    PICK_CARD,
    PLAY_CARD,
    PUT_CRAB,
    QUEEN_BUOY,
    RESEARCH,
    ROW_LENGTH,
    SAIL,
    SCORE,
    STAFF_STATION,
    TAKEN,
    TSUNAMI_DISTANCE,
    TSUNAMI_WAY,
    TSUNAMIS,
    WHALE_STEP,
    WHALES,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState


def of(s: SchwarmState, seat: int) -> list[int]:
    """The options of a player who is to act."""
    phase = s.t[PHASE]
    if phase == SAIL:
        return ships.choices(s, seat)
    if phase == RESEARCH:
        return research.choices(s, seat)
    if phase == PICK_CARD:
        return pick(s, seat)
    if phase == PLAY_CARD:
        return [PLAY + card for card in cards.playable(s, seat)]
    if phase == BUILD_STATION:
        return [BUILD + place for place in stations.free_land(s)]
    if phase == WHALE_STEP:
        return hazards.whale_choices(s)
    return others(s, seat, phase)


def others(s: SchwarmState, seat: int, phase: int) -> list[int]:
    """The options in the rarer states."""
    t = s.t
    if phase == CHOOSE_WHALE:
        return hazards.figures(s, WHALES)
    if phase == CHOOSE_TSUNAMI:
        return hazards.figures(s, TSUNAMIS)
    if phase == TSUNAMI_WAY:
        return [DIR + way for way in hazards.tsunami_ways(s)]
    if phase == TSUNAMI_DISTANCE:
        return [DIST + n for n in range(hazards.longest_run(s))]
    if phase == CRAB_DISTANCE:
        return [DIST + n for n in range(t[NUMBER])]
    if phase == PUT_CRAB:
        return [CRAB + place for place in stations.free_land(s)]
    if phase == CHOOSE_AS:
        return [AS + action for action in range(6)]  # SW-098
    if phase == CHOOSE_FIRST:
        return [FIRST, FIRST + 1]
    if phase == CHOOSE_ORDER:
        return [ORDER + n - 1 for n in range(1, 5) if t[ORDER_LEFT] >> n & 1]
    if phase == CHOOSE_ABILITY:
        return [ABILITY + ability for ability in row.abilities_left(s)]
    if phase == FIRST_STATION:
        return [BUILD + place for place in stations.first_fields(s)]
    if phase == STAFF_STATION:
        return [STAFF + place for place in stations.staffable(s, seat)]
    if phase == MOVE_BUOY:
        return research.buoy_choices(s, seat)
    assert phase == QUEEN_BUOY
    return research.queen_choices(s, seat)


def pick(s: SchwarmState, seat: int) -> list[int]:
    """Cards that quota and points allow; a card's place is its price (SW-061, SW-065, SW-067)."""
    t = s.t
    points, length = t[SCORE + seat], t[ROW_LENGTH]
    options: list[int] = []
    if t[TAKEN + seat] < s.terms.quota:  # SW-066
        options = list(range(PICK, PICK + min(length, points + 1)))
    if not t[ORDER_CARD + seat] and length <= points:  # SW-062
        options.append(PICK_ORDER)
    return options
