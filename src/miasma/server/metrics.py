"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

CONTENT_TYPE = CONTENT_TYPE_LATEST
REGISTRY = CollectorRegistry()
_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

MOVES = Counter("miasma_moves", "Answers to moves", ["answer"], registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "miasma_move_seconds", "From a move's arrival to its answer", buckets=_FAST, registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "miasma_commit_seconds", "One transaction", buckets=_FAST, registry=REGISTRY
)
COMMIT_JOBS = Histogram(
    "miasma_commit_jobs",
    "Jobs in one transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000),
    registry=REGISTRY,
)
GC_SECONDS = Histogram(
    "miasma_gc_seconds", "One search for cyclic garbage", buckets=_FAST, registry=REGISTRY
)
SOCKETS = Gauge("miasma_sockets", "Open sockets", registry=REGISTRY)
LIVE_TABLES = Gauge("miasma_live_tables", "Tables in memory", registry=REGISTRY)
BROKEN_TABLES = Counter(
    "miasma_broken_tables", "Tables loaded whose record does not replay", registry=REGISTRY
)
THINKING = Gauge("miasma_thinking", "Jobs given to the thinking processes", registry=REGISTRY)
THINK_SECONDS = Histogram(
    "miasma_think_seconds", "One job of a thinking process", registry=REGISTRY
)
REQUESTS = Counter("miasma_requests", "HTTP requests", ["status"], registry=REGISTRY)
REFUSED = Counter("miasma_refused", "Messages refused before the rules", ["why"], registry=REGISTRY)


def exposition() -> bytes:
    """Everything in Prometheus's text form."""
    return generate_latest(REGISTRY)
