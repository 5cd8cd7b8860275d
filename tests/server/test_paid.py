"""The points of a log line: who got them, and whether the line says anything else."""

from __future__ import annotations

from typing import Any

import pytest

from miasma.core.events import Event
from miasma.server.past import paid


@pytest.mark.parametrize(
    ("kind", "data", "told"),
    [
        ("points-nerve", {"seat": 1, "points": 2}, {"points": 2, "seat": 1, "bare": True}),
        ("points", {"points": 2}, {"points": 2, "bare": True}),
        ("placed", {"seat": 0, "points": 1, "field": "D4"}, {"points": 1, "seat": 0}),
        ("picked", {"seat": 0, "price": 1}, {}),
    ],
)
def test_a_deed_that_brings_points_is_told_apart_from_a_bare_payment(
    kind: str, data: dict[str, Any], told: dict[str, Any]
) -> None:
    assert paid(Event(kind, data)) == told
