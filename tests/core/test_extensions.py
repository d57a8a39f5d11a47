"""Code on top of compiled rules: what type checkers are told of it is true."""

from types import ModuleType
from typing import Protocol

import pytest

import ludoteca
from ludoteca.bots import continuations, inference, ismcts
from ludoteca.bots.native_comparison import ContinuationsCode
from ludoteca.bots.network import NetworkCode
from ludoteca.bots.tree import SearchCode
from ludoteca.core.compiler import compiling


class Drifted(Protocol):
    """A parameter has another name."""

    def search(self, workspace: object, root: object, player: int, iterations: int) -> int: ...


class Shorter(Protocol):
    """A parameter is missing."""

    def search(self, workspace: object, root: object, seat: int) -> int: ...


class Empty(Protocol):
    """The entry is missing."""


class Longer(Protocol):
    """There is no such entry."""

    def search(self, workspace: object, root: object, seat: int, iterations: int) -> int: ...

    def fly(self) -> None: ...


@pytest.mark.parametrize(
    ("protocol", "message"),
    [
        (
            Drifted,
            r"Drifted\.search: it takes workspace, root, player, iterations, but in .*ismcts workspace",
        ),
        (Shorter, r"Shorter\.search: it takes workspace, root, seat, but in"),
        (Empty, r"Empty has no search; the entries of ludoteca\.bots\.ismcts are search"),
        (Longer, r"ludoteca\.bots\.ismcts has no fly; the entries of"),
    ],
)
def test_a_protocol_that_has_drifted_from_its_code_is_refused(protocol: type[object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        compiling.compile_extension(ludoteca.game("alpaca").compiled, ismcts, code=protocol)


@pytest.mark.parametrize(
    ("module", "protocol"),
    [(ismcts, SearchCode), (inference, NetworkCode), (continuations, ContinuationsCode)],
)
def test_the_protocols_of_bots_fit_their_code(module: ModuleType, protocol: type[object]) -> None:
    compiling.compile_extension(ludoteca.game("alpaca").compiled, module, code=protocol)
