"""A simulation: plays the matches of one plan, or of two, shard by shard and saves them in a folder.

    from ludoteca.study.simulation import simulate

    study = simulate("alpaca", ["greedy", "random"], matches=1000)
    for share in study.win_shares():
        print(share.about, share.value, share.low, share.high)

With a folder, a stopped study continues from the shards that are in it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteca import games
from ludoteca.core.figures.edition import EditionSource
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import IllegalCall
from ludoteca.core.values.numbers import check_count
from ludoteca.games import find_game
from ludoteca.study.comparison import Change, compute_changes
from ludoteca.study.faults import StudyFault
from ludoteca.study.groups import Group
from ludoteca.study.plan import Plan, load_game, make_plan
from ludoteca.study.shards import Folder, import_parquet
from ludoteca.study.statistics import Statistic, compute, compute_statistics, seat_formulas
from ludoteca.study.tally import EditionCounts, Tally, tally_shard
from ludoteca.study.workers import FinishedJob, Job, Runner, local_runner

EDITION_FOLDERS = ("a", "b")  # when two editions are compared


class Simulation:
    """The jobs of a study, the matches played so far, and their statistics.

    ``simulate`` makes one and plays it.
    """

    def __init__(self, plans: Sequence[Plan], matches: int, path: str | Path) -> None:
        self.plans = tuple(plans)
        self.matches = self.plans[0].round_up(check_count(matches, StudyFault.WRONG_MATCHES))
        root = Path(path)
        paths = [root] if len(self.plans) == 1 else [root / name for name in EDITION_FOLDERS]
        self.folders = [Folder(folder, plan) for folder, plan in zip(paths, self.plans, strict=True)]
        self.tally: Tally | None = None
        self.merged = 0  # shards in the tally, always in order: sums of floats depend on the order
        self._waiting: dict[int, Tally] = {}  # tallies of later shards

    @property
    def seats(self) -> int:
        return self.plans[0].seats

    @property
    def done(self) -> int:
        """The number of matches in the tally."""
        return self.tally.deals * self.seats if self.tally else 0

    @cached_property
    def games(self) -> list[Game]:
        """The game with the edition of each plan."""
        return [load_game(plan) for plan in self.plans]

    @cached_property
    def _jobs(self) -> list[Job]:
        size = self.plans[0].shard
        starts = range(0, self.matches, size)
        return [
            Job(self.plans, number, min(size, self.matches - start)) for number, start in enumerate(starts)
        ]

    def run(
        self, runner: Runner, on_progress: Callable[["Simulation"], None] = lambda simulation: None
    ) -> None:
        """Load the shards in the folder and play the missing ones.  Call ``on_progress`` after each shard."""
        for done in runner(self._missing_jobs(on_progress)):
            for folder, content in zip(self.folders, done.contents, strict=True):
                folder.save(done.number, content)
            self._merge(done, on_progress)

    def _missing_jobs(self, on_progress: Callable[["Simulation"], None]) -> Iterator[Job]:
        for job in self._jobs:
            shards = [folder.load(job.number, job.matches) for folder in self.folders]
            found = [shard for shard in shards if shard is not None]
            if len(found) < len(shards):
                yield job
            else:
                self._merge(FinishedJob(job.number, (), tally_shard(self.plans, found)), on_progress)

    def _merge(self, done: FinishedJob, on_progress: Callable[["Simulation"], None]) -> None:
        self._waiting[done.number] = done.tally
        while self.merged in self._waiting:
            tally = self._waiting.pop(self.merged)
            self.tally = tally if self.tally is None else self.tally + tally
            self.merged += 1
            on_progress(self)

    # --- Results --------------------------------------------------------------------------------

    @property
    def edition_counts(self) -> tuple[EditionCounts, ...]:
        """What is counted for each edition: lengths, scores and events.

        Raises:
            IllegalCall: No matches have been played yet.
        """
        return self._played().edition_counts

    def statistics(self, edition: int = 0) -> list[Statistic]:
        """Return everything that is estimated, of the first edition or of the second.

        Raises:
            IllegalCall: No matches have been played yet.
        """
        return compute_statistics(self.games[edition], self._played(), self.seats, edition)

    def win_shares(self) -> list[Statistic]:
        """Return the wins by bot, or by seat if all bots are the same: fast enough for a progress bar.

        Raises:
            IllegalCall: No matches have been played yet.
        """
        tally = self._played()
        group = Group.BOT if len(set(self.plans[0].bots)) > 1 else Group.SEAT
        wanted = [formula for formula in seat_formulas(tally, self.seats, 0) if formula.group == group]
        return [compute(formula, tally, 0) for formula in wanted]

    def changes(self) -> list[Change]:
        """Return how the statistics differ from the first edition to the second, on the same deals.

        ``simulate`` plays a second edition if it gets one to compare with.

        Raises:
            IllegalCall: No matches have been played yet, or the study has a single edition.
        """
        tally = self._played()
        if len(self.plans) == 1:
            raise IllegalCall(StudyFault.ONE_EDITION())
        return compute_changes(self.games, tally, self.seats)

    def _played(self) -> Tally:
        """Return the tally, or refuse while it is empty."""
        if self.tally is None:
            raise IllegalCall(StudyFault.NOTHING_PLAYED())
        return self.tally


def simulate(  # noqa: PLR0913 - the options of the command
    game: Game | str,
    bots: str | Sequence[str] = "greedy",
    *,
    seats: int | None = None,
    matches: int = 10_000,
    seed: int = 1,
    folder: str | Path | None = None,
    workers: int | None = None,
    compare_with: EditionSource | None = None,
) -> Simulation:
    """Play many matches of a game, or of the game of that name, and return them with their statistics.

    ``bots``: the line-up, by their names; with fewer bots than seats, they repeat in order.  ``matches``: at
    least this many; whole rotations are played.  ``folder``: where matches are saved, to continue from.
    ``workers``: threads or processes, by default one for each core.  ``compare_with``: another edition, which
    plays the same deals with the same luck; then ``changes`` says what it changes.  The same call plays the
    same matches, unless a bot is limited by time (``search:0.2``, ``best``, ``champion``).

    Bots that look ahead play in processes: then call it under ``if __name__ == "__main__":``.

    Raises:
        BadOption: A bot does not exist, there are no bots or more than seats, the game is not for that many
            seats, or there are no matches or workers.  Or the seed is not a whole number from 0 to
            2**63 - 1, or the folder holds other matches.
        UnknownGame: There is no game of that name.
        BadEdition: The edition to compare with cannot be used.
        MissingExtra: PyArrow is not installed.
        LudotecaError: A process died (``bots.processes.WorkerDied``).
    """
    import_parquet()
    played = [find_game(game)]
    if compare_with is not None:
        played.append(games.game(played[0].name, compare_with))
    plans = [make_plan(one, bots, seats=seats, seed=seed) for one in played]
    runner = local_runner(plans, workers)
    with TemporaryDirectory() as temporary:
        simulation = Simulation(plans, matches, temporary if folder is None else folder)
        simulation.run(runner)
    return simulation
