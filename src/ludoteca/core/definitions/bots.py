"""Settings of bots: what a game says about those that play it.  Bots read it, and games import no bots."""

from dataclasses import dataclass


@dataclass(frozen=True)
class LevelSettings:
    """What a bot of one level does."""

    iterations: int  # of its search
    temperature: float  # how much it varies its moves: 0 is always the most visited one
    heuristic_share: float = 0.0  # of its moves, played by the heuristic without a search


@dataclass(frozen=True)
class ChampionSettings:
    """Where a search with the game's network was measured to be stronger than one without, and its budget."""

    seats: tuple[int, ...] = ()  # the numbers of seats with which people can choose it
    iterations: int | None = None  # of its search; None: as much time as the best bot has
    playout: int = 0  # greedy moves before the network judges; up to the horizon, the network only proposes


@dataclass(frozen=True)
class BotSettings:
    """What a game says about its bots."""

    easy: LevelSettings = LevelSettings(12, 1.0, 0.1)
    medium: LevelSettings = LevelSettings(60, 0.5)
    hard: LevelSettings = LevelSettings(300, 0.0)
    champion: ChampionSettings = ChampionSettings()  # the level above the best one
    gentle_lead: int = 0  # tenths of a point: with a greater lead the gentle bot plays at random

    @property
    def levels(self) -> dict[str, LevelSettings]:
        """The levels that search without a network, by name."""
        return {"easy": self.easy, "medium": self.medium, "hard": self.hard}
