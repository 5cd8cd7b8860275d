"""Thinking happens in other processes, so that the tables never wait for it.

The processes are started by `spawn` and end with the server, even if it is killed. A job that takes
far longer than its budget is given up with its process. Moves come before hints, and nobody's
second job before another's first: a crowd of tables does not keep others from playing.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import importlib
import itertools
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from miasma.server.log import log
from miasma.server.metrics import THINK_SECONDS, THINKING

PATIENCE = 20.0
"""Seconds a job may take beyond its budget before it is given up."""
MOST_HINTS = 8
"""Hints and analyses that may wait, of all people together."""
HINTS_EACH = 2
"""Hints and analyses of one person that may wait or run."""


class ThinkingFailed(Exception):
    """No answer came."""


class Busy(Exception):
    """Too many have asked already."""


def _prepare(plugins: tuple[str, ...]) -> None:
    """Run first in each process: die with the server, leave Ctrl-C to it, load the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)  # tables come first
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            multiprocessing.connection.wait([parent.sentinel])
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()
    for plugin in plugins:
        importlib.import_module(plugin)


class Turns:
    """Who may think next, when fewer processes than jobs are there."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting_hints = 0
        self._heap: list[tuple[bool, int, int, asyncio.Future[None]]] = []
        self._count = itertools.count()
        self._jobs: Counter[str] = Counter()
        """Owner → jobs that wait or run."""
        self._hints: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def turn(self, owner: str, hint: bool) -> AsyncIterator[None]:
        """Wait for one's turn, and hold it."""
        if hint:
            if self.waiting_hints >= MOST_HINTS or self._hints[owner] >= HINTS_EACH:
                raise Busy
            self._hints[owner] += 1
        rank = self._jobs[owner]
        self._jobs[owner] += 1
        try:
            await self._wait(hint, rank)
            try:
                yield
            finally:
                self._next()
        finally:
            for count in (self._jobs, self._hints) if hint else (self._jobs,):
                count[owner] -= 1
                if not count[owner]:
                    del count[owner]

    async def _wait(self, hint: bool, rank: int) -> None:
        if self.free and not self._heap:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._heap, (hint, rank, next(self._count), mine))
        self.waiting_hints += hint
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()  # it was given to somebody who has gone
            raise
        finally:
            self.waiting_hints -= hint

    def _next(self) -> None:
        while self._heap:
            mine = heapq.heappop(self._heap)[3]
            if not mine.done():
                mine.set_result(None)
                return
        self.free += 1


class Thinkers:
    """The pool of thinking processes."""

    def __init__(self, processes: int, plugins: tuple[str, ...] = ()) -> None:
        self.processes = processes
        self.plugins = plugins
        self.turns = Turns(processes)
        self._pool: ProcessPoolExecutor | None = None
        self.closed = False

    def start(self) -> None:
        """Start the processes; they load in the background."""
        self._pool = self._new_pool()
        self._pool.submit(_ready)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.processes,
            multiprocessing.get_context("spawn"),
            initializer=_prepare,
            initargs=(self.plugins,),
        )

    def close(self) -> None:
        """Take no more jobs, and let nobody wait for one."""
        self.closed = True

    def stop(self) -> None:
        """End the processes, whatever they think about."""
        self.close()
        pool, self._pool = self._pool, None
        if pool is not None:
            _end(pool)

    async def ask(
        self, job: Callable[..., Any], *args: Any, budget: float, owner: str, hint: bool = False
    ) -> Any:
        """Run a function of `worker.py` in a process; it is done even if nobody waits any more,
        or its process would be busy with nobody knowing."""
        async with self.turns.turn(owner, hint):
            THINKING.inc()
            started = time.perf_counter()
            try:
                running = asyncio.ensure_future(self._try(job, args, budget))
                try:
                    return await asyncio.shield(running)
                except asyncio.CancelledError:
                    running.add_done_callback(_heard)
                    if not self.closed:
                        await asyncio.wait((running,))
                    raise
            finally:
                THINKING.dec()
                THINK_SECONDS.observe(time.perf_counter() - started)

    async def _try(self, job: Callable[..., Any], args: tuple[Any, ...], budget: float) -> Any:
        for _ in range(3):
            if self.closed:
                break
            pool = self._pool
            if pool is None:
                pool = self._pool = self._new_pool()
            try:
                future = asyncio.wrap_future(pool.submit(job, *args))
                return await asyncio.wait_for(future, budget + PATIENCE)
            except TimeoutError:
                await self._drop(pool)
                raise ThinkingFailed("it took too long") from None
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                # Another job's process was given up, and this one's with it: once more.
            except (BrokenProcessPool, RuntimeError):
                # A process was killed, or the pool was dropped by another job: once more.
                await self._drop(pool)
        raise ThinkingFailed("the thinking process ended")

    async def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            log.warning("thinkers-restarted")
            await asyncio.to_thread(_end, pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """End a pool's processes, whatever they do."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    for process in processes:
        process.join(2.0)


def _heard(done: asyncio.Future[Any]) -> None:
    """Nobody waits for this any more, and nobody need be told how it ended."""
    if not done.cancelled():
        done.exception()


def _ready() -> int:
    from miasma.server import worker

    return len(worker.__name__)
