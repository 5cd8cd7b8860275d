"""Rules D to H: MW-127 … MW-137."""

from __future__ import annotations

import pytest
from tests.games.microworld.given import (
    GENES,
    given,
    hand,
    options,
    others,
    places,
    play,
    score,
    see,
    start,
    why,
)

from miasma.core.chance import CHANCE

VIRUS = "1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a3 3a6"
ANTIBODY = "1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6"


def full_board(**more):
    """The rulebook's final scoring before the last marker: 9 : 9, from the tissues alone."""
    state = given(virus=VIRUS, antibody=ANTIBODY, last="1a2", inhibited="antibody", **more)
    return play(state, "place 4a7", "end")


# -- D ------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-127")
@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 12), (9, 13)])
def test_the_first_to_ten_takes_a_gene_and_two_points(before, after):
    state = given(virus="2a4 3a1", antibody="3a5", last="3a5", rules="D", scores=(before, 0))
    reserve = see(state, "reserve")["count"]
    play(state, "place 3a2", "end")
    if after > 9:
        assert state.to_act == (CHANCE,)
        assert options(state, CHANCE) == [f"gene {gene}" for gene in GENES]
        play(state, "gene necrosis")
        assert hand(state, "virus") == {"necrosis"}
        assert see(state, "reserve")["count"] == reserve - 1
        assert see(state, "race_by") == 0
    assert score(state) == (after, 0)
    assert state.to_act == (1,)


@pytest.mark.rule("MW-127")
@pytest.mark.rule("MW-R-26")
def test_it_happens_once_a_game():
    state = given(
        virus="3a5", antibody="2a4 3a1", last="3a5", rules="D", scores=(14, 9), race_by="virus",
        to_move="antibody",
    )  # fmt: skip
    assert score(play(state, "place 3a2", "end")) == (14, 11)
    assert state.to_act == (0,)
    assert see(state, "race_by") == 0
    again = given(
        virus="2a4 3a1", antibody="3a5", last="3a5", rules="D", scores=(9, 0), race_by="virus"
    )
    assert score(play(again, "place 3a2", "end")) == (11, 0)


@pytest.mark.rule("MW-128")
@pytest.mark.rule("MW-R-37")
def test_the_gene_of_the_race_waits_for_the_next_own_turn():
    """E brings the tenth point on placing; the new after-gene is not offered in this turn."""
    state = given(virus="1a1", antibody="3a7", last="3a7", rules="DE", scores=(9, 0))
    play(state, "place 3a3", "gene replication")
    assert state.view(0)["hands"][0] == {
        "count": 1, "genes": ["replication"], "fresh": ["replication"],
    }  # fmt: skip
    assert state.view(1)["hands"][0] == {"count": 1, "genes": [], "fresh": []}
    assert options(state) == ["end"]
    assert why(state, "use replication") == ["MW-128"]
    play(state, "end", "place 3a1", "end", "place 2a4")
    assert others(state) == {"use replication"}


@pytest.mark.rule("MW-128")
@pytest.mark.rule("MW-R-37")
@pytest.mark.parametrize("gene", ["bloodstream", "inhibition"])
def test_a_gene_of_the_race_that_comes_before_placing_waits_too(gene):
    """The virus's fourth gene use is a before-gene: goal 5 SP, race, in the BEFORE window."""
    state = given(
        virus="2a4", antibody="3a5", last="3a5", rules="AD", goal="four_genes", scores=(5, 0),
        hand={"virus": "displacement"}, used={"virus": "apoptosis replication parasitism"},
    )  # fmt: skip
    play(state, "use displacement 3a6", f"gene {gene}")
    assert score(state) == (12, 0)
    assert others(state) == set()
    assert why(state, f"use {gene}") == ["MW-128"]
    play(state, "place 3a5")
    assert options(state) == ["end"]
    play(state, "end", "place 3a4", "end")
    if gene == "inhibition":
        play(state, "place 3a2")
    assert f"use {gene}" in others(state)


