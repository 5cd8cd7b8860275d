"""Why can't I? Every reason, each from a position in which a player would ask."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.zeds.given import GAME, STORIES, activate, given, piece, play, space
from tests.games.zeds.pages import why_not_source

from miasma.core.text import LANGUAGES
from miasma.games.zeds.effects import COMPONENTS
from miasma.games.zeds.pieces import PIECE_IDS
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import OVER, PHASE

Case = tuple[str, str, Callable[[], ZedsState], str]


def bits(*names: str) -> int:
    """A set of pieces or spaces."""
    return sum(1 << (piece(name) if name in PIECE_IDS else space(name)) for name in names)


def over() -> ZedsState:
    s = given("I", zeds={"F0": "zed_5_3"})
    activate(s, "forest")
    assert s.t[PHASE] == OVER
    return s


def chance() -> ZedsState:
    return play(given("I", units={"hunt": "F3"}), "search hunt")


def asked() -> ZedsState:
    s = given("I", units={"hunt": "F3", "schmidt": "F3"}, zeds={"F4": "zed_5_3"})
    return activate(s, "forest")


def two(**fields: Any) -> ZedsState:
    """Two players; Hunt is the first player's, Piazza the second's."""
    owner = [-1] * 43
    owner[piece("hunt")], owner[piece("piazza")] = 0, 1
    owner[piece("wright")] = 1
    at: dict[str, str] = {"hunt": "town", "piazza": "town", "wright": "lab"}
    return given("III", seats=2, units=at, owner=owner, supplies=9, **fields)


def bed(name: str, wounds: int, **fields: Any) -> ZedsState:
    return given("I", units={name: "bed1", "hunt": "town"}, wounds={name: wounds}, **fields)


CASES: list[Case] = [
    ("over", "ZD-105", over, "pass"),
    ("chance", "ZD-1903", chance, "pass"),
    ("answer-first", "ZD-1801", asked, "pass"),
    ("nothing-asked", "ZD-1801", lambda: given("I"), "yes"),
    ("not-in-play", "ZD-112", lambda: given("I"), "move hunt F0"),
    ("in-camp", "ZD-1021", lambda: given("II", units={"vip": "camp"}), "move vip town"),
    ("comatose", "ZD-506", lambda: bed("civ1", 4), "search civ1"),
    ("comatose", "ZD-512", lambda: bed("civ1", 4), "discharge civ1"),
    ("not-your-unit", "ZD-1301", two, "move piazza F0"),
    ("not-your-unit", "ZD-1301", two, "research"),
    ("villagers", "ZD-1011", lambda: given("II", units={"villagers_F4": "F4"}),
     "move villagers_F4 F3"),
    ("stuck", "ZD-435", lambda: given("II", units={"hunt": "F4"}, chaos={"F4": 1}), "search hunt"),
    ("no-actions", "ZD-502",
     lambda: given("I", units={"hunt": "F3"}, actions=0, player_actions=0), "search hunt"),
    ("on-start", "ZD-308", lambda: given("I", units={"hunt": "F_start"}, ammo=2,
     zeds={"F6": "zed_5_3"}), "shoot hunt z13"),
    ("indoors", "ZD-520", lambda: given("I", units={"hunt": "bed1"}, ammo=2,
     zeds={"F0": "zed_5_3"}), "shoot hunt z13"),
    ("defiant", "ZD-509", lambda: given("I", units={"civ1": "F4"}, defiant=bits("civ1")),
     "move civ1 F3"),
    ("rain", "ZD-1500", lambda: given("I", units={"hunt": "M3"}, turn_flags=32), "move hunt M2"),
    ("no-such-space", "ZD-001", lambda: given("I", units={"hunt": "town"}), "move hunt T0"),
    ("there-already", "ZD-507", lambda: given("I", units={"hunt": "F3"}), "move hunt F3"),
    ("refugees-townward", "ZD-1013", lambda: given("II", units={"villagers_F4": "F3"},
     refugees=bits("villagers_F4")), "move villagers_F4 F4"),
    ("refugees-zeds", "ZD-1006", lambda: given("II", units={"villagers_F4": "F3"},
     refugees=bits("villagers_F4"), zeds={"F2": "zed_5_3"}), "move villagers_F4 F2"),
    ("refugees-zeds", "ZD-1006", lambda: given("II", units={"vip": "F1", "hernandez": "town"},
     zeds={"F0": "zed_5_3"}), "move vip town"),
    ("no-entry", "ZD-412", lambda: given("I", units={"hunt": "F3"}, no_entry=bits("F2")),
     "move hunt F2"),
    ("bridge-down", "ZD-1501", lambda: given("I", units={"hunt": "S2"}, bridge=1), "move hunt S1"),
    ("scientists-only", "ZD-510", lambda: given("III", units={"hunt": "town"}), "move hunt lab"),
    ("surface-only", "ZD-511", lambda: given("IV", units={"petras_angels": "town"}),
     "move petras_angels T0"),
    ("bed-closed", "ZD-1602", lambda: given("III", units={"hunt": "town"}), "move hunt bed4"),
    ("full", "ZD-305", lambda: given("I", units={"hunt": "F1", "civ1": "F0", "civ2": "F0"}),
     "move hunt F0"),
    ("too-far", "ZD-507", lambda: given("I", units={"hunt": "F6"}), "move hunt M6"),
    ("too-far", "ZD-507", lambda: given("I", units={"hunt": "F5"}), "move hunt F0"),
    ("way-blocked", "ZD-507", lambda: given("II", units={"hunt": "S0"}, bridge=2),
     "move hunt S2"),
    ("way-blocked", "ZD-507", lambda: given("IV", units={"wilson": "F6"},
     chaos={"M6": 1, "S6": 1, "F5": 1}), "move wilson H6"),
    ("way-blocked", "ZD-507", lambda: given("I", units={"hunt": "F3"}, zeds={"F2": "zed_5_3"}),
     "move hunt F1"),
    ("no-gunfire", "ZD-523", lambda: given("I", units={"furies": "F3"}, ammo=2,
     zeds={"F4": "zed_5_3"}), "shoot furies z13"),
    ("target-gone", "ZD-520", lambda: given("I", units={"hunt": "F3"}, ammo=2), "shoot hunt z13"),
    ("target-on-start", "ZD-520", lambda: given("I", units={"hunt": "F6"}, ammo=2,
     zeds={"F_start": "zed_5_3"}), "shoot hunt z13"),
    ("out-of-range", "ZD-520", lambda: given("I", units={"schmidt": "F3"}, ammo=2,
     zeds={"F6": "zed_5_3"}), "shoot schmidt z13"),
    ("out-of-range", "ZD-521", lambda: given("I", units={"hunt": "F3"}, ammo=2,
     zeds={"F6": "zed_5_3"}), "shoot hunt z13"),
    ("no-ammo", "ZD-520", lambda: given("I", units={"hunt": "F3"}, zeds={"F4": "zed_5_3"}),
     "shoot hunt z13"),
    ("no-actions", "ZD-502", lambda: given("I", units={"piazza": "F3"}, actions=0, ammo=1,
     zeds={"F4": "zed_5_3"}), "craft z13"),
    ("search-indoors", "ZD-534", lambda: given("I", units={"hunt": "bed1"}), "search hunt"),
    ("search-unnamed", "ZD-530", lambda: given("I", units={"hunt": "F2"}), "search hunt"),
    ("search-controlled", "ZD-530", lambda: given("II", units={"pickles": "F4", "horatius": "F3"},
     chaos={"F3": 1}), "search horatius"),
    ("level", "ZD-503", lambda: given("base", units={"hunt": "town"}), "heal hunt"),
    ("level", "ZD-503", lambda: given("base", units={"hunt": "town"}), "discharge hunt"),
    ("level", "ZD-503", lambda: given("base", units={"johnson": "town", "hunt": "town"}),
     "aid johnson hunt"),
    ("level", "ZD-503", lambda: given("I", units={"hunt": "F3"}, supplies=5), "barricade hunt F3"),
    ("level", "ZD-503", lambda: given("I", units={"kingman": "F3"}, supplies=5), "outpost"),
    ("level", "ZD-503", lambda: given("II", units={"wright": "town"}), "research"),
    ("level", "ZD-503", lambda: given("I"), "arm vip civ1"),
    ("not-in-bed", "ZD-540", lambda: given("I", units={"hunt": "town"}, wounds={"hunt": 1}),
     "heal hunt"),
    ("not-in-bed", "ZD-512", lambda: given("I", units={"hunt": "town"}), "discharge hunt"),
    ("not-in-bed", "ZD-513", lambda: given("I", units={"hunt": "town"}), "bury hunt"),
    ("healed-already", "ZD-542", lambda: bed("civ1", 2, healed=bits("civ1")), "heal civ1"),
    ("not-wounded", "ZD-541", lambda: bed("civ1", 0), "heal civ1"),
    ("no-supplies", "ZD-540", lambda: given("I", units={"johnson": "town", "hunt": "town"},
     wounds={"hunt": 1}), "aid johnson hunt"),
    ("too-far-to-heal", "ZD-546", lambda: given("I", units={"johnson": "town", "hunt": "F5"},
     wounds={"hunt": 1}, supplies=3), "aid johnson hunt"),
    ("no-build", "ZD-550", lambda: given("II", units={"pickles": "F3"}, supplies=5),
     "barricade pickles F3"),
    ("no-supplies", "ZD-550", lambda: given("II", units={"hunt": "F3"}), "barricade hunt F3"),
    ("build-elsewhere", "ZD-550", lambda: given("II", units={"hunt": "F3"}, supplies=5),
     "barricade hunt F2"),
    ("build-controlled", "ZD-564", lambda: given("II", units={"bauer": "F3"}, supplies=5,
     zeds={"F4": "zed_5_3"}), "barricade bauer F4"),
    ("one-per-track", "ZD-552", lambda: given("II", units={"hunt": "F3"}, supplies=5,
     barricades=bits("F1")), "barricade hunt F3"),
    ("built-already", "ZD-561", lambda: given("II", units={"kingman": "F3"}, supplies=5,
     outpost_built=1), "outpost"),
    ("built-already", "ZD-562", lambda: given("II", units={"kingman": "F3"}, supplies=5,
     mines_built=1), "mines"),
    ("build-on-track", "ZD-561", lambda: given("II", units={"kingman": "town"}, supplies=5),
     "outpost"),
    ("one-per-track", "ZD-552", lambda: given("II", units={"kingman": "F3"}, supplies=5,
     barricades=bits("F1")), "outpost"),
    ("no-supplies", "ZD-562", lambda: given("II", units={"kingman": "F3"}), "mines"),
    ("no-ammo", "ZD-562", lambda: given("II", units={"kingman": "F3"}, supplies=5), "mines"),
    ("bridge-whole", "ZD-1501", lambda: given("II", units={"hunt": "S0"}), "bridge hunt"),
    ("bridge-ferry", "ZD-1501", lambda: given("II", units={"hunt": "S0"}, bridge=2),
     "bridge hunt"),
    ("bridge-far", "ZD-1501", lambda: given("II", units={"hunt": "F0"}, bridge=1), "bridge hunt"),
    ("no-scientist", "ZD-580", lambda: given("III", units={"wright": "town"}), "research"),
    ("researched-already", "ZD-584", lambda: given("III", units={"wright": "lab"}, researched=1),
     "research"),
    ("no-research-left", "ZD-586", lambda: given("III", units={"wright": "lab"}, basic_on_top=0,
     breakthroughs_left=0, cures_left=0, weapons_left=0), "research"),
    ("no-supplies", "ZD-582", lambda: given("III", units={"wright": "lab"}), "research supply"),
    ("no-research-supply", "ZD-1517", lambda: given("III", units={"wright": "lab"}, supplies=9),
     "research supply"),
    ("no-grenade", "ZD-597", lambda: given("III", units={"hunt": "F3"}, zeds={"F4": "zed_5_3"}),
     "grenade hunt F4"),
    ("no-superweapon", "ZD-593", lambda: given("III", units={"national_guard": "F3"},
     owned=1 << COMPONENTS.index("gas_grenade"), zeds={"F4": "zed_5_3"}),
     "grenade national_guard F4"),
    ("not-adjacent", "ZD-597", lambda: given("III", units={"hunt": "F3"},
     owned=1 << COMPONENTS.index("gas_grenade"), zeds={"F5": "zed_5_3"}), "grenade hunt F5"),
    ("no-zeds-there", "ZD-597", lambda: given("III", units={"hunt": "F3"},
     owned=1 << COMPONENTS.index("gas_grenade")), "grenade hunt F4"),
    ("armed-already", "ZD-570", lambda: given("II", armed=1), "arm vip civ1"),
    ("not-in-camp", "ZD-570", lambda: given("II"), "arm vip civ1"),
    ("not-fallen", "ZD-570", lambda: given("II", units={"vip": "camp"}, refugees=bits("vip")),
     "arm vip civ1"),
    ("trained-already", "ZD-1608", lambda: given("II", units={"hauser": "F3", "civ1": "F3"},
     trained=bits("civ1")), "train civ1"),
    ("train-range", "ZD-1608", lambda: given("II", units={"hauser": "F3", "civ1": "F6"}),
     "train civ1"),
    ("not-in-play", "ZD-112", lambda: given("II", units={"hauser": "F3"}), "train civ1"),
    ("comatose", "ZD-506", lambda: given("II", units={"hauser": "town", "civ1": "bed1"},
     wounds={"civ1": 4}), "train civ1"),
    ("recruit-in-town", "ZD-1608", lambda: given("II", units={"hauser": "F3", "civ1": "F3"},
     wounds={"civ1": 1}, ammo=2), "recruit civ1"),
    ("no-ammo", "ZD-1608", lambda: given("II", units={"hauser": "town", "civ1": "F3"},
     wounds={"civ1": 1}), "recruit civ1"),
    ("not-wounded", "ZD-1608", lambda: given("II", units={"hauser": "town", "civ1": "F3"},
     ammo=2), "recruit civ1"),
    ("hose-range", "ZD-1609", lambda: given("II", units={"firehouse129": "F3"},
     zeds={"F5": "zed_5_3"}), "hose z13"),
    ("target-on-start", "ZD-1609", lambda: given("II", units={"firehouse129": "F6"},
     zeds={"F_start": "zed_5_3"}), "hose z13"),
    ("target-gone", "ZD-1609", lambda: given("II", units={"firehouse129": "F6"}), "hose z13"),
    ("peeked-already", "ZD-1603", lambda: given("III", units={"wright": "town"}, peeked=3),
     "peek"),
    ("used-already", "ZD-504", lambda: given("I", units={"hernandez": "town", "hunt": "town"},
     keys_used=0b11, ammo=2), "use speech"),
    ("needs-office", "ZD-504", lambda: given("III", units={"seaver": "town", "hunt": "bed1"},
     wounds={"hunt": 1}, supplies=5), "use medic"),
    ("no-supplies", "ZD-1615", lambda: given("III", units={"seaver": "town", "hunt": "town"},
     wounds={"hunt": 1}), "use first_aid"),
    ("no-effect", "ZD-502", lambda: given("I", units={"hernandez": "town"}, ammo=2),
     "use citadel"),
    ("not-held", "ZD-205", lambda: given("I"), "play f05"),
    ("played-already", "ZD-122", lambda: given("I", units={"hunt": "town"}, held="f05",
     played=1 << STORIES.index("f05")), "play f05"),
    ("not-now", "ZD-121", lambda: given("I", held="f01"), "play f01"),
    ("card-no-effect", "ZD-122", lambda: given("II", held="f18"), "play f18"),
    ("not-your-decision", "ZD-126", two, "pass"),
    ("alone", "ZD-1304", lambda: given("I"), "floor 2"),
    ("own-floor", "ZD-1304", two, "floor 1"),
    ("has-passed", "ZD-1304", lambda: two(passed=0b10), "floor 2"),
    ("no-such-player", "ZD-1304", two, "floor 4"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "rule", "situation", "notation"),
    CASES,
    ids=[f"{case[0]}-{case[3].replace(' ', '-')}" for case in CASES],
)
def test_a_reason_is_told_with_its_rule(
    key: str, rule: str, situation: Callable[[], ZedsState], notation: str
) -> None:
    s = situation()
    seat = 1 if key == "not-your-decision" else 0
    assert not (s.to_act == (seat,) and GAME.parse(notation).index in s.legal(seat))
    reason = s.why_not(notation, seat)[0]
    assert (reason.key, reason.rule) == (f"why-{key}", rule)
    for lang in LANGUAGES:
        assert "{" not in reason.text(lang)


def test_every_reason_stands_in_a_case() -> None:
    known = set(re.findall(r'\bno\(\s*(?:"ZD-\d+"|rule), "([a-z-]+)"', why_not_source()))
    assert known - {case[0] for case in CASES} == {"not-possible"}


def test_whatever_is_illegal_has_a_reason() -> None:
    rng = Random(8)
    s = GAME.start(2, seed=4, options={"level": "V"})
    while not s.over:
        actor = s.to_act[0]
        if actor >= 0 and rng.random() < 0.1:
            legal = set(s.legal(actor))
            for index in rng.sample(range(GAME.vocabulary.seat_actions), 40):
                if index not in legal:
                    assert s.why_not(GAME.vocabulary[index], actor)
        s.take(rng.choice(s.legal(actor)), actor)


def test_who_points_at_a_zed_or_a_space_hears_of_the_units_near_it() -> None:
    s = given("III", units={"seaver": "town", "civ1": "F4", "civ2": "M5"}, zeds={"F6": "zed_4_2"})
    (zed,) = (id for id in s.scene(0).ids() if id.startswith("unit-z"))
    asked = [GAME.vocabulary[number].notation for number in s.stands_for(zed, 0)]
    assert [notation.split()[1] for notation in asked] == ["civ1", "seaver", "civ2"]
    assert {notation.split()[0] for notation in asked} == {"shoot"}
    assert "Civilians 1" in s.why_not(asked[0], 0)[0].text()
    moves = [GAME.vocabulary[number].notation for number in s.stands_for("space-M6", 0)]
    assert [move.split()[:2] for move in moves[:2]] == [["move", "civ2"], ["move", "seaver"]]
    assert s.stands_for("space-graveyard", 0) == s.stands_for("meter-ammo", 0) == []
    activate(s, "forest")
    assert s.stands_for(zed, 1) == []
