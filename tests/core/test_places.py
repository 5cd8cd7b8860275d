"""Named places of a flat table: what was written is read, anything else is refused."""

from __future__ import annotations

from typing import Any

import pytest

from miasma.core.errors import StateError
from miasma.core.places import hold_together, read, written

PLACES = {"score": (0, 2, 0, 99), "active": (2, 1, -1, 1)}


def test_what_was_written_is_read() -> None:
    position = written([3, 0, -1], PLACES)
    assert position == {"score": [3, 0], "active": -1}
    assert read(position, PLACES, 3, "Toy") == [3, 0, -1]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"more": 1}, "its fields differ"),
        ({"score": [1]}, "score takes 2 numbers"),
        ({"score": 7}, "score takes 2 numbers"),
        ({"score": "12"}, "score takes 2 numbers"),
        ({"score": [0, 100]}, "score holds numbers from 0 to 99"),
        ({"score": [0, True]}, "score holds numbers from 0 to 99"),
        ({"score": [0, 1.0]}, "score holds numbers from 0 to 99"),
        ({"active": -2}, "active holds numbers from -1 to 1"),
        ({"active": [0]}, "active holds numbers from -1 to 1"),
    ],
)
def test_what_no_table_can_hold_is_refused(change: dict[str, Any], message: str) -> None:
    position = {**written([3, 0, -1], PLACES), **change}
    with pytest.raises(StateError, match=f"^this is no position of Toy: {message}$"):
        read(position, PLACES, 3, "Toy")


def test_a_missing_name_is_noticed() -> None:
    with pytest.raises(StateError, match="its fields differ"):
        read({"active": 0}, PLACES, 3, "Toy")


def test_a_name_without_bounds_takes_any_number() -> None:
    places = {"cells": (0, 1), "score": (1, 2)}
    position = written([1 << 60, -4, 0], places)
    assert read(position, places, 3, "Toy") == [1 << 60, -4, 0]
    with pytest.raises(StateError, match="cells holds numbers"):
        read({**position, "cells": "x"}, places, 3, "Toy")


def test_a_table_that_does_not_hold_together_is_refused() -> None:
    hold_together("Toy", list)
    with pytest.raises(StateError, match=r"^this is no position of Toy: two suns$"):
        hold_together("Toy", lambda: ["two suns", "no moon"])
    with pytest.raises(StateError, match=r"^this is no position of Toy: its numbers don't fit$"):
        hold_together("Toy", lambda: [str([0][7])])
