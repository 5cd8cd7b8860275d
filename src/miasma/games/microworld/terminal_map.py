"""The round board as a map of characters: where each cell lies, where its text stands.

The tiles' polygons are laid over a lattice of samples, bent a little so that small cells in the
middle get room; a character stands between four samples and is a border where they differ. Thick
lines part tissues, thin ones the cells of one tissue. On every board two cells share a stretch of
border on the map exactly if they are adjacent (MW-07), which a test checks.
"""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING, Final, NamedTuple

from miasma.games.microworld.board import PER_SIDE

if TYPE_CHECKING:
    from miasma.games.microworld.board import Board
    from miasma.games.microworld.game import Microworld

WIDTH: Final = 77
HEIGHT: Final = 27
LABEL: Final = 7
"""The characters that each of the two lines of text in a cell may take."""

# The disc is drawn slightly square and with a wide middle; found by trying all tile sides.
BULGE: Final = 0.8
SQUARENESS: Final = 2.2
EDGE: Final = 1.005

# Border characters by the weight of their arms (0 none, 1 thin, 2 thick), as a number to base
# three with the digits up, right, down, left.
LINES: Final = " ╴╸╷╮┑╻┒┓╶─╾╭┬┭┎┰┱╺╼━┍┮┯┏┲┳╵╯┙│┤┥╽┧┪╰┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"

OUTSIDE: Final = -1
BORDER: Final = -2

Samples = list[list[int]]


class Slot(NamedTuple):
    """Where the text of a cell stands: its first row, and where its two lines start."""

    row: int
    upper: int
    lower: int


class BoardMap(NamedTuple):
    """An assembled board on the grid of characters."""

    lines: list[str]
    """The borders; blank elsewhere."""
    cells: Samples
    """For each character the cell it lies in, `OUTSIDE` or `BORDER`."""
    tissues: Samples
    """For each character the cell whose tissue surrounds it, `OUTSIDE` or `BORDER`."""
    slots: list[Slot]
    """For each cell where its text stands."""


@functools.lru_cache(maxsize=64)
def board_map(game: Microworld, board: Board) -> BoardMap:
    """The map of an assembled board."""
    samples = board_samples(game, board)
    lines: list[str] = []
    cells: Samples = []
    tissues: Samples = []
    for row in range(HEIGHT):
        line = ""
        cells.append([])
        tissues.append([])
        for column in range(WIDTH):
            around = _around(samples, row, column)
            line += _line(board, around)
            cells[-1].append(around[0] if len(set(around)) == 1 else BORDER)
            same = len({board.tissue_of[c] if c >= 0 else OUTSIDE for c in around}) == 1
            tissues[-1].append(around[0] if same else BORDER)
        lines.append(line)
    return BoardMap(lines, cells, tissues, _slots(cells, len(board.ids)))


def board_samples(game: Microworld, board: Board) -> Samples:
    """The cell at each point of the lattice, or `OUTSIDE`."""
    quarters = [
        _quarter(game, board.sides[position], position) for position in range(len(board.sides))
    ]
    samples = []
    for row in range(HEIGHT + 1):
        upper = row <= HEIGHT // 2
        samples.append(
            [
                quarters[(0 if right else 1) if upper else (3 if right else 2)][row][column]
                for column in range(WIDTH + 1)
                for right in (column > WIDTH // 2,)
            ]
        )
    return samples


@functools.cache
def _quarter(game: Microworld, side: int, position: int) -> Samples:
    """The cells of one tile side in one position, at the points of the whole lattice."""
    first = side * PER_SIDE
    polygons = [cell.polygon for cell in game.data.board.cell[first : first + PER_SIDE]]
    radius = game.data.board.meta.tile_radius * EDGE
    samples: Samples = []
    for row in range(HEIGHT + 1):
        samples.append([])
        for column in range(WIDTH + 1):
            x, y = _unbend((2 * column - WIDTH) / WIDTH, (HEIGHT - 2 * row) / HEIGHT)
            for _ in range(position):
                x, y = y, -x
            inside = OUTSIDE
            if x > 0 and y > 0:
                x, y = x * radius, y * radius
                hits = (n for n, polygon in enumerate(polygons) if _contains(polygon, x, y))
                number = next(hits, OUTSIDE)
                inside = position * PER_SIDE + number if number >= 0 else OUTSIDE
            samples[-1].append(inside)
    return samples


def _unbend(u: float, v: float) -> tuple[float, float]:
    """From the map (-1 to 1 both ways) to the disc of radius 1."""
    length = math.hypot(u, v)
    if not length:
        return 0.0, 0.0
    bent = (abs(u) ** SQUARENESS + abs(v) ** SQUARENESS) ** (1 / SQUARENESS)
    stretch = bent ** (1 / BULGE) / length
    return u * stretch, v * stretch


def _contains(polygon: list[tuple[int, int]], x: float, y: float) -> bool:
    inside = False
    x2, y2 = polygon[-1]
    for x1, y1 in polygon:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
        x2, y2 = x1, y1
    return inside


def _around(samples: Samples, row: int, column: int) -> tuple[int, int, int, int]:
    upper, lower = samples[row], samples[row + 1]
    return upper[column], upper[column + 1], lower[column], lower[column + 1]


def _line(board: Board, around: tuple[int, int, int, int]) -> str:
    north_west, north_east, south_west, south_east = around
    arms = (
        _weight(board, north_west, north_east),
        _weight(board, north_east, south_east),
        _weight(board, south_west, south_east),
        _weight(board, north_west, south_west),
    )
    return LINES[arms[0] * 27 + arms[1] * 9 + arms[2] * 3 + arms[3]]


def _weight(board: Board, one: int, other: int) -> int:
    if one == other:
        return 0
    if one >= 0 and other >= 0 and board.tissue_of[one] == board.tissue_of[other]:
        return 1
    return 2


def _slots(cells: Samples, count: int) -> list[Slot]:
    """For each cell the two neighbouring runs of `LABEL` characters nearest to its middle."""
    places: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for row in range(HEIGHT):
        for column in range(WIDTH):
            if cells[row][column] >= 0:
                places[cells[row][column]].append((row, column))
    return [_slot(cells, cell, places[cell]) for cell in range(count)]


def _slot(cells: Samples, cell: int, places: list[tuple[int, int]]) -> Slot:
    middle_row = sum(row for row, _ in places) / max(1, len(places))
    middle = sum(column for _, column in places) / max(1, len(places)) - LABEL // 2
    best = Slot(0, 0, 0)
    least = math.inf
    starts = _starts(cells, cell)
    for row in range(HEIGHT - 1):
        for upper in starts[row]:
            for lower in starts[row + 1]:
                away = 4 * (row + 0.5 - middle_row) ** 2 + 2 * abs(upper - lower) ** 2
                away += (upper - middle) ** 2 + (lower - middle) ** 2
                if away < least:
                    best, least = Slot(row, upper, lower), away
    return best


def _starts(cells: Samples, cell: int) -> list[list[int]]:
    """In each row the columns at which `LABEL` characters in a row lie in a cell."""
    found: list[list[int]] = []
    for row in cells:
        found.append([])
        run = 0
        for column, inside in enumerate(row):
            run = run + 1 if inside == cell else 0
            if run >= LABEL:
                found[-1].append(column - LABEL + 1)
    return found
