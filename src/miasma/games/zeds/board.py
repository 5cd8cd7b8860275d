"""The board: spaces and tracks as numbers in file order, and what lies next to what (ZD-301).

The spaces of a track stand in a row from its Start to its city space #0, so one step toward town
is one more; from #0 it is Town Center. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

SPACE_IDS: Final[tuple[str, ...]] = (
    "F_start", "F6", "F5", "F4", "F3", "F2", "F1", "F0",
    "M_start", "M6", "M5", "M4", "M3", "M2", "M1", "M0",
    "H_start", "H6", "H5", "H4", "H3", "H2", "H1", "H0",
    "S_start", "S6", "S5", "S4", "S3", "S2", "S1", "S0",
    "T_start", "T7", "T6", "T5", "T4", "T3", "T2", "T1", "T0",
    "town", "bed1", "bed2", "bed3", "bed4", "office1", "office2", "lab", "camp", "graveyard",
)  # fmt: skip
SPACES: Final = 51
TRACK_SPACES: Final = 41
"""Spaces below this number lie on a track."""

TRACK_IDS: Final[tuple[str, ...]] = ("forest", "mountain", "highway", "suburbs", "tunnel")
TRACKS: Final = 5
MOUNTAIN: Final = 1
TUNNEL: Final = 4
SURFACE_TRACKS: Final = 0b1111

START_OF: Final[tuple[int, ...]] = (0, 8, 16, 24, 32)
CITY_OF: Final[tuple[int, ...]] = (7, 15, 23, 31, 40)
TUNNEL_START: Final = 32
TUNNEL_TOP: Final = 40
"""T0; tunnel space #n is this minus n."""

TOWN: Final = 41
BED: Final = 42
BEDS: Final = 4
LAST_BED: Final = 45
OFFICE: Final = 46
LAB: Final = 48
CAMP: Final = 49
GRAVEYARD: Final = 50
LAST_IN_PLAY: Final = LAB
"""Everything up to here is in play for every unit (ZD-112)."""

BRIDGE_AT: Final = 30
BRIDGE_SIDES: Final = 1 << 29 | 1 << 31

TRACK_OF: Final[tuple[int, ...]] = (
    *[0] * 8, *[1] * 8, *[2] * 8, *[3] * 8, *[4] * 9, *[-1] * (SPACES - TRACK_SPACES)
)  # fmt: skip
NUMBER_OF: Final[tuple[int, ...]] = (
    *[7, 6, 5, 4, 3, 2, 1, 0] * 4, 8, 7, 6, 5, 4, 3, 2, 1, 0, *[-1] * (SPACES - TRACK_SPACES)
)  # fmt: skip
"""The number of a track space; a Start counts one more than its neighbour."""

TOWNWARD: Final[tuple[int, ...]] = (
    *[TOWN if space in CITY_OF else space + 1 for space in range(TRACK_SPACES)],
    *[TOWN] * (SPACES - TRACK_SPACES),
)  # fmt: skip
"""One step toward town (ZD-312)."""

STARTS: Final = sum(1 << space for space in START_OF)
CITIES: Final = sum(1 << space for space in CITY_OF)
ALL_TRACK_SPACES: Final = (1 << TRACK_SPACES) - 1
ON_TRACKS: Final = ALL_TRACK_SPACES & ~STARTS
"""Track spaces without the Starts."""
IN_TUNNEL: Final = sum(1 << space for space in range(TUNNEL_START, TRACK_SPACES))
TRACK_SETS: Final[list[int]] = [
    sum(1 << space for space in range(START_OF[track], CITY_OF[track] + 1))
    for track in range(TRACKS)
]
"""For each track the set of its spaces."""
MOUNTAIN_SPACES: Final = TRACK_SETS[MOUNTAIN]
CATACOMBS: Final = 1 << 35 | 1 << 37
HOSPITAL: Final = sum(1 << space for space in range(BED, LAB))
"""Beds and offices (ZD-625)."""
ALL_BEDS: Final = sum(1 << space for space in range(BED, BED + BEDS))
OFFICES: Final = 1 << OFFICE | 1 << OFFICE + 1
ROOMS: Final = HOSPITAL | 1 << LAB
NEAREST_FIRST: Final[tuple[int, ...]] = tuple(
    sorted(range(TRACK_SPACES), key=lambda space: (NUMBER_OF[space], TRACK_OF[space]))
)
"""Track spaces, nearest town first, then by track (ZD-123)."""


def _neighbours() -> list[int]:
    near = [0] * SPACES
    for space in range(TRACK_SPACES):
        other = TOWNWARD[space]
        near[space] |= 1 << other
        near[other] |= 1 << space
    for room in range(BED, LAB + 1):  # ZD-548
        near[room] |= 1 << TOWN
        near[TOWN] |= 1 << room
    return near


NEIGHBOURS: Final[list[int]] = _neighbours()
"""For each space the set of spaces next to it (ZD-301, ZD-311)."""


