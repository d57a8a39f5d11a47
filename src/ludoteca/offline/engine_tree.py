"""Engine trees: the search of bots in WebAssembly, which the Worker of the pages runs for us.

The comparisons of the coach are computed there too.
"""

import json
from collections.abc import Sequence
from typing import Any

from ludoteca import Game
from ludoteca.bots import explanations, search
from ludoteca.bots.search import Budget, Child, module_key
from ludoteca.core.chance import Luck
from ludoteca.core.structs import to_bytes


class EngineTree:
    """A search tree of ``web/src/offline/engines.ts``.  It is a ``search.Tree``."""

    def __init__(self, tree: Any) -> None:
        self._tree = tree  # of JavaScript

    def _results(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self._tree.results())
        return found

    @property
    def iterations(self) -> int:
        """How often the search has gone down the tree."""
        return int(self._results()["iterations"])

    @iterations.setter
    def iterations(self, value: int) -> None:
        raise AttributeError("the engine counts iterations")

    @property
    def ranks(self) -> Sequence[float]:
        """The ranks of each seat, summed over all iterations."""
        found: list[float] = self._results()["ranks"]
        return found

    def children(self) -> Sequence[Child]:
        """Return what was found about each key below the root."""
        return [Child(**child) for child in self._results()["children"]]

    def lead(self) -> int:
        """Return how many more visits the first move has than the second."""
        visits = sorted((child.visits for child in self.children()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else 0

    def clear(self) -> None:
        """Reset the tree to an empty root."""
        self._tree.clear()

    def advance(self, *keys: int) -> None:
        """Move the root down along these keys.  Clear the tree if there is no such node or little room."""
        self._tree.advance(json.dumps(keys))

    def search(self, state: Any, seat: int, budget: Budget, until_settled: bool) -> None:
        """Iterate until the budget is used up, or until the rest of it cannot change the best move."""
        known = to_bytes(state).hex()
        self._tree.search(known, seat, budget.iterations or 0, budget.seconds, until_settled)


def use_engines(engines: Any) -> None:
    """Let bots search, and the coach compare moves, with the engines of the Worker."""

    def make_tree(game: Game, luck: Luck) -> EngineTree:
        return EngineTree(engines.tree(module_key(game), to_bytes(luck).hex(), False))

    def make_guided_tree(game: Game, luck: Luck) -> EngineTree:
        return EngineTree(engines.tree(module_key(game), to_bytes(luck).hex(), True))

    def compare(game: Game, state: Any, seat: int, action: int, other: int) -> tuple[int, list[int]]:
        known = to_bytes(state).hex()
        kind, findings = json.loads(engines.compare(module_key(game), known, seat, action, other))
        return kind, findings

    search.tree_maker = make_tree
    search.guided_tree_maker = make_guided_tree
    explanations.comparer = compare
