"""Placing: MW-15 … MW-21."""

from __future__ import annotations

import pytest
from tests.games.microworld.given import (
    GENES,
    given,
    hand,
    has_token,
    marker,
    options,
    places,
    play,
    random_game,
    score,
    see,
    start,
    why,
)

from miasma.core.chance import CHANCE


@pytest.mark.rule("MW-15")
def test_turns_alternate_with_exactly_one_placement_each():
    state = start()
    for seat, cell in enumerate(("3a7", "3a6", "3a2", "3a4")):
        seat %= 2
        assert state.to_act == (seat,)
        assert "end" not in options(state), "passing is not possible"
        assert why(state, "end") == ["MW-15"]
        play(state, f"place {cell}")
        assert state.to_act == (seat,)
        assert places(state) == set(), "one marker a turn"
        assert why(state, "place 3a3") == ["MW-15"]
        play(state, "end")


@pytest.mark.rule("MW-15")
def test_the_marker_placed_is_the_own_one():
    state = play(start(), "place 3a7", "end", "place 3a6", "end")
    assert marker(state, "3a7") == "virus"
    assert marker(state, "3a6") == "antibody"
    assert see(state, "pieces") == ["3a7", "3a6"]


@pytest.mark.rule("MW-15")
def test_every_game_is_twenty_eight_single_placements_in_turn():
    vocabulary = random_game(3).game.vocabulary
    for seed in range(5):
        kinds = [(seat, vocabulary[a].kind) for seat, a in random_game(seed).moves()]
        turns = [(seat, kind) for seat, kind in kinds if kind in ("place", "end")]
        assert turns == [(n % 2, kind) for n in range(28) for kind in ("place", "end")]


@pytest.mark.rule("MW-16")
def test_the_marker_goes_next_to_the_opponents_last_one():
    state = given(virus="4a1 3a5", antibody="3a7 1a1", last="3a7")
    assert places(state) == {"3a3", "3a6", "4a2", "4a5"}
    assert why(state, "place 1a3") == ["MW-16"], "1a3 is next to another marker of the opponent"
    assert why(state, "place 3a2") == ["MW-16"], "3a2 is next to an own marker"


@pytest.mark.rule("MW-17")
def test_without_a_free_neighbour_every_free_cell_is_legal():
    near = "3a3 3a6 4a2 4a5"
    taken = {"3a7", *near.split()}
    state = given(virus="3a3 3a6 4a2", antibody="3a7 4a5", last="3a7", turn=6)
    assert places(state) == {name for name in state.board.ids if name not in taken}
    state = given(virus="3a3 3a6", antibody="3a7 4a5", last="3a7")
    assert places(state) == {"4a2"}, "one free neighbour is enough to bind"


@pytest.mark.rule("MW-18")
def test_free_means_without_a_marker_whether_a_gene_lies_there_or_not():
    state = given(virus="3a3", antibody="3a6", last="3a6", tokens="3a5 3a7")
    assert places(state) == {"3a2", "3a5", "3a7"}
    assert why(state, "place 3a3") == ["MW-18"]
    assert why(state, "place 3a6") == ["MW-18"]


@pytest.mark.rule("MW-19")
@pytest.mark.rule("MW-R-04")
def test_the_anchor_is_the_marker_after_displacement():
    state = given(virus="1a1", antibody="3a3", last="3a3", hand={"virus": "displacement"})
    play(state, "use displacement 4a2")
    assert see(state, "anchor") == "4a2"
    assert places(state) == {"3a3", "3a7", "4a1", "4a3", "4a5"}


@pytest.mark.rule("MW-19")
@pytest.mark.rule("MW-R-04")
def test_the_anchor_is_the_marker_after_drift():
    state = given(virus="3a3", antibody="1a1", last="1a1", mutations={"virus": "drift"})
    play(state, "place 2a1", "drift 2a3", "end")
    assert see(state, "anchor") == "2a3"
    assert places(state) == {"2a1", "2a2", "2a4", "2a6", "2a7"}


@pytest.mark.rule("MW-19")
@pytest.mark.rule("MW-R-04")
def test_the_anchor_is_the_marker_after_exchange():
    state = given(virus="3a3", antibody="1a1", last="1a1", mutations={"virus": "exchange"})
    play(state, "place 4a4", "exchange 1a1", "end")
    assert see(state, "anchor") == "1a1"
    assert places(state) == {"1a2", "1a3", "2a1", "4a1"}


@pytest.mark.rule("MW-20")
def test_placing_on_a_gene_takes_it_and_only_now_it_is_drawn():
    state = given(virus="1a1", antibody="3a6", last="3a6", tokens="3a5", hand={"virus": "necrosis"})
    play(state, "place 3a5")
    assert state.to_act == (CHANCE,)
    unseen = [gene for gene in GENES if gene != "necrosis"]
    assert options(state, CHANCE) == [f"gene {gene}" for gene in unseen]
    play(state, "gene replication")
    assert hand(state, "virus") == {"necrosis", "replication"}
    assert not has_token(state, "3a5")
    assert state.to_act == (0,)
    for stranger in (1, None):
        shown = state.view(stranger)["hands"][0]
        assert shown["count"] == 2
        assert shown["genes"] == [], "looked at secretly, kept face down"


@pytest.mark.rule("MW-20")
def test_placing_without_a_gene_draws_nothing():
    state = given(virus="1a1", antibody="3a6", last="3a6", tokens="3a5")
    play(state, "place 3a2")
    assert state.to_act == (0,)
    assert has_token(state, "3a5")


@pytest.mark.rule("MW-21")
def test_an_inhibited_player_takes_the_gene_too():
    state = given(virus="1a1", antibody="3a6", last="3a6", tokens="3a5", inhibited="virus")
    play(state, "place 3a5")
    assert state.to_act == (CHANCE,)
    play(state, "gene replication")
    assert hand(state, "virus") == {"replication"}
    assert options(state) == ["end"]


@pytest.mark.rule("MW-21")
def test_taking_a_gene_is_not_optional():
    state = given(virus="1a1", antibody="3a6", last="3a6", tokens="3a5")
    play(state, "place 3a5")
    assert why(state, "end", 0) == ["MW-15"], "the draw comes first"
    play(state, "gene bloodstream", "end")
    assert hand(state, "virus") == {"bloodstream"}
    assert score(state) == (0, 0)
