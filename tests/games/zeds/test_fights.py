"""Fights: melee, shifts, hits, saving rolls, retreats, the specials of units (5.6)."""

from __future__ import annotations

import pytest
from tests.games.zeds.given import (
    activate,
    at,
    given,
    hits,
    options,
    piece,
    play,
    space,
    step,
    text,
)

from miasma.core.agenda import todo
from miasma.games.zeds import stages
from miasma.games.zeds.pieces import FOE
from miasma.games.zeds.rules import melee, places
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import (
    BY_ABILITY,
    BY_ALPHA,
    BY_CARD,
    BY_COMPONENT,
    BY_FLAMES,
    BY_FRENZY,
    BY_LEADER,
    BY_SMART,
    BY_TERRAIN,
    BY_TURN,
    BY_WELL_ARMED,
    CHAOS,
    F_COLUMN,
    F_FOES,
    F_SHIFT,
    FIGHT,
    G_FLAMED,
    G_SHIFT,
    INFECTION,
    MARKER,
    SHIFT,
    SHIFT_WHEN,
    SHIFTED,
    TRAINED,
)

CARDIO, FLAMBE, NO_TERRAIN = 2, 8, 64


def attacked(s: ZedsState, track: str, unit: str) -> ZedsState:
    """A track is activated and a unit defends: the dice are next."""
    return play(activate(s, track), f"pick {unit}")


@pytest.mark.rule("ZD-601")
def test_a_melee_step_by_step() -> None:
    s = given("II", units={"civ1": "F3", "civ2": "F3", "vip": "F3"}, zeds={"F4": "zed_6_3"},
              defiant=1 << piece("civ1"), held="f11")  # fmt: skip
    activate(s, "forest")
    assert options(s) == {"pick civ1", "pick civ2"}  # step 2: who defends
    play(s, "pick civ1")
    assert options(s) == {"play f11", "ok"}  # step 3: cards
    play(s, "play f11")
    assert s.t[F_COLUMN] == 5  # 6 against 3 is column 1, +1 terrain, +3 by the card
    assert s.view(0)["fight"]["shifts"] == [[BY_TERRAIN, 1], [BY_CARD, 3]]
    play(s, "die 4", "die 3")  # [3, 1], the Zeds lose
    assert s.t[INFECTION] == 1  # step 9
    play(s, "pick z22", "pick z22", "pick z22")
    assert (hits(s, "z22"), hits(s, "civ1"), at(s, "z22")) == (3, 1, "F4")


@pytest.mark.rule("ZD-602")
@pytest.mark.parametrize(
    ("zed", "column"),
    [("zed_9_4", 0), ("zed_6_3", 1), ("zed_4_2", 2), ("zed_3_2", 3), ("zed_2_1", 4)],
)
def test_columns_by_ratio(zed: str, column: int) -> None:
    s = attacked(given("I", units={"civ1": "F2"}, zeds={"F3": zed}), "forest", "civ1")
    assert s.t[F_COLUMN] == column


@pytest.mark.rule("ZD-602")
def test_columns_where_humans_are_stronger() -> None:
    for power, column in (("zed_3_1", 5), ("zed_2_1", 6)):
        s = attacked(given("I", units={"furies": "F2"}, zeds={"F3": power}), "forest", "furies")
        assert s.t[F_COLUMN] == column


@pytest.mark.rule("ZD-603")
def test_attackers_get_no_terrain() -> None:
    s = given("I", units={"santana": "F4"}, zeds={"F3": "zed_6_3"})
    play(s, "move santana F3", "no")
    assert s.t[F_COLUMN] == 3


@pytest.mark.rule("ZD-605")
def test_hits_are_given_one_by_one_infectors_last() -> None:
    s = given("I", units={"furies": "F2"}, zeds={"F3": "zed_2_1"}, foes={"vermin": "F3"},
              wounds={"z1": 5})  # fmt: skip
    attacked(s, "forest", "furies")
    play(s, "die 6", "die 6")
    assert options(s) == {"pick z1"}
    play(s, "pick z1")
    assert options(s) == {"pick vermin"}


