"""Abilities of units (5.16, ZD-1601 to ZD-1615)."""

from __future__ import annotations

from pathlib import Path

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
    units_in,
    why,
)

from miasma.core.agenda import todo
from miasma.games.zeds import stages
from miasma.games.zeds.pieces import PIECE_IDS
from miasma.games.zeds.rules import gunfire
from miasma.games.zeds.table import (
    AMMO,
    DEFIANT,
    EAT_PHASE,
    EVENT_ACTIONS,
    F_COLUMN,
    FREE_ACTIONS,
    INFECTION,
    PEEKED,
    REFUGEES,
    SUPPLIES,
    TOP_STORY,
    TRAINED,
)


@pytest.mark.rule("ZD-1509")
def test_the_fire_brigade_frees_villages() -> None:
    s = given("II", units={"firehouse129": "F3", "civ1": "F4", "villagers_F4": "F4"},
              defiant=1 << piece("civ1"))  # fmt: skip
    play(s, "use civil_authority")
    assert options(s) == {"pick civ1", "pick villagers_F4"}
    other = s.clone()
    play(s, "pick civ1")
    assert not s.t[DEFIANT]
    play(other, "pick villagers_F4")
    assert other.t[REFUGEES] == 1 << piece("villagers_F4")
    assert at(other, "villagers_F4") == "F4"


@pytest.mark.rule("ZD-1601")
def test_wilson_knows_shortcuts_and_shows_them() -> None:
    s = given("IV", units={"wilson": "F3", "hunt": "F3", "schmidt": "F2"}, top_story=7)
    assert {"move wilson M3", "move hunt S3"} <= options(s)
    assert "move schmidt M2" not in options(s)
    s = given("IV", units={"wilson": "F3"}, zeds={"M3": "zed_5_3"}, top_story=7)
    assert "move wilson M2" in options(s)  # round the closed space
    play(s, "move wilson M2")
    assert at(s, "wilson") == "M2"


@pytest.mark.rule("ZD-507", "ZD-1601")
@pytest.mark.parametrize(("mayor", "back"), [("H3", "town"), ("graveyard", "F0")])
def test_a_shortcut_must_save_points(mayor: str, back: str) -> None:
    s = given("IV", units={"wilson": "F1", "hunt": "F1", "hernandez": mayor},
              zeds={"M0": "zed_9_4"}, top_story=7)  # fmt: skip
    play(s, "move hunt M0", "die 1", "die 1", "no", *["die 6"] * 4)
    assert at(s, "hunt") == back  # with the Mayor the way through town costs no more


@pytest.mark.rule("ZD-1602")
def test_doc_seaver_opens_a_fourth_bed() -> None:
    s = given("III", units={"seaver": "office1", "hunt": "town"})
    assert "move hunt bed4" in options(s)
    play(s, "move hunt bed4", "move seaver town")
    assert at(s, "hunt") == "bed4"  # the patient may stay
    s = given("III", units={"seaver": "town", "hunt": "town"})
    assert why(s, "move hunt bed4") == "ZD-1602"


@pytest.mark.rule("ZD-1603")
def test_abilities_sleep_with_their_unit() -> None:
    s = given("I", units={"hernandez": "bed1", "hunt": "F3"}, wounds={"hernandez": 2})
    assert "move hunt M0" not in options(s)  # no traffic control
    s = given("II", units={"hernandez": "F3", "hunt": "M3"}, chaos={"F3": 1})
    assert "move hunt F0" in options(s)  # passive abilities work in chaos
    assert why(s, "use citadel") == "ZD-435"
    s = given("II", units={"kingman": "bed1"}, wounds={"kingman": 2}, zeds={"F1": "zed_5_3"})
    activate(s, "forest")
    assert at(s, "z13") == "F0"


@pytest.mark.rule("ZD-1604")
def test_citadel_and_speech() -> None:
    s = given("I", units={"hernandez": "F0", "hunt": "town", "piazza": "town"}, ammo=2,
              zeds={"M0": "zed_5_3"})  # fmt: skip
    before = s.t[EVENT_ACTIONS]
    play(s, "use citadel")
    assert options(s) == {"shoot hunt z13", "shoot piazza z13"}
    play(s, "shoot hunt z13", "die 3", "die 4")  # strength 5, +1: column 5
    assert (hits(s, "z13"), s.t[AMMO], s.t[EVENT_ACTIONS]) == (3, 1, before)
    s = given("II", units={"hernandez": "town", "hunt": "town", "civ1": "M0", "vip": "H0",
                           "piazza": "F2"})  # fmt: skip
    play(s, "use speech")
    free = [s.t[FREE_ACTIONS + piece(n)] for n in ("hernandez", "hunt", "civ1", "vip", "piazza")]
    assert free == [0, 1, 1, 1, 0]
    assert why(s, "use speech") == "ZD-504"


