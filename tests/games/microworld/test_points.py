"""Points for placing, and when points are paid: MW-22 … MW-26, MW-70 … MW-77."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from tests.games.microworld.given import (
    GAME,
    given,
    kinds_of,
    options,
    play,
    random_game,
    score,
    see,
    start,
    told,
)

PAID = ("points-", "reserve-gene", "goal-met")


def paid(events):
    """What was paid, in order: source and points."""
    return [
        (event.kind.removeprefix("points-"), event.data.get("points"))
        for event in events
        if event.kind.startswith(PAID)
    ]


@pytest.mark.rule("MW-22")
@pytest.mark.parametrize(
    ("own", "points"),
    [
        ("1a1", 0),
        ("2a4", 1),
        ("2a4 3a1", 2),
        ("2a4 3a1 3a6 2a7", 4),
        ("2a4 2a7 3a1 3a3 3a4 3a6", 6),
    ],
)
def test_one_point_for_each_adjacent_own_marker(own, points):
    state = given(virus=own, antibody="3a5", last="3a5")
    play(state, "place 3a2", "end")
    assert score(state) == (points, 0)


@pytest.mark.rule("MW-22")
def test_the_antibody_is_paid_alike():
    state = given(virus="3a5 1a1", antibody="3a6", last="3a5")
    assert score(play(state, "place 3a2", "end")) == (0, 1)


@pytest.mark.rule("MW-23")
def test_opposing_markers_give_nothing():
    state = given(virus="1a1", antibody="3a5 3a6 3a4 3a1", last="3a5")
    assert score(play(state, "place 3a2", "end")) == (0, 0)


@pytest.mark.rule("MW-24")
def test_flipped_markers_count_for_placing():
    state = given(virus="2a4 3a1", antibody="3a5 3a6", last="3a5", flipped="2a4 3a6")
    assert score(play(state, "place 3a2", "end")) == (2, 0)


@pytest.mark.rule("MW-25")
@pytest.mark.rule("MW-R-05")
def test_drifting_away_keeps_the_points_of_the_placement():
    state = given(virus="3a1 3a6", antibody="3a5", last="3a5", mutations={"virus": "drift"})
    play(state, "place 3a2", "drift 2a7", "end")
    assert score(state) == (2, 0)


@pytest.mark.rule("MW-25")
@pytest.mark.rule("MW-R-05")
def test_drifting_to_friends_adds_no_points():
    state = given(virus="2a3 2a6", antibody="3a5", last="3a5", mutations={"virus": "drift"})
    play(state, "place 3a2", "drift 2a7", "end")
    assert score(state) == (0, 0)


@pytest.mark.rule("MW-25")
@pytest.mark.rule("MW-46")
def test_a_replaced_marker_no_longer_counts():
    """The virus invades 3a6: neither the marker removed nor the new one is its own neighbour."""
    state = given(
        virus="3a1", antibody="3a5 3a6 3a7", last="3a5", rules="A",
        hand={"virus": "invasion parasitism"},
    )  # fmt: skip
    play(state, "use invasion", "place 3a6", "use parasitism", "end")
    assert score(state) == (2, 0), "3a5 and 3a7"


@pytest.mark.rule("MW-26")
@pytest.mark.rule("MW-INV-08")
def test_points_are_never_lost():
    for seed in range(12):
        state = random_game(seed)
        scores = [then.view()["scores"] for then in state.record().states()]
        for before, after in itertools.pairwise(scores):
            assert after[0] >= before[0]
            assert after[1] >= before[1]


@pytest.mark.rule("MW-70")
@pytest.mark.rule("MW-R-31")
def test_placing_points_are_paid_at_the_end_of_the_turn():
    state = given(virus="2a4 3a1", antibody="3a5", last="3a5", hand={"virus": "parasitism"})
    play(state, "place 3a2")
    assert score(state) == (0, 0)
    assert see(state, "pending_points") == 2
    play(state, "use parasitism")
    assert see(state, "pending_points") == 1
    play(state, "end")
    assert score(state) == (1, 0), "replaced, never paid and taken back"


@pytest.mark.rule("MW-70")
def test_placing_points_are_nothing_for_an_inhibited_player():
    state = given(virus="2a4 3a1", antibody="3a5", last="3a5", inhibited="virus")
    play(state, "place 3a2")
    assert see(state, "pending_points") == 0
    assert score(play(state, "end")) == (0, 0)


@pytest.mark.rule("MW-71")
@pytest.mark.rule("MW-R-31")
def test_rule_e_is_paid_at_once():
    state = given(virus="1a1", antibody="3a7", last="3a7", rules="E")
    play(state, "place 3a3")
    assert score(state) == (1, 0)
    assert score(play(state, "end")) == (1, 0)


@pytest.mark.rule("MW-71")
@pytest.mark.rule("MW-20")
def test_rule_e_is_paid_before_the_gene_is_taken():
    state = given(virus="1a1", antibody="4a2", last="4a2", rules="E", tokens="4a3")
    play(state, "place 4a3")
    assert score(state) == (1, 0)
    assert options(state)[0] == "gene apoptosis"


@pytest.mark.rule("MW-72")
@pytest.mark.rule("MW-70")
@pytest.mark.rule("MW-74")
def test_the_turn_is_settled_in_three_steps():
    """Placing at 3a3 beside 4a2 fills the nerve tissue: placing, then F, then Rapid Growth."""
    state = given(
        virus="4a2", antibody="4a3 3a7", last="3a7", rules="F", mutations={"virus": "rapid_growth"}
    )
    play(state, "place 3a3")
    assert score(state) == (0, 0)
    assert see(state, "pending_fill") == 2
    events = told(state, "end")
    assert paid(events) == [("placing", 1), ("fill", 2), ("growth", 1)]
    assert score(state) == (4, 0)


@pytest.mark.rule("MW-72")
@pytest.mark.rule("MW-73")
def test_the_placing_points_win_the_race_before_rule_f_pays():
    state = given(virus="4a2", antibody="4a3 3a7", last="3a7", rules="DF", scores=(9, 0))
    events = told(state, "place 3a3", "end", "gene necrosis")
    assert paid(events) == [("placing", 1), ("reserve-gene", None), ("race", 2), ("fill", 2)]
    assert score(state) == (14, 0)


@pytest.mark.rule("MW-73")
def test_the_race_pays_its_gene_then_its_points_then_the_goal_is_looked_at():
    """9 + 4: D at once, its 2 SP bring 15, which meets the goal; nothing is paid twice."""
    state = given(
        virus="2a4 2a7 3a1 3a6", antibody="3a5", last="3a5", rules="D", goal="fifteen_points",
        scores=(9, 0),
    )  # fmt: skip
    events = told(state, "place 3a2", "end")
    assert paid(events) == [("placing", 4)]
    assert score(state) == (13, 0), "the gene is drawn first"
    events = told(state, "gene necrosis")
    assert paid(events) == [("reserve-gene", None), ("race", 2), ("goal-met", None), ("goal", 5)]
    assert score(state) == (20, 0)
    assert (see(state, "race_by"), see(state, "goal_by")) == (0, 0)


@pytest.mark.rule("MW-73")
def test_the_race_comes_before_the_goal_that_the_same_points_meet():
    state = given(
        virus="2a4 2a7 3a1 3a6", antibody="3a5", last="3a5", rules="D", goal="fifteen_points",
        scores=(9, 0), hand={"virus": "replication"},
    )  # fmt: skip
    events = told(state, "place 3a2", "use replication", "end", "gene necrosis")
    assert paid(events) == [
        ("placing", 8), ("reserve-gene", None), ("race", 2), ("goal-met", None), ("goal", 5),
    ]  # fmt: skip
    assert score(state) == (24, 0)


@pytest.mark.rule("MW-73")
def test_the_points_of_a_goal_can_win_the_race():
    state = given(
        virus="1a4 1a5 2a5", antibody="1a1 3a1", last="1a1", rules="D", goal="bone_lover",
        scores=(6, 0),
    )  # fmt: skip
    events = told(state, "place 1a2", "gene necrosis")
    assert paid(events) == [("goal-met", None), ("goal", 5), ("reserve-gene", None), ("race", 2)]
    assert score(state) == (13, 0)
    assert options(state) == ["end"]


@pytest.mark.rule("MW-73")
def test_a_gain_of_nothing_triggers_nothing():
    state = given(
        virus="1a1", antibody="3a5", last="3a5", rules="D", goal="fifteen_points", scores=(16, 0)
    )
    play(state, "place 3a2", "end")
    assert score(state) == (16, 0)
    assert (see(state, "race_by"), see(state, "goal_by")) == (None, None)


@pytest.mark.rule("MW-74")
@pytest.mark.rule("MW-104")
def test_growth_counts_points_from_every_step_of_the_turn():
    """E pays 1 when placing, placing pays 1 at the end: together 2."""
    state = given(
        virus="4a2", antibody="3a7", last="3a7", rules="E", mutations={"virus": "rapid_growth"}
    )
    assert score(play(state, "place 3a3", "end")) == (3, 0)


@pytest.mark.rule("MW-74")
def test_growth_counts_the_race_and_runs_through_the_checks_itself():
    """9 + 1 (placing) + 2 (D) + 1 (growth); and growth itself can win the race."""
    state = given(
        virus="2a4", antibody="3a5", last="3a5", rules="D", scores=(9, 0),
        mutations={"virus": "rapid_growth"},
    )  # fmt: skip
    assert score(play(state, "place 3a2", "end", "gene necrosis")) == (13, 0)
    state = given(
        virus="2a4 3a1", antibody="3a5", last="3a5", rules="D", scores=(7, 0),
        mutations={"virus": "rapid_growth"},
    )  # fmt: skip
    events = told(state, "place 3a2", "end", "gene necrosis")
    assert paid(events) == [("placing", 2), ("growth", 1), ("reserve-gene", None), ("race", 2)]
    assert score(state) == (12, 0), "growth happens once"


@pytest.mark.rule("MW-74")
@pytest.mark.rule("MW-96")
def test_points_in_the_opponents_turn_never_count_for_growth():
    """The virus moves the antibody's marker into its fourth bone cell: 5 SP, but no growth."""
    state = given(
        virus="3a1", antibody="2a5 2a6 3a4 1a3", last="1a3", goal="bone_lover",
        mutations={"antibody": "rapid_growth"}, hand={"virus": "displacement"},
    )  # fmt: skip
    play(state, "use displacement 1a2")
    assert see(state, "goal_by") == 1
    assert score(state) == (0, 5)
    play(state, "place 1a4", "end")
    assert score(state) == (0, 5)
    play(state, "place 1a5", "end")
    assert score(state) == (0, 6), "1 SP for 1a2; the 5 of the turn before don't count"


