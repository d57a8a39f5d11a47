"""``ludoteca analyse``: shows where a recorded match was won and lost."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from ludoteca.bots.coach import AnalysedMove, analyse, turning_points
from ludoteca.bots.explanations import say_explanation
from ludoteca.bots.search import Budget
from ludoteca.cli.analysis_curve import draw_curve
from ludoteca.cli.output_file import check_output_file
from ludoteca.cli.record_file import replay_file
from ludoteca.cli.seating import name_players
from ludoteca.core.files import write_atomically
from ludoteca.core.matches.match import Match
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.fluent import Texts


class Options(Protocol):
    """What ``ludoteca analyse`` was given."""

    file: str
    edition: str | None
    seconds: float
    picture: str | None
    json: bool


def run(options: Options, say: Texts) -> None:
    picture = check_output_file("--picture", options.picture) if options.picture else None
    match = replay_file(Path(options.file), options.edition)
    speech = Speech(match.game, say.language, name_players(match.players, say))
    console = Console(highlight=False, stderr=bool(options.json))
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(say("analysing"), total=len(match.played))

        def on_progress(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        analysed = analyse(match, Budget(seconds=options.seconds), on_progress)
    turning = turning_points(analysed)
    if picture:
        title = f"{speech.texts('game-title')}: {say('analysis-title')}"
        names = {seat: speech.seat(seat) for seat in match.seat_names}
        write_atomically(picture, draw_curve(analysed, turning, names, title).encode())
        console.print(say("picture-written", file=str(picture)))
    if options.json:
        print(json.dumps([to_json(move) for move in analysed], indent=1))
    else:
        console.print(probability_table(match, analysed, speech, say))
        if turning:
            console.print(turning_table(turning, speech, say))


def to_json(move: AnalysedMove) -> dict[str, Any]:
    """Return a move as ``--json`` prints it."""
    return {
        "number": move.number,
        "seat": move.seat,
        "move": move.move,
        "wins": move.win_probabilities,
        "chance": move.played_probability,
        "best_chance": move.best_probability,
        "better": move.better,
        "reason": asdict(move.explanation) if move.explanation else None,
    }


def probability_table(match: Match, analysed: list[AnalysedMove], speech: Speech, say: Texts) -> Table:
    """Return a table of each seat's win probability at the first decision of every turn."""
    rows = Table(title=say("analysis-title"), header_style="bold")
    rows.add_column(say("analysis-move"), justify="right")
    rows.add_column("")
    for seat in match.seat_names:
        rows.add_column(speech.seat(seat), justify="right")
    before = ""
    for move in analysed:
        if move.seat != before:
            shown = [
                say("percent", number=round(100 * move.win_probabilities[seat])) for seat in match.seat_names
            ]
            text = f"{speech.seat(move.seat)}: {speech.move(move.move)}"
            rows.add_row(str(move.number), text, *shown)
        before = move.seat
    return rows


def turning_table(turning: list[AnalysedMove], speech: Speech, say: Texts) -> Table:
    """Return a table of the turning points, with the better moves and why they were better."""
    rows = Table(title=say("analysis-turning"), header_style="bold")
    for label in ("move", "who", "played", "better", "cost"):
        rows.add_column(say(f"analysis-{label}"), justify="right" if label in ("move", "cost") else "left")
    for move in turning:
        better = Text(speech.move(move.better or move.move))
        if move.explanation:
            better.append(f"\n{say_explanation(move.explanation, speech)}", "dim")
        loss = say("percent", number=round(100 * move.loss))
        rows.add_row(str(move.number), speech.seat(move.seat), speech.move(move.move), better, loss)
    return rows
