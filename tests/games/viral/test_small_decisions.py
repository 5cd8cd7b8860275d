"""Small decisions, vocabulary, chance and knowledge (VI-600 to VI-617)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.viral.given import (
    GAME,
    choose,
    given,
    kinds,
    new_game,
    options,
    play,
    points,
    resolve,
    run,
    set_up,
    view,
)

import miasma
from miasma.core.agenda import todo
from miasma.games.viral.table import ASK, BAG, CHOOSE_PAIR, GAIN, OVER


@pytest.mark.rule("VI-600")
def test_interchangeable_viruses_are_offered_once():
    state = given(3, organs={"liver": "green green green* green* green+yellow green+orange"},
                  crises={1: "liver"})  # fmt: skip
    play(resolve(state, "green", 1, "basic_stream"), "use 2a")
    assert kinds(state, "virus") == {"green-1", "green-3", "green-5", "green-6"}
    assert [r.rule for r in state.why_not("virus green-2")] == ["VI-600"]


@pytest.mark.rule("VI-601")
def test_a_resolution_is_a_chain_without_a_way_back():
    state = resolve(given(3, organs={"liver": "green"}), "green", 1, "basic_stream")
    assert view(state)["ask"] == "choose_icon"
    play(state, "use 2a")
    assert view(state)["ask"] == "pick_virus"
    assert [r.rule for r in state.why_not("stop")] == ["VI-064"]
    play(state, "virus green-1")
    assert view(state)["ask"] == "pick_organ"
    assert [r.rule for r in state.why_not("virus green-1")] == ["VI-601"]


@pytest.mark.rule("VI-602")
def test_there_are_170_actions_of_seats_and_98_of_chance():
    counts: dict[str, int] = {}
    for action in GAME.vocabulary:
        counts[action.kind] = counts.get(action.kind, 0) + 1
    assert counts == {
        "place": 12, "to": 12, "crisis": 12, "virus": 40, "use": 12, "stop": 1, "area": 6,
        "card": 27, "take": 4, "keep": 22, "stack": 22, "first": 5, "event": 13, "token": 8,
        "reveal": 22, "draw": 22, "deal": 22, "bot": 6,
    }  # fmt: skip
    assert GAME.vocabulary.seat_actions == 170
    assert len(GAME.vocabulary) == 268


@pytest.mark.rule("VI-602")
def test_the_example_of_one_resolution():
    organs = {"brain": "green", "lung_1": "green", "heart_1": "green " * 6, "liver": "yellow"}
    state = given(3, organs=organs, crises={1: "heart_1"})
    resolve(state, "green", 4, "basic_raid")
    play(state, "use 1a", "virus green-2", "place liver", "use 2a", "virus yellow-1")
    assert not state.to_act  # no slot is left


@pytest.mark.rule("VI-603")
def test_the_order_of_secret_answers_has_no_effect():
    one, two = set_up(3), set_up(3)
    play(one, "0: area 1", "1: area 2", "0: card basic_raid", "2: area 3")
    play(two, "2: area 3", "0: area 1", "0: card basic_raid", "1: area 2")
    assert one.position() == two.position()
    assert one.to_act == (1, 2)
    assert [r.rule for r in one.why_not("area 2", 0)] == ["VI-603"]


@pytest.mark.rule("VI-604")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_ends_within_bounds(seats):
    rng = Random(seats)
    for seed in range(20):
        state = new_game(seats, seed, draft=seed % 3 == 0)
        decisions = [0] * seats
        while not state.over:
            actor = rng.choice(state.to_act)
            if actor >= 0:
                decisions[actor] += 1
            legal = [a for a in state.legal(actor) if str(GAME.vocabulary[a]) != "stop"]
            state.take(rng.choice(legal or state.legal(actor)), actor)
        assert max(decisions) < 250


@pytest.mark.rule("VI-605")
def test_equal_slots_are_offered_once():
    state = resolve(given(3, organs={"liver": "green"}), "green", 1, "express")
    assert options(state) == ["use 1a", "stop"]
    assert [r.rule for r in state.why_not("use 2a")] == ["VI-605"]
    play(state, "use 1a", "virus green-1", "to stomach")
    assert options(state) == ["use 2a", "stop"]


@pytest.mark.rule("VI-610")
def test_nothing_is_sampled_before_it_is_seen():
    state = set_up(4)
    assert state.t[BAG].bit_count() == 19  # the bag is a set, without an order
    gain = given(3, vp="3 0 0")
    run(gain, todo(GAIN, 8))
    play(gain, "take deck")
    assert [weight for _, weight in gain.chances()] == [1.0] * 19
    seen = view(gain)["display"]
    assert not {f"draw {card}" for card in seen} & set(options(gain))


@pytest.mark.rule("VI-611")
def test_the_bag_comes_before_the_known_bottom():
    state = given(3, vp="3 0 0", bottom="hunter express")
    run(state, todo(GAIN, 8))
    play(state, "take 1")
    assert state.to_act == (miasma.CHANCE,)
    assert "reveal hunter" not in options(state)


@pytest.mark.rule("VI-612")
def test_what_is_public_is_in_everybodys_view():
    state = set_up(4)
    everybody = [state.view(seat) for seat in (0, 1, 2, 3, None)]
    for seen in everybody:
        for field in ("organs", "players", "advantage", "event", "display", "bag", "bottom",
                      "crisis", "areas", "bot_cards", "bot_shown", "round", "phase"):  # fmt: skip
            assert seen[field] == everybody[0][field]


@pytest.mark.rule("VI-613")
def test_a_card_from_the_bag_is_its_owners_secret_until_it_is_played():
    state = given(3, gained={"green": "hunter latent"}, secret="hunter", vp="9 0 0")
    assert "hunter" in state.view(0)["hands"][0]["cards"]
    for other in (1, 2, None):
        seen = state.view(other)["hands"][0]
        assert "hunter" not in str(state.view(other))
        assert (seen["unknown"], "latent" in seen["cards"]) == (1, True)
    state.t[ASK] = CHOOSE_PAIR
    state.to_act = (0, 1, 2)
    choose(state, "1 hunter", "2 basic_raid", "3 basic_raid")
    assert view(state)["hands"][0]["pairs"][0] == {"area": 1, "card": "hunter"}
    assert view(state)["hands"][0]["unknown"] == 0


@pytest.mark.rule("VI-614")
def test_only_a_complete_pair_shows_and_not_what_it_is():
    state = set_up(3)
    before = state.view(1)
    play(state, "0: area 4")
    assert state.view(1) == before  # not even the half step
    play(state, "0: card basic_raid")
    after = state.view(1)
    assert after["hands"][0]["pairs"][0] == {"area": None, "card": None}
    assert after["to_act"] == [1, 2]
    assert [e.notation for e in state.excerpt(1).entries][-1] == "card ?"
    assert after["ply"] == before["ply"] + 1


@pytest.mark.rule("VI-615")
def test_in_the_draft_a_seat_knows_what_it_has_held():
    state = new_game(3, draft=True, draws_first=True)
    play(state, "first green", "event smog", *[f"token area_token_{n}" for n in range(1, 7)])
    cards = [card.id for card in GAME.data.mutations]
    play(state, *[f"deal {card}" for card in cards[:12]])
    assert state.view(0)["draft"]["packet"] == cards[:4]
    assert cards[4] not in str(state.view(0)["draft"])
    play(state, f"0: keep {cards[0]}", f"1: keep {cards[4]}", f"2: keep {cards[8]}")
    mine = state.view(0)["draft"]
    assert mine["kept"] == [cards[0]]
    assert mine["passed"] == [cards[1:4]]
    assert mine["packet"] == cards[9:12]
    assert state.view(None)["draft"]["packet"] == []


@pytest.mark.rule("VI-616")
def test_a_search_spreads_unknown_cards_evenly():
    state = given(3, gained={"green": "hunter", "yellow": "latent"}, secret="hunter latent",
                  vp="4 4 0")  # fmt: skip
    state.t[ASK] = CHOOSE_PAIR
    state.to_act = (0, 1, 2)
    rng = Random(3)
    held: dict[str, int] = {}
    for _ in range(4000):
        world = state.imagine(0, rng)
        assert world.view(0) == state.view(0)
        card = next(c for c in world.view(1)["hands"][1]["cards"] if not c.startswith("basic"))
        held[card] = held.get(card, 0) + 1
    assert len(held) == 18  # the bag and yellow's own card; never green's, never the display
    assert "hunter" not in held
    assert max(held.values()) < 2 * min(held.values())


@pytest.mark.rule("VI-617")
def test_the_outcome_names_one_winner_and_why():
    state = given(4, vp="3 9 9 2", round=6, phase=6, advantage="green orange yellow purple")
    state.t[ASK] = OVER
    result = state.result()
    assert result.scores == [3, 9, 9, 2]
    assert (result.winners, result.reason) == ([1], "advantage")
    assert "bot" not in result
    assert points(state) == [3, 9, 9, 2]
