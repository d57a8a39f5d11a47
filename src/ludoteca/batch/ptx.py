"""PTX: a game's rules and the batch kernels, compiled for NVIDIA GPUs.

Compiling needs no GPU.  The code is cached on disk, next to the machine code for CPUs.
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
from ludoteca.core import binding, compiling, events
from ludoteca.core.chance import Luck
from ludoteca.core.errors import MissingExtra
from ludoteca.core.game import Game
from ludoteca.core.structs import layout

HOPPER = (9, 0)
SHARED_MEMORY = 227 * 1024  # bytes for one block of threads on a Hopper GPU
BYTES_PER_THREAD = 4 * 4  # of shared memory, in addition to a state
BYTES_PER_BLOCK = 512  # of shared memory, in addition to what its threads need

# The parameters of each kernel: arrays of states, lucks, options and integers, and a seed.
PARAMETERS: Mapping[str, tuple[str, ...]] = {
    "start": ("states", "lucks", "options", "seed"),
    "finish": ("states", "lucks", "int32"),
    "choose": ("states", "lucks", "int32"),
    "step": ("states", "lucks", "int32", "int8"),
    "mask": ("states", "int8 rows"),
    "observe": ("states", "int32", "int16 rows"),
    "score": ("states", "int32 rows"),
    "play": ("states", "lucks", "options", "seed", "int32"),
}


def threads_per_block(game: Game, shared: int = SHARED_MEMORY) -> int:
    """Return how many threads fit into a block: as many as have room for their states."""
    room = (shared - BYTES_PER_BLOCK) // (layout(game.definition.State).itemsize + BYTES_PER_THREAD)
    return int(min(room // kernels.WARP * kernels.WARP, 1024))


def cached_file(
    game: Game, name: str, capability: tuple[int, int] = HOPPER, shared: int = SHARED_MEMORY
) -> Path:
    """Return the file with the code of a kernel, and compile it if it does not exist yet."""
    target = f"numba-cuda {metadata.version('numba-cuda')} {capability} {shared}"
    modules = (*game.definition.kernel, kernels, sys.modules[__name__])
    stamp = compiling.fingerprint(modules, game.edition.figures, target)
    file = compiling.cache_folder() / f"{game.name}-{stamp}" / f"{name}.ptx"
    if not file.exists():
        code = compile_kernel(game, name, capability, shared)
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_suffix(".part")
        unfinished.write_text(code, encoding="ascii")
        unfinished.replace(file)
    return file


def entry_name(code: str) -> str:
    """Return the name of a kernel's entry point in its code."""
    found = re.search(r"\.visible \.entry ([^(]+)\(", code)
    assert found is not None
    return found[1]


def compile_kernel(
    game: Game,
    name: str,
    capability: tuple[int, int] = HOPPER,
    shared: int = SHARED_MEMORY,
    optimized: bool = True,
) -> str:
    """Compile a kernel for GPUs of a compute capability and return its code."""
    import numba

    cuda = _import_numba_cuda()
    with _targeting(capability):
        scope = _scope(game, threads_per_block(game, shared))
        body = getattr(kernels, f"{name}_kernel")
        kernel = types.FunctionType(body.__code__, scope, body.__name__)
        types_ = (_numba_type(game, parameter) for parameter in PARAMETERS[name])
        code, _ = cuda.compile(
            kernel, numba.void(*types_), cc=capability, output="ptx", abi="numba", device=False, opt=optimized
        )
    return str(code)


@cache
def _scope(game: Game, block: int) -> dict[str, Any]:
    """Return the rules and the parts of the kernels as GPU functions in one scope."""
    import numba

    cuda = _import_numba_cuda()
    arrays = compiling.narrow_figures(game.edition.figures)

    def for_gpu(function: Callable[..., Any]) -> Any:
        return compiling.widen(cuda.jit(function, device=True))

    rules = binding.bind(game.definition.kernel, arrays, {"tell": for_gpu(events.tell)}, for_gpu)
    scope: dict[str, Any] = rules.namespace | {
        "cuda": cuda,
        "int16": numba.int16,
        "int32": numba.int32,
        "STATE": numba.from_dtype(layout(game.definition.State)),
        "BLOCK": block,
    }
    scope |= binding.constants(kernels)
    for name, code in binding.function_codes(kernels).items():
        if not name.endswith("_kernel"):
            scope[name] = for_gpu(types.FunctionType(code, scope, name))
    return scope


def _numba_type(game: Game, parameter: str) -> Any:
    import numba

    if parameter == "seed":
        return numba.int64
    structs = {"states": game.definition.State, "lucks": Luck, "options": game.rules.namespace["Options"]}
    if parameter in structs:
        return numba.from_dtype(layout(structs[parameter]))[::1]
    integer, _, rows = parameter.partition(" ")
    return getattr(numba, integer)[::1, :] if rows else getattr(numba, integer)[::1]


def _import_numba_cuda() -> Any:
    try:
        from numba import cuda
    except ImportError:
        raise MissingExtra("gpu-compiler", "gpu") from None
    return cuda


@contextmanager
def _targeting(capability: tuple[int, int]) -> Iterator[None]:
    """Tell Numba that the current GPU has this capability; it asks when it compiles device functions."""
    from numba.cuda import dispatcher

    module: Any = sys.modules[dispatcher.CUDADispatcher.__module__]
    before = module.get_current_device
    module.get_current_device = lambda: types.SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        module.get_current_device = before
