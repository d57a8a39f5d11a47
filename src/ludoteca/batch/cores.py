"""Cores: runs loops over matches on the cores of a CPU, on threads that release the interpreter lock."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludoteca.batch import loops
from ludoteca.batch.kernels import Kernel
from ludoteca.core import compiling
from ludoteca.core.game import Game

CHUNKS_PER_THREAD = 8  # more than one, so that no thread waits long for the others


@cache
def compile_loops(game: Game) -> SimpleNamespace:
    return compiling.compile_extension(game.compiled, loops, game.score_constants)


class Cores:
    """Runs loops over matches on threads, by default one for each core."""

    arrays = np

    def __init__(self, game: Game, threads: int | None = None) -> None:
        self.game = game
        self.threads = threads or os.cpu_count() or 1
        self._loops = compile_loops(game)
        self._pool = ThreadPoolExecutor(self.threads)

    def run(self, kernel: Kernel, states: Any, *arguments: Any) -> None:
        """Run a loop over all matches.  It writes its results into the arrays it gets."""
        declaration, size = kernel.value, len(states)
        assert declaration.loop is not None, f"{kernel} is for GPUs only"
        loop = getattr(self._loops, declaration.loop.__name__)
        length = -(-size // (self.threads * CHUNKS_PER_THREAD))

        def run_chunk(first: int) -> None:
            buffers = (np.zeros(self.game.actions, np.int32) for _ in range(declaration.buffers))
            loop(first, min(first + length, size), 1, states, *arguments, *buffers)

        for _ in self._pool.map(run_chunk, range(0, size, length)):
            pass

    def play(self, states: Any, lucks: Any, options: Any, seed: int) -> int:
        """Play random matches from setup to the end and return the number of moves."""
        moves = np.zeros(len(states), np.int32)
        self.run(Kernel.START, states, lucks, options, seed)
        self.run(Kernel.FINISH, states, lucks, moves)
        return int(moves.sum(dtype=np.int64))

    def zeros(self, shape: int | tuple[int, ...], dtype: Any) -> Any:
        """Allocate an array of whole numbers or of structs."""
        return np.zeros(shape, dtype)

    def field(self, states: Any, name: str) -> Any:
        """Return one field of each state."""
        return states[name]

    def to_numpy(self, states: Any) -> Any:
        """Copy the states, including the padding bytes between their fields."""
        return states.view(np.uint8).copy().view(states.dtype)
