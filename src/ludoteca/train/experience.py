"""Experience: matches played by a network against itself and others, and what followed from each decision.

Arrays have a column for each match; what is kept of many moves has the move as its first index.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from ludoteca.batch import Batch
from ludoteca.bots.ismcts import SHARPNESS, WIN_SHARE
from ludoteca.bots.weights import REWARDS
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.matches.game import Game
from ludoteca.train.network import Array, ForwardPass, Network, Shape, log_softmax, module_of

# Chooses for some matches, from their inputs and preferences; NONE where the learner itself chooses.
Opponents = Callable[[Array, Array, Array], Array]


def seats_in_turn(game: Game) -> tuple[int, ...]:
    """Return the numbers of seats that matches take in turn: the smallest one twice, the others once."""
    seats = game.definition.seats
    return seats.start, *seats


@dataclass(frozen=True)
class RolloutSettings:
    """How experience is gathered and judged."""

    moves: int = 32  # in each match, before the network is improved
    discount: float = 0.9997  # gamma, for each move: the price of long matches
    gae_lambda: float = 0.95  # how far judgements follow what happened, rather than the network
    spread: int = 10  # points ahead that make a clear win


@dataclass(frozen=True)
class Decisions:
    """Decisions in some matches, one column each."""

    observations: Array
    preferences: Array
    actions: Array
    log_probabilities: Array  # logarithms of the probabilities with which they were chosen
    is_counted: Array  # 1 for decisions of the learner among several actions
    advantages: Array
    targets: Array  # for rewards, wins and scores, from the seat to move on
    present: Array  # 1 for each seat that the match has


@dataclass(frozen=True)
class Experience(Decisions):
    """Decisions, by move and match; ``present`` by seat and match."""

    ended: int  # matches that ended

    def part(self, move: int, matches: slice, advantages: Array) -> Decisions:
        """Return the decisions of one move in some matches, with standardised advantages."""
        return Decisions(
            self.observations[move, :, matches],
            self.preferences[move, :, matches],
            self.actions[move, matches],
            self.log_probabilities[move, matches],
            self.is_counted[move, matches],
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

    def desynchronise(self, moves: int) -> None:
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

    def play(self, actions: Array, settings: RolloutSettings) -> tuple[Array, Array]:
        """Play, renew finished matches, and return which these were and how they ended."""
        self.batch.step(actions)
        over, results = self.batch.over, self.results(settings)
        self.batch.renew()
        self.observe()
        return over, results

    def results(self, settings: RolloutSettings) -> Array:
        """Return rewards, wins and scores by seat; only those of finished matches mean anything."""
        arrays = self.arrays
        wins = self.to_columns(self.batch.shares())
        parts = self.to_columns(self.batch.score_parts().reshape(self.batch.size, -1)).astype(np.float32)
        totals = parts.reshape(MOST_SEATS, self.parts, -1).sum(axis=1)
        leads = arrays.where(self.present > 0, totals, np.float32(-1e6)) * np.float32(
            SHARPNESS / settings.spread
        )
        margins = arrays.exp(log_softmax(leads))
        rewards = np.float32(WIN_SHARE) * wins + np.float32(1 - WIN_SHARE) * margins
        nothing = arrays.zeros_like(rewards[:1])
        return arrays.concatenate((rewards, nothing, wins, parts * np.float32(1 / settings.spread)))

    def to_columns(self, rows: Array) -> Array:
        """Return rows for four seats as columns, with 0 for seats that no match has."""
        columns = self.arrays.ascontiguousarray(rows.T)
        missing = MOST_SEATS * columns.shape[0] // self.batch.most_seats - columns.shape[0]
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


def predict_values(network: Network, outputs: Array, present: Array) -> Array:
    """Return the rewards, wins and scores that the outputs of a network stand for."""
    arrays, shape = network.arrays, network.shape
    absent = (1 - present) * np.float32(-1e9)
    with_rest = arrays.concatenate((absent, arrays.zeros_like(absent[:1])))
    rewards = arrays.exp(log_softmax(outputs[shape.rewards] + with_rest))
    wins = arrays.exp(log_softmax(outputs[shape.wins] + absent))
    return arrays.concatenate((rewards, wins, outputs[shape.scores]))


@dataclass(frozen=True)
class Rollout:
    """What was seen while matches were played, by move and match.  Advantages are computed from it."""

    values: Array  # rewards, wins and scores as the network expected them; also after the last move
    ends: Array  # the same as they were, where a match ended
    over: Array
    asked: Array


def gather(matches: Matches, network: Network, opponents: Opponents, settings: RolloutSettings) -> Experience:
    """Play some moves of every match and compute the advantage of each decision from what followed."""
    experience = allocate_experience(matches, network.shape, settings.moves)
    rollout = allocate_rollout(matches, network.shape, settings.moves)
    for move in range(settings.moves):
        inputs, forward = pass_forward(matches, network)
        rollout.values[move] = values_by_seat(matches, network, forward)
        rollout.asked[move] = matches.asked
        actions = choose_actions(matches, opponents, inputs, forward, experience, move)
        rollout.over[move], rollout.ends[move] = matches.play(actions, settings)
    _, forward = pass_forward(matches, network)
    rollout.values[settings.moves] = values_by_seat(matches, network, forward)
    write_advantages(experience, rollout, matches, settings)
    return replace(experience, ended=int(rollout.over.sum()))


def allocate_experience(matches: Matches, shape: Shape, moves: int) -> Experience:
    """Allocate the arrays of experience."""
    arrays, size = matches.arrays, matches.batch.size
    return Experience(
        observations=arrays.empty((moves, shape.features, size), np.int16),
        preferences=arrays.empty((moves, shape.actions, size), np.int16),
        actions=arrays.empty((moves, size), np.int64),
        log_probabilities=arrays.empty((moves, size), np.float32),
        is_counted=arrays.empty((moves, size), np.float32),
        advantages=arrays.empty((moves, size), np.float32),
        targets=arrays.empty((moves, shape.values, size), np.float32),
        present=matches.present,
        ended=0,
    )


def allocate_rollout(matches: Matches, shape: Shape, moves: int) -> Rollout:
    """Allocate the arrays of a rollout."""
    arrays, size = matches.arrays, matches.batch.size
    return Rollout(
        values=arrays.empty((moves + 1, shape.values, size), np.float32),
        ends=arrays.empty((moves, shape.values, size), np.float32),
        over=arrays.empty((moves, size), bool),
        asked=arrays.empty((moves, size), np.int64),
    )


def pass_forward(matches: Matches, network: Network) -> tuple[Array, ForwardPass]:
    """Return the inputs for the seats to move, and what the network answers."""
    inputs = network.prepare(matches.observations, matches.preferences)
    return inputs, network.forward(inputs, matches.preferences)


def values_by_seat(matches: Matches, network: Network, forward: ForwardPass) -> Array:
    """Return the rewards, wins and scores that a network expects, from the first seat on."""
    values = predict_values(network, forward.outputs, matches.present)
    from_first = (matches.numbers - matches.asked) % matches.seats
    return reorder_seats(values, from_first, matches.present, network.shape.parts)


def choose_actions(
    matches: Matches, opponents: Opponents, inputs: Array, forward: ForwardPass, into: Experience, move: int
) -> Array:
    """Choose an action in every match, and write the decisions into experience."""
    arrays = matches.arrays
    own = matches.sample(forward.logits)
    others = opponents(inputs, matches.preferences, matches.asked)
    actions = arrays.where(others < 0, own, others)
    has_choice = (matches.preferences > 0).sum(axis=0) > 1
    into.observations[move], into.preferences[move] = matches.observations, matches.preferences
    into.actions[move] = actions
    into.log_probabilities[move] = arrays.take_along_axis(
        log_softmax(forward.logits), actions[None, :], axis=0
    )[0]
    into.is_counted[move] = (others < 0) & has_choice
    return actions


def write_advantages(into: Experience, rollout: Rollout, matches: Matches, settings: RolloutSettings) -> None:
    """Write targets and advantages (generalised advantage estimation), from the last move to the first."""
    arrays, values = matches.arrays, rollout.values
    later = values[settings.moves]
    for move in reversed(range(settings.moves)):
        following = values[move + 1] + np.float32(settings.gae_lambda) * (later - values[move + 1])
        later = arrays.where(rollout.over[move], rollout.ends[move], following)
        rewards = later[:REWARDS] * np.float32(settings.discount)
        rewards[MOST_SEATS] = 1 - rewards[:MOST_SEATS].sum(axis=0)
        later = arrays.concatenate((rewards, later[REWARDS:]))
        asked = rollout.asked[move]
        gained = arrays.take_along_axis((later - values[move])[:MOST_SEATS], asked[None, :], axis=0)
        into.advantages[move] = gained[0]
        from_mover = (matches.numbers + asked) % matches.seats
        into.targets[move] = reorder_seats(later, from_mover, matches.present, matches.parts)
