"""Compiling: a game's rules as machine code, by Numba, kept on disk.

Numba notices neither changed figures nor changed imported files, so the name of the folder holds a digest of
figures, sources and versions.  The same name is part of every symbol: the linker takes the first of several
functions with one symbol, and code from disk has the symbols of the process that compiled it.
"""

# ``Any`` stands for functions of all signatures, and for what Numba, which has no types, makes of them.
import hashlib
import inspect
import os
import sys
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Any, TypeVar, cast

from ludoteca.core.compiler import binding
from ludoteca.core.compiler.compiled_rules import CompiledRules
from ludoteca.core.figures.edition import digest
from ludoteca.core.kernel import contract, events, structs
from ludoteca.core.values.digests import DIGEST_LENGTH

# Entry points: what Python may call.  A cold compile is a quarter shorter without wrappers for the others.
ENTRIES = (
    "is_over", "legal_actions", "legal_mask", "observe", "pick", "play", "playout", "playouts", "preference",
    "evaluate", "redeal", "score", "setup", "seed_luck", "roll", "tie_break",
)  # fmt: skip
PREDICATES = ("is_", "can_", "has_")  # asked about every action of every move: always inlined
OPTIONS = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,  # rules allocate nothing, so nothing is reference-counted
    "no_cfunc_wrapper": True,  # nobody calls them from C
}
COMPILING = Lock()
Code = TypeVar("Code")  # what type checkers know of compiled functions


def compile_rules(
    game: str,
    modules: Sequence[types.ModuleType],
    figures: Mapping[str, object],
    entries: Sequence[str] = ENTRIES,
    checked: bool = False,
) -> CompiledRules:
    """Compile the rules of a game: its ``entries`` can be called, and code can be compiled on top of them.

    ``checked`` code raises on a wrong index, and is slower.
    """
    import numba

    name = f"{game}-{fingerprint(modules, figures, numba.__version__)}{'-checked' if checked else ''}"
    folder = cache_folder() / name
    keeps = is_writable(folder)

    def compile_one(function: Callable[..., Any]) -> Any:
        is_entry = function.__name__ in entries
        inlined = not checked and function.__name__.startswith(PREDICATES)  # not worth the time it takes
        return compile_function(function, name, is_entry, keeps, boundscheck=checked, forceinline=inlined)

    silent = compile_one(types.FunctionType(events.tell.__code__, events.tell.__globals__))
    with caching_in(folder):
        rules = binding.bind(modules, narrow_figures(figures), {"tell": silent}, compile_one)
    return CompiledRules(name, rules, entries)


def compile_extension(
    base: CompiledRules,
    module: types.ModuleType,
    constants: Mapping[str, object] = MappingProxyType({}),
    below: Sequence[types.ModuleType] = (),
    *,
    code: type[Code],
) -> Code:
    """Compile the functions of a module on top of compiled rules; its ENTRIES can be called.

    Functions of the modules ``below`` it are compiled too.  Where a module has a function of the same name as
    one below it, all of them call the upper one.  ``code`` tells type checkers what the entries take and
    return: a protocol with a method for each of them, or ``types.SimpleNamespace``, which says nothing.

    Raises:
        TypeError: The protocol declares other entries, or other parameters.
    """
    stamp = hashlib.sha256(f"{sorted(constants.items())}".encode())
    namespace = binding.extend_namespace(base, (*below, module))
    codes = dict[str, types.CodeType]()
    for layer in (*below, module):
        update_stamp(stamp, layer)
        codes |= binding.function_codes(layer)
    if code is not types.SimpleNamespace:
        check_protocol(module, {name: codes[name] for name in module.ENTRIES}, code)
    namespace |= {"__name__": __name__, **constants}
    folder = cache_folder() / f"{base.code_name}-{stamp.hexdigest()[:DIGEST_LENGTH]}"
    keeps = is_writable(folder)
    with caching_in(folder):
        for name, compilable in codes.items():
            function = types.FunctionType(compilable, namespace, name)
            namespace[name] = compile_function(function, folder.name, name in module.ENTRIES, keeps)
    return cast(Code, types.SimpleNamespace(**{name: namespace[name] for name in module.ENTRIES}))


