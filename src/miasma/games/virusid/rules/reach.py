"""Which cities a player can get into: needs, ways, quarantine and cull markers.

Everything is a set of cities. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.virusid.actions import (
    BIRD,
    BIRD_CULL,
    LADDERS,
    LIVESTOCK,
    LIVESTOCK_CULL,
    SMALL_ANIMAL,
    SMALL_ANIMAL_CULL,
)
from miasma.games.virusid.board import ALL_CITIES
from miasma.games.virusid.rules import stones
from miasma.games.virusid.table import (
    CLOSED_AIR,
    CLOSED_SEA,
    GENE_OF,
    LEVELS,
    MARKED,
    NECROTIC,
    OWN,
    RESIST,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from miasma.games.virusid.state import VirusidState


def level(s: VirusidState, seat: int, spread: int) -> int:
    """The effective level of a spread: what was bought and the mutation marker (VR-150)."""
    t = s.t
    gene = t[GENE_OF + seat]
    bought = t[LEVELS + seat * LADDERS + spread]
    return bought if gene < 0 else bought + s.terms.extra_levels[gene][spread]


def met(s: VirusidState, seat: int) -> i64:
    """Cities whose three needs a player meets (VR-75); nothing else about a city counts (VR-80)."""
    t = s.t
    place = RESIST + seat * 3
    tables = s.board.met
    return tables[0][t[place]] & tables[1][t[place + 1]] & tables[2][t[place + 2]]


def quarantined(s: VirusidState) -> i64:
    """Cities with a corpse and nobody infected (VR-84), unless some player has Necrosis (VR-85)."""
    if s.t[NECROTIC]:
        return 0
    return stones.with_corpses(s) & ~stones.infected(s)


def culled(s: VirusidState, seat: int, kind: int) -> i64:
    """Cities in which fields of a type need a level the player lacks (VR-180, VR-181)."""
    t = s.t
    if kind == SMALL_ANIMAL:
        cities = t[MARKED + SMALL_ANIMAL_CULL]
    elif kind == LIVESTOCK:
        cities = t[MARKED + LIVESTOCK_CULL]
    else:
        return 0
    return cities if cities and level(s, seat, kind) < 2 else 0  # VR-185: both uses of level 2


def by_land(s: VirusidState, seat: int) -> i64:
    """Cities with an own infected, those one land link away (VR-77), and what water opens."""
    cities = s.board.near(s.t[OWN + seat])
    return cities | open_ports(s) if s.terms.water_borne else cities


def open_ports(s: VirusidState) -> i64:
    """Ports with an unblocked sea link, which a water-borne pathogen reaches always (VR-165)."""
    board = s.board
    closed = s.t[CLOSED_SEA]
    if not closed:
        return board.ports
    cities: i64 = 0
    for link in range(len(board.sea_ends)):
        if not closed >> link & 1:
            a, b = board.sea_ends[link]
            cities |= 1 << a | 1 << b
    return cities


def by_bird(s: VirusidState, seat: int, ignore_cull: bool = False) -> i64:
    """Cities up to three land links away (VR-79), over wiped-out ones too (VR-81).

    A bird cull closes origin, path and landing to those below bird level 2 (VR-182).
    """
    allowed: i64 = ALL_CITIES
    if not ignore_cull and s.t[MARKED + BIRD_CULL] and level(s, seat, BIRD) < 2:
        allowed &= ~s.t[MARKED + BIRD_CULL]
    near = s.board.near
    cities = near(s.t[OWN + seat] & allowed) & allowed
    cities = near(cities) & allowed
    return near(cities) & allowed


def by_ship(s: VirusidState, seat: int) -> i64:
    """The next ports along unblocked sea links (VR-83, VR-184)."""
    board = s.board
    closed = s.t[CLOSED_SEA]
    origins = s.t[OWN + seat] & board.ports
    cities: i64 = 0
    while origins:
        low = origins & -origins
        origins ^= low
        for link, other in board.sea_of[low.bit_length() - 1]:
            if not closed >> link & 1:
                cities |= 1 << other
    return cities


def by_plane(s: VirusidState, seat: int) -> i64:
    """All airports are adjacent; a blocked one is neither origin nor target (VR-82, VR-184)."""
    usable = s.board.airports & ~s.t[CLOSED_AIR]
    return usable if s.t[OWN + seat] & usable else 0
