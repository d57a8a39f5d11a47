"""A simulation: the games of a plan, or of two side by side, played shard by shard and kept in a folder."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path

from ludoteca.core.errors import BadOption
from ludoteca.core.game import Game
from ludoteca.study.comparison import Change, changes
from ludoteca.study.plan import Plan, played_game
from ludoteca.study.shards import Folder
from ludoteca.study.statistics import Figure, figures, of_seats, shown
from ludoteca.study.tally import Side, Tally, tallied
from ludoteca.study.workers import Crew, Done, Job

SIDES = ("a", "b")  # the folders of two editions that are compared


class Simulation:
    """What is played, what is there already, and what it shows so far."""

    def __init__(self, plans: Sequence[Plan], games: int, path: Path) -> None:
        if games < 1:
            raise BadOption(f"a study has at least one game, not {games}")
        self.plans = tuple(plans)
        self.games = self.plans[0].whole(games)
        paths = [path] if len(self.plans) == 1 else [path / side for side in SIDES]
        self.folders = [Folder(folder, plan) for folder, plan in zip(paths, self.plans, strict=True)]
        self.tally: Tally | None = None
        self.merged = 0  # shards in the tally: always the first ones, so that sums come out the same
        self._early: dict[int, Tally] = {}

    @property
    def seats(self) -> int:
        return self.plans[0].seats

    @property
    def done(self) -> int:
        """The games in the tally."""
        return self.tally.deals * self.seats if self.tally else 0

    @cached_property
    def variants(self) -> list[Game]:
        """The game with the figures of each plan."""
        return [played_game(plan) for plan in self.plans]

    @cached_property
    def jobs(self) -> list[Job]:
        size = self.plans[0].shard
        starts = range(0, self.games, size)
        return [Job(self.plans, number, min(size, self.games - start)) for number, start in enumerate(starts)]

    def run(self, crew: Crew, tell: Callable[["Simulation"], None]) -> None:
        """Read what is there, play what is missing; ``tell`` is called whenever the figures have grown."""
        for done in crew(self._missing(tell)):
            for folder, content in zip(self.folders, done.contents, strict=True):
                folder.keep(done.number, content)
            self._merge(done, tell)

    def _missing(self, tell: Callable[["Simulation"], None]) -> Iterator[Job]:
        for job in self.jobs:
            shards = [folder.shard(job.number, job.games) for folder in self.folders]
            there = [shard for shard in shards if shard is not None]
            if len(there) < len(shards):
                yield job
            else:
                self._merge(Done(job.number, (), tallied(self.plans, there)), tell)

    def _merge(self, done: Done, tell: Callable[["Simulation"], None]) -> None:
        self._early[done.number] = done.tally
        while self.merged in self._early:
            tally = self._early.pop(self.merged)
            self.tally = tally if self.tally is None else self.tally + tally
            self.merged += 1
            tell(self)

    # --- What it shows --------------------------------------------------------------------------------

    @property
    def sides(self) -> tuple[Side, ...]:
        assert self.tally is not None, "nothing was played yet"
        return self.tally.sides

    def figures(self, side: int = 0) -> list[Figure]:
        assert self.tally is not None, "nothing was played yet"
        return figures(self.variants[side], self.tally, self.seats, side)

    def wins(self) -> list[Figure]:
        """Only the wins by bot, or by seat where all bots are the same: quickly made while games go on."""
        assert self.tally is not None, "nothing was played yet"
        group = "bot" if len(set(self.plans[0].bots)) > 1 else "seat"
        wanted = [one for one in of_seats(self.tally, self.seats, 0) if one.group == group]
        return [shown(formula, self.tally, 0) for formula in wanted]

    def changes(self) -> list[Change]:
        assert self.tally is not None, "nothing was played yet"
        return changes(self.variants, self.tally, self.seats)
