"""The kernel subset: the Python that a kernel file may use, checked on its syntax tree.

A kernel file is interpreted for people and compiled for simulation, and both must mean
the same.  It is a game's ``rules.py``, and any file whose docstring has the line
"Kernel subset.".  What is not allowed here by name is forbidden.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeGuard

MARK = "Kernel subset."
LONGEST = 20
BUILTINS = {"min", "max", "abs", "len"}


class Fault(NamedTuple):
    line: int
    text: str


ALLOWED = (
    *(ast.If, ast.Return, ast.Break, ast.Continue, ast.Pass, ast.AugAssign, ast.Expr),
    *(ast.Name, ast.Attribute, ast.Subscript, ast.expr_context),
    *(ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.boolop, ast.unaryop),
    *(ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod),
    *(ast.BitOr, ast.BitAnd, ast.BitXor, ast.LShift, ast.RShift),
    *(ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE),
)

COMPREHENSION = "a comprehension: use a for loop"
EXCEPTION = "exceptions: rules never raise, the match checks first"
GENERATOR = "a generator: return one integer"
MEMBERSHIP = "`in`: use a loop or compare with ==, joined by `or`"
IDENTITY = "`is`: use == or !="
SCOPE = "a name of another scope: pass the state as an argument"

INSTEAD: dict[type[ast.AST], str] = {
    ast.Dict: "a dict: use a fixed list, indexed by a constant",
    ast.Set: "a set: use a fixed list of 0 and 1",
    ast.List: "a list made while playing: use a list of the state or a table of the module",
    ast.Tuple: "a tuple: assign `a, b = x, y`, index `a[i][j]`, return one integer",
    ast.Slice: "a slice: loop over range(...)",
    ast.Starred: "a starred value: write every argument out",
    ast.ListComp: COMPREHENSION,
    ast.SetComp: COMPREHENSION,
    ast.DictComp: COMPREHENSION,
    ast.GeneratorExp: COMPREHENSION,
    ast.Lambda: "a lambda: write a function of the module",
    ast.FunctionDef: "a nested function: write a function of the module",
    ast.ClassDef: "a nested class: write a @struct class of the module",
    ast.JoinedStr: "an f-string: use integers, words belong in words.py",
    ast.Try: EXCEPTION,
    ast.Raise: EXCEPTION,
    ast.Assert: EXCEPTION,
    ast.With: "with: rules open nothing",
    ast.Yield: GENERATOR,
    ast.YieldFrom: GENERATOR,
    ast.Global: SCOPE,
    ast.Nonlocal: SCOPE,
    ast.Import: "an import in a function: import at the top of the file",
    ast.ImportFrom: "an import in a function: import at the top of the file",
    ast.NamedExpr: "`:=`: assign in a line of its own",
    ast.Match: "match: use if and elif",
    ast.Delete: "del: write NONE or 0",
    ast.Div: "true division makes floats: use //",
    ast.Pow: "`**`: use * or <<",
    ast.Is: IDENTITY,
    ast.IsNot: IDENTITY,
    ast.In: MEMBERSHIP,
    ast.NotIn: MEMBERSHIP,
}

LITERALS: dict[type, str] = {
    str: "a string: use an integer constant, words belong in words.py",
    bytes: "bytes: use an integer constant",
    float: "a float: use integers",
    complex: "a complex number: use integers",
    type(None): "None: use NONE, which is -1",
}


class Body(ast.NodeVisitor):
    """Collects the faults in the statements of one function."""

    def __init__(self, functions: set[str]) -> None:
        self.functions = functions
        self.faults: list[Fault] = []
        self.line = 0

    def visit(self, node: ast.AST) -> None:
        self.line = getattr(node, "lineno", self.line)
        super().visit(node)

    def visit_all(self, nodes: Iterable[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)

    def generic_visit(self, node: ast.AST) -> None:
        if isinstance(node, ALLOWED):
            super().generic_visit(node)
        else:
            self.refuse(INSTEAD.get(type(node), f"{type(node).__name__} is outside the kernel subset"))

    def refuse(self, text: str) -> None:
        self.faults.append(Fault(self.line, text))

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) not in (int, bool):
            self.refuse(LITERALS.get(type(node.value), "a constant that is no integer"))

    def visit_Assign(self, node: ast.Assign) -> None:
        match node.targets, node.value:
            case [ast.Tuple(elts=names)], ast.Tuple(elts=values):
                self.visit_all([*names, *values])
            case targets, value:
                self.visit_all([*targets, value])

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.visit_all([node.target] if node.value is None else [node.target, node.value])

    def visit_While(self, node: ast.While) -> None:
        self.visit(node.test)
        self.visit_loop(node)

    def visit_For(self, node: ast.For) -> None:
        self.visit(node.target)
        match node.iter:
            case ast.Call(func=ast.Name(id="range"), args=limits, keywords=[]):
                self.visit_all(limits)
            case ast.Name() | ast.Attribute() | ast.Subscript():
                self.visit(node.iter)
            case _:
                self.refuse("a loop over an expression: use range(...), or a list by its name")
        self.visit_loop(node)

    def visit_loop(self, node: ast.For | ast.While) -> None:
        self.visit_all(node.body)
        if node.orelse:
            self.line = node.orelse[0].lineno
            self.refuse("else after a loop: return from a function of its own")

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Name(id=name) if name[0].isupper() and len(node.args) == 1:
                pass  # Card(number): for type checkers, a plain integer once bound
            case ast.Name(id=name):
                self.check_callee(name)
            case ast.Attribute(attr=name):
                self.refuse(f"the method call .{name}(): call a function by its plain name")
            case _:
                self.refuse("a call of an expression: call a function by its plain name")
        if node.keywords:
            self.refuse("a keyword argument: pass arguments by position")
        self.visit_all(node.args)

    def check_callee(self, name: str) -> None:
        if name == "range":
            self.refuse("range outside a for: use it only as `for x in range(...)`")
        elif name[0].isupper():
            self.refuse(f"{name}() makes an object while playing: use what the state holds")
        elif name not in self.functions:
            known = ", ".join(sorted(BUILTINS))
            self.refuse(f"{name}() is no function of this file, no imported one and none of {known}, range")


# --- Functions, structs, the module -------------------------------------------------------------------


def statements(node: ast.FunctionDef | ast.ClassDef) -> list[ast.stmt]:
    """Return the body without its docstring."""
    return node.body if ast.get_docstring(node) is None else node.body[1:]


def function_faults(node: ast.FunctionDef, functions: set[str]) -> Iterator[Fault]:
    if node.decorator_list:
        yield Fault(node.lineno, f"a decorator on {node.name}: write a plain function")
    if node.args.vararg or node.args.kwarg or node.args.kwonlyargs:
        yield Fault(node.lineno, f"{node.name} takes more than plain arguments: name each, by position")
    body = statements(node)
    lines = node.body[-1].end_lineno or 0
    if body and lines - body[0].lineno >= LONGEST:
        yield Fault(node.lineno, f"{node.name} is longer than {LONGEST} lines: split it")
    visitor = Body(functions)
    visitor.visit_all(node.args.defaults)
    visitor.visit_all(body)
    yield from visitor.faults


def is_enumeration(node: ast.ClassDef) -> bool:
    return [ast.unparse(base) for base in node.bases] == ["IntEnum"]


def enumeration_faults(node: ast.ClassDef) -> Iterator[Fault]:
    for statement in statements(node):
        if not isinstance(statement, ast.Assign):
            yield Fault(statement.lineno, f"{node.name}: an enumeration has only members; write a function")


def struct_faults(node: ast.ClassDef) -> Iterator[Fault]:
    if [ast.unparse(decorator) for decorator in node.decorator_list] != ["struct"]:
        yield Fault(node.lineno, f"the class {node.name} is no struct: mark it @struct, and nothing else")
    for statement in statements(node):
        if not isinstance(statement, ast.AnnAssign) or statement.value is not None:
            yield Fault(statement.lineno, f"{node.name}: a struct has only fields; write a function")


def callees(node: ast.AST) -> set[str]:
    """Return the plain names that a tree calls."""
    calls = (call.func for call in ast.walk(node) if isinstance(call, ast.Call))
    return {func.id for func in calls if isinstance(func, ast.Name)}


def recursion_faults(functions: dict[str, ast.FunctionDef]) -> Iterator[Fault]:
    calls = {name: callees(node) & functions.keys() for name, node in functions.items()}
    for name, node in functions.items():
        reached = set(calls[name])
        while more := {far for near in reached for far in calls[near]} - reached:
            reached |= more
        if name in reached:
            via = "" if name in calls[name] else f" by way of {', '.join(sorted(reached - {name}))}"
            yield Fault(node.lineno, f"recursion: {name} calls itself{via}; use a loop")


def declared(tree: ast.Module) -> set[str]:
    """Return the functions declared under ``if TYPE_CHECKING:``, which the bound game defines."""
    blocks = (node.body for node in tree.body if is_type_checking(node))
    return {node.name for block in blocks for node in block if isinstance(node, ast.FunctionDef)}


def is_type_checking(node: ast.stmt) -> TypeGuard[ast.If]:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and not node.orelse


def module_faults(tree: ast.Module) -> Iterator[Fault]:
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    known = functions.keys() | declared(tree) | imported_from(tree).keys() | BUILTINS
    for node in tree.body:
        match node:
            case ast.FunctionDef():
                yield from function_faults(node, known)
            case ast.ClassDef() if is_enumeration(node):
                yield from enumeration_faults(node)
            case ast.ClassDef():
                yield from struct_faults(node)
            case ast.Import() | ast.ImportFrom() | ast.Assign() | ast.AnnAssign():
                pass
            case ast.Expr(value=ast.Constant(value=str())) if node is tree.body[0]:
                pass
            case ast.If() if is_type_checking(node):
                pass
            case _:
                yield Fault(
                    node.lineno,
                    "at module level: only imports, constants, enumerations, structs and functions",
                )
    yield from recursion_faults(functions)


def imported_from(tree: ast.Module) -> dict[str, str]:
    """Return each name that a ``from ... import`` imports, with its module."""
    return {
        alias.asname or alias.name: node.module or ""
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


# --- What the tests ask -------------------------------------------------------------------------------


def faults(source: str, file: str = "rules.py") -> list[str]:
    """Return everything in a kernel file that is outside the subset, as ``file:line: what; instead``."""
    found = sorted(set(module_faults(ast.parse(source))))
    return [f"{file}:{fault.line}: {fault.text}" for fault in found]


def called_modules(source: str) -> set[str]:
    """Return the modules whose functions a file calls."""
    tree = ast.parse(source)
    called = {name for node in tree.body if isinstance(node, ast.FunctionDef) for name in callees(node)}
    return {module for name, module in imported_from(tree).items() if name in called}


def is_kernel(path: Path) -> bool:
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return path.match("games/*/rules.py") or MARK in docstring.splitlines()


def kernel_files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if is_kernel(path)]
