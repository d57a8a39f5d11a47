"""The search bot: information-set Monte-Carlo tree search, compiled, on one or more threads.

The bot itself needs no compiled code.  Its trees do, and a ``backend`` makes them: ``tree.SearchTree`` on
this machine, and a tree in WebAssembly in a browser.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from ludoteca.bots.backend import current_backend
from ludoteca.core.chance import Luck, weighted_roll
from ludoteca.core.game import Game
from ludoteca.core.luck import SeededLuck
from ludoteca.core.match import Knowledge
from ludoteca.core.structs import NONE

ITERATIONS_PER_CHECK = 32  # iterations between two checks of the clock


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


# --- Trees ------------------------------------------------------------------------------------------


class Child(NamedTuple):
    """What a search found about an action, or a chance key, below the root: sums over all visits."""

    key: int
    visits: int
    rewards: Sequence[float]  # of each seat
    wins: Sequence[float]  # of each seat


class Tree(Protocol):
    """The search tree of one thread."""

    @property
    def iterations(self) -> int:
        """How often the search has gone down the tree since the root was set."""
        ...

    @property
    def ranks(self) -> Sequence[float]:
        """The ranks of each seat, summed over all iterations."""
        ...

    def children(self) -> Sequence[Child]:
        """Return what was found about each key below the root."""
        ...

    def lead(self) -> int:
        """Return how many more visits the first move has than the second."""
        ...

    def clear(self) -> None:
        """Reset the tree to an empty root."""
        ...

    def advance(self, *keys: int) -> None:
        """Move the root down along these keys.  Clear the tree if there is no such node or little room."""
        ...

    def search(self, state: Any, seat: int, budget: Budget, until_settled: bool) -> None:
        """Iterate until the budget is used up, or until the rest of it cannot change the best move."""
        ...


def search_in_steps(
    tree: Tree, iterate: Callable[[int], object], budget: Budget, until_settled: bool
) -> None:
    """Call ``iterate`` with numbers of iterations until the budget is used up or the best move is settled."""
    start = time.perf_counter()
    left = budget.iterations or ITERATIONS_PER_CHECK
    while left > 0:
        iterate(min(ITERATIONS_PER_CHECK, left))
        left = budget.left(tree.iterations, time.perf_counter() - start)
        if until_settled and tree.lead() > left:
            return


def module_key(game: Game) -> str:
    """Return the name of a module of WebAssembly: a game, the version of its rules, an edition's digest."""
    return f"{game.name} {game.definition.version} {game.edition.digest}"


# --- The bot ----------------------------------------------------------------------------------------


class SearchBot:
    """Searches within a budget, then selects a move."""

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        selection: Selection = MOST_VISITED,
        seed: int = 0,
        *,
        make_tree: Callable[[Game, Luck], Tree] | None = None,
    ) -> None:
        make = make_tree or current_backend().make_tree
        self.budget = budget or Budget()
        self.selection = selection
        self.seed = seed
        self.rules = game.rules
        self.luck = SeededLuck(seed, 0).luck
        self.trees = [make(game, SeededLuck(seed, 1 + thread).luck) for thread in range(self.budget.threads)]
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

        def run(tree: Tree) -> None:
            tree.search(knowledge.state, knowledge.seat, self.budget, until_settled)

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


def merge(trees: Sequence[Tree], knowledge: Knowledge) -> SearchResult:
    """Add up what all threads found."""
    seats, seat = knowledge.state.seats, knowledge.seat
    found: dict[int, list[Child]] = {action: [] for action in knowledge.actions}
    for tree in trees:
        for child in tree.children():
            if child.key in found:  # leave out actions that were legal only in some redeals
                found[child.key].append(child)
    candidates = [
        _candidate(move, children, seat, seats)
        for move, children in zip(knowledge.moves, found.values(), strict=True)
    ]
    iterations = sum(tree.iterations for tree in trees)
    ranks = (sum(tree.ranks[other] for tree in trees) / max(1, iterations) for other in range(seats))
    candidates.sort(key=lambda one: -one.visits)
    return SearchResult(tuple(candidates), tuple(ranks), iterations)


def _candidate(move: str, found: Sequence[Child], seat: int, seats: int) -> Candidate:
    """Make a candidate from what all threads found about its action."""
    visits = sum(child.visits for child in found)
    reward = sum((child.rewards[seat] for child in found), 0.0)
    wins = [sum((child.wins[other] for child in found), 0.0) for other in range(seats)]
    divisor = max(1, visits)
    return Candidate(move, visits, reward / divisor, tuple(won / divisor for won in wins))
