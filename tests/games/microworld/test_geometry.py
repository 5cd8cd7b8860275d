"""The shapes of a board: simple outlines that stay apart, neighbours as in the rules."""

from __future__ import annotations

import itertools
import math
import re

import pytest
from tests.games.microworld.given import GAME

from miasma.games.microworld.board import PER_SIDE
from miasma.games.microworld.geometry import (
    BoardShape,
    Point,
    _membrane,
    curve,
    simplified,
)
from miasma.games.microworld.scene_board import shapes

ALL_BOARDS = [
    tuple(tile + side for tile, side in zip(tiles, sides, strict=True))
    for tiles in itertools.permutations("1234")
    for sides in itertools.product("ab", repeat=4)
]
SOME_BOARDS = [("1a", "2a", "3a", "4a"), *ALL_BOARDS[7::61]]


def board_of(sides: tuple[str, ...]) -> BoardShape:
    return shapes(GAME.data, sides)


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def is_simple(points: list[Point] | tuple[Point, ...]) -> bool:
    """Whether a closed line never crosses itself; its points are about 3 px apart."""
    count = len(points)
    for i in range(count):
        a, b = points[i], points[(i + 1) % count]
        for j in range(i + 2, count):
            c, d = points[j], points[(j + 1) % count]
            near = abs(a[0] - c[0]) < 8 and abs(a[1] - c[1]) < 8
            if near and (i, j) != (0, count - 1) and crosses(a, b, c, d):
                return False
    return True


def gap(one: tuple[Point, ...], two: tuple[Point, ...]) -> float:
    return min(
        (math.dist(p, q) for p in one for q in two if abs(p[0] - q[0]) < 4 > abs(p[1] - q[1])),
        default=4.0,
    )


def inside(point: Point, points: tuple[Point, ...]) -> bool:
    x, y = point
    found = False
    for (ax, ay), (bx, by) in itertools.pairwise([*points, points[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found


@pytest.mark.parametrize("sides", SOME_BOARDS, ids="-".join)
def test_outlines_are_simple_and_stay_apart(sides: tuple[str, ...]) -> None:
    board = board_of(sides)
    assert len(board.cells) == 28
    for cell in board.cells.values():
        assert is_simple(cell.points), cell.id
        assert is_simple(_membrane(cell.points)), cell.id
        assert all(math.dist((350, 350), point) < 270 for point in cell.points)
        for other in cell.neighbours:
            if other > cell.id:
                assert gap(cell.points, board.cells[other].points) > 1.8


@pytest.mark.parametrize("sides", SOME_BOARDS, ids="-".join)
def test_markers_stand_in_their_cells(sides: tuple[str, ...]) -> None:
    for cell in board_of(sides).cells.values():
        assert inside(cell.xy, cell.points)
        assert min(math.dist(cell.xy, point) for point in cell.points) > 22.5


@pytest.mark.parametrize("sides", ALL_BOARDS[::29], ids="-".join)
def test_the_picture_has_the_neighbours_and_tissues_of_the_rules(sides: tuple[str, ...]) -> None:
    shape = board_of(sides)
    board = GAME.board(tuple(GAME.side_ids.index(side) for side in sides))
    for place, id in enumerate(board.ids):
        near = {board.ids[n] for n in range(len(board.ids)) if board.neighbours[place] >> n & 1}
        assert shape.cells[id].neighbours == near
        assert shape.cells[id].position == place // PER_SIDE
    assert [tissue.cells for tissue in shape.tissues] == [
        tuple(id for place, id in enumerate(board.ids) if cells >> place & 1)
        for cells in board.tissue_cells
    ]


def test_numbers_of_tissues_keep_away_from_markers() -> None:
    for sides in SOME_BOARDS:
        board = board_of(sides)
        for tissue in board.tissues:
            near = min(math.dist(tissue.xy, cell.xy) for cell in board.cells.values())
            assert near > 20


def test_shapes_are_made_once() -> None:
    assert board_of(SOME_BOARDS[0]) is board_of(SOME_BOARDS[0])


def test_a_board_being_laid_has_the_quarters_that_lie() -> None:
    assert len(board_of(("1a", "", "", "")).cells) == 7
    assert len(board_of(("", "", "", "")).cells) == 0


def test_paths_are_closed_curves() -> None:
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert curve(square) == "M0.0 5.0Q0.0 0.0 5.0 0.0Q10.0 0.0 10.0 5.0Q10.0 10.0 5.0 10.0" + (
        "Q0.0 10.0 0.0 5.0Z"
    )
    dense = [(k / 2, 0.0) for k in range(20)] + [(10.0, 5.0)]
    assert len(simplified(dense, 0.4)) <= 4
    outline = next(iter(board_of(SOME_BOARDS[0]).cells.values())).outline
    assert re.fullmatch(r"M[\d.]+ [\d.]+(Q[\d.]+ [\d.]+ [\d.]+ [\d.]+)+Z", outline)
