"""Aim and course, open and hidden things: SW-020 to SW-028, SW-040 to SW-047."""

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
    score,
    see,
    start,
    to_the_end,
)

from miasma.core.chance import CHANCE
from miasma.games.schwarm.table import PHASE, ROUND


@pytest.mark.rule("SW-020", "SW-025")
def test_the_most_points_win_and_the_outcome_says_so():
    state = to_the_end(new_game(3), seed=3)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.scores == [state.score(seat) for seat in range(3)]
    high = max(outcome.scores)
    assert outcome.winners == [seat for seat in range(3) if outcome.scores[seat] == high]
    assert outcome.reason == "final_scoring"


@pytest.mark.rule("SW-021", "SW-INV-16")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 3)])
def test_rounds_by_player_count(seats, rounds):
    assert see(new_game(seats))["rounds"] == rounds
    assert to_the_end(new_game(seats)).t[ROUND] == rounds


@pytest.mark.rule("SW-022")
def test_a_round_is_row_then_buying_then_playing_then_scoring():
    state = new_game(2)
    state.listen()
    rng = Random(4)
    seen: list[str] = []
    while not state.over:
        name = see(state)["phase"]
        group = (
            "row"
            if name in ("deal_light", "draw_blue")
            else "buy"
            if name in ("pick_card", "choose_order", "choose_ability")
            else "setup"
            if name == "first_station"
            else "play"
        )
        if not seen or seen[-1] != group:
            seen.append(group)
        actor = state.to_act[0]
        state.take(rng.choice(state.legal(actor)), actor)
        for event in state.events or []:
            if event.kind in ("scored", "final") and seen[-1] != event.kind:
                seen.append(event.kind)
    assert seen == ["setup", *["row", "buy", "play", "scored"] * 4, "final"]


@pytest.mark.rule("SW-023", "SW-G-18")
def test_a_tie_is_a_shared_victory():
    state = given(
        3,
        stations={"yellow": "B0", "red": "H9", "black": "A5"},
        round=3,
        score={"yellow": 10, "red": 10, "black": 3},
        hand={"yellow": "station"},
        left={"yellow": {"stations": 0, "pegs": 0}},
        jokers="",
    )
    state.t[4] = 1  # the last card of the game
    play(state, "play station")
    assert state.outcome is not None
    assert state.outcome.winners == [0, 1]
    assert state.outcome.rewards() == [0.5, 0.5, 0.0]


@pytest.mark.rule("SW-024", "SW-G-27")
def test_points_have_no_upper_limit():
    state = given(
        2,
        stations={"yellow": "A3"},
        ships={"red": "E3"},
        hand={"yellow": "whale_light"},
        score={"yellow": 99, "red": 150},
    )
    play(state, "play whale_light", "hazard new", "dir N")
    assert (score(state, "yellow"), score(state, "red")) == (105, 144)
    assert GAME.data.game.track.lap == 100


@pytest.mark.rule("SW-026")
def test_exactly_one_seat_or_chance_is_to_act():
    state = new_game(4)
    rng = Random(8)
    while not state.over:
        assert len(state.to_act) == 1
        state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])


@pytest.mark.rule("SW-027", "SW-INV-18")
def test_done_is_never_the_only_option_and_other_single_options_are_decisions():
    for seats in (2, 3, 4):
        state = new_game(seats)
        rng = Random(seats)
        single = set()
        while not state.over:
            found = options(state)
            assert found != ["done"]
            if len(found) == 1 and state.to_act != (CHANCE,):
                single.add(found[0].split()[0])
            state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])
        assert {"order", "play"} <= single


@pytest.mark.rule("SW-028")
def test_the_game_ends_after_a_bounded_number_of_decisions():
    for seed in range(6):
        state = to_the_end(new_game(4, seed), seed)
        assert state.over
        assert state.ply < GAME.max_plies


@pytest.mark.rule("SW-040", "SW-043", "SW-INV-14")
def test_a_face_down_tile_gets_its_kind_when_it_is_lifted():
    state = given(2, stations={"yellow": "A3"}, hand={"yellow": "ship"})
    play(state, "play ship", "launch B3", "move 1 E")
    assert state.to_act == (CHANCE,)
    assert "B3" not in see(state)["covered"]
    weights = {str(GAME.vocabulary[index]): weight for index, weight in state.chances()}
    assert weights == {
        "reveal two_straight": 6,
        "reveal two_corner": 20,
        "reveal three": 25,
        "reveal four": 8,
    }
    play(state, "reveal four")
    assert see(state)["hidden_tiles"]["four"] == 7
    assert player(state, "yellow")["tiles"]["four"] == 1


