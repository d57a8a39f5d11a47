"""Build: compiles the WebAssembly module of a game with one edition.

It has the rules, the tree search, the search that a network guides, comparisons of moves, and whole matches
of simple bots.  The weights of a network are not in it.

A custom section of the module describes it in JSON (``describe``): how large its structs are, where their
fields lie, and how many buffers its functions need.  So the module is all that a browser must load.
"""

import json
import sys
import types
from collections.abc import Callable, Mapping
from dataclasses import asdict
from inspect import signature
from pathlib import Path
from types import MappingProxyType
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core.compiler_lock import global_compiler_lock
from numba.core.target_extension import target_override

from ludoteca.bots import continuations, explanations, guided_search, inference, ismcts, tree, weights
from ludoteca.bots.network import constants_of
from ludoteca.core.compiler import binding, compiling
from ludoteca.core.compiler.rules import Rules
from ludoteca.core.definitions.study import Item
from ludoteca.core.files import write_atomically
from ludoteca.core.kernel import events
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.kernel.structs import dtype_of, to_bytes
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.fluent import LANGUAGES
from ludoteca.core.wording.words import member_words
from ludoteca.study import loops
from ludoteca.study.matches import counting_module, list_items, list_measures
from ludoteca.study.workspace import Workspace
from ludoteca.wasm import modules, target

SECTION = "ludoteca"  # the name of the custom section
RULES = (
    "chance_key", "evaluate", "is_over", "legal_actions", "legal_mask", "observe", "play", "playouts",
    "preference", "redeal", "roll", "score", "seed_luck", "setup", "tie_break",
)  # fmt: skip
EXTENSIONS = (ismcts, continuations, loops, inference)
GUIDED_SEARCH = "search_with_network"  # the name of ``guided_search.search`` here: there is a ``search``
NOTHING = numba.types.Tuple(())  # stands where only a network needs something
ENTRIES = (*RULES, *(name for module in EXTENSIONS for name in module.ENTRIES), GUIDED_SEARCH)


def cached_file(game: Game) -> Path:
    """Return the file with the module of a game's edition, and build it if it does not exist yet."""
    sources = (
        *(*game.definition.kernel, *EXTENSIONS, counting_module(game)),
        *(guided_search, weights, tree, target, modules),
    )
    names = json.dumps(_describe_ends(game), sort_keys=True)
    version = f"wasm {numba.__version__} {game.definition.version} {game.definition.bots} {names}"
    stamp = compiling.fingerprint((*sources, sys.modules[__name__]), game.edition.figures, version)
    file = compiling.cache_folder() / f"{game.name}-{stamp}" / "module.wasm"
    if not file.exists():
        write_atomically(file, build(game))
    return file


@global_compiler_lock  # type: ignore[untyped-decorator]
def build(game: Game) -> bytes:
    """Compile the module of a game's edition."""
    linked, machine = _link(game), target.target_context().codegen().machine
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(linked, passes)
    object_file = machine.emit_object(linked)
    note = json.dumps(describe(game, modules.data_end(object_file)), separators=(",", ":"))
    return modules.finish(object_file, ENTRIES, SECTION, note.encode())


# --- Code -------------------------------------------------------------------------------------------


def _link(game: Game) -> Any:
    """Return one LLVM module with all functions; only the entry points can be seen from outside."""
    rules = _bind(game)
    whole = llvm.parse_assembly(str(target.target_context().create_module(game.name)))
    linked: set[target.Library] = set()
    for names, namespace, kinds in _parts(game, rules):
        for name in names:
            parameters = signature(namespace[name].py_func).parameters
            argument_types = tuple(kinds.get(parameter, numba.int64) for parameter in parameters)
            with target_override(target.NAME):
                namespace[name].compile(argument_types)
            namespace[name].overloads[argument_types].library.link_into(whole, linked)
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in ENTRIES else "internal"
    for variable in whole.global_variables:
        variable.linkage = "internal"  # Numba makes them "common", on which LLVM aborts for this target
    return whole


def _for_wasm(function: Callable[..., Any]) -> Any:
    is_inlined = function.__name__.startswith(compiling.PREDICATES)
    is_entry = function.__name__ in ENTRIES
    return compiling.widen(
        target.jit(function, _nrt=False, forceinline=is_inlined, no_cfunc_wrapper=not is_entry)
    )


