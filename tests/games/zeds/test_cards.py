"""Every story card and every research card; research, superweapon, cure (ZD-580 to ZD-599)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.zeds.given import (
    RESEARCH,
    STORIES,
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
    units_in,
    why,
    zeds_in,
)

from miasma.core.agenda import todo
from miasma.games.zeds import stages
from miasma.games.zeds.table import (
    AMMO,
    BASIC_ON_TOP,
    BREAKTHROUGHS_LEFT,
    BRIDGE,
    CHAOS,
    CURE,
    CURES_LEFT,
    EVENT_ACTIONS,
    F_COLUMN,
    INFECTION,
    MARKER,
    NO_ENTRY,
    OWNED,
    RESEARCHED,
    SUPERWEAPON,
    SUPPLIES,
    TURN_FLAGS,
    WEAPONS_LEFT,
)

# -- story cards ----------------------------------------------------------------------------------


@pytest.mark.rule("ZD-1500")
@pytest.mark.parametrize(("card", "n"), [("f01", 2), ("f11", 3), ("f23", 2)])
def test_cards_that_shift_a_melee(card: str, n: int) -> None:
    s = given("III", units={"santana": "F1"}, zeds={"F2": "zed_9_4"}, held=card)
    play(s, "move santana F2", "no", f"play {card}")
    assert s.t[F_COLUMN] == 2 + n
    play(s, "die 4", "die 4", "...")
    if card == "f23":
        assert hits(s, "santana") >= 1  # its price


def test_f01_only_helps_attackers() -> None:
    s = given("I", units={"civ1": "F2"}, zeds={"F3": "zed_5_3"}, held="f01")
    play(activate(s, "forest"), "pick civ1")
    assert s.to_act == (-1,)


def test_f02_from_the_lake() -> None:
    s = given("I")
    text(s, "f02")
    play(s, "zed zed_2_1")
    assert at(s, "z1") == "M2"


def test_f03_a_civilian_leader() -> None:
    s = given("I", units={"civ1": "F4"}, held="f03")
    play(s, "play f03", "pick civ1")
    assert s.t[MARKER + 1] == piece("civ1")


def test_f04_vermin() -> None:
    s = given("I", zeds={"M3": "zed_5_3"})
    text(s, "f04")
    assert at(s, "vermin") == "M_start"


def test_f05_adrenaline() -> None:
    s = given("I", held="f05", actions=1)
    play(s, "play f05")
    assert s.t[EVENT_ACTIONS] == 3


@pytest.mark.rule("ZD-1524")
@pytest.mark.parametrize(
    ("card", "answers", "where"),
    [
        ("f06", ("pick furies",), "town"),
        ("f12", ("pick hunt", "pick S_start"), "S_start"),
        ("f27", ("join hunt", "pick town"), "town"),
    ],
)
def test_cards_that_bring_units(card: str, answers: tuple[str, ...], where: str) -> None:
    s = given("IV", units={"piazza": "town"}, held=card)
    play(s, f"play {card}", *answers)
    assert at(s, answers[0].split()[1]) == where


@pytest.mark.rule("ZD-1523")
def test_f07_a_mob_in_st_thomas() -> None:
    s = given("I", units={"civ1": "F4"})
    text(s, "f07")
    play(s, "zed zed_2_1", "zed zed_3_1")
    assert options(s) == {"pick civ1"}
    play(s, "pick civ1")
    assert s.view(0)["fight"]["foes"] == ["z1", "z2"]  # as one group


def test_f09_spoils_without_a_penalty() -> None:
    s = given("I", units={"civ1": "F4"}, supplies=1, ammo=3)
    text(s, "f09")
    assert (s.t[SUPPLIES], s.t[AMMO], hits(s, "civ1")) == (0, 2, 0)


def test_f10_cooked_inventories() -> None:
    s = given("II", units={"civ1": "F4"}, supplies=1, ammo=3)
    text(s, "f10")
    play(s, "die 2", "pick civ1", "die 3")
    assert (s.t[SUPPLIES], s.t[AMMO], hits(s, "civ1")) == (0, 2, 1)


@pytest.mark.rule("ZD-1514")
def test_f13_a_rally() -> None:
    s = given("II", chaos={"F4": 1, "M2": 1})
    text(s, "f13")
    play(s, "zed zed_2_1", "zed zed_3_2")
    assert (at(s, "z1"), at(s, "z3")) == ("out", "F4")


@pytest.mark.rule("ZD-1501")
def test_f14_the_bridge_collapses_again() -> None:
    s = given("II", bridge=2)
    text(s, "f14")
    assert s.t[BRIDGE] == 1


def test_f15_torrential_rain() -> None:
    s = given("II", units={"hunt": "M1", "piazza": "town"}, zeds={"M4": "zed_5_3 zed_6_3"})
    text(s, "f15")
    play(s, "pick z22", "die 2", "die 6")
    assert (at(s, "z22"), at(s, "z13")) == ("M3", "M5")
    assert s.t[TURN_FLAGS] & 32
    assert why(s, "move hunt M0") == "ZD-1500"
    assert "move piazza M0" not in options(s)
    activate(s, "mountain")
    assert at(s, "z22") == "M3"


@pytest.mark.rule("ZD-441")
def test_f16_refugees_run_the_wrong_way() -> None:
    s = given("II", units={"vip": "F3"}, zeds={"F4": "zed_5_3"})
    text(s, "f16")
    assert s.t[INFECTION] == 2  # eaten
    play(s, "die 6", "no")
    assert at(s, "vip") == "bed1"


@pytest.mark.rule("ZD-308")
def test_f16_refugees_on_a_start_have_nowhere_to_run() -> None:
    for start in ("F_start", "S_start"):
        s = given("II", units={"vip": start}, refugees=1 << piece("vip"))
        text(s, "f16")
        assert at(s, "vip") == start


@pytest.mark.rule("ZD-1515")
def test_f17_bait() -> None:
    s = given("II", zeds={"F4": "zed_5_3"}, wounds={"z13": 2}, held="f17")
    play(activate(s, "forest"), "play f17", "pick z13", "die 4")
    assert (at(s, "z13"), hits(s, "z13")) == ("F4", 1)
    assert s.view(0)["held"] == ["f17"]


@pytest.mark.rule("ZD-1536")
def test_f18_vehicles() -> None:
    s = given("IV", units={"hunt": "town", "pickles": "town"}, held="f18", actions=1)
    play(s, "play f18")
    assert options(s) == {"pick hunt"}
    play(s, "pick hunt")
    assert "go F6" in options(s)  # 7 spaces on the surface
    assert "go T4" not in options(s)  # 4 points only in the tunnel
    assert "go T3" in options(s)
    play(s, "go F6")
    assert at(s, "hunt") == "F6"
    assert s.view(0)["discarded"] == ["f18"]


def test_f19_scouts() -> None:
    s = given("III", units={"vip": "F3", "villagers_M5": "M3"}, zeds={"F4": "zed_5_3"},
              refugees=1 << piece("villagers_M5"), held="f19")  # fmt: skip
    play(s, "play f19")
    assert (at(s, "vip"), at(s, "villagers_M5")) == ("F2", "M3")


@pytest.mark.rule("ZD-420")
def test_f20_a_noxious_stench() -> None:
    s = given("III", zeds={"F3": "zed_5_3", "F6": "zed_2_1"})
    text(s, "f20", "forest")
    assert s.t[MARKER + 7] == piece("z1")


def test_f21_a_bonfire() -> None:
    s = given("III", infection=5, held="f21")
    play(s, "play f21")
    assert s.t[INFECTION] == 3


def test_f22_the_camp_decides() -> None:
    s = given("III", units={"vip": "camp", "villagers_F4": "camp", "civ1": "F4"},
              wounds={"civ1": 1}, refugees=1 << piece("villagers_F4"))  # fmt: skip
    text(s, "f22")
    play(s, "die 1", "die 6", "pick civ1")
    assert len(units_in(s, "camp")) == 1
    assert hits(s, "civ1") == 0


def test_f24_bubba_comes() -> None:
    s = given("III", zeds={"F3": "zed_5_3", "M3": "zed_6_3", "H3": "zed_4_1"})
    text(s, "f24")
    assert at(s, "bubba") == "S_start"


@pytest.mark.parametrize(("face", "more"), [(2, 2), (5, 1), (6, 0)])
def test_f25_back_to_square_one(face: int, more: int) -> None:
    s = given("III")
    before = s.t[BASIC_ON_TOP]
    text(s, "f25")
    play(s, f"die {face}")
    assert s.t[BASIC_ON_TOP] == before + more


@pytest.mark.rule("ZD-1511")
def test_f26_the_roof_caves_in() -> None:
    s = given("IV", units={"civ1": "T4"})
    text(s, "f26")
    play(s, "die 4")
    assert (at(s, "civ1"), hits(s, "civ1")) == ("M4", 1)
    assert s.t[NO_ENTRY] == 1 << space("T4")
    s = given("IV", units={"civ1": "T2"})
    text(s, "f26")
    play(s, "die 2")
    assert at(s, "civ1") == "T1"
    s = given("IV", zeds={"T3": "zed_5_3"})
    text(s, "f26")
    play(s, "die 3")
    assert (at(s, "z13"), s.t[CHAOS + space("F3")]) == ("F3", 1)


def test_f28_fiendish_plans() -> None:
    s = given("IV", chaos={"H3": 1}, zeds={"F3": "zed_5_3", "M3": "zed_6_3", "H6": "zed_4_1",
                                          "T7": "zed_4_3"})  # fmt: skip
    text(s, "f28")
    play(s, "story f08", "die 3", "zed zed_2_1", "zed zed_3_1")
    assert (zeds_in(s, "H3"), zeds_in(s, "S_start")) == ({"z1"}, {"z2"})


def test_f29_protests() -> None:
    s = given("IV", units={"civ1": "F4"}, supplies=1, ammo=1)
    text(s, "f29")
    play(s, "die 4", "pick supplies", "pick ammo", "pick infection", "pick hits", "pick civ1")
    assert (s.t[SUPPLIES], s.t[AMMO], s.t[INFECTION], hits(s, "civ1")) == (0, 0, 1, 1)


@pytest.mark.rule("ZD-1516")
@pytest.mark.parametrize("card", ["f30", "f43", "rb13"])
def test_components_are_lost(card: str) -> None:
    s = given("V", owned=0b101, zeds={"F3": "zed_5_3", "M3": "zed_6_3", "H3": "zed_4_1",
                                     "S3": "zed_4_3"})  # fmt: skip
    text(s, card)
    assert {str(a) for a in s.options(-1)} == {"drop knuckles", "drop phosphor"}
    play(s, "drop phosphor")
    assert s.t[OWNED] == 1
    s = given("V", zeds={"F3": "zed_5_3", "M3": "zed_6_3", "H3": "zed_4_1", "S3": "zed_4_3"})
    before = s.t[BASIC_ON_TOP]
    text(s, card)
    if card == "f43":
        play(s, "option 1")
    assert s.t[BASIC_ON_TOP] == before + 1


@pytest.mark.rule("ZD-1510")
def test_f31_out_of_bed() -> None:
    s = given("IV", units={"civ1": "bed1", "hunt": "bed2"}, wounds={"civ1": 4, "hunt": 1},
              held="f31", zeds={"F4": "zed_5_3"}, infection=4)  # fmt: skip
    play(s, "play f31", "pick civ1")
    assert (hits(s, "civ1"), s.t[INFECTION]) == (0, 3)
    assert {"pick town", "pick M4"} <= options(s)
    assert not options(s) & {"pick F4", "pick T4", "pick F2"}
    play(s, "pick M4")
    assert at(s, "civ1") == "M4"


def test_f32_the_file() -> None:
    s = given("IV", units={"hunt": "T4"}, held="f32")
    play(s, "play f32", "lab rb05")
    assert s.view(0)["research"]["active"] == "rb05"
    assert why(given("IV", units={"hunt": "T3"}, held="f32"), "play f32") == "ZD-122"


def test_f33_desperate_measures() -> None:
    s = given("IV", ammo=1, infection=7, held="f33")
    play(s, "play f33")
    assert (s.t[AMMO], s.t[INFECTION]) == (0, 2)


def test_f34_clean_up() -> None:
    s = given("IV", chaos={"F4": 1, "F2": 2}, held="f34")
    play(s, "play f34", "pick F2", "ok")
    assert (s.t[CHAOS + space("F2")], s.t[INFECTION]) == (1, 0)


def test_f35_throw_something() -> None:
    s = given("IV", units={"civ1": "F2"}, zeds={"F3": "zed_5_3"}, held="f35")
    play(activate(s, "forest"), "pick civ1", "play f35", "die 6", "die 5", "pick z13", "pick z13")
    assert hits(s, "z13") == 2


def test_f36_an_alpha() -> None:
    s = given("V", zeds={"S5": "zed_5_3", "S6": "zed_6_3"})
    text(s, "f36", "suburbs")
    assert s.t[MARKER + 5] == piece("z22")
    assert (at(s, "z22"), at(s, "z13")) == ("S5", "S4")


@pytest.mark.rule("ZD-1507")
def test_f37_contagion() -> None:
    s = given("V", units={"civ1": "town"}, infection=4)
    text(s, "f37")
    play(s, "story f08", "super giants", "pick civ1")
    assert (at(s, "civ1"), hits(s, "civ1"), s.t[INFECTION]) == ("bed1", 3, 4)


@pytest.mark.rule("ZD-1536")
def test_f38_the_helicopter() -> None:
    s = given("V", units={"hunt": "F6"}, zeds={"M3": "zed_5_3"}, held="f38", actions=0)
    play(s, "play f38", "pick hunt")
    assert {"go S5", "go bed1", "go town"} <= options(s)
    assert not options(s) & {"go M3", "go T2", "go lab", "stay"}
    play(s, "go S5")
    assert at(s, "hunt") == "S5"


def test_f39_a_beacon() -> None:
    s = given("V", held="f39")
    play(s, "play f39")
    assert (s.t[SUPPLIES], s.t[AMMO]) == (2, 2)


def test_f41_invention() -> None:
    s = given("V", supplies=5, held="f41")
    play(s, "play f41", "yes")
    assert (s.t[SUPPLIES], s.t[AMMO]) == (1, 2)


@pytest.mark.rule("ZD-1513")
def test_f42_the_blossoming() -> None:
    s = given("V", zeds={"F3": "zed_2_1", "M3": "zed_6_3"}, foes={"vermin": "H3"},
              wounds={"z22": 2})  # fmt: skip
    text(s, "f42")
    play(s, "zed zed_9_4", "zed zed_8_4")
    assert (zeds_in(s, "F3"), zeds_in(s, "H3")) == ({"z34"}, {"z33"})
    assert hits(s, "z22") == 0


def test_f44_the_cannon() -> None:
    s = given("V", zeds={"F1": "zed_5_3", "M2": "zed_6_3", "T1": "zed_2_1"}, held="f44")
    play(s, "play f44")
    assert options(s) == {"pick z13"}
    play(s, "pick z13", "die 4", "die 4", "die 1")
    assert hits(s, "z13") == 3


# -- research -------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-580")
@pytest.mark.rule("ZD-581")
@pytest.mark.rule("ZD-582")
@pytest.mark.rule("ZD-583")
@pytest.mark.rule("ZD-584")
def test_research() -> None:
    s = given("III", units={"wright": "lab"}, supplies=0)
    play(s, "research", "die 2")
    assert s.t[RESEARCHED] == 0
    play(s, "research", "die 3", "lab rb08")
    assert (s.t[SUPPLIES], s.view(0)["research"]["active"]) == (2, "rb08")
    assert why(s, "research") == "ZD-584"
    assert why(given("III", units={"wright": "town"}), "research") == "ZD-580"
    s = given("III", units={"wright": "lab"}, active=RESEARCH.index("ra06"), supplies=0)
    assert why(s, "research") == "ZD-582"
    s = given("III", units={"wright": "lab"}, active=RESEARCH.index("ra06"), supplies=1)
    play(s, "research", "die 1")
    assert s.t[SUPPLIES] == 0  # paid for a failure, too


@pytest.mark.rule("ZD-585")
@pytest.mark.rule("ZD-586")
def test_free_cards_and_the_empty_deck() -> None:
    s = given("III", researched=1)
    text(s, "y01")
    assert "pass" in options(s)  # nobody at the University
    empty: dict[str, Any] = {
        "basic_on_top": 0,
        "breakthroughs_left": 0,
        "cures_left": 0,
        "weapons_left": 0,
    }
    s = given("III", units={"wright": "lab"}, **empty)
    assert why(s, "research") == "ZD-586"
    text(s, "o08")
    play(s, "story f08", "super giants")
    assert "pass" in options(s)


@pytest.mark.rule("ZD-590")
@pytest.mark.rule("ZD-592")
@pytest.mark.rule("ZD-1518")
def test_components_are_chosen_once_each() -> None:
    s = given("III")
    text(s, "rw01")
    play(s, "pick hypnoze")
    text(s, "rw01")
    assert options(s) == {"pick knuckles", "pick phosphor", "pick gas_grenade", "pick zed_snack"}
    assert (s.t[SUPERWEAPON], s.t[OWNED]) == (1, 0b10)


@pytest.mark.rule("ZD-594")
@pytest.mark.rule("ZD-595")
def test_knuckles_and_the_hypnoze_gun() -> None:
    from miasma.games.zeds.rules import gunfire

    s = given("III", units={"schmidt": "F1"}, zeds={"F2": "zed_5_3"}, ammo=1)
    bare = gunfire.column(s, piece("schmidt"), piece("z13"), 0)
    s.t[OWNED] = 0b11
    assert gunfire.column(s, piece("schmidt"), piece("z13"), 0) == bare + 1
    play(s, "move schmidt F2")
    assert s.t[F_COLUMN] == 2 + 1 + 1


@pytest.mark.rule("ZD-596")
def test_phosphor_drives_the_rest_back() -> None:
    s = given("III", units={"johnson": "F1"}, zeds={"F2": "zed_5_3 zed_6_3"}, owned=0b100, ammo=1)
    play(s, "shoot johnson z13", "die 4", "die 3")
    assert zeds_in(s, "F3") == {"z13", "z22"}


@pytest.mark.rule("ZD-599")
def test_the_cure_takes_two_steps() -> None:
    s = given("III", units={"wright": "lab"}, basic_on_top=0, supplies=9)
    play(s, "research", "die 3", "lab rc01")
    assert (s.t[CURE], s.t[CURES_LEFT], s.view(0)["research"]["active"]) == (1, 1, "rs")
    s.t[RESEARCHED] = 0
    play(s, "research", "die 3", "lab rc01")
    assert (s.t[CURE], s.t[CURES_LEFT], s.view(0)["research"]["active"]) == (2, 0, "rc01")
    assert s.t[BREAKTHROUGHS_LEFT] + s.t[WEAPONS_LEFT] == 6


@pytest.mark.rule("ZD-587")
@pytest.mark.rule("ZD-1517")
def test_ongoing_research_works_while_it_is_active() -> None:
    s = given(
        "III",
        active=RESEARCH.index("rb02"),
        units={"hunt": "F1"},
        zeds={"F2": "zed_5_3", "M3": "zed_2_1"},
    )
    step(s, stages.WEAKEST)
    assert options(s) == {"pick z13", "ok"}
    play(s, "pick z13")
    assert hits(s, "z13") == 1
    calm = given("III", units={"hunt": "F1"}, zeds={"F2": "zed_5_3"})
    step(calm, stages.WEAKEST)
    assert "pass" in options(calm)


@pytest.mark.rule("ZD-1517")
@pytest.mark.rule("ZD-1801")
def test_rb04_a_distraction() -> None:
    s = given(
        "III",
        active=RESEARCH.index("rb04"),
        units={"civ1": "F2", "hunt": "F5"},
        zeds={"F3": "zed_5_3"},
    )
    activate(s, "forest")
    assert options(s) == {"yes", "no"}
    play(s, "yes", "pick civ1")
    assert (at(s, "z13"), at(s, "civ1"), hits(s, "civ1")) == ("F3", "F1", 1)


@pytest.mark.rule("ZD-1517")
def test_rb07_rb11_rb12_ra02_ra03_ra04() -> None:
    s = given("III", units={"civ4": "F2"}, wounds={"civ4": 3}, active=RESEARCH.index("rb07"))
    step(s, todo(stages.HIT, piece("civ4") | 1 << 7))
    play(s, "die 3", "no")
    assert at(s, "civ4") == "bed1"
    s = given("III", infection=12, active=RESEARCH.index("rb11"), units={"agee": "town"})
    play(s, "use overtime", "die 1", "die 1")
    assert s.t[INFECTION] == 2
    s = given("III", units={"wright": "lab"}, supplies=1, actions=0, player_actions=0,
              active=RESEARCH.index("rb12"))  # fmt: skip
    assert "research supply" in options(s)
    play(s, "research supply", "die 1")
    assert s.t[SUPPLIES] == 0
    s = given("III", units={"hunt": "F3"}, active=RESEARCH.index("ra02"))
    play(s, "search hunt", "die 3")
    assert s.t[SUPPLIES] == 1
    s = given("III", active=RESEARCH.index("ra03"))
    text(s, "f02")
    play(s, "zed zed_9_4", "zed zed_2_1")
    assert options(s) == {"pick z34", "pick z1"}
    play(s, "pick z1")
    assert (at(s, "z1"), at(s, "z34")) == ("M2", "out")
    s = given("III", active=RESEARCH.index("ra04"), chaos={"H3": 1})
    step(s, todo(stages.OUTBREAK_ZED, 2))
    play(s, "zed zed_2_1")
    assert at(s, "z1") == "H_start"


def test_research_cards_that_act_at_once() -> None:
    s = given("III", infection=5)
    text(s, "rb01")
    assert s.t[INFECTION] == 3
    s = given("III", units={"civ1": "F4", "civ2": "F4", "hunt": "town"},
              wounds={"civ1": 1, "civ2": 2, "hunt": 1}, infection=4)  # fmt: skip
    text(s, "rb06")
    play(s, "pick civ1", "pick civ2")
    assert (hits(s, "civ1"), hits(s, "civ2"), s.t[INFECTION]) == (0, 1, 2)
    s = given("III")
    text(s, "rb08")
    assert s.t[SUPPLIES] == 2
    s = given("III", zeds={"F3": "zed_5_3 zed_6_3", "M3": "zed_2_1"})
    text(s, "rb09")
    play(s, "pick F3")
    assert zeds_in(s, "F4") == {"z13", "z22"}
    s = given("III", chaos={"F2": 1})
    text(s, "rb10")
    play(s, "pick F2")
    assert s.t[CHAOS + space("F2")] == 0
    for card in ("rb05", "ra06", "rs"):
        text(s, card)
        assert "pass" in options(s)


@pytest.mark.rule("ZD-1508")
def test_rb03_reports_of_your_death() -> None:
    s = given("III", units={"hunt": "graveyard", "vip": "graveyard", "johnson": "graveyard"})
    text(s, "rb03")
    assert options(s) == {"pick hunt", "pick johnson"}  # no refugees
    play(s, "pick johnson")
    assert (at(s, "johnson"), hits(s, "johnson"), s.t[SUPPLIES]) == ("town", 1, 0)


def test_ra01_shrinks_a_super_zed() -> None:
    s = given("III", foes={"giants": "F3"}, wounds={"giants": 4})
    text(s, "ra01")
    assert options(s) == {"pick giants", "ok"}
    play(s, "pick giants", "zed zed_2_1")
    assert (at(s, "z1"), hits(s, "z1"), at(s, "giants")) == ("F3", 4, "out")


def test_ra05_a_scientist_arrives() -> None:
    s = given("III", units={"agee": "town"})
    text(s, "ra05")
    assert {str(a) for a in s.options(-1)} == {"join seaver", "join wright"}


def test_every_card_stands_in_a_test() -> None:
    folder = Path(__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    assert not [card for card in (*STORIES, *RESEARCH) if card not in source]
