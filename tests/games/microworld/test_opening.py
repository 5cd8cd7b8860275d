"""The opening turn: MW-11 … MW-14."""

from __future__ import annotations

import pytest
from tests.games.microworld.given import (
    has_token,
    options,
    others,
    places,
    play,
    see,
    start,
    told,
    why,
)

SPOTS = {"1a3", "1a4", "2a2", "2a7", "3a5", "3a7", "4a3"}


@pytest.mark.rule("MW-11")
def test_the_virus_takes_the_first_turn():
    state = start()
    assert state.to_act == (0,)
    play(state, "place 3a7")
    assert state.to_act == (0,)
    play(state, "end")
    assert state.to_act == (1,)


@pytest.mark.rule("MW-12")
@pytest.mark.parametrize("board", ["reference", "flip_side", "mixed", "cross"])
def test_the_opening_marker_goes_on_a_gene(board):
    state = start(board=board)
    spots = {cell["id"] for cell in see(state, "cells") if cell["token"]}
    assert len(spots) == 7
    assert places(state) == spots
    elsewhere = next(name for name in state.board.ids if name not in spots)
    assert why(state, f"place {elsewhere}") == ["MW-12"]


@pytest.mark.rule("MW-13")
@pytest.mark.rule("MW-R-02")
def test_the_opening_gene_joins_the_reserve_unseen():
    state = start()
    events = told(state, "place 3a7")
    assert state.to_act == (0,), "no draw: nobody looks at the gene"
    assert not has_token(state, "3a7")
    assert see(state, "reserve")["count"] == 3
    assert see(state, "hands")[0]["count"] == 0
    assert state.position()["pool"].bit_count() == 9
    assert [event.kind for event in events] == ["placed", "laid-aside"]


@pytest.mark.rule("MW-R-02")
def test_with_rule_a_the_opening_gene_is_what_rule_d_takes():
    state = start("AD", "reference", "gene apoptosis", "gene necrosis")
    assert see(state, "reserve")["count"] == 0
    play(state, "place 3a7")
    assert see(state, "reserve")["count"] == 1
    assert state.position()["pool"].bit_count() == 7


@pytest.mark.rule("MW-14")
@pytest.mark.rule("MW-R-03")
@pytest.mark.parametrize("gene", ["bloodstream", "invasion", "displacement 3a6"])
def test_no_before_gene_in_the_opening_turn(gene):
    state = start("A", "reference", f"gene {gene.split()[0]}", "gene necrosis")
    assert others(state) == set()
    assert places(state) == SPOTS
    assert why(state, f"use {gene}") == ["MW-14"]
    play(state, "place 3a7")
    assert options(state) == ["end"]
    assert why(state, f"use {gene}") == ["MW-14"]


@pytest.mark.rule("MW-14")
def test_after_genes_can_be_used_in_the_opening_turn():
    state = start("A", "reference", "gene inhibition", "gene necrosis")
    play(state, "place 3a7")
    assert options(state) == ["use inhibition", "end"]
    play(state, "use inhibition", "end")
    assert see(state, "inhibited") == [False, True]


@pytest.mark.rule("MW-14")
def test_mutations_can_be_used_in_the_opening_turn():
    deal = ["mutation drift", "mutation barrier", "mutation exchange", "mutation dominance"]
    state = start("C", "reference", *deal, "0: keep drift", "1: keep exchange")
    play(state, "place 3a7")
    assert options(state) == ["drift 3a3", "drift 3a6", "drift 4a2", "drift 4a5", "end"]
