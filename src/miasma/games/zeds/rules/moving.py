"""Moves of player units: where they may go, the way step by step (ZD-507 to ZD-511, ZD-1501).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.games.zeds import tell
from miasma.games.zeds.abilities import (
    IGNORE_CHAOS,
    SCIENTIST,
    SHORTCUT,
    STEALTH,
    SURFACE_ONLY,
    TOWN_ENTRY_FREE,
)
from miasma.games.zeds.board import (
    ALL_BEDS,
    ALL_TRACK_SPACES,
    BRIDGE_AT,
    CATACOMBS,
    CITY_OF,
    IN_TUNNEL,
    LAB,
    LAST_IN_PLAY,
    MOUNTAIN_SPACES,
    NEIGHBOURS,
    NUMBER_OF,
    OFFICES,
    ON_TRAIL,
    REACH,
    REACHED,
    RING,
    SPACES,
    STARTS,
    TOWN,
    TOWNWARD,
    TRACK_OF,
    TRAILS,
    TUNNEL_START,
    TUNNEL_TOP,
    members,
    steps_to,
)
from miasma.games.zeds.effects import NO_MOVES_MOUNTAIN, SHORTCUTS
from miasma.games.zeds.pieces import CIVIL, FIGHTERS, FIGHTING, GUARD, VIP
from miasma.games.zeds.rules import arrival, combat, group_move, retreat, tunnel
from miasma.games.zeds.rules.ask import ask, owner, roll
from miasma.games.zeds.rules.places import bearer, is_comatose, is_stuck, kill, open_beds, put, zeds
from miasma.games.zeds.stages import (
    MOVE_GO_ON,
    MOVE_MET,
    MOVE_REST,
    MOVE_STEP,
    UNIT_AT_EXIT,
    UNIT_LOST,
)
from miasma.games.zeds.table import (
    ANSWER,
    ASK_GO_ON,
    AT,
    BRIDGE,
    CHAOS_SPACES,
    DEFIANT,
    DIE,
    FOE_SPACES,
    FOES_IN,
    IN_PLAY,
    M_AT,
    M_BONUS,
    M_LEFT,
    M_STEPS,
    M_UNIT,
    M_WAY,
    NO_ENTRY,
    NONE,
    PATH,
    REFUGEES,
    SORT_GO,
    TURN_FLAGS,
    WHY_CATACOMB,
    WHY_LOST,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def barred(s: ZedsState, unit: int) -> int:
    """The spaces (bits) that a unit may not enter at all."""
    t = s.t
    shut = t[NO_ENTRY] | ~s.terms.board_spaces
    if t[BRIDGE] == 1:
        shut |= 1 << BRIDGE_AT
    if t[TURN_FLAGS] & NO_MOVES_MOUNTAIN:
        shut |= MOUNTAIN_SPACES
    if s.book.has[SURFACE_ONLY] >> unit & 1:
        shut |= IN_TUNNEL  # ZD-511, ZD-1106
    return shut


def enemies(s: ZedsState) -> int:
    """The track spaces (bits) with foes, without Starts."""
    return s.t[FOE_SPACES] & ~STARTS


def chaotic(s: ZedsState) -> int:
    """The spaces (bits) with chaos, and the ferry: where movers must stop (ZD-434, ZD-1501)."""
    return s.t[CHAOS_SPACES] & ALL_TRACK_SPACES if s.terms.level >= 2 else 0


def full(s: ZedsState) -> int:
    """The spaces (bits) without room for a further player unit; beds that are closed (ZD-305)."""
    t = s.t
    once = twice = rooms = 0
    there = t[IN_PLAY]
    for unit in members(there & FIGHTING):
        bit = 1 << t[AT + unit]
        twice |= once & bit
        once |= bit
    if there & CIVIL:
        for unit in members(there & CIVIL):
            if t[AT + unit] > TOWN:
                rooms |= 1 << t[AT + unit]
    found = (once & s.book.singles) | (twice & ~s.book.crowds) | rooms
    if s.terms.level >= 3:
        found |= ALL_BEDS & ~open_beds(s)
    return found


def stops(s: ZedsState, unit: int, foes: int, chaos: int) -> int:
    """The spaces (bits) beyond which a unit's move never goes (ZD-507)."""
    if s.book.has[STEALTH] >> unit & 1:
        foes = 0
    if s.book.has[IGNORE_CHAOS] >> unit & 1:
        chaos = 0
    if s.t[BRIDGE] == 2:
        chaos |= 1 << BRIDGE_AT
    return foes | chaos


