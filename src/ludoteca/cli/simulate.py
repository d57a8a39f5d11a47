"""``ludoteca simulate``: plays many matches, prints statistics and writes a report."""

import json
import shlex
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.progress import MofNCompleteColumn
from rich.table import Table

from ludoteca.cli.faults import CliFault
from ludoteca.cli.output_file import check_output_file
from ludoteca.cli.progress_bar import progress_bar
from ludoteca.core.files import write_atomically
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.values.data import Json
from ludoteca.study.cluster import cluster_runner
from ludoteca.study.groups import Group
from ludoteca.study.plan import Plan, make_plan
from ludoteca.study.report import plots
from ludoteca.study.report.page import Report, list_shown, verdict
from ludoteca.study.report.wording import Wording
from ludoteca.study.shards import import_parquet
from ludoteca.study.simulation import Simulation
from ludoteca.study.statistics import Statistic
from ludoteca.study.workers import local_runner

TABLE = (Group.SEAT, Group.BOT, Group.LENGTH, Group.SCORE, Group.LUCK, Group.DECIDED, Group.REASON)
EXTREMES = 4  # items shown from each end of a long list


class Options(Protocol):
    """What ``ludoteca simulate`` was given."""

    game: str
    bots: list[str]
    seats: int | None
    games: int
    edition: str | None
    compare: list[str] | None
    folder: str | None
    seed: int
    workers: int | None
    cluster: str | None
    report: str | None
    json: bool


def run(options: Options, say: Texts) -> None:
    import_parquet()
    if options.report:
        plots.check_installed()
        check_output_file("--report", options.report)
    console = Console(highlight=False, stderr=bool(options.json))
    plans = make_plans(options)
    with open_folder(options) as folder:
        simulation = Simulation(plans, options.games, folder)
        words = Wording(simulation.games[0], say.language)
        play(simulation, options, words, console)
        if options.report:
            page = Report(simulation, say.language, repeat_command(options, plans[0])).page()
            write_atomically(Path(options.report), page.encode())
    if options.json:
        print(json.dumps(to_json(simulation), indent=1))
    else:
        show(simulation, words, console)
    for name, value in (("kept", options.folder), ("report", options.report)):
        if value:
            fact = "folder" if name == "kept" else "file"
            console.print(words.say(f"simulation-{name}", **{fact: value}))


def make_plans(options: Options) -> list[Plan]:
    """Make one plan, or two that differ in their edition."""
    if options.compare and options.edition:
        raise BadOption(CliFault.NOT_BOTH(option="--edition", other="--compare"))
    editions: Sequence[str | None] = options.compare or [options.edition]
    return [
        make_plan(options.game, options.bots, seats=options.seats, seed=options.seed, edition=edition)
        for edition in editions
    ]


@contextmanager
def open_folder(options: Options) -> Iterator[Path]:
    """Yield the folder for shards; without --folder, a temporary one."""
    if options.folder:
        yield Path(options.folder)
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder)


def repeat_command(options: Options, plan: Plan) -> str:
    """Return a command that plays the same matches again."""
    words = ["ludoteca", "simulate", plan.game, "--bots", ",".join(plan.bots), "--games", str(options.games)]
    words += ["--seed", str(plan.seed)]
    if options.compare:
        words += ["--compare", *options.compare]
    if options.edition:
        words += ["--edition", options.edition]
    return shlex.join(words)


# --- While it runs ----------------------------------------------------------------------------------


def play(simulation: Simulation, options: Options, words: Wording, console: Console) -> None:
    if options.cluster is None:
        runner = local_runner(simulation.plans, options.workers)
    else:
        runner = cluster_runner(options.cluster)
    with progress_bar(console, MofNCompleteColumn()) as progress:
        task = progress.add_task(words.say("simulating"), total=simulation.matches)

        def on_progress(simulation: Simulation) -> None:
            progress.update(task, completed=simulation.done, description=describe_wins(simulation, words))

        simulation.run(runner, on_progress)


def describe_wins(simulation: Simulation, words: Wording) -> str:
    """Return who wins so far, with half the width of the interval."""

    def describe(share: Statistic) -> str:
        width = words.number(50 * (share.high - share.low), 1)
        return f"{words.name(share.group, share.about)} {words.percent(share.value)} ± {width}"

    return " · ".join(describe(share) for share in simulation.win_shares())


# --- Afterwards -------------------------------------------------------------------------------------


def show(simulation: Simulation, words: Wording, console: Console) -> None:
    if len(simulation.plans) > 1:
        show_changes(simulation, words, console)
        return
    found = list_shown(simulation.statistics())
    title = words.say("simulation-title", game=simulation.plans[0].game, games=simulation.done)
    rows = make_table(words, title)
    for group in TABLE:
        for statistic in found:
            if statistic.group == group:
                add_row(rows, words, statistic)
    console.print(rows)
    for name, heading in words.item_groups().items():
        items = [
            statistic
            for statistic in found
            if statistic.group == Group.ITEM and words.items[statistic.about].group == name
        ]
        items.sort(key=lambda statistic: -statistic.value)
        if not items:
            continue
        rows = make_table(words, words.say("items-strongest", group=heading))
        for statistic in items if len(items) <= 2 * EXTREMES else [*items[:EXTREMES], *items[-EXTREMES:]]:
            add_row(rows, words, statistic)
        console.print(rows)


def make_table(words: Wording, title: str) -> Table:
    rows = Table(title=title, header_style="bold")
    for index, column in enumerate(("figure", "value", "interval")):
        rows.add_column(words.say(f"column-{column}"), justify="right" if index else "left")
    return rows


def add_row(rows: Table, words: Wording, statistic: Statistic) -> None:
    sign = statistic.group.is_difference
    rows.add_row(
        words.label(statistic),
        words.amount(statistic.unit, statistic.value, sign),
        words.interval(statistic, sign),
    )


def show_changes(simulation: Simulation, words: Wording, console: Console) -> None:
    found = simulation.changes()
    before, after = (game.edition.name for game in simulation.games)
    rows = Table(title=words.say("head-comparison", before=before, after=after), header_style="bold",
                 caption=words.say("note-comparison", count=len(found)))  # fmt: skip
    for index, column in enumerate(("figure", "change", "interval", "verdict")):
        rows.add_column(words.say(f"column-{column}"), justify="right" if 0 < index < 3 else "left")  # noqa: PLR2004
    for change in found:
        if change.differs or change.group in (Group.SEAT, Group.LENGTH):
            amount = words.amount(change.unit, change.change, sign=True)
            rows.add_row(
                words.label(change), amount, words.interval(change, sign=True), words.verdict(change)
            )
    console.print(rows)
    console.print(verdict(words, found), style="bold")


def to_json(simulation: Simulation) -> Json:
    """Return all statistics for programs."""
    result: Json = {
        "settings": [plan.settings() for plan in simulation.plans],
        "matches": simulation.done,
        "statistics": [
            [asdict(statistic) for statistic in simulation.statistics(edition)]
            for edition in range(len(simulation.plans))
        ],
        "events": [edition.events.to_json() for edition in simulation.edition_counts],
    }
    if len(simulation.plans) > 1:
        result["changes"] = [asdict(change) | {"differs": change.differs} for change in simulation.changes()]
    return result
