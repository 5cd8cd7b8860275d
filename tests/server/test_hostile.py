from __future__ import annotations

from pathlib import Path

from benchmarks.hostile import run


def test_four_thousand_hostile_messages(tmp_path: Path) -> None:
    result = run(tmp_path, messages=4_000, seed=3)
    assert result.problems == []
    assert result.messages >= 3_000
    assert "4500" not in result.closes
    assert "1011" not in result.closes
