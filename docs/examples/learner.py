"""A learner that nudges a game's taste until it beats greedy, with NumPy alone: see docs/learning.md.

python docs/examples/learner.py --updates 150
"""

import argparse
from typing import Any

import nudge
import numpy as np

import ludoteca
from ludoteca.core import compiling
from ludoteca.core.chance import Luck
from ludoteca.core.match import Knowledge
from ludoteca.core.structs import layout, pack
from ludoteca.study.arena import Standing

BELIEF = 4.0
RATE = 0.05
MEMORY, SPREAD_MEMORY = 0.9, 0.99  # of Adam


def projection(game: ludoteca.Game, sums: list[dict[str, float]]) -> Any:
    """Context numbers as weighted sums of parts of the observation; the first, always 1, takes none."""
    places, place = {}, 0
    for part, length in game.layout:
        places[part] = slice(place, place + length)
        place += length
    rows = np.zeros((1 + len(sums), game.features))
    for row, parts in zip(rows[1:], sums, strict=True):
        for part, weight in parts.items():
            row[places[part]] = weight
    return rows


# How far the two farms are, and how many cards there are beside the farm.
ALPACA = [
    {"farm": 1 / 8},
    {"after 1: farm": 1 / 8},
    {"hand count": 1 / 20, "deck count": 1 / 20, "discard": 1 / 20},
]


class Learner:
    """Nudges for every action, by context, and what it takes to improve them."""

    def __init__(self, game: ludoteca.Game, sums: list[dict[str, float]], seats: int = 2) -> None:
        self.game = game
        self.start = pack(game.definition.options(game.edition, seats))
        self.projection = projection(game, sums)
        self.nudges = np.zeros((game.actions, len(self.projection)))
        self.play_games = compiling.compile_extension(game.compiled, nudge, {}).play_games
        self.mean, self.spread = np.zeros_like(self.nudges), np.zeros_like(self.nudges)
        self.updates = 0

    def desk(self, games: int, seed: int) -> nudge.Desk:
        """Arrays for so many games, each with luck of its own."""
        state, actions = layout(self.game.definition.State), self.game.actions
        desk = nudge.Desk(
            states=np.zeros(games, state),
            lucks=np.zeros(games, layout(Luck)),
            margins=np.zeros(games),
            gradients=np.zeros((games, *self.nudges.shape), np.float32),
            start=self.start,
            blank=np.zeros(1, state),
            projection=self.projection,
            nudges=self.nudges,
            belief=BELIEF,
            legal=np.zeros(actions, np.int64),
            weights=np.zeros(actions, np.int64),
            features=np.zeros(self.game.features, np.int16),
            context=np.zeros(len(self.projection)),
            chances=np.zeros(actions),
        )
        for number, luck in enumerate(desk.lucks):
            self.game.compiled.seed_luck(luck, seed, number)
        return desk

    def update(self, desk: nudge.Desk) -> float:
        """Play, and make likelier what was done in games that went better than the mean; the mean margin."""
        desk.gradients[:] = 0
        self.play_games(desk, True)
        better = (desk.margins - desk.margins.mean()) / (desk.margins.std() + 1e-9)
        gradient = np.tensordot(better, desk.gradients, 1) / len(better)
        self.updates += 1
        self.mean += (1 - MEMORY) * (gradient - self.mean)
        self.spread += (1 - SPREAD_MEMORY) * (gradient**2 - self.spread)
        mean = self.mean / (1 - MEMORY**self.updates)
        spread = self.spread / (1 - SPREAD_MEMORY**self.updates)
        self.nudges += RATE * mean / (np.sqrt(spread) + 1e-4)
        return float(desk.margins.mean())

    def measured(self, games: int, seed: int) -> Standing:
        """What it achieves against greedy when it plays its likeliest moves; equal points are half a win."""
        desk = self.desk(games, seed)
        self.play_games(desk, False)
        wins = float((desk.margins > 0).sum() + (desk.margins == 0).sum() / 2)
        return Standing("learner", games, wins, float(desk.margins.mean()), 0.0, 0.0)


class NudgedBot:
    """The learner at a table: it knows what its seat knows."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        self.rules = learner.game.bind()

    def choose(self, knowledge: Knowledge) -> str:
        features = [0] * self.learner.game.features
        self.rules.observe(knowledge.state, knowledge.seat, features)
        context = self.learner.projection @ features
        context[0] = 1
        likely = [
            BELIEF * np.log(self.rules.preference(knowledge.state, action))
            + self.learner.nudges[action] @ context
            for action in knowledge.actions
        ]
        return knowledge.moves[int(np.argmax(likely))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to beat greedy at ALPACA.")
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--games", type=int, default=1000, help="for each update")
    parser.add_argument("--measured", type=int, default=10_000, help="games at the end")
    parser.add_argument("--keep", help="a file for the nudges")
    wanted = parser.parse_args()
    learner = Learner(ludoteca.game("alpaca"), ALPACA)
    desk = learner.desk(wanted.games, seed=1)
    for number in range(1, wanted.updates + 1):
        margin = learner.update(desk)
        if number % 10 == 0:
            print(f"update {number}: exploring, {margin:+.2f} points against greedy", flush=True)
    shown = learner.measured(wanted.measured, seed=1_000_000)
    low, high = shown.interval
    print(f"{100 * shown.share:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {shown.games} games, ", end="")
    print(f"{shown.score:+.2f} points")
    if wanted.keep:
        np.save(wanted.keep, learner.nudges)


if __name__ == "__main__":
    main()
