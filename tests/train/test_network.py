"""The network: its gradient is the slope of the loss, by every kind of parameter."""

from typing import Any

import numpy as np

from ludoteca.bots.weights import REWARDS
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.train.experience import Experience, predict_values, reorder_seats
from ludoteca.train.improvement import PpoSettings, loss_gradient
from ludoteca.train.network import Network, Shape, first_parameters, log_softmax, split

SHAPE = Shape(features=6, actions=5, parts=2, width=7)
SIZE = 9
SETTINGS = PpoSettings()
ENTROPY = 0.05


def make_experience(random: Any) -> Experience:
    """Return one move of some matches, with two or three seats."""
    present = np.ones((MOST_SEATS, SIZE), np.float32)
    present[3] = 0
    present[2, ::2] = 0
    targets = random.random((1, SHAPE.outputs - SHAPE.actions, SIZE)).astype(np.float32)
    targets[0, :MOST_SEATS] *= present
    targets[0, :REWARDS] /= targets[0, :REWARDS].sum(axis=0)
    targets[0, REWARDS : REWARDS + MOST_SEATS] *= present
    targets[0, REWARDS : REWARDS + MOST_SEATS] /= targets[0, REWARDS : REWARDS + MOST_SEATS].sum(axis=0)
    preferences = random.integers(1, 90, (1, SHAPE.actions, SIZE)).astype(np.int16)
    preferences[0, 4] = 0
    return Experience(
        observations=random.integers(-1, 4, (1, SHAPE.features, SIZE)).astype(np.int16),
        preferences=preferences,
        actions=random.integers(0, 4, (1, SIZE)),
        log_probabilities=np.log(random.uniform(0.1, 0.5, (1, SIZE))).astype(np.float32),
        is_counted=(random.random((1, SIZE)) < 0.8).astype(np.float32),
        advantages=random.normal(size=(1, SIZE)).astype(np.float32),
        targets=targets,
        present=present,
        ended=0,
    )


def loss(network: Network, experience: Experience) -> float:
    """Return the loss as the papers write it, in floats of 64 bits."""
    preferences = experience.preferences[0]
    forward = network.forward(network.prepare(experience.observations[0], preferences), preferences)
    log_probabilities = log_softmax(forward.logits.astype(np.float64))
    chosen = np.take_along_axis(log_probabilities, experience.actions[:1], axis=0)[0]
    ratio, gain = np.exp(chosen - experience.log_probabilities[0]), experience.advantages[0]
    clipped = np.clip(ratio, 1 - SETTINGS.clip, 1 + SETTINGS.clip)
    spread = -(np.exp(log_probabilities) * np.maximum(log_probabilities, -60)).sum(axis=0)
    each = np.minimum(ratio * gain, clipped * gain) + ENTROPY * spread
    total = -(each * experience.is_counted[0]).sum() / experience.is_counted.sum()
    values, wanted = predict_values(network, forward.outputs, experience.present), experience.targets[0]
    crossed = -(wanted * np.log(np.maximum(values, 1e-30)))
    scores = 0.5 * (values - wanted)[REWARDS + MOST_SEATS :] ** 2
    scores *= np.repeat(experience.present, SHAPE.parts, axis=0)
    total += SETTINGS.value_weights.rewards * crossed[:REWARDS].sum() / SIZE
    total += SETTINGS.value_weights.wins * crossed[REWARDS : REWARDS + MOST_SEATS].sum() / SIZE
    return float(total + SETTINGS.value_weights.scores * scores.sum() / SIZE)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    random = np.random.default_rng(4)
    experience = make_experience(random)
    decisions = experience.part(0, slice(None), experience.advantages)
    parameters = first_parameters(SHAPE, 2).astype(np.float64)
    parameters += random.normal(0, 0.2, SHAPE.size)
    network = Network(SHAPE, parameters, np.full((SHAPE.features, 1), 0.5))
    preferences = experience.preferences[0]
    forward = network.forward(network.prepare(experience.observations[0], preferences), preferences)
    change, _ = loss_gradient(network, forward, decisions, SETTINGS, ENTROPY)
    gradient = network.gradient(forward, change, preferences)
    places = split(np.arange(SHAPE.size), SHAPE)
    for name, block in places.items():
        for place in random.permutation(block.ravel())[:12]:
            before, step = parameters[place], 1e-4
            parameters[place] = before + step
            above = loss(network, experience)
            parameters[place] = before - step
            below = loss(network, experience)
            parameters[place] = before
            slope = (above - below) / (2 * step)
            assert abs(slope - gradient[place]) < 2e-3 + 0.02 * abs(slope), name


def test_seats_are_turned_there_and_back() -> None:
    random = np.random.default_rng(1)
    values = random.random((REWARDS + MOST_SEATS + MOST_SEATS * 2, 5)).astype(np.float32)
    seats, asked = np.array([2, 2, 3, 4, 4]), np.array([0, 1, 2, 3, 1])
    numbers = np.arange(MOST_SEATS)[:, None]
    present = (numbers < seats).astype(np.float32)
    there = reorder_seats(values, (numbers + asked) % seats, present, 2)
    assert there[0].tolist() == [values[seat, match] for match, seat in enumerate(asked)]
    back = reorder_seats(there, (numbers - asked) % seats, present, 2)
    kept: Any = np.concatenate((present, np.ones((1, 5)), present, np.repeat(present, 2, axis=0)))
    assert np.array_equal(back, (values * kept).astype(np.float32))
