"""Phase 2 (VI-180 to VI-189)."""

from __future__ import annotations

import pytest
from tests.games.viral.given import given, play, points, run, steps, told, view, viruses

from miasma.games.viral.table import RESEARCH_PHASE


def scored(organs, **more):
    """Phase 2 with these viruses; area a has token a (3/3 4/4 7/3 6/3 1/1 1/0)."""
    return run(given(3, organs=organs, **more), RESEARCH_PHASE)


@pytest.mark.rule("VI-180")
def test_control_takes_presence_everywhere_and_the_most_viruses():
    state = scored({"liver": "green yellow", "pancreas": "green yellow yellow"})
    assert points(state) == [0, 6, 0]
    protected = scored({"liver": "green* yellow", "pancreas": "green yellow"})
    assert points(protected) == [6, 0, 0]  # tie, green is higher


@pytest.mark.rule("VI-181")
def test_more_viruses_without_presence_in_each_organ_do_not_count():
    state = scored({"liver": "green", "pancreas": "green yellow yellow yellow"})
    assert points(state) == [6, 0, 0]


@pytest.mark.rule("VI-182")
def test_nobody_in_every_organ_nobody_scores():
    assert points(scored({"liver": "green", "pancreas": "yellow"})) == [0, 0, 0]


@pytest.mark.rule("VI-183")
def test_areas_are_scored_in_order_points_then_steps():
    organs = {"brain": "green", "kidney_1": "yellow", "kidney_2": "yellow"}
    state = given(3, organs=organs, tokens="1 3 4 5 6 2", vp="0 4 0", gained={"yellow": "hunter"})
    state.listen()
    run(state, RESEARCH_PHASE)
    assert points(state) == [3, 4 + 4, 0]
    assert steps(state) == [3, 4, 0]
    assert state.events is not None
    areas = [e.data["number"] for e in state.events if e.kind in ("controls", "uncontrolled")]
    assert areas == [1, 2, 3, 4, 5, 6]
    assert told(state.events)[:4] == ["phase", "controls", "points", "research"]


@pytest.mark.rule("VI-183")
def test_a_negative_token_moves_the_marker_down():
    state = scored({"brain": "green"}, tokens="8 2 3 4 5 6", research="3 0 0")
    assert (points(state)[0], steps(state)[0]) == (1, 2)


@pytest.mark.rule("VI-184")
def test_area_5_pays_one_more():
    organs = dict.fromkeys(("stomach", "small_intestine", "large_intestine"), "green")
    assert points(scored(organs)) == [1 + 1, 0, 0]


@pytest.mark.rule("VI-185")
@pytest.mark.rule("VI-187")
def test_the_marker_stops_at_the_top_which_has_no_effect_yet():
    state = scored({"brain": "green"}, research="7 0 0")
    assert (points(state)[0], steps(state)[0]) == (3, 8)
    assert viruses(state, "brain") == "green"
    down = scored(
        {"brain": "green", "kidney_1": "green", "kidney_2": "green"},
        research="7 0 0",
        vp="4 0 0",
        gained={"green": "hunter"},
        tokens="1 2 3 4 5 8",
    )
    assert steps(down)[0] == 7  # a later step down avoids the cure
    assert view(down)["phase"] == 2


@pytest.mark.rule("VI-186")
def test_the_marker_stops_at_the_bottom():
    state = scored({"brain": "green"}, tokens="8 2 3 4 5 6")
    assert (points(state)[0], steps(state)[0]) == (1, 0)


@pytest.mark.rule("VI-188")
@pytest.mark.rule("VI-INV-15")
def test_no_virus_changes_its_organ_in_phase_2():
    organs = {"brain": "green yellow*", "liver": "green+orange", "pancreas": "green"}
    before = given(3, organs=organs)
    after = scored(organs)
    assert view(after)["organs"] == view(before)["organs"]


@pytest.mark.rule("VI-189")
def test_points_and_steps_of_one_area_are_of_one_side():
    state = given(
        3, organs={"heart_1": "green", "heart_2": "green"}, vp="18 0 0",
        gained={"green": "hunter express latent"},
    )  # fmt: skip
    run(state, RESEARCH_PHASE)
    play(state, "take 1", "reveal storm")  # 22: the flip, and a card
    assert view(state)["blue"]
    assert points(state)[0] == 18 + 4
    assert steps(state)[0] == 4  # not the 2 of the blue side
