"""Writing files so that nothing is lost: the new one is there whole, or the old one stays."""

from __future__ import annotations

import os
import secrets
import stat
from pathlib import Path

from miasma.core.errors import MiasmaError, shown


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there whole or the old one stays."""
    try:
        if path.is_dir():
            raise MiasmaError(f"can't write {path}: it is a folder")
        if path.exists() and not path.is_file():  # a device, a pipe: replacing it would destroy it
            raise MiasmaError(f"can't write {path}: it is no ordinary file")
        _replace(path, text.encode("utf-8"))
    except UnicodeEncodeError:
        raise MiasmaError(f"can't write {path}: it holds what is no text") from None
    except OSError as error:
        raise MiasmaError(f"can't write {path}: {error.strerror or error}") from None
    except ValueError:
        raise MiasmaError(f"can't write {shown(path)}: no file can have this name") from None


def _replace(path: Path, data: bytes) -> None:
    # Not by `tempfile`, whose files nobody else may read.
    temporary = path.with_name(f".{path.name[:40]}.{secrets.token_hex(6)}")
    stream = temporary.open("xb")
    try:
        with stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if path.exists():
            os.chmod(temporary, stat.S_IMODE(path.stat().st_mode))
        os.replace(temporary, path)
    finally:  # also after Ctrl-C
        temporary.unlink(missing_ok=True)
