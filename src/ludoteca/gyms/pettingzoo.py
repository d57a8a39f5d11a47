"""PettingZoo: a match as an environment of agents that take turns (AEC).

from ludoteca.gyms import pettingzoo

env = pettingzoo.env("alpaca", seats=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    action = None if termination else env.action_space(agent).sample(info["action_mask"])
    env.step(action)
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.errors import BadOption
from ludoteca.core.extras import needing
from ludoteca.core.match import Match
from ludoteca.core.sentences import show
from ludoteca.gyms import EXTRA, SEEDS
from ludoteca.gyms.adapter import MatchAdapter
from ludoteca.gyms.faults import GymFault

with needing(EXTRA, __name__):
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

MASKS = ("observation", "info")


def env(name: str, seats: int = 2, **keywords: Any) -> Any:
    """Return the environment with PettingZoo's usual wrappers.  An illegal action ends the match."""
    raw = raw_env(name, seats, **keywords)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1 / seats)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name
    """The environment without wrappers.

    ``mask``: where to find the mask of legal actions.  With ``"info"`` an observation is an array, and the
    mask is ``infos[agent]["action_mask"]``.  With ``"observation"`` every observation is a dict with the keys
    ``observation`` and ``action_mask``.
    """

    def __init__(
        self,
        name: str,
        seats: int = 2,
        *,
        render_mode: str | None = None,
        mask: str = "info",
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, name, seats, render_mode=render_mode, mask=mask, **options)
        super().__init__()
        if mask not in MASKS:
            raise BadOption(GymFault.WRONG_MASK(value=show(mask), masks=MASKS))
        self.metadata = {
            "name": f"ludoteca_{name.replace('-', '_')}_v1",
            "render_modes": ["human", "ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.mask = mask
        self.adapter = MatchAdapter(name, seats, options)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._make_space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.adapter.game.actions) for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random()

    def _make_space(self) -> spaces.Space[Any]:
        actions = self.adapter.game.actions
        bounds = np.iinfo(np.int16)
        features = spaces.Box(bounds.min, bounds.max, (self.adapter.game.features,), np.int16)
        if self.mask == "info":
            return features
        return spaces.Dict({"observation": features, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # --- Playing ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match.  With a seed it is the same match as ``game.start(seed=seed)``."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.adapter.start(int(self._random.integers(SEEDS)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select_agent()

    def step(self, action: int | None) -> None:
        """Play an action of the agent to move."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.adapter.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, self.adapter.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.match.over)
        self._accumulate_rewards()
        self._select_agent()
        if self.render_mode == "human":
            self.render()

    def _select_agent(self) -> None:
        """Select the agent to move; when the match is over, the one that moved last."""
        self.agent_selection = self.possible_agents[self.adapter.asked]
        self.infos = {agent: self._info(seat) for seat, agent in enumerate(self.possible_agents)}

    def _info(self, seat: int) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.adapter.match.seat_names[seat]}
        if self.mask == "info":
            info["action_mask"] = self.adapter.mask(seat)
        if self.match.over:
            info["score"] = self.adapter.scores()[seat]
        return info

    # --- Looking ------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match that is being played."""
        return self.adapter.match

    def observe(self, agent: str) -> NDArray[np.int16] | dict[str, NDArray[Any]]:
        """Return what the agent's seat knows."""
        seat = self.possible_agents.index(agent)
        features = self.adapter.observation(seat)
        if self.mask == "info":
            return features
        return {"observation": features, "action_mask": self.adapter.mask(seat)}

    def render(self) -> str | None:
        """Return or print the board as the seat to move sees it."""
        board = self.adapter.draw(self.adapter.asked)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
