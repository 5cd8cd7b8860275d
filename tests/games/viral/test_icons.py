"""The seven icons (VI-100 to VI-179)."""

from __future__ import annotations

import pytest
from tests.games.viral.given import (
    crises,
    given,
    kinds,
    options,
    play,
    resolve,
    run,
    supply,
    view,
    viruses,
    why,
)

from miasma.core.agenda import todo
from miasma.games.viral.table import CURE, END_ROUND, EVENT_PHASE, IMMUNE_PHASE

EIGHT = "green " * 8


def use(state, area, card, *actions, by="green"):
    """A card is carried out by a colour that has gained it."""
    return play(resolve(state, by, area, card), *actions)


# -- protect, move, infect ------------------------------------------------------------------------


@pytest.mark.rule("VI-100")
def test_protect_flips_an_own_unprotected_virus_a_carrier_too():
    state = given(3, organs={"liver": "green* green+yellow yellow", "brain": "green"})
    use(state, 4, "hunter", "use 3a")
    assert kinds(state, "virus") == {"green-2", "green-3"}
    assert why(state, "virus green-1") == ["VI-100"]
    assert why(state, "virus yellow-2") == ["VI-100"]
    play(state, "virus green-2")
    assert viruses(state, "liver") == "green* green*+yellow yellow"


@pytest.mark.rule("VI-110")
@pytest.mark.rule("VI-173")
def test_move_takes_an_own_virus_one_step_with_its_load():
    state = given(3, organs={"liver": "green+yellow,orange* yellow"})
    use(state, 1, "basic_stream", "use 2a")
    assert options(state) == ["virus green-1"]
    assert why(state, "virus yellow-2") == ["VI-110"]
    play(state, "virus green-1", "to stomach")
    assert viruses(state, "stomach") == "green+orange*,yellow"
    assert viruses(state, "liver") == "yellow"


@pytest.mark.rule("VI-120")
def test_infect_places_a_virus_from_the_mat_normal_side_up():
    state = given(3, organs={"liver": "green*"})
    use(state, 1, "basic_stream", "use 1a")
    assert len(options(state)) == 12
    play(state, "place liver")
    assert viruses(state, "liver") == "green green*"
    assert supply(state, "green") == 6


@pytest.mark.rule("VI-121")
@pytest.mark.rule("VI-122")
@pytest.mark.rule("VI-123")
def test_with_an_empty_mat_infect_re_uses_a_virus_which_loses_its_shield():
    full = {"liver": "green* green", "brain": "green " * 6}
    state = given(3, organs=full, crises={1: "brain"})
    assert supply(state, "green") == 0
    use(state, 1, "basic_stream", "use 1a")
    assert options(state) == ["virus green-1", "virus green-2", "virus green-3"]
    play(state, "virus green-1")
    assert "place liver" not in options(state)
    assert why(state, "place liver") == ["VI-123"]
    play(state, "place heart_1")
    assert viruses(state, "heart_1") == "green"
    assert viruses(state, "liver") == "green"


@pytest.mark.rule("VI-121")
def test_with_a_virus_on_the_mat_nothing_is_re_used():
    state = use(given(3, organs={"liver": "green"}), 1, "basic_stream", "use 1a")
    assert not kinds(state, "virus")
    assert why(state, "virus green-1") == ["VI-601"]


@pytest.mark.rule("VI-124")
def test_a_re_used_carrier_releases_its_load_where_it_was():
    organs = {"liver": "green+yellow*,yellow", "brain": "green " * 7}
    state = given(3, organs=organs, crises={1: "brain"})
    use(state, 1, "basic_stream", "use 1a", "virus green-1", "place lung_1")
    assert viruses(state, "liver") == "yellow yellow*"
    assert viruses(state, "lung_1") == "green"


@pytest.mark.rule("VI-125")
def test_infect_needs_a_virus_and_another_organ():
    state = given(3, organs={"brain": EIGHT}, crises={1: "brain"})
    resolve(state, "green", 1, "basic_spread")
    assert not state.to_act  # framed to the brain, and all are there already
    swallowed = {"brain": "yellow+" + ",".join(["green"] * 8)}
    state = resolve(given(3, organs=swallowed), "green", 2, "basic_raid")
    assert not state.to_act
    state = given(3, organs={"brain": EIGHT, "liver": "yellow"}, crises={1: "brain"})
    resolve(state, "green", 1, "basic_incubate")
    assert options(state) == ["use 2a", "stop"]
    assert why(state, "use 1a") == ["VI-125"]
    state = given(3, organs={"brain": "green " * 7, "liver": "green"}, crises={1: "brain"})
    use(state, 1, "basic_spread", "use 1a")
    assert options(state) == ["virus green-8"]
    assert why(state, "virus green-1") == ["VI-125"]


