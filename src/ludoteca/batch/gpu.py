"""Gpu: runs kernels on an NVIDIA GPU, launched by CuPy.

The kernels are compiled on first use (``ptx``), or read from a folder with kernels compiled elsewhere.
"""

from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.batch import ptx
from ludoteca.batch.device import Array
from ludoteca.batch.faults import BatchFault
from ludoteca.batch.operations import Operation
from ludoteca.core.extras import needing
from ludoteca.core.kernel.structs import dtype_of
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import LudotecaError
from ludoteca.games import find_game

BLOCK = 128  # threads in a block, one match each


class NoGpu(LudotecaError):
    """This machine has no NVIDIA GPU."""


class Gpu:
    """Runs kernels on the current GPU.  States are rows of bytes there.

    Its arrays are of no known type: CuPy has no types.

    Raises:
        MissingExtra: CuPy is not installed.
        NoGpu: This machine has no NVIDIA GPU.
        UnknownGame: There is no game of that name.
    """

    def __init__(self, game: Game | str, folder: Path | None = None) -> None:
        self.game = find_game(game)
        self.folder = folder
        self.arrays = _import_cupy()
        device = self.arrays.cuda.Device()
        self.processors = int(device.attributes["MultiProcessorCount"])
        self.shared_memory = int(device.attributes["MaxSharedMemoryPerBlockOptin"])
        self.capability = (int(device.compute_capability[:-1]), int(device.compute_capability[-1]))
        self._kernels: dict[Operation, Any] = {}

    def run(self, operation: Operation, states: Array, *arguments: Any) -> None:
        """Run an operation over all matches, with a thread for each.

        It writes its results into the arrays it gets.
        """
        blocks = -(-len(states) // BLOCK)
        self._compiled(operation)((blocks,), (BLOCK,), self._flatten(states, *arguments))

    def play_random(self, states: Array, generators: Array, options: Array, seed: int) -> int:
        """Play random matches from setup to the end and return the number of moves.

        Every processor of the GPU runs one block of threads.
        """
        block = ptx.threads_per_block(self.game, self.shared_memory)
        moves = self.zeros(block * self.processors, np.int32)
        kernel, shared = self._compiled(Operation.PLAY), block * dtype_of(self.game.definition.State).itemsize
        kernel.max_dynamic_shared_size_bytes = shared
        arguments = self._flatten(states, generators, options, seed, moves)
        kernel((self.processors,), (block,), arguments, shared_mem=shared)
        return int(moves.sum(dtype=np.int64))

    def _compiled(self, operation: Operation) -> Any:
        if operation not in self._kernels:
            file = self._file(operation)
            entry = ptx.entry_name(file.read_text(encoding="ascii"))
            assembled = file.with_suffix(".cubin")  # by ptxas, which saves the driver a minute
            module = self.arrays.RawModule(path=str(assembled if assembled.exists() else file))
            self._kernels[operation] = module.get_function(entry)
        return self._kernels[operation]

    def _file(self, operation: Operation) -> Path:
        if self.folder is None:
            return ptx.cached_file(self.game, operation, self.capability, self.shared_memory)
        return self.folder / f"{self.game.name}-{operation.file_name}"

    def _flatten(self, *arguments: Any) -> tuple[Any, ...]:
        """Write arrays as Numba's calling convention wants them.

        An array becomes two null pointers, its size, its item size, its address, its shape and its strides.
        """
        flat: list[Any] = []
        for argument in arguments:
            if isinstance(argument, int):
                flat.append(np.int64(argument))
                continue
            shape, strides = _shape_and_strides(argument)
            flat += [np.uint64(0), np.uint64(0), np.int64(int(np.prod(shape))), np.int64(min(strides))]
            flat += [np.uint64(argument.data.ptr), *map(np.int64, shape), *map(np.int64, strides)]
        return tuple(flat)

    def zeros(self, shape: int | tuple[int, ...], dtype: Any) -> Array:
        """Allocate an array of whole numbers, or rows of bytes for structs.

        Numbers are in column order: threads side by side write the same column of neighbouring matches.
        """
        dtype = np.dtype(dtype)
        if dtype.names is None:
            return self.arrays.zeros(shape, dtype, order="F")
        return self.arrays.zeros((shape, dtype.itemsize), np.uint8)

    def copy_field(self, states: Array, name: str) -> Array:
        """Copy one field of each state."""
        dtype, offset = dtype_of(self.game.definition.State).fields[name][:2]  # type: ignore[index]
        return states[:, offset : offset + dtype.itemsize].copy().view(dtype)[:, 0]

    def to_numpy(self, states: Array) -> Array:
        """Copy the states to a NumPy array."""
        return self.arrays.asnumpy(states).view(dtype_of(self.game.definition.State))[:, 0]


def _shape_and_strides(array: Array) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return shape and strides as the kernels see them: a row of bytes is one struct."""
    if array.dtype == np.uint8:
        return array.shape[:1], array.strides[:1]
    return array.shape, array.strides


def _import_cupy() -> Any:
    with needing("gpu", "gpu"):
        import cupy
    try:
        devices = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError:
        devices = 0
    if not devices:
        raise NoGpu(BatchFault.NO_GPU())
    return cupy
