"""The terms of one game: the numbers in force for its players and options, from the content.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations


class Terms:
    """Numbers that the rules read."""

    __slots__ = (
        "blue_copies",
        "blue_per_round",
        "blue_refill_round",
        "brilliant",
        "buoy_points",
        "damage",
        "distance",
        "fast_ship",
        "fierce_tsunami",
        "free_start",
        "golden_gain",
        "golden_tiles",
        "hidden_hands",
        "hidden_tiles",
        "joker_ranges",
        "light_copies",
        "light_count",
        "most_pegs",
        "neighbour_minus",
        "pieces",
        "protection",
        "quota",
        "ranges",
        "researcher_points",
        "rounds",
        "seats",
        "ship_points",
        "side_points",
        "start_points",
        "station_points",
        "tile_points",
    )

    def __init__(self) -> None:
        self.seats = 2
        self.rounds = 4
        self.quota = 5
        self.start_points = 20
        self.most_pegs = 3
        self.pieces: list[int] = [6, 3, 7, 28]
        """Stations, ships, researchers and buoys of each player."""
        self.light_copies: list[int] = [0] * 5
        self.light_count = 7
        self.blue_copies: list[int] = [0] * 5
        self.blue_per_round = 2
        self.blue_refill_round = 0
        self.hidden_tiles: list[int] = [0] * 4
        self.golden_tiles = 4
        self.tile_points: list[int] = [2, 2, 1, 0, 0]
        self.ranges: list[int] = [0] * 11
        """The number on each type of card."""
        self.joker_ranges: list[int] = [0] * 6
        """The number for each action of a joker."""
        self.fast_ship = 1
        self.golden_gain = 1
        self.protection = 1
        self.brilliant = 2
        self.damage: list[int] = [1]
        """The amoebas on each space of the track; the last space counts for all beyond."""
        self.station_points = 1
        self.researcher_points = 1
        self.buoy_points = 1
        self.ship_points = 1
        self.side_points: list[int] = [0, 0, 10, 30, 50]
        self.free_start = False
        self.distance = 4
        self.fierce_tsunami = False
        self.neighbour_minus = 1
        self.hidden_hands = False