@pytest.mark.rule("MW-74")
def test_the_opponents_points_never_count_for_the_own_growth():
    """The virus's own move gives the antibody 5 SP: that is nothing the virus got."""
    state = given(
        virus="3a1", antibody="2a5 2a6 3a4 1a3", last="1a3", goal="bone_lover",
        mutations={"virus": "rapid_growth"}, hand={"virus": "displacement"},
    )  # fmt: skip
    assert score(play(state, "use displacement 1a2", "place 1a4", "end")) == (0, 5)


@pytest.mark.rule("MW-73")
@pytest.mark.rule("MW-90")
@pytest.mark.parametrize("goal", ["bone_lover", "cell_chain", "four_genes"])
def test_fifteen_points_meet_no_other_goal(goal):
    """9 + 6 = 15, and D on top: the goal on the table is another one."""
    state = given(
        virus="2a4 2a7 3a1 3a3 3a4 3a6", antibody="3a5", last="3a5", rules="D", goal=goal,
        scores=(9, 0),
    )  # fmt: skip
    assert score(play(state, "place 3a2", "end", "gene necrosis")) == (17, 0)
    assert see(state, "goal_by") is None


@pytest.mark.rule("MW-75")
def test_the_final_scoring_triggers_nothing():
    """27 markers lie; the last one ends the game and the tissues pay far more than 15."""
    virus = "1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a3 3a6"
    antibody = "1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6"
    state = given(
        virus=virus, antibody=antibody, last="1a2", rules="D", goal="fifteen_points",
        mutations={"virus": "rapid_growth"}, inhibited="antibody", scores=(9, 9),
    )  # fmt: skip
    events = told(state, "place 4a7", "end")
    assert state.over
    assert score(state) == (18, 18)
    assert (see(state, "race_by"), see(state, "goal_by")) == (None, None)
    assert set(kinds_of(events)) == {"placed", "tissue", "draw"}