def graph(s: ZedsState, unit: int) -> int:
    """Which map a unit moves on: with shortcuts (ZD-1601), with free entry to town (ZD-507)."""
    t = s.t
    short = bool(t[TURN_FLAGS] & SHORTCUTS)
    if not short and s.terms.level >= 4:
        hermit = bearer(s, SHORTCUT)
        short = hermit >= 0 and (hermit == unit or t[AT + hermit] == t[AT + unit])
    return 2 * short + (bearer(s, TOWN_ENTRY_FREE) >= 0)


def walk(origin: int, points: int, way: int, shut: int, stop: int, far: int) -> list[int]:
    """What a mover reaches: space, the one before it and the cost, packed, in order of cost.

    `far` are further points that only serve on the surface (ZD-1536).
    """
    found: list[int] = []
    if way >= 2:
        return _walk_around(origin, points, way, shut, stop, far)
    passable = 1 << origin
    limit = points + far
    for entry in REACH[way][origin]:
        if entry >> 12 > limit:
            break
        space = entry & 63
        if passable >> (entry >> 6 & 63) & 1 and not shut >> space & 1:
            if entry >> 12 > points and IN_TUNNEL >> space & 1:
                continue
            found.append(entry)
            if not stop >> space & 1:
                passable |= 1 << space
    return found


def _walk_around(origin: int, points: int, way: int, shut: int, stop: int, far: int) -> list[int]:
    """The same with shortcuts, where there are several ways round a closed space.

    Of two ways for the same points that with fewer shortcuts counts (ZD-507); so a cost holds the
    points times 64 and the shortcuts.
    """
    cost = {origin: 0}
    before = {origin: origin}
    found: list[int] = []
    edge = [origin]
    while edge:
        here = min(edge, key=lambda space: cost[space])
        edge.remove(here)
        if here != origin:
            found.append(here | before[here] << 6 | cost[here] >> 6 << 12)
            if stop >> here & 1:
                continue
        steps = [(space, 64) for space in members(NEIGHBOURS[here] & ~STARTS)]
        if here < TUNNEL_START and not STARTS >> here & 1:
            for track in sorted(RING[TRACK_OF[here]]):
                steps.append((CITY_OF[track] - NUMBER_OF[here], 65))
        for space, price in steps:
            price = cost[here] + (0 if space == TOWN and way & 1 else price)
            if price >= cost.get(space, 1 << 20) or shut >> space & 1 or price >> 6 > points + far:
                continue
            if price >> 6 > points and IN_TUNNEL >> space & 1:
                continue
            if space not in cost:
                edge.append(space)
            cost[space] = price
            before[space] = here
    return found


_ENDS: Final[dict[tuple[int, int, int, int, int, int], int]] = {}
_KEPT: Final = 20_000


def reached(origin: int, points: int, way: int, shut: int, stop: int, far: int) -> int:
    """The set of spaces that `walk` reaches; what was asked lately is remembered."""
    near = REACHED[way][origin][points + far]
    key = (origin, points, way, shut & near, stop & near, far)
    known = _ENDS.get(key)
    if known is None:
        if len(_ENDS) > _KEPT:
            _ENDS.clear()
        known = 0
        for entry in walk(origin, points, way, shut, stop, far):
            known |= 1 << (entry & 63)
        _ENDS[key] = known
    return known


def destinations(s: ZedsState, unit: int, shut: int, stop: int, crowded: int, far: int = 0) -> int:
    """Where a unit may end a Move (ZD-507)."""
    t = s.t
    if unit >= FIGHTERS:
        return refugee_destinations(s, unit, shut)
    found = reached(t[AT + unit], s.book.move[unit], graph(s, unit), shut, stop, far)
    return endable(s, unit, found, crowded) & ~(1 << t[AT + unit])


