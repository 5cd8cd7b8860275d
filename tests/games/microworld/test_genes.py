"""Genes in general: MW-27 … MW-38."""

from __future__ import annotations

import pytest
from tests.games.microworld.given import (
    GENES,
    given,
    hand,
    has_token,
    marker,
    options,
    others,
    places,
    play,
    score,
    see,
    told,
    used,
    why,
)

BEFORE = ["bloodstream", "invasion", "displacement"]
AFTER = ["apoptosis", "replication", "parasitism", "inhibition", "necrosis"]
TARGETS = {"displacement": " 3a6", "apoptosis": " 3a5"}


def use(gene: str, word: str = "use") -> str:
    """A use of a gene that `ready` allows."""
    return f"{word} {gene}{TARGETS.get(gene, '')}"


def ready(gene: str, **more):
    """The virus holds a gene that has a target in its window."""
    return given(
        virus="2a4 3a1", antibody="3a4 3a5", last="3a5", hand={"virus": gene}, **more
    )  # fmt: skip


@pytest.mark.rule("MW-27")
def test_a_gene_may_be_used_in_the_turn_in_which_it_was_taken():
    state = given(virus="3a1", antibody="3a6", last="3a6", tokens="3a5")
    play(state, "place 3a5", "gene replication")
    assert options(state) == ["use replication", "end"]


@pytest.mark.rule("MW-27")
def test_a_gene_may_be_kept_for_a_later_own_turn_and_is_never_forced():
    state = ready("replication")
    for seat, cell in enumerate(("3a2", "3a6", "3a3", "4a2", "4a1")):
        play(state, f"place {cell}")
        assert ("use replication" in options(state)) == (seat % 2 == 0), "only in the own turn"
        play(state, "end")
    assert hand(state, "virus") == {"replication"}


@pytest.mark.rule("MW-27")
@pytest.mark.parametrize("gene", GENES)
def test_a_gene_that_is_not_held_cannot_be_used(gene):
    state = given(virus="2a4", antibody="3a5", last="3a5", used={"virus": "necrosis"})
    if gene == "transcription":
        assert why(state, "copy necrosis") == ["MW-27"]
    elif gene != "necrosis":
        action = use(gene)
        if gene in AFTER:
            play(state, "place 3a2")
        assert action not in options(state)
        assert why(state, action) == ["MW-27"]


@pytest.mark.rule("MW-28")
@pytest.mark.rule("MW-R-06")
def test_one_gene_a_turn():
    state = ready("bloodstream displacement replication")
    play(state, "use bloodstream")
    assert others(state) == set()
    assert why(state, "use displacement 3a6") == ["MW-28"]
    play(state, "place 3a2")
    assert options(state) == ["end"]
    assert why(state, "use replication") == ["MW-28"]


@pytest.mark.rule("MW-28")
def test_the_limit_starts_afresh_each_turn():
    state = ready("replication parasitism")
    play(state, "place 3a2", "use replication")
    assert options(state) == ["end"]
    play(state, "end", "place 3a3", "end", "place 4a1")
    assert others(state) == {"use parasitism"}


@pytest.mark.rule("MW-28")
def test_no_gene_in_the_opponents_turn():
    state = given(
        virus="2a4", antibody="3a5", last="3a5",
        hand={"virus": "replication", "antibody": "parasitism bloodstream"},
    )  # fmt: skip
    for action in ("place 3a2", "use replication"):
        assert state.legal(1) == []
        assert why(state, "use parasitism", 1) == ["MW-15"]
        play(state, action)
    assert state.legal(1) == []


@pytest.mark.rule("MW-29")
def test_a_gene_is_shown_with_its_target_and_applied_at_once():
    state = ready("apoptosis")
    play(state, "place 3a2")
    events = told(state, "use apoptosis 3a5")
    for seat in (0, 1, None):
        assert state.view(seat)["used"] == [["apoptosis"], []]
        (event,) = [e.seen_by(seat) for e in events]
        assert event.data["gene"] == {"en": "Apoptosis", "de": "Apoptose", "ru": "Апоптоз"}
        assert event.data["cell"] == "3a5"
    shown = next(cell for cell in see(state, "cells") if cell["id"] == "3a5")
    assert shown["flipped"], "before the turn ends"


