"""Binding: put the functions of all kernel files of a game into one namespace.

Rules are plain functions in plain modules.  ``bind`` rebuilds them in one shared namespace, with an edition's
figures and with the caller's own *hooks*: ``pick`` (who makes a draw) and ``tell`` (where events go).

    game.rules          the luck argument makes the draws, events go to the journal of the match
    game.seeded_rules   the generator makes the draws from the luck argument, no events
    game.compiled       the same as machine code (``compiling``)

Enumerations and ``NewType`` are for readers and type checkers.  In the rebuilt functions they are plain
integers, which every compiler understands and which costs nothing:

    Card.FENCE          1
    Card(action - BUY)  action - BUY
    for card in Card:   for card in range(27):
    len(Card)           27
"""

# ``Any`` stands for functions of all signatures, and for what a namespace holds.
import ast
import inspect
import types
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from functools import cache
from typing import Any, NewType

from ludoteca.core.compiler.rules import Rules
from ludoteca.core.kernel import (
    chance,
    contract,
    events,
    features,
    legality,
    piles,
    playouts,
    policies,
    ranking,
    rounds,
)
from ludoteca.core.kernel.structs import fields_of, is_struct

CORE = (chance, features, legality, piles, playouts, policies, ranking, rounds)
CONTRACT = {
    name: function
    for name, function in vars(contract).items()
    if isinstance(function, types.FunctionType)
    and function is not contract.unbound
    and not name.startswith("__")  # Python 3.14 gives every module an __annotate__
}


def bind(
    modules: Sequence[types.ModuleType],
    figures: Mapping[str, object],
    hooks: Mapping[str, Callable[..., Any]],
    wrap: Callable[[Callable[..., Any]], Any] = lambda function: function,
) -> Rules:
    """Bind the kernel files of a game and of the core in a namespace of their own.

    Raises:
        TypeError: They do not fit together, or lack what the contract declares.
    """
    namespace: dict[str, Any] = {}
    codes: dict[str, types.CodeType] = {}
    for module in (*CORE, *modules):
        add_functions(codes, module)
    for module in (*CORE, *modules):
        check_constants(module, codes)
        add_constants(namespace, module)
    package = modules[0].__name__.rpartition(".")[0]
    check_contract(package, codes, namespace)
    namespace |= {"__name__": __name__, **figures}
    for name, code in codes.items():
        namespace[name] = wrap(types.FunctionType(code, namespace, name))
    namespace |= {"tell": events.tell, **hooks}
    return Rules(package, {name: namespace[name] for name in codes}, namespace, figures)


def extend_namespace(base: Rules, modules: Sequence[types.ModuleType]) -> dict[str, Any]:
    """Return the namespace of rules with the constants of modules on top of them.

    A figure stays that of the rules' edition, wherever a module has imported it from.
    """
    namespace = {**base.namespace}
    for module in modules:
        add_constants(namespace, module, {"ENTRIES", *base.figures})
    return namespace


def add_functions(codes: dict[str, types.CodeType], module: types.ModuleType) -> None:
    for name, code in function_codes(module).items():
        if name in codes:
            raise TypeError(f"{module.__name__}.{name}: another kernel file has a function {name!r}")
        codes[name] = code


def check_constants(module: types.ModuleType, functions: Collection[str]) -> None:
    """Refuse a constant with the name of a function, which would take its place."""
    for name, value in constants(module).items():
        if name in functions:
            raise TypeError(f"{module.__name__}.{name} = {value!r}: a kernel file has a function {name!r}")


def add_constants(namespace: dict[str, Any], module: types.ModuleType, skipped: Collection[str] = ()) -> None:
    for name, value in constants(module).items():
        if name in skipped:
            continue
        if name in namespace and namespace[name] is not value and namespace[name] != value:
            problem = f"another kernel file has {name} = {namespace[name]!r}"
            raise TypeError(f"{module.__name__}.{name} = {value!r}: {problem}")
        namespace[name] = value


