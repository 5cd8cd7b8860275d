"""Rule A, the gene reserve, and rule B, the goal: MW-84 … MW-97."""

from __future__ import annotations

import itertools

import pytest
from tests.games.microworld.given import (
    GAME,
    GENES,
    GOALS,
    given,
    hand,
    kinds_of,
    marker,
    options,
    others,
    play,
    score,
    see,
    start,
    told,
    why,
)

from miasma.core.chance import CHANCE
from miasma.games.microworld.board import Board
from miasma.games.microworld.rules import points

# -- A ------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-84")
@pytest.mark.rule("MW-R-25")
def test_each_player_gets_one_of_the_two_genes_left_over():
    state = start("A")
    assert options(state, CHANCE) == [f"gene {gene}" for gene in GENES]
    assert {weight for _, weight in state.chances()} == {1.0}
    play(state, "gene invasion")
    assert hand(state, "virus") == {"invasion"}
    assert options(state, CHANCE) == [f"gene {gene}" for gene in GENES if gene != "invasion"]
    play(state, "gene necrosis")
    assert hand(state, "antibody") == {"necrosis"}
    assert see(state, "reserve")["count"] == 0
    assert sum(cell["token"] for cell in see(state, "cells")) == 7
    assert state.view(1)["hands"][0] == {"count": 1, "genes": [], "fresh": []}
    assert state.to_act == (0,)


@pytest.mark.rule("MW-85")
@pytest.mark.parametrize(
    "turn",
    [
        ["use bloodstream", "use invasion", "place 3a2"],
        ["place 3a2", "use replication", "use inhibition"],
        ["use bloodstream", "place 3a2", "use replication"],
    ],
)
def test_up_to_two_genes_a_turn_in_any_window(turn):
    genes = "bloodstream invasion displacement replication inhibition parasitism"
    state = given(virus="2a4 3a4", antibody="3a5 3a6", last="3a5", rules="A", hand={"virus": genes})
    play(state, *turn)
    assert others(state) == set(), "a third is too many"
    assert why(state, "use parasitism") == ["MW-85"]
    assert see(state, "gene_uses") == 2


@pytest.mark.rule("MW-85")
def test_without_rule_a_the_limit_is_one_even_in_other_scenarios():
    state = given(
        virus="2a4", antibody="3a5", last="3a5", rules="DEFGH", hand={"virus": "replication "
        "parasitism"},
    )  # fmt: skip
    play(state, "place 3a2", "use replication")
    assert options(state) == ["end"]
    assert why(state, "use parasitism") == ["MW-28"]


@pytest.mark.rule("MW-86")
def test_each_gene_is_complete_before_the_next_is_declared():
    state = given(
        virus="2a4", antibody="3a5 3a6", last="3a5", rules="A",
        hand={"virus": "apoptosis necrosis"}, mutations={"antibody": "gene_theft"},
    )  # fmt: skip
    play(state, "place 3a2", "use apoptosis 3a5")
    assert state.to_act == (1,)
    assert options(state, 1) == ["counter", "pass"]
    assert state.legal(0) == [], "no second gene while the first waits for an answer"
    play(state, "pass")
    assert options(state) == ["use necrosis", "end"]
    play(state, "use necrosis")
    assert state.to_act == (1,), "each is answered by itself"


# -- B ------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-90")
def test_one_goal_is_drawn_face_up():
    state = start("B")
    assert options(state, CHANCE) == [f"goal {goal}" for goal in GOALS]
    assert len(GOALS) == 4
    assert {weight for _, weight in state.chances()} == {1.0}
    play(state, "goal cell_chain")
    for seat in (0, 1, None):
        assert state.view(seat)["goal"] == "cell_chain"
        assert state.view(seat)["goal_by"] is None
    assert state.to_act == (0,)


@pytest.mark.rule("MW-90")
def test_the_first_to_meet_it_gets_five_points_and_nobody_after():
    state = given(
        virus="1a4 1a5 2a5 3a1", antibody="1a1 3a4 3a5 2a6", last="1a1", goal="bone_lover",
    )  # fmt: skip
    play(state, "place 1a2")
    assert score(state) == (5, 0)
    assert see(state, "goal_by") == 0
    play(state, "end", "place 4a7", "end")
    assert score(state) == (7, 0), "the antibody's fourth bone cell comes too late; 1a4 and 1a5"


