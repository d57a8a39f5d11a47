"""A match as environments need it: actions are numbers, observations are arrays."""

import io
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca import games
from ludoteca.core.kernel.seats import seat_number
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.match import Match
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.errors import IllegalCall
from ludoteca.core.texts.sentences import Sentence
from ludoteca.gyms import rewards
from ludoteca.gyms.checks import check_action
from ludoteca.gyms.faults import GymFault

WIDTH = 100


def pop_game(game: Game | str, options: dict[str, Any]) -> Game:
    """Return the game of that name with the edition among the options, or the game as it is given."""
    return game if isinstance(game, Game) else games.game(game, options.pop("edition", None))


class MatchAdapter:
    """Plays one match after another of a game, or of the game of that name.

    ``options``: those of ``game.start``, and with a name also ``edition``.
    With a seed, ``start`` gives the same match as ``game.start``, so its record can be replayed.
    """

    def __init__(self, game: Game | str, seats: int, options: dict[str, Any]) -> None:
        self.options = dict(options)
        self.game = pop_game(game, self.options)
        self.match: Match = self.game.start(seats=seats, seed=0, **self.options)  # until the first reset
        self.seats = self.match.seats
        self.fault: Sentence | None = GymFault.RESET_FIRST()  # why nothing can be played now

    def start(self, seed: int) -> None:
        """Start a new match."""
        self.match = self.game.start(seats=self.seats, seed=seed, **self.options)
        self.fault = None

    @property
    def asked(self) -> int:
        """The seat to move, or the seat that moved last when the match is over."""
        return seat_number(self.match.played[-1].seat) if self.match.over else int(self.match.state.asked)

    def observation(self, seat: int) -> NDArray[np.int16]:
        """Return everything that a seat knows."""
        return np.array(self.match.observation(self.match.seat_names[seat]), np.int16)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each action that the seat may choose now: none where no match is going on."""
        mask = np.zeros(self.game.actions, np.int8)
        if not self.fault and not self.match.over and seat == self.match.state.asked:
            mask[self.match.legal_actions] = 1
        return mask

    def check_action(self, action: Any) -> int:
        """Return an action, legal or not, as Python's ``int``.

        Raises:
            IllegalCall: No match is going on.
            BadOption: It is not a number of an action.
        """
        if self.fault:
            raise IllegalCall(self.fault)
        return check_action(action, self.game.actions)

    def play(self, action: int) -> None:
        """Play an action of the seat to move."""
        self.match.play_action(action)
        if self.match.over:
            self.end()

    def end(self) -> None:
        """Let nothing be played until the next start."""
        self.fault = GymFault.RESET_AGAIN()

    def rewards(self) -> list[float]:
        """Return the reward of every seat: 0 until the match is over."""
        outcome = self.match.outcome
        if outcome is None:
            return [0.0] * self.seats
        names = self.match.seat_names
        return rewards([names.index(winner) for winner in outcome.winners], self.seats)

    def scores(self) -> list[int]:
        """Return the score of every seat, nothing until the match is over."""
        outcome = self.match.outcome
        return [] if outcome is None else list(outcome.scores.values())

    def draw(self, seat: int) -> str:
        """Return the board as text, as a seat sees it."""
        from rich.console import Console

        text = io.StringIO()
        console = Console(file=text, width=WIDTH, color_system=None)
        view = self.match.view(self.match.seat_names[seat])
        console.print(games.terminal(self.game.name).draw_board(view, self._speech))
        return text.getvalue()

    @cached_property
    def _speech(self) -> Speech:
        return Speech(self.game, "en")
