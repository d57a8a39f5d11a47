"""Improvement: proximal policy optimisation (PPO), which also learns to predict rewards, wins and scores."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteca.bots.weights import REWARDS
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.train.experience import Decisions, Experience, predict_values
from ludoteca.train.network import Array, ForwardPass, Network, fused, log_softmax

LEAST_LOG = -60.0  # logarithms of smaller probabilities are taken for this one
MEAN_DECAY, SQUARE_DECAY = 0.9, 0.995  # Adam's betas
METRICS = ("entropy", "reward error", "score error")


@dataclass(frozen=True)
class ValueWeights:
    """How much it counts to predict rewards, wins and scores, beside choosing well."""

    rewards: float = 0.5
    wins: float = 0.25
    scores: float = 0.25


@dataclass(frozen=True)
class PpoSettings:
    """How a network is improved."""

    learning_rate: float = 3e-4  # at first
    epochs: int = 2  # passes over the same experience
    batch_size: int = 16384  # decisions for one step; many small steps teach more than few large ones
    clip: float = 0.2  # how far a probability may move in one improvement
    entropy: float = 0.01  # the weight of trying several actions, at first
    value_weights: ValueWeights = ValueWeights()
    max_grad_norm: float = 1.0  # longer gradients are scaled down to this norm


class Adam:
    """The optimizer: steps of about the same size for all parameters."""

    def __init__(self, size: int, arrays: Any) -> None:
        self.mean, self.square = arrays.zeros(size, np.float32), arrays.zeros(size, np.float32)
        self.steps = 0

    def step(self, parameters: Array, gradient: Array, rate: float) -> None:
        """Move the parameters against a gradient."""
        self.steps += 1
        self.mean += np.float32(1 - MEAN_DECAY) * (gradient - self.mean)
        self.square += np.float32(1 - SQUARE_DECAY) * (gradient * gradient - self.square)
        corrected = rate * (1 - SQUARE_DECAY**self.steps) ** 0.5 / (1 - MEAN_DECAY**self.steps)
        parameters -= np.float32(corrected) * self.mean / (self.square**0.5 + np.float32(1e-6))


def improve(
    network: Network,
    adam: Adam,
    experience: Experience,
    settings: PpoSettings,
    left: float,
    generator: np.random.Generator,
) -> dict[str, float]:
    """Improve a network by experience and return metrics.  ``left`` is the part of the training that is left.

    Each step learns from one move of some matches; ``generator`` shuffles the steps.
    """
    arrays = network.arrays
    advantages = standardise(experience, arrays)
    entropy, rate = settings.entropy * left, settings.learning_rate * max(left, 0.05)
    metrics = arrays.zeros(len(METRICS), np.float32)
    moves, matches = experience.actions.shape
    batches = [
        experience.part(move, slice(first, first + settings.batch_size), advantages)
        for move in range(moves)
        for first in range(0, matches, settings.batch_size)
    ]
    for _ in range(settings.epochs):
        for number in generator.permutation(len(batches)):
            decisions = batches[number]
            inputs = network.prepare(decisions.observations, decisions.preferences)
            forward = network.forward(inputs, decisions.preferences)
            change, found = loss_gradient(network, forward, decisions, settings, entropy)
            gradient = network.gradient(forward, change, decisions.preferences)
            length = arrays.sqrt((gradient * gradient).sum())
            gradient *= arrays.minimum(1, np.float32(settings.max_grad_norm) / (length + np.float32(1e-9)))
            adam.step(network.parameters, gradient, rate)
            metrics += found
    steps = settings.epochs * len(batches)
    return dict(zip(METRICS, (float(metric) / steps for metric in metrics), strict=True))


def make_entropy_terms(arrays: Any) -> Callable[..., Array]:
    """Return the function for the terms of the entropy."""

    def weigh(probabilities: Array, log_probabilities: Array) -> Array:
        return probabilities * arrays.maximum(log_probabilities, np.float32(LEAST_LOG))

    return weigh


def make_logit_gradient(arrays: Any) -> Callable[..., Array]:
    """Return the function for the gradient by logits, without the term of the chosen actions."""

    def pull_all(
        probabilities: Array, log_probabilities: Array, pull: Array, entropy_weight: Array, entropies: Array
    ) -> Array:
        return probabilities * (
            pull + entropy_weight * (arrays.maximum(log_probabilities, np.float32(LEAST_LOG)) + entropies)
        )

    return pull_all


def standardise(experience: Experience, arrays: Any) -> Array:
    """Return advantages with a mean of 0 and a deviation of 1 over the decisions that count."""
    is_counted, advantages = experience.is_counted, experience.advantages
    total = is_counted.sum() + np.float32(1e-6)
    mean = (advantages * is_counted).sum() / total
    deviation = arrays.sqrt((((advantages - mean) * is_counted) ** 2).sum() / total)
    return (advantages - mean) * is_counted / (deviation + np.float32(1e-6))


def loss_gradient(
    network: Network,
    forward: ForwardPass,
    decisions: Decisions,
    settings: PpoSettings,
    entropy_weight: float,
) -> tuple[Array, Array]:
    """Return the gradient of the loss by the outputs, and the metrics of ``METRICS``."""
    by_logits, entropy = policy_gradient(network.arrays, forward, decisions, settings.clip, entropy_weight)
    by_values, errors = value_gradient(network, forward, decisions, settings.value_weights)
    gradient = network.arrays.concatenate((by_logits, by_values))
    return gradient, network.arrays.stack((entropy, *errors))


def policy_gradient(
    arrays: Any, forward: ForwardPass, decisions: Decisions, clip: float, entropy_weight: float
) -> tuple[Array, Array]:
    """Return the gradient of the clipped objective by logits, and the mean entropy."""
    actions, is_counted = decisions.actions[None, :], decisions.is_counted[None, :]
    share = is_counted / (is_counted.sum() + np.float32(1e-6))
    log_probabilities = log_softmax(forward.logits)
    probabilities = arrays.exp(log_probabilities)
    chosen = arrays.take_along_axis(log_probabilities, actions, axis=0)
    ratio = arrays.exp(chosen - decisions.log_probabilities[None, :])
    gain = decisions.advantages[None, :]
    too_far = ((gain > 0) & (ratio > 1 + clip)) | ((gain < 0) & (ratio < 1 - clip))
    pull = arrays.where(too_far, np.float32(0), gain * ratio) * share
    entropies = -fused(arrays, make_entropy_terms)(probabilities, log_probabilities).sum(
        axis=0, keepdims=True
    )
    weights = np.float32(entropy_weight) * share
    by_logits = fused(arrays, make_logit_gradient)(probabilities, log_probabilities, pull, weights, entropies)
    by_logits[actions[0], arrays.arange(by_logits.shape[1])] -= pull[0]
    return by_logits, (entropies * share).sum()


def value_gradient(
    network: Network, forward: ForwardPass, decisions: Decisions, weights: ValueWeights
) -> tuple[Array, tuple[Array, Array]]:
    """Return the gradient by predictions, and the mean squared errors of rewards and of scores."""
    rewards, wins = slice(REWARDS), slice(REWARDS, REWARDS + MOST_SEATS)
    scores = slice(REWARDS + MOST_SEATS, None)
    errors = predict_values(network, forward.outputs, decisions.present) - decisions.targets
    errors[scores] *= network.arrays.repeat(decisions.present, network.shape.parts, axis=0)
    each = np.float32(1 / errors.shape[1])
    by_values = errors * each
    by_values[rewards] *= np.float32(weights.rewards)
    by_values[wins] *= np.float32(weights.wins)
    by_values[scores] *= np.float32(weights.scores)
    squares = (errors[:MOST_SEATS] ** 2).sum() * each, (errors[scores] ** 2).sum() * each
    return by_values, squares
