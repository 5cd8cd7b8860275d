"""The board as numbers: a grid of 9 columns and 10 rows, cell = 9 · row + column.

Sets of fields are bit sets over the 90 cells, so that a step north is a shift by 9 and a step west
a shift by 1. The four corner cells are no fields. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 9
HEIGHT: Final = 10
CELLS: Final = 90
LANDS: Final = 26
STEPS: Final[tuple[tuple[int, int], ...]] = (
    (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1),
)  # fmt: skip
"""Column and row of a step in each of the eight directions, N first, clockwise."""


def members(cells: int) -> list[int]:
    """The cells of a bit set, rising: by row, then column."""
    found: list[int] = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return found


class Board:
    """Fields, neighbours, rays and the shore (SW-013 to SW-016)."""

    __slots__ = (
        "cell_of",
        "end_neighbours",
        "ids",
        "land_open",
        "launch_cells",
        "launch_of",
        "launch_place",
        "near",
        "queen",
        "queen_bit",
        "queen_gates",
        "ray_lands",
        "rays",
        "ring",
        "ring_of",
        "side",
        "side_land",
        "starts",
        "tile_cells",
        "tile_place",
        "tile_water",
        "value",
        "water",
    )

    def __init__(
        self,
        water_ids: list[str],
        queen_id: str,
        ring_ids: list[str],
        sides: list[int],
        values: list[int],
        start_ids: list[str],
    ) -> None:
        self.ids: list[str] = [""] * CELLS
        self.cell_of: dict[str, int] = {}
        for name in water_ids + ring_ids:
            cell = cell_named(name)
            self.ids[cell] = name
            self.cell_of[name] = cell
        self.queen: int = self.cell_of[queen_id]
        self.queen_bit: int = 1 << self.queen
        self.water: int = sum(1 << self.cell_of[name] for name in water_ids)
        self.tile_water: int = self.water & ~self.queen_bit
        self.ring: list[int] = [self.cell_of[name] for name in ring_ids]
        self.ring_of: list[int] = [-1] * CELLS
        for place, cell in enumerate(self.ring):
            self.ring_of[cell] = place
        self.side: list[int] = sides
        self.side_land: list[int] = [
            sum(1 << cell for cell, there in zip(self.ring, sides, strict=True) if there == side)
            for side in range(4)
        ]
        """The land fields of each shore."""
        self.value: list[int] = values
        self.starts: list[int] = [self.ring_of[self.cell_of[name]] for name in start_ids]
        self.near: list[list[int]] = [self._near(cell) for cell in range(CELLS)]
        self.land_open: list[int] = [
            sum(1 << cell for cell in self.ring if self.near[cell][way] >= 0) for way in range(4)
        ]
        self.launch_of: list[list[int]] = [
            sorted(other for other in self.near[cell] if other >= 0) for cell in self.ring
        ]
        self.launch_cells: list[int] = sorted({c for cells in self.launch_of for c in cells})
        self.launch_place: list[int] = places_of(self.launch_cells)
        self.tile_cells: list[int] = members(self.tile_water)
        self.tile_place: list[int] = places_of(self.tile_cells)
        self.queen_gates: list[int] = [1 << self.near[self.queen][way] for way in range(4)]
        """Per direction the field next to the queen; it must be open the opposite way (SW-170)."""
        self.rays: list[list[list[int]]] = []
        self.ray_lands: list[list[bool]] = []
        for cell in range(CELLS):
            rays = [self._ray(cell, way) for way in range(8)]
            self.rays.append(rays)
            self.ray_lands.append([bool(ray) and self.ring_of[ray[-1]] >= 0 for ray in rays])
        self.end_neighbours: list[list[int]] = [self._shore(place) for place in range(LANDS)]
        """Per land field its land neighbours, anticlockwise first (SW-015, SW-196)."""

    def _near(self, cell: int) -> list[int]:
        """The water field in each of the four directions, or -1."""
        found: list[int] = []
        for way in (0, 2, 4, 6):
            other = self._beyond(cell, way)
            found.append(other if other >= 0 and self.water >> other & 1 else -1)
        return found

    def _beyond(self, cell: int, way: int) -> int:
        """The field one step further, or -1 off the board."""
        column, row = cell % WIDTH + STEPS[way][0], cell // WIDTH + STEPS[way][1]
        if not (0 <= column < WIDTH and 0 <= row < HEIGHT):
            return -1
        other = WIDTH * row + column
        return other if self.ids[other] else -1

    def _ray(self, cell: int, way: int) -> list[int]:
        """The fields of a straight line up to the first land or the edge (SW-218, SW-223)."""
        ray: list[int] = []
        other = self._beyond(cell, way) if self.ids[cell] else -1
        while other >= 0:
            ray.append(other)
            if self.ring_of[other] >= 0:
                break
            other = self._beyond(other, way)
        return ray

    def _shore(self, place: int) -> list[int]:
        found: list[int] = []
        cell = self.ring[place]
        for other in ((place - 1) % LANDS, (place + 1) % LANDS):
            there = self.ring[other]
            if abs(cell % WIDTH - there % WIDTH) <= 1 and abs(cell // WIDTH - there // WIDTH) <= 1:
                found.append(other)
        return found

    def ray_length(self, cell: int, way: int) -> int:
        """The steps of a ray, the one off the board included (SW-221, SW-223)."""
        return len(self.rays[cell][way]) + (0 if self.ray_lands[cell][way] else 1)

    def names(self, cells: int) -> list[str]:
        """The ids of a set of fields."""
        return [self.ids[cell] for cell in members(cells)]


def cell_named(name: str) -> int:
    """The cell of a field's id: column letter, row digit."""
    return WIDTH * int(name[1]) + ord(name[0]) - ord("A")


def places_of(cells: list[int]) -> list[int]:
    """For each cell its place in a list, or -1."""
    found = [-1] * CELLS
    for place, cell in enumerate(cells):
        found[cell] = place
    return found
