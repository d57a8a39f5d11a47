"""Gymnasium: one seat of a match, with bots on the others.

    import gymnasium

    env = gymnasium.make("ludoteca.gyms.gymnasium:ludoteca/MasterElf-v1", seats=3, opponents="greedy")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

One step is one action of the learner's seat and everything that the bots do until it must move again.  The
mask of legal actions is ``info["action_mask"]``, and also ``action_masks()``.  An illegal action loses the
match.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import Bot, bot
from ludoteca.core.errors import BadOption
from ludoteca.core.extras import needing
from ludoteca.core.match import Match
from ludoteca.core.sentences import show
from ludoteca.games import game_names
from ludoteca.gyms import EXTRA, SEEDS
from ludoteca.gyms.adapter import MatchAdapter
from ludoteca.gyms.faults import GymFault, opponents_fault

with needing(EXTRA, __name__):
    import gymnasium
    from gymnasium import spaces


class SeatEnv(gymnasium.Env[NDArray[np.int16], int]):
    """One seat for the learner.

    ``seat``: its number from 0, or None for a random one in every match.  ``opponents``: the bot on all other
    seats, or a list with one bot for each of them, in turn order.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium wants it

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
        self.adapter = MatchAdapter(name, seats, options)
        self.opponents = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != seats - 1:
            raise BadOption(opponents_fault(self.opponents, seats))
        if seat is not None and seat not in range(seats):
            raise BadOption(GymFault.WRONG_SEAT(value=show(seat), last=seats - 1))
        self.fixed_seat = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        bounds = np.iinfo(np.int16)
        self.observation_space = spaces.Box(bounds.min, bounds.max, (self.adapter.game.features,), np.int16)
        self.action_space: Any = spaces.Discrete(self.adapter.game.actions)

    # --- Playing ------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Start a match.  With a seed it is the same match as ``game.start(seed=seed)``."""
        super().reset(seed=seed)
        self.adapter.start(self._draw_seed() if seed is None else seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.adapter.seats))
        self.bots = {
            (self.seat + turn) % self.adapter.seats: bot(
                name, self.adapter.game, self._draw_seed(), self.adapter.seats
            )
            for turn, name in enumerate(self.opponents, 1)
        }
        self._play_opponents()
        return self.adapter.observation(self.seat), self._info()

    def step(self, action: int) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Play an action and let the bots play until the seat must move again."""
        if not self.action_masks()[action]:
            info = self._info() | {"illegal": True}
            return self.adapter.observation(self.seat), -1 / self.adapter.seats, True, False, info
        self.adapter.play(int(action))
        self._play_opponents()
        if self.render_mode == "human":
            self.render()
        reward = self.adapter.rewards()[self.seat]
        return self.adapter.observation(self.seat), reward, self.match.over, False, self._info()

    def _play_opponents(self) -> None:
        match = self.match
        while not match.over and match.state.asked != self.seat:
            match.play(self.bots[match.state.asked].choose(match.knowledge(self._draw_seed())))

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    # --- Looking ------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match that is being played."""
        return self.adapter.match

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for each legal action."""
        return self.adapter.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        over = {"scores": self.adapter.scores()} if self.match.over else {}
        return {"seat": self.seat, "action_mask": self.action_masks()} | over

    def render(self) -> Any:  # Gymnasium's type for frames of all kinds
        """Return or print the board as the seat sees it."""
        board = self.adapter.draw(self.seat)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None


def gym_id(name: str) -> str:
    """Return Gymnasium's name of a game: ``ludoteca/MasterElf-v1`` for ``master-elf``."""
    return f"ludoteca/{''.join(word.capitalize() for word in name.split('-'))}-v1"


for known in game_names():
    if gym_id(known) not in gymnasium.registry:
        gymnasium.register(gym_id(known), entry_point=f"{__name__}:SeatEnv", kwargs={"name": known})
