"""Moves: touching organs, vessels, the duct (VI-080 to VI-086)."""

from __future__ import annotations

import pytest
from tests.games.viral.given import ORGAN_IDS, crises, given, kinds, play, resolve, viruses, why

EXITS = {
    "brain": "heart_1",
    "heart_1": "heart_2 lung_1 lung_2",
    "heart_2": "heart_1 brain liver stomach large_intestine kidney_1 kidney_2",
    "lung_1": "lung_2 heart_2",
    "lung_2": "lung_1 heart_2",
    "liver": "pancreas stomach small_intestine heart_1",
    "pancreas": "liver stomach small_intestine",
    "stomach": "small_intestine liver pancreas heart_1",
    "small_intestine": "stomach large_intestine liver pancreas",
    "large_intestine": "small_intestine heart_1",
    "kidney_1": "kidney_2 heart_1",
    "kidney_2": "kidney_1 heart_1",
}


def mover(organ, word="green", **more):
    """Green is about to move its virus out of an organ."""
    state = given(3, organs={organ: word}, **more)
    resolve(state, "green", 1, "basic_stream")
    return play(state, "use 2a", "virus green-1")


@pytest.mark.rule("VI-080")
@pytest.mark.parametrize("organ", ORGAN_IDS)
def test_one_move_leads_to_exactly_these_organs(organ):
    assert kinds(mover(organ), "to") == set(EXITS[organ].split())


@pytest.mark.rule("VI-081")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("lung_1", "lung_2"),
        ("stomach", "small_intestine"),
        ("small_intestine", "large_intestine"),
        ("heart_1", "heart_2"),
    ],
)
def test_touching_works_both_ways(one, other):
    assert other in kinds(mover(one), "to")
    assert one in kinds(mover(other), "to")


@pytest.mark.rule("VI-082")
def test_vessels_lead_one_way():
    assert why(mover("heart_1"), "to brain") == ["VI-082"]
    assert why(mover("liver"), "to heart_2") == ["VI-082"]


@pytest.mark.rule("VI-083")
def test_twin_arrows_lead_both_ways():
    assert "kidney_2" in kinds(mover("kidney_1"), "to")
    assert "kidney_1" in kinds(mover("kidney_2"), "to")


@pytest.mark.rule("VI-084")
def test_the_duct_links_four_organs():
    members = {"liver", "pancreas", "stomach", "small_intestine"}
    for organ in members:
        assert members - {organ} <= kinds(mover(organ), "to")


@pytest.mark.rule("VI-085")
def test_no_change_between_blood_vessel_and_duct():
    assert why(mover("heart_2"), "to pancreas") == ["VI-085"]
    assert why(mover("pancreas"), "to heart_1") == ["VI-085"]


@pytest.mark.rule("VI-080")
def test_far_organs_are_no_single_move_away():
    assert why(mover("brain"), "to kidney_1") == ["VI-080"]


@pytest.mark.rule("VI-086")
def test_a_move_ends_elsewhere_keeps_the_shield_and_is_checked():
    state = mover("liver", "green*", crises={})
    assert why(state, "to liver") == ["VI-086"]
    play(state, "to stomach")
    assert viruses(state, "stomach") == "green*"
    state = given(3, organs={"liver": "green", "stomach": "yellow orange orange"})
    resolve(state, "green", 1, "basic_stream")
    play(state, "use 2a", "virus green-1", "to stomach")
    assert crises(state) == {1: "stomach"}
