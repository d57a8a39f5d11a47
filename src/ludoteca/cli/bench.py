"""``ludoteca bench``: measures the rules and the search, and other libraries in the same run."""

from dataclasses import dataclass
from typing import Protocol

from rich.console import Console
from rich.status import Status
from rich.table import Table

from ludoteca.bench import peer_search, peers, speed
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.texts.numbers import Numbers
from ludoteca.games import game, game_names


class Options(Protocol):
    """What ``ludoteca bench`` was given."""

    games: list[str]
    peers: bool
    seconds: float


def run(options: Options, say: Texts) -> None:
    """Measure the given games, or all of them."""
    console = Console(highlight=False)
    for chosen in [game(name) for name in options.games or game_names()]:
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
    """Measures one game and adds the results to a table."""

    game: Game
    seconds: float
    with_peers: bool
    say: Texts
    rows: Table
    status: Status

    @property
    def seats(self) -> int:
        return self.game.definition.seats.start

    @property
    def numbers(self) -> Numbers:
        return Numbers(self.say.language)

    def describe_seconds(self, seconds: float, digits: int) -> str:
        return self.say("bench-seconds", seconds=self.numbers.number(seconds, digits))

    def announce(self, what: str) -> None:
        self.status.update(self.say("bench-running", what=what))

    def measure_start(self) -> None:
        """Measure everything that comes before fast play: import, interpreter, compiling."""
        say, rows = self.say, self.rows
        self.announce(say("bench-import"))
        rows.add_row(say("bench-import"), self.describe_seconds(speed.import_seconds(), 3))
        rows.add_row(say("bench-state"), say("bench-bytes", bytes=speed.state_bytes(self.game)))
        self.announce(say("bench-plain"))
        plain = speed.measure_interpreted(self.game, self.seats, self.seconds)
        rows.add_row(say("bench-plain"), say("bench-rate", rate=self.numbers.number(plain.moves_per_second)))
        moves, seconds = speed.measure_replay(self.game, self.seats)
        rows.add_row(say("bench-replay", moves=moves), self.describe_seconds(seconds, 3))
        self.announce(say("bench-cold"))
        cold, warm = speed.compile_seconds(self.game.name)
        rows.add_row(say("bench-cold"), self.describe_seconds(cold, 1))
        rows.add_row(say("bench-warm"), self.describe_seconds(warm, 2))

    def measure_rules(self) -> None:
        """Measure compiled random play, and random play of the peers."""
        say, rows = self.say, self.rows
        self.announce(say("bench-compiled"))
        ours = speed.measure_compiled(self.game, self.seats, self.seconds)
        rows.add_row(
            say("bench-compiled"), say("bench-rate", rate=self.numbers.number(ours.moves_per_second))
        )
        rows.add_row("", say("bench-games", rate=self.numbers.number(ours.matches_per_second)))
        self.announce(say("bench-cores"))
        together = speed.measure_all_cores(self.game, self.seats, self.seconds)
        rows.add_row(
            say("bench-cores"), say("bench-rate", rate=self.numbers.number(together.moves_per_second))
        )
        for peer in peers.ALL if self.with_peers else ():
            self.announce(peer.name)
            rate = peer.measure(self.seconds)
            if rate is None:
                rows.add_row(peer.name, say("bench-missing", install=peers.INSTALL))
            else:
                ratio = say(
                    "bench-ratio",
                    game=self.game.name,
                    ratio=self.numbers.number(ours.moves_per_second / rate, 1),
                )
                rows.add_row(peer.name, f"{say('bench-rate', rate=self.numbers.number(rate))}; {ratio}")

    def measure_search(self) -> None:
        """Measure the tree search, and the peers' searches.

        There is no ratio: their playouts are of other games and other lengths.
        """
        self.announce(self.say("bench-search"))
        ours = speed.measure_search(self.game, self.seats, self.seconds)
        found = peer_search.Rate(ours.matches_per_second, ours.moves_per_second)
        self.rows.add_row(self.say("bench-search"), self.describe_search(found))
        for peer in peer_search.ALL if self.with_peers else ():
            self.announce(peer.name)
            rate = peer.measure(self.seconds)
            missing = self.say("bench-missing", install=peer.install)
            self.rows.add_row(peer.name, missing if rate is None else self.describe_search(rate))

    def describe_search(self, rate: peer_search.Rate) -> str:
        """Return playouts per second, and moves per second if they are counted."""
        playouts = self.say("bench-playouts", rate=self.numbers.number(rate.playouts))
        if rate.moves is None:
            return playouts
        return f"{playouts}; {self.say('bench-rate', rate=self.numbers.number(rate.moves))}"
