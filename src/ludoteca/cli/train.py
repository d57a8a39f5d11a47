"""``ludoteca train``: trains a network by letting it play against itself."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.progress import TaskProgressColumn
from rich.table import Table

import ludoteca
from ludoteca.batch.cores import Cores
from ludoteca.batch.device import Device
from ludoteca.bots import weights
from ludoteca.cli.faults import CliFault
from ludoteca.cli.progress_bar import progress_bar
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.texts.numbers import Numbers
from ludoteca.study.intervals import wilson_interval
from ludoteca.train.against_greedy import GreedyResult, evaluate
from ludoteca.train.experience import RolloutSettings
from ludoteca.train.improvement import PpoSettings
from ludoteca.train.network import Network
from ludoteca.train.quantisation import write_weights
from ludoteca.train.teaching import TeachingPlan, TeachingProgress, teach
from ludoteca.train.trainer import Trainer, TrainingPlan, TrainingProgress

MILLION = 1_000_000

Show = Callable[[float, str], None]  # how much is done, and what to say about it
Trained = tuple[Network, tuple[GreedyResult, ...]]


class Options(Protocol):
    """What ``ludoteca train`` was given."""

    game: str
    folder: str
    start: str | None
    teacher: str | None
    workers: int | None
    minutes: float
    iterations: int | None
    games: int
    gpu: bool
    kernels: str | None
    seed: int
    edition: str | None


def run(options: Options, say: Texts) -> None:
    check_options(options)
    game, folder, console = (
        ludoteca.game(options.game, options.edition),
        Path(options.folder),
        Console(highlight=False),
    )
    console.print(announce(options, say))
    with progress_bar(console, TaskProgressColumn()) as progress:
        task = progress.add_task(say("arena-starting"), total=1.0)

        def show(done: float, description: str) -> None:
            progress.update(task, completed=done, description=description)

        if options.teacher:
            network, greedy_results = imitate_teacher(game, options, options.teacher, say, show)
        else:
            network, greedy_results = play_against_itself(game, options, say, show)
    file = folder / weights.FILE
    write_weights(file, network.shape, *network.to_numpy(), game.rules.SPREAD)
    console.print(results_table(greedy_results, say))
    console.print(say("train-kept", file=str(file)))


def check_options(options: Options) -> None:
    """Refuse options that would do nothing."""
    if options.teacher and options.iterations:
        raise BadOption(CliFault.NOT_BOTH(option="--iterations", other="--teacher"))
    if options.workers and not options.teacher:
        raise BadOption(CliFault.ONLY_WITH(option="--workers", other="--teacher"))


def announce(options: Options, say: Texts) -> str:
    """Return how long the training takes, and where it writes."""
    folder = str(Path(options.folder).resolve())
    if options.iterations:
        return say("train-iterations", count=options.iterations, folder=folder)
    return say("train-minutes", minutes=options.minutes, folder=folder)


def play_against_itself(game: Game, options: Options, say: Texts, show: Show) -> Trained:
    """Train a network by proximal policy optimisation."""
    plan = TrainingPlan(
        Path(options.folder),
        options.minutes,
        options.iterations,
        options.games,
        seed=options.seed,
        evaluated=min(TrainingPlan.evaluated, options.games),
        start=Path(options.start) if options.start else None,
    )
    greedy_results: tuple[GreedyResult, ...] = ()

    def on_progress(training: TrainingProgress) -> None:
        nonlocal greedy_results
        greedy_results = training.greedy_results or greedy_results
        show(training.done, describe(training, greedy_results, say))

    trainer = Trainer(game, make_device(game, options), plan, RolloutSettings(), PpoSettings())
    trainer.run(on_progress)
    return trainer.network, greedy_results


def imitate_teacher(game: Game, options: Options, teacher: str, say: Texts, show: Show) -> Trained:
    """Train a network by letting it imitate a bot that searches."""
    device, start = make_device(game, options), Path(options.start) if options.start else None
    plan = TeachingPlan(
        Path(options.folder),
        teacher,
        options.minutes,
        options.workers,
        seed=options.seed,
        start=start,
    )

    def on_progress(teaching: TeachingProgress) -> None:
        agreement = teaching.agreement
        same = f" · {Numbers(say.language).percent(agreement.same_move)}" if agreement else ""
        show(teaching.done, say("train-decisions", decisions=teaching.decisions) + same)

    network = teach(game, plan, device.arrays, on_progress)
    return network, evaluate(network, game, device, min(TrainingPlan.evaluated, options.games))


def make_device(game: Game, options: Options) -> Device:
    """Return the cores or the GPU; matrix products there may use short fractions, which is fast."""
    if not (options.gpu or options.kernels):
        return Cores(game)
    os.environ.setdefault("CUPY_TF32", "1")
    from ludoteca.batch.gpu import Gpu

    return Gpu(game, Path(options.kernels) if options.kernels else None)


def describe(training: TrainingProgress, greedy_results: tuple[GreedyResult, ...], say: Texts) -> str:
    """Return how far a training is, for the progress bar: moves, and wins by number of seats."""
    numbers = Numbers(say.language)
    shares = (f"{result.seats}: {numbers.percent(result.share, 0)}" for result in greedy_results)
    return " · ".join((f"{numbers.number(training.moves / MILLION, 1)} M", *shares))


def results_table(greedy_results: tuple[GreedyResult, ...], say: Texts) -> Table:
    rows = Table(title=say("train-title"), header_style="bold")
    headings = ("train-seats", "arena-games", "arena-wins", "arena-interval", "train-lead", "train-moves")
    for heading in headings:
        rows.add_column(say(heading), justify="right")
    number, percent = Numbers(say.language).number, Numbers(say.language).percent
    for result in greedy_results:
        low, high = wilson_interval(result.share, result.matches)
        cells = [number(result.seats), number(result.matches)]
        cells += [percent(result.share), f"{percent(low)} – {percent(high)}"]
        cells += [number(result.lead, 1, sign=True), number(result.moves)]
        rows.add_row(*cells)
    return rows
