"""The worked examples of the rules page, each with its dice scripted."""

from __future__ import annotations

import pytest
from tests.games.zeds.given import (
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
    units_in,
    zeds_in,
)

from miasma.core.agenda import todo
from miasma.games.zeds import stages
from miasma.games.zeds.pieces import FOE
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import (
    AMMO,
    BARRICADES,
    CHAOS,
    EAT_PHASE,
    EVENT_ACTIONS,
    HEALED,
    INFECTION,
    INFECTION_PHASE,
    MINES,
    OWNED,
    PRFN,
    SUPPLIES,
    WOUNDS,
)

ECG = 4
"""The hits that regular civilians bear."""


@pytest.mark.rule("ZD-EX-01")
@pytest.mark.rule("ZD-541")
@pytest.mark.rule("ZD-543")
@pytest.mark.rule("ZD-544")
def test_four_heals_bring_civilians_back_to_full_health() -> None:
    s = given("I", units={"civ1": "bed1"}, wounds={"civ1": ECG}, infection=8)
    for left in (3, 2, 1, 0):
        s.t[HEALED] = 0  # another turn
        play(s, "heal civ1")
        assert hits(s, "civ1") == left
        assert s.view(0)["infection"] == 4 + left
    unit = s.view(0)["units"][0]
    assert (unit["reduced"], unit["hits"], unit["markers"]) == (False, 0, [])


@pytest.mark.rule("ZD-EX-02")
@pytest.mark.rule("ZD-542")
def test_a_second_heal_in_one_turn_is_illegal() -> None:
    s = given("I", units={"civ1": "bed1"}, wounds={"civ1": ECG})
    play(s, "heal civ1")
    assert "heal civ1" not in options(s)
    assert s.why_not("heal civ1", 0)[0].rule == "ZD-542"


@pytest.mark.rule("ZD-EX-03")
def test_a_hero_needs_two_heals() -> None:
    s = given("I", units={"hunt": "bed1"}, wounds={"hunt": 2})
    play(s, "heal hunt")
    unit = s.view(0)["units"][0]
    assert (unit["reduced"], unit["hits"], unit["markers"]) == (True, 0, [])
    s.t[HEALED] = 0
    play(s, "heal hunt")
    assert hits(s, "hunt") == 0


def roll_infection(s: ZedsState, *dice: str) -> ZedsState:
    """An infection phase with a roll."""
    return play(phase(s, INFECTION_PHASE), *dice)


@pytest.mark.rule("ZD-EX-04")
@pytest.mark.rule("ZD-803")
@pytest.mark.rule("ZD-830")
def test_an_outbreak_in_ingeburg() -> None:
    s = given("I", units={"civ1": "H5"}, event="b04", infection=6, ammo=9)
    roll_infection(s, "die 1", "die 4", "story f08")  # scene Highway; f08 goes to the hand
    assert s.t[INFECTION] == 1
    play(s, "zed zed_4_2", "pick civ1")
    assert at(s, "z5") == "H5"
    play(s, "die 4", "die 4")  # the melee: 4 against 3, +1 terrain, column 3
    assert s.t[INFECTION] == 2
    play(s, "...")
    assert s.view(0)["held"] == ["f08"]  # then the story text


@pytest.mark.rule("ZD-EX-05")
@pytest.mark.rule("ZD-802")
def test_an_equal_roll_is_an_outbreak_a_higher_one_is_not() -> None:
    s = given("I", event="b04", infection=6)
    roll_infection(s, "die 3", "die 4")
    assert s.t[INFECTION] == 6
    s = given("I", event="b04", infection=7)
    roll_infection(s, "die 3", "die 4")
    assert s.t[INFECTION] == 0
    assert "story f01" in {str(a) for a in s.options(-1)}


