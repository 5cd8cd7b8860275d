"""Phase 3: the events (VI-190 to VI-210)."""

from __future__ import annotations

import pytest
from tests.games.viral.given import (
    GAME,
    crises,
    given,
    kinds,
    options,
    play,
    points,
    run,
    set_up,
    steps,
    stop_all,
    supply,
    view,
    viruses,
    why,
)

import miasma
from miasma.games.viral.table import EVENT, EVENT_PHASE, IMMUNE_PHASE


def happens(event, organs=None, seats=3, round=6, **more):
    """The event phase of the last round, so that no further card is drawn."""
    state = given(seats, organs=organs or {}, event=event, round=round, **more)
    return run(state, EVENT_PHASE)


@pytest.mark.rule("VI-190")
def test_the_card_leaves_the_game_and_the_next_one_is_seen():
    state = given(3, event="smog", round=2)
    run(state, EVENT_PHASE)
    assert state.to_act == (miasma.CHANCE,)
    assert view(state)["event"] is None
    assert "event smog" not in options(state)
    play(state, "event achoo")
    assert view(state)["event"] == "achoo"


@pytest.mark.rule("VI-191")
@pytest.mark.rule("VI-INV-11")
def test_the_sixth_card_marks_the_last_round():
    state = happens("smog")
    assert not state.to_act
    assert view(state)["events_left"] == 0


@pytest.mark.rule("VI-192")
def test_events_act_on_all_players_the_bot_too():
    state = happens("doctor_visit", seats=2)
    assert steps(state) == [1, 1, 1]


@pytest.mark.rule("VI-193")
def test_mind_control_pays_the_controller_of_area_1():
    assert points(happens("mind_control", {"brain": "yellow yellow green"})) == [0, 2, 0]
    assert points(happens("mind_control")) == [0, 0, 0]


@pytest.mark.rule("VI-194")
def test_number_one_flushes_both_kidneys_and_pays_per_virus():
    organs = {"kidney_1": "green green yellow", "kidney_2": "green", "liver": "orange"}
    state = happens("number_one", organs)
    assert points(state) == [3, 1, 0]
    assert viruses(state, "kidney_1") == viruses(state, "kidney_2") == ""
    assert viruses(state, "liver") == "orange"
    assert supply(state, "green") == 8


@pytest.mark.rule("VI-194")
def test_what_a_flush_pays_is_one_gain():
    state = happens("number_one", {"kidney_1": "green " * 5}, vp="3 0 0")
    assert points(state)[0] == 8
    assert view(state)["ask"] == "mutation_pick"


@pytest.mark.rule("VI-195")
def test_number_two_flushes_the_large_intestine():
    state = happens("number_two", {"large_intestine": "green yellow", "kidney_1": "green"})
    assert points(state) == [1, 1, 0]
    assert viruses(state, "kidney_1") == "green"


@pytest.mark.rule("VI-196")
def test_a_protected_virus_only_loses_its_shield_and_pays_nothing():
    state = happens("number_two", {"large_intestine": "green* green"})
    assert points(state) == [1, 0, 0]
    assert viruses(state, "large_intestine") == "green"


@pytest.mark.rule("VI-197")
def test_what_a_flushed_carrier_releases_stays_and_pays_nothing():
    organs = {"large_intestine": "green+yellow,orange* yellow*+orange"}
    state = happens("number_two", organs)
    assert points(state) == [1, 0, 0]
    assert viruses(state, "large_intestine") == "orange* yellow yellow+orange"


@pytest.mark.rule("VI-197")
def test_the_option_flushes_what_was_freed_too():
    organs = {"large_intestine": "green+yellow,orange* yellow*+orange"}
    state = happens("number_two", organs, freed_survive_flush=False)
    assert points(state) == [1, 1, 0]
    assert viruses(state, "large_intestine") == "orange yellow+orange"


@pytest.mark.rule("VI-198")
def test_fast_food_carries_a_virus_of_everybody_to_area_5():
    organs = {"brain": "green*", "liver": "yellow", "lung_1": "orange green"}
    state = happens("fast_food", organs, first="yellow")
    assert (state.to_act, options(state)) == ((1,), ["virus yellow-1"])
    play(state, "virus yellow-1")
    assert kinds(state, "to") == {"stomach", "small_intestine", "large_intestine"}
    assert why(state, "to brain") == ["VI-198"]
    play(state, "to large_intestine", "virus orange-1", "to stomach")
    assert state.to_act == (0,)
    assert why(state, "virus yellow-1") == ["VI-198"]
    play(state, "virus green-1", "to stomach")
    assert viruses(state, "stomach") == "green* orange"


@pytest.mark.rule("VI-199")
def test_without_a_visible_virus_fast_food_places_one_from_the_mat():
    state = happens("fast_food", {"brain": "yellow+green", "liver": "orange"})
    assert state.to_act == (0,)
    assert options(state) == ["place stomach", "place small_intestine", "place large_intestine"]
    assert why(state, "place brain") == ["VI-199"]
    play(state, "place stomach")
    assert viruses(state, "stomach") == "green"
    swallowed = {"brain": "yellow+" + ",".join(["green"] * 8)}
    state = happens("fast_food", swallowed)
    assert state.to_act == (1,)  # green has nothing at all


