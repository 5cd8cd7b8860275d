"""The API as its own document describes it, tried with generated requests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.kit import ServerProcess

EXAMPLES = 4
"""For each operation; thinking and passwords, which take their time on purpose, are left out."""


@pytest.mark.timeout(240)
def test_generated_requests_meet_no_server_error(server: ServerProcess, tmp_path: Path) -> None:
    token = server.client("Schemathesis").token
    call = [
        str(Path(sys.executable).with_name("schemathesis")), "run", server.url + "/api/schema",
        "--checks", "not_a_server_error",
        "--max-examples", str(EXAMPLES), "--phases", "fuzzing",
        "--header", f"Authorization: Bearer {token}", "--seed", "1", "--no-color",
        "--generation-database", "none",
        "--exclude-path-regex", "hint|analysis|chances|session|account|token",
    ]  # fmt: skip
    done = subprocess.run(call, capture_output=True, text=True, timeout=200, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
