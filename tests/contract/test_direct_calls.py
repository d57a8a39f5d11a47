"""What a game calls of its kernel files without the rules of an edition, and what it asks of these rules.

Called directly, a function reads the figures of the game's own edition, whatever edition a match is played
with.  So there is one way to call each function: of the bound rules if it reads figures, directly if not.
"""

import ast
import dis
from collections.abc import Iterator
from importlib import import_module
from types import FunctionType

import ludoteca
from ludoteca.core.compiler import binding
from ludoteca.core.compiler.rules import Rules
from ludoteca.core.matches.game import Game
from tests.support.kernel_subset import is_kernel
from tests.support.random_matches import of_every_game


@of_every_game
def test_functions_that_are_called_directly_read_no_figures(name: str) -> None:
    game = ludoteca.game(name)
    read = {call: figures_read(game, call[1]) for call in list_direct_calls(game)}
    assert {call: figures for call, figures in read.items() if figures} == {}


@of_every_game
def test_functions_that_are_asked_of_the_rules_read_figures(name: str) -> None:
    game = ludoteca.game(name)
    assert [call for call in list_bound_functions(game) if not figures_read(game, call)] == []


def test_figures_are_found_behind_calls() -> None:
    alpaca = ludoteca.game("alpaca")
    assert "VALUE" in figures_read(alpaca, "score_part"), "it calls farm_value"
    assert figures_read(alpaca, "is_noisy") == set()
    assert ("view.py", "is_noisy") in list_direct_calls(alpaca)


def list_direct_calls(game: Game) -> Iterator[tuple[str, str]]:
    """Yield the functions of kernel files that other files of a game import, each with the importing file."""
    kernel = {module.__name__ for module in (*binding.CORE, *game.definition.kernel)}
    for file in game.definition.folder.glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        imports = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module in kernel]
        for node in () if is_kernel(file) else imports:
            found = vars(import_module(str(node.module)))
            yield from (
                (file.name, alias.name) for alias in node.names if isinstance(found[alias.name], FunctionType)
            )


def list_bound_functions(game: Game) -> list[str]:
    """Return the functions of its own kernel files that other files of a game ask of the rules."""
    if not (game.definition.folder / "bound_rules.py").exists():
        return []
    module = import_module(f"{game.rules.package}.bound_rules")
    (declared,) = (found for found in vars(module).values() if found in Rules.__subclasses__())
    return [name for name, found in vars(declared).items() if isinstance(found, staticmethod)]


def figures_read(game: Game, function: str) -> set[str]:
    """Return the figures that a function reads, or that the functions read which it calls."""
    modules = (*binding.CORE, *game.definition.kernel)
    codes = {name: code for module in modules for name, code in binding.function_codes(module).items()}
    names, waiting = set[str](), [function]
    while waiting:
        instructions = dis.get_instructions(codes[waiting.pop()])
        found = {one.argval for one in instructions if one.opname == "LOAD_GLOBAL"} - names  # no attributes
        names |= found
        waiting += found & codes.keys()
    return names & game.edition.figures.keys()
