"""Terminal: what a game's ``terminal.py`` provides, so that it can be played in a terminal."""

from typing import TYPE_CHECKING, Protocol

from ludoteca.core.matches.speech import Speech
from ludoteca.core.values.data import Json

if TYPE_CHECKING:
    from rich.console import RenderableType


class TerminalModule(Protocol):
    """The functions of a game's ``terminal.py``."""

    def draw_board(self, view: Json, speech: Speech) -> "RenderableType":
        """Draw what a view shows."""
        ...

    def explain(self, name: str, speech: Speech) -> "tuple[RenderableType, str] | None":
        """Describe the component of that name, if there is one, and name its paragraph of the rules."""
        ...
