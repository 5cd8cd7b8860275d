"""Why not? Every reason, with its rule and in three languages."""

from __future__ import annotations

import inspect
import re
from random import Random
from typing import Any

import pytest
from tests.games.schwarm.given import GAME, given, new_game, play, start, to_the_end, why

from miasma.core.chance import CHANCE
from miasma.core.text import LANGUAGES
from miasma.games.schwarm import why_not
from miasma.games.schwarm.table import HIDDEN, LAID, NUMBER

HOME = {"yellow": "A3(2)", "red": "I5"}


def acting(card: str, *actions: str, **more):
    more.setdefault("stations", HOME)
    return play(given(2, hand={"yellow": card}, **more), f"play {card}", *actions)


def queen_asked():
    return acting(
        "ship",
        "done",
        stations={"yellow": "A4", "red": "I5"},
        ships={"yellow": "D4"},
        tiles={"yellow": "B4:EW C4:EW H1:NS"},
        bare="all",
        left={"yellow": {"buoys": 0}},
    )


def buoy_asked():
    return acting(
        "researcher",
        "place EW C3",
        tiles={"yellow": "B3:EW H1:NS"},
        bare="C3",
        held={"yellow": "two_straight"},
        left={"yellow": {"buoys": 0}},
    )


ROW: dict[str, Any] = {"row": "ship ship ship ship", "stations": HOME}
EXPLORE: dict[str, Any] = {"bare": "B3 C3", "held": {"yellow": "three four"}}
CASES = [
    ("over", "SW-021", lambda: to_the_end(new_game(2)), "done"),
    ("chance-acts", "SW-026", lambda: play(new_game(2), "build F0", "build I5"), "pick 0"),
    ("not-now", "SW-026", lambda: start(2), "build F0"),
    ("no-passing", "SW-069", lambda: start(2), "done"),
    ("must-choose", "SW-008", lambda: new_game(2), "done"),
    (
        "must-choose",
        "SW-190",
        lambda: play(new_game(2, variant1_setup=True), "lot 1", "lot 2"),
        "done",
    ),
    ("must-choose", "SW-070", lambda: play(start(2), "pick order"), "done"),
    ("must-choose", "SW-071", lambda: play(start(2), "pick order", "order 1"), "done"),
    ("must-choose", "SW-094", lambda: play(given(2, stations=HOME), "play joker"), "done"),
    ("must-choose", "SW-180", lambda: acting("ship_researcher"), "done"),
    ("must-play", "SW-090", lambda: given(2, stations=HOME), "done"),
    ("tile-needs-buoy", "SW-132", buoy_asked, "done"),
    ("must-act", "SW-097", lambda: acting("station"), "done"),
    (
        "no-station-left",
        "SW-103",
        lambda: acting("station", left={"yellow": {"stations": 0}}),
        "build C0",
    ),
    ("station-first", "SW-107", lambda: acting("station"), "staff A3"),
    ("has-order", "SW-067", lambda: given(2, order={"yellow": 1}, **ROW), "pick order"),
    ("order-too-dear", "SW-065", lambda: given(2, score={"yellow": 2}, **ROW), "pick order"),
    ("no-card-there", "SW-061", lambda: given(2, **ROW), "pick 9"),
    ("quota-full", "SW-067", lambda: given(2, taken={"yellow": 5}, **ROW), "pick 0"),
    ("too-dear", "SW-065", lambda: given(2, score={"yellow": 2}, **ROW), "pick 3"),
    ("order-not-used", "SW-006", lambda: play(start(2), "pick order"), "order 3"),
    (
        "order-gone",
        "SW-070",
        lambda: play(start(2), "pick order", "order 1", "ability protection", "pick order"),
        "order 1",
    ),
    (
        "ability-taken",
        "SW-086",
        lambda: play(
            start(2), "pick order", "order 1", "ability protection", "pick order", "order 2"
        ),
        "ability protection",
    ),
    (
        "joker-used",
        "SW-094",
        lambda: given(2, stations=HOME, jokers="red", hand={"yellow": "ship"}),
        "play joker",
    ),
    ("card-not-held", "SW-090", lambda: given(2, stations=HOME), "play ship"),
    ("land-taken", "SW-101", lambda: acting("station"), "build I5"),
    (
        "too-near",
        "SW-191",
        lambda: play(new_game(2, variant1_setup=True), "lot 1", "lot 2", "build F0"),
        "build G0",
    ),
    ("no-start-field", "SW-008", lambda: new_game(2), "build B0"),
    (
        "exploring-already",
        "SW-130",
        lambda: acting("researcher", "place ESW B3", **EXPLORE),
        "staff A3",
    ),
    (
        "no-researcher-left",
        "SW-131",
        lambda: acting("researcher", left={"yellow": {"pegs": 0}}, **EXPLORE),
        "staff A3",
    ),
    ("not-your-station", "SW-131", lambda: acting("researcher"), "staff I5"),
    (
        "station-full",
        "SW-131",
        lambda: acting("researcher", stations={"yellow": "A3(3) B0", "red": "I5"}),
        "staff A3",
    ),
    ("no-ship-left", "SW-110", lambda: acting("ship", ships={"yellow": "B3 B3 B3"}), "launch B3"),
    ("launch-first", "SW-110", lambda: acting("ship", "launch B3"), "launch B3"),
    ("not-beside-station", "SW-110", lambda: acting("ship"), "launch H5"),
    ("ship-not-launched", "SW-120", lambda: acting("ship"), "move 1 E"),
    ("ship-stays-on-water", "SW-112", lambda: acting("ship", ships={"yellow": "B3"}), "move 1 W"),
    ("tile-not-held", "SW-153", lambda: acting("researcher", **EXPLORE), "place NS B3"),
    ("face-down-tile", "SW-134", lambda: acting("researcher", **EXPLORE), "place ESW D5"),
    (
        "tile-without-buoy",
        "SW-144",
        lambda: acting("researcher", tiles={"nobody": "B3:EW"}, held={"yellow": "four"}),
        "place NESW B3",
    ),
    (
        "not-more-openings",
        "SW-147",
        lambda: acting("researcher", tiles={"red": "B3:ESW"}, held={"yellow": "three"}),
        "place ESW B3",
    ),
    (
        "opening-lost",
        "SW-146",
        lambda: acting("researcher", tiles={"red": "B3:NS"}, held={"yellow": "three"}),
        "place ESW B3",
    ),
    ("not-connected", "SW-136", lambda: acting("researcher", **EXPLORE), "place ESW C3"),
    (
        "no-spare-buoy",
        "SW-143",
        lambda: acting(
            "researcher", bare="B3", held={"yellow": "four"}, left={"yellow": {"buoys": 0}}
        ),
        "place NESW B3",
    ),
    ("no-own-buoy", "SW-143", buoy_asked, "buoy G5"),
    ("no-own-buoy", "SW-177", queen_asked, "buoy G5"),
    (
        "same-tile",
        "SW-143",
        lambda: acting(
            "researcher",
            "place ESW B3",
            tiles={"yellow": "B3:EW H1:NS"},
            held={"yellow": "three"},
            left={"yellow": {"buoys": 0}},
        ),
        "buoy B3",
    ),
    ("connection-needs-buoy", "SW-143", buoy_asked, "buoy B3"),
    ("link-needs-buoy", "SW-177", queen_asked, "buoy C4"),
    ("none-in-supply", "SW-209", lambda: acting("whale_light", whales="C3 D3"), "hazard new"),
    ("figure-in-supply", "SW-209", lambda: acting("whale_light"), "hazard 2"),
    ("must-run-out", "SW-219", lambda: acting("tsunami_light", "hazard 1", tsunamis="D4"), "dir E"),
    ("whale-straight", "SW-211", lambda: acting("whale_light", "hazard new"), "dir NE"),
    ("whale-on-water", "SW-211", lambda: acting("whale_light", "hazard 1", whales="B1"), "dir N"),
    ("visited", "SW-203", lambda: acting("whale_light", "hazard new", "dir N"), "dir S"),
    ("crab-needs-free-land", "SW-225", lambda: acting("crab_light"), "crab I5"),
    ("crab-on-board", "SW-225", lambda: acting("crab_light", crab="C0"), "crab D0"),
    ("buoys-in-supply", "SW-143", lambda: acting("researcher", **EXPLORE), "buoy B3"),
    ("crab-too-far", "SW-226", lambda: acting("crab_light", crab="C0"), "dist 5"),
    ("tsunami-too-far", "SW-223", lambda: acting("tsunami_light", "hazard new", "dir N"), "dist 5"),
    ("hazard-must-move", "SW-204", lambda: acting("whale_light", "hazard new"), "done"),
]


