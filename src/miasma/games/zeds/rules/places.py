"""Pieces and places: moving counters, strengths, limits, who stands where (ZD-111 to ZD-113, 5.3).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.zeds import tell
from miasma.games.zeds.abilities import EXTRA_BED, IGNORE_CHAOS
from miasma.games.zeds.board import (
    BED,
    BRIDGE_AT,
    CITIES,
    GRAVEYARD,
    LAST_BED,
    LAST_IN_PLAY,
    OFFICES,
    START_OF,
    TOWN,
    TRACK_SETS,
    TRACK_SPACES,
    lowest,
    members,
)
from miasma.games.zeds.effects import CIVIL_LEADER, ELWOOD_MARKER, SMART, WELL_ARMED
from miasma.games.zeds.pieces import (
    CIVIL,
    FIGHTING,
    FOE,
    GONE,
    GUARD,
    LOOTER_SET,
    OUT,
    SPREADER,
    SPREADER_SET,
    STACKING,
    SUPER,
    UNITS,
    VILLAGER_SET,
    VIP_BIT,
    ZED,
    ZED_SIDE,
)
from miasma.games.zeds.table import (
    ACTIVE,
    AMMO,
    AT,
    BAG,
    BRIDGE,
    CHAOS,
    DEFIANT,
    FOE_SPACES,
    FOES_IN,
    FREE_ACTIONS,
    FREE_MOVES,
    FRIENDS,
    G_DONE,
    G_TRACK,
    IN_CITY,
    IN_PLAY,
    MARKER,
    MOST,
    NO_ENTRY,
    NONE,
    OVER,
    PHASE,
    REASON,
    REFUGEES,
    SUPPLIES,
    TRAINED,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def put(s: ZedsState, piece: int, space: int) -> None:
    """Put a piece somewhere; everything that hangs on its place follows."""
    t = s.t
    old = t[AT + piece]
    if old == space:
        return
    t[AT + piece] = space
    if piece < FOE:
        bit = 1 << piece
        if old >= 0:
            t[FRIENDS + old] &= ~bit
            if t[DEFIANT] & bit:
                t[DEFIANT] &= ~bit  # ZD-113
        if space >= 0:
            t[FRIENDS + space] |= bit
        if 0 <= space <= LAST_IN_PLAY:
            t[IN_PLAY] |= bit
        else:
            t[IN_PLAY] &= ~bit
        if space < 0 or space == GRAVEYARD:
            strip_unit(s, piece)
        elif piece == GUARD and (space == TOWN or CITIES >> space & 1):
            t[IN_CITY] = 1  # ZD-593
    else:
        bit = 1 << piece - FOE
        if old >= 0:
            t[FOES_IN + old] &= ~bit
            if not t[FOES_IN + old]:
                t[FOE_SPACES] &= ~(1 << old)
        if space >= 0:
            t[FOES_IN + space] |= bit
            t[FOE_SPACES] |= 1 << space
        if t[G_TRACK] >= 0:
            t[G_DONE] |= bit  # ZD-408


def strip_unit(s: ZedsState, unit: int) -> None:
    """A unit out of play loses its markers (ZD-113)."""
    t = s.t
    t[TRAINED] &= ~(1 << unit)
    for marker in (MARKER + WELL_ARMED, MARKER + CIVIL_LEADER):
        if t[marker] == unit:
            t[marker] = NONE
    t[WOUNDS + unit] = 0
    t[FREE_ACTIONS + unit] = 0
    t[FREE_MOVES + unit] = 0


def eliminate(s: ZedsState, foe: int) -> None:
    """A foe leaves the board: to the bag, out of the game, or to the box (ZD-402, ZD-628)."""
    t = s.t
    if s.events is not None:
        tell.note(s, "eliminated", foe, t[AT + foe])
    send_away(s, foe, GONE if SUPER <= foe < SPREADER else OUT)


def send_away(s: ZedsState, foe: int, where: int) -> None:
    """A foe leaves the board with its markers lost; OUT is bag, pool or box."""
    t = s.t
    put(s, foe, where)
    t[WOUNDS + foe] = 0
    for marker in range(MARKER + SMART, MARKER + ELWOOD_MARKER):
        if t[marker] == foe:
            t[marker] = NONE
    if where == OUT and ZED <= foe < SUPER:
        t[BAG + s.book.zed_type[foe - ZED]] += 1


def kill(s: ZedsState, unit: int) -> None:
    """A unit goes to the graveyard; the game goes on even if it was the last (ZD-107)."""
    if s.events is not None:
        tell.note(s, "died", unit, s.t[AT + unit])
    put(s, unit, GRAVEYARD)


def is_comatose(s: ZedsState, unit: int) -> bool:
    """Whether a unit bears an ECG (ZD-506)."""
    return s.t[WOUNDS + unit] >= s.book.hits_total[unit]


def works(s: ZedsState, unit: int) -> bool:
    """Whether a unit's abilities work: in play and not comatose (ZD-1603)."""
    at = s.t[AT + unit]
    return 0 <= at <= LAST_IN_PLAY and s.t[WOUNDS + unit] < s.book.hits_total[unit]


