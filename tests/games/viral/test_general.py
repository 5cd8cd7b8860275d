"""General rules: rounds, visibility, removal, ties, limits."""

from __future__ import annotations

import pytest
from tests.games.viral.given import (
    GAME,
    choose,
    given,
    options,
    play,
    points,
    resolve,
    run,
    set_up,
    stop_all,
    supply,
    view,
    viruses,
    why,
)

from miasma.core.agenda import todo
from miasma.games.viral.table import ASK, CURE, IMMUNE_PHASE, OVER, RESEARCH_PHASE, VP

PAIRS = ["1 basic_spread", "2 basic_spread", "3 basic_spread"]
OTHERS = ["4 basic_raid", "5 basic_raid", "6 basic_raid"]


@pytest.mark.rule("VI-020")
@pytest.mark.rule("VI-223")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_game_has_six_rounds_of_six_phases(seats):
    state = set_up(seats)
    phases: list[tuple[int, int]] = []
    while not state.over:
        if not phases or phases[-1] != (view(state)["round"], view(state)["phase"]):
            phases.append((view(state)["round"], view(state)["phase"]))
        actor = state.to_act[0]
        state.play(state.legal(actor)[-1], actor)
    assert [number for number, phase in phases if phase == 1] == [1, 2, 3, 4, 5, 6]
    assert view(state)["round"] == 6
    assert view(state)["events_left"] == 0
    with pytest.raises(Exception, match="VI-020: The game is over"):
        state.play("stop", 0)


@pytest.mark.rule("VI-021")
def test_most_points_after_the_final_scoring_win():
    state = given(3, round=6, phase=6, vp="10 12 3", organs={"brain": "green", "liver": "green"})
    state.t[ASK] = OVER
    assert state.result().scores == [12, 12, 3]
    state.t[VP] += 1
    assert state.result().winners == [0]
    assert state.result().reason == "most_vp"


@pytest.mark.rule("VI-022")
def test_only_visible_viruses_count_in_an_organ():
    state = given(organs={"lung_1": "grey+green,yellow", "lung_2": "green grey"})
    resolve(state, "green", 3, "basic_migrate")
    assert "use 3b" in options(state)  # protect in lung-2
    play(state, "use 3b")
    assert options(state) == ["virus green-2"]
    assert why(state, "virus green-1") == ["VI-171"]


@pytest.mark.rule("VI-023")
@pytest.mark.rule("VI-024")
def test_a_removed_virus_goes_back_to_its_mat_and_a_shield_saves_once():
    state = given(organs={"liver": "green yellow* yellow", "pancreas": "orange"})
    resolve(state, "green", 4, "berserker")
    assert supply(state, "yellow") == 4
    play(state, "use 1a", "virus yellow-1")
    assert viruses(state, "liver") == "green yellow yellow"
    assert supply(state, "yellow") == 4
    play(state, "use 2a", "virus yellow-1")
    assert viruses(state, "liver") == "green yellow"
    assert supply(state, "yellow") == 5


@pytest.mark.rule("VI-024")
def test_a_shield_saves_from_crisis_and_cure_alike():
    state = run(given(organs={"liver": "green* yellow"}, crises={1: "liver"}), IMMUNE_PHASE)
    assert viruses(state, "liver") == "green"
    state = run(given(organs={"liver": "green* green"}, phase=5), todo(CURE, 0))
    assert viruses(state, "liver") == "green"


@pytest.mark.rule("VI-025")
def test_a_tie_during_the_game_goes_to_the_higher_one():
    organs = {"brain": "green yellow"}
    up = given(3, organs=organs, advantage="yellow green orange", tokens="1 2 3 4 5 6")
    assert points(run(up, RESEARCH_PHASE)) == [0, 3, 0]
    down = given(3, organs=organs, advantage="green yellow orange")
    assert points(run(down, RESEARCH_PHASE)) == [3, 0, 0]


@pytest.mark.rule("VI-026")
@pytest.mark.rule("VI-231")
def test_a_tie_at_the_end_goes_to_the_lower_one():
    state = given(3, vp="5 5 5", round=6, phase=6, advantage="orange green yellow")
    state.t[ASK] = OVER
    assert state.result().winners == [1]
    assert state.result().reason == "advantage"


@pytest.mark.rule("VI-027")
def test_there_is_no_limit_to_the_viruses_in_an_organ():
    state = given(organs={"brain": "green yellow orange purple grey " * 3}, crises={1: "brain"})
    resolve(state, "green", 1, "basic_spread")
    play(state, "use 1a", "place brain", "use 2a", "place brain")
    assert len(viruses(state, "brain").split()) == 17


@pytest.mark.rule("VI-028")
def test_the_phase_marker_shows_the_phase():
    state = set_up(3)
    assert view(state)["phase"] == 1
    choose(state, *PAIRS)
    stop_all(state)
    choose(state, *OTHERS)
    assert view(state)["phase"] == 1
    stop_all(state)
    while view(state)["phase"] != 1:
        actor = state.to_act[0]
        assert 2 <= view(state)["phase"] <= 6
        state.play(state.legal(actor)[0], actor)
    assert view(state)["round"] == 2


@pytest.mark.rule("VI-029")
def test_gained_cards_belong_to_no_colour():
    ids = [card.id for card in GAME.data.mutations]
    notations = {str(action) for action in GAME.vocabulary}
    assert all(f"card {card}" in notations for card in ids)
    state = given(3, gained={"yellow": "hunter"})
    assert "hunter" in state.view(1)["hands"][1]["cards"]
