"""PlayedMove: a move of a match, with its luck and its events."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.kernel.events import Event


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that was played: by whom, what luck brought, and what happened."""

    seat: str
    move: str
    draws: tuple[str, ...]
    events: Sequence[Event]