@pytest.mark.rule("ZD-EX-06")
@pytest.mark.rule("ZD-810")
def test_the_melee_is_finished_before_an_unchecked_outbreak() -> None:
    s = given("I", units={"santana": "F2"}, zeds={"F3": "zed_2_1"}, infection=12)
    play(s, "move santana F3", "no", "die 5", "die 5", "...")  # 6 against 2: 4 hits
    assert s.t[INFECTION] == 13
    assert at(s, "z1") != "F3"  # hits and retreat come first
    play(s, "die 4", "die 4")
    assert s.t[INFECTION] == 5
    play(s, "story f08")
    assert {str(a).split()[0] for a in s.options(-1)} == {"super"}


@pytest.mark.rule("ZD-EX-07")
@pytest.mark.rule("ZD-570")
@pytest.mark.rule("ZD-1020")
def test_refugees_reach_the_camp_and_take_up_arms() -> None:
    s = given(
        "II",
        units={"hernandez": "town", "villagers_S3": "S2", "civ7": "graveyard"},
        refugees=1 << 42,
        event="b01",
    )
    play(phase(s, PRFN), "pick villagers_S3")
    assert at(s, "villagers_S3") == "S1"
    s = given(
        "II",
        units={"hernandez": "town", "villagers_S3": "S1", "civ7": "graveyard"},
        refugees=1 << 42,
    )
    play(s, "move villagers_S3 town")
    assert (at(s, "villagers_S3"), s.t[INFECTION]) == ("camp", 1)
    play(s, "arm villagers_S3 civ7")
    assert at(s, "villagers_S3") == "graveyard"
    unit = next(u for u in s.view(0)["units"] if u["id"] == "civ7")
    assert (unit["at"], unit["strength"], unit["hits"]) == ("town", 2, 0)
    assert not any(option.startswith("arm") for option in options(s))


@pytest.mark.rule("ZD-EX-08")
@pytest.mark.rule("ZD-507")
def test_without_the_mayor_the_action_only_reaches_the_city_space() -> None:
    s = given("II", units={"hunt": "town", "villagers_S3": "S1"}, refugees=1 << 42)
    assert {o for o in options(s) if "villagers" in o} == {"move villagers_S3 S0"}


@pytest.mark.rule("ZD-EX-09")
@pytest.mark.rule("ZD-622")
@pytest.mark.parametrize(("face", "where", "infection"), [(3, "graveyard", 0), (4, "bed1", 1)])
def test_a_saving_roll(face: int, where: str, infection: int) -> None:
    s = given("I", units={"hunt": "F2"}, wounds={"hunt": 1})
    step(s, todo(stages.HIT, 3 | 1 << 7))
    play(s, "die 1", f"die {face}")  # not shrugged off, then the roll
    if face == 4:
        play(s, "no")
        assert "ecg" in s.view(0)["units"][0]["markers"]
    assert (at(s, "hunt"), s.t[INFECTION]) == (where, infection)


@pytest.mark.rule("ZD-EX-10")
@pytest.mark.rule("ZD-626")
@pytest.mark.parametrize(("face", "where"), [(2, "F_start"), (5, "out")])
def test_an_infector_rolls_once_for_all_hits(face: int, where: str) -> None:
    s = given("I", units={"johnson": "F2"}, foes={"vermin": "F3"}, ammo=2)
    play(s, "shoot johnson vermin", "die 3", "die 4", f"die {face}")  # column 4: 2 hits
    assert at(s, "vermin") == where
    assert "pass" in options(s)


@pytest.mark.rule("ZD-EX-11")
@pytest.mark.rule("ZD-901")
@pytest.mark.parametrize(("level", "face", "left"), [("II", 3, 4), ("II", 4, 5), ("I", 3, 5)])
def test_a_consumption_roll_counts_patients_and_the_camp(level: str, face: int, left: int) -> None:
    units = {"hunt": "bed1", "civ1": "bed2"} | ({"vip": "camp"} if level == "II" else {})
    s = given(level, units=units, event="b07", supplies=5)
    play(phase(s, EAT_PHASE), f"die {face}")
    assert s.t[SUPPLIES] == left


