"""Golden records: same record, same game, for ever. `tools/golden_virusid.py` makes them."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import pytest
from tools.golden_virusid import PATHOGENS, WANTED, digest

from miasma.core.record import Record

FOLDER = Path(__file__).parent / "records"
NAMES = sorted(path.stem for path in FOLDER.glob("*.miasma"))


@functools.cache
def expected() -> dict[str, Any]:
    found = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("VR-INV-14")
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays_to_the_same_end(name):
    record = Record.read(FOLDER / f"{name}.miasma")
    final = record.verify()
    assert final.outcome is not None
    assert final.outcome.reason == expected()[name]["reason"]
    assert digest(final) == expected()[name]["digest"]
    text = (FOLDER / f"{name}.miasma").read_text(encoding="utf-8")
    assert Record.loads(text).dumps() == text


def test_every_wanted_record_is_there_and_ends_as_wanted():
    assert {wanted.name for wanted in WANTED} == set(NAMES) == set(expected())
    for wanted in WANTED:
        if wanted.ending:
            assert expected()[wanted.name]["reason"] == wanted.ending


def test_the_records_cover_seats_endings_pathogens_and_starts():
    assert {entry["reason"] for entry in expected().values()} == {
        "win", "cure", "deck", "eliminated",
    }  # fmt: skip
    starts = [Record.read(FOLDER / f"{name}.miasma").start() for name in NAMES]
    assert {state.seats for state in starts} == {2, 3, 4}
    assert {state.setup.options["pathogen"] for state in starts} == set(PATHOGENS)
    assert {state.setup.options["start"] for state in starts} == {"cards", "expert"}
    difficulties = {state.setup.options["difficulty"] for state in starts}
    assert difficulties == {"easy", "normal", "challenging"}