def _bind(game: Game) -> Rules:
    figures = compiling.narrow_figures(game.edition.figures)
    return binding.bind(game.definition.kernel, figures, {"tell": _for_wasm(events.tell)}, _for_wasm)


def _parts(game: Game, rules: Rules) -> list[tuple[tuple[str, ...], dict[str, Any], Mapping[str, object]]]:
    """Return the entry points of each part of the module, the namespace they are in, and types of parameters.

    A parameter that is not listed is a whole number.
    """
    kinds = _parameter_types(game, rules)
    buffers = {name: numba.from_dtype(dtype)[::1] for name, (_, dtype) in tree.buffer_shapes(game).items()}
    network, guided = _network_types(buffers)
    workspaces = _workspace_types(kinds, buffers)
    bases = {ismcts: (), continuations: (), loops: (counting_module(game),)}
    return [
        (RULES, rules.namespace, kinds),
        *(
            (module.ENTRIES, _extend(rules, module, *below), kinds | {"workspace": workspaces[module]})
            for module, below in bases.items()
        ),
        (
            (*inference.ENTRIES, GUIDED_SEARCH),
            _extend_with_network(rules, constants_of(game)),
            kinds | {"network": network, "workspace": guided},
        ),
    ]


def _parameter_types(game: Game, rules: Rules) -> dict[str, Any]:
    """Return the types of parameters that mean the same in every part."""
    state, luck, options = (
        numba.from_dtype(dtype_of(struct)) for struct in (game.definition.State, Generator, rules.Options)
    )
    numbers, small = numba.int64[::1], numba.int32
    return {
        "state": state, "states": state[::1], "root": state[::1], "luck": luck, "generators": luck[::1],
        "options": options, "legal": numbers, "mask": numba.int8[::1], "features": numba.int16[::1],
        "scores": small[:, ::1], "parts": small[:, :, ::1], "ties": small[:, :, ::1],
        "counts": small[:, :, ::1], "measures": small[:, :, ::1], "reasons": small[::1],
    }  # fmt: skip


def _workspace_types(kinds: Mapping[str, Any], buffers: Mapping[str, object]) -> dict[types.ModuleType, Any]:
    """Return the type of the workspace of each module that works without a network."""
    numbers = numba.int64[::1]
    searching = _tuple_type(ismcts.Workspace, **buffers, guide=NOTHING)
    comparing = _tuple_type(
        continuations.Workspace,
        states=kinds["states"], generators=kinds["generators"], legal=numbers, weights=numbers,
        ends=numba.int64[:, :, ::1], sums=numba.int64[:, ::1], squares=numba.int64[:, ::1], findings=numbers,
    )  # fmt: skip
    playing = _tuple_type(
        Workspace,
        states=kinds["states"], moves=numba.int32[::1], options=kinds["options"][::1], bots=numbers,
        generators=kinds["generators"], legal=numbers, weights=numbers, network=NOTHING,
    )  # fmt: skip
    return {ismcts: searching, continuations: comparing, loops: playing}


def _network_types(buffers: Mapping[str, object]) -> tuple[Any, Any]:
    """Return the types of a network, and of a search with it, which has more buffers."""
    short, small, numbers = numba.int16, numba.int32[::1], numba.int64[::1]
    weights_ = _tuple_type(
        weights.Weights,
        first=short[:, ::1], first_bias=small, second=short[:, ::1], second_bias=small,
        output=short[:, ::1], output_bias=small, preference_scale=short[::1], places=numbers,
    )  # fmt: skip
    network = _tuple_type(
        inference.NetworkWorkspace,
        weights=weights_, features=short[::1], sums=small, units=small, preference_logs=numbers,
        logits=numbers, judgements=numbers,
    )  # fmt: skip
    guide = _tuple_type(
        guided_search.Guide,
        network=network, prior_starts=small, prior_counts=small, prior_actions=short[::1],
        prior_weights=small, shares=numbers,
    )  # fmt: skip
    return network, _tuple_type(ismcts.Workspace, **buffers, guide=guide)


