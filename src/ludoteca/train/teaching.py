"""Teaching: a searching bot plays against itself on all cores, and a network imitates it.

The folder keeps all demonstrations, and a later run adds to them.  The network then learns all of them from
the beginning.
"""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.bots.faults import BotFault
from ludoteca.bots.processes import run_in_pool
from ludoteca.bots.search import SearchBot
from ludoteca.core.matches.game import Game
from ludoteca.games import game as load_game
from ludoteca.train.demonstrations import Demonstrations, demonstrate, join, make_teacher
from ludoteca.train.imitation import Agreement, ImitationSettings, imitate
from ludoteca.train.network import Network, Shape, feature_scales, first_parameters
from ludoteca.train.quantisation import read_start, to_parameters

MATCHES = 2  # of a shard for each number of seats
GATHERING_SHARE = 0.8  # of the time; the network learns in the rest


@dataclass(frozen=True)
class TeachingPlan:
    """Who teaches a network, and how long."""

    folder: Path
    teacher: str  # a bot that searches
    minutes: float
    workers: int | None = None  # processes; None: one for each core
    width: int = 256
    seed: int = 1
    start: Path | None = None  # a network to begin with
    settings: ImitationSettings = field(default_factory=ImitationSettings)


@dataclass(frozen=True)
class TeachingProgress:
    """How much of a teaching is done."""

    done: float  # the part of the plan
    decisions: int  # demonstrated
    agreement: Agreement | None = None  # on what was held out


def teach(
    game: Game, plan: TeachingPlan, arrays: Any, on_progress: Callable[[TeachingProgress], None]
) -> Network:
    """Gather demonstrations, and return a network that imitates all in the plan's folder.

    Raises:
        BadOption: The teacher does not search, or the first network is of another game.
        WorkerDied: A process died.
    """
    make_teacher(plan.teacher, game, plan.seed)  # before anything is played: refuses, and compiles it once
    start = read_start(game, plan.start) if plan.start else None
    gather_shards(game, plan, on_progress)
    demonstrations = join([Demonstrations.read(file) for file in shards_of(game, plan.folder)])

    def on_epoch(agreement: Agreement) -> None:
        learnt = agreement.epoch / plan.settings.epochs
        done = GATHERING_SHARE + (1 - GATHERING_SHARE) * learnt
        on_progress(TeachingProgress(done, len(demonstrations), agreement))

    scales = feature_scales(np.abs(demonstrations.observations).max(axis=0))
    if start:
        shape, parameters = to_parameters(*start, scales, game.rules.SPREAD)
    else:
        shape = Shape(game.features, game.actions, len(game.definition.parts), plan.width)
        parameters = first_parameters(shape, plan.seed)
    network = Network(shape, arrays.asarray(parameters), arrays.asarray(scales))
    imitate(network, demonstrations, plan.settings, np.random.default_rng(plan.seed), on_epoch)
    return network


def shards_of(game: Game, folder: Path) -> list[Path]:
    """Return the files with demonstrations of a game, by their numbers."""
    return sorted(folder.glob(f"{game.name}-[0-9]*.npz"))


def gather_shards(game: Game, plan: TeachingPlan, on_progress: Callable[[TeachingProgress], None]) -> None:
    """Let each process write a shard or more, until their part of the time is over."""
    start, seconds, decisions = time.perf_counter(), 60 * GATHERING_SHARE * plan.minutes, 0
    kept = shards_of(game, plan.folder)
    first = int(kept[-1].stem.rpartition("-")[2]) + 1 if kept else 0  # a run that was killed leaves gaps
    workers = plan.workers or os.cpu_count() or 1

    def numbers() -> Iterator[int]:
        yield from range(first, first + workers)
        for number in count(first + workers):
            if time.perf_counter() - start >= seconds:
                return
            yield number

    work = partial(write_shard, game.name, plan.teacher, plan.folder)
    advice = BotFault.GAMES_KEPT(folder=str(plan.folder))
    with ProcessPoolExecutor(workers) as pool:
        for written in run_in_pool(pool, work, numbers(), workers, advice):
            decisions += written
            passed = (time.perf_counter() - start) / max(seconds, 1e-9)
            on_progress(TeachingProgress(GATHERING_SHARE * min(1.0, passed), decisions))


def write_shard(name: str, teacher: str, folder: Path, number: int) -> int:
    """Play the matches of a shard, write their decisions to its file, and return how many there were."""
    game = _load(name)
    bot = _make_teacher(teacher, name)
    played = MATCHES * tuple(game.definition.seats)
    first = number * len(played)
    shard = join([demonstrate(game, bot, seats, first + match) for match, seats in enumerate(played)])
    shard.write(folder / f"{name}-{number:06}.npz")
    return len(shard)


_load = cache(load_game)


@cache
def _make_teacher(teacher: str, name: str) -> SearchBot:
    return make_teacher(teacher, _load(name), seed=os.getpid())