def _distances() -> list[list[int]]:
    table: list[list[int]] = []
    for origin in range(SPACES):
        found = [99] * SPACES
        found[origin] = 0
        edge = [origin]
        while edge:
            here = edge.pop(0)
            for space in range(SPACES):
                if NEIGHBOURS[here] >> space & 1 and found[space] == 99:
                    found[space] = found[here] + 1
                    edge.append(space)
        table.append(found)
    return table


DISTANCE: Final[list[list[int]]] = _distances()
"""Steps between two spaces (ZD-311)."""


FARTHEST: Final = 20
"""More steps than any two spaces lie apart."""
NEAR: Final[list[list[int]]] = [
    [sum(1 << other for other in range(SPACES) if row[other] <= steps) for row in DISTANCE]
    for steps in range(FARTHEST)
]
"""By steps and space: the set of spaces at most so far away."""
BESIDE: Final[list[int]] = NEAR[1]
"""For each space itself and its neighbours."""

RING: Final[tuple[tuple[int, int], ...]] = ((3, 1), (0, 2), (1, 3), (2, 0))
"""For each surface track its neighbours on the ring (ZD-1601)."""


def _reach(shortcut: bool, free_town: bool) -> list[list[int]]:
    """For each space all others in the order in which a mover reaches them (ZD-507).

    An entry packs the space, the space before it (6 bits each) and the points it costs.
    """
    table: list[list[int]] = []
    for origin in range(SPACES):
        cost = {origin: 0}
        before = {origin: origin}
        order: list[int] = []
        edge = [origin]
        while edge:
            here = min(edge, key=lambda space: cost[space])
            edge.remove(here)
            if here != origin:
                order.append(here | before[here] << 6 | cost[here] << 12)
            steps = [n for n in range(SPACES) if NEIGHBOURS[here] >> n & 1]
            if shortcut and here < TUNNEL_START and not STARTS >> here & 1:
                track = TRACK_OF[here]
                steps += [CITY_OF[other] - NUMBER_OF[here] for other in sorted(RING[track])]
            for other in steps:
                if other in cost or STARTS >> other & 1:
                    continue
                cost[other] = cost[here] + (0 if other == TOWN and free_town else 1)
                before[other] = here
                edge.append(other)
        table.append(order)
    return table


REACH: Final[list[list[list[int]]]] = [
    _reach(shortcut, free_town) for shortcut in (False, True) for free_town in (False, True)
]
"""What a mover reaches, by `2 * shortcuts + Town Center costs nothing`."""


REACHED: Final[list[list[list[int]]]] = [
    [
        [sum(1 << (entry & 63) for entry in order if entry >> 12 <= points) for points in range(16)]
        for order in table
    ]
    for table in REACH
]
"""The same as sets, by map, space and points."""


def steps_to(before: list[int], space: int) -> list[int]:
    """The way to a space by what lies before each space; its origin lies before itself."""
    found: list[int] = []
    while before[space] != space:
        found.append(space)
        space = before[space]
    found.reverse()
    return found


def _trails(order: list[int]) -> list[list[int]]:
    before = list(range(SPACES))
    for entry in order:
        before[entry & 63] = entry >> 6 & 63
    return [steps_to(before, space) for space in range(SPACES)]


TRAILS: Final[list[list[list[list[int]]]]] = [
    [_trails(order) for order in table] for table in REACH[:2]
]
"""Without shortcuts there is one way: by map, origin and end the spaces on it."""
ON_TRAIL: Final[list[list[list[int]]]] = [
    [[sum(1 << step for step in steps) for steps in ways] for ways in table] for table in TRAILS
]
"""The same as sets of spaces."""


def _sight(reach: int) -> list[int]:
    """For each space the set of spaces that gunfire reaches (ZD-520, ZD-521, ZD-1105)."""
    table: list[int] = []
    for origin in range(SPACES):
        seen = 0
        if origin < TRACK_SPACES and not STARTS >> origin & 1:
            far = 1 if TRACK_OF[origin] == TUNNEL else reach
            for space in range(TRACK_SPACES):
                if TRACK_OF[space] == TRACK_OF[origin] and 0 < abs(space - origin) <= far:
                    seen |= 1 << space
        elif origin == TOWN:
            for track in range(TRACKS):
                for apart in range(1, (1 if track == TUNNEL else reach) + 1):
                    seen |= 1 << CITY_OF[track] - apart + 1
        table.append(seen & ~STARTS)
    return table


IN_SIGHT: Final[list[list[int]]] = [_sight(reach) for reach in range(4)]
"""What a unit can shoot at: the set of spaces, by range and space."""


_MEMBERS: Final[dict[int, tuple[int, ...]]] = {}
_KEPT: Final = 20_000


def members(bits: int) -> tuple[int, ...]:
    """The members of a bit set, lowest first; sets seen lately are remembered."""
    try:
        return _MEMBERS[bits]
    except KeyError:
        rest = bits
    found: list[int] = []
    while rest:
        low = rest & -rest
        found.append(low.bit_length() - 1)
        rest ^= low
    if len(_MEMBERS) > _KEPT:
        _MEMBERS.clear()
    _MEMBERS[bits] = known = tuple(found)
    return known


def lowest(bits: int) -> int:
    """The lowest member of a bit set that is not empty."""
    return (bits & -bits).bit_length() - 1