@pytest.mark.rule("ZD-1605")
def test_piazza_steps_back_with_company() -> None:
    s = given("II", units={"piazza": "F4", "civ1": "F4", "villagers_F4": "F4"}, ammo=1,
              zeds={"F5": "zed_5_3"}, defiant=1 << piece("civ1"))  # fmt: skip
    play(s, "shoot piazza z13", "die 1", "die 1", "go F3")
    assert options(s) == {"pick civ1", "pick villagers_F4", "ok"}
    play(s, "pick civ1", "pick villagers_F4")
    assert units_in(s, "F3") == {"piazza", "civ1", "villagers_F4"}
    assert (s.t[DEFIANT], s.t[REFUGEES]) == (0, 1 << piece("villagers_F4"))
    s = given("II", units={"piazza": "F4"}, zeds={"F5": "zed_5_3", "F3": "zed_2_1"}, ammo=1)
    play(s, "shoot piazza z13", "die 1", "die 1")
    assert "pass" in options(s)  # not into Zeds


def test_piazza_crafts_ammo() -> None:
    s = given("I", units={"piazza": "F4"}, zeds={"F5": "zed_5_3"}, ammo=0, actions=1)
    play(s, "craft z13")
    assert (s.t[EVENT_ACTIONS], s.t[AMMO]) == (0, 0)


@pytest.mark.rule("ZD-1608")
def test_hauser_trains_and_recruits() -> None:
    s = given("IV", units={"hauser": "town", "civ1": "F0", "civ2": "M3", "civ3": "bed1"},
              wounds={"civ2": 3, "civ3": 1}, defiant=1 << piece("civ1"), ammo=1)  # fmt: skip
    assert "train civ2" not in options(s)
    play(s, "train civ1")
    assert (s.t[TRAINED], s.t[DEFIANT]) == (1 << piece("civ1"), 0)
    assert why(s, "train civ1") == "ZD-1608"
    assert "recruit civ3" not in options(s)  # not in the hospital
    play(s, "recruit civ2")
    assert (hits(s, "civ2"), s.t[AMMO], s.t[INFECTION]) == (2, 0, 0)
    play(s, "train civ3")
    assert not any(o.startswith("train") for o in options(s))  # two markers in the game


@pytest.mark.rule("ZD-1609")
@pytest.mark.parametrize(("faces", "where"), [((2, 3), "F4"), ((1, 3), "F3")])
def test_the_hoses(faces: tuple[int, int], where: str) -> None:
    s = given("II", units={"firehouse129": "F2"}, zeds={"F3": "zed_5_3", "F5": "zed_2_1"})
    assert {o for o in options(s) if o.startswith("hose")} == {"hose z13"}
    play(s, "hose z13", *(f"die {face}" for face in faces))
    assert at(s, "z13") == where


@pytest.mark.rule("ZD-1612")
def test_the_courier_saves_the_second_supply() -> None:
    s = given("III", units={"clarion": "town"}, supplies=5, event="b01")
    s.book.event_eat[0], kept = 2, s.book.event_eat[0]
    try:
        step(s, todo(stages.RUN_PHASE, EAT_PHASE))
    finally:
        s.book.event_eat[0] = kept
    assert s.t[SUPPLIES] == 4


@pytest.mark.rule("ZD-1613")
def test_overtime_works_anywhere() -> None:
    s = given("III", units={"agee": "F3"}, infection=2, actions=0)
    play(s, "use overtime")
    assert (s.t[INFECTION], s.t[EVENT_ACTIONS]) == (5, 1)


@pytest.mark.rule("ZD-1615")
def test_prices_are_paid_first_and_must_be_payable() -> None:
    s = given("II", units={"bauer": "town"}, supplies=1)
    assert "use bombs" not in options(s)
    assert why(s, "use bombs") == "ZD-1615"
    s = given("II", units={"bauer": "town"}, supplies=2)
    play(s, "use bombs")
    assert (s.t[SUPPLIES], s.t[AMMO]) == (0, 1)


def test_wright_looks_ahead_and_wilson_foresees() -> None:
    s = given("III", units={"wright": "town"})
    play(s, "peek")
    card = str(s.options(-1)[0]).split()[1]
    play(s, f"event {card}")
    assert s.view(0)["peeked"] == card
    assert why(s, "peek") == "ZD-1603"
    play(s, "pass")
    assert s.t[PEEKED] == -1
    assert s.view(0)["event"] == card
    s = given("IV", held="f27")
    play(s, "play f27", "join wilson", "pick town")
    assert s.to_act == (-1,)
    play(s, "story f05")
    assert s.t[TOP_STORY] == 4


