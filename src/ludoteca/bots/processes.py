"""Processes: bots that look ahead play on all cores, in a pool of processes.

A pool for one game sends it to each process once, not with every job.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from typing import TypeVar

from ludoteca.bots.faults import BotFault
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import LudotecaError
from ludoteca.core.texts.sentences import Sentence

Job = TypeVar("Job")
Done = TypeVar("Done")


class WorkerDied(LudotecaError):
    """A process that played matches died."""


_in_worker: dict[str, Game] = {}  # the game of this process, if it is a worker


def open_game_pool(game: Game, workers: int) -> Executor:
    """Return a pool of processes whose jobs get the game from ``game_of_worker``."""
    return ProcessPoolExecutor(workers, initializer=_set_game, initargs=(game,))


def _set_game(game: Game) -> None:
    _in_worker["game"] = game


def game_of_worker() -> Game:
    """Return the game that this process plays."""
    return _in_worker["game"]


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
