"""Words: turn the integers of a game into words, and back.

Inside, a game is integers.  An edition gives the components their names, so whatever turns
integers into words, or words into integers, belongs to the game and its edition together.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from ludoteca.core.kernel.contract import GameRules, GameState
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.values.data import Json
from ludoteca.core.wording.commentary import NO_COMMENTARY, Commentary
from ludoteca.core.wording.notation import Notation


def member_words(members: Iterable[IntEnum]) -> tuple[str, ...]:
    """Return the words for the members of an enumeration: ``ticket-clerk`` for ``Card.TICKET_CLERK``."""
    return tuple(member.name.lower().replace("_", "-") for member in members)


@dataclass(frozen=True)
class Words:
    """Moves, luck, events, positions and views of one game with one edition."""

    notation: Notation
    move: Callable[[GameState, int], str]
    domains: tuple[Sequence[str], ...]  # the names of what luck can pick, by chance domain
    word_of: Mapping[str, Callable[[int], object]]  # of what events tell, by kind: the word for a number
    # What people call a component: its kind and its word, such as "card", "viking".
    display_name: Callable[[Texts, str, str], str]
    read_position: Callable[[GameRules, object], GameState]  # from whatever somebody wrote
    write_position: Callable[[GameState], Json]
    views: Callable[[GameState, Sequence[int]], list[Json]]  # of several seats at once, which share parts
    commentary: Commentary = NO_COMMENTARY  # what views say by the rules, beyond what lies on the table

    def view(self, state: GameState, seat: int) -> Json:
        """Return what one seat (NONE: a spectator) may know."""
        return self.views(state, (seat,))[0]
