"""Batch: many matches of one game, stepped and observed as arrays.

    batch = Batch("alpaca", seats=3, size=4096, seed=7)
    while not batch.over.all():
        batch.step(batch.random_actions())
    batch.scores()

Match i of a seed is the same on the interpreter, on any number of cores, and on a GPU.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from ludoteca.batch.cores import Cores
from ludoteca.batch.device import Array, Device, Numbers
from ludoteca.batch.faults import BatchFault
from ludoteca.batch.operations import Operation
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.ranking import WHOLE_SHARE
from ludoteca.core.kernel.structs import NONE, dtype_of, pack
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.sentences import Code, Sentence, show
from ludoteca.core.values.numbers import check_count, seed_or_random
from ludoteca.games import find_game

Number = TypeVar("Number", bound=np.generic)


class Batch:
    """``size`` matches of one game, or of the game of that name.

    ``seats`` is how many seats each match has, or a list of such numbers that matches take in turn.
    Without a ``seed`` their luck comes from the operating system.  ``device`` runs them: ``Cores`` by
    default, or ``gpu.Gpu``.  ``options`` are those of ``game.start``.

    All arrays that come out are copies, with one row for each match.  They belong to the device: NumPy arrays
    on cores, CuPy arrays of the same dtypes on a GPU.  (CuPy has no types for a type checker, so all are
    annotated as NumPy's.)  Arrays of another library that go in are read where they are (DLPack).

    Raises:
        BadOption: The size is not a whole number from 1, or the seed not one from 0 to 2**63 - 1; the game
            has no such option or number of seats; or the device is not a device, or it belongs to another
            game.
        UnknownGame: There is no game of that name.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | Sequence[int] = 2,
        size: int = 1024,
        seed: int | None = None,
        device: Device | None = None,
        **options: object,
    ) -> None:
        self.size = size = check_count(size, BatchFault.WRONG_BATCH_SIZE)
        self.game = game = find_game(game)
        numbers = list(seats) if isinstance(seats, Sequence | np.ndarray) else [seats]
        if not numbers:
            raise BadOption(BatchFault.NO_SEATS_LISTED())
        checked = [pack(game.check_options(number, options)) for number in numbers]
        self.most_seats = int(max(numbers))  # that a match has
        self.device = Cores(game) if device is None else _check_device(device, game)
        self._options = self._upload(np.concatenate(checked))
        self._states = self.device.zeros(size, dtype_of(game.definition.State))
        self._empty = self.device.zeros(1, dtype_of(game.definition.State))
        self._generators = self.device.zeros(size, dtype_of(Generator))
        self.start(seed)

    def _upload(self, options: Array) -> Array:
        target = self.device.zeros(len(options), options.dtype)
        is_struct = target.dtype == options.dtype  # a GPU has rows of bytes instead
        target[...] = self.device.arrays.asarray(options if is_struct else _to_bytes(options))
        return target

    def _rows(self, dtype: type[Number], *columns: int) -> NDArray[Number]:
        """Allocate an array with a row for each match."""
        rows: NDArray[Number] = self.device.zeros((self.size, *columns), dtype)
        return rows

    def start(self, seed: int | None = None) -> None:
        """Set up all matches again.  Without a seed their luck comes from the operating system.

        Raises:
            BadOption: The seed is not a whole number from 0 to 2**63 - 1.
        """
        used_seed = seed_or_random(seed)
        self._clear()
        self.device.run(Operation.START, self._states, self._generators, self._options, used_seed)

    def renew(self) -> NDArray[np.bool_]:
        """Set up finished matches again, in place, with the luck they have left, and return which ones."""
        renewed = self._rows(np.int8)
        self.device.run(Operation.RENEW, self._states, self._generators, self._options, self._empty, renewed)
        return renewed.astype(np.bool_)

    def _clear(self) -> None:
        self._states[...] = np.zeros((), self._states.dtype)

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def asked(self) -> NDArray[np.int8]:
        """The seat to move in each match, as a number from 0, or NONE where the match is over."""
        asked: NDArray[np.int8] = self.device.copy_field(self._states, "asked")
        return asked

    @property
    def seat_counts(self) -> NDArray[np.int8]:
        """How many seats each match has."""
        counts: NDArray[np.int8] = self.device.copy_field(self._states, "seats")
        return counts

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which matches are over."""
        over: NDArray[np.bool_] = self.asked == NONE
        return over

    def masks(self) -> NDArray[np.int8]:
        """Return a row for each match, with 1 for each legal action."""
        masks = self._rows(np.int8, self.game.actions)
        self.device.run(Operation.MASK, self._states, masks)
        return masks

    def preferences(self) -> NDArray[np.int16]:
        """Return a row for each match: how much the heuristic likes each legal action, 0 for the others.

        1 stands for the lowest preference, and 32 more for twice as much: ``policies.log_of_weight``.
        """
        preferences = self._rows(np.int16, self.game.actions)
        self.device.run(Operation.PREFER, self._states, preferences)
        return preferences

    def observations(self, seats: Numbers | None = None) -> NDArray[np.int16]:
        """Return a row for each match: everything that a seat knows, by default the seat to move.

        ``game.layout`` says which features are where.  Finished matches are seen from the first seat.

        Raises:
            BadOption: The seats are not one for each match, or a match has no such seat.
        """
        if seats is None:
            viewers = self.device.arrays.maximum(self.asked, 0)
        else:
            viewers = self._check_numbers(seats, BatchFault.SEATS_EACH)
            wrong = (viewers < 0) | (viewers >= self.seat_counts)
            if wrong.any():
                raise BadOption(self._seat_fault(int(wrong.argmax()), viewers))
        features = self._rows(np.int16, self.game.features)
        self.device.run(Operation.OBSERVE, self._states, viewers.astype(np.int32), features)
        return features

    def scores(self) -> NDArray[np.int32]:
        """Return a row for each match: the points of every seat as they lie, before what happens at the end.

        The end of a match may still change them: ALPACA exchanges Dreamers, Master Elf gives bonus gifts.
        """
        scores = self._rows(np.int32, self.most_seats)
        self.device.run(Operation.SCORE, self._states, scores)
        return scores

    def score_parts(self) -> NDArray[np.int16]:
        """Return the scores by the lines of the score pad: match, seat, line."""
        lines = len(self.game.definition.parts)
        parts = self._rows(np.int16, self.most_seats * lines)
        self.device.run(Operation.PART, self._states, parts)
        return parts.reshape(self.size, self.most_seats, lines)

    def shares(self) -> NDArray[np.float32]:
        """Return a row for each match: 1 for the winner, a half for each of two, 0 while it goes on."""
        shares = self._rows(np.int8, self.most_seats)
        self.device.run(Operation.SHARE, self._states, shares)
        return shares.astype(np.float32) / np.float32(WHOLE_SHARE)

    @property
    def states(self) -> NDArray[np.void]:
        """A NumPy copy of the states, hidden cards included: for tests and studies."""
        states: NDArray[np.void] = self.device.to_numpy(self._states)
        return states

    def _check_numbers(self, numbers: Any, fault: Code) -> Array:
        """Refuse anything but one whole number for each match."""
        arrays = self.device.arrays
        is_foreign = hasattr(numbers, "__dlpack__") and not isinstance(numbers, arrays.ndarray)
        try:
            found = arrays.from_dlpack(numbers) if is_foreign else arrays.asarray(numbers)
        except (TypeError, ValueError, OverflowError):  # such as lists of different lengths
            raise BadOption(fault(size=self.size), BatchFault.NOT_AN_ARRAY()) from None
        if found.shape != (self.size,):
            raise BadOption(fault(size=self.size), BatchFault.ARRAY_SHAPE(shape=str(found.shape)))
        if found.dtype.kind not in "iu":
            raise BadOption(fault(size=self.size), BatchFault.ARRAY_TYPE(type=found.dtype.name))
        return found

    def _seat_fault(self, match: int, viewers: Array) -> Sentence:
        """Return the fault that a match has no such seat."""
        last = int(self.seat_counts[match]) - 1
        return BatchFault.BATCH_SEAT(match=str(match), last=str(last), value=str(int(viewers[match])))

    # --- Playing ----------------------------------------------------------------------------------

    def random_actions(self) -> NDArray[np.int32]:
        """Return a random legal action for each match, NONE where it is over."""
        actions = self._rows(np.int32)
        self.device.run(Operation.CHOOSE, self._states, self._generators, actions)
        return actions

    def greedy_actions(self) -> NDArray[np.int32]:
        """Return the action that the game's heuristic prefers for each match, NONE where it is over."""
        actions = self._rows(np.int32)
        self.device.run(Operation.GREEDY, self._states, self._generators, actions)
        return actions

    def step(self, actions: Numbers) -> NDArray[np.bool_]:
        """Play one action in each match and return which ones were legal.  Illegal actions do nothing.

        Raises:
            BadOption: The actions are not one whole number for each match.
        """
        chosen = self._check_numbers(actions, BatchFault.ACTIONS_EACH)
        is_action = (chosen >= 0) & (chosen < self.game.actions)
        chosen = self.device.arrays.where(is_action, chosen, NONE).astype(np.int32)
        played = self._rows(np.int8)
        self.device.run(Operation.STEP, self._states, self._generators, chosen, played)
        return played.astype(np.bool_)

    def finish_random(self) -> NDArray[np.int32]:
        """Play random moves to the end of every match and return how many each match took."""
        moves = self._rows(np.int32)
        self.device.run(Operation.FINISH, self._states, self._generators, moves)
        return moves

    def play_random(self, seed: int | None = None) -> int:
        """Play random matches from setup to the end, as fast as possible, and return the number of moves.

        Without a seed their luck comes from the operating system.

        Raises:
            BadOption: The seed is not a whole number from 0 to 2**63 - 1.
        """
        used_seed = seed_or_random(seed)
        self._clear()
        return self.device.play_random(self._states, self._generators, self._options, used_seed)


def _check_device(device: Device, game: Game) -> Device:
    """Return a device that runs this game."""
    if isinstance(device, type) or not isinstance(device, Device):
        raise BadOption(BatchFault.WRONG_DEVICE(value=show(device)))
    if (device.game.name, device.game.edition.digest) != (game.name, game.edition.digest):
        raise BadOption(BatchFault.OTHER_DEVICE(game=game.name, other=device.game.name))
    return device


def _to_bytes(structs: Array) -> Array:
    return structs.view(np.uint8).reshape(len(structs), -1)