@pytest.mark.rule("MW-128")
def test_the_other_players_gene_of_the_race_is_usable_in_their_next_turn():
    state = given(
        virus="2a4", antibody="2a5 3a4 3a5 4a4", last="4a4", goal="bone_lover", rules="D",
        hand={"virus": "displacement"}, scores=(0, 6),
    )  # fmt: skip
    play(state, "use displacement 4a7", "gene bloodstream")
    assert score(state) == (0, 13)
    assert hand(state, "antibody") == {"bloodstream"}
    play(state, "place 4a4", "end")
    assert others(state) == {"use bloodstream"}


@pytest.mark.rule("MW-129")
def test_with_an_empty_reserve_only_the_points_are_given():
    state = given(
        virus="2a4 3a1", antibody="3a5", last="3a5", rules="D", scores=(9, 0), reserve=0,
        tokens="1a3 1a4 2a2 2a7 3a7 4a3 4a1",
        hand={"virus": "necrosis", "antibody": "invasion"},
    )  # fmt: skip
    play(state, "place 3a2", "end")
    assert score(state) == (13, 0)
    assert hand(state, "virus") == {"necrosis"}
    assert state.to_act == (1,)


@pytest.mark.rule("MW-129")
@pytest.mark.rule("MW-13")
def test_with_rule_a_the_reserve_holds_the_opening_gene():
    state = start("AD", "reference", "gene apoptosis", "gene necrosis")
    play(state, "place 3a7", "end")
    assert see(state, "reserve")["count"] == 1


# -- E ------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-131")
@pytest.mark.parametrize(("cell", "points"), [("3a3", 1), ("4a2", 1), ("3a6", 0), ("4a5", 0)])
def test_rule_e_pays_for_placing_in_a_nerve_cell(cell, points):
    state = given(virus="1a1", antibody="3a7", last="3a7", rules="E")
    assert score(play(state, f"place {cell}")) == (points, 0)
    plain = given(virus="1a1", antibody="3a7", last="3a7")
    assert score(play(plain, f"place {cell}", "end")) == (0, 0)


@pytest.mark.rule("MW-131")
def test_rule_e_pays_nothing_for_moving_or_swapping_into_one():
    state = given(
        virus="1a1", antibody="3a7", last="3a7", rules="E", hand={"virus": "displacement"}
    )
    assert score(play(state, "use displacement 3a3")) == (0, 0)
    state = given(
        virus="1a1", antibody="3a3 3a7", last="3a7", rules="E", mutations={"virus": "exchange"}
    )
    assert score(play(state, "place 3a6", "exchange 3a3", "end")) == (0, 0)


@pytest.mark.rule("MW-131")
@pytest.mark.rule("MW-71")
def test_rule_e_pays_even_if_the_turn_gives_nothing_else():
    state = given(virus="1a1", antibody="3a7", last="3a7", rules="E", inhibited="virus")
    assert score(play(state, "place 3a3", "end")) == (1, 0)


@pytest.mark.rule("MW-132")
def test_rule_e_applies_to_the_opening_and_to_an_invasion():
    assert score(play(start("E"), "place 4a3")) == (1, 0)
    assert score(play(start("E"), "place 3a7")) == (0, 0)
    state = given(
        virus="1a1", antibody="3a7 3a3", last="3a7", rules="E", hand={"virus": "invasion"}
    )
    assert score(play(state, "use invasion", "place 3a3")) == (1, 0)


# -- F ------------------------------------------------------------------------------------------


@pytest.mark.rule("MW-133")
def test_rule_f_pays_two_at_the_end_of_the_turn():
    state = given(virus="4a2", antibody="4a3 3a7", last="3a7", rules="F")
    assert score(play(state, "place 3a3")) == (0, 0)
    assert score(play(state, "end")) == (3, 0)
    state = given(virus="4a2", antibody="1a1 3a7", last="3a7", rules="F")
    assert score(play(state, "place 3a3", "end")) == (1, 0), "4a3 is still free"


@pytest.mark.rule("MW-133")
@pytest.mark.rule("MW-72")
def test_rule_f_pays_even_if_the_turn_gives_nothing_else():
    state = given(virus="1a1", antibody="4a2 4a3 3a7", last="3a7", rules="F", inhibited="virus")
    assert score(play(state, "place 3a3", "end")) == (2, 0)


