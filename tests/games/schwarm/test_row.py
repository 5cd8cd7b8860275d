"""The row and phase 1: SW-050 to SW-077."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.schwarm.given import (
    ROW_CARDS,
    given,
    new_game,
    options,
    play,
    player,
    score,
    seat_of,
    see,
    start,
    told,
    why,
)

ROW10 = f"{ROW_CARDS} station@blue crab_blue@blue station@green"


def types(state) -> list[str]:
    return [card["type"] for card in see(state)["row"]]


@pytest.mark.rule("SW-050", "SW-051", "SW-EX-05")
@pytest.mark.parametrize(
    ("seats", "light", "row", "quota"), [(2, 7, 10, 5), (3, 12, 15, 5), (4, 13, 16, 4)]
)
def test_the_row_by_player_count(seats, light, row, quota):
    state = start(seats)
    groups = [card["group"] for card in see(state)["row"]]
    assert groups == ["light"] * light + ["blue"] * 2 + ["green"]
    assert len(groups) == row == seats * quota
    assert state.terms.quota == quota
    assert see(state)["order_stack"] == list(range(1, seats + 1))


def test_the_log_points_at_no_place_of_the_row():
    """After the first purchase another card lies there."""
    state = new_game(2)
    laid = [event for _ in range(60) for event in told(state, options(state)[0])
            if event.kind == "row-card"]  # fmt: skip
    assert laid
    assert {event.targets for event in laid} == {()}


@pytest.mark.rule("SW-060")
def test_players_take_one_card_each_in_order_track_order():
    state = given(3, stations={"yellow": "A3"}, row=ROW10, track="black yellow red", turn="black")
    taken = []
    for _ in range(5):
        taken.append(state.to_act[0])
        play(state, "pick 0")
    assert taken == [2, 0, 1, 2, 0]


@pytest.mark.rule("SW-061", "SW-EX-03")
@pytest.mark.parametrize("place", [0, 1, 2, 9])
def test_a_card_costs_as_many_points_as_cards_lie_in_front(place):
    state = start(2)
    play(state, f"pick {place}")
    assert score(state, "yellow") == 20 - place


@pytest.mark.rule("SW-062", "SW-EX-03", "SW-G-09")
def test_an_order_card_costs_one_place_behind_the_last_card():
    state = start(2)
    play(state, "pick order")
    assert score(state, "yellow") == 10


@pytest.mark.rule("SW-063", "SW-EX-04", "SW-INV-10")
def test_the_gap_closes_and_cards_behind_it_get_cheaper():
    state = given(
        2,
        stations={"yellow": "A3"},
        row="station ship researcher whale_light crab_light tsunami_light",
    )
    play(state, "pick 4")
    assert score(state, "yellow") == 16
    assert types(state) == ["station", "ship", "researcher", "whale_light", "tsunami_light"]
    assert see(state)["row"][4]["price"] == 4
    assert see(state)["row"][0]["price"] == 0


@pytest.mark.rule("SW-064")
def test_an_order_card_leaves_no_gap():
    state = given(2, stations={"yellow": "A3"}, row=ROW10)
    before = see(state)["row"]
    play(state, "pick order", "order 2", "ability protection")
    assert see(state)["row"] == before
    assert see(state)["order_stack"] == [1]
    assert "pick order" in options(state)


@pytest.mark.rule("SW-065", "SW-EX-06", "SW-INV-04")
def test_nobody_pays_more_than_they_have():
    state = given(2, stations={"yellow": "A3"}, row=ROW10, score={"yellow": 3})
    assert options(state) == ["pick 0", "pick 1", "pick 2", "pick 3"]
    assert why(state, "pick 4") == "SW-065"
    broke = given(2, stations={"yellow": "A3"}, row=ROW10, score={"yellow": 0})
    assert options(broke) == ["pick 0"]


@pytest.mark.rule("SW-066", "SW-INV-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_the_quota_and_one_order_card(seats):
    state = start(seats)
    rng = Random(5)
    picks = [0] * seats
    while see(state)["phase"] != "play_card":
        actor = state.to_act[0]
        action = rng.choice(options(state))
        picks[actor] += action.startswith("pick")
        state.play(action)
    quota = 4 if seats == 4 else 5
    assert picks == [quota + 1] * seats
    assert [p["cards_left"] for p in see(state)["players"]] == [quota] * seats
    assert all(p["ability"] for p in see(state)["players"])


@pytest.mark.rule("SW-067")
def test_with_a_full_quota_only_an_order_card_and_with_it_only_action_cards():
    full = given(2, stations={"yellow": "A3"}, row="ship ship", taken={"yellow": 5})
    assert options(full) == ["pick order"]
    assert why(full, "pick 0") == "SW-067"
    ordered = given(2, stations={"yellow": "A3"}, row="ship ship", order={"yellow": 1})
    assert options(ordered) == ["pick 0", "pick 1"]
    assert why(ordered, "pick order") == "SW-067"
    everything = given(
        2,
        stations={"yellow": "A3"},
        row="ship ship",
        turn="red",
        taken={"yellow": 5},
        order={"yellow": 1},
    )
    play(everything, "pick 0")
    assert everything.to_act == (1,)


@pytest.mark.rule("SW-068", "SW-EX-06", "SW-G-10")
@pytest.mark.parametrize("points", [0, 1])
def test_who_cannot_pay_the_order_card_sits_out(points):
    state = given(
        2,
        stations={"yellow": "A3"},
        row="ship ship ship",
        turn="red",
        score={"yellow": points},
        taken={"yellow": 5, "red": 2},
    )
    play(state, "pick 0")
    assert state.to_act == (1,)
    if points:
        play(state, "pick 0")
        assert state.to_act == (0,)
        assert options(state) == ["pick order"]
        return
    play(state, "pick 0", "pick 0")
    assert state.to_act == (0,)
    assert options(state) == ["pick order"]
    play(state, "pick order")
    assert score(state, "yellow") == 0


@pytest.mark.rule("SW-069")
def test_passing_is_not_possible():
    state = start(2)
    assert "done" not in options(state)
    assert why(state, "done") == "SW-069"


@pytest.mark.rule("SW-070")
def test_any_number_left_in_the_stack_may_be_chosen():
    state = start(4)
    play(state, "pick order")
    assert options(state) == ["order 1", "order 2", "order 3", "order 4"]
    play(state, "order 3", "ability protection", "pick order")
    assert options(state) == ["order 1", "order 2", "order 4"]
    assert why(state, "order 3") == "SW-070"


@pytest.mark.rule("SW-071", "SW-077")
def test_price_number_ability_and_its_effect_follow_each_other():
    state = start(4)
    play(state, "pick order")
    assert score(state, "yellow") == 4
    assert see(state)["phase"] == "choose_order"
    play(state, "order 1")
    assert options(state, "ability") == [
        "ability fast_ship",
        "ability golden_tile",
        "ability protection",
        "ability brilliant_researcher",
    ]
    play(state, "ability golden_tile")
    assert player(state, "yellow")["tiles"]["golden"] == 1
    assert state.to_act == (1,)


@pytest.mark.rule("SW-072", "SW-244")
def test_abilities_go_back_after_the_round_scoring():
    state = start(2)
    rng = Random(3)
    while see(state)["round"] == 1:
        actor = state.to_act[0]
        state.take(rng.choice(state.legal(actor)), actor)
    assert [p["ability"] for p in see(state)["players"]] == [None, None]
    assert [p["joker"] for p in see(state)["players"]] == [True, True]


@pytest.mark.rule("SW-073", "SW-EX-07", "SW-268")
def test_the_order_stones_move_when_everything_is_taken():
    state = given(
        3,
        stations={"yellow": "A3"},
        row="ship",
        turn="red",
        taken={"yellow": 5, "red": 4, "black": 5},
        order={"yellow": 3, "red": 1, "black": 2},
    )
    assert see(state)["track"] == [0, 1, 2]
    play(state, "pick 0")
    assert see(state)["phase"] == "play_card"
    assert see(state)["track"] == [1, 2, 0]
    assert see(state)["order_stack"] == [1, 2, 3]
    assert all(p["order_card"] is None for p in see(state)["players"])


@pytest.mark.rule("SW-074")
def test_the_new_order_holds_for_phase_2_and_the_next_phase_1():
    state = start(2)
    play(state, "pick order", "order 2", "ability protection")
    rng = Random(1)
    while see(state)["phase"] != "play_card":
        state.play(rng.choice(options(state)))
    assert see(state)["track"] == [1, 0]
    assert state.to_act == (1,)
    while see(state)["round"] == 1 or see(state)["phase"] != "pick_card":
        state.play(rng.choice(options(state)))
    assert see(state)["track"] == [1, 0]
    assert state.to_act == (1,)


@pytest.mark.rule("SW-075")
def test_phase_1_always_ends():
    for seed in range(8):
        state = new_game(4, seed)
        rng = Random(seed)
        for _ in range(400):
            if see(state)["phase"] == "play_card":
                break
            state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])
        assert see(state)["phase"] == "play_card"
        assert see(state)["row"] == []


@pytest.mark.rule("SW-076")
def test_being_passed_over_is_an_event_and_no_action():
    state = given(
        2,
        stations={"yellow": "A3"},
        row="ship ship ship",
        turn="red",
        score={"yellow": 0},
        taken={"yellow": 5, "red": 2},
    )
    events = told(state, "pick 0")
    assert [event.kind for event in events] == ["picked", "sits-out"]
    assert len(state.moves()) == 1
    full = given(
        2,
        stations={"yellow": "A3"},
        row="ship ship",
        turn="red",
        taken={"yellow": 5},
        order={"yellow": 1},
    )
    assert [event.kind for event in told(full, "pick 0")] == ["picked", "has-all"]
    assert full.to_act == (seat_of("red"),)


@pytest.mark.rule("SW-EX-34")
def test_the_first_player_of_three_may_take_anything():
    state = start(3)
    groups = [card["group"] for card in see(state)["row"]]
    assert groups == ["light"] * 12 + ["blue", "blue", "green"]
    assert options(state) == [*(f"pick {n}" for n in range(15)), "pick order"]
    play(state, "pick order")
    assert score(state, "yellow") == 5