def bearer(s: ZedsState, ability: int) -> int:
    """The first unit whose ability works, or NONE."""
    t = s.t
    units = s.book.has[ability] & t[IN_PLAY]
    while units:
        low = units & -units
        unit = low.bit_length() - 1
        if t[WOUNDS + unit] < s.book.hits_total[unit]:
            return unit
        units ^= low
    return NONE


def lowest_bearer(s: ZedsState, ability: int) -> int:
    """The first unit that has an ability, in play or not."""
    return lowest(s.book.has[ability])


def has(s: ZedsState, unit: int, ability: int) -> bool:
    """Whether a unit has an ability."""
    return bool(s.book.has[ability] >> unit & 1)


def is_reduced(s: ZedsState, piece: int) -> bool:
    """Whether a piece shows its reduced side (ZD-618)."""
    return s.t[WOUNDS + piece] >= s.book.hits_full[piece]


def strength(s: ZedsState, piece: int) -> int:
    """The current strength, by the side that is up (ZD-615, ZD-620, ZD-1614)."""
    book = s.book
    if s.t[WOUNDS + piece] >= book.hits_full[piece]:
        value = book.reduced[piece]
    else:
        value = book.full[piece]
    if piece < UNITS and s.t[TRAINED] >> piece & 1:
        value += book.trained_strength
    return value


def group_strength(s: ZedsState, foes: int) -> int:
    """The added strengths of a group; infectors only count alone (ZD-407)."""
    total = 0
    for foe in members(foes & ~SPREADER_SET or foes):
        total += strength(s, FOE + foe)
    return total


def strongest(s: ZedsState, foes: int) -> int:
    """Those of some foes whose current strength is highest."""
    best = -1
    found = 0
    for foe in members(foes):
        value = strength(s, FOE + foe)
        if value > best:
            best, found = value, 1 << foe
        elif value == best:
            found |= 1 << foe
    return found


def fighters(s: ZedsState, space: int) -> int:
    """Player units in a space that are no refugees."""
    return s.t[FRIENDS + space] & FIGHTING


def zeds(s: ZedsState, space: int) -> int:
    """Zed-side units in a space."""
    return s.t[FOES_IN + space] & ZED_SIDE


def refugees(s: ZedsState, space: int) -> int:
    """Refugee units in a space; villagers are none."""
    t = s.t
    return t[FRIENDS + space] & CIVIL & (t[REFUGEES] | VIP_BIT)


def villagers(s: ZedsState, space: int) -> int:
    """Villagers in a space."""
    t = s.t
    return t[FRIENDS + space] & VILLAGER_SET & ~t[REFUGEES]


def defenders(s: ZedsState, space: int) -> int:
    """Whether somebody defends a space: player units or looters (ZD-431)."""
    t = s.t
    return t[FRIENDS + space] & FIGHTING or t[FOES_IN + space] & LOOTER_SET


def zed_room(s: ZedsState, space: int) -> int:
    """How many more regular or super Zeds fit (ZD-304, ZD-307, ZD-1103)."""
    return s.book.zed_limit[space] - (s.t[FOES_IN + space] & STACKING).bit_count()


def player_room(s: ZedsState, space: int) -> int:
    """How many more player units fit (ZD-305, ZD-307, ZD-1104)."""
    return s.book.player_limit[space] - (s.t[FRIENDS + space] & FIGHTING).bit_count()


def has_room(s: ZedsState, foe: int, space: int) -> bool:
    """Whether a Zed-side unit fits; infectors always do (ZD-409)."""
    return foe >= SPREADER or zed_room(s, space) > 0


