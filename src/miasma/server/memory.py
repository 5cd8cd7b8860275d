"""Keeps Python's search for cyclic garbage from stopping the tables.

Almost everything here is freed by its count of references. A full search looks at every object
there is, which with a hundred tables and a thousand sockets takes a tenth of a second and more.
"""

from __future__ import annotations

import contextlib
import gc
import resource
import sys
import time

from miasma.server.metrics import GC_SECONDS

THRESHOLDS = (20_000, 500, 1_000)
"""Only the young are looked through while people play: milliseconds, not tenths of a second."""
SWITCH = 0.0005
"""Seconds after which the loop lets the writer have Python's lock: it only needs it for moments."""

_begun = 0.0


def _watch(phase: str, _: dict[str, int]) -> None:
    global _begun
    if phase == "start":
        _begun = time.perf_counter()
    else:
        GC_SECONDS.observe(time.perf_counter() - _begun)


def settle_down() -> None:
    """After the start: what is loaded now stays, nobody need look through it again."""
    gc.collect()
    gc.freeze()


def prepare() -> None:
    """Set what a process that serves many sockets needs."""
    gc.set_threshold(*THRESHOLDS)
    if _watch not in gc.callbacks:
        gc.callbacks.append(_watch)
    sys.setswitchinterval(SWITCH)
    with contextlib.suppress(ValueError, OSError):
        # Systems begin with 1,024 open files, which are fewer sockets than we promise.
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
