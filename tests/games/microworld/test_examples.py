"""The worked examples of the rules page, with exactly its numbers: MW-EX-01 … MW-EX-26.

All on the board 1a-2a-3a-4a. Cells that an example does not name are empty.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.microworld.given import (
    GENES,
    given,
    hand,
    has_token,
    is_flipped,
    marker,
    options,
    others,
    places,
    play,
    score,
    see,
    start,
    used,
    why,
    words,
)

from miasma.core.chance import CHANCE

ALL = {f"{side}{n}" for side in ("1a", "2a", "3a", "4a") for n in range(1, 8)}
VIRUS = "1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a3 3a6"
ANTIBODY = "1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6 4a7"
NERVE = ("3a3", "4a2", "4a3")
BONE = ("1a2", "1a4", "1a5", "4a7")


def standing(state, cells) -> tuple[int, int]:
    """How many markers each side has in some cells."""
    owners = [marker(state, cell) for cell in cells]
    return owners.count("virus"), owners.count("antibody")


def final(virus: str = VIRUS, antibody: str = ANTIBODY, **more):
    """Final scoring of a position: the antibody's last marker is laid, inhibited (0 SP)."""
    *rest, last_placed = words(antibody)
    more.setdefault("last", "1a2")
    state = given(
        virus=virus, antibody=rest, turn=27, to_move="antibody", inhibited="antibody", **more
    )
    return play(state, f"place {last_placed}", "end")


@pytest.mark.rule("MW-EX-01")
def test_legal_and_illegal_cells():
    state = given(virus="2a2 2a1", antibody="1a3", last="2a2")
    assert state.to_act == (1,)
    assert places(state) == {"1a7", "2a3", "2a5", "2a6"}
    assert why(state, "place 2a4") == ["MW-16"]
    assert why(state, "place 1a3") == ["MW-18"]


@pytest.mark.rule("MW-EX-02")
def test_no_free_neighbour():
    state = given(virus="1a2 1a5", antibody="4a7 1a4", last="1a4")
    assert places(state) == ALL - {"1a2", "1a4", "1a5", "4a7"}
    assert len(places(state)) == 24


@pytest.mark.rule("MW-EX-03")
def test_three_points():
    state = given(virus="2a4 3a1 3a6", antibody="3a4 2a7", last="2a7")
    assert score(play(state, "place 3a2", "end")) == (3, 0)


@pytest.mark.rule("MW-EX-04")
def test_no_points():
    state = given(virus="4a3 4a4", antibody="2a5", last="4a4")
    assert score(play(state, "place 4a6", "end")) == (0, 0)


@pytest.mark.rule("MW-EX-05")
def test_apoptosis_for_a_majority():
    position: dict[str, Any] = {"virus": "1a5", "antibody": "4a7 1a4", "last": "1a4"}
    state = given(**position, hand={"virus": "apoptosis"})
    play(state, "place 1a2", "use apoptosis 1a4", "end")
    assert is_flipped(state, "1a4")
    assert marker(state, "1a4") == "antibody"
    # It still counts for the antibody's later placing points: a marker beside it gets 1 SP.
    later = given(virus="1a2 1a5 3a1", antibody="1a4", flipped="1a4", last="1a2")
    assert score(play(later, "place 4a7", "end")) == (0, 1)
    # And the tissue goes 2 : 1 to the virus.
    state = final("1a2 1a5 3a3", "1a4 4a7 3a7", flipped="1a4", last="3a3")
    assert score(state)[0] - score(final("3a3", "3a7", last="3a3"))[0] == 4
    tied = final("1a2 1a5 3a3", "1a4 4a7 3a7", last="3a3")
    assert score(state)[0] - score(tied)[0] == 4


@pytest.mark.rule("MW-EX-06")
def test_replication_six_points():
    state = given(virus="3a3", antibody="3a1 4a3 4a4", last="3a3", hand={"antibody": "replication"})
    assert score(play(state, "place 4a1", "use replication", "end")) == (0, 6)


@pytest.mark.rule("MW-EX-07")
def test_parasitism_three_points():
    state = given(virus="3a1 4a3 3a3", antibody="1a1", last="3a3", hand={"antibody": "parasitism"})
    assert score(play(state, "place 4a1", "use parasitism", "end")) == (0, 3)


@pytest.mark.rule("MW-EX-08")
def test_invasion_for_a_majority():
    state = given(virus="3a3", antibody="4a2 4a3 4a1", last="4a1", hand={"virus": "invasion"})
    play(state, "use invasion")
    assert places(state) & {"3a3", "4a1", "4a2", "4a3"} == {"3a3", "4a2", "4a3"}
    removed = see(state, "pieces").count("removed")
    play(state, "place 4a3")
    assert marker(state, "4a3") == "virus"
    assert see(state, "pieces").count("removed") == removed + 1
    assert standing(state, NERVE) == (2, 1)