def endable(s: ZedsState, unit: int, spaces: int, crowded: int) -> int:
    """Those of some spaces in which a unit may end (ZD-305, ZD-310, ZD-510)."""
    spaces &= ~crowded
    if not s.book.has[SCIENTIST] >> unit & 1:
        spaces &= ~(OFFICES | 1 << LAB)
    return spaces


def refugee_destinations(s: ZedsState, unit: int, shut: int) -> int:
    """Refugees move 1 space toward town, never among Zeds (ZD-1006, ZD-1013)."""
    t = s.t
    here = t[AT + unit]
    if here >= TOWN:
        return 0
    free_town = bearer(s, TOWN_ENTRY_FREE) >= 0
    there = TOWNWARD[here]
    if shut >> there & 1 or (there != TOWN and zeds(s, there)):
        return 0
    found = 1 << there
    if free_town and there != TOWN and TOWNWARD[there] == TOWN:
        found |= 1 << TOWN
    return found


def is_free(s: ZedsState, unit: int) -> bool:
    """Whether a unit could move at all: not defiant, comatose, stuck or washed in."""
    t = s.t
    at = t[AT + unit]
    if not 0 <= at <= LAST_IN_PLAY or t[DEFIANT] >> unit & 1 or is_comatose(s, unit):
        return False
    if unit >= FIGHTERS:
        if not (unit == VIP or t[REFUGEES] >> unit & 1):
            return False  # villagers
    elif is_stuck(s, unit):
        return False
    return not group_move.is_washed(s, at)


# -- on the way ---------------------------------------------------------------------------------


def set_out(s: ZedsState, unit: int, space: int, points: int, far: int = 0) -> None:
    """A unit sets out for a space on the shortest way (ZD-507)."""
    t = s.t
    here = t[AT + unit]
    way = graph(s, unit)
    t[M_UNIT] = unit
    t[M_LEFT] = points
    t[M_BONUS] = far
    t[M_WAY] = way
    t[PATH] = here
    t[M_AT] = 0
    lay_path(s, space)
    if unit < GUARD and way < 2:  # ZD-593: where the Guard comes by counts
        passed = ON_TRAIL[way][here][space]
        spent = t[M_STEPS] - (way & passed >> TOWN & 1)
        rolls = (passed | 1 << here) & CATACOMBS
        if spent <= points and not rolls and not passed & t[FOE_SPACES]:
            walk_through(s, unit, space, spent)
            return
    move_step(s, 0)


def walk_through(s: ZedsState, unit: int, space: int, spent: int) -> None:
    """Nothing is in the way: the unit is where it wants to go."""
    t = s.t
    steps = t[M_STEPS]
    t[M_AT] = steps
    t[M_LEFT] -= spent
    if s.events is not None:
        for passed in t[PATH + 1 : PATH + 1 + steps]:
            tell.note(s, "moved", unit, passed)
    put(s, unit, space)


def way_around(s: ZedsState, unit: int, space: int) -> list[int]:
    """The spaces of the unit's shortest way from where it is, shortcuts included (ZD-1601)."""
    t = s.t
    here = t[AT + unit]
    before = list(range(SPACES))
    stop = stops(s, unit, enemies(s), chaotic(s))
    for entry in walk(here, t[M_LEFT], t[M_WAY], barred(s, unit), stop, t[M_BONUS]):
        before[entry & 63] = entry >> 6 & 63
    return steps_to(before, space)


def lay_path(s: ZedsState, space: int) -> None:
    """Write the rest of the way into the path."""
    t = s.t
    unit = t[M_UNIT]
    here = t[AT + unit]
    if unit >= FIGHTERS:
        trail = [TOWNWARD[here]]
        if trail[0] != space:
            trail.append(space)
    elif t[M_WAY] < 2:
        trail = TRAILS[t[M_WAY]][here][space]
    else:
        trail = way_around(s, unit, space)
    first = PATH + t[M_AT] + 1
    t[first : first + len(trail)] = trail
    t[M_STEPS] = t[M_AT] + len(trail)


def move_step(s: ZedsState, _: int) -> None:
    """The next space of the way; out of the catacombs by a die (ZD-1108)."""
    t = s.t
    unit = t[M_UNIT]
    while t[M_AT] < t[M_STEPS]:
        if CATACOMBS >> t[AT + unit] & 1 and tunnel.must_roll(s, unit):
            roll(s, UNIT_AT_EXIT, WHY_CATACOMB, 1, unit)
            return
        if step(s):
            return


