"""The search bot: information-set Monte-Carlo tree search, compiled, on one or more threads.

The bot itself needs no compiled code.  Its trees do, and a ``backend`` makes them: ``tree.SearchTree`` on
this machine, and a tree in WebAssembly in a browser.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ludoteca.bots.backend import current_backend
from ludoteca.bots.faults import BotFault
from ludoteca.core.kernel.chance import Generator, weighted_roll
from ludoteca.core.kernel.contract import State
from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.sentences import show
from ludoteca.core.values.numbers import check_count, is_number, seed_or_random

ITERATIONS_PER_CHECK = 32  # iterations between two checks of the clock


@dataclass(frozen=True)
class Candidate:
    """A legal move and what the search found about it."""

    move: str
    visits: int
    value: float  # mean reward of the seat to move
    win_probabilities: tuple[float, ...]  # of each seat


@dataclass(frozen=True)
class SearchResult:
    """All candidates, most visited first, and each seat's expected rank."""

    candidates: tuple[Candidate, ...]
    ranks: tuple[float, ...]
    iterations: int

    @property
    def best(self) -> Candidate:
        """The most visited candidate."""
        return self.candidates[0]


@dataclass(frozen=True)
class Budget:
    """The limit of a search: seconds, or iterations if given.  Every thread has the whole budget.

    ``clock`` counts the seconds, such as ``time.thread_time`` for processor time.

    Raises:
        BadOption: It is no time, no iteration or no thread.
    """

    seconds: float = 1.0
    iterations: int | None = None
    threads: int = 1
    clock: Callable[[], float] = time.perf_counter  # what counts the seconds

    def __post_init__(self) -> None:
        if not is_number(self.seconds) or self.seconds <= 0:
            raise BadOption(BotFault.WRONG_BUDGET_SECONDS(value=show(self.seconds)))
        if self.iterations is not None:
            check_count(self.iterations, BotFault.WRONG_BUDGET_ITERATIONS)
        check_count(self.threads, BotFault.WRONG_BUDGET_THREADS)

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

    Raises:
        BadOption: The temperature is below 0, or the share is not from 0 to 1.
    """

    temperature: float = 0.0
    heuristic_share: float = 0.0

    def __post_init__(self) -> None:
        if not is_number(self.temperature) or self.temperature < 0:
            raise BadOption(BotFault.WRONG_TEMPERATURE(value=show(self.temperature)))
        if not is_number(self.heuristic_share) or not 0 <= self.heuristic_share <= 1:
            raise BadOption(BotFault.WRONG_HEURISTIC_SHARE(value=show(self.heuristic_share)))


MOST_VISITED = Selection()
PRECISION = 1000  # probabilities become whole weights out of this number


# --- Trees ------------------------------------------------------------------------------------------


class Child(NamedTuple):
    """What a search found about an action, or a chance key, below the root: sums over all visits."""

    key: int
    visits: int
    rewards: Sequence[float]  # of each seat
    wins: Sequence[float]  # of each seat, in all visits; a shared win counts as a fraction


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

    def search(self, state: State, seat: int, budget: Budget, until_settled: bool) -> None:
        """Iterate until the budget is used up, or until the rest of it cannot change the best move."""
        ...


def search_in_steps(
    tree: Tree, iterate: Callable[[int], object], budget: Budget, until_settled: bool
) -> None:
    """Call ``iterate`` with numbers of iterations until the budget is used up or the best move is settled."""
    start = budget.clock()
    left = ITERATIONS_PER_CHECK if budget.iterations is None else budget.iterations
    while left > 0:
        iterate(min(ITERATIONS_PER_CHECK, left))
        left = budget.left(tree.iterations, budget.clock() - start)
        if until_settled and tree.lead() > left:
            return


# --- The bot ----------------------------------------------------------------------------------------


class SearchBot:
    """Searches within a budget, then selects a move.

    It can serve several seats and matches in turn: it keeps its tree only for the next decision of a seat
    after its own move, and begins a new one otherwise.  Two threads must not share a bot.  Without a seed its
    luck comes from the operating system.

    Raises:
        BadOption: The seed is not a whole number from 0 to 2**63 - 1.
    """

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        selection: Selection = MOST_VISITED,
        seed: int | None = None,
        *,
        make_tree: Callable[[Game, Generator], Tree] | None = None,
    ) -> None:
        make = make_tree or current_backend().make_tree
        self.budget = budget or Budget()
        self.selection = selection
        self.seed = seed_or_random(seed)
        self.game = game
        self.rules = game.rules
        self.luck = SeededLuck(self.seed, 0).generator
        generators = [SeededLuck(self.seed, 1 + thread).generator for thread in range(self.budget.threads)]
        self.trees = [make(game, luck) for luck in generators]
        self.last: tuple[Knowledge, str] | None = None  # the last decision, and the move that was chosen

    def choose(self, knowledge: Knowledge) -> str:
        """Return a move in words.

        Raises:
            BadOption: The match has other rules or other figures than the bot's game.
        """
        move = knowledge.moves[0] if len(knowledge.moves) == 1 else self._choose_freely(knowledge)
        self.last = (knowledge, move)
        return move

    def _choose_freely(self, knowledge: Knowledge) -> str:
        without_search = round(PRECISION * self.selection.heuristic_share)
        if without_search and weighted_roll([without_search, PRECISION - without_search], self.luck) == 0:
            return self._choose_by_heuristic(knowledge)
        return self.select(self.search(knowledge, self.selection == MOST_VISITED))

    def _choose_by_heuristic(self, knowledge: Knowledge) -> str:
        """Pick a move at random, in proportion to the game's preferences."""
        weights = [self.rules.preference(knowledge.state, action) for action in knowledge.legal_actions]
        return knowledge.moves[weighted_roll(weights, self.luck)]

    def search(self, knowledge: Knowledge, until_settled: bool = False) -> SearchResult:
        """Search from what the seat knows, with the whole budget or until the best move is settled.

        Raises:
            BadOption: The match has other rules or other figures than the bot's game.
        """
        knowledge.check_game(self.game)
        self._set_root(knowledge)

        def run(tree: Tree) -> None:
            tree.search(knowledge.state, knowledge.seat_number, self.budget, until_settled)

        if len(self.trees) == 1:
            run(self.trees[0])
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(run, self.trees))
        return merge(self.trees, knowledge)

    def _set_root(self, knowledge: Knowledge) -> None:
        """Keep what the trees hold about the moves from here on, or clear them."""
        last, self.last = self.last, None
        if last is None or not knowledge.is_after(*last):
            for tree in self.trees:
                tree.clear()
            return
        before, move = last
        key = self.rules.chance_key(knowledge.state, knowledge.seat_number)
        for tree in self.trees:
            tree.advance(before.legal_actions[before.moves.index(move)], *([key] if key != NONE else []))

    def select(self, result: SearchResult) -> str:
        """Select a move from a search result."""
        if self.selection.temperature == 0.0:
            return result.best.move
        most, exponent = result.best.visits, 1 / self.selection.temperature
        weights = [
            round(PRECISION * (candidate.visits / most) ** exponent) for candidate in result.candidates
        ]
        return result.candidates[weighted_roll(weights, self.luck)].move


def merge(trees: Sequence[Tree], knowledge: Knowledge) -> SearchResult:
    """Add up what all threads found."""
    seats, seat = knowledge.state.seats, knowledge.seat_number
    found: dict[int, list[Child]] = {action: [] for action in knowledge.legal_actions}
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
    candidates.sort(key=lambda candidate: -candidate.visits)
    return SearchResult(tuple(candidates), tuple(ranks), iterations)


def _candidate(move: str, found: Sequence[Child], seat: int, seats: int) -> Candidate:
    """Make a candidate from what all threads found about its action."""
    visits = sum(child.visits for child in found)
    reward = sum((child.rewards[seat] for child in found), 0.0)
    wins = [sum((child.wins[other] for child in found), 0.0) for other in range(seats)]
    divisor = max(1, visits)
    return Candidate(move, visits, reward / divisor, tuple(won / divisor for won in wins))
