"""Trainer: gathers experience, improves the network, evaluates it and keeps checkpoints."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.batch import Batch
from ludoteca.batch.device import Device
from ludoteca.core.files import write_atomically
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.study.manifest import describe_game
from ludoteca.train.against_greedy import GreedyResult, evaluate
from ludoteca.train.experience import Matches, RolloutSettings, gather, seats_in_turn
from ludoteca.train.faults import TrainFault
from ludoteca.train.improvement import Adam, PpoSettings, improve
from ludoteca.train.league import League
from ludoteca.train.network import Network, Shape, feature_scales, first_parameters, to_numpy
from ludoteca.train.quantisation import read_start, to_parameters

CHECKPOINT = "checkpoint.npz"
LOG = "log.jsonl"
MIXING_MOVES = 240  # greedy moves in each match before the first experience
MOVES_PER_SCALE = 8  # after so many of these moves it is measured how large features are


@dataclass(frozen=True)
class TrainingPlan:
    """How a network is trained: how long, and with how many matches."""

    folder: Path
    minutes: float = 10.0
    iterations: int | None = None  # instead of a time
    matches: int = 4096
    width: int = 256
    seed: int = 1
    evaluated: int = 1024  # matches against greedy for each number of seats
    evaluations: int = 8
    start: Path | None = None  # a network to begin with if the folder has no checkpoint


@dataclass(frozen=True)
class TrainingProgress:
    """How much of a training is done."""

    iteration: int
    done: float  # the part of the plan
    moves: int  # learnt from, in all trainings of this network
    moves_per_second: float
    length: float  # moves in a match, recently
    metrics: dict[str, float]
    greedy_results: tuple[GreedyResult, ...] = ()


class Trainer:
    """Trains the network of a game, from nothing or from a checkpoint in the plan's folder.

    A checkpoint is written with each evaluation: the network, the optimizer and the past selves, but not the
    matches that are being played.  A training that is continued from it begins other matches, so it learns
    something else than it would have learnt without the pause.  What was learnt after the checkpoint is lost.
    The time or the iterations of the plan are those of one run.
    """

    def __init__(
        self,
        game: Game,
        device: Device,
        plan: TrainingPlan,
        rollout_settings: RolloutSettings,
        ppo_settings: PpoSettings,
    ) -> None:
        self.game, self.device, self.plan, self.ppo_settings = game, device, plan, ppo_settings
        self.rollout_settings = replace(rollout_settings, spread=game.rules.SPREAD)
        self.moves = self.iterations = 0
        self.shape = Shape(game.features, game.actions, len(game.definition.parts), plan.width)
        kept = self._read()
        arrays = device.arrays
        self.generator = np.random.default_rng((plan.seed, int(kept["iterations"]) if kept else 0))
        seed = int(self.generator.integers(1 << 31))
        self.matches = Matches(Batch(game, seats_in_turn(game), plan.matches, seed, device), seed)
        scales = self._desynchronise()  # also after a checkpoint: matches must not all be at the same point
        if kept:
            scales, parameters = kept["scales"], kept["parameters"]
            self.moves, self.iterations = int(kept["moves"]), int(kept["iterations"])
        elif plan.start:
            start = read_start(game, plan.start)
            self.shape, parameters = to_parameters(*start, scales, self.rollout_settings.spread)
        else:
            parameters = first_parameters(self.shape, plan.seed)
        self.network = Network(self.shape, arrays.asarray(parameters), arrays.asarray(scales))
        self.adam = Adam(self.shape.size, arrays)
        self.league = League(self.matches, self.network)
        if kept:
            self.adam.mean[...] = arrays.asarray(kept["mean"])
            self.adam.square[...] = arrays.asarray(kept["square"])
            self.adam.steps = int(kept["steps"])
            self.league.past = [arrays.asarray(weights) for weights in kept["past"]]

    def _desynchronise(self) -> Any:
        """Play greedily for a while and return scales for features, powers of 2."""
        largest = np.zeros(self.shape.features)
        for _ in range(MIXING_MOVES // MOVES_PER_SCALE):
            self.matches.desynchronise(MOVES_PER_SCALE)
            seen = abs(self.matches.observations).max(axis=1)
            largest = np.maximum(largest, seen.get() if hasattr(seen, "get") else seen)
        return feature_scales(largest)

    def run(self, on_progress: Callable[[TrainingProgress], None]) -> None:
        """Train until the plan is done.  The last progress has the results of the final network."""
        start, first, next_evaluation = time.perf_counter(), self.iterations, 0
        moves_before, length = self.moves, 0.0
        metrics: dict[str, float] = {}
        while True:
            done = self._done(self.iterations - first, time.perf_counter() - start)
            greedy_results: tuple[GreedyResult, ...] = ()
            if done * self.plan.evaluations >= next_evaluation:
                next_evaluation = int(done * self.plan.evaluations) + 1
                self.league.remember(self.generator)
                greedy_results = self.evaluate()
            rate = (self.moves - moves_before) / max(time.perf_counter() - start, 1e-9)
            progress = TrainingProgress(
                self.iterations, done, self.moves, rate, length, metrics, greedy_results
            )
            if greedy_results:
                self.save(progress)
            on_progress(progress)
            if done >= 1:
                return
            self.league.choose_opponent(self.generator)
            experience = gather(self.matches, self.network, self.league, self.rollout_settings)
            metrics = improve(
                self.network, self.adam, experience, self.ppo_settings, 1 - done, self.generator
            )
            played = experience.actions.size
            self.moves += int(played)
            self.iterations += 1
            length = played / max(1, experience.ended)

    def _done(self, iterations: int, seconds: float) -> float:
        if self.plan.iterations is not None:
            return min(1.0, iterations / max(1, self.plan.iterations))
        return min(1.0, seconds / 60 / self.plan.minutes)

    def evaluate(self) -> tuple[GreedyResult, ...]:
        """Measure the network against greedy bots, for each number of seats."""
        return evaluate(self.network, self.game, self.device, self.plan.evaluated)

    # --- Checkpoints ------------------------------------------------------------------------------

    def save(self, progress: TrainingProgress) -> None:
        """Write a checkpoint, and a line of the log."""
        content = BytesIO()
        parameters, scales = self.network.to_numpy()
        np.savez(
            content,
            parameters=parameters,
            scales=scales,
            mean=to_numpy(self.adam.mean),
            square=to_numpy(self.adam.square),
            steps=self.adam.steps,
            past=np.stack([to_numpy(weights) for weights in self.league.past]).astype(np.float16),
            moves=self.moves,
            iterations=self.iterations,
            shape=np.array(list(asdict(self.shape).values())),
            game=json.dumps(describe_game(self.game)),
        )
        write_atomically(self.plan.folder / CHECKPOINT, content.getvalue())
        with (self.plan.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(progress)) + "\n")

    def _read(self) -> dict[str, Any] | None:
        file = self.plan.folder / CHECKPOINT
        if not file.exists():
            return None
        with np.load(file) as opened:
            found = dict(opened)
        if "game" not in found or json.loads(str(found["game"])) != describe_game(self.game):
            raise BadOption(TrainFault.OTHER_CHECKPOINT(folder=str(self.plan.folder), game=self.game.name))
        self.shape = Shape(*(int(size) for size in found["shape"]))
        found["past"] = found["past"].astype(np.float32)
        return found
