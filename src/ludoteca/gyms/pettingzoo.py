"""PettingZoo: a match as an environment of agents that take turns (AEC).

    from ludoteca.gyms import pettingzoo

    env = pettingzoo.env("alpaca", seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(info["action_mask"])
        env.step(action)

Each agent is a seat.  The mask of legal actions is ``info["action_mask"]``.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.extras import needing
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.match import Match
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.sentences import show
from ludoteca.core.values.numbers import check_optional_seed
from ludoteca.gyms import DRAWN_SEEDS, EXTRA, NO_RENDER_MODE, RENDER_MODES
from ludoteca.gyms.adapter import MatchAdapter
from ludoteca.gyms.checks import check_render_mode
from ludoteca.gyms.faults import GymFault
from ludoteca.gyms.seat_spaces import action_space, mask_space, observation_space

with needing(EXTRA, __name__):
    from gymnasium import logger, spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

MASKS = ("observation", "info")


def env(game: Game | str, seats: int = 2, **keywords: Any) -> AECEnv:
    """Return the environment with PettingZoo's usual wrappers.  An illegal action ends the match.

    Raises:
        BadOption: The seats, the mask, the way to render or an option is not one of the game.
        UnknownGame: There is no game of that name.
    """
    raw = raw_env(game, seats, **keywords)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1 / raw.adapter.seats)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name
    """The environment without wrappers, of a game or of the game of that name.

    ``mask``: where to find the mask of legal actions.  With ``"info"`` an observation is an array, and the
    mask is ``infos[agent]["action_mask"]``.  With ``"observation"`` every observation is a dict with the keys
    ``observation`` and ``action_mask``.  ``options``: those of ``game.start``, and with a name also
    ``edition``.

    Raises:
        BadOption: The seats, the mask, the way to render or an option is not one of the game.
        UnknownGame: There is no game of that name.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int = 2,
        *,
        render_mode: str | None = None,
        mask: str = "info",
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, seats, render_mode=render_mode, mask=mask, **options)
        super().__init__()
        if mask not in MASKS:
            raise BadOption(GymFault.WRONG_MASK(value=show(mask), masks=MASKS))
        check_render_mode(render_mode, RENDER_MODES)
        self.adapter = MatchAdapter(game, seats, options)
        played = self.adapter.game
        self.metadata = {
            "name": f"ludoteca_{played.name.replace('-', '_')}_v{played.definition.version}",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.mask = mask
        self.possible_agents = [f"player_{seat}" for seat in range(self.adapter.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._make_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.adapter.game) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def _make_space(self) -> spaces.Space[Any]:
        game = self.adapter.game
        if self.mask == "info":
            return observation_space(game)
        return spaces.Dict({"observation": observation_space(game), "action_mask": mask_space(game)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._check_agent(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._check_agent(agent)]

    def _check_agent(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise BadOption(GymFault.NO_SUCH_AGENT(agent=str(agent), agents=self.possible_agents))
        return agent

    # --- Playing ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match.  With a seed it is the same match as ``game.start(seed=seed)``.

        ``options`` are ignored: those of a match are given to the environment.

        Raises:
            BadOption: The seed is not a whole number from 0 to 2**63 - 1.
        """
        seed = check_optional_seed(seed)
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.adapter.start(int(self._random.integers(DRAWN_SEEDS)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select_agent()

    def step(self, action: int | None) -> None:
        """Play an action of the agent to move, or None for an agent whose match is over.

        Raises:
            IllegalMove: The action is not legal now.
            IllegalCall: The match is over or has not begun.
            BadOption: It is not a number of an action.
        """
        if self.agents and self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.adapter.play(self.adapter.check_action(action))
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
        """Return what the agent's seat knows.

        Raises:
            BadOption: There is no such agent.
        """
        seat = self.possible_agents.index(self._check_agent(agent))
        features = self.adapter.observation(seat)
        if self.mask == "info":
            return features
        return {"observation": features, "action_mask": self.adapter.mask(seat)}

    def render(self) -> str | None:
        """Return or print the board as the seat to move sees it.

        Without a ``render_mode`` it warns that there is none.
        """
        if self.render_mode is None:
            logger.warn(NO_RENDER_MODE)
            return None
        board = self.adapter.draw(self.adapter.asked)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
