"""A match as environments need it: actions are numbers, observations are arrays."""

import io
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.match import Match
from ludoteca.core.seats import seat_index
from ludoteca.core.speech import Speech
from ludoteca.games import game, terminal
from ludoteca.gyms import rewards

WIDTH = 100


class MatchAdapter:
    """Plays one match after another.  ``options``: ``edition``, and the options of ``game.start``.

    With a seed, ``start`` gives the same match as ``game.start``, so its record can be replayed.
    """

    def __init__(self, name: str, seats: int, options: dict[str, Any]) -> None:
        self.options = dict(options)
        self.game = game(name, self.options.pop("edition", None))
        self.seats = seats
        self.match: Match = self.start(0)

    def start(self, seed: int) -> Match:
        """Start a new match."""
        self.match = self.game.start(seats=self.seats, seed=seed, **self.options)
        return self.match

    @property
    def asked(self) -> int:
        """The seat to move, or the seat that moved last when the match is over."""
        return seat_index(self.match.played[-1].seat) if self.match.over else int(self.match.state.asked)

    def observation(self, seat: int) -> NDArray[np.int16]:
        """Return everything that a seat knows."""
        return np.array(self.match.observation(self.match.seat_names[seat]), np.int16)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each action that the seat may choose now."""
        mask = np.zeros(self.game.actions, np.int8)
        if not self.match.over and seat == self.match.state.asked:
            mask[self.match.legal_actions] = 1
        return mask

    def play(self, action: int) -> None:
        """Play an action of the seat to move."""
        self.match.play_action(action)

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

        console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
        view = self.match.view(self.match.seat_names[seat])
        console.print(terminal(self.game.name).draw_board(view, self._speech))
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()

    @cached_property
    def _speech(self) -> Speech:
        return Speech(self.game, "en")
