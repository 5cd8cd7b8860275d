"""The station action, and the first stations of the set-up. Compiled by `miasma accelerate`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.schwarm import tell
from miasma.games.schwarm.board import LANDS
from miasma.games.schwarm.rules import network, research
from miasma.games.schwarm.table import (
    BUILD_STATION,
    FIRST_STATION,
    LAST,
    OWNER,
    PEGS,
    PEGS_LEFT,
    PHASE,
    SEAT,
    STAFF_STATION,
    STATIONS,
    STATIONS_LEFT,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState


def start(s: SchwarmState) -> None:
    """Build; without a station add a researcher; with neither nothing happens (SW-103, SW-104).

    Neither can be refused (SW-097, SW-107).
    """
    t = s.t
    seat = t[SEAT]
    if t[STATIONS_LEFT + seat]:
        s.ask(BUILD_STATION, seat)
    elif t[PEGS_LEFT + seat] and staffable(s, seat):
        s.ask(STAFF_STATION, seat)
    else:
        if s.events is not None:
            tell.nothing(s, seat)
        research.end_action(s)  # SW-177: the action ends all the same


def free_land(s: SchwarmState) -> list[int]:
    """Land fields without a station; the crab occupies nothing (SW-100, SW-101, SW-105)."""
    t = s.t
    return [place for place in range(LANDS) if t[OWNER + place] < 0]


def staffable(s: SchwarmState, seat: int) -> list[int]:
    """Own stations with room for a researcher (SW-131)."""
    t = s.t
    most = s.terms.most_pegs
    return [place for place in range(LANDS) if t[OWNER + place] == seat and t[PEGS + place] < most]


def build(s: SchwarmState, place: int) -> None:
    """A station with a researcher, if there is one (SW-100, SW-102, SW-106)."""
    t = s.t
    seat = t[SEAT]
    cell = s.board.ring[place]
    t[OWNER + place] = seat
    t[STATIONS + seat] |= 1 << cell
    t[STATIONS_LEFT + seat] -= 1
    t[LAST] = cell
    if t[PEGS_LEFT + seat]:
        t[PEGS_LEFT + seat] -= 1
        t[PEGS + place] = 1
    if s.events is not None:
        tell.built(s, seat, place)
    if t[PHASE] != FIRST_STATION:
        network.check_link(s, seat)  # SW-108, SW-175
        research.end_action(s)


def staff(s: SchwarmState, place: int) -> None:
    """One more researcher on an own station (SW-131)."""
    t = s.t
    seat = t[SEAT]
    t[PEGS_LEFT + seat] -= 1
    t[PEGS + place] += 1
    t[LAST] = s.board.ring[place]
    if s.events is not None:
        tell.staffed(s, seat, place)
    research.end_action(s)


# -- set-up ---------------------------------------------------------------------------------------


def first_fields(s: SchwarmState) -> list[int]:
    """Where a first station may stand: a free start field (SW-008, SW-011), or with the free
    start any land field far enough from the others (SW-191); later ones need not be (SW-192)."""
    t = s.t
    if not s.terms.free_start:
        return sorted(place for place in s.board.starts if t[OWNER + place] < 0)  # SW-012
    built = [place for place in range(LANDS) if t[OWNER + place] >= 0]
    return [
        place
        for place in range(LANDS)
        if all(ring_distance(place, other) >= s.terms.distance for other in built)
    ]


def ring_distance(one: int, other: int) -> int:
    """Steps along the land ring, the shorter way round (SW-191)."""
    apart = abs(one - other)
    return min(apart, LANDS - apart)


def ask_first(s: SchwarmState, seat: int) -> None:
    """A player sets the first station (SW-008, SW-190)."""
    s.t[SEAT] = seat
    s.ask(FIRST_STATION, seat)
