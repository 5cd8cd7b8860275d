from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.kit import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for the tests of one file, with wide limits."""
    process = ServerProcess(tmp_path_factory.mktemp("server"), "--rates", "1000").start()
    yield process
    assert process.stop() == 0
    log = process.log.read_text()
    assert "failed" not in log, log[-2000:]
    assert "Traceback" not in log, log[-2000:]
