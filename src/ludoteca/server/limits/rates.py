"""Rate limits: how often, and how many at once, each client may ask for something."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Literal

from ludoteca.core.texts.sentences import Sentence
from ludoteca.server.faults import Advice, ServerFault
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Allowance, Rate

REMEMBERED = 20_000  # buckets; the one that was not used for longest is forgotten first
RETRY_SECONDS = 2.0  # when there are too many at once
# What is limited, as texts select by it.
Counted = Literal[
    "requests", "guests", "reports", "tables", "uploads", "passwords", "sockets", "editions", "reading",
    "hints", "analyses", "replays", "chat", "bots", "refusals", "subscriptions",
]  # fmt: skip


class TokenBucket:
    """Allows something a number of times each second; a burst can be saved up."""

    __slots__ = ("_clock", "burst", "filled", "left", "rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate.rate
        self.burst = rate.burst
        self.left = float(rate.burst)
        self.filled = clock()
        self._clock = clock

    def _fill(self) -> None:
        now = self._clock()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now

    @property
    def seconds_until_allowed(self) -> float:
        """Seconds until one more is allowed."""
        return max(0.0, (1 - self.left) / self.rate)

    def can_take(self, amount: float = 1.0) -> bool:
        """Whether an amount may be taken now."""
        self._fill()
        return self.left >= amount

    def take(self, amount: float = 1.0) -> bool:
        """Take an amount if it is allowed now, and return whether it was."""
        if not self.can_take(amount):
            return False
        self.left -= amount
        return True

    def charge(self, amount: float) -> float:
        """Take an amount in any case, and return the seconds until the debt is paid."""
        self._fill()
        self.left -= amount
        return max(0.0, -self.left / self.rate)

    def reserve(self) -> float:
        """Take one in any case, and return the seconds to wait before using it."""
        self._fill()
        seconds = self.seconds_until_allowed
        self.left -= 1
        return seconds


class RateLimit:
    """A token bucket for each of many clients; they share one if an address ``is_shared`` by several."""

    def __init__(self, what: Counted, rate: Rate, is_shared: bool = False) -> None:
        self.what = what
        self.rate = rate
        self.is_shared = is_shared
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def _bucket(self, client: str) -> TokenBucket:
        bucket = self._buckets.setdefault(client, TokenBucket(self.rate))
        self._buckets.move_to_end(client)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, client: str, amount: float = 1.0) -> None:
        """Count an amount for a client; refuse one who has asked too often or for too much."""
        bucket = self._bucket(client)
        if not bucket.take(amount):
            raise self._refusal(max(0.0, (amount - bucket.left) / bucket.rate))

    def check(self, client: str) -> None:
        """Refuse a client who has asked too often, without counting anything."""
        bucket = self._bucket(client)
        if not bucket.can_take():
            raise self._refusal(bucket.seconds_until_allowed)

    def _refusal(self, wait: float) -> Refusal:
        seconds, advice = advice_after(wait, self.is_shared)
        return Refusal.of(ServerFault.TOO_MANY, *advice, what=self.what, retry_after=seconds)

    def reserve(self, client: str) -> float:
        """Count one for a client in any case, and return the seconds to wait before using it."""
        return self._bucket(client).reserve()


class ConcurrencyLimit:
    """How many of something each of many clients may have at once."""

    def __init__(self, what: Counted, most: int, is_shared: bool = False) -> None:
        self.what = what
        self.most = most
        self.is_shared = is_shared
        self._held: dict[str, int] = {}

    @contextmanager
    def hold(self, client: str) -> Iterator[None]:
        """Count one for a client while it lasts; refuse one who has too many."""
        if self._held.get(client, 0) >= self.most:
            seconds, advice = advice_after(RETRY_SECONDS, self.is_shared)
            raise Refusal.of(
                ServerFault.TOO_MANY_AT_ONCE, *advice, what=self.what, most=self.most, retry_after=seconds
            )
        self._held[client] = self._held.get(client, 0) + 1
        try:
            yield
        finally:
            self._held[client] -= 1
            if not self._held[client]:
                del self._held[client]


class SharedRateLimit:
    """How often each person, and each address, may ask for one kind of work."""

    def __init__(self, what: Counted, person: Rate, address: Rate) -> None:
        self.rates = [RateLimit(what, person), RateLimit(what, address, is_shared=True)]

    def check(self, requester: Requester) -> None:
        """Refuse a person or an address that has asked too often, without counting anything."""
        for rate, client in zip(self.rates, _person_and_address(requester), strict=True):
            rate.check(client)

    def take(self, requester: Requester) -> None:
        """Count one for a person and their address, or refuse it."""
        self.check(requester)
        for rate, client in zip(self.rates, _person_and_address(requester), strict=True):
            rate.take(client)


class Quota(SharedRateLimit):
    """How often, and how many at once, each person and each address may ask for one kind of work."""

    def __init__(self, what: Counted, person: Allowance, address: Allowance) -> None:
        super().__init__(what, person, address)
        self.at_once = [
            ConcurrencyLimit(what, person.at_once),
            ConcurrencyLimit(what, address.at_once, is_shared=True),
        ]

    def hold(self, requester: Requester) -> ExitStack:
        """Count one for a person and their address while it lasts, or refuse it."""
        with ExitStack() as counted:
            for at_once, client in zip(self.at_once, _person_and_address(requester), strict=True):
                counted.enter_context(at_once.hold(client))
            self.take(requester)
            return counted.pop_all()


def _person_and_address(requester: Requester) -> tuple[str, str]:
    """Return the names that are counted.  Somebody without a name counts as their address."""
    return requester.person or requester.address, requester.address


def advice_after(wait: float, is_shared: bool) -> tuple[int, list[Sentence]]:
    """Return when to try again, in whole seconds, and the sentences that say so."""
    seconds = max(1, round(wait + 0.5))
    shared = [Advice.SHARED_ADDRESS()] if is_shared else []
    return seconds, [*shared, Advice.RETRY_IN(seconds=seconds)]
