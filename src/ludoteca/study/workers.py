"""Workers: play the shards of a study on this machine, on threads if bots play compiled, or in processes."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain

from ludoteca.bots.processes import run_in_pool
from ludoteca.core.values.numbers import check_count
from ludoteca.study.faults import StudyFault
from ludoteca.study.matches import play_shard
from ludoteca.study.plan import Plan
from ludoteca.study.shards import build_rows, write_parquet
from ludoteca.study.tally import Tally, tally_shard

JOBS_PER_WORKER = 2  # queued at the same time


@dataclass(frozen=True)
class Job:
    """A shard to play: of one plan, or of two plans that are compared."""

    plans: tuple[Plan, ...]
    number: int
    matches: int


@dataclass(frozen=True)
class FinishedJob:
    """A played shard: the content of a file for each plan, and the tally of all of them."""

    number: int
    contents: tuple[bytes, ...]
    tally: Tally


Runner = Callable[[Iterator[Job]], Iterator[FinishedJob]]  # plays jobs in any order


def run_job(job: Job) -> FinishedJob:
    """Play a shard.

    The same job gives the same bytes on every machine, unless a bot is limited by time (``search:0.2``,
    ``best``, ``champion``).
    """
    first = job.number * job.plans[0].shard
    shards = [build_rows(plan, play_shard(plan, first, job.matches)) for plan in job.plans]
    return FinishedJob(job.number, tuple(map(write_parquet, shards)), tally_shard(job.plans, shards))


def count_workers(workers: int | None) -> int:
    """Return how many threads or processes to use: for None, one for each core.

    Raises:
        BadOption: It is neither None nor a whole number from 1.
    """
    return os.cpu_count() or 1 if workers is None else check_count(workers, StudyFault.WRONG_WORKERS)


def local_runner(plans: Sequence[Plan], workers: int | None) -> Runner:
    """Return a runner that uses the cores of this machine.

    Raises:
        BadOption: ``workers`` is neither None nor a whole number from 1.
    """
    count = count_workers(workers)

    def open_pool() -> Executor:
        if not plans[0].is_fast:
            return ProcessPoolExecutor(count)
        for plan in plans:
            play_shard(plan, 0, plan.seats)  # compile once, before all threads need the code
        return ThreadPoolExecutor(count)

    def run(jobs: Iterator[Job]) -> Iterator[FinishedJob]:
        first = next(jobs, None)
        if first is None:
            return  # nothing to play, so nothing to compile
        with open_pool() as pool:
            advice = StudyFault.KEEP_GAMES(option="--folder")
            yield from run_in_pool(pool, run_job, chain([first], jobs), JOBS_PER_WORKER * count, advice)

    return run
