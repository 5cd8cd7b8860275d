"""Barrier, Exchange and Drift: MW-107 … MW-111, MW-117 … MW-125."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.microworld.given import (
    given,
    has_token,
    is_flipped,
    marker,
    options,
    others,
    places,
    play,
    score,
    see,
    why,
)

REFERENCE = [f"{side}{n}" for side in ("1a", "2a", "3a", "4a") for n in range(1, 8)]


def barrier(**more):
    """The virus owns Barrier and is to move next to 3a5."""
    return given(
        virus="2a4", antibody="3a5", last="3a5", mutations={"virus": "barrier"}, **more
    )  # fmt: skip


# -- Barrier ------------------------------------------------------------------------------------


@pytest.mark.rule("MW-107")
@pytest.mark.rule("MW-R-35")
def test_a_barrier_may_lie_on_any_cell_once_a_turn_after_placing():
    state = barrier(tokens="1a4")
    assert others(state) == set()
    assert why(state, "barrier 1a1") == ["MW-107"]
    play(state, "place 3a2")
    assert others(state) == {f"barrier {cell}" for cell in REFERENCE}
    play(state, "barrier 1a4")
    assert see(state, "barrier") == "1a4"
    assert see(state, "mutations")[0]["markers"] == 2
    assert options(state) == ["end"]
    assert why(state, "barrier 1a1") == ["MW-107"]


@pytest.mark.rule("MW-108")
def test_the_opponent_cannot_place_there_by_any_means():
    state = play(barrier(), "place 3a2", "barrier 3a6", "end")
    assert places(state) == {"2a7", "3a1", "3a3", "3a4"}
    assert why(state, "place 3a6") == ["MW-108"]
    state = given(
        virus="3a2 3a6", antibody="3a5", last="3a2", rules="A",
        mutations={"virus": "barrier"}, barrier="3a6",
        hand={"antibody": "bloodstream invasion"},
    )  # fmt: skip
    play(state, "use bloodstream", "use invasion")
    assert places(state) == set(REFERENCE) - {"3a2", "3a6"}, "not even by Invasion"
    assert why(state, "place 3a6") == ["MW-108"]


@pytest.mark.rule("MW-108")
@pytest.mark.rule("MW-34")
def test_a_blocked_neighbour_is_no_target_for_invasion():
    state = given(
        virus="3a2 3a6", antibody="1a1", last="3a6", hand={"antibody": "invasion"},
        mutations={"virus": "barrier"}, barrier="3a2",
    )  # fmt: skip
    assert others(state) == set()
    assert why(state, "use invasion") == ["MW-34"]


@pytest.mark.rule("MW-109")
def test_the_barrier_is_taken_off_at_the_owners_next_turn():
    state = play(barrier(), "place 3a2", "barrier 3a6", "end")
    play(state, "place 3a3")
    assert see(state, "barrier") == "3a6", "for the whole turn of the opponent"
    play(state, "end")
    assert see(state, "barrier") is None
    assert "3a6" in places(state), "the owner may place there"
    assert see(state, "mutations")[0]["markers"] == 2, "discarded, not taken back"
    play(state, "place 3a6")
    assert f"barrier {REFERENCE[0]}" in others(state)


@pytest.mark.rule("MW-108")
@pytest.mark.rule("MW-109")
@pytest.mark.parametrize("owner", ["virus", "antibody"])
def test_the_first_cell_of_the_board_can_be_barred_like_any_other(owner):
    other = "antibody" if owner == "virus" else "virus"
    state = given(
        virus="2a1 3a1", antibody="4a1 3a3", mutations={owner: "barrier"}, barrier="1a1",
        last="2a1" if owner == "virus" else "4a1", turn=5 if owner == "virus" else 4,
        hand={other: "bloodstream"},
    )  # fmt: skip
    assert "1a1" not in places(state)
    assert why(state, "place 1a1") == ["MW-108"]
    play(state, "use bloodstream")
    assert "1a1" not in places(state)
    play(state, "place 1a3" if owner == "virus" else "place 4a4", "end")
    assert see(state, "barrier") is None
    assert "1a1" in places(state)


@pytest.mark.rule("MW-108")
def test_the_own_barrier_does_not_bar_its_owner():
    """Only the opponent's next turn matters; the owner has placed before."""
    state = play(barrier(), "place 3a2", "barrier 3a6", "end", "place 2a7", "end")
    assert "3a6" not in places(state), "2a7 is the anchor now"
    assert places(state) == {"2a3", "2a6", "3a4"}


