"""Batch: many games of one kind side by side, stepped and observed as arrays.

    batch = Batch(ludoteca.game("alpaca"), seats=3, size=4096, seed=7)
    while not batch.over.all():
        batch.step(batch.random_actions())
    batch.scores()

Game i of a seed is the same on the interpreter, on any number of cores, and on a GPU.
"""

from typing import Any

import numpy as np

from ludoteca.batch.cores import Cores
from ludoteca.batch.gpu import Gpu
from ludoteca.core.chance import Luck
from ludoteca.core.errors import BadOption
from ludoteca.core.game import Game, check_seed
from ludoteca.core.structs import NONE, layout, pack


class Batch:
    """So many games; ``device`` is where they are played (``Cores`` by default, or ``Gpu``).

    All arrays given and taken belong to the device: of NumPy on cores, of CuPy on a GPU.
    """

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        size: int = 1024,
        seed: int = 0,
        device: Cores | Gpu | None = None,
        **options: Any,
    ) -> None:
        if size < 1:
            raise BadOption(f"a batch has at least one game, not {size}")
        self.game = game
        self.seats = seats
        self.size = size
        self.device = device or Cores(game)
        self._options = self._sent(pack(game.prepared(seats, seed, options)[1]))
        self._states = self.device.zeros(size, layout(game.definition.State))
        self._lucks = self.device.zeros(size, layout(Luck))
        self.start(seed)

    def _sent(self, options: Any) -> Any:
        sent = self.device.zeros(1, options.dtype)
        sent[...] = self.device.arrays.asarray(options if sent.dtype == options.dtype else _bytes(options))
        return sent

    def start(self, seed: int) -> None:
        """Deal all games anew."""
        check_seed(seed)
        self._clear()
        self.device.run("start", self._states, self._lucks, self._options, seed)

    def _clear(self) -> None:
        self._states[...] = np.zeros((), self._states.dtype)

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def asked(self) -> Any:
        """The number of the seat that must move in each game, NONE where it is over."""
        return self.device.field(self._states, "asked")

    @property
    def over(self) -> Any:
        return self.asked == NONE

    def masks(self) -> Any:
        """A row for each game, 1 for each legal action."""
        masks = self.device.zeros((self.size, self.game.actions), np.int8)
        self.device.run("mask", self._states, masks)
        return masks

    def observations(self, seats: Any = None) -> Any:
        """A row for each game: all that a seat of it knows, by default the one that must move.

        ``observation.LAYOUT`` of the game says what is where; a finished game is seen from the first seat.
        """
        seats = self.device.arrays.maximum(self.asked, 0) if seats is None else self._given(seats, "seats")
        if ((seats < 0) | (seats >= self.seats)).any():
            raise BadOption(f"a seat is a number from 0 to {self.seats - 1}")
        features = self.device.zeros((self.size, self.game.features), np.int16)
        self.device.run("observe", self._states, seats.astype(np.int32), features)
        return features

    def scores(self) -> Any:
        """A row for each game: the score of every seat, as it would be if the game ended now."""
        scores = self.device.zeros((self.size, self.seats), np.int32)
        self.device.run("score", self._states, scores)
        return scores

    @property
    def states(self) -> Any:
        """The states, for tests and studies: they hold what is hidden."""
        return self.device.fetched(self._states)

    def _given(self, numbers: Any, what: str) -> Any:
        """One whole number for each game."""
        numbers = self.device.arrays.asarray(numbers)
        if numbers.shape != (self.size,) or numbers.dtype.kind not in "iu":
            told = f"{numbers.dtype} of shape {numbers.shape}"
            raise BadOption(f"a batch of {self.size} games takes as many whole numbers as {what}, not {told}")
        return numbers

    # --- Playing ----------------------------------------------------------------------------------

    def random_actions(self) -> Any:
        """A legal action for each game by its own luck, NONE where it is over."""
        actions = self.device.zeros(self.size, np.int32)
        self.device.run("choose", self._states, self._lucks, actions)
        return actions

    def step(self, actions: Any) -> Any:
        """Play an action in each game; whether it was legal.  Where it was not, nothing happens."""
        actions = self._given(actions, "actions")
        actions = self.device.arrays.where(actions < self.game.actions, actions, NONE).astype(np.int32)
        played = self.device.zeros(self.size, np.int8)
        self.device.run("step", self._states, self._lucks, actions, played)
        return played != 0

    def finish(self) -> Any:
        """Random moves to the end of every game; how many there were in each."""
        moves = self.device.zeros(self.size, np.int32)
        self.device.run("finish", self._states, self._lucks, moves)
        return moves

    def play(self, seed: int) -> int:
        """Deal anew and play random games to the end, as fast as the device can; how many moves in all."""
        check_seed(seed)
        self._clear()
        return self.device.play(self._states, self._lucks, self._options, seed)


def _bytes(records: Any) -> Any:
    return records.view(np.uint8).reshape(len(records), -1)
