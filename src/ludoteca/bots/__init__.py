"""Bots: players that see what their seat may see, and answer with a move."""

from typing import Any, Protocol


class Bot(Protocol):
    """A player at the table that is no person."""

    def choose(self, view: dict[str, Any]) -> str:
        """One of the moves of the view, which holds all that the bot's seat may know."""
        ...
