"""Golden records: same record, same game, for ever. `tools/viral_records.py` makes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools.viral_records import WANTED, expected

from miasma.core.record import Record

FOLDER = Path(__file__).parent / "records"
NAMES = sorted(path.stem for path in FOLDER.glob("*.miasma"))
EXPECTED = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))


def test_every_wanted_record_is_there():
    assert NAMES == sorted(wanted.name for wanted in WANTED) == sorted(EXPECTED)


@pytest.mark.rule("VI-INV-13")
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays_to_the_same_end(name):
    record = Record.read(FOLDER / f"{name}.miasma")
    final = record.verify()
    assert final.over
    assert expected(final) == EXPECTED[name]


@pytest.mark.parametrize("wanted", WANTED, ids=[wanted.name for wanted in WANTED])
def test_a_golden_record_holds_what_it_is_there_for(wanted):
    record = Record.read(FOLDER / f"{wanted.name}.miasma")
    state = record.start()
    state.listen()
    kinds = set()
    for entry in record.entries:
        state.play(entry.notation, entry.seat)
        assert state.invariants() == []
        kinds |= {told.kind for told in state.events or []} | {entry.notation}
    assert wanted.test(state, kinds)
    assert state.seats == wanted.seats
    assert wanted.options.items() <= state.setup.options.items()


def test_a_golden_record_is_written_as_it_was_read():
    for name in NAMES:
        text = (FOLDER / f"{name}.miasma").read_text(encoding="utf-8")
        assert Record.loads(text).dumps() == text
