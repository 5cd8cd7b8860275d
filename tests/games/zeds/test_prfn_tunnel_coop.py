"""PRFN (5.10), the tunnel (5.11), playing together (5.13), the credits (5.14)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zeds.given import (
    GAME,
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
    why,
    zeds_in,
)

from miasma.core.agenda import todo
from miasma.games.zeds import stages
from miasma.games.zeds.pieces import PIECE_IDS
from miasma.games.zeds.rules import credits, places
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import (
    ACTION_PHASE,
    CARDS_LEFT,
    EVENT_ACTIONS,
    INFECTION,
    LEAD,
    OVER,
    OWNER,
    PASSED,
    PHASE,
    PLAYER_ACTIONS,
    PRFN,
    REASON,
    REFUGEES,
    SUBJECT,
    SURVIVED,
)


def fled(*names: str) -> int:
    """Villagers on their refugee side."""
    return sum(1 << piece(name) for name in names)


@pytest.mark.rule("ZD-1001")
def test_looters_rangers_refugees_guard_in_this_order() -> None:
    s = given("II", units={"rangers": "M3", "villagers_S3": "S2", "national_guard": "H3"},
              foes={"looters": "F4"}, refugees=fled("villagers_S3"), event="b01")  # fmt: skip
    phase(s, PRFN)
    assert at(s, "looters") == "F3"  # moved first, nothing to choose
    assert "go M4" in options(s)
    play(s, "stay", "pick villagers_S3")
    assert {"go H4", "go H2", "stay"} == options(s)


@pytest.mark.rule("ZD-1002")
def test_looters_march_and_fight_whom_they_meet() -> None:
    s = given("II", units={"civ1": "F3", "vip": "F4"}, foes={"looters": "F5"})
    phase(s, PRFN)
    assert at(s, "looters") == "F4"  # beside the refugees
    phase(s, PRFN)
    assert options(s) == {"pick civ1"}
    s = given("II", foes={"looters": "F4"}, no_entry=1 << space("F3"))
    phase(s, PRFN)
    assert at(s, "looters") == "F4"


@pytest.mark.rule("ZD-1003")
def test_bubbas_gang_rampages_in_town() -> None:
    s = given("III", units={"civ1": "town", "civ2": "M0", "civ3": "M1", "vip": "camp"},
              foes={"bubba": "F0"})  # fmt: skip
    phase(s, PRFN)
    assert [hits(s, name) for name in ("civ1", "civ2", "civ3", "vip")] == [1, 1, 0, 0]
    assert at(s, "bubba") == "out"


@pytest.mark.rule("ZD-123", "ZD-1003")
def test_the_gang_hits_the_units_in_town_center_first() -> None:
    s = given("III", units={"piazza": "M0", "civ1": "town", "vip": "F0"}, foes={"bubba": "F0"},
              wounds={"piazza": 1, "civ1": 3})  # fmt: skip
    phase(s, PRFN)
    for name in ("civ1", "vip", "piazza"):
        assert PIECE_IDS[s.t[SUBJECT]] == name
        play(s, "die 1")
        assert at(s, name) == "graveyard"


@pytest.mark.rule("ZD-1004")
@pytest.mark.rule("ZD-1007")
def test_rangers_and_guard_may_move_one_space() -> None:
    s = given("IV", units={"rangers": "town", "national_guard": "S1"}, zeds={"T0": "zed_2_1"})
    phase(s, PRFN)
    assert {"go T0", "go F0", "go bed1", "stay"} <= options(s)
    play(s, "go T0")
    assert s.to_act == (-1,)  # a fight
    s = given("IV", units={"national_guard": "town"})
    phase(s, PRFN)
    assert "go T0" not in options(s)


@pytest.mark.rule("ZD-1005")
@pytest.mark.rule("ZD-1006")
def test_as_many_refugees_as_the_tab_says() -> None:
    names = ("villagers_F4", "villagers_M5", "villagers_S3")
    s = given("II", units={names[0]: "F3", names[1]: "M4", names[2]: "S2"}, event="b13",
              zeds={"M3": "zed_5_3"}, chaos={"F2": 1}, refugees=fled(*names))  # fmt: skip
    phase(s, PRFN)
    assert options(s) == {"pick villagers_F4", "pick villagers_S3"}
    play(s, "pick villagers_F4", "pick villagers_S3")
    assert (at(s, names[0]), at(s, names[1]), at(s, names[2])) == ("F2", "M4", "S1")


@pytest.mark.rule("ZD-1010")
@pytest.mark.rule("ZD-1011")
def test_villagers_stay_until_zeds_take_their_village() -> None:
    s = given("II", units={"villagers_F4": "F4", "furies": "F4"}, zeds={"F5": "zed_2_1"})
    assert why(s, "move villagers_F4 F3") == "ZD-1011"
    play(activate(s, "forest"), "pick furies", "die 6", "die 3", *["pick z1"] * 3)
    assert (at(s, "villagers_F4"), s.t[REFUGEES]) == ("F4", 0)


@pytest.mark.rule("ZD-1012")
def test_where_villagers_flee_to() -> None:
    s = given("II", units={"villagers_F4": "F4"}, zeds={"F5": "zed_5_3", "F3": "zed_6_3"},
              no_entry=1 << space("F2"))  # fmt: skip
    activate(s, "forest")
    assert s.t[INFECTION] == 2  # into Zeds: eaten
    s = given("II", units={"villagers_F4": "F4"}, zeds={"F5": "zed_5_3"}, no_entry=1 << space("F3"))
    activate(s, "forest")
    assert s.t[INFECTION] == 2  # nowhere to go: eaten where they are
    s = given("II", units={"villagers_F4": "F0"}, zeds={"F1": "zed_5_3"})
    activate(s, "forest")
    assert (at(s, "villagers_F4"), s.t[INFECTION]) == ("camp", 1)


@pytest.mark.rule("ZD-1013")
def test_refugees_only_go_toward_town_and_not_among_zeds() -> None:
    s = given("II", units={"vip": "F3"}, zeds={"F2": "zed_5_3"}, chaos={"F4": 1})
    assert not any("vip" in o for o in options(s))
    assert why(s, "move vip F2") == "ZD-1006"
    assert why(s, "move vip F4") == "ZD-1013"


@pytest.mark.rule("ZD-1021")
@pytest.mark.rule("ZD-1020")
def test_the_vips_pay_back_in_the_camp() -> None:
    s = given("II", units={"vip": "F0", "hunt": "town"}, wounds={"hunt": 1}, infection=6)
    play(s, "move vip town")
    other = s.clone()
    play(s, "option 1")
    assert s.t[INFECTION] == 0
    play(other, "option 2")
    assert (hits(other, "hunt"), other.t[INFECTION]) == (0, 7)
    assert credits.counts(s)[6] == 1


# -- the tunnel -----------------------------------------------------------------------------------


@pytest.mark.rule("ZD-1101")
@pytest.mark.rule("ZD-1103")
@pytest.mark.rule("ZD-1104")
@pytest.mark.rule("ZD-307")
def test_limits_of_the_tunnel() -> None:
    book = GAME.book
    zeds = {name: book.zed_limit[space(name)] for name in ("T_start", "T7", "T5", "T0", "T2")}
    assert zeds == {"T_start": 2, "T7": 1, "T5": 99, "T0": 2, "T2": 1}
    units = [book.player_limit[space(name)] for name in ("T7", "T5", "T0", "T2")]
    assert units == [1, 99, 2, 1]
    assert not any(book.villages >> space(f"T{n}") & 1 for n in range(8))


@pytest.mark.rule("ZD-1108")
@pytest.mark.rule("ZD-1109")
def test_leaving_the_catacombs() -> None:
    s = given("IV", units={"johnson": "T3", "red_diamond_1": "T5"})
    play(s, "move johnson T1", "die 4")
    assert at(s, "johnson") == "T3"
    play(s, "move johnson T1", "die 3")
    assert at(s, "johnson") == "T1"
    play(s, "move red_diamond_1 T4")
    assert at(s, "red_diamond_1") == "T4"


@pytest.mark.rule("ZD-1110")
@pytest.mark.rule("ZD-1112")
@pytest.mark.rule("ZD-1113")
def test_a_lost_unit_comes_out_elsewhere_and_goes_on() -> None:
    s = given("IV", units={"johnson": "T3", "civ1": "T6"})
    play(s, "move johnson T1", "die 6", "die 6")
    assert at(s, "johnson") == "T5"  # T6 is full: on toward town
    assert "go T4" in options(s)
    play(s, "stay")
    s = given("IV", units={"johnson": "T3"}, zeds={"T6": "zed_5_3"})
    play(s, "move johnson T1", "die 6", "die 6")
    assert s.to_act == (-1,)  # it attacks
    play(s, "die 3", "die 4", "pick z13", "die 6", "no")
    assert at(s, "johnson") in ("bed1", "T3", "graveyard")


@pytest.mark.rule("ZD-1111")
def test_lost_in_the_same_place_is_death() -> None:
    s = given("IV", units={"johnson": "T3"})
    play(s, "move johnson T1", "die 6", "die 3")
    assert at(s, "johnson") == "graveyard"


@pytest.mark.rule("ZD-1114")
def test_a_series_of_fights_in_the_catacombs() -> None:
    s = given("IV", units={"furies": "T2"}, zeds={"T3": "zed_2_1 zed_3_1"})
    play(s, "move furies T3")
    assert options(s) == {"pick z1", "pick z2"}
    play(s, "pick z2", "die 6", "die 3", *["pick z2"] * 3)
    assert (at(s, "z2"), at(s, "z1")) == ("T4", "T3")  # only the Zed that fought retreats
    play(s, "pick z1", "die 6", "die 3", *["pick z1"] * 3)
    assert s.t[INFECTION] == 2
    assert at(s, "furies") == "T3"


@pytest.mark.rule("ZD-1115")
def test_all_your_units_fall_back_from_the_catacombs() -> None:
    s = given("IV", units={"civ1": "T3", "civ2": "T3", "hunt": "T3"}, zeds={"T4": "zed_9_4"})
    play(activate(s, "tunnel"), "pick civ1", "die 1", "die 1", "die 1")
    assert (at(s, "civ1"), at(s, "hunt"), at(s, "civ2")) == ("graveyard", "T2", "T1")  # ZD-633


@pytest.mark.rule("ZD-1150")
def test_level_five_brings_cards_only() -> None:
    four, five = GAME.data.levels["IV"], GAME.data.levels["V"]
    assert set(five.colors) - set(four.colors) == {"red"}
    assert (four.tunnel, four.research, four.chaos_markers) == (
        five.tunnel, five.research, five.chaos_markers,
    )  # fmt: skip


def caved_in(face: int, **pieces: Any) -> ZedsState:
    """The roof of a tunnel space has come down."""
    return play(text(given("IV", **pieces), "f26"), f"die {face}")


@pytest.mark.rule("ZD-633", "ZD-1511")
def test_the_strongest_of_a_cave_in_falls_back_first() -> None:
    s = caved_in(3, units={"civ3": "T3", "red_diamond_1": "T3"}, zeds={"F3": "zed_5_3"})
    assert (at(s, "red_diamond_1"), at(s, "civ3")) == ("T2", "T1")


@pytest.mark.rule("ZD-123", "ZD-1511")
def test_you_choose_who_of_yours_climbs_out_of_a_cave_in() -> None:
    s = caved_in(3, units={"civ3": "T3", "red_diamond_1": "T3", "civ1": "F3"})
    assert options(s) == {"pick civ3", "pick red_diamond_1"}
    play(s, "pick red_diamond_1")
    assert (at(s, "red_diamond_1"), at(s, "civ3")) == ("F3", "T2")
    s = caved_in(3, units={"civ3": "T3", "red_diamond_1": "T3"})  # room for both: no question
    assert (at(s, "red_diamond_1"), at(s, "civ3")) == ("F3", "F3")


@pytest.mark.rule("ZD-123", "ZD-1511")
def test_you_choose_which_zeds_climb_out_of_a_cave_in() -> None:
    s = caved_in(5, zeds={"T5": "zed_2_1 zed_4_2 zed_9_4"})
    assert options(s) == {"pick z1", "pick z5", "pick z34"}
    play(s, "pick z34", "pick z1")
    assert (zeds_in(s, "S4"), zeds_in(s, "T6")) == ({"z1", "z34"}, {"z5"})
    s = caved_in(5, zeds={"T5": "zed_2_1 zed_4_2"}, units={"hunt": "S4"})
    assert options(s) == {"pick z1", "pick z5"}  # the first one may be beaten off


# -- together -------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-1301")
@pytest.mark.parametrize(("seats", "event"), [(1, 7), (2, 6), (4, 4)])
def test_event_actions_shrink_with_the_players(seats: int, event: int) -> None:
    s = given("II", seats=seats, units={"hunt": "town"}, actions=0)
    s.t[PHASE] = ACTION_PHASE
    step(s, todo(stages.RUN_PHASE, ACTION_PHASE))
    assert (s.t[EVENT_ACTIONS], s.t[PLAYER_ACTIONS]) == (event, (1 << seats) - 1)


@pytest.mark.rule("ZD-1301")
@pytest.mark.rule("ZD-1302")
def test_everybody_acts_with_their_own_units() -> None:
    s = given("I", seats=2, units={"hunt": "F2", "piazza": "F3", "civ1": "M2"})
    s.t[OWNER + piece("hunt")] = 0
    s.t[OWNER + piece("piazza")] = 1
    movers = {o.split()[1] for o in options(s) if o.startswith("move")}
    assert movers == {"hunt", "civ1"}
    assert why(s, "move piazza F2") == "ZD-1301"


@pytest.mark.rule("ZD-1304")
def test_the_floor() -> None:
    s = given("I", seats=3, units={"civ1": "M2"}, lead=0)
    assert {"floor 2", "floor 3"} <= options(s)
    play(s, "floor 3")
    assert s.to_act == (2,)
    play(s, "pass")
    assert s.to_act == (0,)
    assert "floor 3" not in options(s)
    assert why(s, "floor 3") == "ZD-1304"
    play(s, "pass", "pass")
    assert s.t[PHASE] != ACTION_PHASE
    assert s.t[PASSED] in (0, 7)


@pytest.mark.rule("ZD-1303")
def test_the_lead_passes_clockwise() -> None:
    s = given("I", seats=3, lead=2)
    phase(s, 7)
    assert s.t[LEAD] == 0


@pytest.mark.rule("ZD-126")
@pytest.mark.rule("ZD-1303")
def test_the_owner_of_the_acting_unit_chooses_for_it() -> None:
    owner = [-1] * 43
    owner[piece("hunt")] = 1
    fields: dict[str, Any] = {"seats": 2, "owner": owner, "lead": 0, "floor": 1}
    s = given("I", units={"hunt": "F3", "civ1": "F3", "civ2": "F4"}, **fields)
    play(s, "use leadership")
    assert (s.to_act, options(s)) == ((1,), {"pick civ1", "pick civ2"})
    s = given("III", units={"hunt": "F3"}, zeds={"F4": "zed_5_3 zed_6_3"}, owned=0b1000, **fields)
    play(s, "grenade hunt F4")
    assert (s.to_act, options(s)) == ((1,), {"pick z13", "pick z22"})
    owner[piece("furies")] = 1
    s = given("IV", units={"furies": "bed1"}, wounds={"furies": 1}, held="f31", **fields)
    play(s, "play f31", "...")
    assert (s.to_act, "pick F4" in options(s)) == ((1,), True)  # where the healed unit goes


# -- credits --------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-1401")
def test_the_score() -> None:
    s = given("IV", units={"hunt": "town", "civ1": "bed1", "vip": "camp", "villagers_F4": "F4"},
              wounds={"civ1": 4}, supplies=2, ammo=1, infection=6, cure=2, owned=0b11,
              chaos={"F3": 2})  # fmt: skip
    s.t[PHASE], s.t[REASON] = OVER, SURVIVED
    assert credits.score(s) == 2 + 1 + 0 + 1 + 3 + 2 + 3 + 1 - 2
    s.t[REASON] = 1
    assert credits.score(s) == 11 - s.t[CARDS_LEFT]
    base = given("base", units={"hunt": "town"}, ammo=2, infection=0)
    base.t[PHASE], base.t[REASON] = OVER, SURVIVED
    assert credits.score(base) == 2


@pytest.mark.rule("ZD-1402")
@pytest.mark.rule("ZD-1403")
def test_the_epilogue() -> None:
    def epilogue(units: int, won: bool, cure: int = 0) -> str:
        names = [f"civ{n}" for n in range(1, 8)] + ["hunt", "piazza", "schmidt", "johnson", "staub"]
        s = given("III", units=dict.fromkeys(names[:units], "town"), infection=9, cure=cure)
        s.t[PHASE], s.t[REASON] = OVER, SURVIVED if won else 1
        s.to_act = ()
        outcome = s.outcome
        assert outcome is not None
        assert outcome.scores == [credits.score(s)]
        assert outcome.rewards() == [float(won)]
        return str(outcome["epilogue"])

    assert epilogue(3, False) == "lost"
    assert [epilogue(n, True) for n in (3, 6, 11)] == ["ashes", "survivors", "heroes"]
    assert epilogue(12, True, cure=2) == "saviours"


@pytest.mark.rule("ZD-593")
def test_the_guard_uses_the_superweapon_after_the_city() -> None:
    from miasma.games.zeds.rules import melee

    s = given("III", units={"national_guard": "F1"}, owned=1)
    assert not melee.wields(s, piece("national_guard"))
    places.put(s, piece("national_guard"), space("F0"))
    assert melee.wields(s, piece("national_guard"))
    assert not melee.wields(s, piece("vip"))