@pytest.mark.parametrize(("key", "rule", "make", "action"), CASES)
def test_every_reason_names_its_rule(key, rule, make, action):
    state = make()
    seat = None if state.over or state.to_act != (CHANCE,) else 0
    found = state.why_not(action, seat)
    assert [(reason.key, reason.rule) for reason in found] == [(f"why-{key}", rule)]
    for lang in LANGUAGES:
        assert found[0].text(lang).strip()


@pytest.mark.rule("SW-026")
def test_another_players_decision():
    state = start(2)
    found = state.why_not("pick 0", 1)
    assert [(r.key, r.rule) for r in found] == [("why-not-your-decision", "SW-026")]


@pytest.mark.rule("SW-043", "SW-044", "SW-045", "SW-046")
def test_chance_is_told_from_what_has_come_what_is_not_asked():
    lots = play(new_game(2, variant1_setup=True), "lot 1")
    dealt = play(new_game(2), "build F0", "build I5", "deal whale_light")
    drawn = play(dealt.clone(), "deal crab_light", "deal tsunami_light")
    drawn = play(drawn, "deal ship", "deal ship", "deal researcher", "deal researcher")
    drawn = play(drawn, "draw whale_blue")
    lifted = acting("ship", "move 1 E", ships={"yellow": "B3"})
    lifted.t[HIDDEN] = 0
    for state, gone, rule in (
        (lots, "lot 1", "SW-046"),
        (dealt, "deal whale_light", "SW-044"),
        (drawn, "draw whale_blue", "SW-045"),
        (lifted, "reveal two_straight", "SW-043"),
    ):
        assert state.to_act == (CHANCE,)
        found = state.why_not(gone, CHANCE)
        assert [(r.key, r.rule) for r in found] == [("why-not-in-the-bag", rule)]
    for state, other in ((lots, "deal ship"), (dealt, "draw station"), (drawn, "reveal four")):
        found = state.why_not(other, CHANCE)
        assert [(r.key, r.rule) for r in found] == [("why-not-now", "SW-026")]


