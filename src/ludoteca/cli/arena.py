"""``ludoteca arena``: let bots play against each other."""

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.bots import EXAMPLES, is_bot
from ludoteca.bots.levels import check_offered
from ludoteca.core.errors import BadOption
from ludoteca.core.faults import Fault, suggestion
from ludoteca.core.texts import Texts
from ludoteca.games import game
from ludoteca.study.arena import Arena, Standing, list_pairings


def run(options: argparse.Namespace, say: Texts) -> None:
    for name in options.bots:
        if not is_bot(name):
            raise BadOption(Fault.NO_SUCH_BOT(bot=name), suggestion(name, EXAMPLES))
    file = Path(options.file) if options.file else None
    seats = options.seats or len(options.bots)
    for name in options.bots:
        check_offered(name, game(options.game, options.edition), seats)
    pairings = list_pairings(options.game, len(options.bots), seats, options.games)
    arena = Arena(pairings, options.bots, file, options.edition)
    console = Console(highlight=False, stderr=bool(options.json))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(
            describe_leaders(arena, say), total=len(arena.wanted), completed=len(arena.results)
        )

        def on_result(arena: Arena) -> None:
            progress.update(task, completed=len(arena.results), description=describe_leaders(arena, say))

        arena.run(on_result, options.workers)
    if options.json:
        print(json.dumps([as_json(standing) for standing in arena.standings()], indent=1))
    else:
        console.print(standings_table(arena, say))


def describe_leaders(arena: Arena, say: Texts) -> str:
    """Return the results so far, for the progress bar."""
    if not arena.results:
        return say("arena-starting")
    return " · ".join(f"{standing.bot} {standing.share:.0%}" for standing in arena.standings())


def standings_table(arena: Arena, say: Texts) -> Table:
    title = say("arena-title", game=arena.wanted[0].game, games=len(arena.results))
    rows = Table(title=title, header_style="bold", caption=say("arena-note"))
    for column in ("bot", "games", "wins", "interval", "score", "rating"):
        rows.add_column(say(f"arena-{column}"), justify="left" if column == "bot" else "right")
    for standing in arena.standings():
        low, high = standing.interval
        cells = [f"{standing.matches}", f"{standing.share:.1%}", f"{low:.1%} – {high:.1%}"]
        cells += [f"{standing.score:.1f}", f"{standing.rating:.1f} ± {standing.deviation:.1f}"]
        rows.add_row(standing.bot, *cells)
    return rows


def as_json(standing: Standing) -> dict[str, object]:
    return {
        "bot": standing.bot,
        "games": standing.matches,
        "wins": standing.wins,
        "share": standing.share,
        "interval": standing.interval,
        "score": standing.score,
        "rating": [standing.rating, standing.deviation],
    }