@pytest.mark.rule("MW-110")
@pytest.mark.rule("MW-R-16")
def test_a_blocked_cell_is_not_free_for_the_anchor_rule():
    """The anchor's only empty neighbour is barred: so every free cell but that is legal."""
    state = given(
        virus="1a4 1a2", antibody="1a5", last="1a4", mutations={"virus": "barrier"}, barrier="4a7"
    )
    assert places(state) == set(REFERENCE) - {"1a4", "1a2", "1a5", "4a7"}


@pytest.mark.rule("MW-110")
@pytest.mark.rule("MW-R-16")
def test_no_marker_can_be_moved_or_swapped_into_a_blocked_cell():
    position: dict[str, Any] = {"virus": "3a2 3a5 1a1", "antibody": "2a4 3a1", "last": "3a2"}
    state = given(**position, mutations={"virus": "barrier"}, barrier="3a6",
                  hand={"antibody": "displacement"})  # fmt: skip
    assert others(state) == {"use displacement 2a7", "use displacement 3a3", "use displacement 3a4"}
    assert why(state, "use displacement 3a6") == ["MW-50"]
    state = given(**position, mutations={"virus": "barrier", "antibody": "drift"}, barrier="3a6")
    play(state, "place 3a3")
    assert others(state) == {"drift 3a7", "drift 4a1", "drift 4a2"}
    assert why(state, "drift 3a6") == ["MW-110"]
    state = given(**position, mutations={"virus": "barrier", "antibody": "exchange"}, barrier="3a5")
    play(state, "place 3a4")
    assert others(state) == {"exchange 3a2"}
    assert why(state, "exchange 3a5") == ["MW-110"]


@pytest.mark.rule("MW-111")
@pytest.mark.rule("MW-R-17")
def test_a_barrier_must_leave_a_cell_to_place_in():
    """The virus has placed its last marker: one empty cell is left for the antibody."""
    cells = [cell for cell in REFERENCE if cell not in ("4a6", "4a7")]
    state = given(virus=cells[:13], antibody=cells[13:], last="4a5", mutations={"virus": "barrier"})
    assert places(state) == {"4a6"}
    play(state, "place 4a6")
    assert others(state) == {f"barrier {cell}" for cell in REFERENCE if cell != "4a7"}
    assert why(state, "barrier 4a7") == ["MW-111"]


@pytest.mark.rule("MW-111")
def test_with_two_empty_cells_either_may_be_barred():
    cells = [cell for cell in REFERENCE if cell not in ("4a5", "4a6", "4a7")]
    state = given(
        virus=cells[:13], antibody=cells[13:], last="2a6", mutations={"antibody": "barrier"}
    )
    play(state, "place 4a6")
    assert others(state) == {f"barrier {cell}" for cell in REFERENCE}


@pytest.mark.rule("MW-111")
def test_the_same_test_holds_in_the_last_turn():
    cells = [cell for cell in REFERENCE if cell != "4a7"]
    state = given(
        virus=cells[:14], antibody=cells[14:], last=cells[13], mutations={"antibody": "barrier"}
    )
    play(state, "place 4a7")
    assert options(state) == ["end"], "no cell without a marker is left"
    assert why(state, "barrier 1a1") == ["MW-111"]


# -- Exchange -----------------------------------------------------------------------------------


@pytest.mark.rule("MW-117")
@pytest.mark.rule("MW-R-21")
def test_exchange_swaps_the_placed_marker_with_an_opposing_neighbour_once_a_turn():
    state = given(
        virus="2a4 3a3", antibody="3a5 3a6 4a1", last="3a5", flipped="3a6",
        mutations={"virus": "exchange"},
    )  # fmt: skip
    assert why(state, "exchange 3a6") == ["MW-117"], "after placing"
    play(state, "place 3a2")
    assert others(state) == {"exchange 3a5", "exchange 3a6"}
    for wrong in ("2a4", "3a4", "4a1"):
        assert why(state, f"exchange {wrong}") == ["MW-117"]
    play(state, "exchange 3a5")
    assert (marker(state, "3a2"), marker(state, "3a5")) == ("antibody", "virus")
    assert see(state, "placed") == "3a5"
    assert see(state, "mutations")[0]["markers"] == 1
    assert options(state) == ["end"]
    assert why(state, "exchange 3a6") == ["MW-117"], "once a turn"


