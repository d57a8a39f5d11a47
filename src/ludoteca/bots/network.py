"""A network on this machine: the bot that plays its likeliest move at once, and the tree that it guides."""

from functools import cache
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ludoteca.bots import guided_search, inference, ismcts, weights
from ludoteca.bots.faults import BotFault
from ludoteca.bots.guided_search import WEIGHTS_PER_NODE, Guide
from ludoteca.bots.inference import NetworkWorkspace
from ludoteca.bots.ismcts import Workspace
from ludoteca.bots.levels import list_bots
from ludoteca.bots.tree import NODES, SearchTree, make_buffers
from ludoteca.core.compiler import compiling
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.contract import Row, Structs
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.kernel.structs import NONE, pack
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import Fault


class NetworkCode(Protocol):
    """The compiled functions of ``inference``."""

    def choose_by_network(self, network: NetworkWorkspace, states: Structs, legal: Row) -> int:
        """Return the likeliest action."""
        ...


class GuidedSearchCode(Protocol):
    """The compiled functions of ``guided_search``."""

    def search(self, workspace: Workspace, root: Structs, seat: int, iterations: int) -> int:
        """Run that many iterations and return how many moves were played in them."""
        ...


@cache
def compile_network(game: Game) -> NetworkCode:
    """Compile what a network says about states of a game."""
    return compiling.compile_extension(game.compiled, inference, code=NetworkCode)


def constants_of(game: Game) -> dict[str, Any]:
    """Return the constants that ``guided_search`` is compiled with: all exploration follows the network."""
    return {"TRUST": (100,) * (MOST_SEATS + 1), "PLAYOUT": game.definition.bots.champion.playout}


@cache
def compile_guided_search(game: Game, **constants: float) -> GuidedSearchCode:
    """Compile the tree search with a network for a game."""
    known = constants_of(game) | constants
    below = (ismcts, inference)
    return compiling.compile_extension(game.compiled, guided_search, known, below, code=GuidedSearchCode)


def read_network(game: Game, file: Path | None = None) -> NetworkWorkspace:
    """Read the network of a game, with buffers of its own.

    Raises:
        BadOption: The game has no network, or the file cannot be read, holds none or that of another game.
    """
    if file is None and not weights.has_network(game):
        raise BadOption(BotFault.NO_NETWORK(game=game.name), Fault.KNOWN_WORDS(words=list_bots(game)))
    header, arrays = weights.read_for(game, file or weights.file_of(game))
    return NetworkWorkspace(
        arrays,
        features=np.zeros(header.features, np.int16),
        sums=np.zeros(header.width, np.int32),
        units=np.zeros(header.width, np.int32),
        preference_logs=np.zeros(header.actions, np.int64),
        logits=np.zeros(header.actions, np.int64),
        judgements=np.zeros(weights.REWARDS + MOST_SEATS, np.int64),
    )


class NetworkBot:
    """Plays the likeliest move of its network, without looking ahead.

    Raises:
        BadOption: The game has no network, or the file cannot be read, holds none or that of another game.
    """

    def __init__(self, game: Game, file: Path | None = None) -> None:
        self.game = game
        self.network = read_network(game, file)
        self.legal = np.zeros(game.actions, np.int64)
        self._choose = compile_network(game).choose_by_network

    def choose(self, knowledge: Knowledge) -> str:
        """Return a move in words.

        Raises:
            BadOption: The match has other rules or other figures than the bot's game.
        """
        knowledge.check_game(self.game)
        action = self._choose(self.network, pack(knowledge.state), self.legal)
        return knowledge.moves[knowledge.legal_actions.index(int(action))]


class GuidedTree(SearchTree):
    """A search tree that a network guides."""

    def __init__(self, game: Game, luck: Generator, file: Path | None = None, **constants: float) -> None:
        guide = Guide(
            read_network(game, file),
            prior_starts=np.full(NODES, NONE, np.int32),
            prior_counts=np.zeros(NODES, np.int32),
            prior_actions=np.zeros(NODES * WEIGHTS_PER_NODE, np.int16),
            prior_weights=np.zeros(NODES * WEIGHTS_PER_NODE, np.int32),
            shares=np.zeros(MOST_SEATS, np.int64),
        )
        workspace = Workspace(**make_buffers(game, luck, guided_search.GUIDED_MARKS), guide=guide)
        self._start(compile_guided_search(game, **constants).search, workspace)

    def clear(self) -> None:
        """Reset the tree to an empty root, whose actions have no weights yet."""
        self.workspace.guide.prior_starts[0] = NONE
        super().clear()
