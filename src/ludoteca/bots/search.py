"""The search bot: looks ahead by information-set Monte-Carlo tree search, compiled, on several threads."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludoteca.bots import tree
from ludoteca.core import binding
from ludoteca.core.chance import pick
from ludoteca.core.game import Game
from ludoteca.core.luck import Thrown
from ludoteca.core.match import Knowledge
from ludoteca.core.record import NONE, layout, packed

NODE = np.dtype(
    [
        ("key", np.int64),  # the action, or what was seen after one
        ("first", np.int32),  # child
        ("following", np.int32),  # sibling
        ("visits", np.int32),
        ("reward", np.float64, (tree.SEATS,)),
        ("wins", np.float64, (tree.SEATS,)),
    ],
    align=True,
)
NODES = 1 << 17
DEPTH = 400
BATCH = 32  # iterations between two looks at the clock


@dataclass(frozen=True)
class Candidate:
    """A legal move as the search sees it."""

    move: str
    visits: int
    value: float  # the mean reward of the seat that moves
    wins: tuple[float, ...]  # each seat's chance to win


@dataclass(frozen=True)
class Thought:
    """What came of a search: candidates, the most visited first, and each seat's expected rank."""

    candidates: tuple[Candidate, ...]
    ranks: tuple[float, ...]
    iterations: int

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


@dataclass(frozen=True)
class Budget:
    """How long a search may take: so many seconds, or so many iterations, on so many threads."""

    seconds: float = 1.0
    iterations: int | None = None
    threads: int = 1

    def left(self, done: int, seconds: float) -> int:
        """About how many iterations are left after so many in so long."""
        if self.iterations is not None:
            return self.iterations - done
        return int(done * (self.seconds - seconds) / max(seconds, 1e-6))


@cache
def searcher(game: Game) -> SimpleNamespace:
    """The tree search of a game, compiled."""
    return binding.extended(game.compiled, tree, {"TIE_BREAKS": len(game.definition.ties)})


