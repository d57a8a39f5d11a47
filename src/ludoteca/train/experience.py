"""Experience: matches played by a network against itself and others, and what followed from each decision.

Arrays have a column for each match; what is kept of many moves has the move as its first index.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ludoteca.batch import Batch
from ludoteca.bots.ismcts import MOST_SEATS, SHARPNESS, WIN_SHARE
from ludoteca.bots.weights import REWARDS
from ludoteca.train.network import Array, Network, log_softmax, module_of

SEATS = (2, 2, 3, 4)  # matches take these numbers of seats in turn

# Chooses for some matches, from their inputs and preferences; NONE where the learner itself chooses.
Opponents = Callable[[Array, Array, Array], Array]


@dataclass(frozen=True)
class Recipe:
    """How experience is gathered and judged."""

    moves: int = 32  # in each match, before the network is improved
    keep: float = 0.9997  # of a reward after each move, gamma: the price of long matches
    trace: float = 0.95  # lambda: how far judgements follow what happened, rather than the network
    spread: int = 10  # points ahead that make a clear win


@dataclass(frozen=True)
class Decisions:
    """Decisions in some matches, one column each."""

    observations: Array
    preferences: Array
    actions: Array
    logs: Array  # logarithms of the probabilities with which they were chosen
    counts: Array  # 1 for decisions of the learner among several actions
    advantages: Array
    targets: Array  # for rewards, wins and scores, from the seat to move on
    present: Array  # 1 for each seat that the match has


@dataclass(frozen=True)
class Experience:
    """Decisions, by move and match.  The fields are those of ``Decisions``."""

    observations: Array
    preferences: Array
    actions: Array
    logs: Array
    counts: Array
    advantages: Array
    targets: Array
    present: Array  # by seat and match
    ended: int  # matches that ended

    def part(self, move: int, matches: slice, advantages: Array) -> Decisions:
        """Return the decisions of one move in some matches, with standardised advantages."""
        return Decisions(
            self.observations[move, :, matches],
            self.preferences[move, :, matches],
            self.actions[move, matches],
            self.logs[move, matches],
            self.counts[move, matches],
            advantages[move, matches],
            self.targets[move, :, matches],
            self.present[:, matches],
        )


class Matches:
    """The matches that a learner plays, and where they are."""

    def __init__(self, batch: Batch, seed: int) -> None:
        self.batch, self.arrays = batch, batch.device.arrays
        self.random = self.arrays.random.default_rng(seed)
        self.parts = len(batch.game.definition.parts)
        self.seats = self.arrays.asarray(batch.seat_counts).astype(np.int64)
        self.numbers = self.arrays.arange(MOST_SEATS)[:, None]
        self.present = (self.numbers < self.seats).astype(np.float32)
        self.observe()

    def observe(self) -> None:
        """Read the observations and preferences of the seats to move."""
        self.asked = self.arrays.maximum(self.batch.asked, 0).astype(np.int64)
        self.observations = self.arrays.ascontiguousarray(self.batch.observations().T)
        self.preferences = self.arrays.ascontiguousarray(self.batch.preferences().T)

    def spread_out(self, moves: int) -> None:
        """Play greedily for a while, so that matches are not all at the same point."""
        for _ in range(moves):
            self.batch.step(self.batch.greedy_actions())
            self.batch.renew()
        self.observe()

    def sample(self, logits: Array) -> Array:
        """Return an action for each match, by its probability."""
        noise = self.random.random(logits.shape, dtype=np.float32)
        noise = -self.arrays.log(-self.arrays.log(noise + np.float32(1e-20)) + np.float32(1e-20))
        return (logits + noise).argmax(axis=0)

    def play(self, actions: Array, recipe: Recipe) -> tuple[Array, Array]:
        """Play, renew finished matches, and return which these were and how they ended."""
        self.batch.step(actions)
        over, results = self.batch.over, self.results(recipe)
        self.batch.renew()
        self.observe()
        return over, results

    def results(self, recipe: Recipe) -> Array:
        """Return rewards, wins and scores by seat; only those of finished matches mean anything."""
        arrays = self.arrays
        wins = self.to_columns(self.batch.shares())
        parts = self.to_columns(self.batch.score_parts().reshape(self.batch.size, -1)).astype(np.float32)
        totals = parts.reshape(MOST_SEATS, self.parts, -1).sum(axis=1)
        leads = arrays.where(self.present > 0, totals, np.float32(-1e6)) * np.float32(
            SHARPNESS / recipe.spread
        )
        margins = arrays.exp(log_softmax(leads))
        rewards = np.float32(WIN_SHARE) * wins + np.float32(1 - WIN_SHARE) * margins
        nothing = arrays.zeros_like(rewards[:1])
        return arrays.concatenate((rewards, nothing, wins, parts * np.float32(1 / recipe.spread)))

    def to_columns(self, rows: Array) -> Array:
        """Return rows for four seats as columns, with 0 for seats that no match has."""
        columns = self.arrays.ascontiguousarray(rows.T)
        missing = MOST_SEATS * columns.shape[0] // self.batch.seats - columns.shape[0]
        return self.arrays.pad(columns, ((0, missing), (0, 0))) if missing else columns


def reorder_seats(values: Array, places: Array, present: Array, parts: int) -> Array:
    """Return rewards, wins and scores with their seats in another order, and 0 for seats that are not there.

    ``places`` says for each seat of the result where to take it from.
    """
    arrays = module_of(values)
    rewards = arrays.take_along_axis(values[:MOST_SEATS], places, axis=0) * present
    wins = arrays.take_along_axis(values[REWARDS : REWARDS + MOST_SEATS], places, axis=0) * present
    scores = values[REWARDS + MOST_SEATS :].reshape(MOST_SEATS, parts, -1)
    scores = arrays.take_along_axis(scores, places[:, None, :], axis=0) * present[:, None, :]
    columns = scores.reshape(MOST_SEATS * parts, -1)
    return arrays.concatenate((rewards, values[MOST_SEATS:REWARDS], wins, columns))


def judge(network: Network, outputs: Array, present: Array) -> Array:
    """Return the rewards, wins and scores that the outputs of a network stand for."""
    arrays, shape = network.arrays, network.shape
    absent = (1 - present) * np.float32(-1e9)
    with_rest = arrays.concatenate((absent, arrays.zeros_like(absent[:1])))
    rewards = arrays.exp(log_softmax(outputs[shape.rewards] + with_rest))
    wins = arrays.exp(log_softmax(outputs[shape.wins] + absent))
    return arrays.concatenate((rewards, wins, outputs[shape.scores]))


def gather(matches: Matches, network: Network, opponents: Opponents, recipe: Recipe) -> Experience:
    """Play some moves of every match and judge each decision by what followed."""
    arrays, size, moves = matches.arrays, matches.batch.size, recipe.moves
    shape = network.shape
    kept = Experience(
        observations=arrays.empty((moves, shape.features, size), np.int16),
        preferences=arrays.empty((moves, shape.actions, size), np.int16),
        actions=arrays.empty((moves, size), np.int64),
        logs=arrays.empty((moves, size), np.float32),
        counts=arrays.empty((moves, size), np.float32),
        advantages=arrays.empty((moves, size), np.float32),
        targets=arrays.empty((moves, shape.outputs - shape.actions, size), np.float32),
        present=matches.present,
        ended=0,
    )
    values = arrays.empty((moves + 1, shape.outputs - shape.actions, size), np.float32)
    ends = arrays.empty((moves, *values.shape[1:]), np.float32)
    over = arrays.empty((moves, size), bool)
    asked = arrays.empty((moves, size), np.int64)
    for move in range(moves + 1):
        inputs = network.prepare(matches.observations, matches.preferences)
        answer = network.answer(inputs, matches.preferences)
        from_first = (matches.numbers - matches.asked) % matches.seats
        values[move] = reorder_seats(
            judge(network, answer.outputs, matches.present), from_first, matches.present, shape.parts
        )
        if move == moves:
            break
        kept.observations[move], kept.preferences[move] = matches.observations, matches.preferences
        asked[move] = matches.asked
        own = matches.sample(answer.logits)
        others = opponents(inputs, matches.preferences, matches.asked)
        action = arrays.where(others < 0, own, others)
        logs = log_softmax(answer.logits)
        kept.actions[move] = action
        kept.logs[move] = arrays.take_along_axis(logs, action[None, :], axis=0)[0]
        has_choice = (matches.preferences > 0).sum(axis=0) > 1
        kept.counts[move] = (others < 0) & has_choice
        over[move], ends[move] = matches.play(action, recipe)
    follow(kept, matches, values, ends, over, asked, recipe)
    return Experience(**(vars(kept) | {"ended": int(over.sum())}))


def follow(
    kept: Experience,
    matches: Matches,
    values: Array,
    ends: Array,
    over: Array,
    asked: Array,
    recipe: Recipe,
) -> None:
    """Write targets and advantages (generalised advantage estimation), from the last move to the first."""
    arrays = matches.arrays
    later = values[recipe.moves]
    for move in reversed(range(recipe.moves)):
        following = values[move + 1] + np.float32(recipe.trace) * (later - values[move + 1])
        later = arrays.where(over[move], ends[move], following)
        rewards = later[:REWARDS] * np.float32(recipe.keep)
        rewards[MOST_SEATS] = 1 - rewards[:MOST_SEATS].sum(axis=0)
        later = arrays.concatenate((rewards, later[REWARDS:]))
        mover = asked[move][None, :]
        gained = arrays.take_along_axis((later - values[move])[:MOST_SEATS], mover, axis=0)
        kept.advantages[move] = gained[0]
        from_mover = (matches.numbers + asked[move]) % matches.seats
        kept.targets[move] = reorder_seats(later, from_mover, matches.present, matches.parts)
