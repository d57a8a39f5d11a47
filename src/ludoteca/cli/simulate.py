"""``ludoteca simulate``: many games, what they show, and a report."""

import argparse
import json
import shlex
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.core.errors import BadOption
from ludoteca.core.texts import Texts
from ludoteca.study import cluster, workers
from ludoteca.study.plan import Plan, planned
from ludoteca.study.report import plots
from ludoteca.study.report.page import Report, verdict
from ludoteca.study.report.wording import Wording
from ludoteca.study.shards import parquet
from ludoteca.study.simulation import Simulation
from ludoteca.study.statistics import Figure

EXTREMES = 4  # things shown from each end of a list


def run(options: argparse.Namespace, say: Texts) -> None:
    parquet()
    if options.report:
        plots.check_installed()
        if not Path(options.report).resolve().parent.is_dir():
            raise BadOption(
                f"--report {options.report}: there is no such folder"
            )  # before anything is played
    console = Console(highlight=False, stderr=bool(options.json))
    plans = wanted(options, say)
    with folder_of(options) as folder:
        simulation = Simulation(plans, options.games, folder)
        words = Wording(simulation.variants[0], say.language)
        play(simulation, options, words, console)
        if options.report:
            page = Report(simulation, say.language, command(options, plans[0])).page()
            Path(options.report).write_text(page, encoding="utf-8")
    if options.json:
        print(json.dumps(described(simulation), indent=1))
    else:
        show(simulation, words, console)
    for name, value in (("kept", options.folder), ("report", options.report)):
        if value:
            fact = "folder" if name == "kept" else "file"
            console.print(words.say(f"simulation-{name}", **{fact: value}))


def wanted(options: argparse.Namespace, say: Texts) -> list[Plan]:
    """One plan, or two that differ in their edition."""
    if options.compare and options.edition:
        raise BadOption(say("compare-or-edition"))
    editions = options.compare or [options.edition]
    return [planned(options.game, options.bots, options.seats, options.seed, edition) for edition in editions]


@contextmanager
def folder_of(options: argparse.Namespace) -> Iterator[Path]:
    """Where shards are kept; without a folder, only as long as the command runs."""
    if options.folder:
        yield Path(options.folder)
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder)


def command(options: argparse.Namespace, plan: Plan) -> str:
    """What gives the same games again."""
    words = ["ludoteca", "simulate", plan.game, "--bots", ",".join(plan.bots), "--games", str(options.games)]
    words += ["--seed", str(plan.seed)]
    if options.compare:
        words += ["--compare", *options.compare]
    if options.edition:
        words += ["--edition", options.edition]
    return shlex.join(words)


# --- While it runs ----------------------------------------------------------------------------------


def play(simulation: Simulation, options: argparse.Namespace, words: Wording, console: Console) -> None:
    if options.cluster is None:
        crew = workers.crew(simulation.plans, options.workers)
    else:
        crew = cluster.crew(options.cluster)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(words.say("simulating"), total=simulation.games)

        def tell(simulation: Simulation) -> None:
            progress.update(task, completed=simulation.done, description=early(simulation, words))

        simulation.run(crew, tell)


def early(simulation: Simulation, words: Wording) -> str:
    """What is seen so far: who wins, with half the width of the interval."""
    return " · ".join(
        f"{figure.about} {words.percent(figure.value)} ± {words.number(50 * (figure.high - figure.low), 1)}"
        for figure in simulation.wins()
    )


# --- Afterwards -------------------------------------------------------------------------------------


def show(simulation: Simulation, words: Wording, console: Console) -> None:
    if len(simulation.plans) > 1:
        show_changes(simulation, words, console)
        return
    found = simulation.figures()
    title = words.say("simulation-title", game=simulation.plans[0].game, games=words.number(simulation.done))
    rows = table(words, title)
    for group in ("seat", "bot", "length", "score", "luck", "decided", "reason"):
        for figure in found:
            if figure.group == group:
                add(rows, words, figure)
    console.print(rows)
    for group, heading in words.thing_groups().items():
        things = [one for one in found if one.group == "thing" and words.things[one.about].group == group]
        things.sort(key=lambda figure: -figure.value)
        rows = table(words, words.say("things-strongest", group=heading))
        for figure in things if len(things) <= 2 * EXTREMES else [*things[:EXTREMES], *things[-EXTREMES:]]:
            add(rows, words, figure)
        console.print(rows)


def table(words: Wording, title: str) -> Table:
    rows = Table(title=title, header_style="bold")
    for place, column in enumerate(("figure", "value", "interval")):
        rows.add_column(words.say(f"column-{column}"), justify="right" if place else "left")
    return rows


def add(rows: Table, words: Wording, figure: Figure) -> None:
    sign = figure.group == "thing"
    rows.add_row(
        words.label(figure), words.amount(figure.unit, figure.value, sign), words.interval(figure, sign)
    )


def show_changes(simulation: Simulation, words: Wording, console: Console) -> None:
    found = simulation.changes()
    before, after = (game.edition.name for game in simulation.variants)
    rows = Table(title=words.say("head-comparison", before=before, after=after), header_style="bold",
                 caption=words.say("note-comparison", count=len(found)))  # fmt: skip
    for place, column in enumerate(("figure", "change", "interval", "verdict")):
        rows.add_column(words.say(f"column-{column}"), justify="right" if 0 < place < 3 else "left")  # noqa: PLR2004
    for change in found:
        if change.differs or change.group in ("seat", "length"):
            amount = words.amount(change.unit, change.change, sign=True)
            rows.add_row(
                words.label(change), amount, words.interval(change, sign=True), words.verdict(change)
            )
    console.print(rows)
    console.print(verdict(words, found), style="bold")


def described(simulation: Simulation) -> dict[str, Any]:
    """The figures for programs."""
    told: dict[str, Any] = {
        "settings": [plan.settings() for plan in simulation.plans],
        "games": simulation.done,
        "figures": [
            [asdict(figure) for figure in simulation.figures(side)] for side in range(len(simulation.plans))
        ],
        "told": [vars(side.told) for side in simulation.sides],
    }
    if len(simulation.plans) > 1:
        told["changes"] = [asdict(change) | {"differs": change.differs} for change in simulation.changes()]
    return told
