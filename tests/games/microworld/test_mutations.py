"""Rule C, choosing and the passive mutations, and Gene Theft: MW-100 … MW-106, MW-112 … MW-116."""

from __future__ import annotations

import pytest
from tests.games.microworld.given import (
    GAME,
    MUTATIONS,
    given,
    hand,
    is_flipped,
    options,
    others,
    places,
    play,
    score,
    see,
    start,
    told,
    used,
    why,
)

import miasma
from miasma.core.chance import CHANCE

DEAL = ["mutation drift", "mutation barrier", "mutation exchange", "mutation dominance"]


def full_board(**more):
    """The rulebook's final scoring before the last marker: 9 : 9, from the tissues alone."""
    return given(
        virus="1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a3 3a6",
        antibody="1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6",
        last="1a2", inhibited="antibody", **more,
    )  # fmt: skip


# -- choosing -----------------------------------------------------------------------------------


@pytest.mark.rule("MW-100")
def test_each_player_is_dealt_two_tiles():
    state = start("C")
    left = list(MUTATIONS)
    for draw in DEAL:
        assert state.to_act == (CHANCE,)
        assert options(state, CHANCE) == [f"mutation {tile}" for tile in left]
        assert {weight for _, weight in state.chances()} == {1.0}
        play(state, draw)
        left.remove(draw.split()[1])
    assert state.view(0)["mutations"][0]["offers"] == ["barrier", "drift"]
    assert state.view(1)["mutations"][1]["offers"] == ["dominance", "exchange"]


@pytest.mark.rule("MW-100")
@pytest.mark.rule("MW-R-15")
def test_both_choose_one_at_the_same_time():
    state = start("C", "reference", *DEAL)
    assert state.to_act == (0, 1)
    assert options(state, 0) == ["keep barrier", "keep drift"]
    assert options(state, 1) == ["keep dominance", "keep exchange"]
    with pytest.raises(miasma.IllegalAction):
        state.play("keep exchange", 0)
    first = play(state.clone(), "0: keep barrier", "1: keep exchange")
    second = play(state.clone(), "1: keep exchange", "0: keep barrier")
    assert first.position() == second.position(), "the order of choosing does not matter"
    assert first.to_act == second.to_act == (0,)


@pytest.mark.rule("MW-100")
@pytest.mark.rule("MW-R-15")
def test_nobody_can_react_to_the_others_choice():
    state = start("C", "reference", *DEAL)
    play(state, "0: keep barrier")
    assert state.to_act == (1,)
    assert options(state, 1) == ["keep dominance", "keep exchange"]
    for stranger in (1, None):
        shown = state.view(stranger)["mutations"][0]
        assert shown == {"id": None, "markers": 0, "chosen": True, "kept": None, "offers": []}
    assert state.view(0)["mutations"][0]["kept"] == "barrier"
    assert why(state, "keep drift", 0) == ["MW-100"], "chosen is chosen"


@pytest.mark.rule("MW-100")
def test_the_tile_not_kept_goes_back_unseen():
    state = start("C", "reference", *DEAL, "0: keep barrier", "1: keep exchange")
    for stranger in (1, None):
        assert "drift" not in repr(state.view(stranger))
    play(state, "place 3a7")
    assert not any(option.startswith("drift") for option in options(state))
    assert why(state, "drift 3a6") == ["MW-100"]


@pytest.mark.rule("MW-101")
@pytest.mark.parametrize(
    ("tile", "markers"),
    [
        ("barrier", 3), ("exchange", 2), ("drift", 2), ("gene_theft", 1), ("rapid_growth", 0),
        ("dominance", 0),
    ],
)  # fmt: skip
def test_a_tile_gives_its_markers(tile, markers):
    others_ = [other for other in MUTATIONS if other != tile]
    deal = [f"mutation {t}" for t in (tile, *others_[:3])]
    state = start("C", "reference", *deal, f"0: keep {tile}", f"1: keep {others_[1]}")
    assert see(state, "mutations")[0] == {
        "id": tile, "markers": markers, "chosen": True, "kept": None, "offers": [],
    }  # fmt: skip