@pytest.mark.rule("MW-EX-09")
def test_displacement_to_reach_a_gene():
    state = given(
        virus="1a1", antibody="3a3", last="3a3", tokens="3a5", hand={"virus": "displacement"}
    )
    assert "3a5" not in places(state)
    play(state, "use displacement 3a2")
    assert "3a5" in places(state)
    play(state, "place 3a5", "gene necrosis")
    assert hand(state, "virus") == {"necrosis"}
    assert marker(state, "3a3") is None


@pytest.mark.rule("MW-EX-10")
def test_nobody_gets_the_gene():
    state = given(
        virus="1a1", antibody="3a3", last="3a3", tokens="3a7", hand={"virus": "displacement"}
    )
    play(state, "use displacement 3a7")
    assert [h["count"] for h in see(state, "hands")] == [0, 0]
    assert (has_token(state, "3a7"), marker(state, "3a7")) == (True, "antibody")
    assert places(state) == {"3a3", "3a6", "4a2", "4a5"}


@pytest.mark.rule("MW-EX-11")
def test_necrosis_four_points_denied():
    state = given(
        virus="1a2 1a4 1a5 4a4", antibody="3a1", last="4a4", hand={"antibody": "necrosis"}
    )
    play(state, "place 4a7", "use necrosis")
    assert see(state, "seals")["necrosis"] == "4a7"
    assert used(state, "antibody") == {"necrosis"}
    assert standing(state, BONE) == (3, 1)
    position: dict[str, Any] = {"virus": "1a2 1a4 1a5 4a4", "antibody": "4a7 4a6", "last": "4a4"}
    plain = final(**position)
    sealed = final(**position, seals={"necrosis": "4a7"})
    assert score(plain)[0] - score(sealed)[0] == 4
    assert score(plain)[1] == score(sealed)[1]


@pytest.mark.rule("MW-EX-12")
def test_final_scoring():
    state = final(flipped="3a6")
    assert score(state) == (9, 15)
    assert state.outcome == {"scores": [9, 15], "winners": [1], "reason": "points"}


@pytest.mark.rule("MW-EX-12")
def test_final_scoring_tissue_by_tissue():
    *rest, last_placed = words(ANTIBODY)
    state = given(virus=VIRUS, antibody=rest, last="1a2", flipped="3a6", inhibited="antibody")
    play(state, f"place {last_placed}")
    state.listen()
    play(state, "end")
    told = {
        (str(e.data["seat"]), e.data["kind"]["en"], e.data["points"])  # type: ignore[index]
        for e in state.events or []
        if e.kind == "tissue"
    }
    assert told == {
        ("0", "Mucosa", 7), ("0", "Bone", 2), ("1", "Bone", 4), ("1", "Bone", 2), ("1", "Nerve", 3),
        ("1", "Muscle", 6),
    }  # fmt: skip


@pytest.mark.rule("MW-EX-13")
def test_final_scoring_without_the_flip():
    assert score(final()) == (9, 9)


@pytest.mark.rule("MW-EX-14")
@pytest.mark.parametrize(("rules", "points"), [("G", (2, 15)), ("H", (9, 21)), ("GH", (2, 21))])
def test_final_scoring_with_g_and_h(rules, points):
    assert score(final(flipped="3a6", rules=rules)) == points


@pytest.mark.rule("MW-EX-15")
def test_dominance_four_instead_of_three():
    assert score(final("3a3 4a2", "4a3 4a5", last="4a2")) == (3, 6)
    dominant = final("3a3 4a2", "4a3 4a5", last="4a2", mutations={"virus": "dominance"})
    assert score(dominant) == (4, 6)
    assert score(final(flipped="3a6", mutations={"virus": "dominance"})) == (11, 15)
    assert score(final(flipped="3a6", mutations={"antibody": "dominance"})) == (9, 19)


@pytest.mark.rule("MW-EX-16")
def test_gene_theft():
    state = given(
        virus="3a6 3a5", antibody="3a1", last="3a5", hand={"antibody": "apoptosis necrosis"},
        used={"virus": "invasion"}, mutations={"virus": "gene_theft"},
    )  # fmt: skip
    play(state, "place 3a2", "use apoptosis 3a6", "counter")
    assert not is_flipped(state, "3a6")
    assert hand(state, "virus") == {"apoptosis"}
    assert used(state, "virus") == {"invasion"}
    assert see(state, "mutations")[0]["markers"] == 0
    assert see(state, "arrow") == "invasion"
    assert options(state, 1) == ["end"]
    assert why(state, "use necrosis", 1) == ["MW-28"]


@pytest.mark.rule("MW-EX-17")
def test_exchange_for_a_majority():
    state = given(virus="4a2 3a3", antibody="4a3", last="3a3", mutations={"antibody": "exchange"})
    play(state, "place 3a7", "exchange 4a2")
    assert (marker(state, "4a2"), marker(state, "3a7")) == ("antibody", "virus")
    assert standing(state, NERVE) == (1, 2)
    play(state, "end")
    assert score(state) == (0, 0)
    assert see(state, "anchor") == "4a2"
    assert places(state) == {"4a1", "4a5"}


