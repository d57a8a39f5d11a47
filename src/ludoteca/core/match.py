"""Match: one playing of a game, in words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypedDict

from ludoteca.core.errors import BadOption, BadPosition, IllegalMove, IllegalUndo
from ludoteca.core.events import Event, Events, Journal, seat_name, seat_names
from ludoteca.core.faults import Fault
from ludoteca.core.game import Game
from ludoteca.core.hint import Hint
from ludoteca.core.luck import LuckSource, RecordedLuck, SeededLuck, SystemLuck
from ludoteca.core.outcome import Outcome, rank
from ludoteca.core.sentences import Sentence
from ludoteca.core.structs import NONE, from_bytes, to_bytes


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that was played: by whom, what luck brought, and what happened."""

    seat: str
    move: str
    draws: tuple[str, ...]
    events: Sequence[Event]


@dataclass(frozen=True)
class Knowledge:
    """Everything that the seat to move knows, as a bot gets it.

    ``state`` is one possible state: what the seat does not know has been dealt again.
    """

    game: Game
    seat: int
    state: Any  # the game's own struct
    number: int  # how many moves were played before
    actions: tuple[int, ...]
    moves: tuple[str, ...]


class StartInfo(TypedDict, total=False):
    """How a match started: with seats and options, or from a position."""

    seats: int
    options: dict[str, Any]
    position: dict[str, Any]