@pytest.mark.rule("MW-102")
def test_a_spent_marker_is_gone_for_good():
    state = given(virus="3a3", antibody="3a6", last="3a6", mutations={"virus": "drift"})
    for turn in ("place 3a7", "drift 4a5"):
        play(state, turn)
    assert see(state, "mutations")[0]["markers"] == 1
    play(state, "end", "place 4a6", "end", "place 4a7", "drift 4a4", "end")
    assert see(state, "mutations")[0]["markers"] == 0
    play(state, "place 4a1", "end", "place 1a1")
    assert options(state) == ["end"]
    assert why(state, "drift 1a3") == ["MW-102"]


@pytest.mark.rule("MW-102")
def test_mutations_are_not_genes():
    """Neither Inhibition nor the gene limit touches them, and they are no gene use."""
    state = given(
        virus="3a3", antibody="3a6", last="3a6", mutations={"virus": "drift"}, inhibited="virus",
        goal="four_genes", used={"virus": "apoptosis bloodstream invasion"},
    )  # fmt: skip
    play(state, "place 3a7")
    assert others(state) == {"drift 4a2", "drift 4a5"}
    play(state, "drift 4a5")
    assert see(state, "gene_uses") == 0
    assert score(state) == (0, 0)
    assert see(state, "arrow") == "invasion"
    state = given(
        virus="3a3", antibody="3a6", last="3a6", mutations={"virus": "drift"},
        hand={"virus": "replication"},
    )  # fmt: skip
    play(state, "place 3a7", "use replication")
    assert others(state) == {"drift 4a2", "drift 4a5"}


@pytest.mark.rule("MW-102a")
@pytest.mark.rule("MW-R-15")
def test_chosen_tiles_are_public_once_both_have_chosen():
    state = start("C", "reference", *DEAL, "0: keep barrier")
    events = told(state, "1: keep exchange")
    for seat in (0, 1, None):
        assert [m["id"] for m in state.view(seat)["mutations"]] == ["barrier", "exchange"]
        assert [e.seen_by(seat).data["mutation"] for e in events] == [
            GAME.data.mutations[MUTATIONS.index(tile)].name for tile in ("barrier", "exchange")
        ]


# -- Rapid Growth and Dominance -----------------------------------------------------------------


@pytest.mark.rule("MW-103")
@pytest.mark.parametrize(("own", "points"), [("1a1", 0), ("2a4", 1), ("2a4 3a1", 3)])
def test_growth_pays_one_more_from_two_points_on(own, points):
    state = given(virus=own, antibody="3a5", last="3a5", mutations={"virus": "rapid_growth"})
    assert score(play(state, "place 3a2", "end")) == (points, 0)


@pytest.mark.rule("MW-103")
def test_growth_pays_once_a_turn_and_only_its_owner():
    state = given(
        virus="2a4 3a1 3a3 3a6", antibody="3a5 1a1 1a2", last="3a5",
        mutations={"virus": "rapid_growth"},
    )  # fmt: skip
    play(state, "place 3a2", "end")
    assert score(state) == (5, 0)
    state = given(
        virus="3a5 3a4", antibody="2a4 3a1 3a3", last="3a5", mutations={"virus": "rapid_growth"}
    )
    assert score(play(state, "place 3a2", "end")) == (0, 3)


@pytest.mark.rule("MW-104")
@pytest.mark.parametrize(
    ("rules", "genes", "score_before", "expected"),
    [
        ("E", [], 0, 3),  # placing 1 + nerve 1
        ("", ["replication"], 0, 3),  # a gene makes 2 of 1
        ("F", [], 0, 4),  # placing 1 + last cell 2
        ("D", [], 9, 13),  # placing 1 + race 2
    ],
)
def test_all_points_of_the_turn_count_for_growth(rules, genes, score_before, expected):
    """The virus places at 3a3, a nerve cell, next to its 4a2; 4a3 is the antibody's."""
    state = given(
        virus="4a2", antibody="4a3 3a7", last="3a7", rules=rules, scores=(score_before, 0),
        mutations={"virus": "rapid_growth"}, hand={"virus": genes},
    )  # fmt: skip
    play(state, "place 3a3", *(f"use {gene}" for gene in genes), "end")
    if state.to_act == (CHANCE,):
        play(state, "gene necrosis")
    assert score(state) == (expected, 0)


