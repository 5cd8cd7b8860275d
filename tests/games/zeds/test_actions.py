"""The action phase: moves, gunfire, search, healing, building, arming (5.5)."""

from __future__ import annotations

import pytest
from tests.games.zeds.given import (
    at,
    given,
    hits,
    options,
    piece,
    play,
    space,
    step,
    text,
    units_in,
    why,
)

from miasma.core.agenda import todo
from miasma.games.zeds import stages
from miasma.games.zeds.board import BRIDGE_AT
from miasma.games.zeds.table import (
    ACTION_PHASE,
    AMMO,
    BARRICADES,
    BRIDGE,
    DEFIANT,
    EVENT_ACTIONS,
    FREE_ACTIONS,
    FREE_MOVES,
    HEALED,
    INFECTION,
    MINES,
    OUTPOST_AT,
    PHASE,
    PLAYER_ACTIONS,
    SUPPLIES,
    WOUNDS,
)


@pytest.mark.rule("ZD-501")
@pytest.mark.parametrize(
    ("level", "event", "expected"),
    [("base", "b01", 1), ("I", "b01", 2), ("II", "b01", 7), ("II", "b30", 0)],
)
def test_event_actions_of_a_turn(level: str, event: str, expected: int) -> None:
    s = given(level, units={"hunt": "town"}, event=event, actions=0)
    s.t[PHASE] = ACTION_PHASE
    step(s, todo(stages.RUN_PHASE, ACTION_PHASE))
    assert (s.t[EVENT_ACTIONS], s.t[PLAYER_ACTIONS]) == (expected, 1)


@pytest.mark.rule("ZD-502")
def test_actions_in_any_order_until_you_pass() -> None:
    s = given("I", units={"hunt": "F1", "piazza": "town"}, actions=1)
    play(s, "move hunt F2", "move hunt F1")
    assert {o for o in options(s) if o.startswith("move")} == set()
    assert why(s, "move hunt F2") == "ZD-502"
    play(s, "pass")
    assert s.t[PHASE] != ACTION_PHASE


@pytest.mark.rule("ZD-503")
@pytest.mark.rule("ZD-508")
def test_what_each_level_allows() -> None:
    s = given("base", units={"hunt": "F3"}, ammo=3)
    kinds = {o.split()[0] for o in options(s)}
    assert kinds == {"move", "search", "pass"}
    assert why(s, "heal hunt") == "ZD-503"
    assert why(s, "barricade hunt F3") == "ZD-503"
    assert why(s, "research") == "ZD-503"


@pytest.mark.rule("ZD-504")
def test_character_actions_cost_nothing_once_a_turn() -> None:
    s = given("I", units={"schmidt": "F1"})
    before = s.t[EVENT_ACTIONS]
    play(s, "use initiative")
    assert (s.t[EVENT_ACTIONS], s.t[FREE_ACTIONS + piece("schmidt")]) == (before, 1)
    assert why(s, "use initiative") == "ZD-504"
    s = given("III", units={"seaver": "town", "hunt": "bed1"}, wounds={"hunt": 1}, supplies=3)
    assert why(s, "use medic") == "ZD-504"  # not in an office
    assert "use first_aid" in options(s)


@pytest.mark.rule("ZD-505")
@pytest.mark.rule("ZD-514")
def test_a_free_action_is_used_first_and_by_its_unit_only() -> None:
    s = given("I", units={"schmidt": "F1", "hunt": "F2"}, actions=0, player_actions=0)
    s.t[EVENT_ACTIONS] = 0
    play(s, "use initiative")
    assert any(o.startswith("move schmidt") for o in options(s))
    assert not any(o.startswith("move hunt") for o in options(s))
    play(s, "move schmidt F0")
    assert options(s) <= {"pass", "use leadership"}
    s = given("I", units={"schmidt": "F1"}, actions=3)
    play(s, "move schmidt F2")
    assert (s.t[PLAYER_ACTIONS], s.t[EVENT_ACTIONS]) == (0, 3)
    play(s, "move schmidt F1")
    assert s.t[EVENT_ACTIONS] == 2


@pytest.mark.rule("ZD-505")
def test_a_free_move_pays_for_a_move_alone() -> None:
    s = given("I", units={"hunt": "town"}, actions=0, player_actions=0)
    text(s, "b13")
    assert s.t[FREE_MOVES + piece("hunt")] == 1
    assert {o.split()[0] for o in options(s)} == {"move", "pass"}


@pytest.mark.rule("ZD-506")
def test_comatose_units_do_nothing() -> None:
    s = given("I", units={"hunt": "bed1"}, wounds={"hunt": 2})
    assert options(s) == {"heal hunt", "bury hunt", "pass"}
    assert why(s, "move hunt town") == "ZD-506"


