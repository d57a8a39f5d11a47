"""Limits: how often somebody may ask, so that nobody's asking costs others anything."""

import time
from collections import OrderedDict

from ludoteca.server.refusal import Refusal

REMEMBERED = 20_000  # buckets; the longest unused is forgotten first


class Bucket:
    """Something that may be done so often a second, with a burst that may be saved up."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Whether it may be done once more now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each of many askers."""

    def __init__(self, what: str, rate: float, burst: int) -> None:
        self.what = what
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, asker: str) -> None:
        """Refuse an asker who has asked too often."""
        bucket = self._buckets.setdefault(asker, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(asker)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take():
            wait = max(1, round(1 / self.rate))
            raise Refusal(429, "too-many", f"too many {self.what}; try again in {wait} s")