@pytest.mark.rule("SW-068", "SW-065")
def test_a_player_who_sits_out_is_told_what_is_missing():
    state = given(2, score={"red": 2}, taken={"red": 5}, **ROW)
    found = state.why_not("pick order", 1)
    assert [(r.key, r.rule) for r in found] == [("why-sitting-out", "SW-068")]
    assert {found[0].text(lang).strip() for lang in LANGUAGES}
    for other in (given(2, score={"red": 9}, taken={"red": 5}, **ROW), given(2, **ROW)):
        assert why(other, "pick order", 1) == "SW-026"
    assert why(given(2, order={"red": 1}, taken={"red": 5}, **ROW), "pick order", 1) == "SW-026"


@pytest.mark.rule("SW-133", "SW-219")
def test_reasons_that_no_game_with_these_numbers_comes_to():
    """The action ends by itself before; so the numbers are bent."""
    state = acting("researcher", **EXPLORE)
    state.t[LAID] = 2
    state.offer = None
    assert [(r.key, r.rule) for r in state.why_not("place ESW B3")] == [
        ("why-tile-limit", "SW-133")
    ]
    wave = acting("tsunami_light", tsunamis="D4")
    wave.t[NUMBER] = 1
    wave.offer = None
    assert [(r.key, r.rule) for r in wave.why_not("hazard 1")] == [("why-no-way-out", "SW-219")]


def test_all_reasons_of_the_code_are_proved_here():
    keys = set(re.findall(r'_no\(\s*(?:"SW-\d+"|rule), "([a-z-]+)"', inspect.getsource(why_not)))
    keys |= {"connection-needs-buoy", "link-needs-buoy"}
    elsewhere = {"not-your-decision", "sitting-out", "not-in-the-bag", "tile-limit", "no-way-out"}
    assert keys == {case[0] for case in CASES} | elsewhere


def test_nothing_is_said_against_what_is_legal():
    state = new_game(3, 9)
    rng = Random(9)
    while not state.over:
        actor = state.to_act[0]
        index = rng.choice(state.legal(actor))
        assert state.why_not(index, actor) == []
        state.take(index, actor)
    assert GAME.id == "schwarm"