# -- attack and magnet ----------------------------------------------------------------------------


@pytest.mark.rule("VI-130")
def test_attack_removes_a_rival_where_one_has_a_visible_virus():
    organs = {"liver": "green yellow* orange", "brain": "yellow", "lung_1": "orange+green yellow"}
    state = given(3, organs=organs)
    use(state, 4, "assassin", "use 1a")
    assert kinds(state, "virus") == {"yellow-1", "orange-1"}
    assert why(state, "virus yellow-2") == ["VI-130"]
    play(state, "virus yellow-1")
    assert viruses(state, "liver") == "green orange yellow"
    play(state, "use 2a", "virus orange-1")
    assert viruses(state, "liver") == "green yellow"


@pytest.mark.rule("VI-131")
def test_own_viruses_cannot_be_attacked_and_the_attacker_stays():
    state = given(3, organs={"liver": "green* green yellow"})
    use(state, 4, "basic_raid", "use 2a")
    assert why(state, "virus green-1") == ["VI-131"]
    play(state, "virus yellow-1")
    assert viruses(state, "liver") == "green green*"


@pytest.mark.rule("VI-140")
@pytest.mark.rule("VI-141")
def test_magnet_pulls_along_the_link_or_pushes_away():
    state = given(3, organs={"heart_1": "green", "brain": "yellow", "lung_1": "orange"})
    use(state, 1, "tractor", "use 1a")
    # brain → heart-1 is a vein; lung-1 leads to heart-2 only.
    assert kinds(state, "virus") == {"yellow-1"}
    assert why(state, "virus orange-1") == ["VI-142"]
    play(state, "virus yellow-1")
    assert options(state) == ["to heart_1"]
    play(state, "to heart_1", "use 2a", "virus yellow-1")
    assert kinds(state, "to") == {"heart_2", "lung_1", "lung_2"}
    play(state, "to lung_2")
    assert viruses(state, "lung_2") == "yellow"


@pytest.mark.rule("VI-142")
def test_the_virus_moved_is_never_its_own_anchor():
    alone = given(3, organs={"heart_1": "green"})
    assert not resolve(alone, "green", 1, "magnetar").to_act
    two = given(3, organs={"heart_1": "green green*"})
    use(two, 1, "magnetar", "use 1a")
    assert kinds(two, "virus") == {"green-1", "green-2"}
    apart = given(3, organs={"heart_1": "green", "lung_1": "green", "brain": "yellow"})
    use(apart, 1, "magnetar", "use 1a", "virus green-1")
    assert options(apart) == ["to lung_1"]  # pulled by the virus there
    assert why(apart, "to lung_2") == ["VI-142"]
    stuck = given(3, organs={"heart_1": "green", "brain": "yellow"})
    use(stuck, 1, "magnetar", "use 1a")
    assert why(stuck, "virus green-1") == ["VI-142"]


@pytest.mark.rule("VI-143")
def test_shields_do_not_stop_a_magnet_and_carriers_move_with_their_load():
    state = given(3, organs={"heart_1": "green", "brain": "yellow*+orange"})
    use(state, 1, "magnetar", "use 1a", "virus yellow-1", "to heart_1")
    assert viruses(state, "heart_1") == "green yellow*+orange"


# -- crisis ---------------------------------------------------------------------------------------


@pytest.mark.rule("VI-150")
def test_the_crisis_icon_puts_the_lowest_free_token_anywhere():
    state = given(3, crises={1: "brain", 3: "liver"})
    use(state, 2, "storm", "use 1a")
    assert len(options(state)) == 10
    play(state, "crisis kidney_2")  # nobody is there
    assert crises(state) == {1: "brain", 2: "kidney_2", 3: "liver"}
    full = given(3, crises={1: "brain", 2: "liver", 3: "lung_1", 4: "lung_2"})
    resolve(full, "green", 2, "storm")
    assert options(full) == ["use 2a", "stop"]
    assert why(full, "use 1a") == ["VI-150"]


# -- absorb ---------------------------------------------------------------------------------------


