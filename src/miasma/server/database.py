"""The database: opened, brought to the newest form, and asked."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

NEWEST = "0001"
"""The last migration; a test holds it against the folder."""
MIGRATIONS = Path(__file__).parent / "migrations"


def address(path: Path) -> str:
    """The URL of a database file."""
    return f"sqlite+aiosqlite:///{path}"


def open_engine(path: Path, power_safe: bool) -> AsyncEngine:
    """An engine whose connections write ahead, so that readers and the writer don't wait.

    `synchronous=FULL` makes each commit wait until the disk has it: an acknowledged move survives
    a power cut. With NORMAL it survives whatever happens to the process, but not to the machine.
    """
    engine = create_async_engine(address(path), connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if power_safe else 'NORMAL'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA temp_store=MEMORY")
        cursor.execute("PRAGMA wal_autocheckpoint=4000")
        cursor.close()

    return engine


def stored_revision(path: Path) -> str:
    """Which migration a database file has seen last; nothing if it is new."""
    if not path.exists():
        return ""
    with sqlite3.connect(path) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return ""
        finally:
            connection.rollback()
    connection.close()
    return str(row[0]) if row else ""


def migrate(path: Path) -> None:
    """Bring a database file to the newest form. Alembic is only loaded if there is work."""
    if stored_revision(path) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["database"] = f"sqlite:///{path}"
    command.upgrade(config, "head")


class Reader:
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