def step(s: ZedsState) -> bool:
    """The unit enters the next space; whether it meets enemies, who end its move (ZD-508)."""
    t = s.t
    unit = t[M_UNIT]
    t[M_AT] += 1
    space = t[PATH + t[M_AT]]
    spent = 0 if space == TOWN and t[M_WAY] & 1 else 1
    t[M_LEFT] -= spent
    if t[M_LEFT] < 0:
        t[M_BONUS] += t[M_LEFT]
        t[M_LEFT] = 0
    if s.events is not None:
        tell.note(s, "moved", unit, space)
    if unit >= FIGHTERS:
        if t[M_AT] >= t[M_STEPS]:
            arrival.come(s, unit, space)
        else:
            put(s, unit, space)
        return False
    put(s, unit, space)
    if not t[FOES_IN + space]:
        return False
    s.agenda.append(MOVE_MET)
    combat.attack(s, unit, space, t[M_AT])
    return True


def move_met(s: ZedsState, _: int) -> None:
    """A fight ends the move; who sneaked by may stop or go on (ZD-508, ZD-642)."""
    t = s.t
    unit = t[M_UNIT]
    space = t[PATH + t[M_AT]]
    sneaked = s.book.has[STEALTH] >> unit & 1 and t[AT + unit] == space and t[FOES_IN + space]
    if sneaked and not is_comatose(s, unit):
        offer_rest(s)


def offer_rest(s: ZedsState) -> None:
    """The rest of a move: on to another space, or stay (ZD-642, ZD-1113)."""
    t = s.t
    unit = t[M_UNIT]
    here = t[AT + unit]
    foes = enemies(s)
    stop = stops(s, unit, foes, chaotic(s))
    if stop >> here & 1 and not s.book.has[STEALTH] >> unit & 1:
        return
    found = reached(here, t[M_LEFT], t[M_WAY], barred(s, unit), stop, t[M_BONUS])
    found = endable(s, unit, found, full(s)) & ~(1 << here)
    if found:
        ask(s, MOVE_GO_ON, ASK_GO_ON, SORT_GO, found, owner(s, unit), unit, 1)


def move_go_on(s: ZedsState, _: int) -> None:
    """It goes on, or stays."""
    if s.t[ANSWER] != NONE:
        lay_path(s, s.t[ANSWER])
        s.agenda.append(MOVE_STEP)


def unit_at_exit(s: ZedsState, _: int) -> None:
    """1-3 it moves, 4-5 its move is over, 6 it is lost (ZD-1108)."""
    t = s.t
    if t[DIE] <= tunnel.MOVES:
        if not step(s):
            s.agenda.append(MOVE_STEP)
    elif t[DIE] == tunnel.LOST:
        roll(s, UNIT_LOST, WHY_LOST, 1, t[M_UNIT])


def unit_lost(s: ZedsState, _: int) -> None:
    """It comes out at the number rolled; in the same place it dies (ZD-1110, ZD-1111)."""
    t = s.t
    unit = t[M_UNIT]
    here = t[AT + unit]
    space = TUNNEL_TOP - t[DIE]
    if s.events is not None:
        tell.note(s, "lost", unit, space)
    if space == here:
        kill(s, unit)
        return
    while space != TOWN and not retreat.may_fall_back(s, space):
        space = TOWNWARD[space]  # ZD-1112
    t[M_LEFT] = max(0, t[M_LEFT] - 1)
    t[PATH] = here
    t[PATH + 1] = space
    t[M_AT] = 1
    t[M_STEPS] = 1
    if unit >= FIGHTERS:
        arrival.come(s, unit, space)
        return
    put(s, unit, space)
    if t[FOES_IN + space]:
        s.agenda.append(MOVE_MET)
        combat.attack(s, unit, space, 1)
    else:
        s.agenda.append(MOVE_REST)


def move_rest(s: ZedsState, _: int) -> None:
    """A lost unit that met nobody may go on with the points left (ZD-1113)."""
    offer_rest(s)
