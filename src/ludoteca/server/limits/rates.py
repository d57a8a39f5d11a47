"""Limits: how often and how much at once somebody may ask, so that nobody's asking costs others anything."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from ludoteca.server.limits.fair_queue import Asker
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits

REMEMBERED = 20_000  # buckets; the longest unused is forgotten first
A_WHILE = 2.0  # seconds after which to ask again for something that is limited at once


class TokenBucket:
    """Something that may be done so often a second, with a burst that may be saved up."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.filled = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now

    @property
    def wait(self) -> float:
        """Seconds until it may be done once more."""
        return max(0.0, (1 - self.left) / self.rate)

    def has(self, amount: float = 1.0) -> bool:
        """Whether it may be done once more now, or so much of it."""
        self._fill()
        return self.left >= amount

    def take(self, amount: float = 1.0) -> bool:
        """Do it once more, or so much of it, if that may be done now."""
        if not self.has(amount):
            return False
        self.left -= amount
        return True

    def charge(self, amount: float) -> float:
        """Take so much in any case; the seconds until nothing is owed."""
        self._fill()
        self.left -= amount
        return max(0.0, -self.left / self.rate)

    def reserve(self) -> float:
        """Take one in any case; the seconds to wait before using it."""
        self._fill()
        wait = self.wait
        self.left -= 1
        return wait


class RateLimit:
    """One bucket for each of many askers."""

    def __init__(self, what: str, rate: float, burst: int) -> None:
        self.what = what
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def _of(self, asker: str) -> TokenBucket:
        bucket = self._buckets.setdefault(asker, TokenBucket(self.rate, self.burst))
        self._buckets.move_to_end(asker)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, asker: str, amount: float = 1.0) -> None:
        """Refuse an asker who has asked too often, or for too much."""
        bucket = self._of(asker)
        if not bucket.take(amount):
            raise too_many(f"too many {self.what}", max(0.0, (amount - bucket.left) / bucket.rate))

    def check(self, asker: str) -> None:
        """Refuse an asker who has asked too often, without taking anything."""
        bucket = self._of(asker)
        if not bucket.has():
            raise too_many(f"too many {self.what}", bucket.wait)

    def reserve(self, asker: str) -> float:
        """Take one in any case; the seconds to wait before using it."""
        return self._of(asker).reserve()


class ConcurrencyLimit:
    """How many of something each of many askers has now."""

    def __init__(self, what: str, most: int) -> None:
        self.what = what
        self.most = most
        self._now: dict[str, int] = {}

    @contextmanager
    def one_more(self, asker: str) -> Iterator[None]:
        """Count one while it lasts; refused if there are too many."""
        if self._now.get(asker, 0) >= self.most:
            raise too_many(f"at most {self.most} {self.what} at once", A_WHILE)
        self._now[asker] = self._now.get(asker, 0) + 1
        try:
            yield
        finally:
            self._now[asker] -= 1
            if not self._now[asker]:
                del self._now[asker]


class SharedRateLimit:
    """How often each person and each address may ask for one kind of work."""

    def __init__(self, what: str, limits: Limits, kind: str) -> None:
        self.rates = [
            RateLimit(f"{what} {whose}", getattr(limits, f"{kind}_rate"), getattr(limits, f"{kind}_burst"))
            for whose, kind in (("of yours", kind), ("from your address", f"{kind}_address"))
        ]

    def check(self, asker: Asker) -> None:
        """Refuse a person or an address that has asked too often, without counting anything."""
        for rate, name in zip(self.rates, _names(asker), strict=True):
            rate.check(name)

    def take(self, asker: Asker) -> None:
        """Count one for a person and their address, or refuse it."""
        self.check(asker)
        for rate, name in zip(self.rates, _names(asker), strict=True):
            rate.take(name)


class Quota(SharedRateLimit):
    """How often, and how many at once, each person and each address may ask for one kind of work."""

    def __init__(self, what: str, limits: Limits, kind: str) -> None:
        super().__init__(what, limits, kind)
        self.at_once = [
            ConcurrencyLimit(f"{what} {whose}", getattr(limits, f"{kind}_at_once"))
            for whose, kind in (("of yours", kind), ("from your address", f"{kind}_address"))
        ]

    def one_more(self, asker: Asker) -> ExitStack:
        """Count one for a person and their address while it lasts, or refuse it."""
        with ExitStack() as counted:
            for at_once, name in zip(self.at_once, _names(asker), strict=True):
                counted.enter_context(at_once.one_more(name))
            self.take(asker)
            return counted.pop_all()


def _names(asker: Asker) -> tuple[str, str]:
    """The person and the address that are counted; somebody without a name counts as their address."""
    return asker[1] or asker[0], asker[0]


def too_many(why: str, wait: float) -> Refusal:
    seconds = max(1, round(wait + 0.5))
    return Refusal(429, "too-many", f"{why}; try again in {seconds} s", retry_after=seconds)
