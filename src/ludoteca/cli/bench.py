"""``ludoteca bench``: how fast the rules and the search run, and beside peers in the same run."""

import argparse
from dataclasses import dataclass

from rich.console import Console
from rich.status import Status
from rich.table import Table

from ludoteca.benchmarks import peer_search, peers, speed
from ludoteca.core.game import Game
from ludoteca.core.texts import Texts
from ludoteca.games import game, names


def run(options: argparse.Namespace, say: Texts) -> None:
    """Measure the games that are named, or all of them."""
    console = Console(highlight=False)
    for chosen in [game(name) for name in options.games or names()]:
        title = say("bench-head", game=chosen.name, seats=chosen.definition.seats.start)
        rows = Table(title=title, show_header=False)
        with console.status("") as status:
            bench = Bench(chosen, options.seconds, options.peers, say, rows, status)
            bench.measure_start()
            bench.measure_rules()
            bench.measure_search()
        console.print(rows)


@dataclass(frozen=True)
class Bench:
    """The measurements of one game, written into a table as they come."""

    game: Game
    seconds: float
    with_peers: bool
    say: Texts
    rows: Table
    status: Status

    @property
    def seats(self) -> int:
        return self.game.definition.seats.start

    def measuring(self, what: str) -> None:
        self.status.update(self.say("bench-running", what=what))

    def measure_start(self) -> None:
        """What is there before the first fast move, and how long one waits for it."""
        say, rows = self.say, self.rows
        self.measuring(say("bench-import"))
        rows.add_row(say("bench-import"), f"{speed.import_seconds():.3f} s")
        rows.add_row(say("bench-state"), say("bench-bytes", bytes=speed.state_bytes(self.game)))
        self.measuring(say("bench-plain"))
        plain = speed.measure_interpreted(self.game, self.seats, self.seconds)
        rows.add_row(say("bench-plain"), say("bench-rate", rate=whole(plain.moves_per_second)))
        moves, seconds = speed.measure_replay(self.game, self.seats)
        rows.add_row(say("bench-replay", moves=moves), f"{seconds:.3f} s")
        self.measuring(say("bench-cold"))
        cold, warm = speed.compile_seconds(self.game.name)
        rows.add_row(say("bench-cold"), f"{cold:.1f} s")
        rows.add_row(say("bench-warm"), f"{warm:.2f} s")

    def measure_rules(self) -> None:
        """Compiled random play, ours and the peers'."""
        say, rows = self.say, self.rows
        self.measuring(say("bench-compiled"))
        ours = speed.measure_compiled(self.game, self.seats, self.seconds)
        rows.add_row(say("bench-compiled"), say("bench-rate", rate=whole(ours.moves_per_second)))
        rows.add_row("", say("bench-games", rate=whole(ours.games_per_second)))
        self.measuring(say("bench-cores"))
        together = speed.measure_all_cores(self.game, self.seats, self.seconds)
        rows.add_row(say("bench-cores"), say("bench-rate", rate=whole(together.moves_per_second)))
        for peer in peers.ALL if self.with_peers else ():
            self.measuring(peer.name)
            rate = peer.measure(self.seconds)
            if rate is None:
                rows.add_row(peer.name, say("bench-missing", install=peers.INSTALL))
            else:
                ratio = say("bench-ratio", game=self.game.name, ratio=f"{ours.moves_per_second / rate:,.1f}")
                rows.add_row(peer.name, f"{say('bench-rate', rate=whole(rate))}; {ratio}")

    def measure_search(self) -> None:
        """The tree search, ours and the peers'.  No ratio: their playouts are of other games and lengths."""
        self.measuring(self.say("bench-search"))
        ours = speed.measure_search(self.game, self.seats, self.seconds)
        found = peer_search.Rate(ours.games_per_second, ours.moves_per_second)
        self.rows.add_row(self.say("bench-search"), self.searched(found))
        for peer in peer_search.ALL if self.with_peers else ():
            self.measuring(peer.name)
            rate = peer.measure(self.seconds)
            missing = self.say("bench-missing", install=peer.install)
            self.rows.add_row(peer.name, missing if rate is None else self.searched(rate))

    def searched(self, rate: peer_search.Rate) -> str:
        """Playouts, and their moves where they are counted."""
        playouts = self.say("bench-playouts", rate=whole(rate.playouts))
        if rate.moves is None:
            return playouts
        return f"{playouts}; {self.say('bench-rate', rate=whole(rate.moves))}"


def whole(rate: float) -> str:
    return f"{rate:,.0f}"
