"""Binding: the same plain rules, tied to what they run with.

Rules are plain functions in plain modules.  ``bind`` rebuilds them in one shared scope,
where an edition's figures take the place of the own ones, and the hooks of luck (``pick``)
and story (``tell``) lead where the caller wants:

    interpreted   a match's recorder of outcomes and its journal
    replaying     remembered outcomes instead of a generator
    compiled      machine code by Numba, luck from the generator, no story

Compiled code is kept on disk.  Numba notices neither changed figures nor changed imported
files, so the folder's name holds a digest of figures, sources and versions.
"""

import hashlib
import os
import sys
import types
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any

from ludoteca.core import chance, events, features, piles, playouts, policies, structs
from ludoteca.core.edition import digest

CORE = (chance, features, piles, playouts, policies)
# What Python may call of compiled rules; a cold compile is a quarter shorter without a way in to the rest.
ENTRIES = (
    "is_over", "legal_actions", "legal_mask", "observe", "pick", "play", "playout", "playouts", "preference",
    "evaluate", "redeal", "score", "setup", "seed_luck", "roll", "tie_break",
)  # fmt: skip
PREDICATES = ("is_", "can_", "has_")  # asked about every action of every move: inlined by force
OPTIONS = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,  # rules allocate nothing, so nothing is counted
    "no_cfunc_wrapper": True,  # nobody calls them from C
}
COMPILING = Lock()


def bind(
    modules: Sequence[types.ModuleType],
    figures: Mapping[str, Any],
    hooks: Mapping[str, Callable[..., Any]],
    wrap: Callable[[Callable[..., Any]], Any] = lambda function: function,
) -> types.SimpleNamespace:
    """All functions of the modules and of the core's kernels in one scope of their own."""
    scope: dict[str, Any] = {}
    functions: dict[str, types.FunctionType] = {}
    for module in (*CORE, *modules):
        own, constants = split_module(module)
        for name in own:
            if name in functions:
                raise TypeError(f"{module.__name__}.{name}: another kernel file has a {name!r}")
        functions |= own
        scope |= constants
    scope |= {"__name__": __name__, **figures}
    for name, function in functions.items():
        scope[name] = wrap(types.FunctionType(function.__code__, scope, name, function.__defaults__))
    scope |= {"tell": events.tell, **hooks}
    return types.SimpleNamespace(**{name: scope[name] for name in functions}, scope=scope)


def split_module(module: types.ModuleType) -> tuple[dict[str, types.FunctionType], dict[str, Any]]:
    """The functions that a module defines, and its constants; what it imports to call is left out."""
    own: dict[str, types.FunctionType] = {}
    constants: dict[str, Any] = {}
    for name, value in vars(module).items():
        if isinstance(value, types.FunctionType):
            if value.__module__ == module.__name__:
                own[name] = value
        elif not name.startswith("__"):
            constants[name] = value
    return own, constants


def compile_rules(
    game: str, modules: Sequence[types.ModuleType], figures: Mapping[str, Any], checked: bool = False
) -> types.SimpleNamespace:
    """The rules as machine code: the entries, and the scope for compiled callers.

    ``checked`` code raises on a wrong index, is slower, and is not kept.
    """
    import numba
    from numba import njit

    arrays = narrow_figures(figures)
    name = f"{game}-{fingerprint(modules, figures, numba.__version__)}"
    folder = cache_folder() / name
    keeps = not checked and is_writable(folder)

    def compile_one(function: Callable[..., Any]) -> Any:
        kept = keeps and function.__name__ in ENTRIES
        inlined = function.__name__.startswith(PREDICATES)
        inner = function.__name__ not in ENTRIES
        options = OPTIONS | {"cache": kept, "boundscheck": checked, "forceinline": inlined}
        return widen(njit(function, no_cpython_wrapper=inner, **options))

    silent = widen(njit(events.tell, **OPTIONS))
    with COMPILING:
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
        try:
            everything = bind(modules, arrays, {"tell": silent}, compile_one)
        finally:
            numba.config.CACHE_DIR = before
    entries = {name: function for name, function in vars(everything).items() if name in ENTRIES}
    return types.SimpleNamespace(**entries, scope=everything.scope, name=name)


def compile_extension(
    base: types.SimpleNamespace, module: types.ModuleType, constants: Mapping[str, int]
) -> types.SimpleNamespace:
    """The functions of a module compiled on top of compiled rules; its ENTRIES can be called."""
    import numba
    from numba import njit

    stamp = hashlib.sha256(f"{sorted(constants.items())}".encode() + Path(str(module.__file__)).read_bytes())
    place = cache_folder() / f"{base.name}-{stamp.hexdigest()[:16]}"
    keeps = is_writable(place)
    own, scope = split_module(module)
    scope = base.scope | scope | {"__name__": __name__, **constants}
    with COMPILING:
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(place)
        try:
            for name, function in own.items():
                plain = types.FunctionType(function.__code__, scope, name, function.__defaults__)
                is_entry = name in module.ENTRIES
                options = OPTIONS | {"cache": keeps and is_entry, "no_cpython_wrapper": not is_entry}
                scope[name] = widen(njit(plain, **options))
        finally:
            numba.config.CACHE_DIR = before
    return types.SimpleNamespace(**{name: scope[name] for name in module.ENTRIES})


def narrow_figures(figures: Mapping[str, Any]) -> dict[str, Any]:
    """An edition's figures as arrays."""
    return {name: narrow(table) if isinstance(table, tuple) else table for name, table in figures.items()}


def narrow(table: tuple[Any, ...]) -> Any:
    """A table as an array of the smallest integers that hold it."""
    import numpy as np

    wide = np.array(table, np.int64)
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
    import platformdirs

    return Path(platformdirs.user_cache_dir("ludoteca", appauthor=False)) / "compiled"


def is_writable(folder: Path) -> bool:
    """Whether code can be kept there; where it cannot, every process compiles for itself."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def fingerprint(modules: Sequence[types.ModuleType], figures: Mapping[str, Any], version: str) -> str:
    """A digest of all that the code compiled from these files and figures depends on."""
    stamp = hashlib.sha256(f"{digest(figures)} {version} {sys.version}".encode())
    files = [__file__, structs.__file__, *(str(module.__file__) for module in (*CORE, *modules))]
    for file in files:
        stamp.update(Path(file).read_bytes())
    return stamp.hexdigest()[:16]