@pytest.mark.rule("ZD-EX-12")
@pytest.mark.rule("ZD-902")
def test_a_missing_supply_is_a_hit() -> None:
    s = given("I", units={"civ1": "town", "civ2": "bed1"}, wounds={"civ2": ECG}, supplies=1)
    step(s, todo(stages.PAY_SUPPLIES, 2))
    assert s.t[SUPPLIES] == 0
    assert options(s) == {"pick civ1"}  # not the comatose one
    play(s, "pick civ1")
    assert hits(s, "civ1") == 1


def tunnel() -> ZedsState:
    """The tunnel of the two-page example."""
    s = given(
        "IV",
        units={"kingman": "T2"},
        zeds={"T3": "zed_4_2", "T5": "zed_6_3", "T6": "zed_4_3"},
        foes={"sleeper": "T4", "k10": "T5", "grasshopper": "T5"},
        mines_at=space("T2"),
        mines=2,
        mines_built=1,
    )
    assert zeds_in(s, "T5") == {"z22", "k10", "grasshopper"}
    return s


def first_activation(s: ZedsState) -> ZedsState:
    """Die by die, as the example tells it."""
    activate(s, "tunnel")
    play(s, "die 2", "die 3")  # out of the catacombs; the perimeter does not stop it
    play(s, "die 1", "die 2", "...")  # the minefield at 7: sum 3, 2 hits
    assert (hits(s, "z5"), s.t[MINES]) == (2, 1)
    assert options(s) == {"pick kingman"} if s.to_act == (0,) else True
    play(s, "die 3", "die 4", "...")  # column 4, sum 7: two hits each way round
    assert (at(s, "z5"), hits(s, "z5"), hits(s, "kingman")) == ("T3", 4, 1)
    play(s, "die 4")  # the Sleeper passes the perimeter
    assert at(s, "sleeper") == "T3"
    play(s, "die 1")  # Zed 6 leaves T5
    assert at(s, "z22") == "T4"
    play(s, "die 6", "die 6")  # K10 is lost, T6 is full
    assert at(s, "k10") == "T7"
    play(s, "die 5")  # the Grasshopper stays
    assert at(s, "grasshopper") == "T5"
    return s


@pytest.mark.rule("ZD-EX-13")
@pytest.mark.rule("ZD-1107")
@pytest.mark.rule("ZD-1108")
@pytest.mark.rule("ZD-1113")
def test_the_first_activation_of_the_tunnel() -> None:
    s = first_activation(tunnel())
    assert at(s, "z9") == "T5"
    assert at(s, "k10") == "T7"
    assert s.t[INFECTION] == 1
    assert "pass" in options(s)


@pytest.mark.rule("ZD-EX-14")
@pytest.mark.rule("ZD-1111")
def test_the_second_activation_of_the_tunnel() -> None:
    s = first_activation(tunnel())
    activate(s, "tunnel")
    play(s, "die 6", "die 3")  # Zed 2 before the Sleeper: lost, same catacomb: killed
    assert at(s, "z5") == "out"
    play(s, "die 1", "die 5")  # the Sleeper is stopped
    assert at(s, "sleeper") == "T3"
    play(s, "die 2")  # Zed 6 into T3, which is beside Kingman
    assert at(s, "z22") == "T3"
    assert options(s) == {"pick grasshopper", "pick z9"}
    play(s, "pick grasshopper", "die 4", "die 2")
    assert (at(s, "grasshopper"), at(s, "z9")) == ("T5", "T4")
    assert zeds_in(s, "T3") == {"sleeper", "z22"}
    assert zeds_in(s, "T5") == {"grasshopper", "k10"}
    assert not zeds_in(s, "T6")
    assert not zeds_in(s, "T7")