def check_contract(
    package: str, codes: Mapping[str, types.CodeType], namespace: Mapping[str, object]
) -> None:
    """Refuse rules that lack what the contract declares, or declare it otherwise."""
    for name, declared in CONTRACT.items():
        wanted = list(inspect.signature(declared).parameters)
        if name not in codes:
            raise TypeError(
                f"{package} has no function {name}({', '.join(wanted)}); see core/kernel/contract.py"
            )
        found = parameters_of(codes[name])
        if found != wanted:
            raise TypeError(f"{package}: {name} takes {', '.join(found)}; it must take {', '.join(wanted)}")
    for name in contract.CONSTANTS:
        if name not in namespace:
            raise TypeError(f"{package} has no constant {name}; see core/kernel/contract.py")
    for name in contract.STRUCTS:
        if not is_struct(namespace.get(name)):
            raise TypeError(f"{package} has no struct {name}; see core/kernel/contract.py")
    fields = {field.name for field in fields_of(namespace["State"])}
    for name in contract.STATE_FIELDS:
        if name not in fields:
            raise TypeError(f"{package}: State has no field {name}; see core/kernel/contract.py")


def parameters_of(code: types.CodeType) -> list[str]:
    """Return the names of a function's parameters."""
    return list(code.co_varnames[: code.co_argcount])


# --- One kernel file ------------------------------------------------------------------------------


def constants(module: types.ModuleType) -> dict[str, Any]:
    """Return the constants of a kernel file, own and imported, without what the contract declares."""
    declared = declared_names(module)
    return {
        name: value
        for name, value in vars(module).items()
        if not isinstance(value, types.FunctionType) and not name.startswith("__") and name not in declared
    }


@cache
def declared_names(module: types.ModuleType) -> frozenset[str]:
    """Return what a kernel file imports from the contract."""
    imports = (node for node in source_tree(module).body if isinstance(node, ast.ImportFrom))
    names = (node.names for node in imports if node.module == contract.__name__)
    return frozenset(alias.asname or alias.name for some in names for alias in some)


@cache
def function_codes(module: types.ModuleType) -> dict[str, types.CodeType]:
    """Return the code of each function that a kernel file defines, with plain integers for enumerations."""
    tree = source_tree(module)
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    plain = ast.fix_missing_locations(PlainIntegers(vars(module)).visit(tree))
    compiled = compile(plain, str(module.__file__), "exec", dont_inherit=True)
    codes = (constant for constant in compiled.co_consts if isinstance(constant, types.CodeType))
    return {code.co_name: code for code in codes if code.co_name in functions}


def source_tree(module: types.ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


class PlainIntegers(ast.NodeTransformer):
    """Replaces the members, types and ranges of enumerations by plain integers."""

    def __init__(self, names: Mapping[str, object]) -> None:
        self.names = names

    def enumeration(self, node: ast.AST) -> type[IntEnum] | None:
        """Return the enumeration that a name stands for, if it is one."""
        value = self.names.get(node.id) if isinstance(node, ast.Name) else None
        return value if isinstance(value, type) and issubclass(value, IntEnum) else None

    def is_type(self, node: ast.AST) -> bool:
        is_new_type = isinstance(node, ast.Name) and isinstance(self.names.get(node.id), NewType)
        return is_new_type or self.enumeration(node) is not None

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        kind = self.enumeration(node.value)
        return node if kind is None else self.constant(int(kind[node.attr]), node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if self.is_type(node.func):
            return node.args[0]
        if isinstance(node.func, ast.Name) and node.func.id == "len":
            kind = self.enumeration(node.args[0])
            return node if kind is None else self.constant(len(kind), node)
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        kind = self.enumeration(node.iter)
        if kind is not None:
            if [int(member) for member in kind] != list(range(len(kind))):
                raise TypeError(f"{kind.__name__}: a kernel can loop over 0, 1, 2, ..., not {list(kind)}")
            loop = ast.Call(ast.Name("range", ast.Load()), [self.constant(len(kind), node.iter)], [])
            node.iter = ast.copy_location(loop, node.iter)
        self.generic_visit(node)
        return node

    def constant(self, value: int, node: ast.AST) -> ast.Constant:
        return ast.copy_location(ast.Constant(value), node)
