"""The set-up (section "Set-up" of the rules page)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.viral.given import (
    COLOURS,
    GAME,
    given,
    kinds,
    new_game,
    options,
    order,
    play,
    points,
    set_up,
    steps,
    supply,
    view,
    viruses,
    why,
)

import miasma

ORGANS = [organ.id for organ in GAME.data.organs]


@pytest.mark.rule("VI-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_gets_a_colour_by_seat_and_all_its_cards(seats):
    state = set_up(seats)
    assert [GAME.seat_name(seat) for seat in range(5)] == [
        "Green",
        "Yellow",
        "Orange",
        "Purple",
        "Grey",
    ]
    for seat in range(seats):
        own = state.view(seat)["hands"][seat]
        assert own["areas"] == [1, 2, 3, 4, 5, 6]
        assert own["cards"] == [
            "basic_spread",
            "basic_incubate",
            "basic_raid",
            "basic_stream",
            "basic_migrate",
        ]
    players = view(state)["players"]
    assert [p["colour"] for p in players] == COLOURS[: max(3, seats)]
    assert [p["bot"] for p in players] == [seats == 2 and n == 2 for n in range(max(3, seats))]
    assert len(view(state)["hands"]) == seats  # the bot has no cards


@pytest.mark.rule("VI-002")
@pytest.mark.parametrize(("seats", "count"), [(2, 8), (3, 8), (4, 7), (5, 6)])
def test_viruses_by_the_number_of_players_lowest_number_first(seats, count):
    state = play(new_game(seats), "first green")
    assert [player["supply"] for player in view(state)["players"]] == [count] * max(3, seats)
    last = COLOURS[seats - 1]
    play(state, "place brain")
    assert view(state)["organs"]["brain"] == [{"id": f"{last}-1", "protected": False, "load": []}]
    assert supply(state, last) == count - 1


@pytest.mark.rule("VI-003")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_is_chosen_at_random_among_the_humans(seats):
    state = new_game(seats)
    assert state.to_act == (miasma.CHANCE,)
    assert [weight for _, weight in state.chances()] == [1.0] * seats
    assert options(state) == [f"first {colour}" for colour in COLOURS[:seats]]
    assert view(play(state, "first yellow"))["first"] == 1


@pytest.mark.rule("VI-004")
def test_the_first_player_is_on_top_of_the_advantage_track():
    assert order(play(new_game(4), "first orange")) == ["orange", "purple", "green", "yellow"]
    assert len(order(play(new_game(3), "first green"))) == 3


@pytest.mark.rule("VI-005")
@pytest.mark.parametrize(
    ("seats", "counts"), [(3, [4, 4, 4]), (4, [3, 3, 3, 3]), (5, [2, 2, 2, 3, 3])]
)
def test_the_last_player_places_first_and_it_goes_counter_clockwise(seats, counts):
    state = play(new_game(seats), "first green")
    placed: Counter[int] = Counter()
    turn = []
    while view(state)["ask"] == "setup_place":
        turn.append(state.to_act[0])
        placed[state.to_act[0]] += 1
        play(state, options(state)[0])
    assert turn[:seats] == list(range(seats - 1, -1, -1))
    assert [placed[seat] for seat in range(seats)] == counts
    assert all(len(here) == 1 for here in view(state)["organs"].values())


@pytest.mark.rule("VI-006")
def test_an_organ_holds_at_most_one_virus_in_the_set_up():
    state = play(new_game(4), "first green", "place brain")
    assert "brain" not in kinds(state, "place")
    assert why(state, "place brain") == ["VI-006"]


@pytest.mark.rule("VI-007")
def test_an_own_area_is_closed_while_another_one_is_open():
    state = play(new_game(3), "first green", "place heart_1", "place lung_1", "place liver")
    assert state.to_act == (2,)
    assert kinds(state, "place") == {*ORGANS} - {"heart_1", "heart_2", "lung_1", "liver"}
    assert why(state, "place heart_2") == ["VI-007"]


@pytest.mark.rule("VI-007")
def test_if_every_empty_organ_lies_in_own_areas_any_is_allowed():
    rng = Random(1)
    found = 0
    for _ in range(200):
        state = play(new_game(3), "first green")
        while view(state)["ask"] == "setup_place":
            here = view(state)["organs"]
            empty = {organ for organ in ORGANS if not here[organ]}
            own = {
                organ.area
                for organ in GAME.data.organs
                for virus in here[organ.id]
                if virus["id"].startswith(COLOURS[state.to_act[0]])
            }
            fresh = {organ.id for organ in GAME.data.organs if organ.area not in own} & empty
            assert kinds(state, "place") == (fresh or empty)
            found += not fresh
            play(state, rng.choice(options(state)))
    assert found


@pytest.mark.rule("VI-007")
def test_the_exception_opens_own_areas():
    state = play(new_game(5), "first green")
    # grey, purple, orange, yellow, green; grey and purple place three times.
    for organ in (
        "kidney_1", "brain", "heart_1", "heart_2", "lung_1",
        "large_intestine", "liver", "lung_2", "stomach", "small_intestine",
    ):  # fmt: skip
        play(state, f"place {organ}")
    assert state.to_act == (4,)
    assert kinds(state, "place") == {"pancreas"}  # grey has kidney-1, so kidney-2 is closed
    play(state, "place pancreas")
    assert state.to_act == (3,)
    assert kinds(state, "place") == {"kidney_2"}


@pytest.mark.rule("VI-008")
@pytest.mark.rule("VI-009")
@pytest.mark.rule("VI-010")
@pytest.mark.rule("VI-014")
def test_markers_start_at_the_bottom_and_all_crisis_tokens_are_free():
    state = set_up(5)
    assert points(state) == [0] * 5
    assert steps(state) == [0] * 5
    assert [c["organ"] for c in view(state)["crisis"]] == [None] * 4
    assert [c["number"] for c in view(state)["crisis"]] == [1, 2, 3, 4]
    assert (view(state)["round"], view(state)["phase"]) == (1, 1)


@pytest.mark.rule("VI-011")
def test_six_of_the_thirteen_events_only_the_top_one_is_seen():
    state = play(new_game(3), "first green")
    while view(state)["ask"] == "setup_place":
        play(state, options(state)[0])
    assert len(options(state)) == 13
    play(state, "event smog")
    assert view(state)["event"] == "smog"
    assert view(state)["events_left"] == 6
    assert "mind_control" not in str(view(state))


@pytest.mark.rule("VI-012")
def test_one_white_token_for_each_area_in_order():
    state = play(new_game(3), "first green")
    while view(state)["ask"] == "setup_place":
        play(state, options(state)[0])
    play(state, "event smog")
    assert len(options(state)) == 8
    play(state, "token area_token_8")
    assert view(state)["areas"][0]["token"] == "area_token_8"
    assert "token area_token_8" not in options(state)
    for number in range(1, 6):
        play(state, f"token area_token_{number}")
    assert [a["token"] for a in view(state)["areas"]][5] == "area_token_5"
    assert not view(state)["blue"]
    assert view(state)["ask"] == "reveal_card"


@pytest.mark.rule("VI-013")
def test_three_mutation_cards_lie_open_beside_the_deck():
    state = set_up(4)
    assert view(state)["display"] == ["replication", "airborne", "bloom"]
    assert view(state)["bag"] == 19
    assert view(state)["bottom"] == []


@pytest.mark.rule("VI-015")
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("draws_first", [False, True])
def test_the_order_of_the_set_up(draws_first, draft):
    state = play(new_game(3, draws_first=draws_first, draft=draft), "first green")
    seen: list[str] = []
    while view(state)["phase"] == 0:
        ask = view(state)["ask"]
        if not seen or seen[-1] != ask:
            seen.append(ask)
        actor = state.to_act[0]
        state.play(state.legal(actor)[0], actor)
    cards = ["deal_card", "draft_pick", "draft_order"] if draft else ["reveal_card"]
    draws = ["draw_event", "draw_token", *cards]
    assert seen == ([*draws, "setup_place"] if draws_first else ["setup_place", *draws])


@pytest.mark.rule("VI-016")
def test_turn_order_is_clockwise_from_the_first_player_and_the_bot_comes_last():
    assert given(4, first="orange").turn_order() == [2, 3, 0, 1]
    assert given(2, first="yellow").turn_order() == [1, 0, 2]


@pytest.mark.rule("VI-INV-14")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_the_set_up_every_organ_holds_one_normal_virus(seats):
    state = set_up(seats)
    assert all(len(viruses(state, organ).split()) == 1 for organ in ORGANS)
    assert "*" not in "".join(viruses(state, organ) for organ in ORGANS)
