"""Kernel files use only the kernel subset, and the check of this finds every fault."""

from pathlib import Path
from textwrap import dedent, indent

import pytest

from tests.support.kernel_subset import called_modules, faults, is_kernel, kernel_files

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
KERNEL = kernel_files(SOURCE)


def label(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


@pytest.mark.parametrize("path", KERNEL, ids=label)
def test_kernel_file_keeps_to_the_subset(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8"), label(path)) == []


@pytest.mark.parametrize("path", KERNEL, ids=label)
def test_kernel_file_calls_only_kernel_files_of_its_game(path: Path) -> None:
    known = {module_of(kernel) for kernel in KERNEL}
    called = called_modules(path.read_text(encoding="utf-8"))
    assert {module for module in called if module.startswith("ludoteca.games.")} <= known


# --- The lint itself ----------------------------------------------------------------------------------

HEAD = """\
'''A made-up rules file.'''
from typing import Annotated

from ludoteca.core.kernel.chance import Generator, pick
from ludoteca.core.kernel.structs import struct

SEATS = 2
COST = ((0, 1), (1, 0))
NAMES = {"ant": 0, "bee": 1}


@struct
class State:
    '''What lies on the table.'''

    row: Annotated[list[int], SEATS]
    turn: int


def other(state: State, at: int) -> int:
    return state.row[at]


"""

GOOD = {
    "branches": "if at > 1 and not state.turn:\n    return 1\nelif at == 0 or at != 4:\n    pass\nreturn -at",
    "for": "for i in range(1, at, 2):\n    if i & 1:\n        continue\nreturn at",
    "while": "while at <= 3 < 4:\n    at -= 1\n    break\nreturn at",
    "loop over lists": (
        "n = 0\nfor x in state.row:\n    n += x\nfor x in COST[at]:\n    n += x\n"
        "for row in COST:\n    n ^= row[0]\nreturn n"
    ),
    "assignment": "state.turn = at\nstate.row[at] = 1\nx: int = 0\ny = z = x\nreturn y + z",
    "unpacking": "state.row[0], state.row[1] = state.row[1], state.row[0]\nx, y = at, 1\nreturn x * y",
    "operators": "return (at + 1) // 2 % 3 << 1 >> 2 | at & 7 ^ ~at",
    "choice": "return COST[at][0] if at >= 0 else NONE",
    "truth": "state.turn = True\nreturn False",
    "calls": "other(state, at)\nreturn max(min(abs(at), len(state.row)), pick(0, state.row, luck))",
    "docstring": '"""What the book says there."""\nreturn other(state, at)',
    "twenty lines": '"""Said\n\nat length."""\n' + "at += 1\n" * 19 + "return at",
}

BAD = {
    "dict": ("x = {}", "a dict"),
    "string": ("x = 'ant'", "a string"),
    "late docstring": ("pass\n'''Too late.'''", "a string"),
    "f-string": ("x = f'{at}'", "an f-string"),
    "bytes": ("x = b''", "bytes"),
    "None": ("x = None", "None: use NONE"),
    "ellipsis": ("...", "no integer"),
    "set": ("x = {1, 2}", "a set"),
    "slice": ("x = state.row[1:]", "a slice"),
    "index pair": ("x = COST[0, 1]", "a tuple"),
    "list comprehension": ("x = [i for i in state.row]", "a comprehension"),
    "set comprehension": ("x = {i for i in state.row}", "a comprehension"),
    "dict comprehension": ("x = {i: i for i in state.row}", "a comprehension"),
    "generator expression": ("x = max(i for i in state.row)", "a comprehension"),
    "lambda": ("x = lambda: 0", "a lambda"),
    "nested function": ("def inner() -> int:\n    return 0", "a nested function"),
    "nested class": ("class Inner:\n    pass", "a nested class"),
    "list": ("x = [0, 1]", "a list made while playing"),
    "tuple": ("x = (0, 1)", "a tuple"),
    "returned tuple": ("return 0, 1", "a tuple"),
    "unpacked call": ("x, y = other(state, at)", "a tuple"),
    "starred target": ("x, *y = 1, 2", "a starred value"),
    "try": ("try:\n    pass\nfinally:\n    pass", "exceptions"),
    "raise": ("raise ValueError", "exceptions"),
    "assert": ("assert at", "exceptions"),
    "with": ("with state:\n    pass", "with: rules open nothing"),
    "yield": ("yield at", "a generator"),
    "yield from": ("yield from state.row", "a generator"),
    "global": ("global SEATS", "another scope"),
    "import": ("import math", "an import in a function"),
    "import from": ("from math import gcd", "an import in a function"),
    "float": ("x = 0.5", "a float"),
    "complex": ("x = 1j", "a complex number"),
    "true division": ("x = at / 2", "use //"),
    "division in place": ("at /= 2", "use //"),
    "power": ("x = at ** 2", "`**`"),
    "matrix product": ("x = at @ at", "MatMult is outside the kernel subset"),
    "walrus": ("if (x := at):\n    return x", "`:=`"),
    "match": ("match at:\n    case _:\n        pass", "use if and elif"),
    "del": ("del state.row[0]", "del"),
    "recursion": ("return probe(state, at, luck)", "recursion: probe calls itself; use a loop"),
    "method call": ("state.row.sort()", "the method call .sort()"),
    "call of a call": ("other(state, at)()", "a call of an expression"),
    "keyword argument": ("other(state, at=1)", "a keyword argument"),
    "keywords": ("other(**state)", "a keyword argument"),
    "starred argument": ("other(*state.row)", "a starred value"),
    "unknown function": ("x = sorted(state.row)", "sorted() is no function"),
    "callback": ("x = at()", "at() is no function"),
    "new record": ("x = State()", "State() makes an object"),
    "range alone": ("x = range(3)", "range outside a for"),
    "loop over a call": ("for i in other(state, at):\n    pass", "a loop over an expression"),
    "loop over a literal": ("for i in (0, 1):\n    pass", "a loop over an expression"),
    "loop over pairs": ("for i, j in COST:\n    pass", "a tuple"),
    "for else": ("for i in range(2):\n    pass\nelse:\n    at = 1", "else after a loop"),
    "while else": ("while at:\n    at -= 1\nelse:\n    at = 1", "else after a loop"),
    "is": ("x = at is state", "`is`"),
    "is not": ("x = at is not state", "`is`"),
    "in": ("x = at in state.row", "`in`"),
    "not in": ("x = at not in state.row", "`in`"),
    "twenty-one lines": ("at += 1\n" * 21, "probe is longer than 20 lines"),
}

BAD_MODULE = {
    "mutual recursion": (
        "def a() -> int:\n    return b()\n\ndef b() -> int:\n    return a()",
        "recursion: a calls itself by way of b",
    ),
    "decorator": ("@cache\ndef a() -> int:\n    return 0", "a decorator on a"),
    "starred parameter": ("def a(*b: int) -> int:\n    return 0", "name each, by position"),
    "keyword parameter": ("def a(*, b: int) -> int:\n    return b", "name each, by position"),
    "bad default": ("def a(b: int = 0.5) -> int:\n    return b", "a float"),
    "plain class": ("class Table:\n    seats: int", "Table is no struct"),
    "other decorator": ("@dataclass\nclass Table:\n    seats: int", "Table is no struct"),
    "method": ("@struct\nclass Table:\n    def seats(self) -> int:\n        return 0", "only fields"),
    "default of a field": ("@struct\nclass Table:\n    seats: int = 2", "only fields"),
    "statement": ("for seat in range(SEATS):\n    pass", "at module level"),
    "async function": ("async def a() -> int:\n    return 0", "at module level"),
}


def probe(body: str) -> str:
    """Return a rules file with one function of this body."""
    return HEAD + "def probe(state: State, at: int, luck: Generator) -> int:\n" + indent(body, "    ") + "\n"


@pytest.mark.parametrize("body", GOOD.values(), ids=GOOD)
def test_lint_allows_the_kernel_subset(body: str) -> None:
    assert faults(probe(body)) == []


@pytest.mark.parametrize(("body", "text"), BAD.values(), ids=BAD)
def test_lint_finds_what_a_function_may_not_do(body: str, text: str) -> None:
    (fault,) = faults(probe(body))
    assert text in fault


@pytest.mark.parametrize(("code", "text"), BAD_MODULE.values(), ids=BAD_MODULE)
def test_lint_finds_what_a_module_may_not_hold(code: str, text: str) -> None:
    found = faults(HEAD + code + "\n")
    assert found
    assert text in found[0]


def test_a_fault_names_its_file_and_line() -> None:
    source = "def a(x: int) -> int:\n    y = 0\n    return x / y\n"
    assert faults(source, "ants/rules.py") == ["ants/rules.py:3: true division makes floats: use //"]


def test_every_fault_is_reported() -> None:
    assert len(faults(probe("x = 0.5\ny = {}\nreturn at / 2"))) == 3


def test_annotations_are_not_restricted() -> None:
    assert faults('def a(x: "list[int]" = 0) -> "int | None":\n    y: "int" = 1\n    return y\n') == []


def test_functions_of_the_bound_game_must_be_declared() -> None:
    use = "def a(state: int) -> int:\n    return play(state)\n"
    announced = "if TYPE_CHECKING:\n    def play(state: int) -> int: ...\n\n"
    assert faults(announced + use) == []
    assert len(faults(use)) == 1


@pytest.mark.parametrize(
    ("name", "docstring", "expected"),
    [
        ("games/ants/rules.py", "Rules.", True),
        ("cli/rules.py", "The rules, for reading.", False),
        ("farm.py", "Farms.\n\nKernel subset.\n", True),
        ("words.py", "Words, outside the Kernel subset.", False),
        ("words.py", "", False),
    ],
)
def test_kernel_file_is_known_by_name_or_docstring(
    tmp_path: Path, name: str, docstring: str, expected: bool
) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'"""{docstring}"""\n')
    assert is_kernel(path) is expected
    assert kernel_files(tmp_path) == ([path] if expected else [])


def test_called_modules_are_those_of_called_names() -> None:
    source = dedent("""
        from ludoteca.games.ants.edition import tables
        from ludoteca.games.ants.figures import VALUE
        from ludoteca.games.ants.hill import dig

        OWN = tables()

        def play(at: int) -> int:
            return dig(VALUE[at])
    """)
    assert called_modules(source) == {"ludoteca.games.ants.hill"}