@pytest.mark.rule("MW-76")
@pytest.mark.rule("MW-R-14")
def test_goals_are_looked_at_after_a_placement():
    state = given(virus="1a4 1a5 2a5", antibody="1a1 3a1", last="1a1", goal="bone_lover")
    play(state, "place 1a2")
    assert score(state) == (5, 0), "at once, before the AFTER window"


@pytest.mark.rule("MW-76")
def test_goals_are_looked_at_after_the_gene_of_the_cell_is_drawn():
    state = given(
        virus="1a2 1a5 2a5", antibody="4a7 3a1", last="4a7", goal="bone_lover", tokens="1a4"
    )
    play(state, "place 1a4")
    assert score(state) == (0, 0)
    play(state, "gene necrosis")
    assert score(state) == (5, 0)


@pytest.mark.rule("MW-76")
@pytest.mark.rule("MW-R-14")
@pytest.mark.parametrize(("mutation", "cell"), [("drift", "1a2"), ("exchange", "1a2")])
def test_goals_are_looked_at_after_drift_and_exchange(mutation, cell):
    opposing = "1a1 1a2" if mutation == "exchange" else "1a1"
    state = given(
        virus="1a4 1a5 2a5", antibody=opposing, last="1a1", goal="bone_lover",
        mutations={"virus": mutation},
    )  # fmt: skip
    play(state, "place 1a3")
    assert score(state) == (0, 0)
    play(state, f"{mutation} {cell}")
    assert score(state) == (5, 0)