@pytest.mark.rule("VI-200")
def test_in_fast_food_the_virus_changes_its_organ_and_keeps_shield_and_load():
    state = happens("fast_food", {"stomach": "green*+yellow", "liver": "orange yellow"})
    play(state, "virus green-1")
    assert kinds(state, "to") == {"small_intestine", "large_intestine"}
    assert why(state, "to stomach") == ["VI-200"]
    play(state, "to small_intestine")
    assert viruses(state, "small_intestine") == "green*+yellow"


@pytest.mark.rule("VI-201")
def test_smog_pays_the_most_in_each_lung():
    organs = {"lung_1": "green yellow yellow", "lung_2": "green orange"}
    state = happens("smog", organs, advantage="orange green yellow")
    assert points(state) == [0, 1, 1]
    assert points(happens("smog", {"lung_1": "green"})) == [1, 0, 0]


@pytest.mark.rule("VI-202")
def test_reproduction_places_a_virus_of_everybody_from_the_mat():
    organs = {"brain": "green " * 8}
    state = happens("reproduction", organs, crises={1: "brain"})
    assert state.to_act == (1,)  # green has no supply, and nothing is re-used
    assert len(options(state)) == 12
    play(state, "place liver", "place liver")
    assert viruses(state, "liver") == "orange yellow"


@pytest.mark.rule("VI-203")
def test_smoking_kills_puts_tokens_on_both_lungs():
    assert crises(happens("smoking_kills")) == {1: "lung_1", 2: "lung_2"}
    one = happens("smoking_kills", crises={2: "lung_1"})
    assert crises(one) == {1: "lung_2", 2: "lung_1"}
    last = happens("smoking_kills", crises={1: "brain", 2: "liver", 3: "stomach"})
    assert crises(last)[4] == "lung_1"
    none = happens("smoking_kills", crises={1: "brain", 2: "liver", 3: "stomach", 4: "heart_1"})
    assert "lung_1" not in crises(none).values()


@pytest.mark.rule("VI-204")
def test_is_this_love_pays_the_controller_of_area_2():
    organs = {"heart_1": "green yellow yellow", "heart_2": "green"}
    assert points(happens("is_this_love", organs)) == [2, 0, 0]


@pytest.mark.rule("VI-205")
def test_achoo_pays_one_point_for_every_area_and_moves_no_research():
    organs = {"brain": "green", "heart_1": "yellow", "heart_2": "yellow"}
    organs |= dict.fromkeys(("stomach", "small_intestine", "large_intestine"), "green")
    state = happens("achoo", organs)
    assert points(state) == [2, 1, 0]  # no bonus for area 5
    assert steps(state) == [0, 0, 0]


@pytest.mark.rule("VI-206")
def test_sugar_rush_puts_tokens_on_pancreas_and_stomach():
    assert crises(happens("sugar_rush")) == {1: "pancreas", 2: "stomach"}


@pytest.mark.rule("VI-207")
@pytest.mark.rule("VI-208")
def test_research_moves_for_all_within_the_track():
    assert steps(happens("aggressive_virus", research="0 1 8")) == [0, 0, 7]
    assert steps(happens("doctor_visit", research="0 7 8")) == [1, 8, 8]


@pytest.mark.rule("VI-209")
def test_indigestion_protects_everything_in_area_5():
    organs = {"stomach": "green yellow*", "large_intestine": "orange+green", "liver": "green"}
    state = happens("indigestion", organs)
    assert viruses(state, "stomach") == "green* yellow*"
    assert viruses(state, "large_intestine") == "orange*+green"
    assert viruses(state, "liver") == "green"


@pytest.mark.rule("VI-210")
def test_tokens_of_an_event_are_resolved_in_the_same_round():
    state = happens("smoking_kills", {"lung_1": "green"})
    run(state, IMMUNE_PHASE)
    assert points(state) == [2, 0, 0]
    assert crises(state) == {}


@pytest.mark.rule("VI-035")
@pytest.mark.parametrize("event", [event.id for event in GAME.data.events])
def test_every_event_can_happen_in_a_real_game(event):
    state = set_up(3, draws_first=False)
    state.t[EVENT] = [entry.id for entry in GAME.data.events].index(event)
    while view(state)["round"] == 1:
        actor = state.to_act[0]
        if view(state)["ask"] == "choose_icon":
            stop_all(state)
            continue
        state.play(state.legal(actor)[0], actor)
        assert not [line for line in state.invariants() if "events" not in line]


@pytest.mark.rule("VI-035")
def test_the_check_comes_after_each_players_part():
    organs = {"stomach": "orange orange", "brain": "green", "liver": "yellow", "lung_1": "orange"}
    state = happens("fast_food", organs)
    play(state, "virus green-1", "to stomach", "virus yellow-1", "to stomach")
    assert crises(state) == {1: "stomach"}
    assert view(state)["ask"] == "event_pick_virus"
