"""The database: opened, brought to the newest form, and asked."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, Executable, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from miasma.core.errors import MiasmaError

NEWEST = "0003"
"""The last migration; a test holds it against the folder."""
MIGRATIONS = Path(__file__).parent / "migrations"


def _prepare(engine: Engine, *pragmas: str) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "foreign_keys=ON", "temp_store=MEMORY", *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def address(path: Path, driver: str = "sqlite") -> URL:
    """The address of a database file; as parts, because `?` may stand in a path."""
    return URL.create(driver, database=str(path))


def open_engine(path: Path) -> AsyncEngine:
    """An engine to read with: readers and the writer don't wait for each other."""
    # Values in logs would carry password hashes.
    engine = create_async_engine(
        address(path, "sqlite+aiosqlite"), connect_args={"timeout": 30}, hide_parameters=True
    )
    _prepare(engine.sync_engine)
    return engine


def open_for_writing(path: Path, power_safe: bool) -> Engine:
    """The writer's engine, whose connection writes ahead.

    `synchronous=FULL` makes each commit wait until the disk has it: an acknowledged move survives
    a power cut. With NORMAL it survives whatever happens to the process, but not to the machine.
    Checkpoints are made beside the commits, not in them (see `writer`).
    """
    engine = create_engine(
        address(path),
        connect_args={"timeout": 30, "check_same_thread": False},
        hide_parameters=True,
    )
    sync = "FULL" if power_safe else "NORMAL"
    _prepare(engine, f"synchronous={sync}", "wal_autocheckpoint=0")
    return engine


def stored_revision(path: Path) -> str:
    """Which migration a database file has seen last; nothing if it is new."""
    if not path.exists():
        return ""
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=30)) as connection:
            named = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
            if connection.execute(named).fetchone() is None:
                return ""
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise MiasmaError(f"can't read the database {path}: {error}") from None
    return str(row[0]) if row else ""


def migrate(path: Path) -> None:
    """Bring a database file to the newest form. Alembic is only loaded if there is work."""
    found = stored_revision(path)
    if found == NEWEST:
        return
    if found and not any((MIGRATIONS / "versions").glob(f"{found}_*.py")):
        raise MiasmaError(
            f"the database {path} was written by a newer version of Miasma (form {found}): "
            "use that one, or a backup from before"
        )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["database"] = address(path)
    command.upgrade(config, "head")


class Shelf:
    """Asks the database; never writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def rows(self, statement: Executable) -> Sequence[Any]:
        """All rows of a query."""
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).mappings().all()

    async def row(self, statement: Executable) -> Any:
        """The first row of a query, or None."""
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).mappings().first()
