"""A match under an archived version of the rules."""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from ludoteca.archive.translation import attribute, present_move, translate_errors
from ludoteca.core.data import Json
from ludoteca.core.errors import BadOption, IllegalMove, IllegalUndo
from ludoteca.core.events import Event
from ludoteca.core.faults import Fault
from ludoteca.core.hint import Hint
from ludoteca.core.luck import LuckSource
from ludoteca.core.match import Knowledge, Match, PlayedMove, undo_fault
from ludoteca.core.outcome import Outcome

if TYPE_CHECKING:
    from ludoteca.archive.archived_game import ArchivedGame


class ArchivedMatch(Match):
    """A match under an archived version of the rules."""

    def __init__(self, game: "ArchivedGame", inner: Any, seed: int | None) -> None:
        self.game = self.archived = game
        self.inner = inner
        self.seed = seed
        self.players = []
        self.start_info = attribute(inner, "start_info", "origin")
        self.setup_events = attribute(inner, "setup_events", "dealt_events")
        self.setup_draws = attribute(inner, "setup_draws", "dealt_outcomes")
        self.played = [present_move(played) for played in inner.played]

    @property
    def seats(self) -> int:
        return int(self.inner.seats)

    @property
    def over(self) -> bool:
        return bool(self.inner.over)

    @property
    def turn(self) -> str | None:
        turn: str | None = self.inner.turn
        return turn

    @property
    def legal_actions(self) -> list[int]:
        legal: list[int] = attribute(self.inner, "legal_actions", "legal")
        return legal

    @property
    def moves(self) -> list[str]:
        moves: list[str] = self.inner.moves
        return moves

    def move_of(self, action: int) -> str:
        if action not in self.legal_actions:
            raise IllegalMove(f"action {action}", self.moves)
        return self.moves[self.legal_actions.index(action)]

    def position(self) -> Json:
        position: Json = self.inner.position()
        return position

    def view(self, seat: str | None) -> Json:
        with translate_errors():
            view: Json = self.inner.view(seat)
        return view

    def views(self, viewers: Iterable[str | None]) -> dict[str | None, Json]:
        return {viewer: self.view(viewer) for viewer in viewers}

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.inner.outcome
        return outcome

    def play(self, move: str, luck: LuckSource | None = None) -> list[Event]:
        if luck is not None:
            raise BadOption(Fault.OLD_RULES_LUCK())
        with translate_errors():
            events: list[Event] = self.inner.play(move)
        self.played.append(present_move(self.inner.played[-1]))
        return events

    def play_action(self, action: int, luck: LuckSource | None = None) -> list[Event]:
        return self.play(self.move_of(action), luck)

    def play_move(self, move: str, luck: LuckSource | None = None) -> PlayedMove:
        self.play(move, luck)
        return self.played[-1]

    def replay_move(self, move: str, draws: Sequence[str]) -> list[Event]:
        with translate_errors():
            events: list[Event] = attribute(self.inner, "replay_move", "repeat")(move, draws)
        self.played.append(present_move(self.inner.played[-1]))
        return events

    @property
    def can_undo(self) -> bool:
        return bool(self.inner.can_undo)

    def undo(self) -> str:
        if not self.can_undo:
            raise IllegalUndo(undo_fault(self.played))
        with translate_errors():
            undone = str(self.inner.undo())
        self.played.pop()
        return undone

    def at_start(self) -> Match:
        with translate_errors():
            return ArchivedMatch(self.archived, attribute(self.inner, "at_start", "again")(), self.seed)

    def pack(self) -> bytes:
        import pickle  # slow to import, and only old tables need it

        return pickle.dumps(self.inner.state)

    def with_state(self, packed: bytes) -> Match:
        import pickle

        inner = copy(self.inner)
        inner.state, inner.played, inner._before = pickle.loads(packed), [], []
        return ArchivedMatch(self.archived, inner, self.seed)

    def knowledge(self, seed: int) -> Knowledge:
        raise self._old_rules_error()

    def observation(self, seat: str) -> list[int]:
        raise self._old_rules_error()

    def hint(self, level: str | None = None) -> list[Hint]:
        raise self._old_rules_error()

    def _old_rules_error(self) -> BadOption:
        return self.archived.old_rules_error()
