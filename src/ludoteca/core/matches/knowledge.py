"""Knowledge: what the seat to move knows, as a bot gets it."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludoteca.core.kernel.contract import State
from ludoteca.core.kernel.seats import seat_name
from ludoteca.core.kernel.structs import to_bytes
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import Fault
from ludoteca.core.values.data import Json

if TYPE_CHECKING:
    from ludoteca.core.matches.match import Match


@dataclass(frozen=True)
class Knowledge:
    """Everything that the seat to move knows, as a bot gets it.  ``Match.knowledge`` makes it.

    To choose: ``moves``, ``legal_actions`` in the same order.
    To look: ``view``, ``observation``.
    To search: ``state``, one possible state: what the seat does not know has been dealt again.
    To remember something from move to move: ``is_after``.
    """

    game: Game
    seat_number: int
    state: State
    moves_played: int
    legal_actions: tuple[int, ...]
    moves: tuple[str, ...]
    previous_move: str | None = None  # the move before, if this seat played it
    match_identity: object = field(default_factory=object, repr=False, compare=False)  # one for each match

    @property
    def seat(self) -> str:
        """The seat to move, in words: ``p1`` is seat number 0."""
        return seat_name(self.seat_number)

    def view(self) -> Json:
        """Return everything that the seat may know, ready for JSON, as ``Match.view`` does."""
        return self._table().view(self.seat)

    def observation(self) -> list[int]:
        """Return what the seat knows as numbers, as ``Match.observation`` does."""
        return self._table().observation(self.seat)

    def _table(self) -> "Match":
        from ludoteca.core.matches.match import Match

        return Match(self.game, None, {}, self.state)

    def is_after(self, earlier: "Knowledge", move: str) -> bool:
        """Whether this is the next decision of the same seat in the same match, right after that move.

        Then nobody else has moved, and what a bot found out about the move before still holds.  A copy of a
        match is another match.
        """
        return (
            self.match_identity is earlier.match_identity
            and self.seat_number == earlier.seat_number
            and self.moves_played == earlier.moves_played + 1
            and self.previous_move == move
        )

    def check_game(self, game: Game) -> None:
        """Refuse to be read by a bot of another game.

        Raises:
            BadOption: The match has other rules or other figures than this game.
        """
        if self.game is not game and _label(self.game) != _label(game):
            own, other = game.edition.name, self.game.edition.name
            raise BadOption(
                Fault.OTHER_KNOWLEDGE(game=game.name, edition=own, asked=self.game.name, other=other)
            )

    def pack(self) -> bytes:
        """Return the state as bytes, as an engine in a browser takes it."""
        return to_bytes(self.state)


def _label(game: Game) -> tuple[str, int, str]:
    return game.name, game.definition.version, game.edition.digest
