"""PTX: a game's rules and the GPU kernels of a batch, compiled for NVIDIA GPUs.

Compiling needs no GPU.  The code is cached on disk, next to the machine code for CPUs.
"""

import re
import sys
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

from ludoteca.batch import loops, operations
from ludoteca.batch.operations import Operation, Parameter
from ludoteca.core.compiler import binding, compiling
from ludoteca.core.extras import needing
from ludoteca.core.files import write_atomically
from ludoteca.core.kernel import events
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.structs import dtype_of
from ludoteca.core.matches.game import Game

HOPPER = (9, 0)
CONSTANT_MEMORY = 64 * 1024  # bytes, for all tables of a kernel
SHARED_MEMORY = 227 * 1024  # bytes for one block of threads on a Hopper GPU
BYTES_PER_THREAD = 4 * 4  # of shared memory, in addition to a state
BYTES_PER_BLOCK = 512  # of shared memory, in addition to what its threads need


def threads_per_block(game: Game, shared: int = SHARED_MEMORY) -> int:
    """Return how many threads fit into a block: as many as have room for their states."""
    room = (shared - BYTES_PER_BLOCK) // (dtype_of(game.definition.State).itemsize + BYTES_PER_THREAD)
    return int(min(room // loops.WARP * loops.WARP, 1024))


def cached_file(
    game: Game, operation: Operation, capability: tuple[int, int] = HOPPER, shared: int = SHARED_MEMORY
) -> Path:
    """Return the file with the kernel of an operation, and compile it if it does not exist yet."""
    target = f"numba-cuda {metadata.version('numba-cuda')} {capability} {shared}"
    modules = (*game.definition.kernel, loops, operations, sys.modules[__name__])
    stamp = compiling.fingerprint(modules, game.edition.figures, target)
    file = compiling.cache_folder() / f"{game.name}-{stamp}" / operation.file_name
    if not file.exists():
        write_atomically(file, compile_kernel(game, operation, capability, shared).encode("ascii"))
    return file


def entry_name(code: str) -> str:
    """Return the name of a kernel's entry point in its code."""
    found = re.search(r"\.visible \.entry ([^(]+)\(", code)
    assert found is not None
    return found[1]


def compile_kernel(
    game: Game,
    operation: Operation,
    capability: tuple[int, int] = HOPPER,
    shared: int = SHARED_MEMORY,
    optimized: bool = True,
) -> str:
    """Compile the kernel of an operation for GPUs of a compute capability and return its code."""
    import numba

    cuda = _import_numba_cuda()
    with _targeting(capability):
        scope = _scope(game, threads_per_block(game, shared))
        body = operation.value.entry_point
        entry_point = types.FunctionType(body.__code__, scope, body.__name__)
        types_ = (_numba_type(game, parameter) for parameter in operation.value.parameters)
        code, _ = cuda.compile(
            entry_point,
            numba.void(*types_),
            cc=capability,
            output="ptx",
            abi="numba",
            device=False,
            opt=optimized,
        )
    return move_large_tables(str(code))


def move_large_tables(code: str) -> str:
    """Move a kernel's tables from constant to global memory if there is no room for them.

    Threads that read different places of constant memory wait for each other anyway; caches serve both.
    """
    tables = re.findall(r"^\.const .*?(\w+)\[(\d+)\]", code, re.MULTILINE)
    if sum(int(size) for _, size in tables) <= CONSTANT_MEMORY:
        return code
    code = re.sub(r"^\.const ", ".global ", code, flags=re.MULTILINE)
    return code.replace("ld.const", "ld.global").replace("cvta.const", "cvta.global")


@cache
def _scope(game: Game, block: int) -> dict[str, Any]:
    """Return the rules and the loops as GPU functions in one scope."""
    import numba

    cuda = _import_numba_cuda()
    arrays = compiling.narrow_figures(game.edition.figures)

    def for_gpu(function: Callable[..., Any]) -> Any:
        return compiling.widen(cuda.jit(function, device=True))

    rules = binding.bind(game.definition.kernel, arrays, {"tell": for_gpu(events.tell)}, for_gpu)
    scope = binding.extend_namespace(rules, [loops]) | {
        "cuda": cuda,
        "int16": numba.int16,
        "int32": numba.int32,
        "STATE": numba.from_dtype(dtype_of(game.definition.State)),
        "BLOCK": block,
    }
    for name, code in binding.function_codes(loops).items():
        if not name.endswith("_kernel"):
            scope[name] = for_gpu(types.FunctionType(code, scope, name))
    return scope


def _numba_type(game: Game, parameter: Parameter) -> Any:
    import numba

    if parameter == "seed":
        return numba.int64
    structs = {"states": game.definition.State, "generators": Generator, "options": game.rules.Options}
    if parameter in structs:
        return numba.from_dtype(dtype_of(structs[parameter]))[::1]
    integer, _, rows = parameter.partition(" ")
    return getattr(numba, integer)[::1, :] if rows else getattr(numba, integer)[::1]


def _import_numba_cuda() -> Any:
    with needing("ptx", "gpu-compiler"):
        from numba import cuda
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
