"""The one writer: what many tables have to store at the same moment goes into one transaction.

Whoever stores waits for the commit, so nothing is acknowledged that is not stored; and because a
commit costs a wait for the disk (milliseconds) however much is in it, all that has gathered
meanwhile goes with the next. Jobs that can't be stored (a version that is taken) fail alone.

The writer is a thread with a connection of its own. It comes back to the loop once per
transaction, and all entries of a transaction go into one statement: each step of the database
gives up Python's lock and has to wait for it again, which under load takes longer than the step.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError

from miasma.server.log import log
from miasma.server.metrics import COMMIT_JOBS, COMMIT_SECONDS

MOST_JOBS = 1_000
"""Jobs in one transaction."""

Item = tuple[Executable, Mapping[str, Any]]
"""A statement and its values."""

EntryRow = tuple[str, int, str, int, str, str | None, str | None, float]
"""(table, version, kind, seat, action, person, move, at): a row of `entries`."""

INSERT_ENTRIES: Final = (
    'INSERT INTO entries ("table", version, kind, seat, action, person, move, at) SELECT '
    + ", ".join(f"json_extract(value, '$[{n}]')" for n in range(8))
    + " FROM json_each(?)"
)
TouchRow = tuple[str, int, int, str, list[int], dict[str, Any] | None, float]
"""(table, version, plies, status, to_act, outcome, touched): what the lists show of a table."""

TOUCH_TABLES: Final = (
    "UPDATE tables SET version = t.version, plies = t.plies, status = t.status, "
    "to_act = t.to_act, outcome = t.outcome, touched = t.touched, reason = '' FROM (SELECT "
    + ", ".join(
        f"json_extract(value, '$[{n}]') AS {name}"
        for n, name in enumerate(
            ("id", "version", "plies", "status", "to_act", "outcome", "touched")
        )
    )
    + " FROM json_each(?)) AS t WHERE tables.id = t.id"
)
CHECKPOINT_EVERY = 1.0
CHECKPOINT_BYTES = 4_000_000
"""Size of the log from which it is brought into the database, beside the writer."""
RESTART_BYTES = 256_000_000
"""Size from which the writer has to wait for that: a log that is written to all the time would
grow for ever."""


class Taken(Exception):
    """Another writer was first: the version, name or move id exists."""


class WriterClosed(Exception):
    """The server is stopping: nothing is stored any more."""


@dataclass(slots=True)
class Job:
    """What must be stored together, and who waits for it."""

    items: Sequence[Item]
    entries: Sequence[EntryRow]
    touches: Sequence[TouchRow]
    done: asyncio.Future[None] = field(repr=False)
    failure: Exception | None = None


class Writer:
    """Stores jobs in the order they came, many in one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = False
        self._ended = threading.Event()
        self._encode = msgspec.json.Encoder().encode

    def start(self) -> None:
        """Begin to store."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()
        file = self.engine.url.database
        if file and file != ":memory:":
            checkpoints = threading.Thread(
                target=_checkpoints, args=(Path(file), self._ended), daemon=True
            )
            checkpoints.start()

    async def stop(self) -> None:
        """Store what is waiting, then stop."""
        self._closed = True
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
        self._ended.set()
        self.engine.dispose()

    @property
    def alive(self) -> bool:
        """Whether it still stores."""
        return self._thread is not None and self._thread.is_alive() and not self._closed

    async def store(
        self,
        *items: Item,
        entries: Sequence[EntryRow] = (),
        touches: Sequence[TouchRow] = (),
    ) -> None:
        """Store all of this or nothing; returns when it is stored."""
        if not self.alive:
            raise WriterClosed
        assert self._loop is not None
        job = Job(items, entries, touches, self._loop.create_future())
        self._queue.put(job)
        # Shielded: a client that goes away does not take back what is being stored.
        await asyncio.shield(job.done)

    # -- in the thread --------------------------------------------------------------------------

    def _work(self) -> None:
        try:
            with self.engine.connect() as plain:
                connection = plain.execution_options(isolation_level="AUTOCOMMIT")
                ending = False
                while not ending:
                    batch, ending = self._gather()
                    if batch:
                        self._commit(connection, batch)
        except BaseException as error:
            log.error("writer-died", error=repr(error), exc_info=error)
            raise

    def _gather(self) -> tuple[list[Job], bool]:
        """All jobs that wait, and whether there will be no more."""
        batch: list[Job] = []
        job = self._queue.get()
        while job is not None:
            batch.append(job)
            if len(batch) >= MOST_JOBS:
                return batch, False
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _commit(self, connection: Connection, batch: list[Job]) -> None:
        started = time.perf_counter()
        try:
            try:
                self._transaction(connection, batch)
            except (IntegrityError, sqlite3.IntegrityError):
                # Somebody's row is taken. Who is found out in a second transaction, with a
                # savepoint for each job: still one wait for the disk for all of them.
                self._one_by_one(connection, batch)
        except Exception as error:
            log.error("commit-failed", error=repr(error), jobs=len(batch))
            for job in batch:
                job.failure = error
        COMMIT_SECONDS.observe(time.perf_counter() - started)
        COMMIT_JOBS.observe(len(batch))
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits
            self._loop.call_soon_threadsafe(_tell, batch)

    def _transaction(self, connection: Connection, batch: list[Job]) -> None:
        driver = _driver(connection)
        driver.execute("BEGIN IMMEDIATE")
        try:
            waiting: list[EntryRow] = []
            touches: list[TouchRow] = []
            for job in batch:
                if job.items:
                    # Order counts between jobs: what moves or deletes entries must find them.
                    self._insert(driver, waiting, touches)
                    waiting, touches = [], []
                    self._execute(connection, job)
                waiting.extend(job.entries)
                touches.extend(job.touches)
            self._insert(driver, waiting, touches)
            driver.execute("COMMIT")
        except BaseException:
            _roll_back(driver)
            raise

    def _one_by_one(self, connection: Connection, batch: list[Job]) -> None:
        driver = _driver(connection)
        driver.execute("BEGIN IMMEDIATE")
        try:
            for job in batch:
                driver.execute("SAVEPOINT job")
                try:
                    self._execute(connection, job)
                    self._insert(driver, job.entries, job.touches)
                except (IntegrityError, sqlite3.IntegrityError) as error:
                    driver.execute("ROLLBACK TO job")
                    job.failure = Taken(str(getattr(error, "orig", error)))
                driver.execute("RELEASE job")
            driver.execute("COMMIT")
        except BaseException:
            _roll_back(driver)
            raise

    def _execute(self, connection: Connection, job: Job) -> None:
        for statement, values in job.items:
            if values:
                connection.execute(statement, values)
            else:
                connection.execute(statement)

    def _insert(
        self,
        driver: sqlite3.Connection,
        rows: Sequence[EntryRow],
        touches: Sequence[TouchRow],
    ) -> None:
        if rows:
            driver.execute(INSERT_ENTRIES, (self._encode(rows).decode(),))
        if touches:
            last = {touch[0]: touch for touch in touches}  # one row each, the newest
            driver.execute(TOUCH_TABLES, (self._encode(list(last.values())).decode(),))


def _driver(connection: Connection) -> sqlite3.Connection:
    found: Any = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def _roll_back(driver: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.Error):
        if driver.in_transaction:
            driver.execute("ROLLBACK")


def _tell(batch: list[Job]) -> None:
    """In the loop: tell those who wait."""
    for job in batch:
        if job.done.done():
            continue
        if job.failure is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.failure)
            job.done.exception()  # nobody may be waiting any more


def _checkpoints(file: Path, ended: threading.Event) -> None:
    """Bring the log into the database now and then, so that no commit has to."""
    log_file = file.with_name(file.name + "-wal")
    connection = sqlite3.connect(file, timeout=5.0, isolation_level=None, check_same_thread=False)
    try:
        while not ended.wait(CHECKPOINT_EVERY):
            try:
                size = os.stat(log_file).st_size
                if size > CHECKPOINT_BYTES:
                    kind = "RESTART" if size > RESTART_BYTES else "PASSIVE"
                    connection.execute(f"PRAGMA wal_checkpoint({kind})").fetchall()
            except FileNotFoundError:
                continue
            except sqlite3.Error as error:
                log.warning("checkpoint-failed", error=repr(error))
    finally:
        connection.close()