def check_protocol(
    module: types.ModuleType, entries: Mapping[str, types.CodeType], protocol: type[object]
) -> None:
    """Refuse a protocol that does not declare exactly the entries of a module, with their parameters."""
    declared = {name: found for name, found in vars(protocol).items() if not name.startswith("_")}
    for name in sorted(declared.keys() ^ entries.keys()):
        lacking = module.__name__ if name in declared else protocol.__name__
        raise TypeError(f"{lacking} has no {name}; the entries of {module.__name__} are {', '.join(entries)}")
    for name, code in entries.items():
        _, *wanted = inspect.signature(declared[name]).parameters
        found = binding.parameters_of(code)
        if wanted != found:
            problem = f"it takes {', '.join(wanted)}, but in {module.__name__} {', '.join(found)}"
            raise TypeError(f"{protocol.__name__}.{name}: {problem}")


def compile_function(
    function: Callable[..., Any], owner: str, is_entry: bool, keeps: bool, **options: bool
) -> Any:
    """Let Numba compile a function when it is first used; only an entry point can be called and kept.

    ``owner`` tells it apart from functions of the same name in other editions and other code.
    """
    from numba import njit

    from ludoteca.core.compiler.inner_code import InnerCompiler

    function.__qualname__ = f"{owner}.{function.__name__}"
    if is_entry:
        entry = njit(function, **OPTIONS, **options)
        if keeps:
            from ludoteca.core.compiler.code_cache import FolderCache

            entry._cache = FolderCache(function)
        return widen(entry)
    return widen(njit(function, no_cpython_wrapper=True, pipeline_class=InnerCompiler, **OPTIONS, **options))


@contextmanager
def caching_in(folder: Path) -> Iterator[None]:
    """Let Numba cache everything that is compiled in this block in a folder."""
    import numba

    with COMPILING:
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
        try:
            yield
        finally:
            numba.config.CACHE_DIR = before


def narrow_figures(figures: Mapping[str, object]) -> dict[str, Any]:
    """Return an edition's figures with arrays for tuples."""
    return {name: narrow(value) if isinstance(value, tuple) else value for name, value in figures.items()}


def narrow(values: tuple[Any, ...]) -> Any:
    """Return a tuple as an array of the smallest integers that hold it."""
    import numpy as np

    wide = np.array(values, np.int64)
    return next(
        wide.astype(kind) for kind in (np.int8, np.int16, np.int64) if (wide == wide.astype(kind)).all()
    )


def widen(dispatcher: Any) -> Any:
    """Compile a function once for all widths of integers that callers pass: half the time, same code."""
    from numba.core import types as numba_types

    def widest(argument: Any) -> Any:
        return numba_types.int64 if isinstance(argument, numba_types.Integer) else argument

    plain = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: plain(tuple(widest(argument) for argument in args), kws)
    return dispatcher


def cache_folder() -> Path:
    """Return the folder of this user for compiled code."""
    import platformdirs

    return Path(platformdirs.user_cache_dir("ludoteca", appauthor=False)) / "compiled"


def is_writable(folder: Path) -> bool:
    """Whether code can be kept there; if not, every process compiles for itself."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def fingerprint(modules: Sequence[types.ModuleType], figures: Mapping[str, object], version: str) -> str:
    """Return a digest of everything that the compiled code depends on."""
    from ludoteca.core.compiler import code_cache, inner_code

    stamp = hashlib.sha256(f"{digest(figures)} {version} {sys.version}".encode())
    compilers = (binding, contract, structs, inner_code, code_cache, sys.modules[__name__])
    for module in (*compilers, *binding.CORE, *modules):
        update_stamp(stamp, module)
    return stamp.hexdigest()[:DIGEST_LENGTH]


def update_stamp(stamp: "hashlib._Hash", module: types.ModuleType) -> None:
    """Add the source of a module, and what it has imported from others: numbers, and fields of workspaces."""
    stamp.update(Path(str(module.__file__)).read_bytes())
    used = {name: value for name, value in vars(module).items() if is_constant(value)}
    used |= {name: cls._fields for name, cls in vars(module).items() if is_named_tuple(cls)}
    stamp.update(repr(sorted(used.items())).encode())


def is_constant(value: object) -> bool:
    """Whether something is a number, or numbers in tuples."""
    return isinstance(value, int | float) or (isinstance(value, tuple) and all(map(is_constant, value)))


def is_named_tuple(value: object) -> bool:
    """Whether something is a class of named tuples.  Compiled code finds their fields by their places."""
    return isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")
