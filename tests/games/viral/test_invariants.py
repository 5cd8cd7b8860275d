"""The invariants hold along random play, and each is noticed when it is broken."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.viral.given import GAME, given, new_game, set_up, view

from miasma.games.viral import table
from miasma.games.viral.table import (
    ABSORBED,
    ADVANTAGE,
    AREA_HAND,
    ASK,
    BAG,
    BLUE,
    CARRIERS,
    CHOOSE_ICON,
    CRISIS,
    DUE,
    EVENTS_LEFT,
    GAINED,
    HAND,
    LOAD,
    RESEARCH,
    SHIELDS,
    SUPPLY,
    VP,
)


def broken(state):
    return {sentence.split(":")[0] for sentence in state.invariants()}


BREAKS = {
    "VI-INV-01": [(SUPPLY, 0), (SHIELDS, 1 << 6)],
    "VI-INV-02": [(ABSORBED, 1 << 6), (LOAD + 3, 1 << 9), (CARRIERS, 1 << 1)],
    "VI-INV-03": [(CRISIS + 1, 3)],
    "VI-INV-04": [(DUE, 1)],
    "VI-INV-05": [(RESEARCH, 9)],
    "VI-INV-06": [(ADVANTAGE, 1)],
    "VI-INV-07": [(AREA_HAND, 0b11)],
    "VI-INV-08": [(BLUE, 1)],
    "VI-INV-09": [(VP, 4)],
    "VI-INV-11": [(EVENTS_LEFT, 2)],
    "VI-INV-12": [(ASK, CHOOSE_ICON)],
    "VI-INV-16": [(BAG, 0)],
}


@pytest.mark.rule("VI-INV-01")
@pytest.mark.rule("VI-INV-02")
@pytest.mark.rule("VI-INV-03")
@pytest.mark.rule("VI-INV-04")
@pytest.mark.rule("VI-INV-05")
@pytest.mark.rule("VI-INV-06")
@pytest.mark.rule("VI-INV-07")
@pytest.mark.rule("VI-INV-08")
@pytest.mark.rule("VI-INV-09")
@pytest.mark.rule("VI-INV-11")
@pytest.mark.rule("VI-INV-12")
@pytest.mark.rule("VI-INV-16")
@pytest.mark.parametrize("rule", BREAKS)
def test_a_broken_invariant_is_noticed(rule):
    state = set_up(4)
    assert broken(state) == set()
    state.t[CRISIS] = 3 if rule == "VI-INV-03" else -1
    for place, value in BREAKS[rule]:
        damaged = state.clone()
        damaged.t[place] = value
        assert rule in broken(damaged), (rule, place)


@pytest.mark.rule("VI-INV-07")
def test_gained_cards_are_somewhere():
    state = set_up(4)
    state.t[GAINED] = 1
    assert "VI-INV-07" in broken(state)
    state.t[HAND] |= 1 << 5
    assert "VI-INV-16" in broken(state)  # it lies in the display, too


@pytest.mark.rule("VI-INV-10")
def test_moves_keep_the_number_of_viruses_and_attacks_take_one_or_a_shield():
    rng = Random(5)
    moves = attacks = 0
    for seed in range(12):
        state = new_game(3 + seed % 3, seed)
        while not state.over:
            actor = rng.choice(state.to_act)
            action = GAME.vocabulary[rng.choice(state.legal(actor))]
            before = state.clone()
            verb = (view(state)["icon"] or {}).get("verb")
            state.play(action, actor)
            on_board = [_visible(before), _visible(state)]
            if action.kind == "to":
                moves += 1
                assert on_board[0] == on_board[1]
            if action.kind == "virus" and verb == "attack":
                attacks += 1
                freed = before.t[ABSORBED].bit_count() - state.t[ABSORBED].bit_count()
                lost = on_board[0] - on_board[1] + freed
                shields = before.t[SHIELDS].bit_count() - state.t[SHIELDS].bit_count()
                assert (lost, shields) in ((1, 0), (0, 1))
    assert moves > 50
    assert attacks > 20


def _visible(state):
    return sum(here.bit_count() for here in state.t[: table.ORGANS])


@pytest.mark.rule("VI-INV-13")
def test_same_actions_same_game():
    rng = Random(2)
    state = new_game(4, 9)
    while not state.over:
        actor = rng.choice(state.to_act)
        state.take(rng.choice(state.legal(actor)), actor)
    again = state.record().replay()
    assert again.position() == state.position()
    assert again.outcome == state.outcome


@pytest.mark.rule("VI-INV-05")
def test_points_never_fall():
    rng = Random(8)
    for seed in range(8):
        state = new_game(2 + seed % 4, seed)
        last = [0] * 5
        while not state.over:
            actor = rng.choice(state.to_act)
            state.take(rng.choice(state.legal(actor)), actor)
            now = state.t[VP : VP + 5]
            assert all(a <= b for a, b in zip(last, now, strict=True))
            last = now


@pytest.mark.rule("VI-INV-03")
def test_the_start_of_a_round_leaves_no_organ_waiting():
    state = given(3, organs={"liver": "green " * 4})
    state.t[ASK] = table.CHOOSE_PAIR
    assert "VI-INV-03" in broken(state)
