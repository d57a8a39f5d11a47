"""Binding: enumerations become integers, and kernel files that contradict each other are refused."""

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterator
from inspect import signature
from pathlib import Path
from types import FunctionType, ModuleType
from typing import get_type_hints

import pytest

import ludoteca
from ludoteca.core.compiler import binding
from ludoteca.core.compiler.rules import Rules
from ludoteca.core.kernel import contract
from tests.support.random_matches import of_every_game

SHAPES = """
from enum import IntEnum
from typing import NewType

Seat = NewType("Seat", int)


class Shape(IntEnum):
    ROUND = 0
    SQUARE = 1
    LONG = 2


class Gap(IntEnum):
    ONE = 1
    THREE = 3


LIMIT = 3


def is_long(number: int) -> bool:
    return Shape(number) == Shape.LONG


def next_seat(seat: Seat) -> Seat:
    return Seat(seat + 1)


def sum_of_shapes() -> int:
    total = 0
    for shape in Shape:
        total += shape
    return total + 10 * len(Shape)
"""


@pytest.fixture
def module(tmp_path: Path) -> Iterator[Callable[[str, str], ModuleType]]:
    """Makes modules from source text."""
    made: list[str] = []

    def make(name: str, source: str) -> ModuleType:
        file = tmp_path / f"{name}.py"
        file.write_text(source, encoding="utf-8")
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        found = sys.modules[name] = importlib.util.module_from_spec(spec)
        made.append(name)
        spec.loader.exec_module(found)
        return found

    yield make
    for name in made:
        del sys.modules[name]


Make = Callable[[str, str], ModuleType]


def test_enumerations_are_plain_integers_in_bound_code(module: Make) -> None:
    shapes = module("shapes", SHAPES)
    codes = binding.function_codes(shapes)
    assert not {"Shape", "Seat"} & {name for code in codes.values() for name in code.co_names}
    functions = {name: FunctionType(code, {}) for name, code in codes.items()}  # nothing to refer to
    assert [functions["is_long"](number) for number in range(3)] == [False, False, True]
    assert functions["next_seat"](2) == 3
    assert functions["sum_of_shapes"]() == 0 + 1 + 2 + 10 * 3


def test_a_loop_over_an_enumeration_with_gaps_is_refused(module: Make) -> None:
    gaps = module(
        "gaps", SHAPES + "\n\ndef total() -> int:\n    for gap in Gap:\n        pass\n    return 0\n"
    )
    with pytest.raises(TypeError, match="Gap: a kernel can loop over 0, 1, 2"):
        binding.function_codes(gaps)


def test_errors_in_bound_code_name_the_line_of_the_source(module: Make) -> None:
    code = binding.function_codes(module("lines", SHAPES))["next_seat"]
    assert SHAPES.splitlines()[code.co_firstlineno - 1].startswith("def next_seat")
    assert code.co_filename.endswith("lines.py")


def bind_with(more: ModuleType) -> None:
    game = ludoteca.game("alpaca")
    binding.bind((*game.definition.kernel, more), game.edition.figures, {})


def test_a_constant_that_two_kernel_files_define_differently_is_refused(module: Make) -> None:
    bind_with(module("same", "SEATS = 4\n"))
    with pytest.raises(TypeError, match=r"other\.SEATS = 5: another kernel file has SEATS = 4"):
        bind_with(module("other", "SEATS = 5\n"))


def test_code_on_top_of_rules_cannot_change_their_constants(module: Make) -> None:
    rules = ludoteca.game("alpaca").rules
    namespace = binding.extend_namespace(rules, [module("on_top", "ENTRIES = ()\nMORE = 1\n")])
    assert namespace["MORE"] == 1
    with pytest.raises(TypeError, match=r"clash\.SEATS = 5: another kernel file has SEATS = 4"):
        binding.extend_namespace(rules, [module("clash", "SEATS = 5\n")])


def test_code_on_top_of_rules_sees_the_figures_of_their_edition(module: Make) -> None:
    game = ludoteca.game("alpaca")
    figures = {**game.edition.figures, "VALUE": (7,) * len(game.edition.figures["VALUE"])}
    rules = binding.bind(game.definition.kernel, figures, {})
    importing = module("importing", "from ludoteca.games.alpaca.figures import VALUE\n")
    assert binding.extend_namespace(rules, [importing])["VALUE"] == figures["VALUE"]


def test_a_function_that_two_kernel_files_define_is_refused(module: Make) -> None:
    with pytest.raises(TypeError, match=r"twice\.is_over: another kernel file has a function 'is_over'"):
        bind_with(module("twice", "def is_over(state):\n    return True\n"))