@pytest.mark.rule("MW-R-21")
def test_without_a_target_neither_can_be_used():
    state = given(
        virus="3a1", antibody="3a5", last="3a5", hand={"virus": "bloodstream"},
        mutations={"virus": "exchange"},
    )  # fmt: skip
    play(state, "use bloodstream", "place 1a1")
    assert options(state) == ["end"], "no opposing marker is next to 1a1"
    state = given(virus="1a2 4a7", antibody="1a5 2a3", last="1a5", mutations={"virus": "drift"})
    play(state, "place 1a4")
    assert options(state) == ["end"], "no free cell is next to 1a4"


@pytest.mark.rule("MW-118")
def test_flips_and_seals_travel_genes_stay():
    state = given(
        virus="2a4", antibody="3a5 3a6", last="3a6", flipped="3a5", seals={"necrosis": "3a5"},
        tokens="3a5", mutations={"virus": "exchange"},
    )  # fmt: skip
    play(state, "place 3a2", "exchange 3a5")
    assert (is_flipped(state, "3a2"), is_flipped(state, "3a5")) == (True, False)
    assert see(state, "seals")["necrosis"] == "3a2"
    assert has_token(state, "3a5")
    assert see(state, "hands")[0]["count"] == 0
    assert state.invariants() == []


@pytest.mark.rule("MW-118")
@pytest.mark.rule("MW-43c")
@pytest.mark.parametrize("flipped", ["", "3a6", "3a5 3a6"])
def test_what_is_not_flipped_stays_unflipped(flipped):
    """Swapping, drifting and displacing turn nothing over."""
    position: dict[str, Any] = {
        "virus": "2a4", "antibody": "3a5 3a6", "last": "3a6", "flipped": flipped,
    }  # fmt: skip
    moves = {"3a5": "3a5", "3a6": "3a6"}
    state = play(given(**position, mutations={"virus": "exchange"}), "place 3a2", "exchange 3a6")
    moves["3a6"] = "3a2"
    assert _flipped(state) == {moves[cell] for cell in flipped.split()}
    state = play(given(**position, mutations={"virus": "drift"}), "place 3a2", "drift 3a3")
    assert _flipped(state) == set(flipped.split())
    state = play(given(**position, hand={"virus": "displacement"}), "use displacement 3a7")
    moves["3a6"] = "3a7"
    assert _flipped(state) == {moves[cell] for cell in flipped.split()}


def _flipped(state) -> set[str]:
    return {cell["id"] for cell in see(state, "cells") if cell["flipped"]}


@pytest.mark.rule("MW-118")
@pytest.mark.rule("MW-54")
@pytest.mark.rule("MW-59")
def test_both_kinds_of_seals_travel():
    seals = {"necrosis": "3a5", "transcription": "3a6"}
    state = given(
        virus="2a4", antibody="3a5 3a6", last="3a6", seals=seals, mutations={"virus": "exchange"}
    )
    play(state, "place 3a2", "exchange 3a6")
    assert see(state, "seals") == {"necrosis": "3a5", "transcription": "3a2"}
    state = given(
        virus="2a4", antibody="3a5 3a6", last="3a6", seals=seals, hand={"virus": "displacement"}
    )
    play(state, "use displacement 3a7")
    assert see(state, "seals") == {"necrosis": "3a5", "transcription": "3a7"}


@pytest.mark.rule("MW-118")
def test_the_own_seal_travels_with_the_own_marker():
    state = given(
        virus="2a4", antibody="3a5 3a6", last="3a6", hand={"virus": "necrosis"},
        mutations={"virus": "exchange"},
    )  # fmt: skip
    play(state, "place 3a2", "use necrosis", "exchange 3a5")
    assert see(state, "seals")["necrosis"] == "3a5"
    assert state.invariants() == []