@pytest.mark.rule("ZD-606")
@pytest.mark.rule("ZD-618")
def test_all_human_hits_go_to_the_fighter() -> None:
    s = given("I", units={"civ1": "F2", "civ2": "F2"}, zeds={"F3": "zed_4_2"})
    attacked(s, "forest", "civ1")
    play(s, "die 2", "die 2")  # column 2: [0, 3]
    assert (hits(s, "civ1"), hits(s, "civ2")) == (3, 0)
    unit = next(u for u in s.view(0)["units"] if u["id"] == "civ1")
    assert (unit["reduced"], unit["hits"]) == (True, 1)


@pytest.mark.rule("ZD-607")
def test_the_others_retreat_even_if_the_fighter_is_gone() -> None:
    s = given("I", units={"civ1": "F2", "civ2": "F2"}, zeds={"F3": "zed_9_4"})
    attacked(s, "forest", "civ1")
    play(s, "die 1", "die 1", "die 1")
    assert (at(s, "civ1"), at(s, "civ2"), at(s, "z34")) == ("graveyard", "F1", "F2")
    s = given("I", units={"furies": "F2"}, zeds={"F3": "zed_2_1"}, wounds={"z1": 5})
    attacked(s, "forest", "furies")
    play(s, "die 1", "die 3", "pick z1")  # wiped out: nobody retreats
    assert at(s, "furies") == "F2"


@pytest.mark.rule("ZD-608")
def test_a_winning_attacker_holds_the_space() -> None:
    s = given("I", units={"santana": "F1"}, zeds={"F2": "zed_2_1"})
    play(s, "move santana F2", "no", "die 4", "die 4", "pick z1", "pick z1", "pick z1")
    assert (at(s, "santana"), at(s, "z1")) == ("F2", "F3")


@pytest.mark.rule("ZD-609")
@pytest.mark.rule("ZD-610")
def test_looters_on_either_side() -> None:
    s = given("II", units={"santana": "F4"}, foes={"looters": "F3"})
    play(s, "move santana F3")
    assert s.t[F_COLUMN] == 2  # 6 against 6, their terrain to the left
    play(s, "die 6", "die 6", "...")
    assert s.t[INFECTION] == 0
    s = given("II", zeds={"F4": "zed_6_3"}, foes={"looters": "F3"})
    attacked(s, "forest", "looters")
    assert s.t[F_COLUMN] == 4  # now they are the humans
    play(s, "die 6", "die 6", "...")
    assert s.t[INFECTION] == 1


@pytest.mark.rule("ZD-610")
@pytest.mark.parametrize(
    ("foe", "unit", "expected"),
    [("k10", "civ1", 2), ("festerers", "civ1", 3), ("giants", "civ1", 1), ("k10", "horatius", 0)],
)
def test_how_much_a_melee_infects(foe: str, unit: str, expected: int) -> None:
    s = given("IV", units={unit: "F2"}, foes={foe: "F3"})
    attacked(s, "forest", unit)
    play(s, "die 6", "die 6", *(["no"] if unit == "horatius" else []))
    assert s.t[INFECTION] == expected


@pytest.mark.rule("ZD-610")
def test_toxic_zeds_infect_more() -> None:
    s = given("I", units={"civ1": "F2"}, zeds={"F3": "zed_5_3"})
    s.t[MARKER + 4] = piece("z13")
    attacked(s, "forest", "civ1")
    play(s, "die 6", "die 6")
    assert s.t[INFECTION] == 3


@pytest.mark.rule("ZD-611")
def test_a_surprise_attack() -> None:
    s = given("I", units={"civ1": "H5"}, defiant=1 << piece("civ1"))
    text(s, "b08")
    play(s, "story f08", "pick civ1", "die 1", "die 2")  # Even +1 terrain: [1, 3]
    assert (hits(s, "civ1"), at(s, "civ1"), s.t[INFECTION]) == (3, "H5", 0)


