"""Backend: the compiled code that bots and the coach think with.

``NativeBackend`` compiles for this machine.  A browser has none of its packages, and calls ``use_backend``
before the first bot is made: see ``offline/engine_tree.py``.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.contract import State
from ludoteca.core.matches.game import Game

if TYPE_CHECKING:
    from ludoteca.bots.search import Tree


class Backend(Protocol):
    """What bots and the coach need of compiled code."""

    def make_tree(self, game: Game, luck: Generator) -> "Tree":
        """Make a tree for the search."""
        ...

    def make_guided_tree(self, game: Game, luck: Generator) -> "Tree":
        """Make a tree for the search with the game's network."""
        ...

    def compare_moves(
        self, game: Game, state: State, seat: int, action: int, other: int
    ) -> tuple[int, Sequence[int]]:
        """Return what makes an action better than another one (``continuations``), and the findings."""
        ...


class NativeBackend:
    """Code compiled for this machine.  It is loaded when it is first needed."""

    def make_tree(self, game: Game, luck: Generator) -> "Tree":
        from ludoteca.bots.tree import SearchTree

        return SearchTree(game, luck)

    def make_guided_tree(self, game: Game, luck: Generator) -> "Tree":
        from ludoteca.bots.network import GuidedTree

        return GuidedTree(game, luck)

    def compare_moves(
        self, game: Game, state: State, seat: int, action: int, other: int
    ) -> tuple[int, Sequence[int]]:
        from ludoteca.bots.native_comparison import compare_natively

        return compare_natively(game, state, seat, action, other)


class _InUse:
    """Holds the backend of this process."""

    backend: Backend = NativeBackend()


def current_backend() -> Backend:
    """Return the backend in use.  Ask for it when you need it: keep no copy."""
    return _InUse.backend


def use_backend(backend: Backend) -> None:
    """Let all bots made from now on, and the coach, think with another backend."""
    _InUse.backend = backend


def module_key(game: Game) -> str:
    """Return the name of a module of WebAssembly: a game, the version of its rules, an edition's digest."""
    return f"{game.name} {game.definition.version} {game.edition.digest}"
