"""Kill the server again and again while people play: no acknowledged move is lost or doubled."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.faults import torture

KILLS = 50


@pytest.mark.timeout(400)
def test_fifty_kills_lose_nothing(tmp_path: Path) -> None:
    result = torture(tmp_path, kills=KILLS, clients=6, seed=11)
    assert result.kills == KILLS
    assert result.acknowledged > KILLS
    assert result.problems == []
