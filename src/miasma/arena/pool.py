"""The worker pool: the same function over many chunks of work, in this process or in several.

Results come one by one, as soon as there are any, in no fixed order. Who asks for them may stop at
any time (Ctrl-C included) and keeps what came until then: the workers are ended, not waited for.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TypeVar

from miasma.core.errors import MiasmaError

ChunkT = TypeVar("ChunkT")
ResultT = TypeVar("ResultT")
Work = Callable[[ChunkT], Iterable[ResultT]]
"""What workers do: a function of a module, which every process can import by its name."""

Report = tuple[list[ResultT], "str | None", bool]
"""What a worker sends: results, what went wrong, whether the chunk is finished."""

PATIENCE = 0.2
"""Seconds for which a worker gathers results before it sends them."""


class WorkerError(MiasmaError):
    """A worker could not do its work."""


def default_workers() -> int:
    """As many workers as this process may use processors."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1)


def map_chunks(
    work: Work[ChunkT, ResultT], chunks: Iterable[ChunkT], workers: int = 1
) -> Generator[ResultT, None, None]:
    """All results of `work` over all chunks."""
    if workers < 2:
        for chunk in chunks:
            yield from work(chunk)
        return
    crew = _Crew(work, workers)
    try:
        yield from crew.run(chunks)
    finally:
        crew.dismiss()


class _Crew:
    """Processes that wait for chunks, each at its own end of a pipe."""

    def __init__(self, work: Work[ChunkT, ResultT], count: int) -> None:
        # Spawned, not forked: a fork copies locks that a thread of the parent may hold.
        context = multiprocessing.get_context("spawn")
        self._workers: dict[Connection, BaseProcess] = {}
        for _ in range(count):
            here, there = context.Pipe()
            process = context.Process(target=_serve, args=(there, work), daemon=True)
            process.start()
            there.close()
            self._workers[here] = process

    def run(self, chunks: Iterable[ChunkT]) -> Iterator[ResultT]:
        """Hand out the chunks and give back what comes."""
        waiting = iter(chunks)
        busy = [connection for connection in self._workers if _hand_out(connection, waiting)]
        while busy:
            for connection in wait(busy):
                assert isinstance(connection, Connection)
                report: Report[ResultT] = self._receive(connection)
                results, problem, finished = report
                yield from results
                if problem is not None:
                    raise WorkerError(problem)
                if finished and not _hand_out(connection, waiting):
                    busy.remove(connection)

    def _receive(self, connection: Connection) -> Report[ResultT]:
        try:
            report: Report[ResultT] = connection.recv()
        except (EOFError, OSError):
            process = self._workers[connection]
            process.join(1)
            raise WorkerError(
                f"a worker process died (exit code {process.exitcode}): memory may have run out"
            ) from None
        return report

    def dismiss(self) -> None:
        """End all workers, whatever they do."""
        for connection, process in self._workers.items():
            connection.close()
            process.terminate()
        for process in self._workers.values():
            process.join()


def _hand_out(connection: Connection, chunks: Iterator[ChunkT]) -> bool:
    for chunk in chunks:
        connection.send(chunk)
        return True
    return False


def _serve(connection: Connection, work: Work[ChunkT, ResultT]) -> None:
    """What a worker does all its life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's affair
    try:
        while True:
            _do(connection, work, connection.recv())
    except (EOFError, OSError):
        pass  # the parent is gone


def _do(connection: Connection, work: Work[ChunkT, ResultT], chunk: ChunkT) -> None:
    batch: list[ResultT] = []
    problem: str | None = None
    sent = time.monotonic()
    try:
        for result in work(chunk):
            batch.append(result)
            if time.monotonic() - sent > PATIENCE:
                connection.send((batch, None, False))
                batch = []
                sent = time.monotonic()
    except MiasmaError as error:
        problem = str(error)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
    connection.send((batch, problem, True))
