"""Engine trees: the search of bots in WebAssembly, which the Worker of the pages runs for us.

The comparisons of the coach are computed there too.
"""

import json
from collections.abc import Sequence
from typing import Any

from ludoteca import Game
from ludoteca.bots.backend import module_key
from ludoteca.bots.search import Budget, Child
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.contract import State
from ludoteca.core.kernel.structs import to_bytes


class EngineTree:
    """A search tree of ``web/src/offline/worker/engines.ts``.  It is a ``search.Tree``."""

    def __init__(self, tree: Any) -> None:
        self._tree = tree  # of JavaScript

    def _results(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self._tree.results())
        return found

    @property
    def iterations(self) -> int:
        """How often the search has gone down the tree since the root was set."""
        return int(self._results()["iterations"])

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

    def search(self, state: State, seat: int, budget: Budget, until_settled: bool) -> None:
        """Iterate until the budget is used up, or until the rest of it cannot change the best move."""
        known = to_bytes(state).hex()
        self._tree.search(known, seat, budget.iterations or 0, budget.seconds, until_settled)


class EngineBackend:
    """The engines of the Worker, for bots and the coach.  It is a ``bots.backend.Backend``."""

    def __init__(self, engines: Any) -> None:
        self._engines = engines  # of JavaScript

    def make_tree(self, game: Game, luck: Generator) -> EngineTree:
        """Make a tree for the search."""
        return EngineTree(self._engines.tree(module_key(game), to_bytes(luck).hex(), False))

    def make_guided_tree(self, game: Game, luck: Generator) -> EngineTree:
        """Make a tree for the search with the game's network."""
        return EngineTree(self._engines.tree(module_key(game), to_bytes(luck).hex(), True))

    def compare_moves(
        self, game: Game, state: State, seat: int, action: int, other: int
    ) -> tuple[int, Sequence[int]]:
        """Return what makes an action better than another one, and the findings of the comparison."""
        known = to_bytes(state).hex()
        kind, findings = json.loads(self._engines.compare(module_key(game), known, seat, action, other))
        return kind, findings
