"""Teaching: a searching bot plays against itself on all cores, and a network imitates it.

The folder keeps all demonstrations, and a later run adds to them.  The network then learns all of them from
the beginning.  The folder's manifest says whose they are: those of another game or teacher are refused.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.bots.processes import game_of_worker, open_game_pool, run_in_pool
from ludoteca.core.matches.game import Game
from ludoteca.study.manifest import check_manifest, describe_game
from ludoteca.study.seeds import derive_seed
from ludoteca.study.workers import count_workers
from ludoteca.train.demonstrations import Demonstrations, demonstrate, join, make_teacher
from ludoteca.train.faults import TrainFault
from ludoteca.train.imitation import Agreement, ImitationSettings, imitate
from ludoteca.train.network import Network, Shape, feature_scales, first_parameters
from ludoteca.train.quantisation import read_start, to_parameters

MATCHES_PER_SEATS = 2  # matches of a shard for each number of seats
GATHERING_SHARE = 0.8  # the part of the time in which matches are played; the network learns in the rest


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
        BadOption: There are no workers, the teacher does not search, the first network is of another game, or
            the folder has demonstrations of another game, under other rules or of another teacher.
        WorkerDied: A process died.
    """
    count_workers(plan.workers)
    make_teacher(plan.teacher, game, plan.seed)  # before anything is played: refuses, and compiles it once
    start = read_start(game, plan.start) if plan.start else None
    check_manifest(plan.folder, describe_game(game) | {"teacher": plan.teacher})
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
    workers = count_workers(plan.workers)

    def numbers() -> Iterator[int]:
        yield from range(first, first + workers)
        for number in count(first + workers):
            if time.perf_counter() - start >= seconds:
                return
            yield number

    work, advice = partial(_write_in_worker, plan), TrainFault.GAMES_KEPT(folder=str(plan.folder))
    with open_game_pool(game, workers) as pool:
        for written in run_in_pool(pool, work, numbers(), workers, advice):
            decisions += written
            passed = (time.perf_counter() - start) / max(seconds, 1e-9)
            on_progress(TeachingProgress(GATHERING_SHARE * min(1.0, passed), decisions))


def _write_in_worker(plan: TeachingPlan, number: int) -> int:
    return write_shard(game_of_worker(), plan, number)


def write_shard(game: Game, plan: TeachingPlan, number: int) -> int:
    """Play the matches of a shard, write their decisions to its file, and return how many there were.

    They depend only on the plan and the number of the shard.
    """
    seats = MATCHES_PER_SEATS * tuple(game.definition.seats)
    shard_seed = derive_seed(plan.seed, number)
    teacher = make_teacher(plan.teacher, game, shard_seed)
    matches = [
        demonstrate(game, teacher, count, derive_seed(shard_seed, match)) for match, count in enumerate(seats)
    ]
    shard = join(matches)
    shard.write(plan.folder / f"{game.name}-{number:06}.npz")
    return len(shard)
