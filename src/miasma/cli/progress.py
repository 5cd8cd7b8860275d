"""A progress bar on stderr, where there is a terminal to show it."""

from __future__ import annotations

import time
from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from miasma.cli.common import console

STRIDE = 0.1
"""Seconds between two looks: a bar that is drawn for every game costs more than the games."""


class Progress:
    """Counts steps; leaves no trace when it is done."""

    def __init__(self, total: int, what: str) -> None:
        out = console(stderr=True)
        self._bar = Bar(
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn(what),
            TimeRemainingColumn(),
            console=out,
            transient=True,
            auto_refresh=False,
            disable=not out.is_terminal,
        )
        self._task = self._bar.add_task(what, total=total)
        self._waiting = 0
        self._shown = 0.0

    def __enter__(self) -> Progress:
        self._bar.start()
        self._bar.refresh()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def step(self) -> None:
        """One more is done."""
        self._waiting += 1
        now = time.monotonic()
        if now - self._shown > STRIDE:
            self._bar.advance(self._task, self._waiting)
            self._bar.refresh()
            self._waiting = 0
            self._shown = now
