"""The one writer: what many tables have to store at the same moment goes into one transaction.

Whoever stores waits for the commit, so nothing is acknowledged that is not stored; and because a
commit costs a wait for the disk (milliseconds) however much is in it, all that has gathered
meanwhile goes with the next. Jobs that can't be stored (a version that is taken) fail alone: the
batch is taken apart and stored one by one.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from miasma.server.metrics import COMMIT_JOBS, COMMIT_SECONDS

MOST_JOBS = 1_000
"""Jobs in one transaction."""

Item = tuple[Executable, Mapping[str, Any]]
"""A statement and its values; the same statement object is sent once with many values."""


class Taken(Exception):
    """Another writer was first: the version, name or move id exists."""


class WriterClosed(Exception):
    """The server is stopping: nothing is stored any more."""


@dataclass(slots=True)
class Job:
    """What must be stored together, and who waits for it."""

    items: Sequence[Item]
    done: asyncio.Future[None] = field(repr=False)


class Writer:
    """Stores jobs in the order they came, many in one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        """Begin to store."""
        self._task = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """Store what is waiting, then stop."""
        self._closed = True
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task

    @property
    def alive(self) -> bool:
        """Whether it still stores."""
        return self._task is not None and not self._task.done() and not self._closed

    async def store(self, *items: Item) -> None:
        """Store all items or none; returns when they are stored."""
        if self._closed:
            raise WriterClosed
        job = Job(items, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(job)
        # Shielded: a client that goes away does not take back what is being stored.
        await asyncio.shield(job.done)

    async def _work(self) -> None:
        async with self.engine.connect() as connection:
            ending = False
            while not ending:
                batch: list[Job] = []
                job = await self._queue.get()
                while True:
                    if job is None:
                        ending = True
                        break
                    batch.append(job)
                    if len(batch) >= MOST_JOBS or self._queue.empty():
                        break
                    job = self._queue.get_nowait()
                if batch:
                    await self._commit(connection, batch)

    async def _commit(self, connection: AsyncConnection, batch: list[Job]) -> None:
        started = time.perf_counter()
        try:
            await self._send(connection, batch)
        except Exception as error:
            with contextlib.suppress(Exception):
                await connection.rollback()
            if len(batch) > 1:
                for job in batch:
                    await self._commit(connection, [job])
                return
            failure = Taken(str(error.orig)) if isinstance(error, IntegrityError) else error
            if not batch[0].done.done():
                batch[0].done.set_exception(failure)
                batch[0].done.exception()  # nobody may be waiting any more
            return
        COMMIT_SECONDS.observe(time.perf_counter() - started)
        COMMIT_JOBS.observe(len(batch))
        for job in batch:
            if not job.done.done():
                job.done.set_result(None)

    async def _send(self, connection: AsyncConnection, batch: list[Job]) -> None:
        grouped: dict[int, tuple[Executable, list[Mapping[str, Any]]]] = {}
        for job in batch:
            for statement, values in job.items:
                grouped.setdefault(id(statement), (statement, []))[1].append(values)
        for statement, rows in grouped.values():
            # One empty mapping means a statement without values.
            if rows == [{}]:
                await connection.execute(statement)
            else:
                await connection.execute(statement, rows)
        await connection.commit()
