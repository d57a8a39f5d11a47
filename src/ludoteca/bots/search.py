"""The search bot: information-set Monte-Carlo tree search, compiled, on one or more threads."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludoteca.bots import ismcts
from ludoteca.core import compiling
from ludoteca.core.chance import weighted_roll
from ludoteca.core.game import Game
from ludoteca.core.luck import SeededLuck
from ludoteca.core.match import Knowledge
from ludoteca.core.structs import NONE, layout, pack

NODE = np.dtype(
    [
        ("key", np.int64),  # an action, or a chance key
        ("first", np.int32),  # first child
        ("following", np.int32),  # next sibling
        ("visits", np.int32),
        ("reward", np.float64, (ismcts.MOST_SEATS,)),
        ("wins", np.float64, (ismcts.MOST_SEATS,)),
    ],
    align=True,
)
NODES = 1 << 17
DEPTH = 400
ITERATIONS_PER_CHECK = 32  # iterations between two looks at the clock


@dataclass(frozen=True)
class Candidate:
    """A legal move and what the search found about it."""

    move: str
    visits: int
    value: float  # mean reward of the seat to move
    win_chances: tuple[float, ...]  # of each seat


@dataclass(frozen=True)
class SearchResult:
    """All candidates, most visited first, and each seat's expected rank."""

    candidates: tuple[Candidate, ...]
    ranks: tuple[float, ...]
    iterations: int

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


@dataclass(frozen=True)
class Budget:
    """The limit of a search: seconds, or iterations if given.  Every thread has the whole budget."""

    seconds: float = 1.0
    iterations: int | None = None
    threads: int = 1

    def left(self, done: int, seconds: float) -> int:
        """Estimate how many iterations are left, after ``done`` iterations in ``seconds``."""
        if self.iterations is not None:
            return self.iterations - done
        return int(done * (self.seconds - seconds) / max(seconds, 1e-6))


@dataclass(frozen=True)
class Selection:
    """How a bot selects its move from a search result.

    ``temperature``: 0 selects the most visited move, 1 selects in proportion to visits, higher values make
    moves more alike.  ``heuristic_share``: the share of moves that are played without any search, chosen in
    proportion to the game's heuristic.
    """

    temperature: float = 0.0
    heuristic_share: float = 0.0


MOST_VISITED = Selection()
PRECISION = 1000  # probabilities become whole weights out of this number


@cache
def compile_search(game: Game) -> SimpleNamespace:
    """Compile the tree search for a game."""
    return compiling.compile_extension(game.compiled, ismcts, {"TIE_BREAKS": len(game.definition.ties)})


