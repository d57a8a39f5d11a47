"""A match under an archived version of the rules."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.archive.translation import (
    attribute,
    copy_match,
    match_with_state,
    pack_state,
    present_move,
    present_outcome,
    translate_errors,
)
from ludoteca.core.kernel.contract import State
from ludoteca.core.kernel.events import Event
from ludoteca.core.kernel.luck import LuckSource, check_no_draws_left
from ludoteca.core.matches.arguments import check_legal
from ludoteca.core.matches.hint import Hint
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.matches.match import Match
from ludoteca.core.matches.outcome import Outcome
from ludoteca.core.texts.errors import BadOption, IllegalCall
from ludoteca.core.texts.faults import Fault
from ludoteca.core.values.data import Json

if TYPE_CHECKING:
    from ludoteca.archive.archived_game import ArchivedGame


class ArchivedMatch(Match):
    """A match under an archived version of the rules."""

    def __init__(self, game: "ArchivedGame", inner: Any, seed: int | None) -> None:
        super().__init__(game, seed, attribute(inner, "start_info", "origin"), inner.state)
        self.archived = game
        self.inner = inner
        self.setup_events = attribute(inner, "setup_events", "dealt_events")
        self.setup_draws = attribute(inner, "setup_draws", "dealt_outcomes")
        self._history.moves = [present_move(played) for played in inner.played]

    @property
    def state(self) -> State:
        state: State = self.inner.state
        return state

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
        number = check_legal(action, self.legal_actions, lambda: self.moves)
        return self.moves[self.legal_actions.index(number)]

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
        outcome = self.inner.outcome
        return None if outcome is None else present_outcome(outcome)

    def play(self, move: str, luck: LuckSource | None = None) -> list[Event]:
        if luck is not None:
            raise BadOption(Fault.OLD_RULES_LUCK())
        with translate_errors():
            events: list[Event] = self.inner.play(move)
        self._history.moves.append(present_move(self.inner.played[-1]))
        return events

    def play_action(self, action: int, luck: LuckSource | None = None) -> list[Event]:
        return self.play(self.move_of(action), luck)

    def replay_move(self, move: str, draws: Sequence[str]) -> list[Event]:
        inner = copy_match(self.inner) if draws else self.inner  # too many draws must not change the match
        with translate_errors():
            events: list[Event] = attribute(inner, "replay_move", "repeat")(move, draws)
        played = present_move(inner.played[-1])
        check_no_draws_left(draws[len(played.draws) :])
        self.inner = inner
        self._history.moves.append(played)
        return events

    @property
    def can_undo(self) -> bool:
        return bool(self.inner.can_undo)

    def undo(self) -> str:
        if not self.can_undo:
            raise self._history.undo_error(self.turn)
        with translate_errors():
            undone = str(self.inner.undo())
        self._history.moves.pop()
        return undone

    def at_start(self) -> Match:
        self._history.check_known()
        with translate_errors():
            return ArchivedMatch(self.archived, attribute(self.inner, "at_start", "again")(), self.seed)

    def copy(self) -> Match:
        match = ArchivedMatch(self.archived, copy_match(self.inner), self.seed)
        match._players, match._history.is_known = self._players, self._history.is_known
        return match

    def pack(self) -> bytes:
        return pack_state(self.inner)

    def with_state(self, packed: bytes) -> Match:
        try:
            inner = match_with_state(self.inner, packed)
        except Exception:  # old states are pickled, and unpickling may raise anything
            raise BadOption(Fault.NOT_A_PACKED_STATE(game=self.game.name, seats=self.seats)) from None
        match = ArchivedMatch(self.archived, inner, self.seed)
        match._players, match._history.is_known = self._players, False
        return match

    def knowledge(self, seed: int | None = None) -> Knowledge:
        raise self._old_rules_error()

    def observation(self, seat: str) -> list[int]:
        raise self._old_rules_error()

    def hint(self, level: str | None = None) -> list[Hint]:
        raise self._old_rules_error()

    def _old_rules_error(self) -> IllegalCall:
        return self.archived.old_rules_error()
