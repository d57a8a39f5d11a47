"""``ludoteca train``: train a network by letting it play against itself."""

import argparse
import os
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

import ludoteca
from ludoteca.batch.cores import Cores
from ludoteca.batch.device import Device
from ludoteca.bots import weights
from ludoteca.core.game import Game
from ludoteca.core.texts import Texts
from ludoteca.study.intervals import wilson_interval
from ludoteca.train.evaluation import GreedyResult
from ludoteca.train.experience import RolloutSettings
from ludoteca.train.improvement import PpoSettings
from ludoteca.train.quantisation import write_weights
from ludoteca.train.trainer import Progress as Training
from ludoteca.train.trainer import Trainer, TrainingPlan

MILLION = 1_000_000


def run(options: argparse.Namespace, say: Texts) -> None:
    game, folder = ludoteca.game(options.game), Path(options.folder)
    minutes = None if options.iterations else options.minutes
    evaluated = min(TrainingPlan.evaluated, options.matches)
    plan = TrainingPlan(
        folder,
        options.iterations,
        minutes,
        options.matches,
        seed=options.seed,
        evaluated=evaluated,
        start=Path(options.start) if options.start else None,
    )
    console = Console(highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    greedy_results: tuple[GreedyResult, ...] = ()
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(say("arena-starting"), total=1.0)

        def on_progress(training: Training) -> None:
            nonlocal greedy_results
            greedy_results = training.greedy_results or greedy_results
            progress.update(task, completed=training.done, description=describe(training, greedy_results))

        trainer = Trainer(game, make_device(game, options), plan, RolloutSettings(), PpoSettings())
        trainer.run(on_progress)
    parameters, scales = trainer.arrays_of_network()
    write_weights(folder / weights.FILE, trainer.shape, parameters, scales, trainer.rollout_settings.spread)
    console.print(results_table(greedy_results, say))
    console.print(say("train-kept", file=str(folder / weights.FILE)))


def make_device(game: Game, options: argparse.Namespace) -> Device:
    """Return the cores or the GPU; matrix products there may use short fractions, which is fast."""
    if not (options.gpu or options.kernels):
        return Cores(game)
    os.environ.setdefault("CUPY_TF32", "1")
    from ludoteca.batch.gpu import Gpu

    return Gpu(game, Path(options.kernels) if options.kernels else None)


def describe(training: Training, greedy_results: tuple[GreedyResult, ...]) -> str:
    """Return how far a training is, for the progress bar: moves, and wins by number of seats."""
    shares = (f"{result.seats}: {result.share:.0%}" for result in greedy_results)
    return " · ".join((f"{training.moves / MILLION:.1f} M", *shares))


def results_table(greedy_results: tuple[GreedyResult, ...], say: Texts) -> Table:
    rows = Table(title=say("train-title"), header_style="bold")
    headings = ("train-seats", "arena-games", "arena-wins", "arena-interval", "train-lead", "train-moves")
    for heading in headings:
        rows.add_column(say(heading), justify="right")
    for one in greedy_results:
        low, high = wilson_interval(one.share, one.matches)
        cells = (f"{one.share:.1%}", f"{low:.1%} – {high:.1%}", f"{one.lead:+.1f}", f"{one.moves:.0f}")
        rows.add_row(f"{one.seats}", f"{one.matches}", *cells)
    return rows
