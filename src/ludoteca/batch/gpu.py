"""GPU: kernels over many games on an NVIDIA card, launched by CuPy.

The code is compiled here on first use (``ptx``), or was compiled elsewhere and lies in a folder.
"""

from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.batch import ptx
from ludoteca.core.errors import BadOption, MissingExtra
from ludoteca.core.game import Game
from ludoteca.core.structs import layout

BLOCK = 128  # threads side by side, one game each


class Gpu:
    """Runs kernels on the current GPU.  Arrays of states are rows of bytes there."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self.game = game
        self.folder = folder
        self.arrays = _cupy()
        device = self.arrays.cuda.Device()
        self.processors = int(device.attributes["MultiProcessorCount"])
        self.shared = int(device.attributes["MaxSharedMemoryPerBlockOptin"])
        self.capability = (int(device.compute_capability[:-1]), int(device.compute_capability[-1]))
        self._kernels: dict[str, Any] = {}

    def run(self, name: str, states: Any, *rest: Any) -> None:
        """Run a kernel over all games, a thread for each; it writes into the arrays it is given."""
        blocks = -(-len(states) // BLOCK)
        self._kernel(name)((blocks,), (BLOCK,), self._arguments(states, *rest))

    def play(self, states: Any, lucks: Any, options: Any, seed: int) -> int:
        """Random games from the deal to the end, a block of threads for each processor; how many moves."""
        block = ptx.threads_in_block(self.game, self.shared)
        moves = self.zeros(block * self.processors, np.int32)
        kernel, shared = self._kernel("play"), block * layout(self.game.definition.State).itemsize
        kernel.max_dynamic_shared_size_bytes = shared
        arguments = self._arguments(states, lucks, options, seed, moves)
        kernel((self.processors,), (block,), arguments, shared_mem=shared)
        return int(moves.sum(dtype=np.int64))

    def _kernel(self, name: str) -> Any:
        if name not in self._kernels:
            file = self._file(name)
            code = file.read_text(encoding="ascii")
            self._kernels[name] = self.arrays.RawModule(path=str(file)).get_function(ptx.entry(code))
        return self._kernels[name]

    def _file(self, name: str) -> Path:
        if self.folder is None:
            return ptx.kept(self.game, name, self.capability, self.shared)
        return self.folder / f"{self.game.name}-{name}.ptx"

    def _arguments(self, *given: Any) -> tuple[Any, ...]:
        """Arrays as compiled code takes them: two empty pointers, sizes, the place, shape and strides."""
        flat: list[Any] = []
        for one in given:
            if isinstance(one, int):
                flat.append(np.int64(one))
                continue
            shape, strides = _shape(one)
            flat += [np.uint64(0), np.uint64(0), np.int64(int(np.prod(shape))), np.int64(min(strides))]
            flat += [np.uint64(one.data.ptr), *map(np.int64, shape), *map(np.int64, strides)]
        return tuple(flat)

    def zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """Memory for whole numbers, or rows of bytes for records.

        The same number of all games lies side by side, as threads side by side write it: rows are a view.
        """
        kind = np.dtype(kind)
        if kind.names is None:
            return self.arrays.zeros(shape, kind, order="F")
        return self.arrays.zeros((shape, kind.itemsize), np.uint8)

    def field(self, states: Any, name: str) -> Any:
        """One field of each state."""
        kind, offset = layout(self.game.definition.State).fields[name][:2]  # type: ignore[index]
        return self.arrays.ascontiguousarray(states[:, offset : offset + kind.itemsize]).view(kind)[:, 0]

    def fetched(self, states: Any) -> Any:
        """The states as an array of NumPy, by itself."""
        return self.arrays.asnumpy(states).view(layout(self.game.definition.State))[:, 0]


def _shape(array: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Shape and strides as the kernels see them: a row of bytes is one record."""
    if array.dtype == np.uint8:
        return array.shape[:1], array.strides[:1]
    return array.shape, array.strides


def _cupy() -> Any:
    try:
        import cupy
    except ImportError:
        raise MissingExtra("a GPU", "gpu") from None
    try:
        found = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError:
        found = 0
    if not found:
        raise BadOption("no NVIDIA GPU answers on this machine; leave the device out to use the cores")
    return cupy
