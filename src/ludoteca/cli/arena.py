"""``ludoteca arena``: lets bots play against each other."""

import json
from typing import Protocol

from rich.console import Console
from rich.progress import MofNCompleteColumn
from rich.table import Table

from ludoteca.cli.progress_bar import progress_bar
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.texts.numbers import Numbers
from ludoteca.games import game
from ludoteca.study.arena import Arena, Standing


class Options(Protocol):
    """What ``ludoteca arena`` was given."""

    game: str
    bots: list[str]
    seats: int | None
    games: int
    seed: int
    file: str | None
    edition: str | None
    workers: int | None
    json: bool


def run(options: Options, say: Texts) -> None:
    played = game(options.game, options.edition)
    arena = Arena(
        played,
        options.bots,
        seats=options.seats,
        matches=options.games,
        seed=options.seed,
        file=options.file,
    )
    console = Console(highlight=False, stderr=bool(options.json))
    with progress_bar(console, MofNCompleteColumn()) as progress:
        task = progress.add_task(
            describe_leaders(arena, say), total=len(arena.wanted), completed=len(arena.results)
        )

        def on_result(arena: Arena) -> None:
            progress.update(task, completed=len(arena.results), description=describe_leaders(arena, say))

        arena.run(on_result, options.workers)
    if options.json:
        print(json.dumps([to_json(standing) for standing in arena.standings()], indent=1))
    else:
        console.print(standings_table(arena, say))


def describe_leaders(arena: Arena, say: Texts) -> str:
    """Return the results so far, for the progress bar."""
    if not arena.results:
        return say("arena-starting")
    numbers = Numbers(say.language)
    return " · ".join(
        f"{standing.bot} {numbers.percent(standing.share, 0)}" for standing in arena.standings()
    )


def standings_table(arena: Arena, say: Texts) -> Table:
    title = say("arena-title", game=arena.game.name, games=len(arena.results))
    rows = Table(title=title, header_style="bold", caption=say("arena-note"))
    for column in ("bot", "games", "wins", "interval", "score", "rating"):
        rows.add_column(say(f"arena-{column}"), justify="left" if column == "bot" else "right")
    number, percent = Numbers(say.language).number, Numbers(say.language).percent
    for standing in arena.standings():
        low, high = standing.interval
        cells = [number(standing.matches), percent(standing.share), f"{percent(low)} – {percent(high)}"]
        cells += [
            number(standing.score, 1),
            f"{number(standing.rating, 1)} ± {number(standing.deviation, 1)}",
        ]
        rows.add_row(standing.bot, *cells)
    return rows


def to_json(standing: Standing) -> dict[str, object]:
    return {
        "bot": standing.bot,
        "matches": standing.matches,
        "wins": standing.wins,
        "share": standing.share,
        "interval": standing.interval,
        "score": standing.score,
        "rating": [standing.rating, standing.deviation],
    }
