"""Settings of bots: what a game says about them.

A game's definition carries them as plain data, ``DEFINITION.bots``, because games do not import bots:

    bots={"levels": [{"iterations": 12, "temperature": 1.0}, ...], "champion": {"seats": (2,)}}
"""

from typing import NamedTuple

from ludoteca.core.matches.game import Game


class LevelSettings(NamedTuple):
    """What a bot of one level does."""

    iterations: int  # of its search
    temperature: float  # how much it varies its moves: 0 is always the most visited one
    heuristic_share: float = 0.0  # of its moves, played by the heuristic without a search


class ChampionSettings(NamedTuple):
    """Where a search with the game's network was measured to be stronger than one without, and its budget."""

    seats: tuple[int, ...] = ()  # the numbers of seats with which people can choose it
    iterations: int | None = None  # of its search; None: as much time as the best bot has
    playout: int = 0  # greedy moves before the network judges; up to the horizon, the network only proposes


class BotSettings(NamedTuple):
    """What a game says about its bots."""

    levels: tuple[LevelSettings, ...]  # easy, medium and hard
    champion: ChampionSettings  # the level above the best one
    gentle_lead: int = 0  # tenths of a point: with a greater lead the gentle bot plays at random


DEFAULT_LEVELS = (LevelSettings(12, 1.0, 0.1), LevelSettings(60, 0.5), LevelSettings(300, 0.0))


def bot_settings(game: Game) -> BotSettings:
    """Return what a game says about its bots, or what holds if it says nothing.

    Raises:
        TypeError: The definition has a setting that no bot knows.
    """
    written = dict(game.definition.bots)
    levels = tuple(LevelSettings(**level) for level in written.pop("levels", ()))
    champion = ChampionSettings(**written.pop("champion", {}))
    return BotSettings(levels or DEFAULT_LEVELS, champion, **written)