@pytest.mark.rule("ZD-612")
def test_super_zeds_break_the_table() -> None:
    s = given("I", units={"civ1": "F4"}, foes={"grasshopper": "F5"})
    attacked(s, "forest", "civ1")
    assert s.t[F_COLUMN] == 2  # no terrain against them
    s = given("I", units={"furies": "F2"}, foes={"doom": "F3"})
    attacked(s, "forest", "furies")
    play(s, "die 6", "die 6", *["pick doom"] * 2)
    assert at(s, "doom") == "F2"  # they always win
    s = given("I", units={"veterans12": "F2"}, foes={"doom": "F3"})
    attacked(s, "forest", "veterans12")
    play(s, "die 6", "die 6", "pick doom", "pick doom")
    assert at(s, "doom") == "F3"  # the table decides
    s = given("I", units={"furies": "F2"}, foes={"ironclads": "F3"})
    attacked(s, "forest", "furies")
    play(s, "die 6", "die 6", "pick ironclads", "die 3", "pick ironclads", "die 4")
    assert hits(s, "ironclads") == 1


@pytest.mark.rule("ZD-613")
@pytest.mark.rule("ZD-1701")
def test_every_shift_of_a_melee() -> None:
    s = given("III", units={"civ1": "F3"}, zeds={"F4": "zed_5_3"}, barricades=1 << space("F3"))
    s.t[MARKER] = s.t[MARKER + 1] = piece("civ1")
    s.t[MARKER + 2] = s.t[MARKER + 5] = piece("z13")
    s.t[SHIFTED], s.t[SHIFT], s.t[SHIFT_WHEN] = piece("civ1"), 2, 0
    attacked(s, "forest", "civ1")
    s.t[F_SHIFT], s.t[G_FLAMED], s.t[G_SHIFT] = 3, s.t[F_FOES], 2
    assert dict(melee.shifts(s)) == {
        BY_TERRAIN: 2, BY_WELL_ARMED: 1, BY_LEADER: 1, BY_TURN: 2, BY_CARD: 3,
        BY_SMART: -1, BY_ALPHA: -1, BY_FLAMES: -2, BY_FRENZY: -2,
    }  # fmt: skip
    s = given("III", units={"schmidt": "F1"}, zeds={"F2": "zed_5_3"}, owned=1)
    play(s, "move schmidt F2")
    assert dict(melee.shifts(s)) == {BY_ABILITY: 1, BY_COMPONENT: 1}


@pytest.mark.rule("ZD-613")
def test_bubba_has_an_edge_on_either_side() -> None:
    s = given("III", units={"santana": "F1"}, foes={"bubba": "F2"})
    play(s, "move santana F2")
    assert dict(melee.shifts(s)) == {BY_ABILITY: -1}
    s = given("III", zeds={"F3": "zed_5_3"}, foes={"bubba": "F2"})
    attacked(s, "forest", "bubba")
    assert dict(melee.shifts(s)) == {BY_ABILITY: 1}


@pytest.mark.rule("ZD-615")
@pytest.mark.rule("ZD-620")
@pytest.mark.rule("ZD-1614")
def test_current_strength() -> None:
    s = given("IV", units={"civ1": "F3", "staub": "town"}, foes={"sleeper": "F5"},
              wounds={"civ1": 2, "staub": 1, "sleeper": 3}, trained=1 << piece("civ1"))  # fmt: skip
    powers = [places.strength(s, piece(name)) for name in ("civ1", "staub", "sleeper")]
    assert powers == [3, 5, 8]
    assert s.t[TRAINED]


@pytest.mark.rule("ZD-619")
@pytest.mark.parametrize(
    ("unit", "face", "taken"), [("hunt", 4, 0), ("staub", 4, 1), ("staub", 5, 0)]
)
def test_tough_and_reinforced(unit: str, face: int, taken: int) -> None:
    s = given("II", units={unit: "F2"})
    step(s, todo(stages.HIT, piece(unit) | 1 << 7))
    play(s, f"die {face}")
    assert hits(s, unit) == taken


# -- saving rolls ---------------------------------------------------------------------------------


@pytest.mark.rule("ZD-621")
@pytest.mark.parametrize(("unit", "wounds", "after"), [("hunt", 1, 0), ("civ1", 3, 2)])
def test_the_base_game_saves_to_town(unit: str, wounds: int, after: int) -> None:
    s = given("base", units={unit: "F2"}, wounds={unit: wounds})
    step(s, todo(stages.HIT, piece(unit) | 1 << 7))
    if unit == "hunt":
        play(s, "die 1")
    play(s, "die 4")
    assert (at(s, unit), hits(s, unit)) == ("town", after)


