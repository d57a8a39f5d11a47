"""Cores: runs kernels on the cores of a CPU, on threads that release the interpreter lock."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludoteca.batch import kernels
from ludoteca.core import compiling
from ludoteca.core.game import Game

CHUNKS_PER_THREAD = 8  # more than one, so that no thread waits long for the others
NEED_LEGAL = ("finish", "choose", "mask")  # kernels that need a buffer for legal actions
FUNCTIONS = {  # of ``kernels``, by the names under which a batch runs them
    "start": "start_matches",
    "finish": "finish_matches",
    "choose": "choose_actions",
    "step": "step_matches",
    "mask": "write_masks",
    "observe": "write_observations",
    "score": "write_scores",
}


@cache
def compile_kernels(game: Game) -> SimpleNamespace:
    return compiling.compile_extension(game.compiled, kernels, {})


class Cores:
    """Runs kernels on threads, by default one for each core."""

    arrays = np

    def __init__(self, game: Game, threads: int | None = None) -> None:
        self.game = game
        self.threads = threads or os.cpu_count() or 1
        self._kernels = compile_kernels(game)
        self._pool = ThreadPoolExecutor(self.threads)

    def run(self, name: str, states: Any, *arguments: Any) -> None:
        """Run a kernel over all matches.  It writes its results into the arrays it gets."""
        kernel, size = getattr(self._kernels, FUNCTIONS[name]), len(states)
        length = -(-size // (self.threads * CHUNKS_PER_THREAD))

        def run_chunk(first: int) -> None:
            legal = (np.zeros(self.game.actions, np.int16),) if name in NEED_LEGAL else ()
            kernel(first, min(first + length, size), 1, states, *arguments, *legal)

        for _ in self._pool.map(run_chunk, range(0, size, length)):
            pass

    def play(self, states: Any, lucks: Any, options: Any, seed: int) -> int:
        """Play random matches from setup to the end and return the number of moves."""
        moves = np.zeros(len(states), np.int32)
        self.run("start", states, lucks, options, seed)
        self.run("finish", states, lucks, moves)
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
