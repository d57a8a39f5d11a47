"""A learner that nudges a game's heuristic until it beats greedy, with only NumPy: see docs/learning.md.

python docs/examples/learner.py --updates 200
"""

import argparse
from types import SimpleNamespace
from typing import Any

import nudge
import numpy as np

import ludoteca
from ludoteca.core.compiler import compiling
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.structs import dtype_of, pack
from ludoteca.study.arena import Standing

TRUST = 4.0  # in the heuristic
LEARNING_RATE = 0.05
BETA1, BETA2 = 0.9, 0.99  # of the optimizer Adam


def projection(game: ludoteca.Game, sums: list[dict[str, float]]) -> Any:
    """Return a matrix that computes the context from an observation.

    Every number of the context is a weighted sum of parts of the observation.  The first row is empty: the
    first number is always 1.
    """
    places, place = {}, 0
    for part, length in game.layout:
        places[part] = slice(place, place + length)
        place += length
    rows = np.zeros((1 + len(sums), game.features))
    for row, parts in zip(rows[1:], sums, strict=True):
        for part, weight in parts.items():
            row[places[part]] = weight
    return rows


# The learner's farm, the opponent's farm, and the learner's cards outside the farm.
ALPACA = [
    {"farm": 1 / 8},
    {"after 1: farm": 1 / 8},
    {"hand count": 1 / 20, "deck count": 1 / 20, "discard": 1 / 20},
]


class Learner:
    """The nudges, by action and context, and the state of the optimizer."""

    def __init__(self, game: ludoteca.Game, sums: list[dict[str, float]], seats: int = 2) -> None:
        self.game = game
        self.options = pack(game.check_options(seats, {}))
        self.projection = projection(game, sums)
        self.nudges = np.zeros((game.actions, len(self.projection)))
        compiled = compiling.compile_extension(game.compiled, nudge, code=SimpleNamespace)
        self.play_matches = compiled.play_matches
        self.mean, self.spread = np.zeros_like(self.nudges), np.zeros_like(self.nudges)
        self.updates = 0

    def make_workspace(self, matches: int, seed: int) -> nudge.Workspace:
        """Allocate the arrays for that many matches, each with its own random numbers."""
        state, actions = dtype_of(self.game.definition.State), self.game.actions
        workspace = nudge.Workspace(
            states=np.zeros(matches, state),
            generators=np.zeros(matches, dtype_of(Generator)),
            margins=np.zeros(matches),
            gradients=np.zeros((matches, *self.nudges.shape), np.float32),
            options=self.options,
            blank=np.zeros(1, state),
            projection=self.projection,
            nudges=self.nudges,
            trust=TRUST,
            legal=np.zeros(actions, np.int64),
            weights=np.zeros(actions, np.int64),
            features=np.zeros(self.game.features, np.int16),
            context=np.zeros(len(self.projection)),
            chances=np.zeros(actions),
        )
        for number, luck in enumerate(workspace.generators):
            self.game.compiled.seed_luck(luck, seed, number)
        return workspace

    def update(self, workspace: nudge.Workspace) -> float:
        """Play, follow the gradient of matches that went better than the mean, and return the mean margin."""
        workspace.gradients[:] = 0
        self.play_matches(workspace, True)
        better = (workspace.margins - workspace.margins.mean()) / (workspace.margins.std() + 1e-9)
        gradient = np.tensordot(better, workspace.gradients, 1) / len(better)
        self.updates += 1
        self.mean += (1 - BETA1) * (gradient - self.mean)
        self.spread += (1 - BETA2) * (gradient**2 - self.spread)
        mean = self.mean / (1 - BETA1**self.updates)
        spread = self.spread / (1 - BETA2**self.updates)
        self.nudges += LEARNING_RATE * mean / (np.sqrt(spread) + 1e-4)
        return float(workspace.margins.mean())

    def measure(self, matches: int, seed: int) -> Standing:
        """Play the most likely moves against greedy.  Equal points count as half a win."""
        workspace = self.make_workspace(matches, seed)
        self.play_matches(workspace, False)
        wins = float((workspace.margins > 0).sum() + (workspace.margins == 0).sum() / 2)
        return Standing("learner", matches, wins, float(workspace.margins.mean()), 0.0, 0.0)


class NudgedBot:
    """The learner as a bot: it knows what its seat knows."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        self.rules = learner.game.rules

    def choose(self, knowledge: ludoteca.Knowledge) -> str:
        features = [0] * self.learner.game.features
        self.rules.observe(knowledge.state, knowledge.seat_number, features)
        context = self.learner.projection @ features
        context[0] = 1
        likely = [
            TRUST * np.log(self.rules.preference(knowledge.state, action))
            + self.learner.nudges[action] @ context
            for action in knowledge.legal_actions
        ]
        return knowledge.moves[int(np.argmax(likely))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to beat greedy at ALPACA.")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--matches", type=int, default=1000, help="for each update")
    parser.add_argument("--measured", type=int, default=10_000, help="matches at the end")
    parser.add_argument("--save", help="a file for the nudges")
    wanted = parser.parse_args()
    learner = Learner(ludoteca.game("alpaca"), ALPACA)
    workspace = learner.make_workspace(wanted.matches, seed=1)
    for number in range(1, wanted.updates + 1):
        margin = learner.update(workspace)
        if number % 10 == 0:
            print(f"update {number}: exploring, {margin:+.2f} points against greedy", flush=True)
    shown = learner.measure(wanted.measured, seed=1_000_000)
    low, high = shown.interval
    share = f"{100 * shown.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    print(f"{share} of {shown.matches} matches, {shown.score:+.2f} points")
    if wanted.save:
        np.save(wanted.save, learner.nudges)


if __name__ == "__main__":
    main()
