"""``ludoteca replay``: shows a recorded match, move by move."""

from pathlib import Path
from typing import Protocol

from rich.console import Console

from ludoteca.cli.faults import CliFault
from ludoteca.cli.play import score_pad
from ludoteca.cli.record_file import replay_file
from ludoteca.cli.seating import name_players
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.fluent import Texts


class Options(Protocol):
    """What ``ludoteca replay`` was given."""

    file: str
    edition: str | None
    at: int
    step: bool


def run(options: Options, say: Texts) -> None:
    """Show a record.  Nothing is hidden: a record contains all cards."""
    match = replay_file(Path(options.file), options.edition)
    if options.at > max(1, len(match.played)):
        raise BadOption(CliFault.TOO_FEW_MOVES(value=str(options.at), moves=len(match.played)))
    speech = Speech(match.game, say.language, name_players(match.players, say))
    console = Console(highlight=False, markup=False)
    scores = match.outcome.scores if match.outcome else {}
    result = ", ".join(f"{speech.seat(seat)} {score}" for seat, score in scores.items()) or "*"
    head = say("replay-head", game=speech.texts("game-title"), moves=len(match.played), result=result)
    console.print(head, style="bold")
    if options.step:
        console.print(say("replay-key"), style="dim")
    for number, played in enumerate(match.played, 1):
        if number < options.at:
            continue
        console.print(f"{number:4} {speech.seat(played.seat)}: {speech.move(played.move)}", style="bold")
        for event in played.events:
            facts = event.seen_by(event.knowers[0] if event.knowers else None)
            console.print(f"       {speech.event(facts)}", style="dim")
        if options.step and not wait_for_key(console):
            return
    if match.outcome:
        console.print(score_pad(match, speech, say))


def wait_for_key(console: Console) -> bool:
    """Wait for Enter and return True, or return False for ``q`` and at the end of the input."""
    try:
        return console.input("").strip().lower() != "q"
    except EOFError:
        return False
