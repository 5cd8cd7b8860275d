"""Abilities, playing cards, joker and double action: SW-080 to SW-098, SW-180, SW-260 to SW-272."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.schwarm.given import (
    GAME,
    given,
    new_game,
    options,
    play,
    player,
    points,
    score,
    see,
    start,
    told,
    why,
)

HOME = {"yellow": "A3", "red": "I5"}


def sail(state, *steps: str) -> None:
    """Sail over covered fields, lifting threes."""
    for step in steps:
        play(state, f"move 1 {step}")
        if state.to_act == (-1,):
            play(state, "reveal three")


# -- abilities ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-080", "SW-EX-32", "SW-269", "SW-G-22")
def test_the_fast_ship_sails_four_steps_with_a_joker_too():
    state = given(2, stations=HOME, ships={"yellow": "B3"}, ability={"yellow": "fast_ship"})
    play(state, "play joker", "as ship")
    sail(state, "E", "E", "E")
    assert see(state)["phase"] == "sail"
    sail(state, "E")
    assert player(state, "yellow")["tiles"]["three"] == 4
    assert player(state, "yellow")["ships"] == ["F3"]
    assert state.to_act == (1,)
    slow = given(2, stations=HOME, ships={"yellow": "B3"})
    play(slow, "play joker", "as ship")
    sail(slow, "E", "E", "E")
    assert slow.to_act == (1,)
    double = given(
        2,
        stations=HOME,
        ships={"yellow": "B3"},
        ability={"yellow": "fast_ship"},
        hand={"yellow": "ship_researcher"},
    )
    play(double, "play ship_researcher", "first ship")
    assert see(double)["action"]["steps_left"] == 4


@pytest.mark.rule("SW-081", "SW-082", "SW-270", "SW-INV-20")
def test_the_golden_tile_is_taken_at_once_and_stays():
    state = start(2)
    play(state, "pick order", "order 1", "ability golden_tile")
    assert player(state, "yellow")["tiles"]["golden"] == 1
    assert see(state)["golden_left"] == 3
    rng = Random(2)
    while see(state)["round"] == 1 and not state.over:
        found = [o for o in options(state) if "NESW*" not in o]
        state.play(rng.choice(found))
    assert player(state, "yellow")["ability"] is None
    assert player(state, "yellow")["tiles"]["golden"] == 1


@pytest.mark.rule("SW-083", "SW-G-05")
def test_a_golden_tile_has_four_openings_no_points_and_counts_as_a_tile():
    state = given(
        2,
        stations={"yellow": "A3(1)", "red": "I5"},
        bare="B3",
        held={"yellow": "golden three"},
        hand={"yellow": "researcher"},
    )
    play(state, "play researcher", "place NESW* B3")
    assert score(state, "yellow") == 20
    assert see(state)["tiles"][0]["shape"] == "NESW*"
    assert state.to_act == (1,)


@pytest.mark.rule("SW-084", "SW-271", "SW-233")
def test_protection_takes_one_off_every_damage():
    state = given(
        2,
        stations=HOME,
        ships={"red": "E4 E3"},
        score={"red": 41},
        ability={"red": "protection"},
        hand={"yellow": "whale_light"},
    )
    play(state, "play whale_light", "hazard new")
    assert (score(state, "yellow"), score(state, "red")) == (23, 38)
    play(state, "dir N")
    assert (score(state, "yellow"), score(state, "red")) == (25, 36)
    low = given(
        2,
        stations=HOME,
        ships={"red": "E3"},
        score={"red": 5},
        ability={"red": "protection"},
        hand={"yellow": "whale_light"},
    )
    play(low, "play whale_light", "hazard new", "dir N")
    assert (score(low, "yellow"), score(low, "red")) == (20, 5)


@pytest.mark.rule("SW-085", "SW-242", "SW-272")
def test_a_brilliant_researcher_counts_two():
    plain = given(2, stations={"yellow": "A3(3)"})
    bright = given(2, stations={"yellow": "A3(3)"}, ability={"yellow": "brilliant_researcher"})
    assert points(plain, "yellow") == 4
    assert points(bright, "yellow") == 7


@pytest.mark.rule("SW-086", "SW-G-31")
def test_an_ability_has_one_owner_per_round():
    state = start(4)
    play(state, "pick order", "order 1", "ability golden_tile", "pick order", "order 2")
    assert "ability golden_tile" not in options(state)
    assert why(state, "ability golden_tile") == "SW-086"


# -- playing cards --------------------------------------------------------------------------------


@pytest.mark.rule("SW-090")
def test_players_take_turns_until_all_cards_are_played():
    state = given(
        3,
        stations=HOME,
        track="red black yellow",
        turn="red",
        jokers="",
        hand=dict.fromkeys(("yellow", "red", "black"), "station station"),
    )
    state.t[4] = 6
    order = []
    while see(state)["phase"] == "play_card" and see(state)["round"] == 1:
        order.append(state.to_act[0])
        play(state, "play station")
        state.play(options(state)[0])
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("SW-091", "SW-INV-11")
@pytest.mark.parametrize(("seats", "turns"), [(2, 6), (3, 6), (4, 5)])
def test_turns_per_round(seats, turns):
    state = new_game(seats)
    rng = Random(seats)
    played = [0] * seats
    while see(state)["round"] < 2:
        actor = state.to_act[0]
        action = rng.choice(options(state))
        played[actor] += action.startswith("play") if actor >= 0 else 0
        state.play(action)
    assert played == [turns] * seats


@pytest.mark.rule("SW-092")
def test_the_colour_of_a_card_does_not_matter():
    state = given(
        2,
        stations=HOME,
        row="station@blue station@green ship",
        turn="yellow",
        taken={"yellow": 3, "red": 4},
        order={"yellow": 1, "red": 2},
    )
    play(state, "pick 0", "pick 1", "pick 0")
    assert player(state, "yellow")["cards"] == {"station": 2}
    assert options(state) == ["play station", "play joker"]


@pytest.mark.rule("SW-093")
def test_a_used_card_is_gone_and_a_used_joker_face_down():
    state = given(2, stations=HOME, hand={"yellow": "station ship"})
    play(state, "play station", "build C0")
    assert player(state, "yellow")["cards"] == {"ship": 1}
    joker = given(2, stations=HOME, hand={"yellow": "ship"})
    play(joker, "play joker", "as station", "build C0")
    assert not player(joker, "yellow")["joker"]
    assert why(given(2, stations=HOME, jokers="red", hand={"yellow": "ship"}), "play joker") == (
        "SW-094"
    )


@pytest.mark.rule("SW-094", "SW-098", "SW-267")
def test_the_joker_offers_all_six_actions_but_not_the_double_one():
    state = given(2, stations=HOME)
    play(state, "play joker")
    assert options(state) == [
        "as station",
        "as ship",
        "as researcher",
        "as whale",
        "as tsunami",
        "as crab",
    ]


@pytest.mark.rule("SW-095", "SW-267")
@pytest.mark.parametrize(("action", "number"), [("whale", 3), ("tsunami", 4), ("crab", 4)])
def test_the_jokers_numbers_are_those_of_light_cards(action, number):
    state = given(2, stations=HOME)
    play(state, "play joker", f"as {action}")
    assert see(state)["action"]["number"] == number
    ship = given(2, stations=HOME)
    play(ship, "play joker", "as ship")
    assert see(ship)["action"]["steps_left"] == 3


@pytest.mark.rule("SW-096")
def test_a_card_without_effect_uses_up_the_turn():
    state = given(
        2,
        stations={"yellow": "A3", "red": "I5"},
        hand={"yellow": "researcher"},
        left={"yellow": {"pegs": 0}},
    )
    events = told(state, "play researcher")
    assert [event.kind for event in events] == ["played", "nothing"]
    assert state.to_act == (1,)


@pytest.mark.rule("SW-097", "SW-G-20")
def test_station_and_hazards_must_ship_and_researcher_may():
    for card in ("station", "whale_light", "tsunami_light", "crab_light"):
        state = given(2, stations=HOME, hand={"yellow": card})
        play(state, f"play {card}")
        assert "done" not in options(state)
        assert why(state, "done") == "SW-097"
    for card in ("ship", "researcher"):
        state = given(2, stations=HOME, hand={"yellow": card})
        play(state, f"play {card}", "done")
        assert state.to_act == (1,)


@pytest.mark.rule("SW-098", "SW-G-36", "SW-G-21")
def test_a_useless_card_may_be_played_and_the_joker_must_be():
    state = given(
        2, stations=HOME, hand={"yellow": "researcher ship"}, left={"yellow": {"pegs": 0}}
    )
    assert options(state) == ["play ship", "play researcher", "play joker"]
    last = given(2, stations=HOME)
    assert options(last) == ["play joker"]
    assert why(last, "done") == "SW-090"


@pytest.mark.rule("SW-180", "SW-263")
def test_the_double_card_carries_out_both_actions_in_either_order():
    state = given(
        2,
        stations={"yellow": "A3(2)", "red": "I5"},
        ships={"yellow": "B3"},
        hand={"yellow": "ship_researcher"},
    )
    play(state, "play ship_researcher")
    assert options(state) == ["first ship", "first researcher"]
    play(state, "first ship")
    assert see(state)["action"]["then"] == "researcher"
    play(state, "move 1 E", "reveal three", "done")
    assert see(state)["action"]["then"] is None
    play(state, "place ESW B3")
    assert state.to_act == (1,)
    other = given(2, stations={"yellow": "A3(2)", "red": "I5"}, hand={"yellow": "ship_researcher"})
    play(other, "play ship_researcher", "first researcher", "staff A3", "launch B3", "done")
    assert player(other, "yellow")["ships"] == ["B3"]
    assert other.to_act == (1,)
    idle = given(2, stations={"yellow": "A3(2)", "red": "I5"}, hand={"yellow": "ship_researcher"})
    play(idle, "play ship_researcher", "first researcher", "done", "done")
    assert idle.to_act == (1,)


# -- effect verbs ---------------------------------------------------------------------------------


@pytest.mark.rule("SW-260", "SW-261", "SW-262", "SW-264", "SW-265", "SW-266")
@pytest.mark.parametrize(
    ("card", "phase", "number"),
    [
        ("station", "build_station", 0),
        ("ship", "sail", 3),
        ("researcher", "research", 0),
        ("whale_light", "choose_whale", 3),
        ("whale_blue", "choose_whale", 5),
        ("tsunami_light", "choose_tsunami", 4),
        ("tsunami_blue", "choose_tsunami", 6),
        ("crab_light", "put_crab", 4),
        ("crab_blue", "put_crab", 6),
    ],
)
@pytest.mark.rule("SW-235", "SW-G-07")
def test_every_verb_starts_its_action_with_its_number(card, phase, number):
    state = given(2, stations=HOME, hand={"yellow": card})
    play(state, f"play {card}")
    assert see(state)["phase"] == phase
    assert see(state)["action"]["number"] == number
    effect = GAME.data.types[card].effects[0]
    assert effect.get("range", 0) == number
