"""Compiled rules: the rules of a game as machine code."""

from collections.abc import Callable, Collection
from typing import NoReturn

from ludoteca.core.compiler.rules import Rules


class CompiledRules(Rules):
    """Rules as machine code, which take elements of packed arrays (``structs.pack``).

    Python can call the ``entries`` only; code that is compiled with these rules can call every function.
    """

    def __init__(self, code_name: str, bound: Rules, entries: Collection[str]) -> None:
        declared = {name for name, value in vars(Rules).items() if isinstance(value, staticmethod)}
        functions = {name: refuse_call(name) for name in declared - {*entries}}
        functions |= {name: function for name, function in vars(bound).items() if name in entries}
        super().__init__(bound.package, functions, bound.namespace, bound.figures)
        self.code_name = code_name  # of its folder on disk; a part of every symbol


def refuse_call(name: str) -> Callable[..., NoReturn]:
    """Return what stands in the place of a function that Python cannot call."""

    def refuse(*_: object) -> NoReturn:
        raise NotImplementedError(f"{name} is not among compiling.ENTRIES; use the interpreted rules")

    return refuse