@pytest.mark.rule("ZD-EX-15")
@pytest.mark.rule("ZD-431")
@pytest.mark.rule("ZD-1010")
@pytest.mark.rule("ZD-1014")
def test_chaos_in_beauxville_and_refugees_eaten() -> None:
    s = given("II", units={"villagers_S3": "S3"}, zeds={"S4": "zed_5_3"})
    activate(s, "suburbs")
    assert s.t[CHAOS + space("S3")] == 1
    assert at(s, "villagers_S3") == "S2"
    activate(s, "suburbs")
    assert s.t[CHAOS + space("S2")] == 0
    assert s.t[INFECTION] == 2
    play(s, "die 1")
    assert at(s, "villagers_S3") == "graveyard"


@pytest.mark.rule("ZD-EX-16")
@pytest.mark.rule("ZD-407")
@pytest.mark.rule("ZD-602")
def test_a_mob_drives_civilians_out_of_a_village() -> None:
    s = given("II", units={"civ1": "S3"}, zeds={"S4": "zed_5_3 zed_4_2"})
    activate(s, "suburbs")
    play(s, "pick civ1", "die 3", "die 4")
    assert (hits(s, "civ1"), at(s, "civ1")) == (3, "S2")
    assert s.t[CHAOS + space("S3")] == 1
    assert zeds_in(s, "S3") == {"z5", "z13"}


@pytest.mark.rule("ZD-EX-17")
@pytest.mark.rule("ZD-604")
@pytest.mark.rule("ZD-619")
def test_hunt_attacks_an_equal() -> None:
    s = given("I", units={"hunt": "F1"}, zeds={"F2": "zed_5_3"})
    play(s, "move hunt F2", "die 4", "die 4", "no", "pick z13", "pick z13", "die 4")
    assert (hits(s, "z13"), at(s, "z13")) == (2, "F3")
    assert (hits(s, "hunt"), at(s, "hunt")) == (0, "F2")
    assert s.t[INFECTION] == 1


@pytest.mark.rule("ZD-EX-18")
@pytest.mark.rule("ZD-522")
@pytest.mark.rule("ZD-614")
@pytest.mark.rule("ZD-615")
def test_two_shots() -> None:
    s = given("I", units={"johnson": "F2"}, zeds={"F3": "zed_5_3"}, ammo=1)
    play(s, "shoot johnson z13", "die 4", "die 5")
    assert (hits(s, "z13"), s.t[AMMO]) == (3, 0)
    s = given("I", units={"piazza": "F1"}, zeds={"F3": "zed_5_3"}, ammo=1)
    play(s, "shoot piazza z13", "die 3", "die 4", "stay")
    assert hits(s, "z13") == 2


@pytest.mark.rule("ZD-EX-19")
@pytest.mark.rule("ZD-560")
def test_only_a_zed_on_its_way_to_town_destroys_a_barricade() -> None:
    s = given("II", zeds={"F2": "zed_5_3"}, barricades=1 << space("F2"))
    foe = piece("z13") - FOE
    back = step(s.clone(), todo(stages.RETREAT_FOES, space("F2") | 1 << foe + 6))
    assert (at(back, "z13"), back.t[BARRICADES]) == ("F3", 1 << space("F2"))
    activate(s, "forest")
    assert (at(s, "z13"), s.t[BARRICADES]) == ("F1", 0)


@pytest.mark.rule("ZD-EX-20")
@pytest.mark.rule("ZD-591")
@pytest.mark.parametrize(("scientist", "owned"), [("wright", 3), ("agee", 4)])
def test_the_fourth_component_needs_agee(scientist: str, owned: int) -> None:
    s = given("III", units={scientist: "lab"}, owned=0b111)
    text(s, "rw01")
    if scientist == "agee":
        play(s, "pick zed_snack")
    assert s.t[OWNED].bit_count() == owned


@pytest.mark.rule("ZD-EX-21")
@pytest.mark.rule("ZD-597")
def test_a_gas_grenade_on_two_zeds() -> None:
    s = given("III", units={"hunt": "F1"}, zeds={"F2": "zed_5_3 zed_6_3"}, owned=0b1000)
    play(s, "grenade hunt F2", "pick z13", "pick z22", "pick z22", "pick z13")
    assert (hits(s, "z13"), hits(s, "z22")) == (2, 2)
    assert s.t[CHAOS + space("F2")] == 1


