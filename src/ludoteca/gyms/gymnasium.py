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

from ludoteca.bots import Bot
from ludoteca.bots.makers import BotMaker, check_bot_or_maker, make_bot
from ludoteca.core.extras import needing
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.match import Match
from ludoteca.core.values.numbers import check_optional_seed
from ludoteca.games import definition, game_names
from ludoteca.gyms import DRAWN_SEEDS, EXTRA, NO_RENDER_MODE, RENDER_MODES
from ludoteca.gyms.adapter import MatchAdapter
from ludoteca.gyms.checks import check_render_mode, check_seat, read_opponents
from ludoteca.gyms.seat_spaces import action_space, observation_space

with needing(EXTRA, __name__):
    import gymnasium


class SeatEnv(gymnasium.Env[NDArray[np.int16], int]):
    """One seat for the learner, in matches of a game or of the game of that name.

    ``seat``: its number from 0, or None for a random one in every match.  ``opponents``: the bot on all other
    seats, or a list with one bot for each of them, in turn order; a bot is a name, or for one of your own a
    class or function that takes a game and a seed.  ``options``: those of ``game.start``, and with a name
    also ``edition``.

    Raises:
        BadOption: The seats, the seat, the opponents, the way to render or an option is not one of the game.
        UnknownGame: There is no game of that name.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        game: Game | str,
        seats: int = 2,
        *,
        seat: int | None = 0,
        opponents: str | BotMaker | Sequence[str | BotMaker] = "greedy",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.adapter = MatchAdapter(game, seats, options)
        seats = self.adapter.seats
        self.opponents = read_opponents(opponents, seats)
        check_render_mode(render_mode, RENDER_MODES)
        self.fixed_seat = check_seat(seat, seats)
        self.seat = self.fixed_seat or 0
        self.bots: dict[int, Bot] = {}
        for opponent in self.opponents:
            check_bot_or_maker(opponent, self.adapter.game, seats)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.adapter.game)
        self.action_space: Any = action_space(self.adapter.game)  # Gymnasium wants ``int``, it has ``int64``

    # --- Playing ------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Start a match.  With a seed it is the same match as ``game.start(seed=seed)``.

        ``options`` are ignored: those of a match are given to the environment.

        Raises:
            BadOption: The seed is not a whole number from 0 to 2**63 - 1.
        """
        seed = check_optional_seed(seed)
        super().reset(seed=seed)
        self.adapter.start(self._draw_seed() if seed is None else seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.adapter.seats))
        self.bots = {
            (self.seat + turn) % self.adapter.seats: make_bot(
                opponent, self.adapter.game, self._draw_seed(), self.adapter.seats
            )
            for turn, opponent in enumerate(self.opponents, 1)
        }
        self._play_opponents()
        if self.render_mode == "human":
            self.render()
        return self.adapter.observation(self.seat), self._info()

    def step(self, action: int) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Play an action and let the bots play until the seat must move again.

        An illegal action loses the match.

        Raises:
            IllegalCall: The match is over or has not begun.
            BadOption: It is not a number of an action.
        """
        action = self.adapter.check_action(action)
        if not self.action_masks()[action]:
            self.adapter.end()
            info = self._info() | {"illegal": True}
            return self.adapter.observation(self.seat), -1 / self.adapter.seats, True, False, info
        self.adapter.play(action)
        self._play_opponents()
        if self.render_mode == "human":
            self.render()
        reward = self.adapter.rewards()[self.seat]
        return self.adapter.observation(self.seat), reward, self.match.over, False, self._info()

    def _play_opponents(self) -> None:
        match = self.match
        while not match.over and match.state.asked != self.seat:
            match.play(self.bots[match.state.asked].choose(match.knowledge(self._draw_seed())))
        if match.over:
            self.adapter.end()

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(DRAWN_SEEDS))

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
        """Return or print the board as the seat sees it.

        Without a ``render_mode`` it warns that there is none.
        """
        if self.render_mode is None:
            gymnasium.logger.warn(NO_RENDER_MODE)
            return None
        board = self.adapter.draw(self.seat)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None


def gym_id(name: str, version: int) -> str:
    """Return Gymnasium's name of a game with a rules version, such as ``ludoteca/MasterElf-v1``."""
    return f"ludoteca/{''.join(word.capitalize() for word in name.split('-'))}-v{version}"


for known in game_names():
    gymnasium.register(
        gym_id(known, definition(known).version), entry_point=f"{__name__}:SeatEnv", kwargs={"game": known}
    )