@pytest.mark.rule("MW-29")
def test_a_declared_gene_is_public_before_it_takes_effect():
    state = ready("apoptosis", mutations={"antibody": "gene_theft"})
    play(state, "place 3a2", "use apoptosis 3a5")
    for seat in (0, 1, None):
        assert state.view(seat)["declared"] == "use apoptosis 3a5"
        assert state.view(seat)["hands"][0]["count"] == 0


@pytest.mark.rule("MW-30")
@pytest.mark.parametrize("gene", BEFORE + AFTER)
def test_a_used_gene_lies_open_before_its_user_and_is_spent(gene):
    state = ready(gene, rules="A")
    if gene in AFTER:
        play(state, "place 3a2")
    play(state, use(gene))
    assert used(state, "virus") == {gene}
    assert used(state, "antibody") == set()
    assert hand(state, "virus") == set()
    assert why(state, use(gene)) == ["MW-30"]


@pytest.mark.rule("MW-31")
@pytest.mark.rule("MW-R-33")
@pytest.mark.parametrize("gene", BEFORE + AFTER)
def test_the_arrow_is_set_to_the_ability_by_itself(gene):
    state = ready(gene, used={"antibody": "transcription"}, arrow="necrosis" if gene != "necrosis"
                  else "replication")  # fmt: skip
    if gene in AFTER:
        play(state, "place 3a2")
    play(state, use(gene))
    assert see(state, "arrow") == gene
    assert not any("arrow" in option for option in options(state)), "it is no decision"


@pytest.mark.rule("MW-32")
@pytest.mark.parametrize("gene", BEFORE)
def test_before_genes_only_before_placing(gene):
    state = ready(gene)
    assert use(gene) in options(state)
    play(state, "place 3a2")
    assert options(state) == ["end"]
    assert why(state, use(gene)) == ["MW-32"]


@pytest.mark.rule("MW-32")
@pytest.mark.parametrize("gene", AFTER)
def test_after_genes_only_after_placing(gene):
    state = ready(gene)
    assert others(state) == set()
    assert why(state, use(gene)) == ["MW-32"]
    play(state, "place 3a2")
    assert use(gene) in options(state)


@pytest.mark.rule("MW-33")
@pytest.mark.parametrize("gene", BEFORE)
def test_a_before_gene_just_taken_waits_for_the_next_own_turn(gene):
    state = given(virus="3a1", antibody="3a6", last="3a6", tokens="3a5")
    play(state, "place 3a5", f"gene {gene}")
    assert options(state) == ["end"]
    action = f"use {gene}" + (" 3a3" if gene == "displacement" else "")
    assert why(state, action) == ["MW-33"]
    play(state, "end", "place 3a2", "end")
    assert any(option.startswith(f"use {gene}") for option in options(state))


@pytest.mark.rule("MW-34")
@pytest.mark.rule("MW-R-07")
def test_apoptosis_needs_a_target():
    state = given(virus="3a1", antibody="1a3", last="1a3", hand={"virus": "apoptosis"})
    play(state, "place 1a1")
    assert others(state) == {"use apoptosis 1a3"}
    state = given(
        virus="3a1", antibody="1a3", last="1a3", flipped="1a3", hand={"virus": "apoptosis"}
    )
    assert options(play(state, "place 1a1")) == ["end"]


@pytest.mark.rule("MW-34")
@pytest.mark.rule("MW-50a")
def test_displacement_needs_a_free_cell_beside_the_anchor():
    state = given(virus="1a2 1a5", antibody="1a4 4a7", last="1a4", hand={"virus": "displacement"})
    assert others(state) == set()
    assert why(state, "use displacement 1a5") == ["MW-50"]


@pytest.mark.rule("MW-34")
def test_invasion_needs_an_occupied_cell_beside_the_anchor():
    state = given(virus="1a1", antibody="3a5", last="3a5", hand={"virus": "invasion"})
    assert others(state) == set()
    assert why(state, "use invasion") == ["MW-34"]
    state = given(virus="3a2", antibody="3a5", last="3a5", hand={"virus": "invasion"})
    assert others(state) == {"use invasion"}


