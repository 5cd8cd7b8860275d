"""Backup, restore and the list of tables: works on the database file, without the server."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from miasma.core.errors import MiasmaError

FILE = "miasma.sqlite3"


class KeepingError(MiasmaError):
    """A database file can't be copied or read."""


@dataclass(frozen=True, slots=True)
class Line:
    """A table in the list."""

    table: str
    game: str
    status: str
    plies: int
    touched: float
    players: list[str]


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    if not file.is_file():
        raise KeepingError(f"there is no database {file}")
    # As an address: `#`, `?` and `%` may stand in a path.
    connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=30)
    try:
        yield connection
    except sqlite3.DatabaseError as error:
        raise KeepingError(f"{file} can't be read: {error}") from None
    finally:
        connection.close()


def _count(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def back_up(data: Path, file: Path) -> int:
    """Copy the database whole, also under a running server; gives the number of tables."""
    if file.is_dir():
        raise KeepingError(f"can't write {file}: it is a folder")
    place = data / FILE
    if file.exists() and place.exists() and file.samefile(place):
        raise KeepingError(f"{file} is the database itself: name another file")
    temporary = file.with_name(f".{file.name}.{secrets.token_hex(6)}")
    try:
        with _opened(data / FILE) as source:
            target = sqlite3.connect(temporary)
            try:
                source.backup(target)
                target.execute("PRAGMA journal_mode=DELETE")
                count = _checked(target, temporary)
            finally:
                target.close()
        with temporary.open("rb+") as stream:
            os.fsync(stream.fileno())
        os.replace(temporary, file)
    except (OSError, sqlite3.DatabaseError) as error:
        raise KeepingError(f"can't write {file}: {error}") from None
    finally:
        temporary.unlink(missing_ok=True)
    return count


def _checked(connection: sqlite3.Connection, file: Path) -> int:
    problem = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if problem != "ok":
        raise KeepingError(f"{file} is damaged: {problem}")
    return _count(connection)


def put_back(file: Path, data: Path, force: bool) -> int:
    """Put a backup in place, whole or not at all; gives the number of tables."""
    with _opened(file) as source:
        count = _checked(source, file)
        place = data / FILE
        if place.exists() and not force:
            raise KeepingError(f"there is a database in {data} already: --force replaces it")
        data.mkdir(parents=True, exist_ok=True)
        temporary = data / f".{FILE}.{secrets.token_hex(6)}"
        with sole_user(data, "the server is running: stop it first"):
            try:
                target = sqlite3.connect(temporary)
                try:
                    source.backup(target)
                finally:
                    target.close()
                _sync(temporary)
                _empty_log(place)
                os.replace(temporary, place)
                _sync(data)
            except (OSError, sqlite3.DatabaseError) as error:
                raise KeepingError(f"can't write {place}: {error}") from None
            finally:
                temporary.unlink(missing_ok=True)
    return count


def _empty_log(place: Path) -> None:
    """Bring what is in the log of a database into it, so that nothing is lost should we be killed
    before it is replaced, and so that the log is not taken for the new one's."""
    if not place.exists():
        return
    # One that is damaged is about to be replaced anyway.
    with (
        contextlib.suppress(sqlite3.DatabaseError),
        contextlib.closing(sqlite3.connect(place)) as old,
    ):
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        old.execute("PRAGMA journal_mode=DELETE")
    for tail in ("-wal", "-shm"):
        place.with_name(place.name + tail).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """Wait until the disk has a file or a folder."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextlib.contextmanager
def sole_user(data: Path, otherwise: str = "") -> Iterator[None]:
    """Hold a data folder: two servers on one folder would not hear of each other's moves."""
    import fcntl

    with (data / "lock").open("w") as stream:
        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            taken = otherwise or f"another server uses {data}: name another folder"
            raise KeepingError(taken) from None
        yield


def list_tables(data: Path, finished: bool) -> list[Line]:
    """The tables of a data folder, last touched first."""
    where = "" if finished else "WHERE status != 'over'"
    with _opened(data / FILE) as connection:
        rows = connection.execute(
            f"SELECT id, game, status, plies, touched FROM tables {where} ORDER BY touched DESC"
        ).fetchall()
        players: dict[str, list[str]] = {}
        for table, kind, name, agent in connection.execute(
            'SELECT s."table", s.kind, p.name, s.agent FROM seats s '
            'LEFT JOIN people p ON p.id = s.person ORDER BY s."table", s.seat'
        ):
            players.setdefault(table, []).append(name or agent or kind)
    return [
        Line(table, game, status, plies, touched, players.get(table, []))
        for table, game, status, plies, touched in rows
    ]