@pytest.mark.rule("VI-170")
def test_absorb_swallows_all_others_of_the_organ():
    organs = {"liver": "green green* yellow* orange", "brain": "green", "lung_1": "green yellow"}
    state = given(3, organs=organs, crises={1: "liver"})
    use(state, 4, "engulfer", "use 1a")
    assert kinds(state, "virus") == {"green-1", "green-2", "green-4"}
    assert why(state, "virus green-3") == ["VI-170"]  # alone in the brain
    assert why(state, "virus yellow-1") == ["VI-170"]
    play(state, "virus green-1")
    assert viruses(state, "liver") == "green+green*,orange,yellow*"


@pytest.mark.rule("VI-170")
def test_a_carrier_can_absorb_again_and_its_load_grows():
    state = given(3, organs={"liver": "green+yellow orange"})
    use(state, 4, "engulfer", "use 1a", "virus green-1")
    assert viruses(state, "liver") == "green+orange,yellow"


@pytest.mark.rule("VI-171")
def test_absorbed_viruses_count_as_not_there():
    organs = {"liver": "yellow+green,green", "pancreas": "green"}
    state = given(3, organs=organs)
    assert view(state)["areas"][3]["controller"] is None  # green is missing in the liver
    resolve(state, "green", 4, "hunter")
    assert "use 2a" not in options(state)  # no presence: no attack there
    play(state, "use 3a")
    assert options(state) == ["virus green-3"]
    assert why(state, "virus green-1") == ["VI-171"]
    assert supply(state, "green") == 5
    cured = run(given(3, organs=organs, phase=5), todo(CURE, 0))
    assert viruses(cured, "liver") == "yellow+green,green"


@pytest.mark.rule("VI-172")
def test_an_absorbed_virus_keeps_its_side():
    state = given(3, organs={"liver": "green yellow*"})
    use(state, 4, "engulfer", "use 1a", "virus green-1", "stop")
    run(state, END_ROUND)
    assert viruses(state, "liver") == "green yellow*"


@pytest.mark.rule("VI-173")
def test_a_load_travels_with_a_rivals_magnet():
    state = given(3, organs={"brain": "green+orange", "heart_1": "yellow"})
    use(state, 1, "magnetar", "use 1a", "virus green-1", "to heart_1", by="yellow")
    assert viruses(state, "heart_1") == "green+orange yellow"


@pytest.mark.rule("VI-174")
def test_a_removed_carrier_releases_its_load_which_stays():
    state = given(3, organs={"liver": "green yellow+orange,green*"})
    use(state, 4, "basic_raid", "use 2a", "virus yellow-1")
    assert viruses(state, "liver") == "green green* orange"
    crisis = given(3, organs={"liver": "yellow+orange,green*"}, crises={1: "liver"})
    assert viruses(run(crisis, IMMUNE_PHASE), "liver") == "green* orange"


@pytest.mark.rule("VI-175")
def test_a_protected_carrier_keeps_its_load():
    state = given(3, organs={"liver": "yellow*+orange green"}, crises={1: "liver"})
    assert viruses(run(state, IMMUNE_PHASE), "liver") == "yellow+orange"


@pytest.mark.rule("VI-176")
def test_an_absorbed_carrier_gives_its_load_to_the_new_one():
    state = given(3, organs={"liver": "green yellow+orange,green"})
    use(state, 4, "engulfer", "use 1a", "virus green-1")
    assert viruses(state, "liver") == "green+green,orange,yellow"


@pytest.mark.rule("VI-177")
@pytest.mark.rule("VI-178")
def test_phase_6_releases_all_and_the_crisis_is_resolved_next_round():
    state = given(3, organs={"liver": "yellow+orange,green,orange"}, phase=6)
    run(state, END_ROUND)
    assert viruses(state, "liver") == "green orange orange yellow"
    assert crises(state) == {1: "liver"}
    assert (view(state)["round"], view(state)["phase"]) == (3, 1)
    assert not view(state)["crisis"][0]["deferred"]  # it is due in this new round


@pytest.mark.rule("VI-178")
def test_a_release_in_phase_1_brings_a_crisis_of_the_same_round():
    organs = {"liver": "green orange orange yellow+orange,green"}
    state = given(3, organs=organs)
    use(state, 4, "basic_raid", "use 2a", "virus yellow-1", "stop")
    assert crises(state) == {1: "liver"}
    run(state, IMMUNE_PHASE)
    assert crises(state) == {}


@pytest.mark.rule("VI-178")
def test_a_release_in_phase_3_brings_a_crisis_of_the_same_round():
    organs = {"kidney_1": "yellow+orange,green,green,orange"}
    state = run(given(3, organs=organs, event="number_one", round=6), EVENT_PHASE)
    assert crises(state) == {1: "kidney_1"}
    assert not view(state)["crisis"][0]["deferred"]
