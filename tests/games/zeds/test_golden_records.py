"""Golden records: same record, same game, for ever. `make_records.py` makes them."""

from __future__ import annotations

import functools
import json
from typing import Any

import pytest
from tests.games.zeds.given import GAME, at, hits, zeds_in
from tests.games.zeds.make_records import EXAMPLE, FOLDER, WANTED, Played, Wanted, digest

from miasma.core.record import Record
from miasma.games.zeds.game import LEVELS
from miasma.games.zeds.state import ZedsState

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
    assert isinstance(state, ZedsState)
    state.listen()
    game = Played(state)
    for entry in record.entries:
        action = GAME.parse(entry.notation)
        game.marks.add(action.kind)
        state.play(action, entry.seat)
        assert state.invariants() == []
        game.marks |= {event.kind for event in state.events or []}
    return game


@pytest.mark.rule("ZD-INV-12")
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays_to_the_same_end(name: str) -> None:
    final = Record.read(FOLDER / f"{name}.miasma").verify()
    assert isinstance(final, ZedsState)
    assert final.over
    assert final.result().scores == expected()[name]["scores"]
    assert digest(final) == expected()[name]["digest"] == digest(replayed(name).state)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_written_as_it_was_read(name: str) -> None:
    text = (FOLDER / f"{name}.miasma").read_text(encoding="utf-8")
    assert Record.loads(text).dumps() == text


@pytest.mark.parametrize("wanted", WANTED, ids=NAMES)
def test_a_golden_record_holds_what_it_is_there_for(wanted: Wanted) -> None:
    game = replayed(wanted.name)
    assert wanted.test(game)
    assert game.state.seats == wanted.seats
    assert wanted.options.items() <= game.state.setup.options.items()


def test_levels_lengths_seats_options_and_endings_are_all_there() -> None:
    assert sorted(NAMES) == sorted(path.stem for path in FOLDER.glob("*.miasma"))
    states = [replayed(name).state for name in NAMES]
    assert {state.seats for state in states} == {1, 2, 3, 4}
    assert {state.result().reason for state in states} == {"survived", "zeds_in_town", "chaos"}
    options = [state.setup.options for state in states]
    played = {(o["level"], o["length"]) for o in options}
    assert played >= {(level, length) for level in LEVELS for length in GAME.lengths(level)}
    assert {o["surge"] for o in options} == {o["choose_heroes"] for o in options} == {False, True}


@pytest.mark.rule("ZD-EX-13")
@pytest.mark.rule("ZD-EX-14")
def test_the_two_pages_of_the_tunnel_replay_action_by_action() -> None:
    kept = json.loads((FOLDER / "tunnel-example.json").read_text(encoding="utf-8"))
    state = GAME.from_dict(kept["start"])
    assert isinstance(state, ZedsState)
    dice = [entry for _, entry in kept["entries"] if entry.startswith("die")]
    assert dice == [entry for entry in EXAMPLE if entry.startswith("die")]
    for seat, entry in kept["entries"]:
        state.play(entry, seat)
        assert state.invariants() == []
    assert digest(state) == kept["digest"]
    assert (zeds_in(state, "T3"), zeds_in(state, "T4")) == ({"sleeper", "z22"}, {"z9"})
    assert zeds_in(state, "T5") == {"grasshopper", "k10"}
    assert not zeds_in(state, "T6") | zeds_in(state, "T7")
    assert (at(state, "kingman"), hits(state, "kingman")) == ("T2", 1)
