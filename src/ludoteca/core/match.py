"""Match: one game being played, in words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ludoteca.core.errors import BadOption, BadPosition, IllegalMove, IllegalUndo
from ludoteca.core.events import Event, Journal, seat_name, seat_names
from ludoteca.core.game import Game
from ludoteca.core.luck import LuckSource, RecordedLuck, SeededLuck, SystemLuck
from ludoteca.core.outcome import Outcome, rank
from ludoteca.core.structs import NONE, copy_struct, pack, unpack


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move as it was played: who, what, what luck brought, and what happened."""

    seat: str
    move: str
    draws: tuple[str, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Knowledge:
    """All that a seat that must move knows, as a bot receives it.

    The state is one way the table may lie: what the seat does not know is dealt by the luck of whoever asks.
    """

    game: Game
    seat: int
    state: Any
    number: int  # how many moves were played before
    actions: tuple[int, ...]
    moves: tuple[str, ...]


class Match:
    """One game being played.  All it says and takes is in words; illegal words change nothing."""

    def __init__(self, game: Game, seed: int | None, origin: dict[str, Any]) -> None:
        self.game = game
        self.seed = seed  # None: luck comes from the operating system
        self.origin = origin  # how it started: seats and options, or a position
        self.players: list[str] = []  # the names of those who play, if they have any
        self.played: list[PlayedMove] = []
        self.setup_events: tuple[Event, ...] = ()
        self.setup_draws: tuple[str, ...] = ()
        self.state: Any = game.definition.State()
        self._before: list[Any] = []  # states that can be gone back to
        self._journal = Journal(game.definition.event_kinds, game.words.names)
        self._rules = game.rules

    def __repr__(self) -> str:
        return f"<match of {self.game.name}, {self.seats} seats, {len(self.played)} moves, turn {self.turn}>"

    # --- Starting -----------------------------------------------------------------------------------

    def set_up(self, options: Any, luck: LuckSource | None = None) -> "Match":
        """The match after setting up."""
        luck = luck or self._luck(0)
        with self._journal:
            self._rules.setup(self.state, options, luck)
        self.setup_draws = self._named(luck)
        self.setup_events = tuple(self._journal.take())
        return self

    def placed(self, state: Any) -> "Match":
        """The match with a state that was read from a position."""
        self.state = state
        if not self.over and not self.moves:
            raise BadPosition("", "the seat to move has no legal move; check `turn` and what the step needs")
        return self

    # --- Looking --------------------------------------------------------------------------------------

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
        """The seat that must move, None when the game is over."""
        state = self.state
        return None if self._rules.is_over(state) else seat_name(state.asked)

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
        """All that has happened."""
        return [*self.setup_events, *(event for played in self.played for event in played.events)]

    def position(self) -> dict[str, Any]:
        """Everything that lies on the table, hidden cards too, ready for JSON."""
        return self.game.words.write_position(self.state)

    def view(self, seat: str | None) -> dict[str, Any]:
        """All that one seat (None: a spectator) may know, ready for JSON."""
        return self.views([seat])[seat]

    def views(self, seats: Iterable[str | None]) -> dict[str | None, dict[str, Any]]:
        """The views of several seats; parts that are alike are one and the same object."""
        wanted, turn, outcome = list(dict.fromkeys(seats)), self.turn, self.outcome
        shared = {"game": self.game.name, "edition": self.game.edition.name, "seats": self.seats}
        shared |= {"turn": turn, "outcome": outcome.json() if outcome else None}
        views = self.game.words.views(self.state, [self._index(seat) for seat in wanted])
        return {
            seat: shared | view | {"seat": seat, "moves": self.moves if seat and seat == turn else []}
            for seat, view in zip(wanted, views, strict=True)
        }

    def knowledge(self, seed: int) -> Knowledge:
        """What the seat that must move knows; the rest is dealt by a seed of the asker's own."""
        seat = self.state.asked
        imagined = self.game.redeal(self.state, seat, seed)
        return Knowledge(
            self.game, seat, imagined, len(self.played), tuple(self.legal_actions), tuple(self.moves)
        )

    def _index(self, seat: str | None) -> int:
        if seat is None:
            return NONE
        if seat not in self.seat_names:
            raise BadOption(f"there is no seat {seat!r}; this match has {', '.join(self.seat_names)}")
        return self.seat_names.index(seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        if not self.over:
            return None
        definition, rules, seats = self.game.definition, self._rules, list(enumerate(self.seat_names))
        scores = {name: rules.score(self.state, seat) for seat, name in seats}
        parts = {name: self._figures(definition.parts, rules.score_part, seat) for seat, name in seats}
        ties = {name: self._figures(definition.ties, rules.tie_break, seat) for seat, name in seats}
        return Outcome(definition.reason(self.state), scores, parts, ties, rank(scores, ties))

    def _figures(self, names: Sequence[str], figure: Any, seat: int) -> dict[str, int]:
        return {name: figure(self.state, seat, place) for place, name in enumerate(names)}

    # --- Playing --------------------------------------------------------------------------------------

    def play(self, move: str, luck: LuckSource | None = None) -> list[Event]:
        """Play a move in words; what happened.  InvalidMove and IllegalMove change nothing."""
        words = self.game.words.notation.check(move)
        action = self._action(words)
        seat, before = str(self.turn), copy_struct(self.state)
        luck = luck or self._luck(len(self.played) + 1)
        try:
            with self._journal:
                self._rules.play(self.state, action, luck)
        except BaseException:
            self.state = before
            self._journal.take()
            raise
        played = PlayedMove(seat, words, self._named(luck), tuple(self._journal.take()))
        self.played.append(played)
        self._remember(before, played)
        return list(played.events)

    def repeat(self, move: str, draws: Sequence[str]) -> list[Event]:
        """Play a move with the luck it once had."""
        return self.play(move, RecordedLuck(draws, self.game.words.domains))

    def _action(self, words: str) -> int:
        """The legal action that is written so."""
        for action in self.legal_actions:
            if self.game.words.move(self.state, action) == words:
                return action
        raise IllegalMove(words, self.moves)

    def _luck(self, stream: int) -> LuckSource:
        """New luck for the set-up (0) or for a move."""
        return SystemLuck() if self.seed is None else SeededLuck(self.seed, stream)

    def _named(self, luck: LuckSource) -> tuple[str, ...]:
        domains = self.game.words.domains
        return tuple(domains[draw.domain][draw.picked] for draw in luck.draws)

    def at_start(self) -> "Match":
        """The same match before its first move."""
        if "position" in self.origin:
            match = Match(self.game, self.seed, self.origin)
            return match.placed(self.game.words.read_position(self._rules, self.origin["position"]))
        return self.game.restart(self.seats, self.origin["options"], self.setup_draws, self.seed)

    def pack(self) -> Any:
        """The position in little memory, for ``resume``."""
        return pack(self.state)

    def resume(self, kept: Any) -> "Match":
        """The match at a position that was kept; the moves before it are not known."""
        match = Match(self.game, self.seed, self.origin)
        match.state = unpack(self.game.definition.State, kept[0])
        return match

    def hint(self, level: str = "best") -> list[Any]:
        """The best moves of the seat that must move, as a bot of that level sees them, with its chances."""
        coach = import_module("ludoteca.bots.coach")  # found by its name: bots know the core, not it them
        advice: list[Any] = coach.hint(self, level)
        return advice

    # --- Taking back ----------------------------------------------------------------------------------

    def _remember(self, before: Any, played: PlayedMove) -> None:
        """Keep the way back open unless luck was used, something was revealed, or another seat must move."""
        if played.draws or self.turn != played.seat or any(event.reveals for event in played.events):
            self._before.clear()
        else:
            self._before.append(before)

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def undo(self) -> str:
        """Take the last move back; which one it was."""
        if not self._before:
            if not self.played:
                raise IllegalUndo("no move has been played yet")
            last = self.played[-1].move
            raise IllegalUndo(f"{last!r} cannot be taken back: it revealed something or passed the turn on")
        self.state = self._before.pop()
        return self.played.pop().move

    # --- Writing down ---------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole match as text; ``ludoteca.replay`` reads it."""
        from ludoteca.core.record import write_record

        return write_record(self)
