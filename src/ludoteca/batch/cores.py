"""Cores: runs loops over matches on the cores of a CPU, on threads that release the interpreter lock."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.batch import loops
from ludoteca.batch.faults import BatchFault
from ludoteca.batch.operations import Operation
from ludoteca.core.compiler import compiling
from ludoteca.core.matches.game import Game
from ludoteca.core.values.numbers import check_count
from ludoteca.games import find_game

CHUNKS_PER_THREAD = 8  # more than one, so that no thread waits long for the others


@cache
def compile_loops(game: Game) -> dict[str, Callable[..., None]]:
    """Compile the loops for a game, and return them by name."""
    return vars(compiling.compile_extension(game.compiled, loops, code=SimpleNamespace))


class Cores:
    """Runs loops over matches of a game, or of the game of that name, on threads.

    By default there is one thread for each core.

    Raises:
        BadOption: The number of threads is not a whole number from 1.
        UnknownGame: There is no game of that name.
    """

    arrays = np

    def __init__(self, game: Game | str, threads: int | None = None) -> None:
        self.game = find_game(game)
        cores = os.cpu_count() or 1
        self.threads = cores if threads is None else check_count(threads, BatchFault.WRONG_BATCH_THREADS)
        self._loops = compile_loops(self.game)
        self._pool = ThreadPoolExecutor(self.threads)

    def run(self, operation: Operation, states: NDArray[np.void], *arguments: Any) -> None:
        """Run a loop over all matches.  It writes its results into the arrays it gets."""
        declaration, size = operation.value, len(states)
        assert declaration.loop is not None, f"{operation} is for GPUs only"
        loop = self._loops[declaration.loop.__name__]
        length = -(-size // (self.threads * CHUNKS_PER_THREAD))

        def run_chunk(first: int) -> None:
            buffers = (np.zeros(self.game.actions, np.int32) for _ in range(declaration.buffers))
            loop(first, min(first + length, size), 1, states, *arguments, *buffers)

        for _ in self._pool.map(run_chunk, range(0, size, length)):
            pass

    def play_random(
        self, states: NDArray[np.void], generators: NDArray[np.void], options: NDArray[np.void], seed: int
    ) -> int:
        """Play random matches from setup to the end and return the number of moves."""
        moves = np.zeros(len(states), np.int32)
        self.run(Operation.START, states, generators, options, seed)
        self.run(Operation.FINISH, states, generators, moves)
        return int(moves.sum(dtype=np.int64))

    def zeros(self, shape: int | tuple[int, ...], dtype: Any) -> NDArray[Any]:
        """Allocate an array of whole numbers or of structs."""
        return np.zeros(shape, dtype)

    def copy_field(self, states: NDArray[np.void], name: str) -> NDArray[Any]:
        """Copy one field of each state."""
        return states[name].copy()

    def to_numpy(self, states: NDArray[np.void]) -> NDArray[np.void]:
        """Copy the states, including the padding bytes between their fields."""
        return states.view(np.uint8).copy().view(states.dtype)
