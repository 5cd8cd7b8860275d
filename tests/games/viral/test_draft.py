"""The mutation draft (VI-501 to VI-507)."""

from __future__ import annotations

import pytest
from tests.games.viral.given import (
    GAME,
    MUTATIONS,
    new_game,
    options,
    play,
    run,
    set_up,
    stop_all,
    view,
    why,
)

import miasma
from miasma.core.agenda import todo
from miasma.games.viral.table import GAIN


def dealt(seats=3):
    """A draft whose packets are dealt in file order."""
    state = play(new_game(seats, draft=True, draws_first=True), "first green", "event smog")
    play(state, *[f"token area_token_{n}" for n in range(1, 7)])
    return play(state, *[f"deal {card}" for card in MUTATIONS[: 4 * seats]])


def packet(state, seat):
    return state.view(seat)["draft"]["packet"]


@pytest.mark.rule("VI-501")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_four_cards_to_each_human_and_no_deck_or_display(seats):
    state = dealt(seats)
    assert state.to_act == tuple(range(seats))
    assert packet(state, 1) == MUTATIONS[4:8]
    assert view(state)["display"] == [None] * 3
    assert view(state)["bag"] == 0


@pytest.mark.rule("VI-502")
def test_keep_one_and_pass_the_rest_to_the_left():
    state = dealt(3)
    assert options(state, 0) == [f"keep {card}" for card in MUTATIONS[:4]]
    assert why(state, f"keep {MUTATIONS[5]}", 0) == ["VI-502"]
    play(state, f"0: keep {MUTATIONS[0]}", f"1: keep {MUTATIONS[4]}")
    assert packet(state, 0) == MUTATIONS[1:4]  # packets move on when all have picked
    assert why(state, f"keep {MUTATIONS[1]}", 0) == ["VI-603"]
    play(state, f"2: keep {MUTATIONS[8]}")
    assert packet(state, 1) == MUTATIONS[1:4]
    assert packet(state, 0) == MUTATIONS[9:12]
    for seat in (0, 1, 2):
        state.play(options(state, seat)[0], seat)
    assert len(packet(state, 0)) == 2
    for seat in (0, 1, 2):
        state.play(options(state, seat)[0], seat)
    assert view(state)["ask"] == "draft_order"
    assert len(state.view(0)["draft"]["kept"]) == 4  # the last card by itself


def drafted(seats=3):
    """All have kept, the lowest card each time."""
    state = dealt(seats)
    while view(state)["ask"] == "draft_pick":
        actor = state.to_act[0]
        state.play(state.legal(actor)[0], actor)
    return state


@pytest.mark.rule("VI-503")
def test_everybody_fixes_the_order_of_the_pile_at_the_same_time():
    state = drafted()
    kept = state.view(0)["draft"]["kept"]
    assert options(state, 0) == [f"stack {card}" for card in kept]
    assert why(state, f"stack {MUTATIONS[21]}", 0) == ["VI-503"]
    play(state, f"0: stack {kept[2]}")
    assert why(state, f"stack {kept[2]}", 0) == ["VI-503"]
    play(state, f"0: stack {kept[0]}", f"0: stack {kept[3]}")
    assert state.to_act == (1, 2)
    assert view(state)["hands"][0]["pile"] == []  # shown when all are done
    for seat in (1, 2):
        for _ in range(3):
            state.play(options(state, seat)[0], seat)
    assert view(state)["hands"][0]["pile"] == [kept[2], kept[0], kept[3], kept[1]]


@pytest.mark.rule("VI-504")
@pytest.mark.rule("VI-505")
def test_a_card_that_is_due_comes_from_the_own_pile_open_to_all():
    state = set_up(3, draft=True)
    pile = view(state)["hands"][1]["pile"]
    assert len(pile) == 4
    assert why(state, "take deck", 0) == ["VI-504"]
    state.to_act = ()
    state.agenda.clear()
    run(state, todo(GAIN, 1 + 8 * 10))
    assert not state.to_act
    assert set(pile[:2]) <= set(state.view(0)["hands"][1]["cards"])
    assert view(state)["hands"][1]["pile"] == pile[2:]


@pytest.mark.rule("VI-506")
def test_only_cards_taken_count_at_the_end():
    state = set_up(3, draft=True)
    while not state.over:
        if view(state)["ask"] == "choose_icon":
            stop_all(state)
            continue
        actor = state.to_act[0]
        state.play(state.legal(actor)[0], actor)
    for seat in range(3):
        hand = view(state)["hands"][seat]
        worth = {card.id: card.end_vp for card in GAME.data.mutations}
        cards = sum(worth[card] for card in hand["gained"])
        own = view(state)["players"][seat]
        assert state.result().scores[seat] == own["vp"] + own["areas"] + cards
        assert not set(hand["gained"]) & set(hand["pile"])


@pytest.mark.rule("VI-507")
def test_with_two_players_the_packets_swap_and_the_bot_stays_out():
    state = dealt(2)
    assert state.to_act == (0, 1)
    play(state, f"0: keep {MUTATIONS[0]}", f"1: keep {MUTATIONS[4]}")
    assert packet(state, 0) == MUTATIONS[5:8]
    play(state, f"0: keep {MUTATIONS[5]}", f"1: keep {MUTATIONS[1]}")
    assert packet(state, 0) == MUTATIONS[2:4]
    assert miasma.CHANCE not in state.to_act