@pytest.mark.rule("MW-34")
@pytest.mark.rule("MW-R-07")
def test_the_others_can_be_used_without_benefit():
    """A lone marker: nothing to double, nothing to feed on, nothing that could be reached."""
    state = given(
        virus="1a1", antibody="3a5", last="3a5",
        hand={"virus": "bloodstream replication parasitism inhibition necrosis"},
    )  # fmt: skip
    assert others(state) == {"use bloodstream"}
    play(state, "place 3a4")
    play(state, "end", "place 3a2", "end", "place 2a4")
    assert others(state) == {
        "use replication", "use parasitism", "use inhibition", "use necrosis",
    }  # fmt: skip


@pytest.mark.rule("MW-35")
def test_the_number_of_genes_held_is_public_and_nothing_else():
    state = given(
        virus="2a4", antibody="3a5", last="3a5",
        hand={"virus": "replication necrosis", "antibody": "invasion"},
    )  # fmt: skip
    assert state.view(0)["hands"][0]["genes"] == ["replication", "necrosis"]
    assert state.view(0)["hands"][1] == {"count": 1, "genes": [], "fresh": []}
    assert state.view(1)["hands"][0] == {"count": 2, "genes": [], "fresh": []}
    assert state.view(1)["hands"][1]["genes"] == ["invasion"]
    assert [h["count"] for h in state.view(None)["hands"]] == [2, 1]
    assert [h["genes"] for h in state.view(None)["hands"]] == [[], []]


@pytest.mark.rule("MW-36")
@pytest.mark.rule("MW-R-08")
def test_a_gene_under_a_marker_sleeps_until_somebody_places_there():
    state = given(
        virus="3a2", antibody="3a6", last="3a6", tokens="3a5",
        hand={"virus": "displacement", "antibody": "invasion"},
    )  # fmt: skip
    play(state, "use displacement 3a5")
    assert has_token(state, "3a5")
    assert marker(state, "3a5") == "antibody"
    play(state, "place 3a6", "end")
    assert [h["count"] for h in see(state, "hands")] == [0, 1], "nobody has it"
    # 3a5 is next to the virus's last marker, so the antibody may invade its own marker there.
    play(state, "use invasion", "place 3a5")
    assert options(state)[0].startswith("gene "), "now it is taken"
    play(state, "gene necrosis")
    assert hand(state, "antibody") == {"necrosis"}
    assert not has_token(state, "3a5")


@pytest.mark.rule("MW-36")
@pytest.mark.rule("MW-R-08")
def test_a_gene_that_lies_free_again_is_taken_by_placing():
    state = given(
        virus="3a2", antibody="3a6", last="3a6", tokens="3a5", rules="A",
        hand={"virus": "displacement transcription"},
    )  # fmt: skip
    play(state, "use displacement 3a5", "copy displacement 3a4")
    assert has_token(state, "3a5")
    assert places(state) == {"2a7", "3a5"}
    play(state, "place 3a5", "gene necrosis")
    assert hand(state, "virus") == {"necrosis"}


@pytest.mark.rule("MW-37")
@pytest.mark.rule("MW-R-08")
def test_moving_or_swapping_into_a_cell_never_takes_its_gene():
    state = given(virus="3a3", antibody="3a6", last="3a6", tokens="3a5", mutations={
        "virus": "drift"})  # fmt: skip
    play(state, "place 3a2", "drift 3a5")
    assert (hand(state, "virus"), has_token(state, "3a5")) == (set(), True)
    # The antibody's marker was displaced onto the gene; the virus swaps itself onto it.
    state = given(
        virus="3a3", antibody="3a5 3a6", last="3a6", tokens="3a5", mutations={"virus": "exchange"}
    )
    play(state, "place 3a2", "exchange 3a5")
    assert (marker(state, "3a5"), marker(state, "3a2")) == ("virus", "antibody")
    assert (hand(state, "virus"), has_token(state, "3a5")) == (set(), True)
    assert see(state, "hands")[1]["count"] == 0


@pytest.mark.rule("MW-38")
def test_genes_in_hand_at_the_end_stay_unused_and_break_ties():
    virus = "1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a3 3a6"
    antibody = "1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6"
    state = given(
        virus=virus, antibody=antibody, last="1a2", inhibited="antibody", scores=(20, 20),
        hand={"virus": "necrosis", "antibody": "replication invasion"},
    )  # fmt: skip
    play(state, "place 4a7", "end")
    assert score(state) == (29, 29)
    assert state.outcome == {"scores": [29, 29], "winners": [1], "reason": "unused_genes"}
    assert hand(state, "antibody") == {"replication", "invasion"}
    assert used(state, "antibody") == set()