class Match:
    """One playing of a game.  Moves, positions and views are words; a refused move changes nothing."""

    def __init__(self, game: Game, seed: int | None, start_info: StartInfo) -> None:
        self.game = game
        self.seed = seed  # None: luck comes from the operating system
        self.start_info = start_info
        self.players: list[str] = []  # the players' names, if they have any
        self.played: list[PlayedMove] = []
        self.setup_events: Sequence[Event] = ()
        self.setup_draws: tuple[str, ...] = ()
        self.state: Any = game.definition.State()  # the game's own struct
        self._undoable: list[bytes] = []  # the states that ``undo`` returns to
        self._journal = Journal(game.definition.event_kinds, game.words.names)
        self._rules = game.rules

    def __repr__(self) -> str:
        return f"<match of {self.game.name}, {self.seats} seats, {len(self.played)} moves, turn {self.turn}>"

    # --- Starting ---------------------------------------------------------------------------------

    def set_up(self, options: Any, luck: LuckSource | None = None) -> "Match":
        """Set the match up with checked options; return it."""
        luck = luck or self._luck(0)
        with self._journal:
            self._rules.setup(self.state, options, luck)
        self.setup_draws = self._draw_names(luck)
        self.setup_events = self._journal.take()
        return self

    def set_state(self, state: Any) -> "Match":
        """Put the match into a state that was read from a position; return it."""
        self.state = state
        if not self.over and not self.moves:
            raise BadPosition("", Fault.NO_LEGAL_MOVE())
        return self

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def seat_names(self) -> list[str]:
        return list(seat_names(self.seats))

    @property
    def over(self) -> bool:
        return bool(self._rules.is_over(self.state))

    @property
    def turn(self) -> str | None:
        """The seat to move, None when the match is over."""
        return None if self.over else seat_name(self.state.asked)

    @property
    def legal_actions(self) -> list[int]:
        """The legal actions as numbers, in order."""
        if self.over:
            return []
        actions = [0] * self.game.actions
        return sorted(actions[: self._rules.legal_actions(self.state, actions)])

    @property
    def moves(self) -> list[str]:
        """The legal moves in words, in a stable order."""
        return [self.game.words.move(self.state, action) for action in self.legal_actions]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return [*self.setup_events, *(event for played in self.played for event in played.events)]

    def position(self) -> dict[str, Any]:
        """Everything on the table, hidden cards too, ready for JSON.

        It does not hold who has seen which hidden cards: a record does.
        """
        return self.game.words.write_position(self.state)

    def view(self, seat: str | None) -> dict[str, Any]:
        """Everything that one seat (None: a spectator) may know, ready for JSON."""
        return self.views([seat])[seat]

    def views(self, seats: Iterable[str | None]) -> dict[str | None, dict[str, Any]]:
        """The views of several seats.  They share the parts that are the same."""
        wanted, turn, outcome = list(dict.fromkeys(seats)), self.turn, self.outcome
        shared = {"game": self.game.name, "edition": self.game.edition.name, "seats": self.seats}
        shared |= {"turn": turn, "outcome": outcome.json() if outcome else None}
        views = self.game.words.views(self.state, [self._seat_index(seat) for seat in wanted])
        return {
            seat: shared | view | {"seat": seat, "moves": self.moves if seat and seat == turn else []}
            for seat, view in zip(wanted, views, strict=True)
        }

    def observation(self, seat: str) -> list[int]:
        """Everything that a seat knows as ``game.features`` numbers; ``game.layout`` names their parts."""
        features = [0] * self.game.features
        self._rules.observe(self.state, self._seat_index(seat), features)
        return features

    def knowledge(self, seed: int) -> Knowledge:
        """What the seat to move knows.  The seed deals what it does not know."""
        seat = self.state.asked
        imagined = self.game.redeal(self.state, seat, seed)
        actions, moves = tuple(self.legal_actions), tuple(self.moves)
        return Knowledge(self.game, seat, imagined, len(self.played), actions, moves)

    def hint(self, level: str = "best") -> list[Hint]:
        """The best moves for the seat to move, best first, as a bot of a level judges them."""
        coach = import_module("ludoteca.bots.coach")  # imported by name: the core must not depend on bots
        hints: list[Hint] = coach.hint(self, level)
        return hints

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None while it goes on."""
        if not self.over:
            return None
        definition, rules, seats = self.game.definition, self._rules, list(enumerate(self.seat_names))
        scores = {name: rules.score(self.state, seat) for seat, name in seats}
        parts = {
            name: {part: rules.score_part(self.state, seat, n) for n, part in enumerate(definition.parts)}
            for seat, name in seats
        }
        ties = {
            name: {tie: rules.tie_break(self.state, seat, n) for n, tie in enumerate(definition.ties)}
            for seat, name in seats
        }
        return Outcome(definition.reason(self.state), scores, parts, ties, rank(scores, ties))

    def _seat_index(self, seat: str | None) -> int:
        if seat is None:
            return NONE
        if seat not in self.seat_names:
            raise BadOption(Fault.NO_SUCH_SEAT(seat=seat, seats=self.seat_names))
        return self.seat_names.index(seat)

    # --- Playing ----------------------------------------------------------------------------------

    def play(self, move: str, luck: LuckSource | None = None) -> list[Event]:
        """Play a move in words; return what happened.

        InvalidMove: these are not words of the game.  IllegalMove: the move is not legal now.
        """
        move = self.game.words.notation.check(move)
        action = self._action(move)
        seat, before = str(self.turn), to_bytes(self.state)
        luck = luck or self._luck(len(self.played) + 1)
        try:
            with self._journal:
                self._rules.play(self.state, action, luck)
        except BaseException:
            self.state = from_bytes(type(self.state), before)
            self._journal.take()
            raise
        events = self._journal.take()
        self.played.append(PlayedMove(seat, move, self._draw_names(luck), events))
        self._note_undo(before, events)
        return list(events)

    def repeat(self, move: str, draws: Sequence[str]) -> list[Event]:
        """Play a move with the draws it had before."""
        return self.play(move, RecordedLuck(draws, self.game.words.domains))

    def _action(self, move: str) -> int:
        """The legal action of a move."""
        for action in self.legal_actions:
            if self.game.words.move(self.state, action) == move:
                return action
        raise IllegalMove(move, self.moves)

    def _luck(self, stream: int) -> LuckSource:
        """Luck for the set-up (0) or for a move."""
        return SystemLuck() if self.seed is None else SeededLuck(self.seed, stream)

    def _draw_names(self, luck: LuckSource) -> tuple[str, ...]:
        domains = self.game.words.domains
        return tuple(domains[draw.domain][draw.picked] for draw in luck.draws)

    # --- Undo -------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return bool(self._undoable)

    def undo(self) -> str:
        """Undo the last move; return its words."""
        if not self._undoable:
            raise IllegalUndo(undo_fault(self.played))
        self.state = from_bytes(type(self.state), self._undoable.pop())
        return self.played.pop().move

    def _note_undo(self, before: bytes, events: Events) -> None:
        """Allow undo unless the last move used luck, revealed something, or passed the turn on."""
        last = self.played[-1]
        if last.draws or self.turn != last.seat or events.reveal_something:
            self._undoable.clear()
        else:
            self._undoable.append(before)

    # --- Keeping ----------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole match as text; ``ludoteca.replay`` reads it."""
        from ludoteca.core.record import write_record

        return write_record(self)

    def at_start(self) -> "Match":
        """The same match before its first move."""
        if "position" in self.start_info:
            match = Match(self.game, self.seed, self.start_info)
            return match.set_state(self.game.words.read_position(self._rules, self.start_info["position"]))
        return self.game.restart(self.seats, self.start_info["options"], self.setup_draws, self.seed)

    def pack(self) -> bytes:
        """Return the present state as bytes, for ``resume``."""
        return to_bytes(self.state)

    def resume(self, packed: bytes) -> "Match":
        """A match that continues from a packed state.  It does not know the moves before it."""
        match = Match(self.game, self.seed, self.start_info)
        match.state = from_bytes(type(self.state), packed)
        return match


def undo_fault(played: Sequence[PlayedMove]) -> Sentence:
    """Why the last of these moves cannot be undone."""
    return Fault.CANNOT_UNDO(move=played[-1].move) if played else Fault.NOTHING_TO_UNDO()
