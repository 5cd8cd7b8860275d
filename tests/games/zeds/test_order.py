"""What happens first where several things happen at once."""

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
    text,
)

from miasma.games.zeds.effects import FAST
from miasma.games.zeds.table import ASK_DEFENDER, CHAOS, INFECTION, PRFN, QUESTION


@pytest.mark.rule("ZD-123", "ZD-633")
@pytest.mark.parametrize("second", ["zed_4_2", "zed_5_4"])
def test_of_two_that_fell_back_the_nearer_to_town_arrives_first(second: str) -> None:
    zeds = {"F2": f"zed_5_3 {second}", "F3": "zed_2_1", "F4": "zed_3_1 zed_3_2"}
    s = given("III", units={"civ1": "F5", "civ2": "F5"}, zeds=zeds)
    text(s, "rb09")
    play(s, "pick F2")
    if second == "zed_5_4":
        play(s, "pick z13")
    assert (at(s, "z13"), s.t[QUESTION]) == ("F3", ASK_DEFENDER)
    assert options(s) == {"pick civ1", "pick civ2"}
    assert s.t[CHAOS + space("F3")] == 1  # before the other one fights


@pytest.mark.rule("ZD-110", "ZD-633", "ZD-1103")
def test_you_choose_among_equals_behind_a_stronger_one() -> None:
    s = given("IV", zeds={"T5": "zed_6_3 zed_5_3 zed_5_4"})
    text(s, "rb09")
    play(s, "pick T5")
    assert options(s) == {"pick z13", "pick z19"}
    play(s, "pick z19")
    assert [at(s, name) for name in ("z22", "z19", "z13")] == ["T6", "T7", "T_start"]


@pytest.mark.rule("ZD-123", "ZD-417")
@pytest.mark.parametrize(("first", "ends"), [("z13", ("F3", "F4")), ("k10", ("F4", "F3"))])
def test_you_choose_which_of_two_fast_ones_goes_on_first(first: str, ends: tuple[str, str]) -> None:
    marker = [piece("z13") if place == FAST else -1 for place in range(9)]
    s = given("II", zeds={"F3": "zed_2_1", "F5": "zed_5_3"}, foes={"k10": "F5"},
              marker=marker, no_entry=1 << space("F2"))  # fmt: skip
    activate(s, "forest")
    assert (options(s), at(s, "z13"), at(s, "k10")) == ({"pick z13", "pick k10"}, "F4", "F4")
    play(s, f"pick {first}")
    assert (at(s, "z13"), at(s, "k10")) == ends


@pytest.mark.rule("ZD-633")
def test_the_stronger_of_two_without_room_takes_the_last_place_on_a_start() -> None:
    full = dict.fromkeys(("M_start", "S_start"), "zed_5_3 zed_5_3")
    zeds = full | {"F_start": "zed_4_2 zed_4_2", "F6": "zed_2_1 zed_7_4", "H_start": "zed_4_2"}
    s = given("II", units={"hunt": "F5"}, zeds=zeds)
    play(s, "move hunt F6", "die 6", "die 6", "no", "pick z1", "pick z1", "...")
    assert (at(s, "hunt"), at(s, "z1"), at(s, "z30")) == ("F6", "out", "H_start")
    assert s.t[INFECTION] == 1
    assert s.invariants() == []


@pytest.mark.rule("ZD-1107", "ZD-1523")
def test_two_new_zeds_in_the_catacombs_are_no_mob() -> None:
    s = given("IV", units={"furies": "T5"})
    text(s, "o04")
    play(s, "die 6", "die 1", "zed zed_2_1", "zed zed_9_4", "pick z34")
    play(s, "pick furies", "die 6", "die 5", "pick z34", "pick z34", "die 6")  # 9 to 6: column 2
    assert (at(s, "z34"), at(s, "z1"), s.t[INFECTION]) == ("T6", "T5", 1)
    play(s, "pick furies", "die 6", "die 5", *["pick z1"] * 4)  # 2 against 6: column 6
    assert (at(s, "furies"), at(s, "z1"), s.t[INFECTION]) == ("T5", "T7", 2)


@pytest.mark.rule("ZD-644", "ZD-1114")
def test_a_bull_charge_into_the_catacombs_drives_all_zeds_out() -> None:
    s = given("IV", units={"santana": "T4"}, zeds={"T5": "zed_5_3 zed_4_2"})
    play(s, "move santana T5", "pick z5", "yes", "die 4")
    assert options(s) == {"pick z13", "pick z5"}
    play(s, "pick z13")
    assert (at(s, "santana"), at(s, "z13"), at(s, "z5")) == ("T5", "T6", "T7")
    assert (hits(s, "z13"), hits(s, "z5"), s.t[INFECTION]) == (1, 0, 0)


@pytest.mark.rule("ZD-123", "ZD-1500")
@pytest.mark.parametrize(("spaces", "left"), [(("S0", "F0"), 0), (("F0", "M0"), 1)])
def test_refugees_equally_near_town_move_by_track(spaces: tuple[str, str], left: int) -> None:
    units = {"vip": spaces[0], "villagers_F4": spaces[1]}
    zeds = {f"{spaces[0][0]}1": "zed_5_3", f"{spaces[1][0]}1": "zed_6_3"}
    s = given("III", units=units, refugees=1 << piece("villagers_F4"), zeds=zeds, infection=3,
              held="f19")  # fmt: skip
    play(s, "play f19", "option 1")
    assert s.t[INFECTION] == left  # whoever comes later raises it again


@pytest.mark.rule("ZD-123", "ZD-1003")
def test_the_gang_hits_town_center_before_the_city_spaces() -> None:
    s = given("III", units={"hernandez": "town", "hunt": "H0", "piazza": "M0"},
              wounds={"hernandez": 1, "piazza": 1}, foes={"bubba": "S0"})  # fmt: skip
    phase(s, PRFN)
    play(s, "die 6", "no", "die 1")
    assert (at(s, "hernandez"), at(s, "piazza"), hits(s, "hunt")) == ("bed1", "graveyard", 0)
    play(s, "die 1")  # the sheriff's toughness, by the later track
    assert hits(s, "hunt") == 1
