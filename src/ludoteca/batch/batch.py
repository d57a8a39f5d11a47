"""Batch: many matches of one game, stepped and observed as arrays.

    batch = Batch(ludoteca.game("alpaca"), seats=3, size=4096, seed=7)
    while not batch.over.all():
        batch.step(batch.random_actions())
    batch.scores()

Match i of a seed is the same on the interpreter, on any number of cores, and on a GPU.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludoteca.batch.cores import Cores
from ludoteca.batch.device import Array, Device
from ludoteca.batch.faults import BatchFault
from ludoteca.batch.kernels import Kernel
from ludoteca.core.chance import Luck
from ludoteca.core.errors import BadOption
from ludoteca.core.game import Game, check_seed
from ludoteca.core.ranking import WHOLE_SHARE
from ludoteca.core.sentences import Code
from ludoteca.core.structs import NONE, dtype_of, pack


class Batch:
    """``size`` matches of one game.  ``device`` runs them: ``Cores`` by default, or ``gpu.Gpu``.

    ``seats`` is how many seats each match has, or a list of such numbers that matches take in turn.  All
    arrays that come out belong to the device: NumPy arrays on cores, CuPy arrays on a GPU.  Arrays of another
    library that go in are read where they are (DLPack).
    """

    def __init__(
        self,
        game: Game,
        seats: int | Sequence[int] = 2,
        size: int = 1024,
        seed: int = 0,
        device: Device | None = None,
        **options: Any,
    ) -> None:
        if size < 1:
            raise BadOption(BatchFault.EMPTY_BATCH(size=size))
        self.game = game
        numbers = [seats] if isinstance(seats, int) else list(seats)
        checked = [pack(game.check_options(number, options)) for number in numbers]
        self.seats = max(numbers)  # the most that a match has
        self.size = size
        self.device: Device = device or Cores(game)
        self._options = self._upload(np.concatenate(checked))
        self._states = self.device.zeros(size, dtype_of(game.definition.State))
        self._empty = self.device.zeros(1, dtype_of(game.definition.State))
        self._lucks = self.device.zeros(size, dtype_of(Luck))
        self.start(seed)

    def _upload(self, options: Array) -> Array:
        target = self.device.zeros(len(options), options.dtype)
        is_struct = target.dtype == options.dtype  # a GPU has rows of bytes instead
        target[...] = self.device.arrays.asarray(options if is_struct else _to_bytes(options))
        return target

    def start(self, seed: int) -> None:
        """Set up all matches again."""
        check_seed(seed)
        self._clear()
        self.device.run(Kernel.START, self._states, self._lucks, self._options, seed)

    def renew(self) -> Array:
        """Set up finished matches again, in place, with the luck they have left; return which ones."""
        renewed = self.device.zeros(self.size, np.int8)
        self.device.run(Kernel.RENEW, self._states, self._lucks, self._options, self._empty, renewed)
        return renewed != 0

    def _clear(self) -> None:
        self._states[...] = np.zeros((), self._states.dtype)

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def asked(self) -> Array:
        """The seat to move in each match, as a number from 0; NONE where the match is over."""
        return self.device.field(self._states, "asked")

    @property
    def seat_counts(self) -> Array:
        """How many seats each match has."""
        return self.device.field(self._states, "seats")

    @property
    def over(self) -> Array:
        return self.asked == NONE

    def masks(self) -> Array:
        """Return a row for each match, with 1 for each legal action."""
        masks = self.device.zeros((self.size, self.game.actions), np.int8)
        self.device.run(Kernel.MASK, self._states, masks)
        return masks

    def preferences(self) -> Array:
        """Return a row for each match: how much the heuristic likes each legal action, 0 for the others.

        1 stands for the lowest preference, and 32 more for twice as much: ``policies.log_of_weight``.
        """
        preferences = self.device.zeros((self.size, self.game.actions), np.int16)
        self.device.run(Kernel.PREFER, self._states, preferences)
        return preferences

    def observations(self, seats: Array = None) -> Array:
        """Return a row for each match: everything that a seat knows, by default the seat to move.

        ``game.layout`` says which features are where.  Finished matches are seen from the first seat.
        """
        if seats is None:
            seats = self.device.arrays.maximum(self.asked, 0)
        else:
            seats = self._check_numbers(seats, BatchFault.SEATS_EACH)
            if ((seats < 0) | (seats >= self.seat_counts)).any():
                raise BadOption(BatchFault.BATCH_SEAT(last=self.seats - 1))
        features = self.device.zeros((self.size, self.game.features), np.int16)
        self.device.run(Kernel.OBSERVE, self._states, seats.astype(np.int32), features)
        return features

    def scores(self) -> Array:
        """Return a row for each match: the score of every seat if the match ended now."""
        scores = self.device.zeros((self.size, self.seats), np.int32)
        self.device.run(Kernel.SCORE, self._states, scores)
        return scores

    def score_parts(self) -> Array:
        """Return the scores by the lines of the score pad: match, seat, line."""
        lines = len(self.game.definition.parts)
        parts = self.device.zeros((self.size, self.seats * lines), np.int16)
        self.device.run(Kernel.PART, self._states, parts)
        return parts.reshape(self.size, self.seats, lines)

    def shares(self) -> Array:
        """Return a row for each match: 1 for the winner, a half for each of two, 0 while it goes on."""
        shares = self.device.zeros((self.size, self.seats), np.int8)
        self.device.run(Kernel.SHARE, self._states, shares)
        return shares / np.float32(WHOLE_SHARE)

    @property
    def states(self) -> Array:
        """A NumPy copy of the states, hidden cards included: for tests and studies."""
        return self.device.to_numpy(self._states)

    def _check_numbers(self, numbers: Array, fault: Code) -> Array:
        """Refuse anything but one whole number for each match."""
        arrays = self.device.arrays
        is_foreign = hasattr(numbers, "__dlpack__") and not isinstance(numbers, arrays.ndarray)
        numbers = arrays.from_dlpack(numbers) if is_foreign else arrays.asarray(numbers)
        if numbers.shape != (self.size,) or numbers.dtype.kind not in "iu":
            raise BadOption(fault(size=self.size, given=f"{numbers.dtype} {numbers.shape}"))
        return numbers

    # --- Playing ----------------------------------------------------------------------------------

    def random_actions(self) -> Array:
        """Return a random legal action for each match, NONE where it is over."""
        actions = self.device.zeros(self.size, np.int32)
        self.device.run(Kernel.CHOOSE, self._states, self._lucks, actions)
        return actions

    def greedy_actions(self) -> Array:
        """Return the action that the game's heuristic prefers for each match, NONE where it is over."""
        actions = self.device.zeros(self.size, np.int32)
        self.device.run(Kernel.GREEDY, self._states, self._lucks, actions)
        return actions

    def step(self, actions: Array) -> Array:
        """Play one action in each match and return which ones were legal.  Illegal actions do nothing."""
        actions = self._check_numbers(actions, BatchFault.ACTIONS_EACH)
        actions = self.device.arrays.where(actions < self.game.actions, actions, NONE).astype(np.int32)
        played = self.device.zeros(self.size, np.int8)
        self.device.run(Kernel.STEP, self._states, self._lucks, actions, played)
        return played != 0

    def finish(self) -> Array:
        """Play random moves to the end of every match and return how many each match took."""
        moves = self.device.zeros(self.size, np.int32)
        self.device.run(Kernel.FINISH, self._states, self._lucks, moves)
        return moves

    def play(self, seed: int) -> int:
        """Play random matches from setup to the end, as fast as possible; return the number of moves."""
        check_seed(seed)
        self._clear()
        return self.device.play(self._states, self._lucks, self._options, seed)


def _to_bytes(structs: Array) -> Array:
    return structs.view(np.uint8).reshape(len(structs), -1)
