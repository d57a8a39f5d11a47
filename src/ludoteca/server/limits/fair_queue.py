"""Fair queues: work in a few threads, shared evenly between clients.

A requester is a path of names, the widest group first: usually an address, a person and a table.  Addresses
take turns, then the people of one address, then the tables of one person.  Whoever has used the least time so
far comes next.  So a hundred jobs of one requester delay another by one job.
"""

import asyncio
import sys
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, ParamSpec, TypeVar

from prometheus_client import Gauge, Histogram

T = TypeVar("T")
P = ParamSpec("P")
HAS_THREADS = sys.platform != "emscripten"  # Python in a browser has none
EXPECTED_SECONDS = 1.0  # charged for a job while it runs
LEAST_SECONDS = 0.001  # charged for any job
MOST_GROUPS = 100  # below a group; if there are more, idle ones are forgotten


Path = tuple[str, ...]  # of a requester; all paths of one queue have the same length


class Requester(NamedTuple):
    """Who asks for some work; each part may be empty."""

    address: str = ""
    person: str = ""
    table: str = ""


@dataclass
class Group:
    """A node in the tree of requesters: the time it has used, and the jobs below it."""

    used: float = 0.0  # seconds; a newcomer starts at the floor of its parent
    floor: float = 0.0  # the time that the child that ran last had used
    waiting: int = 0
    running: int = 0
    groups: "dict[str, Group]" = field(default_factory=dict)
    jobs: deque[asyncio.Event] = field(default_factory=deque)

    @property
    def is_active(self) -> bool:
        return bool(self.waiting or self.running)

    @property
    def cost(self) -> float:
        return self.used + EXPECTED_SECONDS * self.running

    def enter(self, name: str) -> "Group":
        """Return the child of a name.  A child that was idle has not saved up any time."""
        child = self.groups.setdefault(name, Group())
        if not child.is_active:
            child.used = max(child.used, self.floor)
        return child

    def forget_idle(self) -> None:
        """Drop idle children, except those that have used more than others."""
        if len(self.groups) > MOST_GROUPS:
            for name, child in list(self.groups.items()):
                if not child.is_active and child.used <= self.floor:
                    del self.groups[name]


class InPlace(Executor):
    """Works at once, where there are no threads."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **options: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(work(*args, **options))
        except Exception as error:
            done.set_exception(error)
        return done


class FairQueue:
    """A pool of threads, and the requesters who wait for them."""

    def __init__(
        self,
        name: str,
        threads: int,
        waiting: Gauge,
        seconds: Histogram,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.threads = threads
        self.pool: Executor = (
            ThreadPoolExecutor(threads, thread_name_prefix=name) if HAS_THREADS else InPlace()
        )
        self._all = Group()
        self._waiting = waiting
        self._seconds = seconds
        self._clock = clock

    async def run(self, requester: Path, work: Callable[[float], T]) -> T:
        """Do some work in a thread when it is the requester's turn.

        ``work`` receives the share of one thread that is the requester's now: 1.0 if nobody else waits.
        """
        # An event and no future: cancelling a task cancels the future that it waits for at once, and until
        # the task had left the queue, its turn could come and could not be told.
        turn = asyncio.Event()
        self._enter(requester, turn)
        try:
            self._call_next()
            await turn.wait()
        except asyncio.CancelledError:
            self._give_up(requester, turn)
            raise
        share = self._share(requester)
        try:
            done = self.pool.submit(work, share)
        except RuntimeError:  # the pool was shut down
            self._leave(requester, 0.0)
            raise asyncio.CancelledError from None
        # The turn ends when the thread is done, even if nobody waits for the result any more.
        done.add_done_callback(partial(self._finish, asyncio.get_running_loop(), requester, self._clock()))
        return await asyncio.wrap_future(done)

    @property
    def waiting_jobs(self) -> int:
        """How many jobs wait for their turn."""
        return self._all.waiting

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    # --- Turns ------------------------------------------------------------------------------------

    def _path(self, requester: Path) -> list[Group]:
        groups = [self._all]
        for name in requester:
            groups.append(groups[-1].groups[name])
        return groups

    def _enter(self, requester: Path, turn: asyncio.Event) -> None:
        group = self._all
        group.waiting += 1
        for name in requester:
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
                child = min((part for part in group.groups.values() if part.waiting), key=_cost)
                group.floor = max(group.floor, child.used)
                group = child
                groups.append(group)
            group.jobs.popleft().set()
            for part in groups:
                part.waiting -= 1
                part.running += 1
        self._waiting.set(self._all.waiting)

    def _give_up(self, requester: Path, turn: asyncio.Event) -> None:
        """Forget a requester that went away before its work began."""
        if turn.is_set():
            self._leave(requester, 0.0)
            return
        groups = self._path(requester)
        groups[-1].jobs.remove(turn)
        for group in groups:
            group.waiting -= 1
        self._waiting.set(self._all.waiting)

    def _finish(
        self, loop: asyncio.AbstractEventLoop, requester: Path, start: float, _: "Future[object]"
    ) -> None:
        with suppress(RuntimeError):  # the event loop has ended before the thread
            loop.call_soon_threadsafe(self._leave, requester, self._clock() - start)

    def _leave(self, requester: Path, seconds: float) -> None:
        self._seconds.observe(seconds)
        for group in self._path(requester):
            group.running -= 1
            group.used += max(LEAST_SECONDS, seconds)
        if not self._all.is_active:
            self._all = Group()  # nobody waits, so everybody starts at zero again
        self._call_next()

    def _share(self, requester: Path) -> float:
        part = float(self.threads)
        for group in self._path(requester)[:-1]:
            part /= max(1, sum(1 for child in group.groups.values() if child.is_active))
        return min(1.0, part)


def _cost(group: Group) -> float:
    return group.cost