# -- moves ----------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-507")
def test_a_unit_moves_as_far_as_it_can() -> None:
    s = given("I", units={"hunt": "F3"})
    ends = {o.split()[2] for o in options(s) if o.startswith("move")}
    assert {"F6", "F5", "F4", "town"} <= ends  # 4 points
    assert "M0" not in ends
    s = given("I", units={"hunt": "F3", "hernandez": "town"})
    ends = {o.split()[2] for o in options(s) if o.startswith("move hunt")}
    assert {"M0", "bed1"} <= ends  # Town Center costs nothing
    assert why(s, "move hunt M2") == "ZD-507"


@pytest.mark.rule("ZD-508")
def test_enemies_end_a_move_and_are_attacked() -> None:
    s = given("I", units={"hunt": "F1"}, zeds={"F3": "zed_5_3"})
    ends = {o.split()[2] for o in options(s) if o.startswith("move")}
    assert "F3" in ends
    assert "F4" not in ends
    play(s, "move hunt F3", "die 1", "die 1", "no", "die 1", "die 1", "die 1")
    assert (at(s, "hunt"), s.t[INFECTION]) == ("graveyard", 1)


@pytest.mark.rule("ZD-509")
def test_defiant_civilians_stay_until_attacked() -> None:
    s = given("II", units={"civ1": "F4", "hunt": "town"}, defiant=1 << piece("civ1"), supplies=5)
    assert not any(o.startswith("move civ1") for o in options(s))
    assert {"search civ1", "barricade civ1 F4"} <= options(s)
    assert why(s, "move civ1 F3") == "ZD-509"
    step(s, todo(stages.PLACE_ZED, space("F4") | 1 << 7))
    play(s, "zed zed_2_1", "pick civ1", "die 6", "die 6")
    assert not s.t[DEFIANT]


@pytest.mark.rule("ZD-510")
@pytest.mark.rule("ZD-548")
def test_rooms_of_the_hospital() -> None:
    s = given("III", units={"wright": "town", "hunt": "town"})
    ends = {o.split()[2] for o in options(s) if o.startswith("move wright")}
    assert {"office1", "office2", "lab", "bed1"} <= ends
    ends = {o.split()[2] for o in options(s) if o.startswith("move hunt")}
    assert "bed1" in ends
    assert not ends & {"office1", "lab"}
    assert why(s, "move hunt lab") == "ZD-510"


@pytest.mark.rule("ZD-511")
@pytest.mark.rule("ZD-1106")
def test_surface_units_stay_above() -> None:
    s = given("IV", units={"petras_angels": "town", "national_guard": "T0", "hunt": "town"})
    assert not any(" T" in o for o in options(s) if o.startswith("move petras"))
    assert why(s, "move petras_angels T0") == "ZD-511"
    assert "move hunt T0" in options(s)


@pytest.mark.rule("ZD-512")
@pytest.mark.rule("ZD-513")
@pytest.mark.rule("ZD-545")
def test_discharges_are_free() -> None:
    s = given("I", units={"hunt": "bed1", "civ1": "bed2"}, wounds={"hunt": 1, "civ1": 4},
              actions=1)  # fmt: skip
    assert "discharge civ1" not in options(s)
    assert why(s, "discharge civ1") == "ZD-512"
    play(s, "heal hunt", "discharge hunt", "bury civ1")
    assert (at(s, "hunt"), at(s, "civ1")) == ("town", "graveyard")
    assert s.t[EVENT_ACTIONS] == 1


@pytest.mark.rule("ZD-1501")
def test_the_bridge() -> None:
    s = given("II", units={"hunt": "S2", "bauer": "S0", "piazza": "S1"})
    text(s, "f14")
    assert why(s, "move hunt S1") == "ZD-1501"
    assert "move piazza S0" in options(s)
    play(s, "bridge hunt")
    assert s.t[BRIDGE] == 2
    ends = {o.split()[2] for o in options(s) if o.startswith("move hunt")}
    assert "S1" in ends
    assert "S0" not in ends  # everyone must stop there
    play(s, "bridge bauer")
    assert s.t[BRIDGE] == 0
    assert space("S1") == BRIDGE_AT


# -- gunfire --------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-520")
def test_gunfire_needs_ammo_and_a_target_beside() -> None:
    s = given("I", units={"schmidt": "F2"}, zeds={"F3": "zed_5_3", "F4": "zed_6_3"}, ammo=1)
    assert "shoot schmidt z13" in options(s)
    assert why(s, "shoot schmidt z22") == "ZD-520"
    s = given("I", units={"schmidt": "F2"}, zeds={"F3": "zed_5_3"}, ammo=0)
    assert why(s, "shoot schmidt z13") == "ZD-520"
    s = given("I", units={"schmidt": "bed1"}, zeds={"F0": "zed_5_3"}, ammo=4)
    assert why(s, "shoot schmidt z13") == "ZD-520"
    s = given("I", units={"schmidt": "town"}, zeds={"F0": "zed_5_3"}, ammo=4)
    assert "shoot schmidt z13" in options(s)


