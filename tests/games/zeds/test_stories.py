"""Story cards: draws, scenes, nested draws (5.2); infection and outbreaks (5.8)."""

from __future__ import annotations

import pytest
from tests.games.zeds.given import (
    STORIES,
    activate,
    at,
    given,
    hits,
    options,
    phase,
    piece,
    play,
    space,
    step,
    text,
    zeds_in,
)

from miasma.core.agenda import todo
from miasma.games.zeds import stages
from miasma.games.zeds.rules import infection as track
from miasma.games.zeds.rules import stories
from miasma.games.zeds.table import (
    CHAOS,
    DRAWS,
    DUE,
    HELD,
    INFECTION,
    INFECTION_PHASE,
    PHASE,
    RISING,
    SCENE,
    STORY_DECK,
    TURN_FLAGS,
    UNCHECKED,
)


@pytest.mark.rule("ZD-201")
def test_a_draw_serves_its_purpose_before_the_cards_own_text() -> None:
    s = given("I", units={"civ1": "H5"})
    text(s, "b08")
    play(s, "story f09")  # scene Forest: nobody is there
    assert s.view(0)["discarded"] == ["f09"]
    s = given("I", units={"civ1": "H5"}, supplies=5, ammo=5)
    text(s, "b08")
    play(s, "story f08", "pick civ1", "die 6", "die 6")
    assert s.view(0)["held"] == ["f08"]


@pytest.mark.rule("ZD-202")
@pytest.mark.parametrize(
    ("card", "scene"),
    [("f02", "highway"), ("f03", "suburbs"), ("f11", "mountain"), ("f15", "suburbs")],
)
def test_scenes_are_counted(card: str, scene: str) -> None:
    s = given(
        "II",
        zeds={"F_start": "zed_2_1", "M_start": "zed_3_1", "H_start": "zed_3_2 zed_4_1"},
        chaos={"M4": 2, "F4": 1, "H5": 1},
    )
    s.t[SCENE] = -1
    text(s, "b08")
    play(s, f"story {card}")
    assert s.view(0)["scene"] == scene


@pytest.mark.rule("ZD-202")
def test_ties_of_a_scene_are_yours() -> None:
    s = given("I", zeds={"F_start": "zed_2_1", "M_start": "zed_3_1"})
    text(s, "b08")
    play(s, "story f02")
    assert options(s) == {"pick forest", "pick mountain"}


@pytest.mark.rule("ZD-203")
def test_a_track_out_of_play_is_replaced_by_your_choice() -> None:
    s = given("III")
    s.t[STORY_DECK] |= 1 << STORIES.index("f26")  # the tunnel
    text(s, "b08")
    play(s, "story f26")
    assert options(s) == {"pick forest", "pick mountain", "pick highway", "pick suburbs"}


@pytest.mark.rule("ZD-204")
def test_the_surface_is_chosen_where_the_tunnel_can_not_serve() -> None:
    s = given("IV")
    text(s, "g10")
    play(s, "story f26")
    assert options(s) == {"pick forest", "pick mountain", "pick highway", "pick suburbs"}
    play(s, "pick forest")
    assert at(s, "rangers") == "F_start"


@pytest.mark.rule("ZD-206")
def test_nested_draws_are_full_draws_up_to_three() -> None:
    s = given("IV", zeds={"F_start": "zed_2_1"})
    text(s, "f28")
    play(s, "story f09")
    assert "f09" in s.view(0)["discarded"]  # with its own text
    s = given("IV", supplies=5, ammo=5)
    s.t[DRAWS] = 3
    text(s, "b08")
    play(s, "story f09")
    assert s.view(0)["supplies"] == 5  # a fourth one only gives the track


@pytest.mark.rule("ZD-1524")
def test_candidates_know_the_words_of_the_content() -> None:
    s = given("I")
    assert stories.candidates(s, 0, 0) == 1
    assert stories.candidates(s, 4, 0) == 0  # no tunnel


# -- infection ------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-801")
def test_roaming_infectors_raise_infection() -> None:
    s = given("III", foes={"vermin": "F3", "noelle": "M_start"}, event="b01")
    phase(s, INFECTION_PHASE)
    assert s.t[INFECTION] == 1