class Tree:
    """One thread's tree."""

    def __init__(self, game: Game, luck: Any) -> None:
        self.search = searcher(game).search
        self.desk = tree.Desk(
            nodes=np.zeros(NODES, NODE),
            marks=np.zeros(3, np.int64),
            ranks=np.zeros(tree.SEATS),
            states=np.zeros(1, layout(game.definition.State)),
            lucks=packed(luck),
            legal=np.zeros(game.actions, np.int64),
            weights=np.zeros(game.actions, np.int64),
            child_of=np.full(game.actions, tree.NOWHERE, np.int64),
            path=np.zeros(DEPTH, np.int64),
            rewards=np.zeros(tree.SEATS),
            wins=np.zeros(tree.SEATS),
        )
        self.iterations = 0
        self.clear()

    def clear(self) -> None:
        """A tree that is only a root."""
        self.desk.nodes[0] = 0
        self.desk.nodes[0]["first"] = tree.NOWHERE
        self.desk.marks[:] = (0, 1, 0)
        self.desk.ranks[:] = 0
        self.iterations = 0

    def children(self) -> list[Any]:
        """The nodes below the root."""
        found, child = [], self.desk.nodes[self.desk.marks[tree.ROOT]]["first"]
        while child != tree.NOWHERE:
            found.append(child)
            child = self.desk.nodes[child]["following"]
        return found

    def go_down(self, *keys: int) -> None:
        """Keep what is known below an action that was played, if there is something and still room."""
        for key in keys:
            below = [child for child in self.children() if self.desk.nodes[child]["key"] == key]
            if not below or self.desk.marks[tree.SIZE] > NODES // 2:
                self.clear()
                return
            self.desk.marks[tree.ROOT] = below[0]
        self.desk.ranks[:] = 0
        self.iterations = 0

    def think(self, root: Any, seat: int, budget: Budget, until_settled: bool) -> None:
        """Iterations until time or number is used up, or nothing could change the choice any more."""
        start = time.perf_counter()
        left = budget.iterations or BATCH
        while left > 0:
            batch = min(BATCH, left)
            self.search(self.desk, root, seat, batch)
            self.iterations += batch
            left = budget.left(self.iterations, time.perf_counter() - start)
            if until_settled and self.lead() > left:
                return

    def lead(self) -> int:
        """How many more visits the first move has than the second."""
        visits = sorted((int(self.desk.nodes[child]["visits"]) for child in self.children()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else 0


@dataclass(frozen=True)
class Manner:
    """How a bot uses what it has found.

    ``soft``: with 0 it plays the best move, with 1 in proportion to visits, with more it minds them less.
    ``dull``: how many of its moves it plays without looking ahead, in proportion to the game's taste.
    """

    soft: float = 0.0
    dull: float = 0.0


STRICT = Manner()
FINE = 1000  # steps of a chance


class SearchBot:
    """Thinks within a budget and plays the move it looked at most, or by a less strict manner."""

    def __init__(
        self, game: Game, budget: Budget | None = None, manner: Manner = STRICT, seed: int = 0
    ) -> None:
        self.budget = budget or Budget()
        self.manner = manner
        self.seed = seed
        self.rules = game.rules
        self.luck = Thrown(seed, 0).luck
        self.trees = [Tree(game, Thrown(seed, 1 + thread).luck) for thread in range(self.budget.threads)]
        self.last: tuple[int, int] | None = None  # how many moves there were, and the action chosen then

    def choose(self, knowledge: Knowledge) -> str:
        """A move in words."""
        move = knowledge.moves[0] if len(knowledge.moves) == 1 else self._wanted(knowledge)
        self.last = (knowledge.number, knowledge.actions[knowledge.moves.index(move)])
        return move

    def _wanted(self, knowledge: Knowledge) -> str:
        dull = round(FINE * self.manner.dull)
        if dull and pick([dull, FINE - dull], self.luck) == 0:
            return self._to_taste(knowledge)
        return self.picked(self.think(knowledge, self.manner == STRICT))

    def _to_taste(self, knowledge: Knowledge) -> str:
        """Any move, the rather the more the game's taste likes it."""
        weights = [self.rules.preference(knowledge.state, action) for action in knowledge.actions]
        return knowledge.moves[pick(weights, self.luck)]

    def think(self, knowledge: Knowledge, until_settled: bool = False) -> Thought:
        """Search from what the seat knows, with the whole budget or until the choice is settled."""
        for one in self.trees:
            if self.last is not None and knowledge.number == self.last[0] + 1:
                seen = self.rules.sight(knowledge.state, knowledge.seat)
                one.go_down(self.last[1], *([seen] if seen != NONE else []))
            else:
                one.clear()
        root = packed(knowledge.state)
        if len(self.trees) == 1:
            self.trees[0].think(root, knowledge.seat, self.budget, until_settled)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(
                    pool.map(
                        lambda one: one.think(root, knowledge.seat, self.budget, until_settled), self.trees
                    )
                )
        return summed(self.trees, knowledge)

    def picked(self, thought: Thought) -> str:
        if self.manner.soft == 0.0:
            return thought.best.move
        most = thought.best.visits
        weights = [round(FINE * (one.visits / most) ** (1 / self.manner.soft)) for one in thought.candidates]
        return thought.candidates[pick(weights, self.luck)].move


def candidate(move: str, visits: float, value: float, *wins: float) -> Candidate:
    """A move with the means of what was summed up."""
    times = max(1.0, visits)
    return Candidate(move, int(visits), value / times, tuple(won / times for won in wins))


def summed(trees: list[Tree], knowledge: Knowledge) -> Thought:
    """What all threads found, together."""
    seats, seat = knowledge.state.seats, knowledge.seat
    sums = {action: np.zeros(2 + tree.SEATS) for action in knowledge.actions}
    for one in trees:
        for node in one.desk.nodes[one.children()]:
            if node["key"] in sums:  # what was legal only as some cards were imagined is left out
                sums[node["key"]] += (node["visits"], node["reward"][seat], *node["wins"])
    candidates = [
        candidate(move, *found[: 2 + seats].tolist())
        for move, found in zip(knowledge.moves, sums.values(), strict=True)
    ]
    iterations = sum(one.iterations for one in trees)
    ranks = sum(one.desk.ranks for one in trees) / max(1, iterations)
    candidates.sort(key=lambda one: -one.visits)
    return Thought(tuple(candidates), tuple(ranks[:seats].tolist()), iterations)