@pytest.mark.rule("SW-041")
def test_tiles_cards_abilities_and_points_are_public():
    state = given(
        2,
        stations={"yellow": "A3"},
        held={"yellow": "three golden"},
        hand={"yellow": "ship"},
        ability={"yellow": "fast_ship"},
    )
    seen = state.view(1)["players"][0]
    assert seen["tiles"]["three"] == seen["tiles"]["golden"] == 1
    assert seen["cards"] == {"ship": 1}
    assert seen["ability"] == "fast_ship"
    assert seen["score"] == 20


@pytest.mark.rule("SW-042")
def test_the_order_of_the_blue_pile_is_nowhere():
    state = play(new_game(2), "build F0", "build I5")
    while options(state)[0].startswith("deal"):
        state.play(options(state)[0])
    assert options(state) == [
        "draw station",
        "draw ship_researcher",
        "draw whale_blue",
        "draw tsunami_blue",
        "draw crab_blue",
    ]


@pytest.mark.rule("SW-044", "SW-055")
def test_the_light_row_is_dealt_front_first_then_blue_then_green():
    state = play(new_game(2), "build F0", "build I5")
    dealt = [
        "ship",
        "crab_light",
        "ship",
        "researcher",
        "whale_light",
        "researcher",
        "tsunami_light",
    ]
    play(state, *(f"deal {card}" for card in dealt))
    play(state, "draw crab_blue", "draw station")
    row = [(card["type"], card["group"]) for card in see(state)["row"]]
    assert row[:7] == [(card, "light") for card in dealt]
    assert row[7:] == [("crab_blue", "blue"), ("station", "blue"), ("station", "green")]


@pytest.mark.rule("SW-045", "SW-052", "SW-053", "SW-054", "SW-INV-15", "SW-G-33")
def test_three_rounds_use_up_the_blue_cards_and_the_fourth_draws_from_all_six():
    state = new_game(2)
    rng = Random(11)
    bags: dict[int, int] = {}
    drawn: dict[int, list[str]] = {}
    while not state.over:
        number = state.t[ROUND]
        if see(state)["phase"] == "draw_blue":
            bags.setdefault(number, sum(see(state)["blue_bag"].values()))
        actor = state.to_act[0]
        action = rng.choice(state.legal(actor))
        if str(GAME.vocabulary[action]).startswith("draw"):
            drawn.setdefault(number, []).append(str(GAME.vocabulary[action]))
        if str(GAME.vocabulary[action]).startswith("deal"):
            drawn.setdefault(-number, []).append(str(GAME.vocabulary[action]))
        state.take(action, actor)
    assert bags == {1: 6, 2: 4, 3: 2, 4: 6}
    assert [len(drawn[n]) for n in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert sorted(drawn[1] + drawn[2] + drawn[3]) == sorted(
        [
            "draw station",
            "draw station",
            "draw ship_researcher",
            "draw whale_blue",
            "draw tsunami_blue",
            "draw crab_blue",
        ]
    )
    assert sorted(drawn[-1]) == sorted(drawn[-4])


@pytest.mark.rule("SW-047", "SW-G-26")
def test_everybody_knows_the_same_unless_hands_are_hidden():
    state = start(3)
    play(state, "pick 0", "pick 0", "pick 0")
    assert state.view(0)["players"] == state.view(2)["players"] == state.view(None)["players"]
    hidden = start(3, variant2_hidden_hand=True)
    play(hidden, "pick 0", "pick 0", "pick 0")
    assert hidden.view(1)["players"][0]["cards"] is None
    assert hidden.view(1)["players"][0]["cards_left"] == 1
    assert hidden.view(0)["players"][0]["cards"] is not None
    assert [e.notation for e in hidden.excerpt(1).entries][-3:] == ["pick 0", "pick 0", "pick 0"]
    world = hidden.imagine(1, Random(1))
    assert world.position() == hidden.position()
    assert world.t[PHASE] == hidden.t[PHASE]
