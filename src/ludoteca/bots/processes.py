"""Processes: bots that look ahead play on all cores, in a pool of processes."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from typing import TypeVar

from ludoteca.bots.faults import BotFault
from ludoteca.core.texts.errors import LudotecaError
from ludoteca.core.texts.sentences import Sentence

Job = TypeVar("Job")
Done = TypeVar("Done")


class WorkerDied(LudotecaError):
    """A process that played matches died."""


def run_in_pool(
    pool: Executor, work: Callable[[Job], Done], jobs: Iterable[Job], limit: int, advice: Sentence
) -> Iterator[Done]:
    """Yield what ``work`` makes of each job, as they are done, with at most ``limit`` jobs in the pool.

    The next job is asked for when there is room for it.

    Raises:
        WorkerDied: A process of the pool died; ``advice`` says how to continue.
    """
    waiting: set[Future[Done]] = set()
    try:
        for job in jobs:
            waiting.add(pool.submit(work, job))
            if len(waiting) >= limit:
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in finished)
        while waiting:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in finished)
    except BrokenExecutor:
        raise WorkerDied(BotFault.WORKER_DIED(), advice) from None
    finally:
        pool.shutdown(cancel_futures=True)