@pytest.mark.rule("MW-104")
def test_a_goal_counts_for_growth():
    state = given(
        virus="2a5 3a4 4a7", antibody="1a1 3a1", last="1a1", goal="bone_lover",
        mutations={"virus": "rapid_growth"},
    )  # fmt: skip
    assert score(play(state, "place 1a2", "end")) == (7, 0), "5 goal + 1 for 4a7 + 1"


@pytest.mark.rule("MW-105")
@pytest.mark.parametrize(("owner", "expected"), [("virus", (11, 9)), ("antibody", (9, 12))])
def test_dominance_pays_one_more_for_each_scored_tissue(owner, expected):
    state = full_board(mutations={owner: "dominance"})
    assert score(play(state, "place 4a7", "end")) == expected, "virus 2, antibody 3 tissues"


@pytest.mark.rule("MW-106")
def test_dominance_gives_nothing_for_ties_seals_and_barren_mucosa_and_is_not_doubled():
    virus = {"virus": "dominance"}
    assert score(play(full_board(mutations=virus, rules="G"), "place 4a7", "end")) == (3, 9)
    sealed = full_board(mutations=virus, seals={"necrosis": "2a5"})
    assert score(play(sealed, "place 4a7", "end")) == (8, 9)
    doubled = full_board(mutations={"antibody": "dominance"}, rules="H", flipped="3a6")
    # Antibody: bone 4 + 2, nerve 3, muscle 2 × 6, and 1 for each of the four.
    assert score(play(doubled, "place 4a7", "end")) == (9, 25)


# -- Gene Theft ---------------------------------------------------------------------------------


def thief(genes: str, **more):
    """The virus holds genes; the antibody owns Gene Theft with its marker."""
    return given(
        virus="2a4 3a1", antibody="3a5 3a6", last="3a5", hand={"virus": genes},
        mutations={"antibody": "gene_theft"}, **more,
    )  # fmt: skip


@pytest.mark.rule("MW-112")
def test_a_countered_gene_has_no_effect():
    state = play(thief("apoptosis"), "place 3a2", "use apoptosis 3a6")
    assert state.to_act == (1,)
    assert options(state, 1) == ["counter", "pass"]
    assert not is_flipped(state, "3a6"), "before it takes effect"
    assert see(state, "declared") == "use apoptosis 3a6", "declared with its target"
    play(state, "counter")
    assert not is_flipped(state, "3a6")
    assert see(state, "declared") is None
    assert see(state, "mutations")[1]["markers"] == 0


@pytest.mark.rule("MW-112")
def test_the_owner_may_let_it_happen():
    state = play(thief("apoptosis"), "place 3a2", "use apoptosis 3a6", "pass")
    assert is_flipped(state, "3a6")
    assert see(state, "mutations")[1]["markers"] == 1
    assert used(state, "virus") == {"apoptosis"}
    assert see(state, "declared") is None


@pytest.mark.rule("MW-112")
def test_nobody_is_asked_without_the_tile_or_its_marker():
    state = thief("apoptosis", markers={"antibody": 0})
    play(state, "place 3a2", "use apoptosis 3a6")
    assert is_flipped(state, "3a6")
    assert state.to_act == (0,)
    assert why(state, "counter", 0) == ["MW-112"]
    assert why(state, "counter", 1) == ["MW-15"]
    own = given(
        virus="2a4", antibody="3a5", last="3a5", hand={"virus": "replication"},
        mutations={"virus": "gene_theft"},
    )  # fmt: skip
    play(own, "place 3a2", "use replication")
    assert own.to_act == (0,), "nobody steals from themselves"


@pytest.mark.rule("MW-112a")
@pytest.mark.parametrize(
    ("before", "action"),
    [
        ([], "use bloodstream"),
        ([], "use invasion"),
        ([], "use displacement 3a4"),
        (["place 3a2"], "use apoptosis 3a5"),
        (["place 3a2"], "use replication"),
        (["place 3a2"], "use parasitism"),
        (["place 3a2"], "use inhibition"),
        (["place 3a2"], "use necrosis"),
    ],
)
def test_every_gene_use_can_be_countered_once(before, action):
    gene = action.split()[1]
    state = thief(f"{gene} {'necrosis' if gene != 'necrosis' else 'replication'}", rules="A")
    play(state, *before, action)
    assert options(state, 1) == ["counter", "pass"]
    play(state, "counter")
    assert hand(state, "antibody") == {gene}
    if not before:
        play(state, "place 3a4")
    play(state, "use necrosis" if gene != "necrosis" else "use replication")
    assert state.to_act == (0,), "there is one marker, so one counter"


