"""Golden records: same record, same game, for ever. `tools/golden_records.py` makes them."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.microworld.given import GOALS
from tools.golden_records import SCENARIOS, WANTED, Game, digest, marks_of

from miasma.core.record import Record

FOLDER = Path(__file__).parent / "records"
NAMES = sorted(path.stem for path in FOLDER.glob("*.miasma"))


@functools.cache
def expected() -> dict[str, Any]:
    found = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


@functools.cache
def played(name: str) -> Game:
    """A record, played action by action."""
    game = Game(Record.read(FOLDER / f"{name}.miasma").start())
    for entry in Record.read(FOLDER / f"{name}.miasma").entries:
        before, view = game.state.to_dict()["position"], game.state.view()
        game.state.play(entry.notation, entry.seat)
        assert game.state.invariants() == []
        game.marks += marks_of(entry.notation, view, before, game.state.to_dict()["position"])
    return game


@pytest.mark.rule("MW-INV-17")
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays_to_the_same_end(name):
    record = Record.read(FOLDER / f"{name}.miasma")
    final = record.verify()
    assert final.over
    assert final.outcome is not None
    assert final.outcome.scores == expected()[name]["scores"]
    assert digest(final) == expected()[name]["digest"]
    assert digest(played(name).state) == digest(final)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_written_as_it_was_read(name):
    text = (FOLDER / f"{name}.miasma").read_text(encoding="utf-8")
    assert Record.loads(text).dumps() == text
    replayed = Record.loads(text).replay().record()
    assert replayed.entries == Record.loads(text).entries


@pytest.mark.parametrize("wanted", WANTED, ids=[wanted.name for wanted in WANTED])
def test_a_golden_record_holds_what_it_is_there_for(wanted):
    game = played(wanted.name)
    assert wanted.test(game)
    assert wanted.options.items() <= game.state.setup.options.items()


def test_there_is_a_record_for_every_ending_scenario_rule_goal_and_option():
    assert sorted(wanted.name for wanted in WANTED) == NAMES
    assert list(expected()) == [wanted.name for wanted in WANTED]
    states = [played(name).state for name in NAMES]
    outcomes = [state.outcome for state in states]
    assert {(o.reason, *o.winners) for o in outcomes if o} == {
        ("points", 0), ("points", 1), ("unused_genes", 0), ("unused_genes", 1), ("draw",),
    }  # fmt: skip
    options = [state.setup.options for state in states]
    assert {o["scenario"] for o in options} == {*SCENARIOS, "custom"}
    assert {str(o["rules"]) for o in options} >= {*"ABCDEFGH", "ABCDEFGH", ""}
    assert {o["open_genes"] for o in options} == {False, True}
    assert {o["board"] for o in options} >= {"random", "reference", "flip_side", "mixed", "cross"}
    marks = {mark for name in NAMES for mark in played(name).marks}
    kinds = {str(action).split()[0] for action in states[0].game.vocabulary}
    assert kinds <= marks, "every kind of action is played somewhere"
    assert {f"goal {goal}" for goal in GOALS} <= marks