@pytest.mark.rule("ZD-802")
def test_a_card_without_a_roll_ends_the_phase() -> None:
    s = given("I", event="b01", infection=12)
    phase(s, INFECTION_PHASE)
    assert s.t[INFECTION] == 12
    assert "pass" in options(s)


@pytest.mark.rule("ZD-812")
def test_an_outbreak_without_lowering_leaves_the_marker() -> None:
    s = given("I", infection=13)
    text(s, "b29")
    play(s, "story f08", "super giants")
    assert s.t[INFECTION] == 13
    assert (s.t[DUE], s.t[UNCHECKED]) == (0, 0)
    assert "pass" in options(s)


@pytest.mark.rule("ZD-813")
def test_at_most_four_unchecked_outbreaks_in_a_phase() -> None:
    s = given("I", infection=12, unchecked=4)
    track.raise_infection(s, 1)
    step(s, stages.SETTLE)
    assert s.t[INFECTION] == 13
    assert "pass" in options(s)


@pytest.mark.rule("ZD-831")
def test_new_zeds_without_room_come_farther_out() -> None:
    s = given("I", zeds={"H5": "zed_2_1 zed_3_1"})
    step(s, todo(stages.OUTBREAK_ZED, 2))
    play(s, "zed zed_5_3")
    assert at(s, "z13") == "H6"


@pytest.mark.rule("ZD-832")
@pytest.mark.rule("ZD-438")
def test_chaos_nearer_than_the_village_draws_the_outbreak() -> None:
    s = given("II", chaos={"H3": 1})
    assert track.outbreak_space(s, 2) == space("H3")
    s = given("II", chaos={"H6": 1})
    assert track.outbreak_space(s, 2) == space("H5")


@pytest.mark.rule("ZD-833")
@pytest.mark.rule("ZD-1116")
def test_outbreaks_in_the_tunnel() -> None:
    assert track.outbreak_space(given("IV"), 4) == space("T_start")
    assert track.outbreak_space(given("IV", chaos={"T4": 1, "T7": 1}), 4) == space("T4")


@pytest.mark.rule("ZD-834")
def test_an_outbreak_drives_villagers_away() -> None:
    s = given("II", units={"villagers_H5": "H5"})
    step(s, todo(stages.OUTBREAK_ZED, 2))
    play(s, "zed zed_5_3")
    assert at(s, "villagers_H5") == "H4"
    assert s.t[CHAOS + space("H5")] == 1


@pytest.mark.rule("ZD-650")
def test_the_fallen_rise_after_the_fight() -> None:
    s = given("I", units={"civ1": "F2"}, wounds={"civ1": 3}, zeds={"F3": "zed_9_4"})
    s.t[TURN_FLAGS] = 4
    activate(s, "forest")
    play(s, "pick civ1", "die 1", "die 1", "die 2")
    assert at(s, "civ1") == "graveyard"
    assert s.t[RISING] == 0
    play(s, "zed zed_5_3")
    assert zeds_in(s, "F2") == {"z34", "z13"}


@pytest.mark.rule("ZD-840")
def test_what_raises_infection() -> None:
    s = given("II", units={"vip": "F0"})
    s.t[PHASE] = 2
    step(s, todo(stages.REFUGEES_MARCH, 1))
    play(s, "pick vip")
    assert s.t[INFECTION] == 1
    assert options(s) == {"option 1", "option 2", "option 3"}
    s = given("I", units={"hunt": "F2"}, wounds={"hunt": 1}, infection=3)
    step(s, todo(stages.HIT, piece("hunt") | 1 << 7))
    play(s, "die 1", "die 1")
    assert s.t[INFECTION] == 3  # not when it dies


@pytest.mark.rule("ZD-1611")
def test_darling_draws_strength_from_cards() -> None:
    s = given("III", units={"darling": "town"}, held="f21 f05", infection=5)
    play(s, "play f21")
    unit = next(u for u in s.view(0)["units"] if u["id"] == "darling")
    assert unit["free_actions"] == 1
    play(s, "play f05")
    unit = next(u for u in s.view(0)["units"] if u["id"] == "darling")
    assert unit["free_actions"] == 1  # once a turn
    assert s.t[HELD] == 0
    assert hits(s, "darling") == 0
