"""PlayedMove: a move of a match, with its luck and its events."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.kernel.events import Event


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that was played, and what happened."""

    seat: str
    move: str
    draws: tuple[str, ...]  # what luck brought, in words
    events: Sequence[Event]
