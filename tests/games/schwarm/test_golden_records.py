"""Golden records: same record, same game, for ever. `make_records.py` makes them."""

from __future__ import annotations

import functools
import json
from typing import Any

import pytest
from tests.games.schwarm.given import GAME
from tests.games.schwarm.make_records import FOLDER, WANTED, Played, digest, note

from miasma.core.record import Record
from miasma.games.schwarm.state import SchwarmState

NAMES = [wanted.name for wanted in WANTED]


@functools.cache
def expected() -> dict[str, Any]:
    found = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


@functools.cache
def replayed(name: str) -> Played:
    """A record, played action by action with every invariant checked."""
    record = Record.read(FOLDER / f"{name}.miasma")
    state = record.start()
    assert isinstance(state, SchwarmState)
    state.listen()
    game = Played(state)
    for entry in record.entries:
        note(game, GAME.parse(entry.notation).index)
        state.play(entry.notation, entry.seat)
        assert state.invariants() == []
        game.marks |= {event.kind for event in state.events or []}
        shores = [e.data["shores"] for e in state.events or [] if e.kind == "final"]
        if any(shores):
            game.marks.add("shores")
    return game


@pytest.mark.rule("SW-INV-16")
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays_to_the_same_end(name):
    final = Record.read(FOLDER / f"{name}.miasma").verify()
    assert isinstance(final, SchwarmState)
    assert final.over
    assert final.outcome is not None
    assert final.outcome.scores == expected()[name]["scores"]
    assert digest(final) == expected()[name]["digest"] == digest(replayed(name).state)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_written_as_it_was_read(name):
    text = (FOLDER / f"{name}.miasma").read_text(encoding="utf-8")
    assert Record.loads(text).dumps() == text


@pytest.mark.parametrize("wanted", WANTED, ids=NAMES)
def test_a_golden_record_holds_what_it_is_there_for(wanted):
    game = replayed(wanted.name)
    assert wanted.test(game)
    assert game.state.seats == wanted.seats
    assert game.state.setup.options == wanted.options


def test_seats_variants_endings_and_kinds_of_actions_are_all_there():
    assert sorted(NAMES) == sorted(path.stem for path in FOLDER.glob("*.miasma"))
    states = [replayed(name).state for name in NAMES]
    assert {state.seats for state in states} == {2, 3, 4}
    assert {len(state.result().winners) for state in states} >= {1, 2, 3}
    marks = set().union(*(replayed(name).marks for name in NAMES))
    assert {action.kind for action in GAME.vocabulary} <= marks
