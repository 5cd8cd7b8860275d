from __future__ import annotations

import logging

import pytest
import structlog

from miasma.server.log import configure


def test_nonsense_of_clients_fills_no_log(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger().handlers
    library = logging.getLogger("a library")
    try:
        configure("warning")
        try:
            b"\xff".decode()
        except UnicodeDecodeError:
            library.exception("Invalid UTF-8 sequence received from client.")
        assert capsys.readouterr().err == ""
        try:
            raise KeyError("nothing")
        except KeyError:
            library.exception("broken")
        assert "KeyError" in capsys.readouterr().err
    finally:
        logging.getLogger().handlers = before
        structlog.reset_defaults()