@pytest.mark.rule("ZD-623")
def test_patients_may_leave_for_the_newcomer() -> None:
    beds = {"civ1": "bed1", "civ2": "bed2", "civ3": "bed3"}
    s = given("I", units=beds | {"civ4": "F2"}, wounds={"civ1": 4, "civ4": 3})
    step(s, todo(stages.HIT, piece("civ4") | 1 << 7))
    play(s, "die 5")
    assert options(s) == {"discharge civ2", "discharge civ3", "bury civ1", "bury civ2",
                          "bury civ3", "ok"}  # fmt: skip
    other = s.clone()
    play(s, "discharge civ2", "no")
    assert (at(s, "civ4"), at(s, "civ2"), s.t[INFECTION]) == ("bed2", "town", 1)
    play(other, "ok")
    assert (at(other, "civ4"), other.t[INFECTION]) == ("graveyard", 0)


@pytest.mark.rule("ZD-624")
def test_a_bed_may_be_declined() -> None:
    s = given("I", units={"civ4": "F2"}, wounds={"civ4": 3})
    step(s, todo(stages.HIT, piece("civ4") | 1 << 7))
    play(s, "die 5", "yes")
    assert (at(s, "civ4"), s.t[INFECTION]) == ("graveyard", 0)


@pytest.mark.rule("ZD-625")
def test_the_last_hit_in_the_hospital_kills() -> None:
    s = given("III", units={"civ1": "bed1", "civ2": "bed2", "wright": "office1", "agee": "lab"},
              wounds={"civ1": 3, "civ2": 4, "agee": 1})  # fmt: skip
    for name in ("civ1", "civ2"):
        step(s, todo(stages.HIT, piece(name) | 1 << 7))
        assert at(s, name) == "graveyard"
    step(s, todo(stages.HIT, piece("agee") | 1 << 7))
    assert s.to_act == (-1,)  # the lab is not the hospital


@pytest.mark.rule("ZD-627")
@pytest.mark.rule("ZD-1015")
@pytest.mark.rule("ZD-1011")
def test_any_hit_on_refugees_forces_a_roll_villagers_are_safe() -> None:
    s = given("II", units={"vip": "F2", "villagers_F4": "F4"})
    step(s, todo(stages.HIT, piece("villagers_F4") | 1 << 7))
    assert at(s, "villagers_F4") == "F4"
    step(s, todo(stages.HIT, piece("vip") | 1 << 7))
    play(s, "die 6", "no")
    assert (at(s, "vip"), s.t[INFECTION]) == ("bed1", 1)


@pytest.mark.rule("ZD-628")
def test_looters_are_removed_and_may_come_again() -> None:
    s = given("II", units={"hunt": "F2"}, foes={"looters": "F3"}, wounds={"looters": 5}, ammo=1)
    play(s, "shoot hunt looters", "die 6", "die 6")
    assert at(s, "looters") == "out"


@pytest.mark.rule("ZD-629")
def test_bonuses_to_saving_rolls() -> None:
    s = given("III", units={"civ4": "F2", "wright": "office1"}, wounds={"civ4": 3})
    step(s, todo(stages.HIT, piece("civ4") | 1 << 7))
    play(s, "die 3", "no")
    assert at(s, "civ4") == "bed1"
    s = given("II", units={"staub": "F2"}, wounds={"staub": 1})
    step(s, todo(stages.HIT, piece("staub") | 1 << 7))
    play(s, "die 1", "die 1", "die 4", "no")  # not reinforced; then the better of two
    assert at(s, "staub") == "bed1"


# -- retreats -------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-630")
@pytest.mark.rule("ZD-1610")
def test_everybody_falls_back_but_the_dog_may_stay() -> None:
    s = given("II", units={"civ1": "F3", "pickles": "F3", "vip": "F3"}, zeds={"F4": "zed_9_4"})
    activate(s, "forest")
    assert options(s) == {"pick civ1"}  # others fight without Pickles
    play(s, "pick civ1", "die 5", "die 3", "pick z34", "die 2")
    assert (at(s, "civ1"), at(s, "pickles")) == ("F2", "F3")
    assert s.t[INFECTION] == 3  # refugees stay and are eaten


