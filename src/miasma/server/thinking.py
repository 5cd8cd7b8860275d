"""Thinking happens in other processes, so that the tables never wait for it.

The processes are started by `spawn` and end with the server, even if it is killed. A job that takes
far longer than its budget is given up with its process.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from miasma.server.metrics import THINK_SECONDS, THINKING

PATIENCE = 20.0
"""Seconds a job may take beyond its budget, waiting for others included, before it is given up."""


class ThinkingFailed(Exception):
    """No answer came."""


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


class Thinkers:
    """The pool of thinking processes."""

    def __init__(self, processes: int, plugins: tuple[str, ...] = ()) -> None:
        self.processes = processes
        self.plugins = plugins
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)
        self._closed = False

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

    def stop(self) -> None:
        """End the processes, whatever they think about."""
        self._closed = True
        self._drop()

    def _drop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        for process in processes:
            process.join(2.0)

    async def ask(self, job: Callable[..., Any], *args: Any, budget: float) -> Any:
        """Run a function of `worker.py` in a process."""
        async with self._free:
            THINKING.inc()
            started = time.perf_counter()
            try:
                return await self._try(job, args, budget)
            finally:
                THINKING.dec()
                THINK_SECONDS.observe(time.perf_counter() - started)

    async def _try(self, job: Callable[..., Any], args: tuple[Any, ...], budget: float) -> Any:
        for _ in range(2):
            if self._closed:
                break
            pool = self._pool
            if pool is None:
                pool = self._pool = self._new_pool()
            try:
                future = asyncio.wrap_future(pool.submit(job, *args))
                return await asyncio.wait_for(future, budget + PATIENCE)
            except TimeoutError:
                if self._pool is pool:
                    self._drop()
                raise ThinkingFailed("it took too long") from None
            except (BrokenProcessPool, RuntimeError):
                # A process was killed, or the pool was dropped by another job: once more.
                if self._pool is pool:
                    self._drop()
        raise ThinkingFailed("the thinking process ended")


def _ready() -> int:
    from miasma.server import worker

    return len(worker.__name__)
