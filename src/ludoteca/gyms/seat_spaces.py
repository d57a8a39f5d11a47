"""Spaces: what a seat observes and what it can do, as Gymnasium declares it."""

from typing import TYPE_CHECKING

import numpy as np

from ludoteca.core.matches.game import Game

if TYPE_CHECKING:  # environments import Gymnasium first, and say what to install if it is not there
    from gymnasium.spaces import Discrete, Space
    from numpy.typing import NDArray


def observation_space(game: Game) -> "Space[NDArray[np.int16]]":
    """Return the space of what a seat knows."""
    from gymnasium.spaces import Box

    bounds = np.iinfo(np.int16)
    return Box(bounds.min, bounds.max, (game.features,), np.int16)


def action_space(game: Game) -> "Discrete":
    """Return the space of actions, legal or not."""
    from gymnasium.spaces import Discrete

    return Discrete(game.actions)


def mask_space(game: Game) -> "Space[NDArray[np.int8]]":
    """Return the space of the masks of legal actions."""
    from gymnasium.spaces import Box

    return Box(0, 1, (game.actions,), np.int8)
