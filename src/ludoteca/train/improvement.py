"""Improvement: proximal policy optimisation (PPO), with predictions of rewards, wins and scores beside it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteca.bots.ismcts import MOST_SEATS
from ludoteca.bots.weights import REWARDS
from ludoteca.train.experience import Decisions, Experience, judge
from ludoteca.train.network import Answer, Array, Network, fused, log_softmax

LEAST_LOG = -60.0  # of a probability that counts


@dataclass(frozen=True)
class Method:
    """How a network is improved."""

    rate: float = 3e-4  # of learning, at first
    passes: int = 2  # over the same experience
    batch: int = 16384  # decisions for one step; more steps teach more than more decisions for each
    clip: float = 0.2  # how far a probability may move in one improvement
    entropy: float = 0.01  # the worth of trying several actions, at first
    rewards: float = 0.5  # the weight of predicting rewards
    wins: float = 0.25
    scores: float = 0.25
    largest: float = 1.0  # longer gradients are scaled down to this norm


class Adam:
    """The optimiser: steps of about the same size for all parameters.  Its betas are 0.9 and 0.995."""

    def __init__(self, size: int, arrays: Any) -> None:
        self.mean, self.square = arrays.zeros(size, np.float32), arrays.zeros(size, np.float32)
        self.steps = 0

    def step(self, parameters: Array, gradient: Array, rate: float) -> None:
        """Move the parameters against a gradient."""
        self.steps += 1
        self.mean += np.float32(0.1) * (gradient - self.mean)
        self.square += np.float32(0.005) * (gradient * gradient - self.square)
        corrected = rate * (1 - 0.995**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        parameters -= np.float32(corrected) * self.mean / (self.square**0.5 + np.float32(1e-6))


def improve(
    network: Network,
    adam: Adam,
    experience: Experience,
    method: Method,
    left: float,
    generator: np.random.Generator,
) -> dict[str, float]:
    """Improve a network by experience.  ``left`` is the part of the training that is left.

    Each step learns from one move of some matches; ``generator`` shuffles the steps.
    """
    arrays = network.arrays
    advantages = standardise(experience, arrays)
    entropy, rate = method.entropy * left, method.rate * max(left, 0.05)
    facts = arrays.zeros(3, np.float32)
    moves, matches = experience.actions.shape
    batches = [
        experience.part(move, slice(first, first + method.batch), advantages)
        for move in range(moves)
        for first in range(0, matches, method.batch)
    ]
    for _ in range(method.passes):
        for number in generator.permutation(len(batches)):
            decisions = batches[number]
            inputs = network.prepare(decisions.observations, decisions.preferences)
            answer = network.answer(inputs, decisions.preferences)
            change, found = loss_gradient(network, answer, decisions, method, entropy)
            gradient = network.gradient(answer, change, decisions.preferences)
            length = arrays.sqrt((gradient * gradient).sum())
            gradient *= arrays.minimum(1, np.float32(method.largest) / (length + np.float32(1e-9)))
            adam.step(network.parameters, gradient, rate)
            facts += found
    steps = method.passes * len(batches)
    names = ("entropy", "reward error", "score error")
    return dict(zip(names, (float(fact) / steps for fact in facts), strict=True))


def make_entropy_terms(arrays: Any) -> Callable[..., Array]:
    """Return the function for the terms of the entropy."""

    def weigh(chances: Array, logs: Array) -> Array:
        return chances * arrays.maximum(logs, np.float32(LEAST_LOG))

    return weigh


def make_logit_gradient(arrays: Any) -> Callable[..., Array]:
    """Return the function for the gradient by logits, but for the chosen actions."""

    def pull_all(chances: Array, logs: Array, pull: Array, entropy_weight: Array, entropies: Array) -> Array:
        return chances * (pull + entropy_weight * (arrays.maximum(logs, np.float32(LEAST_LOG)) + entropies))

    return pull_all


def standardise(experience: Experience, arrays: Any) -> Array:
    """Return advantages with a mean of 0 and a deviation of 1 over the decisions that count."""
    counts, advantages = experience.counts, experience.advantages
    total = counts.sum() + np.float32(1e-6)
    mean = (advantages * counts).sum() / total
    deviation = arrays.sqrt((((advantages - mean) * counts) ** 2).sum() / total)
    return (advantages - mean) * counts / (deviation + np.float32(1e-6))


def loss_gradient(
    network: Network,
    answer: Answer,
    decisions: Decisions,
    method: Method,
    entropy: float,
) -> tuple[Array, Array]:
    """Return the gradient of the loss by the outputs, and some facts about the loss."""
    arrays, shape = network.arrays, network.shape
    actions, counts = decisions.actions[None, :], decisions.counts[None, :]
    share = counts / (counts.sum() + np.float32(1e-6))
    logs = log_softmax(answer.logits)
    chances = arrays.exp(logs)
    chosen = arrays.take_along_axis(logs, actions, axis=0)
    ratio = arrays.exp(chosen - decisions.logs[None, :])
    gain = decisions.advantages[None, :]
    too_far = ((gain > 0) & (ratio > 1 + method.clip)) | ((gain < 0) & (ratio < 1 - method.clip))
    pull = arrays.where(too_far, np.float32(0), gain * ratio) * share
    entropies = -fused(arrays, make_entropy_terms)(chances, logs).sum(axis=0, keepdims=True)
    entropy_weight = np.float32(entropy) * share
    by_logits = fused(arrays, make_logit_gradient)(chances, logs, pull, entropy_weight, entropies)
    columns = arrays.arange(by_logits.shape[1])
    by_logits[actions[0], columns] -= pull[0]
    each = np.float32(1 / by_logits.shape[1])
    errors = judge(network, answer.outputs, decisions.present) - decisions.targets
    present_parts = arrays.repeat(decisions.present, shape.parts, axis=0)
    errors[REWARDS + MOST_SEATS :] *= present_parts
    by_values = errors * each
    by_values[:REWARDS] *= np.float32(method.rewards)
    by_values[REWARDS : REWARDS + MOST_SEATS] *= np.float32(method.wins)
    by_values[REWARDS + MOST_SEATS :] *= np.float32(method.scores)
    facts = arrays.stack(
        (
            (entropies * share).sum(),
            (errors[:MOST_SEATS] ** 2).sum() * each,
            (errors[REWARDS + MOST_SEATS :] ** 2).sum() * each,
        )
    )
    return arrays.concatenate((by_logits, by_values)), facts