def test_leadership_and_broadcast() -> None:
    s = given("III", units={"hunt": "F3", "civ1": "F4", "civ2": "M2", "wzed": "town"})
    play(s, "use leadership")
    assert options(s) == {"pick civ1"}
    play(s, "pick civ1", "use broadcast")
    assert options(s) == {"pick civ1", "pick civ2"}


def test_doctors_heal() -> None:
    s = given("III", units={"seaver": "office1", "hunt": "bed1", "civ1": "town"}, supplies=1,
              wounds={"hunt": 2, "civ1": 1}, infection=3)  # fmt: skip
    play(s, "use medic", "pick hunt")
    assert (hits(s, "hunt"), s.t[INFECTION]) == (1, 2)
    s = given("III", units={"seaver": "F0", "civ1": "town"}, supplies=1, wounds={"civ1": 1})
    play(s, "use first_aid", "pick civ1")
    assert (hits(s, "civ1"), s.t[SUPPLIES]) == (0, 0)


def test_jones_follows_his_own_agenda() -> None:
    s = given("IV", units={"jones": "office1", "civ1": "bed1"})
    play(s, "use human_trials", "pick civ1", "lab rb05")
    assert at(s, "civ1") == "graveyard"
    assert why(s, "use own_agenda") == "ZD-504"  # both share one marker
    s = given("IV", units={"jones": "F2"}, zeds={"F3": "zed_5_3"}, supplies=1, ammo=3)
    play(s, "shoot jones z13", "die 1", "die 1")
    assert (s.t[SUPPLIES], s.t[AMMO]) == (0, 3)


def test_shots_of_special_units() -> None:
    units = {"national_guard": "F2", "petras_angels": "M2", "veterans12": "H2"}
    zeds = {"F3": "zed_5_3", "M3": "zed_6_3", "H3": "zed_2_1"}
    s = given("IV", units=units, zeds=zeds, ammo=2, supplies=1)
    play(s, "shoot veterans12 z1", "die 1", "die 1")
    assert s.t[AMMO] == 2  # the first shot is free
    play(s, "shoot petras_angels z22", "die 1", "die 1")
    assert (s.t[AMMO], s.t[SUPPLIES]) == (2, 0)
    play(s, "shoot national_guard z13", "die 1", "die 1")
    assert s.t[AMMO] == 0


def test_strengths_of_shots() -> None:
    s = given("II", units={"santana": "F2", "staub": "M2"}, wounds={"staub": 1},
              zeds={"F3": "zed_5_3", "M3": "zed_6_3"})  # fmt: skip
    assert gunfire.gun_strength(s, piece("santana"), 1) == 3
    assert gunfire.gun_strength(s, piece("staub"), 1) == 2


def test_staub_always_finds_something() -> None:
    s = given("II", units={"staub": "F3"})
    play(s, "search staub", "die 1")
    assert s.t[SUPPLIES] == 1


def test_pickles_searches_among_zeds_with_one_die() -> None:
    s = given("II", units={"pickles": "F3"}, zeds={"F3": "zed_5_3"})
    play(s, "search pickles", "die 4")
    assert s.t[SUPPLIES] == 1


@pytest.mark.parametrize(
    ("unit", "supplies", "ammo"), [("johnson", 2, 3), ("horatius", 3, 0), ("salvation", 2, 0)]
)
def test_what_units_bring(unit: str, supplies: int, ammo: int) -> None:
    s = given("IV")
    from miasma.games.zeds.rules import units

    s.to_act = ()
    s.agenda.append(stages.ACTIONS)
    units.enter(s, piece(unit), space("town"))
    s.run()
    assert (s.t[SUPPLIES], s.t[AMMO]) == (supplies, ammo)


def test_the_courier_brings_company() -> None:
    s = given("III", held="f06")
    play(s, "play f06", "pick clarion", "join bauer")
    assert units_in(s, "town") == {"clarion", "bauer"}


def test_the_salvation_army_stretches_supplies() -> None:
    s = given("I", units={"salvation": "town", "civ1": "bed1", "civ2": "bed2"}, supplies=5,
              event="b07")  # fmt: skip
    step(s, todo(stages.RUN_PHASE, EAT_PHASE))
    play(s, "die 2")
    assert s.t[SUPPLIES] == 5


def test_kingman_and_rangers_fight_better() -> None:
    s = given("II", units={"kingman": "F2"}, zeds={"F3": "zed_3_2"})
    play(activate(s, "forest"), "die 1", "pick kingman")
    assert s.t[F_COLUMN] == 4
    s = given("II", units={"rangers": "F2"}, zeds={"F3": "zed_5_3"})
    play(s, "move rangers F3")
    assert s.t[F_COLUMN] == 4


def test_every_unit_stands_in_a_test() -> None:
    folder = Path(__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    names = [name for name in PIECE_IDS if not name.startswith(("z", "civ", "villagers"))]
    assert not [name for name in names if f'"{name}"' not in source and f" {name}" not in source]
