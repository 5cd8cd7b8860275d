"""Every event card does what its text says (ZD-1500 to ZD-1536)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.zeds.given import (
    EVENTS,
    GAME,
    at,
    given,
    hits,
    options,
    phase,
    piece,
    play,
    space,
    text,
    zeds_in,
)

from miasma.games.zeds.effects import (
    ABILITIES,
    FLAGS,
    KEYS,
    MARKERS,
    PLAYS,
    RULES,
    STANDING,
    VERBS,
    WHENS,
)
from miasma.games.zeds.library import _steps
from miasma.games.zeds.programs import Programs
from miasma.games.zeds.rules import verb_table
from miasma.games.zeds.table import (
    ACTION_PHASE,
    AMMO,
    BASIC_ON_TOP,
    CHAOS,
    ELWOOD,
    EVENT_ACTIONS,
    FREE_ACTIONS,
    FREE_MOVES,
    G_TRACK,
    HELD,
    INFECTION,
    MARKER,
    NO_ENTRY,
    PHASE,
    SHIFT,
    SHIFTED,
    SUPPLIES,
    TURN_FLAGS,
    ZEDS_PHASE,
)

FRESH = ("zed_2_1", "zed_3_1", "zed_3_2", "zed_4_1", "zed_4_3")


@pytest.mark.rule("ZD-1500")
def test_content_and_rules_know_the_same_words() -> None:
    data = GAME.data
    cards: list[Any] = [*data.events, *data.stories, *data.research]
    pieces = [*data.units, *data.raiders, *data.units_file.super_zed]
    abilities = [a for entry in pieces for a in getattr(entry, "abilities", [])]
    used = {s["verb"] for s in _steps([[card.effects for card in cards], abilities])}
    assert used == set(VERBS) == set(verb_table.BY_NAME)
    assert {ability["type"] for ability in abilities} == set(ABILITIES)
    standing: list[Any] = [*data.markers.values(), *data.components]
    assert {s["verb"] for s in _steps([entry.effects for entry in standing])} == set(STANDING)
    steps = list(_steps([card.effects for card in cards]))
    assert {s["flag"] for s in steps if "flag" in s} == set(FLAGS)
    assert {s["rule"] for s in steps if "rule" in s} == set(RULES)
    assert {s["marker"] for s in steps if s["verb"] == "give_marker"} == set(MARKERS)
    assert {ability["key"] for ability in abilities if "key" in ability} == set(KEYS)
    assert {card.when for card in data.events} == set(WHENS)
    assert {card.play for card in data.stories} == set(PLAYS)
    read = {name for name in vars(Programs) if name.startswith("_verb_")}
    assert read <= {f"_verb_{verb}" for verb in VERBS}
    assert set(verb_table.TO_ONE) <= used


@pytest.mark.rule("ZD-1500")
@pytest.mark.parametrize(
    ("card", "where", "gain"),
    [("b02", "M2", (0, 2)), ("b03", "F0", (4, 0)), ("b06", "F3", (5, 0))],
)
def test_finds_at_the_end_of_the_action_phase(card: str, where: str, gain: tuple[int, int]) -> None:
    for place, expected in ((where, gain), ("H4", (0, 0))):
        s = given("I", units={"hunt": place}, event=card)
        play(s, "pass")
        if card == "b06" and place == where:
            play(s, "die 5")
        assert (s.t[SUPPLIES], s.t[AMMO]) == expected


@pytest.mark.rule("ZD-1522")
def test_b04_arms_civilians_well() -> None:
    s = given("I", units={"civ1": "F4", "civ2": "bed1", "hunt": "town"}, wounds={"civ2": 4})
    text(s, "b04")
    assert options(s) == {"pick civ1"}  # not the hero, not the comatose
    play(s, "pick civ1")
    assert s.t[MARKER] == piece("civ1")


def test_b05_gives_a_hero_two_shifts_for_the_turn() -> None:
    s = given("I", units={"hunt": "town", "civ1": "F4"})
    text(s, "b05")
    play(s, "pick hunt")
    assert (s.t[SHIFTED], s.t[SHIFT]) == (piece("hunt"), 2)


@pytest.mark.rule("ZD-1523")
def test_b07_prefers_an_empty_start() -> None:
    s = given("I", zeds={"F_start": "zed_5_3", "M_start": "zed_6_3", "H_start": "zed_2_1"})
    text(s, "b07")
    play(s, "zed zed_3_1")
    assert zeds_in(s, "S_start") == {"z2"}
    assert s.t[TURN_FLAGS] & 2
    full = given("I", zeds={"F_start": "zed_5_3", "M_start": "zed_6_3", "H_start": "zed_2_1",
                            "S_start": "zed_4_1"})  # fmt: skip
    text(full, "b07")
    play(full, "zed zed_3_1")
    assert zeds_in(full, "H_start") == {"z1", "z2"}  # the lowest sum


@pytest.mark.parametrize("card", ["b08", "b18"])
def test_surprises_on_the_scene(card: str) -> None:
    s = given("I", units={"civ1": "H4", "civ2": "F4"})
    text(s, card)
    play(s, "story f08")
    assert options(s) == {"pick civ1"}


@pytest.mark.parametrize(
    ("card", "marker", "start"),
    [("b09", 4, "H_start"), ("b10", 3, "F_start"), ("b16", 6, "M_start"), ("b17", 2, "S_start")],
)
def test_the_strongest_regular_zed_gets_a_marker(card: str, marker: int, start: str) -> None:
    s = given("I", zeds={"F3": "zed_7_5"}, foes={"giants": "M3"})
    text(s, card)
    play(s, "zed zed_2_1")
    assert zeds_in(s, start) == {"z1"}
    assert s.t[MARKER + marker] == piece("z31")


@pytest.mark.rule("ZD-1520")
@pytest.mark.parametrize(
    ("card", "dice", "n"), [("b11", ("die 4", "die 5"), 2), ("y06", ("die 5",), 3)]
)
def test_strikes(card: str, dice: tuple[str, ...], n: int) -> None:
    s = given("III", zeds={"F3": "zed_5_3 zed_6_3", "M_start": "zed_2_1"})
    text(s, card)
    assert ("pick M_start" in options(s)) == (card == "y06")
    play(s, "pick F3", *dice, *["pick z13"] * n)
    assert hits(s, "z13") == n


@pytest.mark.rule("ZD-1521")
@pytest.mark.parametrize(("face", "n"), [(1, 1), (4, 2), (6, 3)])
def test_b12_halves_a_die(face: int, n: int) -> None:
    s = given("I", units={"civ1": "F4"}, supplies=1)
    text(s, "b12")
    play(s, f"die {face}")
    for _ in range(n):
        choice = "pick supplies" if "pick supplies" in options(s) else "pick hits"
        play(s, choice)
        if choice == "pick hits":
            play(s, "pick civ1")
    assert hits(s, "civ1") == n - 1


def test_b13_moves_everybody_in_town() -> None:
    s = given("II", units={"hunt": "town", "civ1": "town", "piazza": "F0"})
    text(s, "b13")
    free = [s.t[FREE_MOVES + piece(name)] for name in ("hunt", "civ1", "piazza")]
    assert free == [1, 1, 0]


@pytest.mark.rule("ZD-1524")
@pytest.mark.parametrize("card", ["b14", "g11"])
def test_a_hero_arrives(card: str) -> None:
    s = given("II", units={"hunt": "town", "piazza": "graveyard"})
    text(s, card)
    names = {str(action) for action in s.options(-1)}
    assert "join hunt" not in names
    assert "join piazza" not in names
    assert "join agee" not in names  # of a higher level
    play(s, "join kingman", "pick M_start")
    assert at(s, "kingman") == "M_start"


@pytest.mark.parametrize(("card", "n"), [("b15", 1), ("b22", 2), ("g13", 2), ("y09", 3)])
def test_brains(card: str, n: int) -> None:
    s = given("III")
    text(s, card)
    assert (s.t[INFECTION], s.t[TURN_FLAGS] & 1) == (n, 1)
    assert GAME.data.events[EVENTS.index(card)].zeds == ["all"]


def test_b19_empties_the_mine() -> None:
    s = given("II", units={"civ1": "M4"})
    text(s, "b19")
    assert (hits(s, "civ1"), at(s, "civ1")) == (1, "M3")
    assert s.t[NO_ENTRY] == 1 << space("M4")
    s = given("II", zeds={"M4": "zed_5_3"})
    text(s, "b19")
    assert (hits(s, "z13"), at(s, "z13")) == (1, "M5")


def test_b20_spreads() -> None:
    s = given("I")
    text(s, "b20")
    play(s, "story f08", "zed zed_2_1")
    assert zeds_in(s, "H_start") == {"z1"}
    assert s.t[TURN_FLAGS] & 4


@pytest.mark.parametrize(
    ("card", "letter"), [("b21", "H"), ("b26", "S"), ("g02", "F"), ("g05", "M")]
)
def test_assaults(card: str, letter: str) -> None:
    s = given("II", zeds={f"{letter}3": "zed_5_3 zed_6_3", f"{letter}5": "zed_4_1"})
    text(s, card)
    assert s.t[INFECTION] == 2  # three Zeds, at most 2
    play(s, "zed zed_2_1")
    assert zeds_in(s, f"{letter}_start") == {"z1"}
    assert s.t[TURN_FLAGS] & 64


@pytest.mark.parametrize("card", ["b23", "r09"])
def test_a_zed_on_every_start(card: str) -> None:
    s = given("V", zeds={"F3": "zed_5_3"}, wounds={"z13": 4})
    text(s, card)
    play(s, *(f"zed {kind}" for kind in FRESH))
    for start in ("F_start", "M_start", "H_start", "S_start", "T_start"):
        assert len(zeds_in(s, start)) == 1
    assert hits(s, "z13") == (3 if card == "r09" else 4)  # markers off, nobody flips


def test_b24_is_bad() -> None:
    s = given("I", zeds={"F3": "zed_5_3"}, wounds={"z13": 2})
    text(s, "b24")
    play(s, "story f08", "zed zed_2_1")
    assert (zeds_in(s, "H6"), hits(s, "z13")) == ({"z1"}, 0)


def test_b25_an_ambush() -> None:
    s = given("II", units={"civ1": "F2", "vip": "F3"})
    text(s, "b25")
    assert options(s) == {"pick civ1"}
    play(s, "pick civ1", "zed zed_9_4")
    assert (at(s, "z34"), hits(s, "z34")) == ("F2", 3)
    play(s, "pick civ1", "die 1", "die 1", "die 1")
    assert hits(s, "z34") == 0  # it has won and flips to full


def test_b27_gives_one_civilian_unit_a_free_action() -> None:
    s = given("I", units={"civ1": "F4", "furies": "town", "hunt": "town"})
    text(s, "b27")
    assert options(s) == {"pick civ1", "pick furies"}
    play(s, "pick furies")
    assert s.t[FREE_ACTIONS + piece("furies")] == 1


def test_b28_fills_the_villages_of_the_zeds() -> None:
    s = given("II", zeds={"F4": "zed_5_3"}, chaos={"S3": 1})
    text(s, "b28")
    play(s, "zed zed_2_1", "zed zed_3_1")
    assert zeds_in(s, "S3") == {"z1"}  # nearest town first
    assert zeds_in(s, "F4") == {"z13", "z2"}


def test_b29_breaks_loose() -> None:
    s = given("I", infection=5)
    text(s, "b29")
    play(s, "story f08", "super giants")
    assert (at(s, "giants"), s.t[INFECTION]) == ("H5", 5)
    base = given("base", zeds={"F3": "zed_5_3", "M3": "zed_6_3", "H3": "zed_4_1"})
    text(base, "b29")
    play(base, "zed zed_2_1")
    assert zeds_in(base, "S_start") == {"z1"}


def test_g01_the_fire_brigade_clears_villages() -> None:
    s = given("II", chaos={"F4": 1, "F3": 1})
    text(s, "g01")
    assert options(s) == {"pick F4", "ok"}
    play(s, "pick F4")
    assert (s.t[CHAOS + space("F4")], s.t[INFECTION]) == (0, 1)


@pytest.mark.parametrize(("card", "expected"), [("g03", [2, 3]), ("g06", [2, 2])])
def test_zeds_recover_near_undefended_places(card: str, expected: list[int]) -> None:
    s = given("II", units={"hunt": "M0", "civ1": "M5"}, zeds={"F1": "zed_5_3", "M3": "zed_6_3"},
              foes={"giants": "H4"}, wounds={"z13": 3, "giants": 3, "z22": 3})  # fmt: skip
    text(s, card)
    assert [hits(s, "z13"), hits(s, "giants")] == expected
    assert hits(s, "z22") == 3


def test_g04_a_breakdown() -> None:
    s = given("II", units={"piazza": "F0", "hunt": "F2", "civ1": "town"})
    text(s, "g04")
    assert options(s) == {"pick piazza"}
    play(s, "pick piazza", "die 3")
    assert hits(s, "piazza") == 1


def test_g07_soldiers_of_fortune() -> None:
    s = given("II", units={"hunt": "F2"}, zeds={"F3": "zed_5_3"}, supplies=3, ammo=0)
    text(s, "g07")
    play(s, "shoot hunt z13", "die 3", "die 4")
    assert hits(s, "z13") == 3  # column 5 with the shift
    play(s, "pass", "die 1")
    assert options(s) == {"pick supplies", "pick hits"}


def test_g08_counts_zeds_near_town() -> None:
    s = given("II", zeds={"F2": "zed_5_3 zed_6_3", "M3": "zed_4_1"}, supplies=1, ammo=1)
    text(s, "g08")
    play(s, "pick supplies", "pick ammo")
    assert (s.t[SUPPLIES], s.t[AMMO]) == (0, 0)
    assert "pass" in options(s)


def test_g09_looters_come_where_chaos_is() -> None:
    s = given("II", chaos={"M2": 1})
    text(s, "g09")
    assert at(s, "looters") == "M_start"


@pytest.mark.parametrize(("card", "unit"), [("g10", "rangers"), ("g14", "national_guard")])
def test_help_comes_to_the_scene(card: str, unit: str) -> None:
    s = given("II", ammo=1)
    text(s, card)
    play(s, "story f08")
    assert at(s, unit) == "H_start"
    assert s.t[AMMO] == (5 if unit == "rangers" else 1)


@pytest.mark.parametrize(("infection", "who"), [(7, "vip"), (8, "giants")])
def test_g12_the_crowd(infection: int, who: str) -> None:
    s = given("II", infection=infection)
    text(s, "g12")
    play(s, "story f08")
    if who == "giants":
        play(s, "super giants")
    assert at(s, who) == "H_start"


@pytest.mark.parametrize(("card", "where"), [("y01", "S4"), ("y02", "H3")])
def test_discoveries(card: str, where: str) -> None:
    s = given("III", units={"hunt": where})
    text(s, card)
    assert all(str(action).startswith("lab rb") for action in s.options(-1))
    play(s, "lab rb05")
    assert s.view(0)["research"]["active"] == "rb05"


def test_y03_contamination() -> None:
    s = given("III", units={"hunt": "bed1", "civ1": "bed2", "wright": "office1"}, elwood=1)
    text(s, "y03")
    assert (s.t[INFECTION], s.t[ELWOOD]) == (3, 0)


@pytest.mark.parametrize(("card", "face", "more"), [("y04", 5, 1), ("y04", 6, 0), ("r05", 4, 1)])
def test_setbacks_in_the_lab(card: str, face: int, more: int) -> None:
    s = given("V")
    before = s.t[BASIC_ON_TOP]
    text(s, card)
    play(s, f"die {face}")
    assert s.t[BASIC_ON_TOP] == before + more
    if card == "r05":
        play(s, "die 5")
        assert s.t[INFECTION] == 3


def test_y05_heroic_civilians() -> None:
    s = given("III")
    text(s, "y05")
    play(s, "join bauer")
    assert at(s, "bauer") == "town"


def test_y07_the_exterminator() -> None:
    s = given("III")
    text(s, "y07")
    assert s.t[ELWOOD] == 1


def test_y08_noelle() -> None:
    s = given("III")
    text(s, "y08")
    play(s, "story f08")
    assert at(s, "noelle") == "H_start"


@pytest.mark.rule("ZD-1505")
def test_o01_bats() -> None:
    s = given("IV", units={"civ1": "T2", "civ2": "T6"})
    text(s, "o01")
    play(s, "pick civ2")
    assert (hits(s, "civ2"), at(s, "civ2"), s.t[INFECTION]) == (1, "T5", 1)


@pytest.mark.rule("ZD-1502")
@pytest.mark.rule("ZD-1512")
def test_o02_zeds_climb_out_of_the_tunnel() -> None:
    s = given("IV", zeds={"T7": "zed_5_3", "T5": "zed_6_3 zed_4_1", "T4": "zed_2_1"})
    text(s, "o02")
    assert at(s, "z13") == "S4"
    play(s, "die 4", "die 1")  # the stronger stays, the other climbs: two are up
    assert (at(s, "z22"), at(s, "z4"), at(s, "z1")) == ("T5", "F3", "T4")
    assert s.t[CHAOS + space("F3")] == 1


@pytest.mark.rule("ZD-1512")
def test_o03_steam_vents() -> None:
    s = given("IV", zeds={"T5": "zed_6_3", "T3": "zed_4_1 zed_2_1"})
    text(s, "o03")
    play(s, "die 6", "die 2")
    assert (at(s, "z22"), at(s, "z4"), at(s, "z1")) == ("T5", "H3", "T3")


def test_o04_something_wicked() -> None:
    s = given("IV")
    text(s, "o04")
    play(s, "die 1", "zed zed_2_1", "zed zed_3_1", "die 5")
    assert (zeds_in(s, "T3"), zeds_in(s, "T5")) == ({"z1", "z2"}, set())


def test_o05_activates_the_tunnel_twice() -> None:
    s = given("IV", zeds={"T7": "zed_5_3", "F6": "zed_2_1"}, event="o05")
    phase(s, ZEDS_PHASE)
    assert (at(s, "z13"), at(s, "z1")) == ("T5", "F5")


def test_o06_out_of_the_lab() -> None:
    s = given("IV")
    text(s, "o06")
    play(s, "super giants")
    assert at(s, "giants") == "T4"
    text(s, "o06")
    play(s, "zed zed_2_1")
    assert at(s, "z1") == "T5"  # T4 is full


def test_o07_petras_angels() -> None:
    s = given("IV", supplies=3)
    text(s, "o07")
    assert (at(s, "petras_angels"), s.t[SUPPLIES]) == ("town", 2)


def test_o08_a_strange_artifact() -> None:
    s = given("IV")
    text(s, "o08")
    play(s, "story f08", "super giants", "lab rb05")
    assert at(s, "giants") == "H5"


@pytest.mark.rule("ZD-1503")
def test_o09_a_bloated_zed_bursts() -> None:
    s = given("IV", units={"civ1": "H2"}, zeds={"H3": "zed_5_3", "H4": "zed_6_3"})
    text(s, "o09")
    play(s, "story f08", "pick z13")
    assert at(s, "z13") == "out"
    play(s, "die 6", "die 1", "die 6", "die 6")
    assert {hits(s, "civ1"), hits(s, "z22")} == {2, 3}


def test_o10_a_meltdown() -> None:
    s = given("IV", units={"civ1": "H3"})
    text(s, "o10")
    assert (hits(s, "civ1"), at(s, "civ1"), s.t[CHAOS + space("H3")]) == (2, "H2", 1)
    assert s.t[NO_ENTRY] == 1 << space("H3")


@pytest.mark.rule("ZD-1601")
def test_r01_back_roads() -> None:
    s = given("V", units={"hunt": "F3"})
    assert "move hunt M3" not in options(s)
    text(s, "r01")
    assert {"move hunt M3", "move hunt S3", "move hunt H3"} <= options(s)


@pytest.mark.parametrize(("card", "flag"), [("r02", 4), ("r03", 8)])
def test_flags_of_a_turn(card: str, flag: int) -> None:
    s = given("V")
    text(s, card)
    assert s.t[TURN_FLAGS] == flag


@pytest.mark.rule("ZD-1506")
def test_r04_it_takes_a_village() -> None:
    s = given("V", units={"civ1": "F4", "villagers_F4": "F4", "civ2": "T3", "hunt": "F3"})
    text(s, "r04")
    assert options(s) == {"pick civ1", "pick villagers_F4"}
    play(s, "pick civ1", "zed zed_5_3")
    assert (at(s, "civ1"), hits(s, "civ1"), at(s, "z13")) == ("bed1", 4, "F4")
    assert s.t[INFECTION] == 0
    assert at(s, "villagers_F4") == "F3"


@pytest.mark.rule("ZD-1513")
def test_r06_pure_hate() -> None:
    s = given("V", zeds={"F1": "zed_2_1", "M3": "zed_3_1", "H3": "zed_6_3"})
    text(s, "r06")
    play(s, "zed zed_9_4", "zed zed_8_4")
    assert (zeds_in(s, "F1"), zeds_in(s, "M3"), zeds_in(s, "H3")) == ({"z34"}, {"z33"}, {"z22"})
    assert at(s, "z1") == "out"


def test_r07_a_stranger() -> None:
    s = given("V", held="f05 f21", zeds={"F3": "zed_5_3"})
    text(s, "r07")
    play(s, "pick f05", "die 2")
    assert (s.t[HELD].bit_count(), s.t[INFECTION]) == (1, 1)
    assert options(s) == {"pick mountain", "pick highway", "pick suburbs", "pick tunnel"}


@pytest.mark.rule("ZD-1504")
def test_r08_super_zeds_run_amok() -> None:
    s = given("V", units={"civ7": "F2"}, foes={"festerers": "F3", "giants": "M4"})
    text(s, "r08")
    assert options(s) == {"pick civ7"}
    play(s, "pick civ7")
    assert s.view(0)["fight"]["column"] == 0  # 5 against 4, two columns in their favour
    play(s, "die 6", "die 6", "pick festerers", "pick festerers", "...")
    assert at(s, "giants") == "M3"
    assert s.t[G_TRACK] == -1


@pytest.mark.parametrize("card", ["b01", "b30", "b31", "r10"])
def test_cards_without_an_effect_of_their_own(card: str) -> None:
    s = given("V")
    before = s.position()
    text(s, card)
    assert s.position() == before or s.t[PHASE] == ACTION_PHASE
    assert s.t[EVENT_ACTIONS] == 9


def test_every_event_card_stands_in_a_test() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    missing = [card for card in EVENTS if f'"{card}"' not in source]
    assert not missing
