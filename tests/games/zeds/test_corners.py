"""Corners where two rules meet."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zeds.given import (
    EVENTS,
    GAME,
    RESEARCH,
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
from miasma.core.chance import CHANCE
from miasma.core.errors import ContentError
from miasma.games.zeds import stages
from miasma.games.zeds.effects import PESTILENT
from miasma.games.zeds.pieces import PIECE_IDS
from miasma.games.zeds.printer import _Printer
from miasma.games.zeds.reader import Reader
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import (
    AMMO,
    ASK_ACTION,
    ASK_BULL,
    ASK_SPIT,
    CHAOS,
    EVENT,
    HEALED,
    HOUSEKEEPING,
    INFECTION,
    NEXT_TRACK,
    NO_ENTRY,
    OWNED,
    PHASE,
    PRFN,
    QUESTION,
    SUBJECT,
    SUPERWEAPON,
    SUPPLIES,
    TURN_FLAGS,
    WHY_MELEE,
    WHY_STEALTH,
    WHY_TEXT,
    WHY_UNCHECKED,
    ZEDS_PHASE,
)

BRAINS, CARDIO, FALLEN_RISE, FLAMBE = 1, 2, 4, 8


# -- the hidden dog -------------------------------------------------------------------------------


def beside_looters() -> ZedsState:
    """Zeds come to looters and the dog who hides among them."""
    s = given("II", units={"pickles": "F3"}, foes={"looters": "F3"}, zeds={"F4": "zed_5_3"})
    activate(s, "forest")
    assert options(s) == {"pick looters"}
    return play(s, "pick looters")


@pytest.mark.rule("ZD-1610", "ZD-441")
def test_zeds_fight_the_looters_beside_a_hidden_dog() -> None:
    s = play(beside_looters(), "die 6", "die 6", *["pick z13"] * 4)
    assert (zeds_in(s, "F3"), at(s, "z13"), s.invariants()) == ({"looters"}, "F4", [])


@pytest.mark.rule("ZD-1610", "ZD-630")
@pytest.mark.parametrize(("face", "where"), [(1, "F2"), (2, "F3")])
def test_beaten_looters_leave_the_hidden_dog_behind(face: int, where: str) -> None:
    s = play(beside_looters(), "die 1", "die 1", "pick z13", f"die {face}")
    assert (zeds_in(s, "F3"), at(s, "looters"), at(s, "pickles")) == ({"z13"}, "F4", where)
    assert s.t[CHAOS + space("F3")] == 1
    assert s.invariants() == []


@pytest.mark.rule("ZD-INV-05")
def test_zeds_and_looters_never_share_a_space() -> None:
    s = given("II", foes={"looters": "F3"}, zeds={"F3": "zed_5_3"})
    assert [sentence[:9] for sentence in s.invariants()] == ["ZD-INV-05"]
    s = given("II", foes={"looters": "F_start"}, zeds={"F_start": "zed_5_3"})
    assert s.invariants() == []


@pytest.mark.rule("ZD-648")
def test_the_dog_does_not_hide_from_the_last_stand() -> None:
    s = given("III", units={"clarion": "F4", "pickles": "town"}, zeds={"M0": "zed_9_4"})
    activate(s, "mountain")
    assert options(s) == {"pick pickles"}
    play(s, "pick pickles", "die 1", "die 1", "die 1")
    assert s.over


# -- Wilson ---------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-1603")
def test_wilson_shows_the_top_card_as_soon_as_he_wakes() -> None:
    s = given("IV", units={"wilson": "bed1"}, wounds={"wilson": 2})
    play(s, "heal wilson", "story f05")
    assert s.view(0)["top_story"] == "f05"
    s = given("IV", units={"wilson": "graveyard"})
    text(s, "rb03")
    play(s, "pick wilson", "story f05")
    assert s.view(0)["top_story"] == "f05"


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-412", "ZD-1514")
def test_a_rally_enters_no_closed_space() -> None:
    s = given("II", chaos={"M4": 1}, no_entry=1 << space("M4"))
    text(s, "f13")
    play(s, "zed zed_2_1")
    assert at(s, "z1") == "out"


@pytest.mark.rule("ZD-123", "ZD-1503")
def test_a_burst_strikes_player_units_first() -> None:
    s = given("IV", units={"pickles": "H4"}, zeds={"H3": "zed_2_1", "H4": "zed_5_3"})
    text(s, "o09")
    play(s, "story f08", "pick z1")
    assert PIECE_IDS[s.t[SUBJECT]] == "pickles"


@pytest.mark.rule("ZD-1513", "ZD-831")
def test_a_zed_in_the_place_of_an_infector_needs_room() -> None:
    s = given("V", zeds={"F3": "zed_5_3 zed_6_3"}, foes={"vermin": "F3"})
    text(s, "f42")
    play(s, "zed zed_2_1")
    assert (at(s, "vermin"), at(s, "z1"), s.invariants()) == ("out", "F4", [])


@pytest.mark.rule("ZD-1500")
def test_an_ambusher_that_kills_but_loses_does_not_flip() -> None:
    s = given("II", units={"piazza": "F2"}, wounds={"piazza": 1})
    text(s, "b25")
    play(s, "pick piazza", "zed zed_2_1", "pick piazza", "die 4", "die 2", "pick z1", "pick z1")
    play(s, "die 1")
    assert (at(s, "piazza"), at(s, "z1"), hits(s, "z1")) == ("graveyard", "F2", 5)


@pytest.mark.rule("ZD-1500", "ZD-643")
def test_an_ambush_springs_no_traps() -> None:
    s = given("II", units={"johnson": "F2"})
    text(s, "b25")
    play(s, "pick johnson", "zed zed_2_1")
    assert options(s) == {"pick johnson"}


@pytest.mark.rule("ZD-650")
def test_each_of_the_fallen_rises() -> None:
    s = given("V", units={"civ1": "F0", "civ2": "F0"}, wounds={"civ1": 3, "civ2": 3},
              foes={"bubba": "M0"}, turn_flags=FALLEN_RISE)  # fmt: skip
    phase(s, PRFN)
    play(s, "die 1", "die 1", "zed zed_2_1", "zed zed_3_1")
    assert zeds_in(s, "F0") == {"z1", "z2"}


# -- groups on their way --------------------------------------------------------------------------


def bearing(marker: int, name: str) -> list[int]:
    """The markers, with one on a piece."""
    return [piece(name) if place == marker else -1 for place in range(9)]


@pytest.mark.rule("ZD-420")
def test_a_zed_that_fought_when_it_was_lost_does_not_spit() -> None:
    s = given("IV", units={"red_diamond_2": "T2", "hunt": "T1"}, zeds={"T5": "zed_9_4"},
              marker=bearing(PESTILENT, "z34"))  # fmt: skip
    play(activate(s, "tunnel"), "die 6", "die 2", "pick red_diamond_2", "die 1", "die 1", "die 1")
    assert (at(s, "z34"), s.t[QUESTION]) == ("T2", ASK_ACTION)


@pytest.mark.rule("ZD-420")
def test_a_zed_spits_though_another_of_its_mob_goes_on_to_fight() -> None:
    s = given("IV", units={"civ1": "F3"}, zeds={"F5": "zed_9_4"}, foes={"k10": "F5"},
              marker=bearing(PESTILENT, "z34"))  # fmt: skip
    play(activate(s, "forest"), "pick civ1", "die 6", "die 6", *["pick k10"] * 3)
    assert (at(s, "z34"), s.t[QUESTION], options(s)) == ("F4", ASK_SPIT, {"pick civ1"})


@pytest.mark.rule("ZD-651")
def test_flames_burn_only_who_touched_chaos() -> None:
    s = given("V", zeds={"F6": "zed_9_4"}, foes={"k10": "F6"}, chaos={"F4": 1}, turn_flags=FLAMBE)
    activate(s, "forest")
    assert (at(s, "z34"), hits(s, "z34")) == ("F5", 0)
    assert (at(s, "k10"), hits(s, "k10")) == ("F4", 1)


@pytest.mark.rule("ZD-644")
def test_no_bull_charge_where_a_super_zed_is() -> None:
    s = given("IV", units={"santana": "T4"}, zeds={"T5": "zed_2_1"}, foes={"k10": "T5"})
    play(s, "move santana T5", "pick z1")
    assert s.t[QUESTION] == WHY_MELEE
    s = given("IV", units={"santana": "T4"}, zeds={"T5": "zed_2_1 zed_3_1"})
    play(s, "move santana T5", "pick z1")
    assert s.t[QUESTION] == ASK_BULL


# -- equals ---------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-110", "ZD-633")
def test_you_choose_which_of_two_equals_takes_the_room_behind() -> None:
    s = given("III", zeds={"F3": "zed_5_3 zed_5_4", "F4": "zed_2_1"})
    text(s, "rb09")
    play(s, "pick F3")
    assert options(s) == {"pick z13", "pick z19"}
    play(s, "pick z19")
    assert (at(s, "z19"), at(s, "z13")) == ("F4", "F5")
    s = given("III", zeds={"F3": "zed_5_3 zed_5_4"})
    text(s, "rb09")
    play(s, "pick F3")
    assert zeds_in(s, "F4") == {"z13", "z19"}  # there is room for both


@pytest.mark.rule("ZD-110", "ZD-1512")
@pytest.mark.parametrize("card", ["o02", "o03"])
def test_you_choose_which_of_two_equals_climbs_first(card: str) -> None:
    s = given("IV", zeds={"T5": "zed_5_3 zed_5_4 zed_4_2"})
    text(s, card)
    assert options(s) == {"pick z13", "pick z19"}
    play(s, "pick z19", "die 3")
    assert at(s, "z19") == "F3"


@pytest.mark.rule("ZD-123", "ZD-1504")
def test_you_choose_who_of_a_mob_runs_amok_first() -> None:
    s = given("V", foes={"giants": "F5", "doom": "F5"})
    text(s, "r08")
    assert options(s) == {"pick giants", "pick doom"}
    play(s, "pick giants")
    assert (at(s, "giants"), at(s, "doom")) == ("F4", "F4")


@pytest.mark.rule("ZD-1517")
def test_security_is_civilian_enough_to_intoxicate_zeds() -> None:
    s = given("IV", units={"red_diamond_2": "T2", "rangers": "F2"}, foes={"k10": "T3"},
              zeds={"F3": "zed_2_1"}, active=RESEARCH.index("rb02"))  # fmt: skip
    step(s, stages.WEAKEST)
    assert options(s) == {"pick k10", "ok"}  # the Rangers are neither heroes nor civilians


# -- the turn -------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-701")
@pytest.mark.parametrize("card", ["f15", "f22", "f26"])
def test_what_an_outbreak_at_housekeeping_brings_ends_with_the_turn(card: str) -> None:
    s = given("IV", units={"hunt": "F4", "civ1": "town", "vip": "camp"}, wounds={"civ1": 1},
              chaos={"F4": 1}, infection=12)  # fmt: skip
    play(s, "pass", "die 1", "die 1", f"story {card}")
    while s.t[PHASE] == HOUSEKEEPING:
        rolls = s.to_act == (CHANCE,) and s.t[QUESTION] == WHY_TEXT
        play(s, "die 6" if rolls else str(s.options(s.to_act[0])[0]))
    assert hits(s, "civ1") == (0 if card == "f22" else 1)
    assert (s.t[TURN_FLAGS], s.t[HEALED], s.t[NO_ENTRY]) == (0, 0, 0)


@pytest.mark.rule("ZD-810")
def test_a_card_in_a_second_fight_does_not_let_the_outbreak_in() -> None:
    s = given("II", units={"civ1": "F3", "civ2": "F2"}, zeds={"F4": "zed_9_4"}, infection=12,
              turn_flags=BRAINS, held="f11")  # fmt: skip
    play(activate(s, "forest"), "pick civ1", "ok", "die 1", "die 1", "die 1")
    assert s.t[INFECTION] == 13
    play(s, "pick civ2", "play f11")
    assert s.t[QUESTION] == WHY_MELEE
    play(s, "die 1", "die 1", "die 1")
    assert (at(s, "z34"), s.t[QUESTION]) == ("F1", WHY_UNCHECKED)  # when the group has finished


# -- falling back ---------------------------------------------------------------------------------


@pytest.mark.rule("ZD-309")
@pytest.mark.rule("ZD-631")
def test_an_attacker_falls_back_to_a_start_and_stands_there_beside_zeds() -> None:
    s = given("II", units={"national_guard": "H_start"},
              zeds={"H6": "zed_9_4 zed_8_4", "H_start": "zed_5_3"})  # fmt: skip
    play(s, "move national_guard H6", "die 1", "die 1", "...")
    assert (at(s, "national_guard"), zeds_in(s, "H_start")) == ("H_start", {"z13"})
    assert (s.t[QUESTION], s.t[INFECTION]) == (ASK_ACTION, 1)  # the melee at H6, no other


@pytest.mark.rule("ZD-412")
@pytest.mark.rule("ZD-633")
@pytest.mark.rule("ZD-1501")
def test_the_stronger_one_finds_room_behind_a_closed_space() -> None:
    s = given("II", units={"hunt": "S2", "staub": "S2", "civ1": "S0"},
              zeds={"S3": "zed_9_4 zed_8_4"}, bridge=1)  # fmt: skip
    activate(s, "suburbs")
    play(s, "pick staub", "die 1", "die 1")
    play(s, *["die 6"] * 5)
    assert (at(s, "hunt"), at(s, "staub")) == ("S0", "town")


@pytest.mark.rule("ZD-601")
@pytest.mark.rule("ZD-649")
def test_who_was_found_or_whose_traps_failed_may_still_run() -> None:
    s = given("II", units={"pickles": "F2"}, zeds={"F3": "zed_5_3"}, turn_flags=CARDIO)
    activate(s, "forest")
    play(s, "die 1", "yes")
    assert (at(s, "pickles"), at(s, "z13"), s.t[INFECTION]) == ("F1", "F2", 0)
    s = given("II", units={"johnson": "F2"}, zeds={"F3": "zed_5_3"}, turn_flags=CARDIO)
    activate(s, "forest")
    play(s, "yes", "die 3", "yes")
    assert (at(s, "johnson"), at(s, "z13"), s.t[INFECTION]) == ("F1", "F2", 0)


@pytest.mark.rule("ZD-630")
@pytest.mark.rule("ZD-1610")
def test_pickles_may_hide_when_the_defender_beside_him_falls() -> None:
    s = given("II", units={"pickles": "F2", "hunt": "F2"}, zeds={"F3": "zed_9_4 zed_8_4"},
              wounds={"hunt": 1})  # fmt: skip
    activate(s, "forest")
    play(s, "...", "die 1", "die 1", "no", "die 1", "die 1")
    assert at(s, "hunt") == "graveyard"
    assert s.t[QUESTION] == WHY_STEALTH
    play(s, "die 2", "...")
    assert (at(s, "pickles"), zeds_in(s, "F2")) == ("F2", {"z33", "z34"})


@pytest.mark.rule("ZD-648")
@pytest.mark.rule("ZD-651")
def test_zeds_burn_for_a_last_stand_out_of_chaos() -> None:
    s = given("V", units={"clarion": "town", "furies": "town"}, zeds={"F0": "zed_5_3"},
              chaos={"F0": 1}, turn_flags=FLAMBE)  # fmt: skip
    activate(s, "forest")
    play(s, "pick furies", "die 6", "die 5", "...")
    assert (at(s, "z13"), hits(s, "z13")) == ("F0", 3 + 1)


@pytest.mark.rule("ZD-626")
def test_an_infector_rolls_once_for_a_missile_on_its_start() -> None:
    s = text(given("III", foes={"vermin": "F_start"}), "y06")
    play(s, "...", "die 6", "...", "die 2")
    assert (at(s, "vermin"), s.t[QUESTION]) == ("F_start", ASK_ACTION)


# -- windows --------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-120")
def test_a_window_stays_open_after_a_card_that_ends_with_ok() -> None:
    s = given("V", held="f34 f21", chaos={"F4": 1, "M5": 1, "H5": 1}, infection=5)
    step(s, stages.WINDOW)
    play(s, "play f34", "pick F4", "ok")
    assert options(s) == {"play f21", "ok"}
    play(s, "ok")
    assert s.t[QUESTION] == ASK_ACTION


# -- looters, components --------------------------------------------------------------------------


@pytest.mark.rule("ZD-111")
@pytest.mark.rule("ZD-1003")
def test_the_gang_hits_refugees_in_city_spaces_but_not_in_the_camp() -> None:
    fled = {"villagers_F4": "M0", "villagers_M5": "camp"}
    s = given("III", units=fled | {"civ1": "town", "civ2": "S0", "civ3": "bed1", "civ4": "S1"},
              refugees=sum(1 << piece(unit) for unit in fled), foes={"bubba": "F0"})  # fmt: skip
    phase(s, PRFN)
    play(s, "die 1")
    assert (at(s, "villagers_F4"), at(s, "villagers_M5")) == ("graveyard", "camp")
    assert [hits(s, f"civ{n}") for n in (1, 2, 3, 4)] == [1, 1, 0, 0]


@pytest.mark.rule("ZD-711")
@pytest.mark.rule("ZD-1516")
def test_the_superweapon_goes_with_its_last_component() -> None:
    s = text(given("IV", owned=0b110, superweapon=1), "rb13")
    play(s, "drop hypnoze")
    assert (s.t[SUPERWEAPON], s.t[OWNED]) == (1, 0b100)
    play(text(s, "rb13"), "drop phosphor")
    assert (s.t[SUPERWEAPON], s.t[OWNED]) == (0, 0)


# -- the edge -------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-308")
def test_why_not_look_ahead_or_search_from_a_start() -> None:
    assert why(given("III", units={"wright": "F_start"}), "peek") == "ZD-308"
    assert why(given("III", units={"wright": "F_start"}), "search wright") == "ZD-308"


@pytest.mark.rule("ZD-419")
def test_a_surge_after_a_card_without_tracks_can_be_drawn() -> None:
    s = given("I")
    s.t[PHASE], s.t[EVENT], s.t[NEXT_TRACK] = ZEDS_PHASE, EVENTS.index("g14"), 2
    assert Reader(s, None, "en").order() == [(2, "current")]


@pytest.mark.rule("ZD-1003")
def test_what_looters_take_is_told() -> None:
    s = given("II", foes={"looters": "F0"}, supplies=1, ammo=1)
    phase(s, PRFN)
    told = []
    for notation in ("pick supplies", "pick ammo"):
        play(s, notation)
        told += [(event.kind, event.data.get("now")) for event in s.events or []]
    assert {("supplies-lost", 0), ("ammo-lost", 0)} <= set(told)


# -- other content --------------------------------------------------------------------------------


def effect(s: ZedsState, **words: Any) -> ZedsState:
    """Carry out an effect that no card has, now."""
    book = _Printer(GAME.data)
    program = book.program([words])
    s.book = book.book
    return step(s, todo(stages.RUN_LIST, program))


@pytest.mark.rule("ZD-1521")
def test_a_die_may_give_ammo() -> None:
    s = effect(given("I"), verb="gain", ammo="1d6", supplies=2)
    play(s, "die 4")
    assert (s.t[SUPPLIES], s.t[AMMO]) == (2, 4)


@pytest.mark.rule("ZD-1522")
def test_any_verb_may_aim_at_one_space() -> None:
    s = given("II", zeds={"F3": "zed_5_3 zed_6_3", "F5": "zed_2_1"})
    effect(s, verb="hit", units={"side": "zed", "pick": "one_space"}, n=1)
    play(s, "pick F3")
    assert (hits(s, "z13"), hits(s, "z22"), hits(s, "z1")) == (1, 1, 0)
    assert zeds_in(s, "F3") == {"z13", "z22"}


@pytest.mark.rule("ZD-1522")
def test_a_picked_zed_retreats_or_dies_alone() -> None:
    s = given("II", zeds={"F3": "zed_5_3 zed_6_3"})
    effect(s, verb="retreat", units={"side": "zed", "pick": "strongest"})
    assert (at(s, "z13"), at(s, "z22")) == ("F3", "F4")
    effect(s, verb="kill", units={"kind": ["zed"], "pick": "strongest"})
    assert (at(s, "z22"), s.invariants()) == ("out", [])


@pytest.mark.rule("ZD-1500")
@pytest.mark.parametrize(
    "words",
    [
        {"verb": "lose", "supplies": "1d6"},
        {"verb": "place_unit", "unit": "nobody", "where": "town"},
        {"verb": "roll", "table": [{"max": 4, "then": []}]},
        {"verb": "hit", "units": {"kind": ["dog"]}, "n": 1},
        {"verb": "activate", "track": "forest"},
        {"verb": "add_infection", "per": "zeds_on_track", "track": "fated", "max": 2},
        {"verb": "place_zed", "track": "forest", "at": "9"},
    ],
)
def test_what_no_rule_can_read_is_refused(words: dict[str, Any]) -> None:
    printer = _Printer(GAME.data)
    printer.where = "events.toml: event b01"
    with pytest.raises(ContentError, match=r"^events.toml: event b01: no rule can read"):
        printer.program([words])
