"""PTX: a game's rules and the batch kernels as code for NVIDIA's GPUs.

Compiled from the same source as everything else, with a GPU at hand or without one, and kept on disk beside
the machine code for the cores.
"""

import re
import sys
import types
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

from ludoteca.batch import kernels
from ludoteca.core import binding, events
from ludoteca.core.chance import Luck
from ludoteca.core.errors import MissingExtra
from ludoteca.core.game import Game
from ludoteca.core.structs import layout

HOPPER = (9, 0)
SHARED = 227 * 1024  # bytes of shared memory that a block of threads may have there
BESIDE = 4 * 4  # bytes of it that a thread needs beside its table
APART = 512  # and the block as a whole

# What each kernel takes: arrays of states, of luck, of options, of integers, and a seed.
TAKES: Mapping[str, tuple[str, ...]] = {
    "start": ("states", "lucks", "options", "seed"),
    "finish": ("states", "lucks", "int32"),
    "choose": ("states", "lucks", "int32"),
    "step": ("states", "lucks", "int32", "int8"),
    "mask": ("states", "int8 rows"),
    "observe": ("states", "int32", "int16 rows"),
    "score": ("states", "int32 rows"),
    "play": ("states", "lucks", "options", "seed", "int32"),
}


def threads_in_block(game: Game, shared: int = SHARED) -> int:
    """How many threads play together: as many as have room for their tables."""
    room = (shared - APART) // (layout(game.definition.State).itemsize + BESIDE)
    return int(min(room // kernels.WARP * kernels.WARP, 1024))


def kept(game: Game, name: str, capability: tuple[int, int] = HOPPER, shared: int = SHARED) -> Path:
    """The file with the code of a kernel, compiled if it is not there yet."""
    target = f"numba-cuda {metadata.version('numba-cuda')} {capability} {shared}"
    modules = (*game.definition.kernel, kernels, sys.modules[__name__])
    stamp = binding.fingerprint(modules, game.edition.figures, target)
    file = binding.cache_folder() / f"{game.name}-{stamp}" / f"{name}.ptx"
    if not file.exists():
        code = compiled(game, name, capability, shared)
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_suffix(".part")
        unfinished.write_text(code, encoding="ascii")
        unfinished.replace(file)
    return file


def entry(code: str) -> str:
    """What the way into a kernel is called in its code."""
    found = re.search(r"\.visible \.entry ([^(]+)\(", code)
    assert found is not None
    return found[1]


def compiled(
    game: Game, name: str, capability: tuple[int, int] = HOPPER, shared: int = SHARED, optimized: bool = True
) -> str:
    """The code of a kernel for GPUs of a compute capability."""
    import numba

    cuda = _numba_cuda()
    with _targeting(capability):
        scope = _scope(game, threads_in_block(game, shared))
        body = getattr(kernels, f"{name}_kernel")
        kernel = types.FunctionType(body.__code__, scope, body.__name__)
        takes = (_type(game, taken) for taken in TAKES[name])
        code, _ = cuda.compile(
            kernel, numba.void(*takes), cc=capability, output="ptx", abi="numba", device=False, opt=optimized
        )
    return str(code)


@cache
def _scope(game: Game, block: int) -> dict[str, Any]:
    """The rules and the kernels' parts as functions for a GPU, in one scope."""
    import numba

    cuda = _numba_cuda()
    arrays = binding.narrow_figures(game.edition.figures)

    def for_gpu(function: Callable[..., Any]) -> Any:
        return binding.widen(cuda.jit(function, device=True))

    rules = binding.bind(game.definition.kernel, arrays, {"tell": for_gpu(events.tell)}, for_gpu)
    scope: dict[str, Any] = rules.scope | {
        "cuda": cuda,
        "int16": numba.int16,
        "int32": numba.int32,
        "State": numba.from_dtype(layout(game.definition.State)),
        "BLOCK": block,
    }
    own, constants = binding.split_module(kernels)
    scope |= constants
    for name, function in own.items():
        if not name.endswith("_kernel"):
            scope[name] = for_gpu(types.FunctionType(function.__code__, scope, name))
    return scope


def _type(game: Game, taken: str) -> Any:
    import numba

    if taken == "seed":
        return numba.int64
    records = {"states": game.definition.State, "lucks": Luck, "options": game.bind().scope["Options"]}
    if taken in records:
        return numba.from_dtype(layout(records[taken]))[::1]
    kind, _, rows = taken.partition(" ")
    return getattr(numba, kind)[::1, :] if rows else getattr(numba, kind)[::1]


def _numba_cuda() -> Any:
    try:
        from numba import cuda
    except ImportError:
        raise MissingExtra("compiling for a GPU", "gpu") from None
    return cuda


@contextmanager
def _targeting(capability: tuple[int, int]) -> Iterator[None]:
    """Functions called by a kernel ask the current GPU what it can do; where there is none, we answer."""
    from numba.cuda import dispatcher

    place: Any = sys.modules[dispatcher.CUDADispatcher.__module__]
    before = place.get_current_device
    place.get_current_device = lambda: types.SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        place.get_current_device = before
