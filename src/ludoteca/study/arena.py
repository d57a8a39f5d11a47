"""The arena: bots against each other, with fair seats and honest figures.

Every deal is played once for each rotation of the bots over the seats, so no bot has better seats or
better cards.  With more bots than seats, every group of them meets.  Finished games are kept as lines of
JSON; an arena that was stopped goes on where it stood.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations
from math import sqrt
from pathlib import Path

from ludoteca.bots import bot
from ludoteca.core.errors import BadOption
from ludoteca.games import game

OWN_LUCK = 1 << 32  # bots' seeds lie far from those of deals


@dataclass(frozen=True)
class Pairing:
    """A game to be played: who sits where, and which deal."""

    game: str
    seats: tuple[int, ...]  # the number of the bot on each seat
    deal: int


@dataclass(frozen=True)
class Result:
    """A game that was played."""

    pairing: Pairing
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    ranks: tuple[int, ...]
    moves: int

    def line(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def of_line(line: str) -> "Result":
        read = json.loads(line)
        told = read["pairing"]
        pairing = Pairing(told["game"], tuple(told["seats"]), told["deal"])
        lists = {name: tuple(read[name]) for name in ("scores", "winners", "ranks")}
        return Result(pairing, moves=read["moves"], **lists)


@dataclass(frozen=True)
class Standing:
    """What a bot has shown."""

    bot: str
    games: int
    wins: float  # shared victories in shares
    score: float
    rating: float
    deviation: float

    @property
    def share(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share of wins lies, with 95 in 100 (Wilson)."""
        if not self.games:
            return (0.0, 1.0)
        z, n, p = 1.96, self.games, self.share
        middle, width = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return ((middle - width) / (1 + z * z / n), (middle + width) / (1 + z * z / n))


# --- Games ----------------------------------------------------------------------------------------


def pairings(name: str, bots: int, seats: int, games: int) -> list[Pairing]:
    """At least so many games, every group of bots on every rotation of the seats with the same deals."""
    if seats > bots:
        raise BadOption(f"{bots} bots cannot fill {seats} seats; name at least as many bots as seats")
    if games < 1:
        raise BadOption(f"an arena has at least one game, not {games}")
    groups = list(combinations(range(bots), seats))
    deals = -(-games // (len(groups) * seats))
    return [
        Pairing(name, group[turn:] + group[:turn], deal)
        for deal in range(deals)
        for group in groups
        for turn in range(seats)
    ]


def played(pairing: Pairing, bots: Sequence[str], edition: str | None = None) -> Result:
    """Play one game to its end."""
    match = _game(pairing.game, edition).start(seats=len(pairing.seats), seed=pairing.deal)
    players = [
        bot(bots[who], match.game, OWN_LUCK + 8 * pairing.deal + seat)
        for seat, who in enumerate(pairing.seats)
    ]
    while not match.over:
        seat = match.state.asked
        match.play(players[seat].choose(match.knowledge(OWN_LUCK + len(match.played))))
    outcome = match.outcome
    assert outcome is not None
    ranks = {seat: place for place, rank in enumerate(outcome.ranking, 1) for seat in rank}
    names = match.seat_names
    return Result(
        pairing,
        tuple(outcome.scores[seat] for seat in names),
        tuple(names.index(seat) for seat in outcome.winners),
        tuple(ranks[seat] for seat in names),
        len(match.played),
    )


_game = cache(game)


def contested(
    wanted: Iterable[Pairing], bots: Sequence[str], edition: str | None = None, workers: int | None = None
) -> Iterator[Result]:
    """The results as they come in, from as many processes as there are cores."""
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        jobs = [pool.submit(played, pairing, tuple(bots), edition) for pairing in wanted]
        try:
            for job in as_completed(jobs):
                yield job.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


class Arena:
    """A tournament, kept in a file if one is given."""

    def __init__(
        self, name: str, bots: Sequence[str], seats: int, games: int, file: Path | None = None
    ) -> None:
        self.bots = tuple(bots)
        self.wanted = pairings(name, len(bots), seats, games)
        self.file = file
        self.results: list[Result] = self._kept() if file and file.exists() else []

    def _kept(self) -> list[Result]:
        assert self.file is not None
        lines = self.file.read_text(encoding="utf-8").splitlines()
        if not lines or json.loads(lines[0]) != {"bots": list(self.bots)}:
            raise BadOption(f"{self.file} holds the games of other bots; choose another file")
        wanted = set(self.wanted)
        found = {
            result.pairing: result for result in map(Result.of_line, lines[1:]) if result.pairing in wanted
        }
        return list(found.values())

    def run(
        self, tell: Callable[["Arena"], None], edition: str | None = None, workers: int | None = None
    ) -> None:
        """Play what is missing; ``tell`` is called after every game."""
        done = {result.pairing for result in self.results}
        for result in contested([one for one in self.wanted if one not in done], self.bots, edition, workers):
            self.results.append(result)
            self._keep(result)
            tell(self)

    def _keep(self, result: Result) -> None:
        if self.file is None:
            return
        new = not self.file.exists()
        with self.file.open("a", encoding="utf-8") as file:
            file.write((json.dumps({"bots": list(self.bots)}) + "\n" if new else "") + result.line() + "\n")

    def standings(self) -> list[Standing]:
        """The bots, the best first."""
        ratings = rated(self.results, len(self.bots))
        found = [self._standing(number, *ratings[number]) for number in range(len(self.bots))]
        return sorted(found, key=lambda standing: -standing.share)

    def _standing(self, number: int, rating: float, deviation: float) -> Standing:
        mine = [(result, result.pairing.seats.index(number)) for result in self.results
                if number in result.pairing.seats]  # fmt: skip
        wins = sum(1 / len(result.winners) for result, seat in mine if seat in result.winners)
        score = sum(result.scores[seat] for result, seat in mine) / max(1, len(mine))
        twin = self.bots[:number].count(self.bots[number])  # the same bot may sit on several seats
        label = self.bots[number] + (f" ({twin + 1})" if twin else "")
        return Standing(label, len(mine), wins, score, rating, deviation)


def rated(results: Iterable[Result], bots: int) -> list[tuple[float, float]]:
    """Ratings by openskill, in the order of deals so that they do not hang on who finished first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for result in sorted(results, key=lambda result: (result.pairing.deal, result.pairing.seats)):
        teams = [[ratings[who]] for who in result.pairing.seats]
        after = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for who, (rating,) in zip(result.pairing.seats, after, strict=True):
            ratings[who] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]
