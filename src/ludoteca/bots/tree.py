"""The search tree on this machine: NumPy arrays that compiled code works on."""

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, TypeVar

import numpy as np

from ludoteca.bots import ismcts
from ludoteca.bots.search import Budget, Child, search_in_steps
from ludoteca.core.compiler import compiling
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.contract import Row, State, Structs
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.kernel.structs import NONE, dtype_of, pack
from ludoteca.core.matches.game import Game

NODE = np.dtype(
    [
        ("key", np.int64),  # an action, or a chance key
        ("first", np.int32),  # first child
        ("following", np.int32),  # next sibling
        ("visits", np.int32),
        ("reward", np.float64, (MOST_SEATS,)),
        ("wins", np.float64, (MOST_SEATS,)),
    ],
    align=True,
)
NODES = 1 << 17  # of one tree: 12 MB
DEPTH = 400  # moves; longer paths are cut


W = TypeVar("W")  # the workspace of a compiled search


class SearchCode(Protocol):
    """The compiled functions of ``ismcts``."""

    def search(self, workspace: ismcts.Workspace, root: Structs, seat: int, iterations: int) -> int:
        """Run that many iterations and return how many moves were played in them."""
        ...


@cache
def compile_search(game: Game) -> SearchCode:
    """Compile the tree search for a game."""
    return compiling.compile_extension(game.compiled, ismcts, code=SearchCode)


def buffer_shapes(game: Game, marks: int = ismcts.MARKS) -> dict[str, tuple[int, np.dtype[Any]]]:
    """Return how long each buffer of ``ismcts.Workspace`` is, and what it holds, by name."""
    number, real = np.dtype(np.int64), np.dtype(np.float64)
    return {
        "nodes": (NODES, NODE),
        "marks": (marks, number),
        "ranks": (MOST_SEATS, real),
        "states": (1, dtype_of(game.definition.State)),
        "generators": (1, dtype_of(Generator)),
        "legal": (game.actions, number),
        "weights": (game.actions, number),
        "child_of": (game.actions, number),
        "path": (DEPTH, number),
        "rewards": (MOST_SEATS, real),
        "wins": (MOST_SEATS, real),
    }


def make_buffers(game: Game, luck: Generator, marks: int) -> dict[str, Any]:
    """Make the buffers of ``ismcts.Workspace``, by name."""
    buffers: dict[str, Any] = {name: np.zeros(*shape) for name, shape in buffer_shapes(game, marks).items()}
    buffers["generators"][:] = pack(luck)
    buffers["child_of"][:] = NONE
    return buffers


class SearchTree:
    """A search tree.  It is a ``search.Tree``."""

    def __init__(self, game: Game, luck: Generator) -> None:
        self._start(compile_search(game).search, ismcts.Workspace(**make_buffers(game, luck, ismcts.MARKS)))

    def _start(self, run: Callable[[W, Row, int, int], int], workspace: W) -> None:
        """Set the compiled search and the buffers that it works on, those of ``ismcts.Workspace`` or more."""
        self._run: Callable[[Any, Row, int, int], int] = run
        self.workspace: Any = workspace
        self.iterations = 0
        self.clear()

    def clear(self) -> None:
        """Reset the tree to an empty root."""
        self.workspace.nodes[0] = 0
        self.workspace.nodes[0]["first"] = NONE
        self.workspace.marks[:] = 0
        self.workspace.marks[ismcts.SIZE] = 1
        self.workspace.ranks[:] = 0
        self.iterations = 0

    @property
    def ranks(self) -> list[float]:
        """The ranks of each seat, summed over all iterations."""
        return list(self.workspace.ranks.tolist())

    def children(self) -> list[Child]:
        """Return what was found about each key below the root."""
        return [
            Child(int(node["key"]), int(node["visits"]), node["reward"].tolist(), node["wins"].tolist())
            for node in self.workspace.nodes[self._child_indices()]
        ]

    def _child_indices(self) -> list[int]:
        nodes, found = self.workspace.nodes, []
        child = nodes[self.workspace.marks[ismcts.ROOT]]["first"]
        while child != NONE:
            found.append(int(child))
            child = nodes[child]["following"]
        return found

    def lead(self) -> int:
        """Return how many more visits the first move has than the second."""
        visits = sorted(self.workspace.nodes["visits"][self._child_indices()].tolist(), reverse=True)
        return int(visits[0] - visits[1]) if len(visits) > 1 else 0

    def advance(self, *keys: int) -> None:
        """Move the root down along these keys.  Clear the tree if there is no such node or little room."""
        for key in keys:
            nodes = self.workspace.nodes
            below = [child for child in self._child_indices() if nodes[child]["key"] == key]
            if not below or self.workspace.marks[ismcts.SIZE] > NODES // 2:
                self.clear()
                return
            self.workspace.marks[ismcts.ROOT] = below[0]
        self.workspace.ranks[:] = 0
        self.iterations = 0

    def search(self, state: State, seat: int, budget: Budget, until_settled: bool) -> None:
        """Iterate until the budget is used up, or until the rest of it cannot change the best move."""
        root = pack(state)
        search_in_steps(self, lambda count: self.iterate(root, seat, count), budget, until_settled)

    def iterate(self, root: Any, seat: int, iterations: int) -> int:
        """Run that many iterations from a packed state and return how many moves were played in them."""
        self.iterations += iterations
        return int(self._run(self.workspace, root, seat, iterations))
