"""The arena: bots play against each other, with fair seats and confidence intervals.

Every deal is played once for each rotation of the bots over the seats, so no bot has better seats or better
cards.  With more bots than seats, every group of bots meets.  Finished matches are saved as lines of JSON,
and a stopped arena continues from them.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from ludoteca.bots import bot
from ludoteca.core.errors import BadOption
from ludoteca.games import game
from ludoteca.study.faults import StudyFault
from ludoteca.study.intervals import wilson_interval

BOT_SEEDS = 1 << 32  # far from the seeds of deals
SEEDS_PER_DEAL = 8  # more than any game has seats


@dataclass(frozen=True)
class Pairing:
    """A match to play: the bots on its seats, and the number of its deal."""

    game: str
    seats: tuple[int, ...]  # the number of the bot on each seat
    deal: int


@dataclass(frozen=True)
class Result:
    """The result of a match."""

    pairing: Pairing
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    ranks: tuple[int, ...]
    moves: int

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(line: str) -> "Result":
        read = json.loads(line)
        pairing = Pairing(read["pairing"]["game"], tuple(read["pairing"]["seats"]), read["pairing"]["deal"])
        lists = {name: tuple(read[name]) for name in ("scores", "winners", "ranks")}
        return Result(pairing, moves=read["moves"], **lists)


@dataclass(frozen=True)
class Standing:
    """The results of one bot."""

    bot: str
    matches: int
    wins: float  # a shared win counts as a fraction
    score: float
    rating: float
    deviation: float

    @property
    def share(self) -> float:
        return self.wins / max(1, self.matches)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share of wins (Wilson)."""
        return wilson_interval(self.share, self.matches)


# --- Matches --------------------------------------------------------------------------------------


def list_pairings(name: str, bots: int, seats: int, matches: int) -> list[Pairing]:
    """List at least that many matches: every group of bots on every rotation, on the same deals."""
    if seats > bots:
        raise BadOption(StudyFault.TOO_FEW_BOTS(bots=bots, seats=seats))
    if matches < 1:
        raise BadOption(StudyFault.NO_GAMES(games=matches))
    groups = list(combinations(range(bots), seats))
    deals = -(-matches // (len(groups) * seats))
    return [
        Pairing(name, group[turn:] + group[:turn], deal)
        for deal in range(deals)
        for group in groups
        for turn in range(seats)
    ]


def play_pairing(pairing: Pairing, bots: Sequence[str], edition: str | None = None) -> Result:
    """Play one match to the end."""
    match = _load_game(pairing.game, edition).start(seats=len(pairing.seats), seed=pairing.deal)
    players = [
        bot(bots[number], match.game, BOT_SEEDS + SEEDS_PER_DEAL * pairing.deal + seat, match.seats)
        for seat, number in enumerate(pairing.seats)
    ]
    while not match.over:
        seat = match.state.asked
        match.play(players[seat].choose(match.knowledge(BOT_SEEDS + len(match.played))))
    outcome = match.outcome
    assert outcome is not None
    ranks = {seat: number for number, rank in enumerate(outcome.ranking, 1) for seat in rank}
    names = match.seat_names
    return Result(
        pairing,
        tuple(outcome.scores[seat] for seat in names),
        tuple(names.index(seat) for seat in outcome.winners),
        tuple(ranks[seat] for seat in names),
        len(match.played),
    )


_load_game = cache(game)


def play_pairings(
    wanted: Iterable[Pairing], bots: Sequence[str], edition: str | None = None, workers: int | None = None
) -> Iterator[Result]:
    """Yield results as they come, from one process per core by default."""
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        jobs = [pool.submit(play_pairing, pairing, tuple(bots), edition) for pairing in wanted]
        try:
            for job in as_completed(jobs):
                yield job.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


class Arena:
    """A tournament, saved in a file if one is given."""

    def __init__(
        self,
        wanted: Sequence[Pairing],
        bots: Sequence[str],
        file: Path | None = None,
        edition: str | None = None,
    ) -> None:
        self.wanted = wanted
        self.bots = tuple(bots)
        self.edition = edition
        self.header = _make_header(wanted[0].game, bots, edition)
        self.file = file
        self.results: list[Result] = self._load() if file and file.exists() else []

    def _load(self) -> list[Result]:
        assert self.file is not None
        lines = self.file.read_text(encoding="utf-8").splitlines()
        header = json.loads(lines[0]) if lines else {}
        if header.get("bots") != list(self.bots):
            raise BadOption(StudyFault.OTHER_BOTS(file=str(self.file)))
        if header != self.header:
            raise BadOption(StudyFault.OTHER_RULES(file=str(self.file)))
        wanted = set(self.wanted)
        found = {
            result.pairing: result for result in map(Result.from_json, lines[1:]) if result.pairing in wanted
        }
        return list(found.values())

    def run(self, on_result: Callable[["Arena"], None], workers: int | None = None) -> None:
        """Play the missing matches and call ``on_result`` after each."""
        done = {result.pairing for result in self.results}
        missing = [pairing for pairing in self.wanted if pairing not in done]
        for result in play_pairings(missing, self.bots, self.edition, workers):
            self.results.append(result)
            self._save(result)
            on_result(self)

    def _save(self, result: Result) -> None:
        if self.file is None:
            return
        new = not self.file.exists()
        with self.file.open("a", encoding="utf-8") as file:
            if new:
                file.write(json.dumps(self.header) + "\n")
            file.write(result.to_json() + "\n")

    def standings(self) -> list[Standing]:
        """Return the results of all bots, the best first."""
        ratings = rate(self.results, len(self.bots))
        found = [self._standing(number, *ratings[number]) for number in range(len(self.bots))]
        return sorted(found, key=lambda standing: -standing.share)

    def _standing(self, number: int, rating: float, deviation: float) -> Standing:
        mine = [(result, result.pairing.seats.index(number)) for result in self.results
                if number in result.pairing.seats]  # fmt: skip
        wins = sum(1 / len(result.winners) for result, seat in mine if seat in result.winners)
        score = sum(result.scores[seat] for result, seat in mine) / max(1, len(mine))
        twin = self.bots[:number].count(self.bots[number])  # the same bot may play on several seats
        label = self.bots[number] + (f" ({twin + 1})" if twin else "")
        return Standing(label, len(mine), wins, score, rating, deviation)


def _make_header(name: str, bots: Sequence[str], edition: str | None) -> dict[str, Any]:
    """Return the first line of a file: matches count together only if all of this is the same."""
    played = _load_game(name, edition)
    return {
        "bots": list(bots),
        "game": name,
        "rules": played.definition.version,
        "edition": played.edition.name,
        "digest": played.edition.digest,
    }


def rate(results: Iterable[Result], bots: int) -> list[tuple[float, float]]:
    """Return openskill ratings.  Results count in the order of deals, whichever match finished first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for result in sorted(results, key=lambda result: (result.pairing.deal, result.pairing.seats)):
        teams = [[ratings[number]] for number in result.pairing.seats]
        after = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for number, (rating,) in zip(result.pairing.seats, after, strict=True):
            ratings[number] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]
