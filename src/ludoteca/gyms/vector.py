"""Many games at once at native speed, by the manner of Gymnasium's vector environments.

    from ludoteca.gyms.vector import SeatVectorEnv

    envs = SeatVectorEnv("alpaca", num_envs=1024, seats=2, opponents="greedy")
    observations, infos = envs.reset(seed=7)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

Each game is one seat against bots, as in ``gyms.gymnasium``; rules, bots and observations are compiled and
run on threads.  The same seed gives the same bytes, whatever the number of threads.  When a game has ended,
the next step begins another one in its place and its action counts for nothing (Gymnasium's next-step mode).
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core import compiling
from ludoteca.core.chance import Luck
from ludoteca.core.errors import BadOption, suggestion
from ludoteca.core.game import Game
from ludoteca.core.structs import layout, pack
from ludoteca.games import game
from ludoteca.gyms import kernels, missing

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium") from error

POLICIES = {"random": kernels.RANDOM, "greedy": kernels.GREEDY}


@cache
def compiled(game: Game) -> SimpleNamespace:
    """The turns of a game, compiled."""
    return compiling.compile_extension(game.compiled, kernels, {"TIE_BREAKS": len(game.definition.ties)})


class SeatVectorEnv(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """So many games, one seat of each to be played.

    ``seat``: its number from 0, or None for one drawn anew for every game.  ``opponents``: ``random`` or
    ``greedy``, or a list of one for each other seat in the order of turns.  ``options``: ``threads``, one for
    each core if not said; ``edition``; and what a start of the game takes.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - Gymnasium's own form

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
        self.seat = kernels.ANY if seat is None else seat
        self.threads = max(1, min(options.pop("threads", None) or os.cpu_count() or 1, num_envs))
        _, start = self.game.prepared(seats, 0, options)
        if self.seat not in range(kernels.ANY, seats):
            raise BadOption(f"seat={seat!r}: a seat is a number from 0 to {seats - 1}, or None for any")
        bounds = np.iinfo(np.int16)
        self.single_observation_space = spaces.Box(bounds.min, bounds.max, (self.game.features,), np.int16)
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.hall = self._hall(start, policies(opponents, seats))
        self.numbers = np.zeros((self.threads, 2, self.game.actions), np.int64)
        self.advance = compiled(self.game).advance
        self.pool = ThreadPoolExecutor(self.threads)

    def _hall(self, start: Any, opponents: Sequence[int]) -> kernels.Hall:
        games, state = self.num_envs, layout(self.game.definition.State)
        return kernels.Hall(
            states=np.zeros(games, state),
            lucks=np.zeros(games, layout(Luck)),
            seats=np.zeros(games, np.int64),
            features=np.zeros((games, self.game.features), np.int16),
            masks=np.zeros((games, self.game.actions), np.int8),
            rewards=np.zeros(games),
            over=np.zeros(games, np.int8),
            actions=np.zeros(games, np.int64),
            options=pack(start),
            blank=np.zeros(1, state),
            opponents=np.array(opponents, np.int64),
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """All games from their beginning; game i has the luck of stream i of the seed."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**62)) if seed is None else seed
        for number, slot in enumerate(self.hall.lucks):
            self.game.compiled.seed_luck(slot, luck, number)
        self.hall.over[:] = 1
        self._advance()
        return self.hall.features.copy(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """An action in each game, and what the others do; an illegal one loses the game."""
        self.hall.actions[:] = actions
        self._advance()
        hall = self.hall
        never = np.zeros(self.num_envs, np.bool_)
        return hall.features.copy(), hall.rewards.copy(), hall.over.astype(np.bool_), never, self._infos()

    def action_masks(self) -> NDArray[np.int8]:
        """A row for each game: 1 for each legal action; all 0 where the game has ended."""
        masks: NDArray[np.int8] = self.hall.masks.copy()
        return masks

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.hall.seats.copy()}

    def _advance(self) -> None:
        """Neighbouring games on one thread; each has numbers of its own."""
        cuts = [thread * self.num_envs // self.threads for thread in range(self.threads + 1)]

        def work(thread: int) -> None:
            self.advance(self.hall, self.seat, cuts[thread], cuts[thread + 1], self.numbers[thread])

        if self.threads == 1:
            work(0)
        else:
            list(self.pool.map(work, range(self.threads)))

    def close_extras(self, **_: Any) -> None:
        self.pool.shutdown()


def policies(opponents: str | Sequence[str], seats: int) -> list[int]:
    """The numbers of the policies of the other seats."""
    named = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(named) != seats - 1:
        raise BadOption(f"opponents={named!r}: name one policy, or {seats - 1} for {seats} seats")
    for name in named:
        if name not in POLICIES:
            raise BadOption(f"opponents={named!r}: {name!r} is not compiled; {suggestion(name, [*POLICIES])}")
    return [POLICIES[name] for name in named]
