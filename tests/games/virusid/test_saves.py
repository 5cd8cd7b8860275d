"""Saved positions: read back as they were, and refused where they can't be one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.games.virusid.given import GAME

from miasma.core.agenda import todo
from miasma.core.chance import CHANCE, pick
from miasma.core.errors import StateError
from miasma.games.virusid import table as t


def played(plies: int = 60) -> dict[str, Any]:
    """A game in its first turns, as it is saved."""
    rng = Random(4)
    state = GAME.start(3)
    while state.ply < plies or state.view()["node"] != "mutating":
        seat = state.to_act[0]
        options = state.chances() if seat == CHANCE else []
        action = pick(options, rng) if options else rng.choice(state.legal(seat))
        state.play(action, seat)
    saved: dict[str, Any] = json.loads(json.dumps(state.to_dict()))
    return saved


def test_a_saved_game_is_read_back():
    saved = played()
    assert json.loads(json.dumps(GAME.from_dict(saved).to_dict())) == saved


@pytest.mark.rule("VR-INV-01")
@pytest.mark.rule("VR-INV-03")
@pytest.mark.rule("VR-INV-05")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("node", 99),
        ("node", t.OVER),
        ("node", t.ASK_EVENT),
        ("ended", t.WON),
        ("asked", 3),
        ("active", -1),
        ("event", 95),
        ("corpses", 0),
        ("dna", [41, 0, 0, 0]),
        ("abilities", [4, 0, 0, 0]),
        ("gene_of", [12, 0, 0, -1]),
        ("waiting", [1 << 11, 0, 0, 0]),
        ("segment", 5),
        ("turn", 50),
        ("supply", 0),
        ("wiped", 1 << 30),
        ("phase", "3"),
        ("uses", [0]),
    ],
)
def test_what_cannot_be_a_position_is_refused(name, value):
    saved = played()
    saved["position"][name] = value
    with pytest.raises(StateError, match="no position of Viroid"):
        GAME.from_dict(saved)


@pytest.mark.rule("VR-37")
@pytest.mark.parametrize(
    "step",
    [
        200,
        -1,
        todo(t.EFFECT, 40_000),
        todo(t.HEAL_CITY, 30),
        todo(t.OPEN_TURN, 3),
        todo(t.ASK_CLEAR, 6 << 7 | 1),
    ],
)
def test_what_cannot_be_done_is_refused(step):
    saved = played()
    saved["agenda"].append(step)
    with pytest.raises(StateError, match="agenda"):
        GAME.from_dict(saved)


@pytest.mark.rule("VR-32")
def test_who_is_not_asked_cannot_be_to_act():
    saved = played()
    saved["to_act"] = [(saved["to_act"][0] + 1) % 3]
    with pytest.raises(StateError, match="another seat"):
        GAME.from_dict(saved)
