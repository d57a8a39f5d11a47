"""The arena: bots play against each other, with fair seats and confidence intervals.

    arena = Arena("africana", ["search:0.2", "greedy", "random"], seats=2, matches=400)
    arena.run()
    for standing in arena.standings():
        print(standing.bot, standing.share, standing.interval)

Every deal is played once for each rotation of the bots over the seats, so no bot has better seats or better
cards.  With more bots than seats, every group of bots meets.  Finished matches are saved as lines of JSON,
and a stopped arena continues from them.
"""

import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

from ludoteca.bots.makers import BotMaker, bot_name, check_bot_or_maker, make_bot
from ludoteca.bots.processes import game_of_worker, open_game_pool, run_in_pool
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.values.numbers import check_count, check_seed
from ludoteca.games import find_game
from ludoteca.study.arena_file import ArenaFile, MatchResult, Pairing
from ludoteca.study.faults import StudyFault
from ludoteca.study.intervals import wilson_interval
from ludoteca.study.manifest import describe_bots, describe_game
from ludoteca.study.seeds import bot_seed, derive_seed, redeal_seed
from ludoteca.study.workers import JOBS_PER_WORKER, count_workers

FEWEST_BOTS = 2


@dataclass(frozen=True)
class Standing:
    """The results of one bot: how many matches it played and won, its mean score and its openskill rating."""

    bot: str
    matches: int
    wins: float  # a shared win counts as a fraction
    score: float
    rating: float
    deviation: float

    @property
    def share(self) -> float:
        """The share of its matches that it won."""
        return self.wins / max(1, self.matches)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval of the share of wins (Wilson).

        It takes the matches as independent.  They are not quite, because the rotations and groups of a deal
        share its cards; the intervals of a study allow for this (``study.statistics``).
        """
        return wilson_interval(self.share, self.matches)


# --- Matches --------------------------------------------------------------------------------------


def list_pairings(name: str, bots: int, seats: int, matches: int) -> list[Pairing]:
    """List at least that many matches: every group of bots on every rotation, on the same deals."""
    if seats > bots:
        raise BadOption(StudyFault.TOO_FEW_BOTS(bots=bots, seats=seats))
    wanted = check_count(matches, StudyFault.WRONG_MATCHES)
    groups = list(combinations(range(bots), seats))
    deals = -(-wanted // (len(groups) * seats))
    return [
        Pairing(name, group[turn:] + group[:turn], deal)
        for deal in range(deals)
        for group in groups
        for turn in range(seats)
    ]


def play_pairing(pairing: Pairing, bots: Sequence[str | BotMaker], game: Game, seed: int) -> MatchResult:
    """Play one match to the end.  All matches of a deal have the same setup and the same luck."""
    deal_seed = derive_seed(seed, pairing.deal)
    match = game.start(seats=len(pairing.seats), seed=deal_seed)
    players = [
        make_bot(bots[number], match.game, bot_seed(deal_seed, seat), match.seats)
        for seat, number in enumerate(pairing.seats)
    ]
    while not match.over:
        knowledge = match.knowledge(redeal_seed(deal_seed, len(match.played) + 1))
        match.play(players[match.state.asked].choose(knowledge))
    outcome = match.outcome
    assert outcome is not None
    names = match.seat_names
    return MatchResult(
        pairing,
        tuple(outcome.scores[seat] for seat in names),
        tuple(names.index(seat) for seat in outcome.winners),
        tuple(outcome.ranks[seat] for seat in names),
        len(match.played),
    )


def _play_in_worker(bots: Sequence[str | BotMaker], seed: int, pairing: Pairing) -> MatchResult:
    return play_pairing(pairing, bots, game_of_worker(), seed)


def play_pairings(
    wanted: Iterable[Pairing],
    bots: Sequence[str | BotMaker],
    game: Game,
    seed: int,
    workers: int,
) -> Iterator[MatchResult]:
    """Yield results as they come, from as many processes."""
    work, advice = partial(_play_in_worker, tuple(bots), seed), StudyFault.KEEP_GAMES(option="--file")
    with open_game_pool(game, workers) as pool:
        yield from run_in_pool(pool, work, wanted, JOBS_PER_WORKER * workers, advice)


class Arena:
    """A tournament of bots in a game, or in the game of that name.

    ``bots``: their names; for a bot of your own its class, or a function, that takes a game and a seed.  It
    must be at the top of a module, where other processes find it.
    ``seats``: of each match; None for one for each bot.  ``matches``: at least this many; whole rotations are
    played.  ``seed``: of all luck; the same arena plays the same matches, unless a bot is limited by time
    (``search:0.2``, ``best``, ``champion``).  ``file``: where finished matches are saved, to continue from.

    Raises:
        BadOption: There is no such bot, there are too few of them or no matches, the game is not for that
            many seats, or the file is not one of an arena or holds other matches.  Or the seed is not a whole
            number from 0 to 2**63 - 1.
        UnknownGame: There is no game of that name.
    """

    def __init__(  # noqa: PLR0913 - the options of the command
        self,
        game: Game | str,
        bots: Sequence[str | BotMaker],
        *,
        seats: int | None = None,
        matches: int = 100,
        seed: int = 1,
        file: str | Path | None = None,
    ) -> None:
        self.game = find_game(game)
        self.bots: tuple[str | BotMaker, ...] = (bots,) if isinstance(bots, str) else tuple(bots)
        self.seats = len(self.bots) if seats is None else seats
        self.seed = check_seed(seed)
        self._check()
        self.wanted = list_pairings(self.game.name, len(self.bots), self.seats, matches)
        self.names = [bot_name(one) for one in self.bots]
        self.header = _make_header(self.game, self.names, self.seed)
        self.file = None if file is None else ArenaFile(Path(file), self.header)
        self.results: list[MatchResult] = self.file.load(self.wanted) if self.file else []

    def _check(self) -> None:
        if len(self.bots) < FEWEST_BOTS:
            raise BadOption(StudyFault.ONE_BOT())
        self.game.check_options(self.seats, {})
        for one in self.bots:
            check_bot_or_maker(one, self.game, self.seats)
            _check_sent(one)

    def run(
        self, on_result: Callable[["Arena"], None] = lambda arena: None, workers: int | None = None
    ) -> None:
        """Play the missing matches and call ``on_result`` after each.

        ``workers`` are processes, by default one for each core.  A program that starts an arena must be safe
        to import: call ``run`` under ``if __name__ == "__main__":``.

        Raises:
            BadOption: ``workers`` is neither None nor a whole number from 1.
            LudotecaError: A process died (``processes.WorkerDied``).  ``results`` has what was finished.
        """
        processes = count_workers(workers)
        done = {result.pairing for result in self.results}
        missing = [pairing for pairing in self.wanted if pairing not in done]
        if self.file:
            self.file.cut_off_rest()
        for result in play_pairings(missing, self.bots, self.game, self.seed, processes):
            self.results.append(result)
            if self.file:
                self.file.append(result)
            on_result(self)

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
        twin = self.names[:number].count(self.names[number])  # the same bot may play on several seats
        label = self.names[number] + (f" ({twin + 1})" if twin else "")
        return Standing(label, len(mine), wins, score, rating, deviation)


def _check_sent(named: str | BotMaker) -> None:
    """Refuse the maker of a bot that other processes cannot find."""
    try:
        pickle.dumps(named)
    except (pickle.PicklingError, AttributeError, TypeError):
        raise BadOption(StudyFault.BOT_NOT_SENT(bot=bot_name(named))) from None


def _make_header(game: Game, bots: Sequence[str], seed: int) -> dict[str, Any]:
    """Return the first line of a file: matches count together only if all of this is the same."""
    return {"bots": describe_bots(bots)} | describe_game(game) | {"seed": seed}


def rate(results: Iterable[MatchResult], bots: int) -> list[tuple[float, float]]:
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