@pytest.mark.rule("ZD-631")
def test_a_beaten_attacker_goes_back_along_its_path() -> None:
    s = given("II", units={"hunt": "town", "civ1": "F1", "civ2": "F1"}, zeds={"F2": "zed_9_4"})
    play(s, "move hunt F2", "die 4", "die 3", "no", "pick z34", "die 6", "die 6")
    assert at(s, "hunt") == "F0"  # F1 is full


@pytest.mark.rule("ZD-632")
@pytest.mark.rule("ZD-634")
def test_zeds_retreat_toward_start_and_stay_there() -> None:
    s = given("I", zeds={"F6": "zed_5_3", "M_start": "zed_6_3"})
    step(s, todo(stages.RETREAT_FOES, space("F6") | 1 << piece("z13") - FOE + 6))
    step(s, todo(stages.RETREAT_FOES, space("M_start") | 1 << piece("z22") - FOE + 6))
    assert (at(s, "z13"), at(s, "z22")) == ("F_start", "M_start")


@pytest.mark.rule("ZD-633")
def test_beyond_a_full_start_another_start_is_chosen() -> None:
    s = given("I", zeds={"F6": "zed_5_3", "F_start": "zed_2_1 zed_3_1"})
    step(s, todo(stages.RETREAT_FOES, space("F6") | 1 << piece("z13") - FOE + 6))
    assert options(s) == {"pick M_start", "pick H_start", "pick S_start"}
    play(s, "pick H_start")
    assert at(s, "z13") == "H_start"
    full = dict.fromkeys(("F_start", "M_start", "H_start", "S_start"), "zed_5_3 zed_6_3")
    s = given("I", zeds=full | {"F6": "zed_2_1"})
    step(s, todo(stages.RETREAT_FOES, space("F6") | 1 << piece("z1") - FOE + 6))
    assert at(s, "z1") == "out"


@pytest.mark.rule("ZD-633")
def test_the_stronger_of_two_units_takes_the_last_room() -> None:
    s = given("I", units={"civ4": "F2", "hunt": "F2", "civ1": "F1"}, zeds={"F3": "zed_9_4"})
    attacked(s, "forest", "civ4")
    play(s, "die 4", "die 3")  # column 0: [0, 3]; nobody is asked who goes first
    assert (at(s, "hunt"), at(s, "civ4")) == ("F1", "F0")
    s = given("I", units={"civ4": "F2", "civ5": "F2", "civ1": "F1"}, zeds={"F3": "zed_9_4"})
    both = 1 << piece("civ4") | 1 << piece("civ5")
    step(s, todo(stages.RETREAT_UNITS, space("F2") | both << 6))
    assert options(s) == {"pick civ4", "pick civ5"}  # equals
    play(s, "pick civ5")
    assert (at(s, "civ5"), at(s, "civ4")) == ("F1", "F0")


@pytest.mark.rule("ZD-635")
def test_units_that_retreat_into_enemies_go_in_your_order() -> None:
    s = given("I", units={"civ4": "F2", "hunt": "F2"}, zeds={"F1": "zed_2_1"})
    both = 1 << piece("civ4") | 1 << piece("hunt")
    step(s, todo(stages.RETREAT_UNITS, space("F2") | both << 6))
    assert options(s) == {"pick civ4", "pick hunt"}


@pytest.mark.rule("ZD-635")
def test_retreating_into_enemies_is_an_attack() -> None:
    s = given("I", units={"furies": "F3", "hunt": "F2"}, zeds={"F4": "zed_2_1"})
    step(s, todo(stages.RETREAT_FOES, space("F4") | 1 << piece("z1") - FOE + 6))
    assert at(s, "z1") == "F5"
    s = given("I", units={"furies": "F4"}, zeds={"F3": "zed_2_1"})
    step(s, todo(stages.RETREAT_FOES, space("F3") | 1 << piece("z1") - FOE + 6))
    assert options(s) == {"pick furies"}
    play(s, "pick furies", "die 6", "die 3", *["pick z1"] * 3)
    assert at(s, "z1") == "F5"  # farther in its own direction
    s = given("I", units={"civ1": "F3"}, zeds={"F2": "zed_9_4"})
    step(s, todo(stages.RETREAT_ONE, piece("civ1")))
    play(s, "die 6", "die 5", "pick z34")  # column 0: [1, 2], Zeds lose from column 1
    assert (at(s, "civ1"), at(s, "z34")) == ("F1", "F2")