def _extend_with_network(rules: Rules, constants: Mapping[str, object]) -> dict[str, Any]:
    """Return the functions of the search with a network; its entry point has a name of its own."""
    namespace = _extend(rules, guided_search, ismcts, inference, constants=constants)
    function = types.FunctionType(binding.function_codes(ismcts)["search"], namespace, GUIDED_SEARCH)
    function.__qualname__ = GUIDED_SEARCH
    namespace[GUIDED_SEARCH] = _for_wasm(function)
    return namespace


def _tuple_type(cls: type, **items: Any) -> Any:
    return numba.types.NamedTuple([items[name] for name in cls._fields], cls)  # type: ignore[attr-defined]


def _extend(
    rules: Rules,
    module: types.ModuleType,
    *below: types.ModuleType,
    constants: Mapping[str, object] = MappingProxyType({}),
) -> dict[str, Any]:
    """Return the functions of a module, and of those below it, on top of the rules."""
    namespace = {**binding.extend_namespace(rules, (*below, module)), **constants}
    for layer in (*below, module):
        for name, code in binding.function_codes(layer).items():
            namespace[name] = _for_wasm(types.FunctionType(code, namespace, name))
    return namespace


# --- Description ------------------------------------------------------------------------------------


def describe(game: Game, data_end: int) -> dict[str, Any]:
    """Return what JavaScript must know about a module.

    ``runs`` are the pieces of a struct without padding: address in the struct, and bytes.  One after the
    other they are what ``structs.to_bytes`` writes.
    """
    structs = {"state": game.definition.State, "luck": Generator, "options": game.rules.Options}
    described = {
        name: {"size": dtype_of(cls).itemsize, "runs": _runs(dtype_of(cls)), "fields": _fields(dtype_of(cls))}
        for name, cls in structs.items()
    }
    return {
        "game": game.name,
        "version": game.definition.version,
        "edition": game.edition.digest,
        **described,
        "node": {"size": tree.NODE.itemsize, "fields": _fields(tree.NODE)},
        "actions": game.actions,
        "features": game.features,
        "edition_name": game.edition.name,
        "is_own": game.edition.digest == Game(game.definition).edition.digest,
        **_describe_ends(game),
        "kinds": explanations.KINDS,
        "findings": member_words(continuations.Finding),
        "columns": len(game.definition.parts) + continuations.COLUMNS,
        "most_seats": MOST_SEATS,
        "nodes": tree.NODES,
        "depth": tree.DEPTH,
        "weights_per_node": guided_search.WEIGHTS_PER_NODE,
        "levels": {name: asdict(level) for name, level in game.definition.bots.levels.items()},
        "data_end": data_end,
    }


def _describe_ends(game: Game) -> dict[str, Any]:
    """Return the names of everything that is counted at the end of a match, and the options of a start."""
    seats = game.definition.seats
    return {
        "parts": game.definition.parts,
        "ties": game.definition.ties,
        "items": [
            {"group": item.group, "word": item.word, "names": _names(game, item)} for item in list_items(game)
        ],
        "measures": list_measures(game),
        "reasons": game.definition.reasons,
        "starts": {number: to_bytes(game.check_options(number, {})).hex() for number in seats},
    }


def _names(game: Game, item: Item) -> dict[str, str]:
    """Return the name of an item in each language."""
    return {language: Speech(game, language).name(item.kind, item.word) for language in LANGUAGES}


def _fields(dtype: np.dtype[Any]) -> dict[str, int]:
    """Return the address of each field in a struct."""
    return {name: int(place) for name, (_, place, *_) in (dtype.fields or {}).items()}


def _runs(dtype: np.dtype[Any]) -> list[list[int]]:
    """Return the pieces of a struct without padding; neighbours are one piece."""
    runs: list[list[int]] = []
    for address, size in _leaves(dtype, 0):
        if runs and sum(runs[-1]) == address:
            runs[-1][1] += size
        else:
            runs.append([address, size])
    return runs


def _leaves(dtype: np.dtype[Any], address: int) -> list[tuple[int, int]]:
    """Return the address and the size of all integers, in order."""
    if dtype.subdtype is not None:
        item, (length,) = dtype.subdtype
        places = range(address, address + length * item.itemsize, item.itemsize)
        return [leaf for place in places for leaf in _leaves(item, place)]
    if dtype.fields is None:
        return [(address, dtype.itemsize)]
    return [
        leaf for name in dtype.names or () for leaf in _leaves(dtype[name], address + dtype.fields[name][1])
    ]
