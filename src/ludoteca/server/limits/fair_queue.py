"""Fair queues: work in a few threads, shared evenly between those who ask for it.

An asker is a path such as (address, person, table).  Addresses take turns, then the people of one address,
then the tables of one person.  Turns are counted by cost: whoever has used the least time so far comes
next, so a hundred jobs of one asker delay another asker by one job.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from prometheus_client import Gauge, Histogram

Asker = tuple[str, ...]
T = TypeVar("T")
EXPECTED = 1.0  # seconds charged for a job while it runs
LEAST = 0.001  # seconds charged for any job
CROWD = 100  # children of a group after which those without debts are forgotten


@dataclass
class Group:
    """A node of the tree of askers: what it has used, and the jobs below it."""

    used: float = 0.0  # seconds, beginning at the level of those who were active before
    floor: float = 0.0  # what the child that ran last had used
    waiting: int = 0
    running: int = 0
    groups: "dict[str, Group]" = field(default_factory=dict)
    jobs: "deque[asyncio.Future[None]]" = field(default_factory=deque)

    @property
    def is_active(self) -> bool:
        return bool(self.waiting or self.running)

    @property
    def cost(self) -> float:
        return self.used + EXPECTED * self.running

    def enter(self, name: str) -> "Group":
        """The child of a name.  One that was idle saved nothing up meanwhile."""
        child = self.groups.setdefault(name, Group())
        if not child.is_active:
            child.used = max(child.used, self.floor)
        return child

    def forget_idle(self) -> None:
        """Drop the idle children, but for those that have used more than the others."""
        if len(self.groups) > CROWD:
            for name, child in list(self.groups.items()):
                if not child.is_active and child.used <= self.floor:
                    del self.groups[name]


class FairQueue:
    """Threads, and the askers who wait for them."""

    def __init__(
        self,
        name: str,
        threads: int,
        waiting: Gauge,
        seconds: Histogram,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._all = Group()
        self._waiting = waiting
        self._seconds = seconds
        self._clock = clock

    async def run(self, asker: Asker, work: Callable[[float], T]) -> T:
        """Do some work in a thread when it is the asker's turn.

        ``work`` receives the share of one thread that the asker has now, 1.0 if there is no crowd.
        """
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._enter(asker, turn)
        try:
            self._call_next()
            await turn
        except asyncio.CancelledError:
            self._give_up(asker, turn)
            raise
        share = self._share(asker)
        try:
            done = self.pool.submit(work, share)
        except RuntimeError:  # the pool was shut down
            self._left(asker, 0.0)
            raise asyncio.CancelledError from None
        # The turn ends with the thread, even if nobody waits for its result any more.
        done.add_done_callback(partial(self._finished, asyncio.get_running_loop(), asker, self._clock()))
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    # --- Turns ------------------------------------------------------------------------------------

    def _path(self, asker: Asker) -> list[Group]:
        groups = [self._all]
        for name in asker:
            groups.append(groups[-1].groups[name])
        return groups

    def _enter(self, asker: Asker, turn: "asyncio.Future[None]") -> None:
        group = self._all
        group.waiting += 1
        for name in asker:
            group.forget_idle()
            group = group.enter(name)
            group.waiting += 1
        group.jobs.append(turn)
        self._waiting.set(self._all.waiting)

    def _call_next(self) -> None:
        while self._all.waiting and self._all.running < self.threads:
            group = self._all
            groups = [group]
            while not group.jobs:
                child = min((one for one in group.groups.values() if one.waiting), key=_cost)
                group.floor = max(group.floor, child.used)
                group = child
                groups.append(group)
            group.jobs.popleft().set_result(None)
            for one in groups:
                one.waiting -= 1
                one.running += 1
        self._waiting.set(self._all.waiting)

    def _give_up(self, asker: Asker, turn: "asyncio.Future[None]") -> None:
        """An asker went away before its work began."""
        if turn.done() and not turn.cancelled():
            self._left(asker, 0.0)
            return
        groups = self._path(asker)
        groups[-1].jobs.remove(turn)
        for group in groups:
            group.waiting -= 1
        self._waiting.set(self._all.waiting)

    def _finished(
        self, loop: asyncio.AbstractEventLoop, asker: Asker, start: float, _: "Future[object]"
    ) -> None:
        with suppress(RuntimeError):  # the loop has ended before the thread
            loop.call_soon_threadsafe(self._left, asker, self._clock() - start)

    def _left(self, asker: Asker, seconds: float) -> None:
        self._seconds.observe(seconds)
        for group in self._path(asker):
            group.running -= 1
            group.used += max(LEAST, seconds)
        if not self._all.is_active:
            self._all = Group()  # nobody waits, so nobody owes anything
        self._call_next()

    def _share(self, asker: Asker) -> float:
        part = float(self.threads)
        for group in self._path(asker)[:-1]:
            part /= max(1, sum(1 for child in group.groups.values() if child.is_active))
        return min(1.0, part)


def _cost(group: Group) -> float:
    return group.cost
