"""Words: turn the integers of a game into words, and back.

Inside, a game is integers.  An edition gives the components their names, so whatever turns
integers into words, or words into integers, belongs to the game and its edition together.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from ludoteca.core.notation import Notation
from ludoteca.core.rules import Rules
from ludoteca.core.texts import Texts


def member_words(members: Iterable[IntEnum]) -> tuple[str, ...]:
    """The words for the members of an enumeration: ``ticket-clerk`` for ``Card.TICKET_CLERK``."""
    return tuple(member.name.lower().replace("_", "-") for member in members)


@dataclass(frozen=True)
class Words:
    """Moves, luck, events, positions and views of one game with one edition."""

    notation: Notation
    move: Callable[[Any, int], str]
    domains: tuple[Sequence[str], ...]  # the names of what luck can pick, by chance domain
    names: Mapping[str, Callable[[int], Any]]  # what events tell, by kind
    # What people call a thing of a kind, such as "card", "viking".
    display_name: Callable[[Texts, str, str], str]
    read_position: Callable[[Rules, Any], Any]
    write_position: Callable[[Any], dict[str, Any]]
    views: Callable[[Any, Sequence[int]], list[dict[str, Any]]]  # of several seats at once, which share parts

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        """What one seat (NONE: a spectator) may know."""
        return self.views(state, (seat,))[0]