@pytest.mark.rule("MW-119")
def test_exchange_counts_no_points_again():
    state = given(virus="2a4 3a4", antibody="3a5 3a6", last="3a6", mutations={"virus": "exchange"})
    play(state, "place 3a2")
    assert see(state, "pending_points") == 2
    play(state, "exchange 3a6")
    assert see(state, "pending_points") == 2, "3a6 has no own neighbour"
    assert score(play(state, "end")) == (2, 0)


# -- Drift --------------------------------------------------------------------------------------


@pytest.mark.rule("MW-122")
@pytest.mark.rule("MW-R-21")
def test_drift_moves_the_placed_marker_to_a_free_neighbour_once_a_turn():
    state = given(virus="2a4", antibody="3a5 3a6", last="3a5", mutations={"virus": "drift"})
    assert why(state, "drift 3a3") == ["MW-122"], "after placing"
    play(state, "place 3a2")
    assert others(state) == {f"drift {cell}" for cell in ("2a7", "3a1", "3a3", "3a4")}
    for wrong in ("3a6", "2a4", "1a1"):
        assert why(state, f"drift {wrong}") == ["MW-122"]
    play(state, "drift 3a3")
    assert (marker(state, "3a2"), marker(state, "3a3")) == (None, "virus")
    assert see(state, "placed") == "3a3"
    assert options(state) == ["end"]
    assert why(state, "drift 3a7") == ["MW-122"], "once a turn"


@pytest.mark.rule("MW-123")
@pytest.mark.rule("MW-R-08")
def test_drift_takes_no_gene():
    state = given(virus="2a4", antibody="3a6", last="3a6", tokens="3a5", mutations={
        "virus": "drift"})  # fmt: skip
    play(state, "place 3a2", "drift 3a5")
    assert state.to_act == (0,)
    assert has_token(state, "3a5")
    assert see(state, "hands")[0]["count"] == 0


@pytest.mark.rule("MW-124")
@pytest.mark.rule("MW-R-05")
@pytest.mark.rule("MW-131")
def test_drift_counts_no_points_again_and_rules_e_and_f_look_at_the_placement():
    """Drift into a nerve cell, which is also the last free cell of its tissue: nothing."""
    state = given(
        virus="4a2", antibody="4a3 3a6", last="3a6", rules="EF", mutations={"virus": "drift"}
    )
    play(state, "place 3a7")
    assert see(state, "pending_points") == 1
    assert score(play(state, "drift 3a3", "end")) == (1, 0)
    # Drift out of it: paid all the same.
    state = given(
        virus="4a2", antibody="4a3 3a6", last="3a6", rules="EF", mutations={"virus": "drift"}
    )
    assert score(play(state, "place 3a3", "drift 3a7", "end")) == (4, 0)


@pytest.mark.rule("MW-125")
@pytest.mark.rule("MW-R-24")
def test_genes_and_mutation_in_any_order():
    position: dict[str, Any] = {
        "virus": "2a4", "antibody": "3a6 4a2", "last": "3a6", "mutations": {"virus": "drift"},
        "hand": {"virus": "apoptosis"},
    }  # fmt: skip
    state = given(**position)
    play(state, "place 3a2", "use apoptosis 3a6")
    assert "drift 3a3" in others(state)
    state = play(given(**position), "place 3a2", "drift 3a3")
    assert others(state) == {"use apoptosis 3a6", "use apoptosis 4a2"}, "from where it is now"


@pytest.mark.rule("MW-R-24")
def test_necrosis_goes_on_the_marker_where_it_is_now():
    state = given(
        virus="2a4", antibody="3a6", last="3a6", mutations={"virus": "drift"},
        hand={"virus": "necrosis"},
    )  # fmt: skip
    play(state, "place 3a2", "drift 3a3", "use necrosis")
    assert see(state, "seals")["necrosis"] == "3a3"


@pytest.mark.rule("MW-R-22")
def test_the_placed_marker_cannot_drift_back_in_the_same_turn():
    state = given(virus="2a4", antibody="3a6", last="3a6", mutations={"virus": "drift"})
    play(state, "place 3a2")
    assert "drift 3a2" not in others(state)
    play(state, "drift 3a3")
    assert others(state) == set()
    assert why(state, "drift 3a2") == ["MW-122"]
    assert why(state, "exchange 3a6") == ["MW-100"], "Drift and Exchange are two tiles"