@pytest.mark.rule("MW-90")
def test_the_goal_is_closed_before_it_pays():
    """15 Points: the 5 SP would meet the goal again if it were still open."""
    state = given(virus="2a4", antibody="3a5", last="3a5", goal="fifteen_points", scores=(14, 0))
    events = told(state, "place 3a2", "end")
    assert kinds_of(events).count("goal-met") == 1
    assert score(state) == (20, 0)


@pytest.mark.rule("MW-90")
@pytest.mark.parametrize("goal", ["fifteen_points", "cell_chain", "four_genes"])
def test_the_other_goals_are_not_in_the_game(goal):
    state = given(virus="1a4 1a5 2a5", antibody="1a1 3a1", last="1a1", goal=goal)
    assert score(play(state, "place 1a2")) == (0, 0)


@pytest.mark.rule("MW-91")
def test_bone_lover_wants_four_bone_cells_that_need_not_be_adjacent():
    state = given(virus="2a5 3a4 4a7", antibody="1a1 3a1", last="1a1", goal="bone_lover")
    assert score(play(state, "place 1a2")) == (5, 0)
    three = given(virus="2a5 3a4 3a6", antibody="1a1 3a1", last="1a1", goal="bone_lover")
    assert score(play(three, "place 1a2")) == (0, 0)
    mixed = given(virus="2a5 3a4", antibody="1a1 4a7", last="1a1", goal="bone_lover")
    assert score(play(mixed, "place 1a2")) == (0, 0), "own markers only"


@pytest.mark.rule("MW-91")
def test_bone_lover_wants_them_at_the_same_time():
    """The fourth is placed and drifts away in the same turn, but it was met on placing."""
    state = given(
        virus="2a5 3a4 4a7", antibody="1a1 3a1", last="1a1", goal="bone_lover",
        mutations={"virus": "drift"},
    )  # fmt: skip
    assert score(play(state, "place 1a3")) == (0, 0)
    assert score(play(state, "drift 1a5")) == (5, 0)


@pytest.mark.rule("MW-92")
@pytest.mark.parametrize(("before", "after"), [(12, 14), (13, 20), (14, 21), (17, 24)])
def test_fifteen_points_is_met_on_reaching_or_passing_15(before, after):
    state = given(
        virus="2a4 3a1", antibody="3a5", last="3a5", goal="fifteen_points", scores=(before, 0)
    )
    assert score(play(state, "place 3a2", "end")) == (after, 0)


@pytest.mark.rule("MW-93")
@pytest.mark.parametrize(
    ("chain", "last_link", "anchor"),
    [
        # NE to SW: 1a5 (rim) … 3a4 (rim)
        ("1a5 1a3 2a1 2a4 3a4", "3a2", "3a5"),
        # NW to SE: 2a7 (rim) … 4a5 (rim)
        ("2a7 2a4 3a1 4a1 4a5", "4a3", "4a6"),
    ],
)
def test_cell_chain_joins_the_rims_of_opposite_quarters(chain, last_link, anchor):
    state = given(virus=chain, antibody=f"{anchor} 1a7", last=anchor, goal="cell_chain")
    play(state, f"place {last_link}")
    assert score(state) == (5, 0)


@pytest.mark.rule("MW-93")
def test_cell_chain_needs_both_rim_cells_in_it():
    """The same chain without its end on the rim of the south-west."""
    state = given(virus="1a5 1a3 2a1 2a4", antibody="3a5 1a7", last="3a5", goal="cell_chain")
    assert score(play(state, "place 3a2")) == (0, 0)
    assert score(play(state, "end", "place 3a6", "end", "place 3a7")) == (1, 1), "no 5 SP"
    # 3a7 is on the rim but not adjacent to 3a2; 3a4 is.
    state = given(virus="1a5 1a3 2a1 2a4 3a2", antibody="3a5 1a7", last="3a5", goal="cell_chain")
    assert score(play(state, "place 3a4")) == (5, 0)


@pytest.mark.rule("MW-93")
def test_neighbouring_quarters_are_not_enough():
    state = given(virus="1a7 2a6", antibody="2a2", last="2a2", goal="cell_chain")
    assert score(play(state, "place 2a5")) == (0, 0)


@pytest.mark.rule("MW-93")
def test_a_gap_or_an_opposing_marker_breaks_the_chain():
    state = given(virus="1a5 1a3 2a4 3a4", antibody="3a5 2a1", last="3a5", goal="cell_chain")
    assert score(play(state, "place 3a2")) == (0, 0)


