"""``ludoteca bench``: how fast the rules run, and beside peers in the same run."""

import argparse

from rich.console import Console
from rich.table import Table

from ludoteca.core.game import Game
from ludoteca.core.texts import Texts
from ludoteca.games import game, names
from ludoteca.lab import peers, speed


def run(options: argparse.Namespace, say: Texts) -> None:
    """Measure the games that are named, or all of them."""
    console = Console(highlight=False)
    for chosen in [game(name) for name in options.games or names()]:
        console.print(measured(chosen, options, say, console))


def measured(chosen: Game, options: argparse.Namespace, say: Texts, console: Console) -> Table:
    seats = chosen.definition.seats.start
    title = say("bench-head", game=chosen.name, seats=seats)
    rows = Table(title=title, show_header=False)
    with console.status("") as status:

        def measuring(what: str) -> None:
            status.update(say("bench-running", what=what))

        measuring(say("bench-import"))
        rows.add_row(say("bench-import"), f"{speed.import_seconds():.3f} s")
        rows.add_row(say("bench-state"), say("bench-bytes", bytes=speed.state_bytes(chosen)))
        measuring(say("bench-plain"))
        plain = speed.interpreted(chosen, seats, options.seconds)
        rows.add_row(say("bench-plain"), say("bench-rate", rate=f"{plain.moves_per_second:,.0f}"))
        moves, seconds = speed.replayed(chosen, seats)
        rows.add_row(say("bench-replay", moves=moves), f"{seconds:.3f} s")
        measuring(say("bench-cold"))
        cold, warm = speed.compile_seconds(chosen.name)
        rows.add_row(say("bench-cold"), f"{cold:.1f} s")
        rows.add_row(say("bench-warm"), f"{warm:.2f} s")
        measuring(say("bench-compiled"))
        fast = speed.compiled(chosen, seats, options.seconds)
        rows.add_row(say("bench-compiled"), say("bench-rate", rate=f"{fast.moves_per_second:,.0f}"))
        rows.add_row("", say("bench-games", rate=f"{fast.games_per_second:,.0f}"))
        for peer in peers.ALL if options.peers else ():
            measuring(peer.name)
            rate = peer.measured(options.seconds)
            rows.add_row(peer.name, *_compared(rate, fast.moves_per_second, say))
    return rows


def _compared(rate: float | None, ours: float, say: Texts) -> list[str]:
    if rate is None:
        return [say("bench-missing")]
    ratio = say("bench-ratio", ratio=f"{ours / rate:,.1f}")
    return [f"{say('bench-rate', rate=f'{rate:,.0f}')}; {ratio}"]
