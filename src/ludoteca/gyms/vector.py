"""Many matches at once at native speed, as a vector environment of Gymnasium.

    from ludoteca.gyms.vector import SeatVectorEnv

    envs = SeatVectorEnv("alpaca", num_envs=1024, seats=2, opponents="greedy")
    observations, infos = envs.reset(seed=7)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

Each match is one seat against bots, as in ``gyms.gymnasium``.  Rules, bots and observations are compiled and
run on threads.  The same seed gives the same bytes with any number of threads.  When a match has ended, the
next step ignores its action and starts another match in its place (Gymnasium's next-step mode).
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import POLICIES
from ludoteca.bots.makers import bot_name
from ludoteca.core.compiler import compiling
from ludoteca.core.extras import needing
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.structs import NONE, dtype_of, pack
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption, IllegalCall
from ludoteca.core.texts.faults import suggestion
from ludoteca.core.texts.sentences import Sentence
from ludoteca.core.values.numbers import check_count, check_optional_seed
from ludoteca.gyms import DRAWN_SEEDS, EXTRA, loops
from ludoteca.gyms.adapter import pop_game
from ludoteca.gyms.checks import check_seat, read_opponents
from ludoteca.gyms.faults import GymFault
from ludoteca.gyms.seat_spaces import action_space, observation_space

with needing(EXTRA, __name__):
    from gymnasium import vector


class LoopsCode(Protocol):
    """The compiled functions of ``loops``."""

    def step_matches(
        self, matches: loops.Matches, seat: int, first: int, last: int, buffers: NDArray[np.int64]
    ) -> None:
        """Play one action in each match from ``first`` to ``last``."""
        ...


@cache
def compile_loops(game: Game) -> LoopsCode:
    """Compile the loops over matches for a game."""
    return compiling.compile_extension(game.compiled, loops, code=LoopsCode)


PerMatch = NDArray[Any]  # Gymnasium has one type for rewards and for what is over


class SeatVectorEnv(vector.VectorEnv[NDArray[np.int16], NDArray[np.int64], PerMatch]):
    """``num_envs`` matches of a game or of the game of that name, with one seat of each for the learner.

    ``seat``: its number from 0, or None for a random one in every match.  ``opponents``: ``random`` or
    ``greedy``, or a list with one of them for each other seat, in turn order.  ``threads``: by default one
    for each core.  ``options``: those of ``game.start``, and with a name also ``edition``.

    Raises:
        BadOption: A number of matches, seats or threads, the seat, the opponents or an option cannot be.
        UnknownGame: There is no game of that name.
    """

    metadata = {"autoreset_mode": vector.AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(  # noqa: PLR0913 - keywords
        self,
        game: Game | str,
        num_envs: int,
        seats: int = 2,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "greedy",
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self.game = pop_game(game, options)
        self.num_envs = num_envs = check_count(num_envs, GymFault.WRONG_ENVIRONMENT_COUNT)
        most = os.cpu_count() or 1 if threads is None else check_count(threads, GymFault.WRONG_THREADS)
        self.threads = min(most, num_envs)
        start = self.game.check_options(seats, options)
        chosen = check_seat(seat, seats)
        self.seat = NONE if chosen is None else chosen
        self.fault: Sentence | None = GymFault.RESET_FIRST()  # why nothing can be played now
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = vector.utils.batch_space(self.single_action_space, num_envs)
        self.matches = self._allocate(start, read_policies(opponents, seats))
        self.buffers = np.zeros((self.threads, 2, self.game.actions), np.int64)
        self.step_matches = compile_loops(self.game).step_matches
        self.pool = ThreadPoolExecutor(self.threads)

    def _allocate(self, start: Any, opponents: Sequence[int]) -> loops.Matches:
        count, state = self.num_envs, dtype_of(self.game.definition.State)
        return loops.Matches(
            states=np.zeros(count, state),
            generators=np.zeros(count, dtype_of(Generator)),
            seats=np.zeros(count, np.int64),
            features=np.zeros((count, self.game.features), np.int16),
            masks=np.zeros((count, self.game.actions), np.int8),
            rewards=np.zeros(count),
            over=np.zeros(count, np.int8),
            actions=np.zeros(count, np.int64),
            options=pack(start),
            blank=np.zeros(1, state),
            opponents=np.array(opponents, np.int64),
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Start all matches.  Match i gets stream i of the seed's random numbers.

        ``options`` are ignored: those of a match are given to the environment.

        Raises:
            BadOption: The seed is not a whole number from 0 to 2**63 - 1.
        """
        seed = check_optional_seed(seed)
        super().reset(seed=seed)
        used_seed = int(self.np_random.integers(DRAWN_SEEDS)) if seed is None else seed
        for number, luck in enumerate(self.matches.generators):
            self.game.compiled.seed_luck(luck, used_seed, number)
        self.matches.over[:] = 1
        self.fault = None
        self._step()
        return self.matches.features.copy(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one action in each match and let the opponents answer.  An illegal action loses the match.

        Raises:
            IllegalCall: No match has begun.
            BadOption: The actions are not one whole number for each match.
        """
        if self.fault:
            raise IllegalCall(self.fault)
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            given = f"{chosen.dtype} {chosen.shape}"
            raise BadOption(GymFault.NOT_ACTIONS(count=self.num_envs, given=given))
        self.matches.actions[:] = chosen
        self._step()
        matches = self.matches
        over, truncated = matches.over.astype(np.bool_), np.zeros(self.num_envs, np.bool_)
        return matches.features.copy(), matches.rewards.copy(), over, truncated, self._infos()

    def action_masks(self) -> NDArray[np.int8]:
        """Return a row for each match: 1 for each legal action, all 0 where the match has ended."""
        masks: NDArray[np.int8] = self.matches.masks.copy()
        return masks

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.matches.seats.copy()}

    def _step(self) -> None:
        """Step all matches.  Each thread takes a contiguous range of them and has its own buffers."""
        cuts = [thread * self.num_envs // self.threads for thread in range(self.threads + 1)]

        def work(thread: int) -> None:
            self.step_matches(self.matches, self.seat, cuts[thread], cuts[thread + 1], self.buffers[thread])

        if self.threads == 1:
            work(0)
        else:
            list(self.pool.map(work, range(self.threads)))

    def close_extras(self, **_: Any) -> None:
        self.pool.shutdown()


def read_policies(opponents: str | Sequence[str], seats: int) -> list[int]:
    """Return the numbers of the opponents' policies."""
    names = [bot_name(opponent) for opponent in read_opponents(opponents, seats)]
    for name in names:
        if name not in POLICIES:
            raise BadOption(GymFault.POLICY_NOT_COMPILED(policy=name), suggestion(name, [*POLICIES]))
    return [POLICIES[name] for name in names]