@pytest.mark.rule("MW-EX-18")
def test_drift_for_a_majority():
    state = given(virus="3a3", antibody="4a3", last="3a3", mutations={"antibody": "drift"},
                  to_move="antibody")  # fmt: skip
    play(state, "place 3a7", "drift 4a2")
    assert standing(state, NERVE) == (1, 2)
    assert marker(state, "3a7") is None
    play(state, "end")
    assert see(state, "anchor") == "4a2"


@pytest.mark.rule("MW-EX-19")
def test_rule_f_three_points():
    state = given(virus="3a3 4a1", antibody="4a2", last="4a1", rules="F")
    assert score(play(state, "place 4a3", "end")) == (0, 3)


@pytest.mark.rule("MW-EX-20")
def test_goal_fifteen():
    state = given(
        virus="2a4 3a1 3a6", antibody="3a4 2a7", last="2a7", goal="fifteen_points", scores=(13, 0)
    )
    state.listen()
    play(state, "place 3a2", "end")
    totals = [e.data["score"] for e in state.events or [] if e.kind.startswith("points-")]
    assert totals == [16, 21]
    assert score(state) == (21, 0)
    assert see(state, "goal_by") == 0


@pytest.mark.rule("MW-EX-21")
def test_rule_d_first_at_ten():
    state = given(virus="2a4 3a1", antibody="3a5", last="3a5", rules="D", scores=(8, 0))
    reserve = see(state, "reserve")["count"]
    play(state, "place 3a2", "end")
    assert score(state) == (10, 0)
    play(state, "gene replication")
    assert score(state) == (12, 0)
    assert hand(state, "virus") == {"replication"}
    assert see(state, "reserve")["count"] == reserve - 1
    assert state.to_act == (1,), "the turn is over: it could not be used in it"


@pytest.mark.rule("MW-EX-22")
@pytest.mark.parametrize(
    ("hands", "winners", "reason"),
    [
        ({"virus": "necrosis"}, [0], "unused_genes"),
        ({}, [], "draw"),
        ({"virus": "necrosis", "antibody": "invasion"}, [], "draw"),
    ],
)
def test_tie_break(hands, winners, reason):
    state = final(scores=(11, 11), hand=hands)
    assert state.outcome == {"scores": [20, 20], "winners": winners, "reason": reason}


@pytest.mark.rule("MW-EX-23")
def test_the_score_marker_goes_round():
    state = given(virus="2a4 3a1 3a6 3a3", antibody="3a4 2a7", last="2a7", scores=(37, 0))
    play(state, "place 3a2", "end")
    assert score(state) == (41, 0)
    assert see(state, "track")[0] == {"space": 1, "turned": True}


@pytest.mark.rule("MW-EX-24")
def test_opening():
    state = start()
    assert places(state) == {"1a3", "1a4", "2a2", "2a7", "3a5", "3a7", "4a3"}
    play(state, "place 1a3", "end")
    assert see(state, "reserve")["count"] == 3
    assert hand(state, "virus") == set()
    assert score(state) == (0, 0)


@pytest.mark.rule("MW-EX-24")
@pytest.mark.parametrize("cell", ["1a3", "1a4", "2a2", "2a7", "3a5", "3a7", "4a3"])
def test_opening_with_rule_e(cell):
    state = play(start("E"), f"place {cell}", "end")
    assert score(state) == (1 if cell in ("1a3", "4a3") else 0, 0)


@pytest.mark.rule("MW-EX-25")
def test_notation_and_chance():
    state = play(start(), "place 3a7", "end")
    assert options(state) == ["place 3a3", "place 3a6", "place 4a2", "place 4a5"]
    play(state, "place 3a6", "end")
    assert options(state) == ["place 3a2", "place 3a3", "place 3a5"]
    play(state, "place 3a5")
    assert state.to_act == (CHANCE,)
    assert options(state, CHANCE) == [f"gene {gene}" for gene in GENES]
    assert {weight for _, weight in state.chances()} == {1.0}
    play(state, "gene replication")
    assert options(state) == ["use replication", "end"]
    play(state, "end")
    assert options(state) == ["place 3a2", "place 3a4"]
    assert score(state) == (0, 0)
    assert state.view(1)["hands"][0] == {"count": 1, "genes": [], "fresh": []}


@pytest.mark.rule("MW-EX-26")
def test_rules_d_and_e():
    state = given(virus="1a1", antibody="4a2", last="4a2", rules="DE", scores=(9, 0))
    play(state, "place 4a3")
    assert score(state) == (10, 0)
    play(state, "gene replication")
    assert score(state) == (12, 0)
    assert see(state, "phase") == "after"
    assert others(state) == set()
    assert why(state, "use replication") == ["MW-128"]
    assert score(play(state, "end")) == (12, 0)