@pytest.mark.rule("ZD-521")
@pytest.mark.rule("ZD-1105")
def test_long_range_along_one_track() -> None:
    zeds = {"F2": "zed_2_1", "F3": "zed_3_1", "T1": "zed_3_2", "T0": "zed_4_1"}
    s = given("IV", units={"piazza": "town"}, ammo=9, zeds=zeds)
    shots = {o for o in options(s) if o.startswith("shoot")}
    assert shots == {"shoot piazza z1", "shoot piazza z4"}
    s = given("I", units={"hunt": "F1"}, zeds={"F3": "zed_2_1", "M0": "zed_3_1"}, ammo=9)
    assert {o for o in options(s) if o.startswith("shoot")} == {"shoot hunt z1"}


@pytest.mark.rule("ZD-522")
def test_looters_get_their_terrain_against_gunfire() -> None:
    from miasma.games.zeds.rules import gunfire

    s = given("II", units={"hunt": "F2"}, foes={"looters": "F3"}, ammo=3)
    assert gunfire.column(s, piece("hunt"), piece("looters"), 0) == 5 - 1 - 1


@pytest.mark.rule("ZD-523")
def test_who_never_shoots() -> None:
    s = given("II", units={"furies": "F2", "pickles": "F2"}, zeds={"F3": "zed_5_3"}, ammo=3)
    assert not any(o.startswith("shoot") for o in options(s))
    assert why(s, "shoot furies z13") == "ZD-523"


# -- search ---------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-530")
@pytest.mark.parametrize(
    ("where", "face", "found"),
    [("F3", 3, (0, 0)), ("F3", 5, (1, 0)), ("F3", 6, (2, 0)), ("M4", 4, (0, 1)), ("F4", 6, (0, 1))],
)
def test_a_search(where: str, face: int, found: tuple[int, int]) -> None:
    s = given("I", units={"hunt": where})
    play(s, "search hunt", f"die {face}")
    assert (s.t[SUPPLIES], s.t[AMMO]) == found


@pytest.mark.rule("ZD-530")
@pytest.mark.rule("ZD-534")
def test_where_nothing_can_be_searched() -> None:
    s = given("II", units={"hunt": "F2", "piazza": "bed1", "schmidt": "M4"}, chaos={"M4": 1})
    assert not any(o.startswith("search") for o in options(s))
    assert why(s, "search hunt") == "ZD-530"
    assert why(s, "search piazza") == "ZD-534"


@pytest.mark.rule("ZD-530")
def test_a_six_in_the_city_is_your_choice() -> None:
    s = given("I", units={"hunt": "town"})
    play(s, "search hunt", "die 6", "pick ammo")
    assert (s.t[SUPPLIES], s.t[AMMO]) == (0, 1)


@pytest.mark.rule("ZD-531")
def test_scavengers_choose_a_die_and_doubles_count_twice() -> None:
    s = given("I", units={"johnson": "F3"})
    play(s, "search johnson", "die 2", "die 6", "option 2")
    assert s.t[SUPPLIES] == 2
    s = given("I", units={"johnson": "F3"})
    play(s, "search johnson", "die 4", "die 4")
    assert s.t[SUPPLIES] == 2


@pytest.mark.rule("ZD-532")
def test_only_ammo_counts_in_the_base_game() -> None:
    s = given("base", units={"hunt": "town"}, ammo=0)
    play(s, "search hunt", "die 4")
    assert s.t[SUPPLIES] == 0
    play(s, "search hunt", "die 6")
    assert (s.t[SUPPLIES], s.t[AMMO]) == (0, 1)


@pytest.mark.rule("ZD-533")
def test_refugees_and_the_comatose_do_not_search() -> None:
    s = given("II", units={"vip": "F3", "hunt": "bed1"}, wounds={"hunt": 2})
    assert not any(o.startswith("search") for o in options(s))


@pytest.mark.rule("ZD-1606")
def test_the_mayor_helps_others_in_the_city() -> None:
    s = given("I", units={"hernandez": "F0", "hunt": "M0"})
    play(s, "search hunt", "die 3")
    assert s.t[SUPPLIES] == 1
    play(s, "search hernandez", "die 3")
    assert s.t[SUPPLIES] == 1  # not himself


# -- healing --------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-540")
def test_a_patient_lies_in_a_bed() -> None:
    s = given("I", units={"hunt": "town", "piazza": "bed1"}, wounds={"hunt": 1, "piazza": 1})
    assert {o for o in options(s) if o.startswith("heal")} == {"heal piazza"}
    assert why(s, "heal hunt") == "ZD-540"
    play(s, "heal piazza")
    assert s.t[SUPPLIES] == 0
    assert s.why_not("heal piazza", 0)[0].rule == "ZD-542"
    s.t[HEALED] = 0
    assert why(s, "heal piazza") == "ZD-541"


