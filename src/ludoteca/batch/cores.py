"""Cores: kernels over many games on the cores of a CPU, on threads without the interpreter lock."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludoteca.batch import kernels
from ludoteca.core import binding
from ludoteca.core.game import Game

STRETCHES = 8  # for each thread, so that none waits long for the others
NEED_LEGAL = ("finish", "choose", "mask")  # kernels that list legal actions as they go


@cache
def compiled_kernels(game: Game) -> SimpleNamespace:
    return binding.compile_extension(game.compiled, kernels, {})


class Cores:
    """Runs kernels on so many threads, by default one for each core."""

    arrays = np

    def __init__(self, game: Game, threads: int | None = None) -> None:
        self.game = game
        self.threads = threads or os.cpu_count() or 1
        self._kernels = compiled_kernels(game)
        self._pool = ThreadPoolExecutor(self.threads)

    def run(self, name: str, states: Any, *rest: Any) -> None:
        """Run a kernel over all games; it writes into the arrays it is given."""
        kernel, size = getattr(self._kernels, f"{name}_games"), len(states)
        length = -(-size // (self.threads * STRETCHES))

        def stretch(first: int) -> None:
            legal = (np.zeros(self.game.actions, np.int16),) if name in NEED_LEGAL else ()
            kernel(first, min(first + length, size), 1, states, *rest, *legal)

        for _ in self._pool.map(stretch, range(0, size, length)):
            pass

    def play(self, states: Any, lucks: Any, options: Any, seed: int) -> int:
        """Random games from the deal to the end; how many moves they had."""
        moves = np.zeros(len(states), np.int32)
        self.run("start", states, lucks, options, seed)
        self.run("finish", states, lucks, moves)
        return int(moves.sum(dtype=np.int64))

    def zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """Memory for whole numbers or for records."""
        return np.zeros(shape, kind)

    def field(self, states: Any, name: str) -> Any:
        """One field of each state."""
        return states[name]

    def fetched(self, states: Any) -> Any:
        """The states as an array of NumPy, by itself."""
        return states.view(np.uint8).copy().view(states.dtype)  # with the bytes between its fields