@pytest.mark.rule("ZD-636")
def test_units_indoors_never_retreat() -> None:
    s = given("I", units={"hunt": "bed1", "piazza": "town"})
    for name in ("hunt", "piazza"):
        step(s, todo(stages.RETREAT_ONE, piece(name)))
    assert (at(s, "hunt"), at(s, "piazza")) == ("bed1", "town")


@pytest.mark.rule("ZD-637")
def test_retreating_zeds_cause_chaos() -> None:
    s = given("II", units={"vip": "F3"}, zeds={"F2": "zed_5_3"})
    step(s, todo(stages.RETREAT_FOES, space("F2") | 1 << piece("z13") - FOE + 6))
    assert (at(s, "z13"), s.t[CHAOS + space("F3")], s.t[INFECTION]) == ("F3", 1, 2)


# -- specials -------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-642")
@pytest.mark.parametrize(("face", "fights"), [(1, True), (2, False)])
def test_stealth(face: int, fights: bool) -> None:
    s = given("II", units={"pickles": "F3", "vip": "F3"}, zeds={"F4": "zed_5_3"})
    play(activate(s, "forest"), f"die {face}")
    assert (s.t[FIGHT] >= 0) == fights
    if not fights:
        assert s.t[CHAOS + space("F3")] == 1  # as if undefended
        assert s.t[INFECTION] == 2
    s = given("II", units={"pickles": "F1"}, zeds={"F3": "zed_5_3"})
    play(s, "move pickles F4", f"die {face}")
    if not fights:
        assert {"go F4", "stay"} <= options(s)
        play(s, "go F5")
        assert at(s, "pickles") == "F5"


@pytest.mark.rule("ZD-643")
def test_traps() -> None:
    s = given("II", units={"johnson": "F3", "civ1": "F3"}, zeds={"F4": "zed_5_3"})
    play(activate(s, "forest"), "yes", "die 4", "pick z13")
    assert (hits(s, "z13"), at(s, "johnson"), at(s, "civ1")) == (1, "F2", "F2")
    assert (at(s, "z13"), s.t[INFECTION]) == ("F3", 0)
    s = given("II", units={"johnson": "F3"}, zeds={"F4": "zed_5_3"})
    play(activate(s, "forest"), "yes", "die 3")
    assert options(s) == {"pick johnson"}


@pytest.mark.rule("ZD-644")
def test_the_bull_charge() -> None:
    s = given("II", units={"santana": "F1"}, zeds={"F2": "zed_9_4"})
    play(s, "move santana F2", "yes", "die 4", "pick z34")
    assert (hits(s, "z34"), at(s, "z34"), at(s, "santana")) == (1, "F3", "F2")
    assert s.t[INFECTION] == 0
    s = given("II", units={"santana": "F1"}, foes={"giants": "F2"})
    play(s, "move santana F2")
    assert s.to_act == (-1,)  # only against regular Zeds


@pytest.mark.rule("ZD-645")
@pytest.mark.rule("ZD-1607")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_the_assassin(face: int) -> None:
    s = given("III", units={"darling": "F1"}, zeds={"F2": "zed_5_3"})
    play(s, "move darling F2", f"die {face}")
    if face == 2:
        assert options(s) == {"go F1", "stay"}
        play(s, "go F1")
        assert (at(s, "darling"), s.t[INFECTION]) == ("F1", 0)
        return
    assert s.t[F_COLUMN] == (2 if face == 1 else 4)
    play(s, "die 1", "die 1")
    if face == 3:
        assert (hits(s, "darling"), s.t[INFECTION], at(s, "darling")) == (0, 0, "F1")
    else:
        assert s.t[INFECTION] == 1


@pytest.mark.rule("ZD-1607")
@pytest.mark.rule("ZD-1801")
def test_the_assassin_goes_back_to_a_start_or_toward_town() -> None:
    s = given("III", units={"darling": "F_start"}, zeds={"F6": "zed_5_3"})
    play(s, "move darling F6", "die 2")
    assert options(s) == {"yes", "no"}  # no `go` names a Start
    play(s, "yes")
    assert at(s, "darling") == "F_start"
    s = given("III", units={"darling": "F1"}, zeds={"F2": "zed_5_3"})
    activate(s, "forest")
    play(s, "...", "die 2", "stay")
    assert at(s, "darling") == "F1"
    assert s.t[F_COLUMN] == 2