def on_track(s: ZedsState, track: int) -> int:
    """Zed-side units of a track, its Start included."""
    t = s.t
    found = 0
    for space in members(t[FOE_SPACES] & TRACK_SETS[track]):
        found |= t[FOES_IN + space]
    return found & ZED_SIDE


def all_zeds(s: ZedsState) -> int:
    """Zed-side units on the board."""
    found = 0
    for foes in s.t[FOES_IN : FOES_IN + TRACK_SPACES]:
        found |= foes
    return found & ZED_SIDE


def zed_controlled(s: ZedsState, space: int) -> bool:
    """Zeds or chaos are there (ZD-430)."""
    return bool(s.t[CHAOS + space] or s.t[FOES_IN + space] & ZED_SIDE)


def closed(s: ZedsState, space: int) -> bool:
    """Whether no player unit, refugee or looter may enter (ZD-412, ZD-1501)."""
    t = s.t
    return bool(t[NO_ENTRY] >> space & 1) or (space == BRIDGE_AT and t[BRIDGE] == 1)


def is_stuck(s: ZedsState, unit: int) -> bool:
    """In a chaos space and not free of chaos (ZD-435, ZD-437)."""
    t = s.t
    return bool(t[CHAOS + t[AT + unit]]) and not s.book.has[IGNORE_CHAOS] >> unit & 1


def open_beds(s: ZedsState) -> int:
    """The beds there are; the fourth only with the doctor in an office (ZD-1602)."""
    beds = 0b111 << BED
    doctor = bearer(s, EXTRA_BED)
    if doctor >= 0 and OFFICES >> s.t[AT + doctor] & 1:
        beds |= 1 << LAST_BED
    return beds


def free_beds(s: ZedsState) -> int:
    """Open beds without a patient."""
    t = s.t
    beds = open_beds(s)
    for bed in range(BED, LAST_BED + 1):
        if t[FRIENDS + bed]:
            beds &= ~(1 << bed)
    return beds


def patients(s: ZedsState) -> int:
    """The units in beds."""
    t = s.t
    return t[FRIENDS + BED] | t[FRIENDS + BED + 1] | t[FRIENDS + BED + 2] | t[FRIENDS + LAST_BED]


def on_starts(s: ZedsState) -> int:
    """The units on the Starts of the tracks."""
    t = s.t
    found = t[FRIENDS + START_OF[0]] | t[FRIENDS + START_OF[1]] | t[FRIENDS + START_OF[2]]
    return found | t[FRIENDS + START_OF[3]] | t[FRIENDS + START_OF[4]]


def active_rule(s: ZedsState, rule: int) -> int:
    """The number of an ongoing research rule (1 if it has none), or 0 (ZD-587, ZD-1517)."""
    card = s.t[ACTIVE]
    if card < 0 or s.book.active_rule[card] != rule:
        return 0
    return s.book.active_rule_n[card] or 1


def gain(s: ZedsState, supplies: int, ammo: int) -> None:
    """Add supplies and ammo, at most 20 of each (ZD-108)."""
    t = s.t
    if supplies > 0 and s.terms.level:
        t[SUPPLIES] = min(MOST, t[SUPPLIES] + supplies)
        if s.events is not None:
            tell.note(s, "supplies", n=supplies)
    if ammo > 0:
        t[AMMO] = min(MOST, t[AMMO] + ammo)
        if s.events is not None:
            tell.note(s, "ammo", n=ammo)


def lose(s: ZedsState, supplies: int, ammo: int) -> None:
    """Take away supplies and ammo that are there (ZD-108)."""
    t = s.t
    t[SUPPLIES] -= supplies
    t[AMMO] -= ammo
    if s.events is not None and supplies:
        tell.note(s, "supplies-lost", n=supplies)
    if s.events is not None and ammo:
        tell.note(s, "ammo-lost", n=ammo)


def lose_game(s: ZedsState, reason: int) -> None:
    """The game is lost at once (ZD-105)."""
    s.t[REASON] = reason
    s.t[PHASE] = OVER


def awake(s: ZedsState, units: int) -> int:
    """Those of some units that are not comatose; who is lies in a bed."""
    lying = units & patients(s)
    if lying:
        for unit in members(lying):
            if is_comatose(s, unit):
                units &= ~(1 << unit)
    return units
