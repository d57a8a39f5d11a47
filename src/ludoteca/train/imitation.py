"""Imitation: a network learns to prefer what a search preferred, and to expect what came of it."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ludoteca.train.demonstrations import Demonstrations
from ludoteca.train.experience import Decisions
from ludoteca.train.improvement import Adam, ValueWeights, value_gradient
from ludoteca.train.network import Array, ForwardPass, Network, log_softmax

HELD_OUT = 20  # one decision in 20 is not learnt from: it measures how well such decisions are predicted


@dataclass(frozen=True)
class ImitationSettings:
    """How a network learns from demonstrations."""

    learning_rate: float = 1e-3  # at first
    epochs: int = 12
    batch_size: int = 2048


@dataclass(frozen=True)
class Agreement:
    """How well a network predicts the decisions that were held out."""

    epoch: int
    cross_entropy: float  # between the shares of visits and what the network predicts
    same_move: float  # the share of decisions with the same favourite


def imitate(
    network: Network,
    demonstrations: Demonstrations,
    settings: ImitationSettings,
    generator: np.random.Generator,
    on_epoch: Callable[[Agreement], None],
) -> None:
    """Let a network learn what a teacher did."""
    numbers = np.arange(len(demonstrations))
    held_out, learnt = numbers[::HELD_OUT], numbers[numbers % HELD_OUT != 0]
    adam = Adam(network.shape.size, network.arrays)
    on_epoch(measure(network, demonstrations, held_out, settings.batch_size, 0))
    steps, step = settings.epochs * -(-len(learnt) // settings.batch_size), 0
    for epoch in range(1, settings.epochs + 1):
        order = generator.permutation(learnt)
        for first in range(0, len(order), settings.batch_size):
            decisions, shares = to_columns(
                network, demonstrations, order[first : first + settings.batch_size]
            )
            gradient = imitation_gradient(network, decisions, shares)
            adam.step(network.parameters, gradient, settings.learning_rate * (1 - step / steps))
            step += 1
        on_epoch(measure(network, demonstrations, held_out, settings.batch_size, epoch))


def imitation_gradient(network: Network, decisions: Decisions, shares: Array) -> Array:
    """Return the gradient of the cross-entropy, and of the errors of what was expected."""
    forward = forward_of(network, decisions)
    probabilities = network.arrays.exp(log_softmax(forward.logits))
    by_logits = (probabilities - shares) / np.float32(shares.shape[1])
    by_values, _ = value_gradient(network, forward, decisions, ValueWeights())
    change = network.arrays.concatenate((by_logits, by_values))
    return network.gradient(forward, change, decisions.preferences)


def measure(
    network: Network, demonstrations: Demonstrations, rows: Array, batch_size: int, epoch: int
) -> Agreement:
    """Compare a network's preferences with those of the teacher."""
    lost = same = 0.0
    for first in range(0, len(rows), batch_size):
        decisions, shares = to_columns(network, demonstrations, rows[first : first + batch_size])
        log_probabilities = log_softmax(forward_of(network, decisions).logits)
        lost -= float((shares * network.arrays.maximum(log_probabilities, np.float32(-60))).sum())
        same += float((log_probabilities.argmax(axis=0) == shares.argmax(axis=0)).sum())
    return Agreement(epoch, lost / max(1, len(rows)), same / max(1, len(rows)))


def to_columns(network: Network, demonstrations: Demonstrations, rows: Array) -> tuple[Decisions, Array]:
    """Return some decisions as columns on the network's device, and the teacher's shares."""
    arrays, some = network.arrays, demonstrations.take(rows)

    def columns(values: Array) -> Array:
        return arrays.asarray(np.ascontiguousarray(values.T))

    nothing = arrays.zeros(0, np.float32)
    decisions = Decisions(
        observations=columns(some.observations),
        preferences=columns(some.preferences),
        actions=nothing,
        log_probabilities=nothing,
        is_counted=nothing,
        advantages=nothing,
        targets=columns(some.targets),
        present=columns(some.present),
    )
    return decisions, columns(some.shares)


def forward_of(network: Network, decisions: Decisions) -> ForwardPass:
    """Return what a network says about decisions."""
    return network.forward(
        network.prepare(decisions.observations, decisions.preferences), decisions.preferences
    )