@pytest.mark.rule("ZD-546")
def test_field_healers_help_themselves_and_their_neighbours() -> None:
    s = given("I", units={"johnson": "F2", "hunt": "F1", "piazza": "M0", "salvation": "F1"},
              wounds={"johnson": 1, "hunt": 1, "piazza": 1}, supplies=2)  # fmt: skip
    assert "aid johnson johnson" in options(s)
    assert why(s, "aid johnson piazza") == "ZD-546"
    play(s, "aid salvation hunt")
    assert (hits(s, "hunt"), s.t[SUPPLIES], s.t[EVENT_ACTIONS]) == (0, 1, 9)
    assert not any(o.startswith("aid salvation") for o in options(s))  # once a turn
    play(s, "aid johnson johnson")
    assert (hits(s, "johnson"), s.t[SUPPLIES], s.t[PLAYER_ACTIONS]) == (0, 0, 0)


@pytest.mark.rule("ZD-547")
def test_a_refugee_leaves_its_bed_for_the_camp() -> None:
    s = given("II", units={"vip": "bed1"}, wounds={"vip": 1}, infection=3)
    play(s, "heal vip")
    assert (at(s, "vip"), s.t[INFECTION]) == ("camp", 2)


@pytest.mark.rule("ZD-544")
def test_agee_in_an_office_lowers_infection_more() -> None:
    s = given("III", units={"agee": "office1", "hunt": "bed1"}, wounds={"hunt": 1}, infection=5)
    play(s, "heal hunt")
    assert s.t[INFECTION] == 3


# -- building -------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-550")
@pytest.mark.rule("ZD-552")
@pytest.mark.rule("ZD-553")
def test_a_barricade() -> None:
    s = given("II", units={"hunt": "F2", "civ1": "F4", "pickles": "M2", "bauer": "H3"}, supplies=4)
    assert {"barricade hunt F2", "barricade bauer H3", "barricade bauer H2"} <= options(s)
    assert why(s, "barricade hunt F3") == "ZD-550"
    assert why(s, "barricade pickles M2") == "ZD-550"
    play(s, "barricade hunt F2")
    assert (s.t[SUPPLIES], s.t[BARRICADES]) == (2, 1 << space("F2"))
    assert why(s, "barricade civ1 F4") == "ZD-552"
    play(s, "barricade bauer H2")
    assert s.t[SUPPLIES] == 1
    assert why(s, "barricade civ1 F4") == "ZD-550"  # no supplies


@pytest.mark.rule("ZD-561")
@pytest.mark.rule("ZD-562")
def test_outpost_and_minefield() -> None:
    s = given("II", units={"kingman": "F2"}, supplies=9, ammo=2)
    play(s, "outpost", "mines")
    assert (s.t[SUPPLIES], s.t[AMMO], s.t[MINES]) == (4, 1, 2)
    assert s.t[OUTPOST_AT] == space("F2")
    assert why(s, "outpost") == "ZD-561"
    assert why(s, "mines") == "ZD-562"
    s = given("II", units={"kingman": "town"}, supplies=9, ammo=2)
    assert why(s, "outpost") == "ZD-561"


@pytest.mark.rule("ZD-564")
def test_nobody_builds_among_zeds_or_chaos() -> None:
    s = given("II", units={"pickles": "F3", "horatius": "F3", "bauer": "F2"}, chaos={"F3": 1},
              supplies=9)  # fmt: skip
    assert "barricade bauer F3" not in options(s)
    assert why(s, "barricade bauer F3") == "ZD-564"


@pytest.mark.rule("ZD-570")
def test_arming_needs_camp_and_graveyard() -> None:
    s = given("II", units={"vip": "camp", "civ1": "graveyard", "civ2": "town"})
    assert {o for o in options(s) if o.startswith("arm")} == {"arm vip civ1"}
    assert why(s, "arm vip civ2") == "ZD-570"
    play(s, "arm vip civ1")
    assert (s.t[WOUNDS + piece("civ1")], units_in(s, "camp")) == (2, set())
    assert why(s, "arm vip civ1") == "ZD-570"


@pytest.mark.rule("ZD-1519")
def test_extra_actions_wait_for_the_action_phase_and_are_lost_after_it() -> None:
    s = given("I", actions=0)
    s.t[PHASE] = 3
    text(s, "f05")
    assert s.t[EVENT_ACTIONS] == 2
    s = given("I", actions=0)
    s.t[PHASE] = 7
    text(s, "f05")
    assert s.t[EVENT_ACTIONS] == 0
