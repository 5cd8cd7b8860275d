from __future__ import annotations

import subprocess
import sys

# In a process of its own: a logger that has once written keeps its stream.
NOISE = """
import logging
from miasma.server.log import configure

configure("warning")
library = logging.getLogger("a library")
try:
    b"\\xff".decode()
except UnicodeDecodeError:
    library.exception("Invalid UTF-8 sequence received from client.")
try:
    raise KeyError("nothing")
except KeyError:
    library.exception("broken")
"""


def test_nonsense_of_clients_fills_no_log() -> None:
    call = [sys.executable, "-c", NOISE]
    written = subprocess.run(call, capture_output=True, text=True, check=True).stderr
    assert "UTF-8" not in written
    assert "KeyError" in written
