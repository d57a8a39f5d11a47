"""Gymnasium: one seat of a game, with bots on the others.

    import gymnasium

    env = gymnasium.make("ludoteca.gyms.gymnasium:ludoteca/MasterElf-v1", seats=3, opponents="greedy")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

One step is one choice of the seat, and all that the others do until it must choose again.  The mask of
legal actions is in ``info["action_mask"]`` and from ``action_masks()``.  An illegal action loses the game.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, bot
from ludoteca.core.errors import BadOption
from ludoteca.games import names
from ludoteca.gyms import missing
from ludoteca.gyms.adapter import MatchAdapter

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium") from error

SEEDS = 2**62


class SeatEnv(gymnasium.Env[NDArray[np.int16], int]):
    """A seat that learns.

    ``seat``: its number from 0, or None for another one in every game.  ``opponents``: the bot on all other
    seats, or a list of one for each of them, in the order of turns after the seat.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        name: str,
        seats: int = 2,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = MatchAdapter(name, seats, options)
        self.opponents = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != seats - 1:
            raise BadOption(
                f"opponents={list(self.opponents)!r}: name one bot, or {seats - 1} for {seats} seats"
            )
        if seat is not None and seat not in range(seats):
            raise BadOption(f"seat={seat!r}: a seat is a number from 0 to {seats - 1}, or None for any")
        self.wanted = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        bounds = np.iinfo(np.int16)
        self.observation_space = spaces.Box(bounds.min, bounds.max, (self.table.game.features,), np.int16)
        self.action_space: Any = spaces.Discrete(self.table.game.actions)

    # --- Playing ------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """A new game; with a seed it is the match that ``game.start(seed=seed)`` begins."""
        super().reset(seed=seed)
        self.table.started(self._drawn() if seed is None else seed)
        if self.wanted is None:
            self.seat = int(self.np_random.integers(self.table.seats))
        self.bots = {
            (self.seat + turn) % self.table.seats: bot(name, self.table.game, self._drawn())
            for turn, name in enumerate(self.opponents, 1)
        }
        self._wait()
        return self.table.observation(self.seat), self._info()

    def step(self, action: int) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """The seat's choice, and what the others do until it must choose again."""
        if not self.action_masks()[action]:
            info = self._info() | {"illegal": True}
            return self.table.observation(self.seat), -1 / self.table.seats, True, False, info
        self.table.play(int(action))
        self._wait()
        if self.render_mode == "human":
            self.render()
        reward = self.table.rewards()[self.seat]
        return self.table.observation(self.seat), reward, self.table.match.over, False, self._info()

    def _wait(self) -> None:
        match = self.table.match
        while not match.over and match.state.asked != self.seat:
            match.play(self.bots[match.state.asked].choose(match.knowledge(self._drawn())))

    def _drawn(self) -> int:
        return int(self.np_random.integers(SEEDS))

    # --- Looking ------------------------------------------------------------------------------------

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each legal action."""
        return self.table.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        over = {"scores": self.table.scores()} if self.table.match.over else {}
        return {"seat": self.seat, "action_mask": self.action_masks()} | over

    def render(self) -> Any:
        """The table as the seat sees it."""
        drawn = self.table.drawn(self.seat)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None


def identity(name: str) -> str:
    """What Gymnasium calls a game: ``ludoteca/MasterElf-v1`` for ``master-elf``."""
    return f"ludoteca/{''.join(word.capitalize() for word in name.split('-'))}-v1"


for known in names():
    if identity(known) not in gymnasium.registry:
        gymnasium.register(identity(known), entry_point=f"{__name__}:SeatEnv", kwargs={"name": known})