@pytest.mark.rule("ZD-EX-22")
@pytest.mark.rule("ZD-405")
def test_an_empty_track_gets_a_zed_that_moves_next_time() -> None:
    s = given("I")
    play(activate(s, "forest"), "zed zed_5_3")
    assert at(s, "z13") == "F_start"
    activate(s, "forest")
    assert at(s, "z13") == "F6"


@pytest.mark.rule("ZD-EX-23")
@pytest.mark.rule("ZD-1003")
def test_looters_take_everything() -> None:
    s = given("II", foes={"looters": "F0"}, units={"civ1": "town"}, supplies=2, ammo=1)
    phase(s, PRFN)
    play(s, "pick supplies", "pick supplies", "pick ammo")
    assert (s.t[SUPPLIES], s.t[AMMO], at(s, "looters")) == (0, 0, "out")
    assert hits(s, "civ1") == 0


@pytest.mark.rule("ZD-EX-24")
@pytest.mark.rule("ZD-640")
@pytest.mark.rule("ZD-410")
@pytest.mark.parametrize(("face", "where", "stands"), [(6, "S3", True), (2, "S2", False)])
def test_a_move_undone_by_the_perimeter_destroys_nothing(
    face: int, where: str, stands: bool
) -> None:
    s = given("II", units={"kingman": "S1"}, zeds={"S3": "zed_5_3"}, barricades=1 << space("S3"))
    play(activate(s, "suburbs"), f"die {face}")
    assert at(s, "z13") == where
    assert bool(s.t[BARRICADES]) == stands


@pytest.mark.rule("ZD-EX-25")
@pytest.mark.rule("ZD-903")
def test_a_compulsory_loss_carries_a_penalty_unless_the_card_says_no() -> None:
    s = given("IV", units={"civ1": "town"}, supplies=0, ammo=3)
    text(s, "o07")
    assert "pick civ1" in options(s)
    s = given("II", units={"civ1": "town"}, supplies=0, ammo=3)
    text(s, "f09")
    assert (s.t[AMMO], hits(s, "civ1")) == (2, 0)
    assert "pass" in options(s)


@pytest.mark.rule("ZD-EX-26")
def test_a_march_by_the_tab_gets_no_free_step() -> None:
    units = {"hernandez": "town", "villagers_F4": "F1"}
    s = given("II", units=units, refugees=1 << 38, event="b01")
    play(phase(s, PRFN), "pick villagers_F4")
    assert at(s, "villagers_F4") == "F0"
    s = given("II", units=units | {"villagers_F4": "F0"}, refugees=1 << 38, event="b01")
    play(phase(s, PRFN), "pick villagers_F4")
    assert (at(s, "villagers_F4"), s.t[INFECTION]) == ("camp", 1)


@pytest.mark.rule("ZD-EX-27")
def test_equals_leave_the_catacombs_in_your_order() -> None:
    s = given("IV", zeds={"T3": "zed_5_3"}, foes={"k10": "T3"})
    activate(s, "tunnel")
    assert options(s) == {"pick z13", "pick k10"}
    play(s, "pick k10", "die 4", "die 1")
    assert (at(s, "k10"), at(s, "z13")) == ("T3", "T2")


@pytest.mark.rule("ZD-EX-28")
@pytest.mark.rule("ZD-811")
def test_surplus_infection_is_lost_and_causes_one_unchecked_outbreak() -> None:
    s = given("III", units={"agee": "town"}, infection=12)
    play(s, "use overtime")
    assert s.t[INFECTION] == 13
    assert s.t[EVENT_ACTIONS] == 10
    play(s, "die 4", "die 2", "story f08")
    assert s.t[INFECTION] == 7
    play(s, "super giants")
    assert at(s, "giants") == "H5"
    assert not units_in(s, "H5")
    assert s.t[WOUNDS] == 0
