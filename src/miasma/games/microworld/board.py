"""The board: four tile sides put together (MW-02), as bit sets over its 28 cells.

Cell i is bit i; i = position * 7 + number - 1. A cell also has a *name index*: its place among the
56 cells of all tile sides, in file order. Actions speak of name indices, the rules of bits.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine int where compiled, any int where not

CELLS: Final = 28
PER_SIDE: Final = 7
NAMES: Final = 56
EVERY_CELL: Final = (1 << CELLS) - 1
SIDE_MASK: Final = (1 << PER_SIDE) - 1

SUBSETS: Final[list[list[list[int]]]] = [
    [
        [side * PER_SIDE + n for n in range(PER_SIDE) if subset >> n & 1]
        for subset in range(SIDE_MASK + 1)
    ]
    for side in range(NAMES // PER_SIDE)
]
"""For each tile side the name indices of each subset of its cells; all boards share them."""


class Board:
    """An assembled board: neighbours, kinds, tissues, rims and gene spots."""

    __slots__ = (
        "ids",
        "kind_cells",
        "kinds",
        "name_index",
        "neighbours",
        "on_board",
        "rims",
        "shifts",
        "sides",
        "spots",
        "tables",
        "tissue_cells",
        "tissue_kinds",
        "tissue_of",
        "tissue_sizes",
    )

    def __init__(
        self,
        sides: tuple[int, ...],
        ids: list[str],
        kinds: list[int],
        neighbours: list[int],
        rims: list[int],
        spots: int,
    ) -> None:
        self.sides = sides
        self.ids = ids
        self.kinds = kinds
        self.neighbours = neighbours
        self.rims = rims
        self.spots = spots
        self.kind_cells: list[int] = [0, 0, 0, 0]
        for cell in range(len(kinds)):
            self.kind_cells[kinds[cell]] |= 1 << cell
        self.tissue_of: list[int] = [-1] * len(kinds)
        self.tissue_cells: list[int] = []
        self.tissue_kinds: list[int] = []
        self._find_tissues()
        self.tissue_sizes: list[int] = [cells.bit_count() for cells in self.tissue_cells]
        self.name_index: list[int] = [
            sides[cell // PER_SIDE] * PER_SIDE + cell % PER_SIDE for cell in range(len(kinds))
        ]
        self.on_board: list[int] = [-1] * NAMES
        for cell in range(len(kinds)):
            self.on_board[self.name_index[cell]] = cell
        self.shifts: list[int] = []
        self.tables: list[list[list[int]]] = []
        self._make_tables()

    def _find_tissues(self) -> None:
        """MW-09: maximal connected groups of one kind; a lone cell is a tissue too (MW-R-32).

        Found once, from the cells alone: markers never change them (MW-10).
        """
        for cell in range(len(self.kinds)):
            if self.tissue_of[cell] >= 0:
                continue
            group = self.group(1 << cell, self.kind_cells[self.kinds[cell]])
            for other in range(len(self.kinds)):
                if group >> other & 1:
                    self.tissue_of[other] = len(self.tissue_cells)
            self.tissue_cells.append(group)
            self.tissue_kinds.append(self.kinds[cell])

    def _make_tables(self) -> None:
        """For each quarter, by rising name index, the table of its tile side."""
        for position in sorted(range(len(self.sides)), key=lambda p: self.sides[p]):
            self.shifts.append(position * PER_SIDE)
            self.tables.append(SUBSETS[self.sides[position]])

    def names(self, cells: i64) -> list[int]:
        """The sorted name indices of a set of cells."""
        tables = self.tables
        shifts = self.shifts
        found = (
            tables[0][cells >> shifts[0] & SIDE_MASK] + tables[1][cells >> shifts[1] & SIDE_MASK]
        )
        third: i64 = cells >> shifts[2] & SIDE_MASK
        if third:
            found += tables[2][third]
        fourth: i64 = cells >> shifts[3] & SIDE_MASK
        if fourth:
            found += tables[3][fourth]
        return found

    def group(self, start: int, within: int) -> int:
        """All cells of `within` connected with `start` through `within`."""
        reached = start & within
        border = reached
        while border:
            low = border & -border
            border ^= low
            found = self.neighbours[low.bit_length() - 1] & within & ~reached
            reached |= found
            border |= found
        return reached


def blank_board() -> Board:
    """What lies on the table before the tiles are drawn: nothing."""
    return Board((), [], [], [], [0, 0, 0, 0], 0)