@pytest.mark.rule("MW-112a")
def test_a_gene_can_be_countered_in_the_opening_turn():
    deal = ["mutation drift", "mutation barrier", "mutation gene_theft", "mutation dominance"]
    state = start("AC", "reference", "gene replication", "gene invasion", *deal,
                  "0: keep drift", "1: keep gene_theft")  # fmt: skip
    play(state, "place 3a7", "use replication", "counter")
    assert hand(state, "antibody") == {"invasion", "replication"}


@pytest.mark.rule("MW-113")
def test_the_thief_holds_the_gene_unused_and_may_use_it_later():
    state = play(thief("replication"), "place 3a2", "use replication", "counter")
    assert hand(state, "antibody") == {"replication"}
    assert used(state, "antibody") == set()
    assert state.view(0)["hands"][1] == {"count": 1, "genes": ["replication"], "fresh": []}
    assert state.view(None)["hands"][1]["genes"] == ["replication"], "it was shown"
    assert why(state, "use replication", 1) == ["MW-15"], "in their own turns"
    play(state, "end", "place 3a4")
    assert others(state) == {"use replication"}
    assert score(play(state, "use replication", "end")) == (2, 2)
    assert used(state, "antibody") == {"replication"}


@pytest.mark.rule("MW-113")
@pytest.mark.rule("MW-35")
def test_a_stolen_gene_stays_known_until_it_is_used():
    state = given(
        virus="2a4", antibody="3a5 3a6", last="2a4", known="replication", to_move="antibody",
        hand={"antibody": "replication parasitism necrosis"}, rules="A",
    )  # fmt: skip
    play(state, "place 2a3", "use parasitism")
    assert state.view(0)["hands"][1] == {"count": 2, "genes": ["replication"], "fresh": []}
    play(state, "use replication")
    assert state.view(0)["hands"][1] == {"count": 1, "genes": [], "fresh": []}
    assert state.position()["known"] == 0


@pytest.mark.rule("MW-113")
def test_a_stolen_gene_breaks_the_tie():
    state = given(
        virus="1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a3 3a6",
        antibody="1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6", last="1a2",
        hand={"antibody": "parasitism"}, mutations={"virus": "gene_theft"}, scores=(3, 0),
    )  # fmt: skip
    play(state, "place 4a7", "use parasitism", "counter", "end")
    assert score(state) == (12, 12)
    assert state.outcome == {"scores": [12, 12], "winners": [0], "reason": "unused_genes"}


@pytest.mark.rule("MW-114")
@pytest.mark.rule("MW-R-18")
def test_a_countered_gene_moves_no_arrow_is_not_used_but_uses_up_a_use():
    state = thief("replication parasitism", used={"antibody": "necrosis"})
    play(state, "place 3a2", "use replication", "counter")
    assert see(state, "arrow") == "necrosis"
    assert used(state, "virus") == set()
    assert options(state) == ["end"]
    assert why(state, "use parasitism") == ["MW-28"]
    assert why(state, "use replication") == ["MW-27"]


@pytest.mark.rule("MW-115")
def test_a_transcription_is_taken_itself():
    state = thief("transcription", used={"antibody": "replication"})
    play(state, "place 3a2", "copy replication")
    assert see(state, "declared") == "copy replication"
    play(state, "counter")
    assert hand(state, "antibody") == {"transcription"}
    assert used(state, "antibody") == {"replication"}
    assert score(play(state, "end")) == (2, 0)


@pytest.mark.rule("MW-116")
@pytest.mark.rule("MW-R-19")
@pytest.mark.parametrize("action", ["use displacement 3a4", "use invasion", "use bloodstream"])
def test_after_a_counter_the_turn_goes_on_in_the_same_window(action):
    state = thief(action.split()[1])
    normal = places(state)
    play(state, action, "counter")
    assert state.to_act == (0,)
    assert see(state, "anchor") == "3a5"
    assert places(state) == normal == {"3a2", "3a4"}
    after = play(thief("necrosis"), "place 3a2", "use necrosis", "counter")
    assert options(after) == ["end"]
    assert see(after, "seals")["necrosis"] is None