@pytest.mark.rule("MW-76")
@pytest.mark.rule("MW-93")
def test_an_exchange_can_close_a_chain():
    """Swapped into 1a1, the first cell of all, the marker joins 1a4 … 2a1 … 3a4."""
    state = given(
        virus="1a4 1a2 2a1 2a4 3a2 3a4", antibody="1a1", last="1a1", goal="cell_chain",
        mutations={"virus": "exchange"},
    )  # fmt: skip
    assert score(play(state, "place 4a1")) == (0, 0)
    assert score(play(state, "exchange 1a1")) == (5, 0)


@pytest.mark.rule("MW-76")
def test_used_genes_are_looked_at_after_the_use_took_effect():
    state = given(
        virus="1a1", antibody="3a5", last="3a5", goal="four_genes", hand={"virus": "inhibition"},
        used={"virus": "apoptosis bloodstream invasion"}, mutations={"antibody": "gene_theft"},
    )  # fmt: skip
    play(state, "place 3a2", "use inhibition")
    assert score(state) == (0, 0), "declared, but it may still be countered"
    play(state, "pass")
    assert score(state) == (5, 0)
    assert see(state, "arrow") == "inhibition"


@pytest.mark.rule("MW-77")
@pytest.mark.rule("MW-INV-20")
def test_every_game_ends_within_its_bounds():
    vocabulary = GAME.vocabulary
    for seed in range(20):
        kinds = [vocabulary[action].kind for _, action in random_game(seed).moves()]
        chance = sum(kind in ("tile", "gene", "goal", "mutation") for kind in kinds)
        assert kinds.count("place") == kinds.count("end") == 28
        assert len(kinds) - chance <= 198
        assert chance <= 21


@pytest.mark.rule("MW-77")
def test_a_turn_has_at_most_two_genes_and_one_mutation():
    for seed in range(15):
        rng = Random(seed)
        state = start("AC", "random")
        genes = mutations = 0
        while not state.over:
            state.advance(rng)
            seat = rng.choice(state.to_act)
            options_ = state.options(seat)
            action = rng.choice([a for a in options_ if a.kind != "end"] or options_)
            state.play(action, seat)
            kind = action.kind
            genes += kind in ("use", "copy")
            mutations += kind in ("barrier", "exchange", "drift")
            assert genes <= 2
            assert mutations <= 1
            if kind == "end":
                genes = mutations = 0
