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
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import POLICIES
from ludoteca.core import compiling
from ludoteca.core.chance import Luck
from ludoteca.core.errors import BadOption
from ludoteca.core.extras import needing
from ludoteca.core.faults import suggestion
from ludoteca.core.game import Game
from ludoteca.core.sentences import show
from ludoteca.core.structs import NONE, dtype_of, pack
from ludoteca.games import game
from ludoteca.gyms import EXTRA, SEEDS, loops
from ludoteca.gyms.faults import GymFault, opponents_fault

with needing(EXTRA, __name__):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


@cache
def compile_loops(game: Game) -> SimpleNamespace:
    """Compile the loops over matches for a game."""
    return compiling.compile_extension(game.compiled, loops, game.score_constants)


class SeatVectorEnv(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` matches, with one seat of each for the learner.

    ``seat``: its number from 0, or None for a random one in every match.  ``opponents``: ``random`` or
    ``greedy``, or a list with one of them for each other seat, in turn order.  ``options``: ``threads``, by
    default one per core; ``edition``; and the options of ``game.start``.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        name: str,
        num_envs: int,
        seats: int = 2,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "greedy",
        **options: Any,
    ) -> None:
        self.game = game(name, options.pop("edition", None))
        self.num_envs = num_envs
        self.seat = NONE if seat is None else seat
        self.threads = max(1, min(options.pop("threads", None) or os.cpu_count() or 1, num_envs))
        start = self.game.check_options(seats, options)
        if self.seat not in range(NONE, seats):
            raise BadOption(GymFault.WRONG_SEAT(value=show(seat), last=seats - 1))
        bounds = np.iinfo(np.int16)
        self.single_observation_space = spaces.Box(bounds.min, bounds.max, (self.game.features,), np.int16)
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.matches = self._allocate(start, read_policies(opponents, seats))
        self.buffers = np.zeros((self.threads, 2, self.game.actions), np.int64)
        self.step_matches = compile_loops(self.game).step_matches
        self.pool = ThreadPoolExecutor(self.threads)

    def _allocate(self, start: Any, opponents: Sequence[int]) -> loops.Matches:
        count, state = self.num_envs, dtype_of(self.game.definition.State)
        return loops.Matches(
            states=np.zeros(count, state),
            lucks=np.zeros(count, dtype_of(Luck)),
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
        """Start all matches.  Match i gets stream i of the seed's random numbers."""
        super().reset(seed=seed)
        used_seed = int(self.np_random.integers(SEEDS)) if seed is None else seed
        for number, luck in enumerate(self.matches.lucks):
            self.game.compiled.seed_luck(luck, used_seed, number)
        self.matches.over[:] = 1
        self._step()
        return self.matches.features.copy(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one action in each match and let the opponents answer.  An illegal action loses the match."""
        self.matches.actions[:] = actions
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
    named = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(named) != seats - 1:
        raise BadOption(opponents_fault(named, seats))
    for name in named:
        if name not in POLICIES:
            raise BadOption(GymFault.POLICY_NOT_COMPILED(policy=name), suggestion(name, [*POLICIES]))
    return [POLICIES[name] for name in named]
