"""Token buckets: how often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_BUCKETS = 20_000
"""Buckets remembered; the longest unused are forgotten, which can only favour their owners."""


class Bucket:
    """Fills at a rate up to a burst; every deed takes tokens by its cost."""

    __slots__ = ("burst", "last", "rate", "tokens")

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate, self.burst = rate
        self.tokens = self.burst
        self.last = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens, if there are enough."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.last) * self.rate)
        self.last = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """A bucket for each address, person or name."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens of this key's bucket, if there are enough."""
        return self.bucket(key).take(cost)

    def bucket(self, key: str) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
