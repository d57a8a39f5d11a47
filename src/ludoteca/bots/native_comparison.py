"""Comparisons of moves on this machine: NumPy arrays that compiled code works on."""

from functools import cache
from typing import Protocol

import numpy as np

from ludoteca.bots import continuations
from ludoteca.bots.continuations import COLUMNS, Finding
from ludoteca.core.compiler import compiling
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.contract import State, Structs
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.kernel.structs import dtype_of, pack
from ludoteca.core.matches.game import Game


class ContinuationsCode(Protocol):
    """The compiled functions of ``continuations``."""

    def compare_moves(
        self, workspace: continuations.Workspace, root: Structs, seat: int, action: int, other: int
    ) -> int:
        """Compare an action with another one and return what makes it better, or NONE."""
        ...


@cache
def compile_continuations(game: Game) -> ContinuationsCode:
    """Compile the continuations of a game."""
    return compiling.compile_extension(game.compiled, continuations, code=ContinuationsCode)


def compare_natively(game: Game, state: State, seat: int, action: int, other: int) -> tuple[int, list[int]]:
    """Return what makes an action better than another one, or NONE, and the findings of the comparison."""
    columns = len(game.definition.parts) + COLUMNS
    workspace = continuations.Workspace(
        states=np.zeros(1, dtype_of(game.definition.State)),
        generators=np.zeros(1, dtype_of(Generator)),
        legal=np.zeros(game.actions, np.int64),
        weights=np.zeros(game.actions, np.int64),
        ends=np.zeros((2, MOST_SEATS, columns), np.int64),
        sums=np.zeros((MOST_SEATS + 1, columns), np.int64),
        squares=np.zeros((MOST_SEATS + 1, columns), np.int64),
        findings=np.zeros(len(Finding), np.int64),
    )
    kind = compile_continuations(game).compare_moves(workspace, pack(state), seat, action, other)
    return int(kind), workspace.findings.tolist()
