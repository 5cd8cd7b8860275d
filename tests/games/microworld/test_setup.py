"""Setup and board: MW-01 … MW-10."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from random import Random

import pytest
from tests.games.microworld.given import (
    CELLS,
    GAME,
    GENES,
    all_boards,
    given,
    options,
    play,
    see,
    start,
)

import miasma
from miasma.core.chance import CHANCE
from miasma.games.microworld.board import Board

FILE = GAME.data.board
BY_ID = {cell.id: cell for cell in FILE.cell}

REFERENCE = """
1a1 mucosa: 1a2 1a3 2a1 4a1 4a4          3a1 mucosa: 2a1 2a4 3a2 3a3 4a1
1a2 bone: 1a1 1a3 1a4 1a5 4a4 4a7        3a2 muscle: 2a4 2a7 3a1 3a3 3a4 3a5 3a6
1a3 nerve: 1a1 1a2 1a5 1a6 1a7 2a1 2a2   3a3 nerve: 3a1 3a2 3a6 3a7 4a1 4a2
1a4 bone: 1a2 1a5 4a7                    3a4 bone: 2a7 3a2 3a5
1a5 bone: 1a2 1a3 1a4 1a6                3a5 bone: 3a2 3a4 3a6
1a6 muscle: 1a3 1a5 1a7                  3a6 muscle: 3a2 3a3 3a5 3a7
1a7 muscle: 1a3 1a6 2a2 2a5              3a7 muscle: 3a3 3a6 4a2 4a5
2a1 nerve: 1a1 1a3 2a2 2a3 2a4 3a1       4a1 mucosa: 1a1 3a1 3a3 4a2 4a3 4a4
2a2 mucosa: 1a3 1a7 2a1 2a3 2a5 2a6      4a2 nerve: 3a3 3a7 4a1 4a3 4a5
2a3 mucosa: 2a1 2a2 2a4 2a6 2a7          4a3 nerve: 4a1 4a2 4a4 4a5 4a6
2a4 mucosa: 2a1 2a3 2a7 3a1 3a2          4a4 mucosa: 1a1 1a2 4a1 4a3 4a6 4a7
2a5 bone: 1a7 2a2 2a6                    4a5 muscle: 3a7 4a2 4a3 4a6
2a6 bone: 2a2 2a3 2a5 2a7                4a6 muscle: 4a3 4a4 4a5 4a7
2a7 muscle: 2a3 2a4 2a6 3a2 3a4          4a7 bone: 1a2 1a4 4a4 4a6
"""


BOARDS = all_boards()


def neighbours(board: Board, cell: str) -> set[str]:
    bits = board.neighbours[board.ids.index(cell)]
    return {name for i, name in enumerate(board.ids) if bits >> i & 1}


def tissues(board: Board) -> list[tuple[str, set[str]]]:
    kinds = [kind.id for kind in FILE.kind]
    return [
        (kinds[kind], {name for i, name in enumerate(board.ids) if cells >> i & 1})
        for kind, cells in zip(board.tissue_kinds, board.tissue_cells, strict=True)
    ]


@pytest.mark.rule("MW-01")
def test_exactly_two_players_with_fourteen_markers_each():
    assert GAME.seats == (2, 2)
    for seats in (1, 3):
        with pytest.raises(miasma.OptionError, match="2 seats"):
            GAME.start(seats=seats)
    assert [GAME.seat_name(seat) for seat in (0, 1)] == ["Virus", "Antibody"]
    state = GAME.start(seed=1)
    state.advance()
    placed: Counter[int] = Counter()
    while not state.over:
        (seat,) = state.to_act
        action = state.options(seat)[-1]
        placed[seat] += action.kind == "place"
        state.play(action)
        state.advance()
    assert placed == {0: 14, 1: 14}


@pytest.mark.rule("MW-02")
def test_any_tile_in_any_position_with_either_side_up():
    assert len({board.sides for board in BOARDS}) == 384
    for board in BOARDS:
        assert len(set(board.ids)) == 28
        assert [name[0] for name in board.ids[::7]] == [str(side // 2 + 1) for side in board.sides]
        assert Counter(name[0] for name in board.ids) == dict.fromkeys("1234", 7)
        assert board.spots.bit_count() == 7
    # Chosen: each tile once, in the positions named.
    assert see(start(board="2b-4b-1a-3b"), "board") == ["2b", "4b", "1a", "3b"]
    assert see(start(board="cross"), "board") == ["1b", "4a", "2b", "3a"]
    for wrong in ("1a-1b-2a-3a", "1a-2a-3a-3a"):
        with pytest.raises(miasma.OptionError, match="each tile lies there once"):
            start(board=wrong)
    for wrong in ("1a-2a-3a", "1a-2a-3a-5a", "1a-2a-3a-4c", "1a 2a 3a 4a"):
        with pytest.raises(miasma.OptionError, match="option board"):
            start(board=wrong)


@pytest.mark.rule("MW-02")
def test_a_random_board_is_drawn_tile_by_tile():
    state = start(board="random")
    left = [f"tile {side}" for side in GAME.side_ids]
    for drawn, expected in (("3b", 8), ("1a", 6), ("4a", 4), ("2b", 2)):
        assert state.to_act == (CHANCE,)
        assert options(state, CHANCE) == left
        assert len(left) == expected
        assert {weight for _, weight in state.chances()} == {1.0}
        play(state, f"tile {drawn}")
        left = [tile for tile in left if tile[5] != drawn[0]]
    assert see(state, "board") == ["3b", "1a", "4a", "2b"]
    assert state.to_act == (0,)


@pytest.mark.rule("MW-03")
def test_the_track_runs_from_0_to_39_and_both_start_on_0():
    track = GAME.data.components.score_track
    assert (track.first, track.last, track.spaces) == (0, 39, 40)
    state = start()
    assert see(state, "scores") == [0, 0]
    assert see(state, "track") == [{"space": 0, "turned": False}] * 2


@pytest.mark.rule("MW-04")
@pytest.mark.parametrize(
    ("points", "space", "turned"),
    [(38, 38, False), (39, 39, True), (40, 0, True), (41, 1, True), (78, 38, True), (85, 5, True)],
)
def test_the_score_marker_is_turned_at_39_and_scoring_goes_on(points, space, turned):
    state = given(virus="2a4 3a1 3a6", antibody="2a7 3a4", last="2a7", scores=(points - 3, 0))
    play(state, "place 3a2", "end")
    assert state.score(0) == points
    assert see(state, "track")[0] == {"space": space, "turned": turned}


@pytest.mark.rule("MW-05")
@pytest.mark.parametrize("board", ["reference", "flip_side", "mixed", "cross"])
def test_seven_genes_lie_face_down_and_two_in_the_reserve(board):
    state = start(board=board)
    spots = {cell["id"] for cell in see(state, "cells") if cell["token"]}
    assert spots == {name for name in state.board.ids if BY_ID[name].gene_spot}
    assert len(spots) == 7
    assert see(state, "reserve") == {"count": 2, "genes": []}
    assert state.ply == 0, "nothing is drawn: nobody has looked at a gene"
    assert state.position()["pool"].bit_count() == len(GENES) == 9
    assert all(cell["gene"] is None for cell in see(state, "cells"))


@pytest.mark.rule("MW-06")
def test_there_are_four_kinds_of_cells():
    assert [kind.id for kind in FILE.kind] == ["muscle", "bone", "nerve", "mucosa"]
    assert {cell.kind for cell in FILE.cell} == {"muscle", "bone", "nerve", "mucosa"}
    shown = {cell["id"]: cell["kind"] for cell in see(start(), "cells")}
    assert all(shown[name] == BY_ID[name].kind for name in shown)


def _touching_on_one_side(one: str, two: str) -> bool:
    """Whether two cells of one tile side share a stretch of border line."""
    lines = []
    for name in (one, two):
        ring = BY_ID[name].polygon
        lines.append({frozenset((ring[i - 1], ring[i])) for i in range(len(ring))})
    return bool(lines[0] & lines[1])


def _on_edge(name: str, axis: int) -> tuple[int, int] | None:
    """The stretch of a cell on the straight edge of its tile: A is the x axis, B the y axis."""
    along = sorted(p[1 - axis] if axis == 0 else p[0] for p in BY_ID[name].polygon if not p[axis])
    return (along[0], along[-1]) if len(along) > 1 else None


def _touching_across(on_b: str, on_a: str) -> bool:
    """Whether a cell at edge B and a cell of the next tile at its edge A share a stretch."""
    one, two = _on_edge(on_b, 0), _on_edge(on_a, 1)
    return bool(one and two and min(one[1], two[1]) > max(one[0], two[0]))


@pytest.mark.rule("MW-07")
def test_cells_are_adjacent_iff_they_share_a_border_of_positive_length():
    """Measured on the drawn outlines, for every pair of sides that can lie next to each other."""
    seen = set()
    for board in BOARDS:
        for position, side in enumerate(board.sides):
            following = board.sides[(position + 1) % 4]
            if (side, following) in seen:
                continue
            seen.add((side, following))
            here = board.ids[position * 7 : position * 7 + 7]
            there = board.ids[(position + 1) % 4 * 7 :][:7]
            for one, two in itertools.combinations(here, 2):
                assert (two in neighbours(board, one)) == _touching_on_one_side(one, two)
            for one, two in itertools.product(here, there):
                assert (two in neighbours(board, one)) == _touching_across(one, two), (one, two)
    assert len(seen) == 8 * 6


@pytest.mark.rule("MW-07")
@pytest.mark.rule("MW-09")
def test_the_reference_board_is_the_table_of_the_rules():
    board = start().board
    kinds = [kind.id for kind in FILE.kind]
    entries = re.findall(r"(\w+) (\w+): ((?: ?\d[ab]\d)+)", REFERENCE)
    assert len(entries) == 28
    for name, kind, near in entries:
        assert neighbours(board, name) == set(near.split())
        assert kinds[board.kinds[board.ids.index(name)]] == kind
    sizes = sorted((kind, len(cells)) for kind, cells in tissues(board))
    assert sizes == [
        ("bone", 2), ("bone", 2), ("bone", 4), ("mucosa", 7),
        ("muscle", 2), ("muscle", 6), ("nerve", 2), ("nerve", 3),
    ]  # fmt: skip


@pytest.mark.rule("MW-08")
def test_cells_that_meet_in_the_middle_are_adjacent_only_to_the_next_quarters():
    for board in BOARDS:
        centres = [
            next(name for name in board.ids[7 * p : 7 * p + 7] if BY_ID[name].centre)
            for p in range(4)
        ]
        for p, cell in enumerate(centres):
            near = neighbours(board, cell)
            assert centres[(p + 1) % 4] in near
            assert centres[(p + 3) % 4] in near
            assert centres[(p + 2) % 4] not in near


@pytest.mark.rule("MW-09")
def test_a_tissue_is_a_whole_connected_group_of_one_kind_across_tiles():
    widest = 0
    for board in BOARDS:
        for kind, cells in tissues(board):
            assert all(BY_ID[name].kind == kind for name in cells)
            reached, border = set(), {min(cells)}
            while border:
                reached |= border
                border = {
                    other
                    for name in border
                    for other in neighbours(board, name)
                    if BY_ID[other].kind == kind
                } - reached
            assert reached == cells
            widest = max(widest, len({name[0] for name in cells}))
    assert widest >= 3, "a tissue may reach over several tiles"


@pytest.mark.rule("MW-10")
def test_markers_never_change_the_tissues():
    rng = Random(10)
    state = start("ACDEF", "mixed")
    state.advance(rng)
    before = [(cell["id"], cell["tissue"]) for cell in see(state, "cells")]
    tissue_cells = list(state.board.tissue_cells)
    while not state.over:
        seat = state.to_act[0]
        state.play(rng.choice(state.options(seat)), seat)
        state.advance(rng)
    assert [(cell["id"], cell["tissue"]) for cell in see(state, "cells")] == before
    assert state.board.tissue_cells == tissue_cells


def test_cells_are_named_after_side_and_number():
    assert [f"{tile}{side}{n}" for tile in "1234" for side in "ab" for n in range(1, 8)] == CELLS
