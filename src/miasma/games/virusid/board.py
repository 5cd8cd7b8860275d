"""The board: cities, links and fields as bit sets and tables, made once per number of players.

City i is bit i. A field has a place in drawing order, city by city; with two or three players the
cover tiles replace the fields of 21 cities (VR-04). Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.games.virusid.actions import CITIES, PAIRS, TRAVEL, TYPES

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL_CITIES: Final = (1 << CITIES) - 1
CHUNK: Final = 10
CHUNK_MASK: Final = (1 << CHUNK) - 1
CHUNKS: Final = 3


class Board:
    """What the map says; nothing here ever changes."""

    __slots__ = (
        "airport_list",
        "airport_number",
        "airports",
        "city_fields",
        "city_pairs",
        "continent_cities",
        "continent_of",
        "field_city",
        "field_pair",
        "fields",
        "inland",
        "met",
        "neighbours",
        "pair_at",
        "pair_city",
        "pair_fields",
        "pair_type",
        "pairs",
        "ports",
        "sea_ends",
        "sea_of",
        "spread",
        "travel",
        "travels",
    )

    def __init__(
        self,
        pairs: list[tuple[int, int]],
        fields: list[list[int]],
        needs: list[list[int]],
        continents: list[int],
        land: list[tuple[int, int]],
        sea: list[tuple[int, int]],
        airports: list[int],
        travels: list[tuple[int, int]],
        resistance_max: int,
    ) -> None:
        self.pair_city = [city for city, _ in pairs]
        self.pair_type = [kind for _, kind in pairs]
        self.pair_at = [-1] * (CITIES * TYPES)
        for pair in range(len(pairs)):
            self.pair_at[self.pair_city[pair] * TYPES + self.pair_type[pair]] = pair
        self.city_pairs = [
            [pair for pair in range(len(pairs)) if self.pair_city[pair] == city]
            for city in range(CITIES)
        ]
        self._lay_fields(fields)
        self.continent_of = continents
        self.continent_cities = [
            sum(1 << city for city in range(CITIES) if continents[city] == continent)
            for continent in range(4)
        ]
        self.neighbours = [0] * CITIES
        for a, b in land:
            self.neighbours[a] |= 1 << b
            self.neighbours[b] |= 1 << a
        self.sea_ends = sea
        self.sea_of: list[list[tuple[int, int]]] = [[] for _ in range(CITIES)]
        self.ports = 0
        for link, (a, b) in enumerate(sea):
            self.sea_of[a].append((link, b))
            self.sea_of[b].append((link, a))
            self.ports |= 1 << a | 1 << b
        self.inland = ALL_CITIES & ~self.ports
        self.airport_list = airports
        self.airport_number = [-1] * CITIES
        self.airports = 0
        for number, city in enumerate(airports):
            self.airport_number[city] = number
            self.airports |= 1 << city
        self.met = [
            [
                sum(1 << city for city in range(CITIES) if needs[city][kind] <= value)
                for value in range(resistance_max + 1)
            ]
            for kind in range(3)
        ]
        self.spread = self._chunks(self.neighbours)
        self.pairs = [self._pair_lists(kind) for kind in range(TYPES)]
        self.travels = travels
        self.travel = [[-1] * PAIRS for _ in range(3)]
        for place, (pair, way) in enumerate(travels):
            self.travel[way][pair] = TRAVEL + place

    def _lay_fields(self, fields: list[list[int]]) -> None:
        self.fields = 0
        self.city_fields: list[list[int]] = []
        self.field_city: list[int] = []
        self.field_pair: list[int] = []
        self.pair_fields: list[list[int]] = [[] for _ in range(PAIRS)]
        for city, kinds in enumerate(fields):
            self.city_fields.append(list(range(self.fields, self.fields + len(kinds))))
            for kind in kinds:
                pair = self.pair_at[city * TYPES + kind]
                self.pair_fields[pair].append(self.fields)
                self.field_city.append(city)
                self.field_pair.append(pair)
                self.fields += 1

    def _chunks(self, masks: list[int]) -> list[list[int]]:
        """For each ten cities and each set of them what their masks hold together."""
        tables = []
        for chunk in range(CHUNKS):
            table = [0] * (CHUNK_MASK + 1)
            for subset in range(1, CHUNK_MASK + 1):
                low = subset & -subset
                city = chunk * CHUNK + low.bit_length() - 1
                table[subset] = table[subset ^ low] | masks[city]
            tables.append(table)
        return tables

    def _pair_lists(self, kind: int) -> list[list[list[int]]]:
        """For each ten cities and each set of them the pairs with one type, rising."""
        tables: list[list[list[int]]] = []
        for chunk in range(CHUNKS):
            table: list[list[int]] = [[] for _ in range(CHUNK_MASK + 1)]
            for subset in range(1, CHUNK_MASK + 1):
                high = subset.bit_length() - 1
                pair = self.pair_at[(chunk * CHUNK + high) * TYPES + kind]
                rest = table[subset ^ 1 << high]
                table[subset] = [*rest, pair] if pair >= 0 else rest
            tables.append(table)
        return tables

    def near(self, cities: i64) -> i64:
        """Cities one land link away from some of these, and these themselves."""
        spread = self.spread
        return (
            cities
            | spread[0][cities & CHUNK_MASK]
            | spread[1][cities >> CHUNK & CHUNK_MASK]
            | spread[2][cities >> 2 * CHUNK]
        )

    def list_pairs(self, kind: int, cities: i64, first: int, found: list[int]) -> None:
        """Append `first + pair` for each of these cities that has fields of a type."""
        tables = self.pairs[kind]
        for pair in tables[0][cities & CHUNK_MASK]:
            found.append(first + pair)
        for pair in tables[1][cities >> CHUNK & CHUNK_MASK]:
            found.append(first + pair)
        for pair in tables[2][cities >> 2 * CHUNK]:
            found.append(first + pair)

    def list_travels(self, way: int, kind: int, cities: i64, found: list[int]) -> None:
        """Append the infections by bird, ship or plane of fields of a type in these cities."""
        tables = self.pairs[kind]
        actions = self.travel[way]
        for chunk in range(CHUNKS):
            for pair in tables[chunk][cities >> chunk * CHUNK & CHUNK_MASK]:
                found.append(actions[pair])
