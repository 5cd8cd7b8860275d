"""The API as its own document describes it, tried with generated requests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.kit import ServerProcess

WHO = "/api/(account|session|me/token)$"
"""Operations that change who asks: after them the token of the others would be worth nothing."""
LEAVING = "/(leave|resign)$"
"""Operations after which a table has nothing left to try."""
TABLE = """
[parameters]
"path.table_id" = "{table}"
"path.game_id" = "microworld"
"""


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("only", "examples"),
    [(("--exclude-path-regex", f"{WHO}|{LEAVING}"), 8),
     (("--include-path-regex", f"{LEAVING}"), 8),
     (("--include-path-regex", WHO), 8)],
    ids=["playing", "leaving", "who"],
)  # fmt: skip
def test_generated_requests_meet_no_server_error(
    server: ServerProcess, tmp_path: Path, only: tuple[str, str], examples: int
) -> None:
    person = server.client("Schemathesis")
    table = person.open("microworld", ["me", "me"], hints=True)["table"]
    # A real table and a real game: with invented ones every request would end at "not found".
    (tmp_path / "schemathesis.toml").write_text(TABLE.format(table=table))
    call = [
        str(Path(sys.executable).with_name("schemathesis")), "run", server.url + "/api/schema",
        "--checks", "not_a_server_error", *only,
        "--max-examples", str(examples), "--phases", "fuzzing",
        "--header", f"Authorization: Bearer {person.token}", "--seed", "1", "--no-color",
        "--generation-database", "none",
    ]  # fmt: skip
    done = subprocess.run(call, capture_output=True, text=True, timeout=280, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    if only[1] != WHO:
        assert "401 Unauthorized" not in done.stdout, done.stdout[-4000:]