@pytest.mark.rule("MW-134")
@pytest.mark.rule("MW-R-36")
def test_an_invasion_into_an_occupied_cell_never_fills_a_tissue():
    state = given(
        virus="1a1", antibody="4a2 4a3 3a3", last="4a2", rules="F", hand={"virus": "invasion"}
    )
    assert score(play(state, "use invasion", "place 3a3", "end")) == (0, 0)
    # With Invasion in effect, a free last cell counts as ever.
    state = given(
        virus="1a1", antibody="4a2 4a3 4a1", last="4a2", rules="F", hand={"virus": "invasion"}
    )
    assert score(play(state, "use invasion", "place 3a3", "end")) == (2, 0)


@pytest.mark.rule("MW-134")
@pytest.mark.rule("MW-R-36")
def test_a_barrier_or_a_gene_in_the_last_cell_does_not_matter():
    """4a3 is barred but without a marker: it is free for this purpose."""
    state = given(
        virus="1a1", antibody="4a2 3a7", last="3a7", rules="F", mutations={"antibody": "barrier"},
        barrier="4a3",
    )  # fmt: skip
    assert score(play(state, "place 3a3", "end")) == (0, 0)
    state = given(virus="1a1", antibody="4a2 3a3", last="4a2", rules="F", tokens="4a3")
    assert score(play(state, "place 4a3", "gene necrosis", "end")) == (2, 0)


@pytest.mark.rule("MW-134")
@pytest.mark.rule("MW-R-36")
def test_movements_never_fill_a_tissue_and_what_happens_later_does_not_matter():
    """Displacement fills the nerve tissue with the anchor: nothing for anybody."""
    state = given(
        virus="1a1", antibody="4a2 4a3 3a7", last="3a7", rules="F", hand={"virus": "displacement"}
    )
    assert score(play(state, "use displacement 3a3", "place 3a7", "end")) == (0, 0)
    state = given(
        virus="1a1", antibody="4a2 4a3 3a7", last="3a7", rules="F", mutations={"virus": "drift"}
    )
    assert score(play(state, "place 3a3", "drift 3a6", "end")) == (2, 0)


@pytest.mark.rule("MW-135")
@pytest.mark.rule("MW-R-32")
def test_a_one_cell_tissue_is_filled_by_the_first_placement():
    state = given(board="flip_side", virus="1b1", antibody="3b1", last="3b1", rules="F")
    assert state.board.tissue_cells.count(1 << state.board.ids.index("3b4")) == 1
    assert score(play(state, "place 3b4", "end")) == (2, 0)


@pytest.mark.rule("MW-135")
@pytest.mark.rule("MW-R-36")
def test_a_tissue_that_becomes_free_again_pays_again():
    state = given(
        virus="4a2", antibody="4a3 3a7", last="3a7", rules="F", hand={"antibody": "displacement"}
    )
    play(state, "place 3a3", "end")
    assert score(state) == (3, 0)
    play(state, "use displacement 3a6")
    assert "3a3" in places(state)
    play(state, "place 3a3", "end")
    assert score(state) == (3, 3), "1 for 3a7 and 2 for filling the nerve tissue again"


# -- G and H ------------------------------------------------------------------------------------


@pytest.mark.rule("MW-136")
def test_rule_g_mucosa_gives_nothing():
    assert score(full_board()) == (9, 9)
    assert score(full_board(rules="G")) == (2, 9)


@pytest.mark.rule("MW-137")
def test_rule_h_muscle_gives_double():
    assert score(full_board(flipped="3a6")) == (9, 15)
    assert score(full_board(flipped="3a6", rules="H")) == (9, 21)
    assert score(full_board(flipped="3a6", rules="GH")) == (2, 21)


@pytest.mark.rule("MW-136")
@pytest.mark.rule("MW-137")
def test_g_and_h_change_nothing_during_play():
    """Placing in mucosa beside own markers pays as ever."""
    state = given(virus="2a3 2a4", antibody="2a2", last="2a2", rules="GH")
    assert score(play(state, "place 2a1", "end")) == (2, 0)


@pytest.mark.rule("MW-R-29")
def test_sealed_or_multiplied_by_nothing_is_nothing():
    assert score(full_board(rules="G", seals={"necrosis": "1a1"})) == (2, 9)
    assert score(full_board(rules="H", flipped="3a6", seals={"necrosis": "3a7"})) == (9, 9)
