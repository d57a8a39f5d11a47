"""Match: one playing of a game, in words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TypedDict

from ludoteca.core.data import Json
from ludoteca.core.errors import BadOption, IllegalMove, IllegalUndo
from ludoteca.core.events import Event, Events, Journal, list_events
from ludoteca.core.faults import Fault
from ludoteca.core.game import Game
from ludoteca.core.hint import Hint
from ludoteca.core.kernel import GameState, Options
from ludoteca.core.luck import LuckSource, RecordedLuck, SeededLuck, SystemLuck
from ludoteca.core.outcome import Outcome, rank
from ludoteca.core.seats import seat_name, seat_names
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
    state: GameState
    number: int  # how many moves were played before
    actions: tuple[int, ...]
    moves: tuple[str, ...]

    @property
    def seat_name(self) -> str:
        return seat_name(self.seat)

    def pack(self) -> bytes:
        """Return the state as bytes, as an engine in a browser takes it."""
        return to_bytes(self.state)


class StartInfo(TypedDict, total=False):
    """How a match started: with seats and options, or from a position."""

    seats: int
    options: Json
    position: Json


class Match:
    """One playing of a game.  Moves, positions and views are words; a refused move changes nothing.

    To play: ``turn``, ``moves``, ``play``, ``undo``.
    To look: ``view``, ``position``, ``events``, ``outcome``.
    To keep: ``record``.
    """

    def __init__(self, game: Game, seed: int | None, start_info: StartInfo, state: GameState) -> None:
        self.game = game
        self.seed = seed  # None: luck comes from the operating system
        self.start_info = start_info
        self.players: list[str] = []  # the players' names, if they have any
        self.played: list[PlayedMove] = []
        self.setup_events: Sequence[Event] = ()
        self.setup_draws: tuple[str, ...] = ()
        self.state = state  # the game's own struct
        self._undoable: list[bytes] = []  # the states that ``undo`` returns to
        self._journal = Journal(game.definition.event_kinds, game.words.names)
        self._rules = game.rules

    def __repr__(self) -> str:
        return f"<match of {self.game.name}, {self.seats} seats, {len(self.played)} moves, turn {self.turn}>"

    # --- Playing ----------------------------------------------------------------------------------

    @property
    def turn(self) -> str | None:
        """The seat to move, None when the match is over."""
        return None if self.over else seat_name(self.state.asked)

    @property
    def moves(self) -> list[str]:
        """The legal moves in words, in a stable order."""
        return [self.game.words.move(self.state, action) for action in self.legal_actions]

    def play(self, move: str, luck: LuckSource | None = None) -> list[Event]:
        """Play a move in words; return what happened.

        InvalidMove: these are not words of the game.  IllegalMove: the move is not legal now.
        """
        return list_events(self.play_move(move, luck).events)

    @property
    def can_undo(self) -> bool:
        return bool(self._undoable)

    def undo(self) -> str:
        """Undo the last move; return its words."""
        if not self._undoable:
            raise IllegalUndo(undo_fault(self.played))
        self.state = from_bytes(type(self.state), self._undoable.pop())
        return self.played.pop().move

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

    def view(self, seat: str | None) -> Json:
        """Return everything that one seat (None: a spectator) may know, ready for JSON."""
        return self.views([seat])[seat]

    def views(self, viewers: Iterable[str | None]) -> dict[str | None, Json]:
        """Return the views of several seats (None: a spectator).  They share the parts that are the same."""
        names, turn = list(dict.fromkeys(viewers)), self.turn
        outcome = self.outcome if turn is None else None
        shared = {"game": self.game.name, "edition": self.game.edition.name, "seats": self.seats}
        shared |= {"turn": turn, "outcome": outcome.json() if outcome else None}
        numbers = [self._viewer_number(name) for name in names]
        views: list[Json] = [
            {**shared, **view, "seat": name, "moves": []}
            for name, view in zip(names, self.game.words.views(self.state, numbers), strict=True)
        ]
        self._add_commentary(views, numbers)
        return dict(zip(names, views, strict=True))

    def position(self) -> Json:
        """Return everything on the table, hidden cards too, ready for JSON.

        It does not hold who has seen which hidden cards: a record does.
        """
        return self.game.words.write_position(self.state)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return [*self.setup_events, *(event for played in self.played for event in played.events)]

    def hint(self, level: str | None = None) -> list[Hint]:
        """Return the best moves for the seat to move, best first, as a bot judges them.

        Levels are easy, medium, hard, best and, where the game has one, champion.  Without a level it is the
        strongest that is offered.
        """
        coach = import_module("ludoteca.bots.coach")  # imported by name: the core must not depend on bots
        hints: list[Hint] = coach.hint(self, level)
        return hints

    # --- Keeping ----------------------------------------------------------------------------------

    def record(self) -> str:
        """Return the whole match as text; ``ludoteca.replay`` reads it."""
        from ludoteca.core.record import write_record

        return write_record(self)

    # --- Actions, observations and knowledge, for bots and other programs -------------------------

    @property
    def legal_actions(self) -> list[int]:
        """The legal actions as numbers, in order."""
        if self.over:
            return []
        actions = [0] * self.game.actions
        return sorted(actions[: self._rules.legal_actions(self.state, actions)])

    def move_of(self, action: int) -> str:
        """Return a legal action in words.

        IllegalMove: the action is not legal now.
        """
        if action not in self.legal_actions:
            raise IllegalMove(f"action {action}", self.moves)
        return self.game.words.move(self.state, action)

    def play_action(self, action: int, luck: LuckSource | None = None) -> list[Event]:
        """Play an action, one of ``legal_actions``; return what happened.

        IllegalMove: the action is not legal now.
        """
        return list_events(self._play(self.move_of(action), action, luck).events)

    def observation(self, seat: str) -> list[int]:
        """Return what a seat knows as ``game.features`` numbers; ``game.layout`` names their parts."""
        features = [0] * self.game.features
        self._rules.observe(self.state, self._seat_number(seat), features)
        return features

    def knowledge(self, seed: int) -> Knowledge:
        """Return what the seat to move knows.  The seed deals what it does not know."""
        seat = self.state.asked
        imagined = self.game.redeal(self.state, seat, seed)
        actions, moves = tuple(self.legal_actions), tuple(self.moves)
        return Knowledge(self.game, seat, imagined, len(self.played), actions, moves)

    # --- Matches that others keep, as a server does -----------------------------------------------

    def play_move(self, move: str, luck: LuckSource | None = None) -> PlayedMove:
        """Play a move as ``play`` does; its events are put into words only when somebody reads them."""
        return self._play(*self._find(move), luck)

    def replay_move(self, move: str, draws: Sequence[str]) -> list[Event]:
        """Play a move with the draws it had before."""
        return self.play(move, RecordedLuck(draws, self.game.words.domains))

    def at_start(self) -> "Match":
        """Return the same match before its first move."""
        if "position" in self.start_info:
            return self.game.start_from(self.start_info["position"], self.seed)
        return self.game.restart(self.seats, self.start_info["options"], self.setup_draws, self.seed)

    def pack(self) -> bytes:
        """Return the present state as bytes, for ``with_state``."""
        return to_bytes(self.state)

    def with_state(self, packed: bytes) -> "Match":
        """Return a match in a packed state of this one.  It does not know the moves before it."""
        return Match(self.game, self.seed, self.start_info, from_bytes(type(self.state), packed))

    # --- Inner parts ------------------------------------------------------------------------------

    @classmethod
    def _deal(
        cls,
        game: Game,
        seed: int | None,
        start_info: StartInfo,
        options: Options,
        luck: LuckSource | None = None,
    ) -> "Match":
        """Return a match that is set up with checked options, the game's own struct."""
        match = cls(game, seed, start_info, game.definition.State())
        luck = luck or match._luck(0)
        with match._journal:
            match._rules.setup(match.state, options, luck)
        match.setup_draws = match._draw_names(luck)
        match.setup_events = match._journal.take()
        return match

    def _play(self, move: str, action: int, luck: LuckSource | None) -> PlayedMove:
        seat, before = seat_name(self.state.asked), to_bytes(self.state)
        luck = luck or self._luck(len(self.played) + 1)
        try:
            with self._journal:
                self._rules.play(self.state, action, luck)
        except BaseException:
            self.state = from_bytes(type(self.state), before)
            self._journal.take()
            raise
        events = self._journal.take()
        played = PlayedMove(seat, move, self._draw_names(luck), events)
        self.played.append(played)
        self._note_undo(before, events)
        return played

    def _find(self, move: object) -> tuple[str, int]:
        """Return a legal move in words with single spaces, and its action."""
        words = " ".join(move.split()) if isinstance(move, str) else ""
        for action in self.legal_actions:
            if self.game.words.move(self.state, action) == words:
                return words, action
        raise IllegalMove(self.game.words.notation.check(move), self.moves)

    def _luck(self, stream: int) -> LuckSource:
        """Return the luck of the setup (0) or of a move."""
        return SystemLuck() if self.seed is None else SeededLuck(self.seed, stream)

    def _draw_names(self, luck: LuckSource) -> tuple[str, ...]:
        domains = self.game.words.domains
        return tuple(domains[draw.domain][draw.picked] for draw in luck.draws)

    def _note_undo(self, before: bytes, events: Events) -> None:
        """Allow undo unless the last move used luck, revealed something, or passed the turn on."""
        last = self.played[-1]
        if last.draws or self.turn != last.seat or events.has_revelation:
            self._undoable.clear()
        else:
            self._undoable.append(before)

    def _viewer_number(self, seat: str | None) -> int:
        """Return the number of a seat, NONE for a spectator; BadOption if the match has no such seat."""
        return NONE if seat is None else self._seat_number(seat)

    def _seat_number(self, seat: str) -> int:
        """Return the number of a seat; BadOption if the match has no such seat, also for None."""
        if seat not in self.seat_names:
            raise BadOption(Fault.NO_SUCH_SEAT(seat=str(seat), seats=self.seat_names))
        return self.seat_names.index(seat)

    def _add_commentary(self, views: Sequence[Json], viewers: Sequence[int]) -> None:
        """Add what the rules say; only the seat to move gets its moves and what is said of them."""
        commentary = self.game.words.commentary
        commentary.complete(views, self._rules, self.state, viewers)
        for view in views:
            if view["seat"] is not None and view["seat"] == view["turn"]:
                view["moves"] = self.moves
                commentary.advise(view, self._rules, self.state)


def undo_fault(played: Sequence[PlayedMove]) -> Sentence:
    """Return why the last of these moves cannot be undone."""
    return Fault.CANNOT_UNDO(move=played[-1].move) if played else Fault.NOTHING_TO_UNDO()