@pytest.mark.rule("MW-94")
def test_the_point_in_the_middle_does_not_continue_a_chain():
    """1a4-1a2-1a1 and 3a1-3a3-3a6 meet only across the centre."""
    state = given(virus="1a4 1a2 3a1 3a3 3a6", antibody="4a4 1a5", last="4a4", goal="cell_chain")
    play(state, "place 1a1")
    assert marker(state, "1a1") == marker(state, "3a1") == "virus"
    assert score(state) == (0, 0)
    state = given(
        virus="1a4 1a2 3a1 3a3 3a6 1a1", antibody="1a3 1a5", last="1a3", goal="cell_chain"
    )
    assert score(play(state, "place 2a1")) == (5, 0), "2a1 joins both around the centre"


@pytest.mark.rule("MW-93")
@pytest.mark.rule("MW-94")
def test_chains_agree_with_an_own_search_on_random_sets():
    """Breadth-first over cell ids, for every board of the presets and many sets of cells."""
    for n, preset in itertools.product(range(60), ("reference", "flip_side", "mixed", "cross")):
        state = start(board=preset)
        board = state.board
        own = (n * 2654435761 * 97 ^ n * 40503 << 9) & (1 << 28) - 1
        assert points.chain_holds(state, own) == _chain(board, own)


def _chain(board: Board, own: int) -> bool:
    names = {name for i, name in enumerate(board.ids) if own >> i & 1}
    rim = {cell.id for cell in GAME.data.board.cell if cell.rim}
    near = {
        name: {o for j, o in enumerate(board.ids) if board.neighbours[i] >> j & 1}
        for i, name in enumerate(board.ids)
    }
    for first in names & rim:
        quarter = board.ids.index(first) // 7
        reached, border = set(), {first}
        while border:
            reached |= border
            border = set().union(*(near[name] for name in border)) & names - reached
        if any(board.ids.index(name) // 7 == (quarter + 2) % 4 for name in reached & rim):
            return True
    return False


@pytest.mark.rule("MW-95")
def test_four_genes_counts_own_uses_that_took_effect_seals_included():
    state = given(
        virus="1a1", antibody="3a5", last="3a5", goal="four_genes", hand={"virus": "inhibition"},
        used={"virus": "apoptosis transcription", "antibody": "bloodstream"},
        seals={"necrosis": "1a1"},
    )  # fmt: skip
    play(state, "place 3a2")
    assert score(state) == (0, 0)
    assert score(play(state, "use inhibition")) == (5, 0)


@pytest.mark.rule("MW-95")
@pytest.mark.rule("MW-114")
def test_a_countered_gene_counts_for_nobody():
    state = given(
        virus="1a1", antibody="3a5", last="3a5", goal="four_genes", hand={"virus": "inhibition"},
        used={"virus": "apoptosis bloodstream invasion", "antibody": "replication parasitism"},
        mutations={"antibody": "gene_theft"},
    )  # fmt: skip
    play(state, "place 3a2", "use inhibition", "counter")
    assert score(state) == (0, 0)
    assert see(state, "goal_by") is None


@pytest.mark.rule("MW-96")
@pytest.mark.rule("MW-R-14")
def test_the_active_player_comes_first():
    state = given(
        virus="1a4 1a5 2a5", antibody="1a2 2a6 3a4 3a5", last="1a2", goal="bone_lover",
        mutations={"virus": "exchange"},
    )  # fmt: skip
    # Both hold four bone cells as soon as the virus has placed: the virus is asked first.
    play(state, "place 4a7")
    assert see(state, "goal_by") == 0
    assert score(state) == (5, 0)


@pytest.mark.rule("MW-96")
@pytest.mark.rule("MW-R-14")
def test_an_action_can_complete_the_goal_for_the_other_player():
    state = given(
        virus="2a4", antibody="2a5 3a4 3a5 4a4", last="4a4", goal="bone_lover", rules="D",
        hand={"virus": "displacement"}, scores=(0, 4),
    )  # fmt: skip
    play(state, "use displacement 4a7")
    assert score(state) == (0, 9)
    assert see(state, "goal_by") == 1
    assert state.to_act == (0,), "the active player goes on"
    assert "place 4a4" in options(state)


@pytest.mark.rule("MW-97")
def test_flipped_markers_count_for_goals():
    state = given(
        virus="2a5 3a4 4a7", antibody="1a1 3a1", last="1a1", goal="bone_lover", flipped="2a5 3a4"
    )
    assert score(play(state, "place 1a2")) == (5, 0)
    state = given(
        virus="1a5 1a3 2a1 2a4 3a4", antibody="3a5 1a7", last="3a5", flipped="2a1",
        goal="cell_chain",
    )  # fmt: skip
    assert score(play(state, "place 3a2")) == (5, 0)
