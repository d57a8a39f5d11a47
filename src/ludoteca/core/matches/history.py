"""History: the moves that were played in a match, and which of them can be undone."""

from ludoteca.core.kernel.events import Events
from ludoteca.core.matches.played_move import PlayedMove
from ludoteca.core.texts.errors import IllegalCall, IllegalUndo
from ludoteca.core.texts.faults import Fault


class History:
    """The moves of a match, and the states before those that can be undone.

    A match that was made from a packed state has no history: nobody knows its setup and its moves.
    """

    def __init__(self, is_known: bool = True) -> None:
        self.is_known = is_known
        self.moves: list[PlayedMove] = []
        self.undoable: list[bytes] = []  # the states that ``undo`` returns to

    def copy(self) -> "History":
        history = History(self.is_known)
        history.moves, history.undoable = self.moves.copy(), self.undoable.copy()
        return history

    def check_known(self) -> None:
        """Refuse a match that was made from a packed state.

        Raises:
            IllegalCall: It was.
        """
        if not self.is_known:
            raise IllegalCall(Fault.NO_HISTORY())

    def add(self, played: PlayedMove, events: Events, before: bytes, turn: str | None) -> None:
        """Add a move.  It can be undone unless it used luck, revealed something, or passed the turn on."""
        self.moves.append(played)
        if played.draws or turn != played.seat or events.has_revelation:
            self.undoable.clear()
        else:
            self.undoable.append(before)

    def undo_error(self, turn: str | None) -> IllegalUndo:
        """Return why the last move cannot be undone."""
        if not self.moves:
            return IllegalUndo(Fault.NOTHING_TO_UNDO())
        last = self.moves[-1]
        why = "turn" if turn != last.seat else "luck" if last.draws else "revealed"
        return IllegalUndo(Fault.CANNOT_UNDO(move=last.move, why=why))
