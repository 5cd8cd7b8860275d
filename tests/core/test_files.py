"""Files are written whole or not at all; `test_record.py` has what a full disk does to a save."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from miasma.core.errors import MiasmaError
from miasma.core.files import write_whole


def test_places_where_nothing_can_be_written(tmp_path: Path) -> None:
    with pytest.raises(MiasmaError, match="No such file or directory"):
        write_whole(tmp_path / "nowhere" / "x", "text")
    for folder in (tmp_path, Path("/"), Path()):
        with pytest.raises(MiasmaError, match="it is a folder"):
            write_whole(folder, "text")


def test_what_is_no_file_is_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(MiasmaError, match="it is no ordinary file"):
        write_whole(pipe, "text")
    assert pipe.is_fifo()
