"""Secrets: nobody knows face-down tiles and the blue pile; variant 2 takes hands off the screen."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.games.schwarm.given import GAME, given, new_game

from miasma.games.schwarm.actions import TYPES
from miasma.games.schwarm.table import HAND


def swapped(state, seat: int):
    """The same table with one unplayed card of a seat exchanged for another."""
    world = state.clone()
    first = HAND + TYPES * seat
    held = [card for card in range(TYPES) if world.t[first + card]]
    other = next(card for card in range(TYPES) if card not in held)
    world.t[first + held[0]] -= 1
    world.t[first + other] += 1
    return world


def shown(state, reader: int | None) -> str:
    """Everything that a reader is shown of a position."""
    doors = [
        state.view(reader),
        state.scene(reader).to_dict(),
        GAME.board_text(state, reader),
        GAME.prompt(state, reader),
        [str(action) for action in state.options(reader)] if reader is not None else [],
    ]
    return json.dumps(doors, sort_keys=True, default=str)


@pytest.mark.rule("SW-197")
@pytest.mark.parametrize("reader", [0, 2, None])
@pytest.mark.parametrize("seed", range(3))
def test_hidden_hands_cannot_be_told_apart(reader, seed):
    state = new_game(3, seed, variant2_hidden_hand=True)
    rng = Random(seed)
    while not (state.to_act == (0,) and sum(state.t[HAND + TYPES : HAND + 2 * TYPES]) > 1):
        state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])
    assert shown(state, reader) == shown(swapped(state, 1), reader)
    assert shown(state, 1) != shown(swapped(state, 1), 1)


@pytest.mark.rule("SW-197")
def test_no_card_played_by_itself_tells_that_hidden_cards_are_equal():
    equal: dict[str, Any] = {"hand": {"yellow": "ship ship"}, "jokers": "red"}
    hidden = given(2, **equal, variant2_hidden_hand=True)
    assert len(hidden.legal(0)) == 1
    assert hidden.forced(0) is None
    assert str(given(2, **equal).forced(0)) == "play ship"
    last = given(2, hand={"yellow": "ship"}, jokers="red", variant2_hidden_hand=True)
    assert str(last.forced(0)) == "play ship", "everybody can see that it is the only one"


@pytest.mark.rule("SW-197")
def test_other_decisions_are_open_whatever_hands_hold():
    state = given(
        2,
        stations={"yellow": "A3", "red": "I5"},
        hand={"yellow": "tsunami_light ship ship"},
        jokers="red",
        variant2_hidden_hand=True,
    )
    state.play("play tsunami_light")
    assert str(state.forced(0)) == "hazard new"


@pytest.mark.rule("SW-041")
def test_open_hands_are_shown_to_everybody():
    state = given(3, stations={"yellow": "A3"}, hand={"red": "ship researcher"})
    assert shown(state, 0) != shown(swapped(state, 1), 0)


@pytest.mark.rule("SW-INV-14", "SW-042", "SW-043")
def test_no_state_holds_what_nobody_knows():
    state = new_game(2, 3)
    text = json.dumps(state.to_dict()["position"])
    assert "kind" not in text
    one, two = state.clone(), state.clone()
    one.setup = GAME.start(2, 4).setup
    assert one.position() == two.position()
    for reader in (0, 1, None):
        assert shown(one, reader) == shown(two, reader)


def test_imagining_is_the_table_itself_without_its_past():
    state = new_game(3, 6, variant2_hidden_hand=True)
    rng = Random(6)
    for _ in range(120):
        state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])
    world = state.imagine(1, Random(0))
    assert world.position() == state.position()
    assert world.imagined
    assert world.setup.seed is None
