"""Match: one playing of a game, in words."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from importlib import import_module

from ludoteca.core.compiler.rules import Rules
from ludoteca.core.kernel.contract import Options, State
from ludoteca.core.kernel.events import Event, Journal, list_events
from ludoteca.core.kernel.luck import DrawRecorder, LuckSource, RecordedLuck, luck_of
from ludoteca.core.kernel.seats import seat_name, seat_names
from ludoteca.core.kernel.structs import copy_struct, from_bytes, to_bytes
from ludoteca.core.matches.arguments import check_action, check_legal, check_seat, check_viewers, read_state
from ludoteca.core.matches.game import Game, StartInfo
from ludoteca.core.matches.hint import Hint
from ludoteca.core.matches.history import History
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.matches.outcome import Outcome, read_outcome
from ludoteca.core.matches.played_move import PlayedMove
from ludoteca.core.matches.views import write_views
from ludoteca.core.texts.errors import BadOption, IllegalCall, IllegalMove
from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import show
from ludoteca.core.values.data import Json, is_list_of_texts
from ludoteca.core.values.numbers import seed_or_random


class Match:
    """One playing of a game.  Moves, positions and views are words; a refused move changes nothing.

    To play: ``turn``, ``moves``, ``play``, ``undo``.
    To look: ``view``, ``position``, ``events``, ``played``, ``outcome``.
    To keep: ``record``, ``copy``; a match can also be pickled.
    To keep it as a server does: ``replay_move``, ``at_start``, ``pack``, ``with_state``.

    ``game.start``, ``game.position`` and ``ludoteca.replay`` make matches.  A match changes as it is
    played, so it is equal only to itself; compare ``position()`` or ``record()`` of two matches.
    """

    def __init__(self, game: Game, seed: int | None, start_info: StartInfo, state: State) -> None:
        self.game = game
        self.seed = seed  # None: luck comes from the operating system
        self.start_info = start_info
        self.setup_events: Sequence[Event] = ()
        self.setup_draws: tuple[str, ...] = ()
        self._state = state
        self._players: tuple[str, ...] = ()
        self._history = History()
        self._identity = object()  # for bots, which must not see the match itself
        self._journal = Journal(game.definition.event_kinds, game.words.word_of)

    @cached_property
    def _rules(self) -> Rules:
        return self.game.rules

    def __repr__(self) -> str:
        moves = len(self._history.moves)
        return f"<match of {self.game.name}, {self.seats} seats, {moves} moves, turn {self.turn}>"

    # --- Playing ----------------------------------------------------------------------------------

    @property
    def turn(self) -> str | None:
        """The seat to move, None when the match is over."""
        return None if self.over else seat_name(self._state.asked)

    @property
    def moves(self) -> list[str]:
        """The legal moves in words, in a stable order."""
        return [self.game.words.move(self._state, action) for action in self.legal_actions]

    def play(self, move: str, luck: LuckSource | None = None) -> list[Event]:
        """Play a move in words and return what happened.

        ``luck`` replaces the luck of the match for this move; what it draws is recorded.

        Raises:
            InvalidMove: These are not words of the game.
            IllegalMove: The move is not legal now.
            BadOption: ``luck`` cannot pick.
            LuckMismatch: It picked what cannot be drawn.
        """
        return self._play(*self._find(move), luck)

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would undo a move."""
        return bool(self._history.undoable)

    def undo(self) -> str:
        """Undo the last move and return its words.

        Raises:
            IllegalUndo: The last move used luck, revealed something or ended the turn, or there is none.
        """
        if not self._history.undoable:
            raise self._history.undo_error(self.turn)
        self._state = from_bytes(type(self._state), self._history.undoable.pop())
        return self._history.moves.pop().move

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def is_archived(self) -> bool:
        """Whether it is played under an older version of the rules, without bots, hints and observations."""
        return self.game.is_archived

    @property
    def state(self) -> State:
        """Everything on the table as integers, in the game's own struct.  Only ``play`` may change it."""
        return self._state

    @property
    def played(self) -> Sequence[PlayedMove]:
        """The moves that were played, without those that were undone."""
        return tuple(self._history.moves)

    @property
    def players(self) -> Sequence[str]:
        """The names of the players, one for each seat, or none; a record holds them.

        Raises:
            BadOption: What is set is not a list with a text for each seat, and not empty.
        """
        return self._players

    @players.setter
    def players(self, names: Sequence[str]) -> None:
        if not is_list_of_texts(names) or len(names) not in (0, self.seats):
            raise BadOption(Fault.WRONG_PLAYERS(seats=self.seats, value=show(names)))
        self._players = tuple(names)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._state.seats)

    @property
    def seat_names(self) -> list[str]:
        """The seats in words, from ``p1`` on."""
        return list(seat_names(self.seats))

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._rules.is_over(self._state))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None while it goes on."""
        return read_outcome(self.game.definition, self._rules, self._state) if self.over else None

    def view(self, seat: str | None) -> Json:
        """Return everything that one seat (None: a spectator) may know, ready for JSON.

        Raises:
            BadOption: The match has no such seat.
        """
        return self.views([seat])[seat]

    def views(self, viewers: Iterable[str | None]) -> dict[str | None, Json]:
        """Return the views of several seats (None: a spectator).  They share the parts that are the same.

        Raises:
            BadOption: The match has no such seat.
        """
        return write_views(self, check_viewers(viewers, self.seat_names))

    def position(self) -> Json:
        """Return everything on the table, hidden cards too, ready for JSON.

        It does not hold who has seen which hidden cards: a record does.
        """
        return self.game.words.write_position(self._state)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, from the setup on."""
        return [*self.setup_events, *(event for played in self._history.moves for event in played.events)]

    def hint(self, level: str | None = None) -> list[Hint]:
        """Return the best moves for the seat to move, best first, as a bot judges them.

        Levels are easy, medium, hard, best and, where the game has one, champion.  Without a level it is the
        strongest that is offered.  When the match is over, there are none.

        Raises:
            BadOption: There is no such level, or the game does not offer it with that many seats.
        """
        coach = import_module("ludoteca.bots.coach")  # imported by name: the core must not depend on bots
        hints: list[Hint] = coach.hint(self, level)
        return hints

    # --- Keeping ----------------------------------------------------------------------------------

    def record(self) -> str:
        """Return the whole match as text; ``ludoteca.replay`` reads it.

        Raises:
            IllegalCall: The match was made by ``with_state``.
        """
        self._history.check_known()
        from ludoteca.core.matches.record import write_record

        return write_record(self)

    def copy(self) -> "Match":
        """Return a match that goes on from here on its own: to try moves, and leave this one as it is.

        With a seed it has the same luck to come; without one, each draws for itself.
        """
        match = Match(self.game, self.seed, self.start_info, copy_struct(self._state))
        match.setup_events, match.setup_draws = self.setup_events, self.setup_draws
        match._players, match._history = self._players, self._history.copy()
        return match

    def __copy__(self, _: object = None) -> "Match":
        return self.copy()

    __deepcopy__ = __copy__

    def __reduce__(self) -> tuple[object, ...]:
        from ludoteca.core.matches.record import replay_with

        return replay_with, (self.game, self.record())

    # --- Actions, observations and knowledge, for bots and other programs -------------------------

    @property
    def legal_actions(self) -> list[int]:
        """The legal actions as numbers, in order."""
        if self.over:
            return []
        actions = [0] * self.game.actions
        return sorted(actions[: self._rules.legal_actions(self._state, actions)])

    def move_of(self, action: int) -> str:
        """Return a legal action in words.

        Raises:
            InvalidMove: This is not a whole number.
            IllegalMove: The action is not legal now.
        """
        number = check_legal(action, self.legal_actions, lambda: self.moves)
        return self.game.words.move(self._state, number)

    def play_action(self, action: int, luck: LuckSource | None = None) -> list[Event]:
        """Play an action, one of ``legal_actions``, and return what happened.

        Raises:
            InvalidMove: This is not a whole number.
            IllegalMove: The action is not legal now.
            BadOption: ``luck`` cannot pick.
            LuckMismatch: It picked what cannot be drawn.
        """
        number = check_action(action)  # a state holds Python's numbers, not NumPy's
        return self._play(self.move_of(number), number, luck)

    def observation(self, seat: str) -> list[int]:
        """Return what a seat knows as ``game.features`` numbers; ``game.layout`` names their parts.

        Raises:
            BadOption: The match has no such seat.
        """
        features = [0] * self.game.features
        self._rules.observe(self._state, check_seat(seat, self.seat_names), features)
        return features

    def knowledge(self, seed: int | None = None) -> Knowledge:
        """Return what the seat to move knows.  The seed deals what it does not know.

        Without a seed it is dealt by the operating system's luck, as in ``game.start``.

        Raises:
            IllegalCall: The match is over.
            BadOption: The seed is not a whole number from 0 to 2**63 - 1.
        """
        if self.over:
            raise IllegalCall(Fault.MATCH_OVER())
        seat = self._state.asked
        played = self._history.moves
        last = played[-1] if played else None
        return Knowledge(
            game=self.game,
            seat_number=seat,
            state=self.game.redeal(self._state, seat, seed_or_random(seed)),
            moves_played=len(played),
            legal_actions=tuple(self.legal_actions),
            moves=tuple(self.moves),
            previous_move=last.move if last and last.seat == seat_name(seat) else None,
            match_identity=self._identity,
        )

    # --- Matches that others keep, as a server does -----------------------------------------------

    def replay_move(self, move: str, draws: Sequence[str]) -> list[Event]:
        """Play a move with the draws it had before, ``PlayedMove.draws``, and return what happened.

        Raises:
            InvalidMove: These are not words of the game.
            IllegalMove: The move is not legal now.
            LuckMismatch: The draws do not fit the move.
        """
        luck = RecordedLuck(draws, self.game.words.domains)
        return self._play(*self._find(move), luck, luck.check_used_up)

    def at_start(self) -> "Match":
        """Return the same match before its first move.

        Raises:
            IllegalCall: The match was made by ``with_state``.
        """
        self._history.check_known()
        if "position" in self.start_info:
            return self.game.position(self.start_info["position"], self.seed)
        return self.game.replay_setup(self.seats, self.start_info["options"], self.setup_draws, self.seed)

    def pack(self) -> bytes:
        """Return the present state as bytes, for ``with_state``."""
        return to_bytes(self.state)

    def with_state(self, packed: bytes) -> "Match":
        """Return a match in a packed state of this one, to look at: it cannot be recorded or pickled.

        Only give it bytes that ``pack`` returned: an archived version of the rules unpickles them.

        Raises:
            BadOption: The bytes are not a state of the game with as many seats.
        """
        state = read_state(type(self._state), packed, self.game.name, self.seats)
        match = Match(self.game, self.seed, self.start_info, state)
        match._players, match._history = self._players, History(is_known=False)
        return match

    # --- Inner parts ------------------------------------------------------------------------------

    def _play(
        self, move: str, action: int, luck: LuckSource | None, check: Callable[[], None] = lambda: None
    ) -> list[Event]:
        """Play a legal move and return what happened.

        If it fails, or the ``check`` after it, the match stays as it was.
        """
        seat, before = seat_name(self._state.asked), to_bytes(self._state)
        stream = len(self._history.moves) + 1
        recorder = DrawRecorder(luck_of(self.seed, stream) if luck is None else luck)
        try:
            with self._journal:
                self._rules.play(self._state, action, recorder)
            check()
        except BaseException:
            self._state = from_bytes(type(self._state), before)
            self._journal.take()
            raise
        events = self._journal.take()
        played = PlayedMove(seat, move, recorder.names(self.game.words.domains), events)
        self._history.add(played, events, before, self.turn)
        return list_events(events)

    def _find(self, move: object) -> tuple[str, int]:
        """Return a legal move in words with single spaces, and its action."""
        words = " ".join(move.split()) if isinstance(move, str) else ""
        for action in self.legal_actions:
            if self.game.words.move(self._state, action) == words:
                return words, action
        raise IllegalMove(self.game.words.notation.check(move), self.moves)


def set_up_match(
    game: Game, seed: int | None, start_info: StartInfo, options: Options, luck: LuckSource | None = None
) -> Match:
    """Return a match that is set up with checked options, the game's own struct.

    Its setup draws from ``luck``, or else as the seed says.
    """
    match = Match(game, seed, start_info, game.definition.State())
    recorder = DrawRecorder(luck_of(seed, 0) if luck is None else luck)
    with match._journal:
        game.rules.setup(match.state, options, recorder)
    match.setup_draws = recorder.names(game.words.domains)
    match.setup_events = match._journal.take()
    return match