def test_a_constant_with_the_name_of_a_function_is_refused(module: Make) -> None:
    bind_with(module("free", "cost = 5\n"))
    with pytest.raises(TypeError, match=r"taken\.price = 5: a kernel file has a function 'price'"):
        bind_with(module("taken", "price = 5\n"))
    with pytest.raises(TypeError, match=r"own\.cost = 5: a kernel file has a function 'cost'"):
        bind_with(module("own", "def cost():\n    return 0\n\n\ncost = 5\n"))


STATE = """
from ludoteca.core.kernel.structs import Int8, struct

ACTIONS = FEATURES = HORIZON = SPREAD = SCORE_PARTS = TIE_BREAKS = 1
LAYOUT = TRUST = ()


@struct
class State:
    seats: Int8
    asked: Int8
    step: Int8


@struct
class Options:
    seats: Int8
"""


def test_games_must_define_what_the_contract_declares() -> None:
    declared = list(get_type_hints(contract))
    assert list(contract.CONSTANTS) == declared
    assert contract.STATE_FIELDS == ("seats", "asked", "step")


def test_rules_must_keep_the_contract(module: Make) -> None:
    declared = {name: ", ".join(signature(one).parameters) for name, one in binding.CONTRACT.items()}
    functions = [f"def {name}({parameters}):\n    return 0\n" for name, parameters in declared.items()]
    whole = module("whole", "\n".join([STATE, *functions]))
    binding.bind((whole,), {}, {})
    source = Path(str(whole.__file__)).read_text(encoding="utf-8")
    lacking = module("lacking", source.replace("def is_over", "def is_done"))
    with pytest.raises(TypeError, match=r"no function is_over\(state\); see core/kernel/contract.py"):
        binding.bind((lacking,), {}, {})
    other = module("otherwise", source.replace("is_over(state)", "is_over(table)"))
    with pytest.raises(TypeError, match="is_over takes table; it must take state"):
        binding.bind((other,), {}, {})
    bare = module("bare", source.replace("ACTIONS =", "ACTS ="))
    with pytest.raises(TypeError, match="no constant ACTIONS"):
        binding.bind((bare,), {}, {})
    blind = module("blind", source.replace("    asked: Int8\n", ""))
    with pytest.raises(TypeError, match="State has no field asked"):
        binding.bind((blind,), {}, {})
    for struct in contract.STRUCTS:
        stateless = module(f"no_{struct}", source.replace(f"class {struct}:", "class Other:"))
        with pytest.raises(TypeError, match=f"no struct {struct}; see core/kernel/contract.py"):
            binding.bind((stateless,), {}, {})
    plain = module("plain", source.replace("@struct\nclass Options:", "class Options:"))
    with pytest.raises(TypeError, match="no struct Options"):
        binding.bind((plain,), {}, {})


@of_every_game
def test_rules_are_bound_once_for_a_game(name: str) -> None:
    game = ludoteca.game(name)
    assert game.start(seed=1)._rules is game.start(seed=2)._rules is game.rules


def test_compiled_rules_say_which_functions_they_lack() -> None:
    rules = ludoteca.game("alpaca").compiled
    with pytest.raises(NotImplementedError, match=r"is_legal is not among compiling\.ENTRIES"):
        rules.is_legal(ludoteca.game("alpaca").start(seed=1).state, 0)
    with pytest.raises(AttributeError, match="no attribute 'fly'"):
        rules.fly()  # type: ignore[attr-defined]


@of_every_game
def test_the_kernel_counts_the_parts_and_ties_that_the_definition_names(name: str) -> None:
    game = ludoteca.game(name)
    assert game.rules.namespace["SCORE_PARTS"] == len(game.definition.parts)
    assert game.rules.namespace["TIE_BREAKS"] == len(game.definition.ties)


@of_every_game
def test_the_functions_that_views_ask_are_bound(name: str) -> None:
    """A type checker reads them in ``bound_rules``; a view calls those of the edition."""
    game = ludoteca.game(name)
    if not (game.definition.folder / "bound_rules.py").exists():
        pytest.skip("its views call no functions of its own rules")
    module = importlib.import_module(f"ludoteca.games.{name.replace('-', '_')}.bound_rules")
    (declared,) = (found for found in vars(module).values() if found in Rules.__subclasses__())
    functions = {
        key: value.__func__ for key, value in vars(declared).items() if isinstance(value, staticmethod)
    }
    assert functions
    for key, function in functions.items():
        assert list(signature(getattr(game.rules, key)).parameters) == list(signature(function).parameters)
        assert getattr(game.rules, key) is not function