class SearchTree:
    """The search tree of one thread."""

    def __init__(self, game: Game, luck: Any) -> None:
        self._run = compile_search(game).search
        self.workspace = ismcts.Workspace(
            nodes=np.zeros(NODES, NODE),
            marks=np.zeros(3, np.int64),
            ranks=np.zeros(ismcts.MOST_SEATS),
            states=np.zeros(1, layout(game.definition.State)),
            lucks=pack(luck),
            legal=np.zeros(game.actions, np.int64),
            weights=np.zeros(game.actions, np.int64),
            child_of=np.full(game.actions, NONE, np.int64),
            path=np.zeros(DEPTH, np.int64),
            rewards=np.zeros(ismcts.MOST_SEATS),
            wins=np.zeros(ismcts.MOST_SEATS),
        )
        self.iterations = 0
        self.clear()

    def clear(self) -> None:
        """Reset the tree to an empty root."""
        self.workspace.nodes[0] = 0
        self.workspace.nodes[0]["first"] = NONE
        self.workspace.marks[:] = (0, 1, 0)
        self.workspace.ranks[:] = 0
        self.iterations = 0

    def children(self) -> list[int]:
        """Return the indices of the root's children."""
        nodes, found = self.workspace.nodes, []
        child = nodes[self.workspace.marks[ismcts.ROOT]]["first"]
        while child != NONE:
            found.append(int(child))
            child = nodes[child]["following"]
        return found

    def advance(self, *keys: int) -> None:
        """Move the root down along these keys.  Clear the tree if there is no such node or little room."""
        for key in keys:
            below = [child for child in self.children() if self.workspace.nodes[child]["key"] == key]
            if not below or self.workspace.marks[ismcts.SIZE] > NODES // 2:
                self.clear()
                return
            self.workspace.marks[ismcts.ROOT] = below[0]
        self.workspace.ranks[:] = 0
        self.iterations = 0

    def search(self, root: Any, seat: int, budget: Budget, until_settled: bool) -> None:
        """Iterate until the budget is used up, or until the rest of it cannot change the best move."""
        start = time.perf_counter()
        left = budget.iterations or ITERATIONS_PER_CHECK
        while left > 0:
            count = min(ITERATIONS_PER_CHECK, left)
            self.iterate(root, seat, count)
            self.iterations += count
            left = budget.left(self.iterations, time.perf_counter() - start)
            if until_settled and self.lead() > left:
                return

    def iterate(self, root: Any, seat: int, iterations: int) -> int:
        """Run that many iterations and return how many moves were played in them."""
        return int(self._run(self.workspace, root, seat, iterations))

    def lead(self) -> int:
        """Return how many more visits the first move has than the second."""
        nodes = self.workspace.nodes
        visits = sorted((int(nodes[child]["visits"]) for child in self.children()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else 0


class SearchBot:
    """Searches within a budget, then selects a move."""

    def __init__(
        self, game: Game, budget: Budget | None = None, selection: Selection = MOST_VISITED, seed: int = 0
    ) -> None:
        self.budget = budget or Budget()
        self.selection = selection
        self.seed = seed
        self.rules = game.rules
        self.luck = SeededLuck(seed, 0).luck
        self.trees = [
            SearchTree(game, SeededLuck(seed, 1 + thread).luck) for thread in range(self.budget.threads)
        ]
        self.last: tuple[int, int] | None = None  # the number of moves before the last choice, and its action

    def choose(self, knowledge: Knowledge) -> str:
        """Return a move in words."""
        move = knowledge.moves[0] if len(knowledge.moves) == 1 else self._choose_freely(knowledge)
        self.last = (knowledge.number, knowledge.actions[knowledge.moves.index(move)])
        return move

    def _choose_freely(self, knowledge: Knowledge) -> str:
        without_search = round(PRECISION * self.selection.heuristic_share)
        if without_search and weighted_roll([without_search, PRECISION - without_search], self.luck) == 0:
            return self._choose_by_heuristic(knowledge)
        return self.select(self.search(knowledge, self.selection == MOST_VISITED))

    def _choose_by_heuristic(self, knowledge: Knowledge) -> str:
        """Pick a move at random, in proportion to the game's preferences."""
        weights = [self.rules.preference(knowledge.state, action) for action in knowledge.actions]
        return knowledge.moves[weighted_roll(weights, self.luck)]

    def search(self, knowledge: Knowledge, until_settled: bool = False) -> SearchResult:
        """Search from what the seat knows, with the whole budget or until the best move is settled."""
        for tree in self.trees:
            if self.last is not None and knowledge.number == self.last[0] + 1:
                key = self.rules.chance_key(knowledge.state, knowledge.seat)
                tree.advance(self.last[1], *([key] if key != NONE else []))
            else:
                tree.clear()
        root = pack(knowledge.state)

        def run(tree: SearchTree) -> None:
            tree.search(root, knowledge.seat, self.budget, until_settled)

        if len(self.trees) == 1:
            run(self.trees[0])
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(run, self.trees))
        return merge(self.trees, knowledge)

    def select(self, result: SearchResult) -> str:
        """Select a move from a search result."""
        if self.selection.temperature == 0.0:
            return result.best.move
        most, exponent = result.best.visits, 1 / self.selection.temperature
        weights = [round(PRECISION * (one.visits / most) ** exponent) for one in result.candidates]
        return result.candidates[weighted_roll(weights, self.luck)].move


def merge(trees: list[SearchTree], knowledge: Knowledge) -> SearchResult:
    """Add up what all threads found."""
    seats, seat = knowledge.state.seats, knowledge.seat
    sums = {action: np.zeros(2 + ismcts.MOST_SEATS) for action in knowledge.actions}
    for tree in trees:
        for node in tree.workspace.nodes[tree.children()]:
            if node["key"] in sums:  # leave out actions that were legal only in some redeals
                sums[node["key"]] += (node["visits"], node["reward"][seat], *node["wins"])
    candidates = [
        _candidate(move, *totals[: 2 + seats].tolist())
        for move, totals in zip(knowledge.moves, sums.values(), strict=True)
    ]
    iterations = sum(tree.iterations for tree in trees)
    ranks = sum(tree.workspace.ranks for tree in trees) / max(1, iterations)
    candidates.sort(key=lambda one: -one.visits)
    return SearchResult(tuple(candidates), tuple(ranks[:seats].tolist()), iterations)


def _candidate(move: str, visits: float, reward: float, *wins: float) -> Candidate:
    """Make a candidate from sums over all visits."""
    divisor = max(1.0, visits)
    return Candidate(move, int(visits), reward / divisor, tuple(won / divisor for won in wins))
