"""Workers: shards played on this machine, by threads where bots play compiled, else by processes."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import chain

from ludoteca.core.errors import BadOption
from ludoteca.study.games import stretch
from ludoteca.study.plan import Plan
from ludoteca.study.shards import table, written
from ludoteca.study.tally import Tally, tallied

WAITING = 2  # shards in hand for each worker


@dataclass(frozen=True)
class Job:
    """A shard to be played: of one plan, or of two that are compared."""

    plans: tuple[Plan, ...]
    number: int
    games: int


@dataclass(frozen=True)
class Done:
    """A shard that was played: a file's content for each plan, and the tally of all together."""

    number: int
    contents: tuple[bytes, ...]
    tally: Tally


Crew = Callable[[Iterator[Job]], Iterator[Done]]


def work(job: Job) -> Done:
    """Play a shard.  The same job gives the same bytes wherever it is done."""
    first = job.number * job.plans[0].shard
    shards = [table(plan, stretch(plan, first, job.games)) for plan in job.plans]
    return Done(job.number, tuple(map(written, shards)), tallied(job.plans, shards))


def crew(plans: Sequence[Plan], workers: int | None) -> Crew:
    """The workers of this machine that suit the bots."""
    many = workers or os.cpu_count() or 1

    def pool() -> Executor:
        if not plans[0].is_fast:
            return ProcessPoolExecutor(many)
        for plan in plans:
            stretch(plan, 0, plan.seats)  # compiled once, before many ask for it
        return ThreadPoolExecutor(many)

    def run(jobs: Iterator[Job]) -> Iterator[Done]:
        first = next(jobs, None)
        if first is None:
            return  # all is there: nothing to compile
        with pool() as hands:
            try:
                yield from in_hand(hands, chain([first], jobs), WAITING * many)
            except BrokenProcessPool:
                raise BadOption(
                    "a worker process died; the same command with --folder goes on from the whole shards"
                ) from None
            finally:
                hands.shutdown(cancel_futures=True)

    return run


def in_hand(pool: Executor, jobs: Iterable[Job], most: int) -> Iterator[Done]:
    """Shards as they are done, with no more than so many in hand at once."""
    waiting: set[Future[Done]] = set()
    for job in jobs:
        waiting.add(pool.submit(work, job))
        if len(waiting) >= most:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in done)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        yield from (one.result() for one in done)