@pytest.mark.rule("ZD-646")
def test_a_reroll_is_final() -> None:
    s = given("I", units={"schmidt": "F1"}, zeds={"F2": "zed_5_3"})
    play(s, "move schmidt F2", "die 1", "die 1", "yes", "die 6", "die 6")
    assert options(s) == {"pick z13"}


@pytest.mark.rule("ZD-647")
def test_extra_dice_for_defenders() -> None:
    s = given("IV", units={"civ1": "F2", "wilson": "F2"}, zeds={"F3": "zed_5_3"}, top_story=7)
    attacked(s, "forest", "civ1")
    play(s, "die 1", "die 6")
    assert s.to_act == (-1,)
    play(s, "die 6")
    assert s.view(0)["fight"]["total"] == 12
    s = given("III", units={"civ1": "F0", "wzed": "town"}, zeds={"F1": "zed_5_3"})
    attacked(s, "forest", "civ1")
    play(s, "die 1", "die 6", "die 5")
    assert s.view(0)["fight"]["total"] == 11


@pytest.mark.rule("ZD-648")
def test_the_last_stand_in_town() -> None:
    s = given("III", units={"clarion": "F4", "hunt": "town"}, zeds={"M0": "zed_2_1"})
    attacked(s, "mountain", "hunt")
    assert melee.terrain(s, s.t[FIGHT]) == 2
    play(s, "die 6", "die 5", "no", *["pick z1"] * 4)
    assert (at(s, "z1"), s.over) == ("M0", False)
    attacked(s, "mountain", "hunt")
    play(s, "die 1", "die 1", "no", "pick z1", "pick z1")
    assert s.over or at(s, "z1") != "town"
    s = given("III", units={"clarion": "F4"}, zeds={"M0": "zed_2_1"})
    activate(s, "mountain")
    assert s.over


@pytest.mark.rule("ZD-649")
def test_cardio_lets_defenders_run() -> None:
    s = given("II", units={"civ1": "F3", "civ2": "F3"}, zeds={"F4": "zed_5_3"}, turn_flags=CARDIO)
    play(activate(s, "forest"), "yes")
    assert (at(s, "civ1"), at(s, "civ2"), at(s, "z13")) == ("F2", "F2", "F3")
    assert s.t[INFECTION] == 0


@pytest.mark.rule("ZD-651")
def test_flames() -> None:
    s = given("V", units={"civ1": "F2"}, zeds={"F3": "zed_3_2"}, chaos={"F3": 1}, turn_flags=FLAMBE)
    attacked(s, "forest", "civ1")
    assert s.t[F_COLUMN] == 1
    play(s, "die 6", "die 6", "pick z3", "pick z3")
    assert hits(s, "z3") == 3  # 2 of the melee, 1 of the flames
    s = given("V", zeds={"F3": "zed_3_2"}, chaos={"F3": 1}, turn_flags=FLAMBE)
    activate(s, "forest")
    assert (at(s, "z3"), hits(s, "z3")) == ("F2", 1)


@pytest.mark.rule("ZD-598")
def test_zed_snack() -> None:
    s = given("III", units={"civ1": "F2"}, zeds={"F3": "zed_9_4"}, owned=0b10000)
    attacked(s, "forest", "civ1")
    play(s, "die 1", "die 1", "die 1", "pick z34")
    assert (at(s, "civ1"), hits(s, "z34")) == ("graveyard", 1)


@pytest.mark.rule("ZD-121")
def test_a_last_stand_turns_the_result() -> None:
    s = given("I", units={"civ1": "F2"}, zeds={"F3": "zed_9_4"}, held="f08")
    attacked(s, "forest", "civ1")
    play(s, "die 1", "die 1")
    assert options(s) == {"play f08", "ok"}
    play(s, "play f08", "pick z34")
    assert (hits(s, "civ1"), hits(s, "z34"), at(s, "z34")) == (0, 1, "F3")
