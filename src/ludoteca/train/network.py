"""Network: from what a seat knows, and what the heuristic likes, to moves, results and scores.

    input     observation, scaled, and the logarithms of preferences (0 for illegal actions)
    hidden    two layers of ``width`` units with ReLU
    output    a logit for each action; who gets the reward; who wins; every seat's score by its parts

The logit of an action also has the logarithm of its preference, times a factor that is learnt for each
action.  So an untrained network plays like a greedy bot that sometimes tries something else.

Arrays have a column for each decision.  Seats are counted from the seat to move.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ludoteca.bots.weights import REWARDS
from ludoteca.core.kernel.seats import MOST_SEATS

Array = Any  # NumPy's or CuPy's

FIRST_PREFERENCE_SCALE = 1.5  # what the factors of preferences are at first
LOG_UNIT = float(np.log(2.0) / 32.0)  # a preference is 1 and 32 times a binary logarithm
INPUT_LOG_UNIT = 1.0 / 64.0
IMPOSSIBLE = -1e9
LARGEST_INPUT = 2  # features are scaled down by powers of 2 until they are about this large


@dataclass(frozen=True)
class Shape:
    """The sizes of a network."""

    features: int
    actions: int
    parts: int  # of a score
    width: int = 256

    @property
    def inputs(self) -> int:
        return self.features + self.actions

    @property
    def rewards(self) -> slice:
        """The outputs for rewards: one for each seat, and one for what a long match has cost."""
        return slice(self.actions, self.actions + REWARDS)

    @property
    def wins(self) -> slice:
        return slice(self.rewards.stop, self.rewards.stop + MOST_SEATS)

    @property
    def scores(self) -> slice:
        return slice(self.wins.stop, self.wins.stop + MOST_SEATS * self.parts)

    @property
    def outputs(self) -> int:
        return int(self.scores.stop)

    @property
    def values(self) -> int:
        """The number of outputs that are not logits: rewards, wins and scores."""
        return self.outputs - self.actions

    @property
    def blocks(self) -> dict[str, tuple[int, ...]]:
        """The parameters by name, in the order in which they are stored."""
        return {
            "first": (self.width, self.inputs),
            "first bias": (self.width, 1),
            "second": (self.width, self.width),
            "second bias": (self.width, 1),
            "output": (self.outputs, self.width),
            "output bias": (self.outputs, 1),
            "preference scale": (self.actions, 1),
        }

    @property
    def size(self) -> int:
        return sum(int(np.prod(shape)) for shape in self.blocks.values())


@dataclass(frozen=True)
class ForwardPass:
    """What a network says about some decisions, with what is needed to improve it."""

    inputs: Array
    first: Array
    second: Array
    outputs: Array
    logits: Array  # of actions; IMPOSSIBLE for illegal ones


class Network:
    """A network with its parameters in one flat array."""

    def __init__(self, shape: Shape, parameters: Array, scales: Array) -> None:
        self.shape, self.parameters, self.scales = shape, parameters, scales
        self.arrays = module_of(parameters)
        self.blocks = split(parameters, shape)

    def prepare(self, observations: Array, preferences: Array) -> Array:
        """Return the inputs for some decisions."""
        arrays = self.arrays
        inputs = arrays.empty((self.shape.inputs, observations.shape[1]), np.float32)
        arrays.multiply(observations, self.scales, out=inputs[: self.shape.features])
        arrays.multiply(preferences, np.float32(INPUT_LOG_UNIT), out=inputs[self.shape.features :])
        return inputs

    def forward(self, inputs: Array, preferences: Array) -> ForwardPass:
        """Compute the outputs for some decisions."""
        arrays, blocks = self.arrays, self.blocks
        activate, add_preferences = fused(arrays, make_activate), fused(arrays, make_add_preferences)
        first = activate(blocks["first"] @ inputs, blocks["first bias"])
        second = activate(blocks["second"] @ first, blocks["second bias"])
        outputs = blocks["output"] @ second + blocks["output bias"]
        logits = add_preferences(outputs[: self.shape.actions], blocks["preference scale"], preferences)
        return ForwardPass(inputs, first, second, outputs, logits)

    def to_numpy(self) -> tuple[Array, Array]:
        """Return the parameters and the scales as NumPy arrays."""
        return to_numpy(self.parameters), to_numpy(self.scales)

    def gradient(self, forward: ForwardPass, change: Array, preferences: Array) -> Array:
        """Return the gradient of a loss by the parameters, from its gradient by the outputs."""
        gradient = self.arrays.empty_like(self.parameters)
        into, actions = split(gradient, self.shape), self.shape.actions
        log_preferences = (preferences - np.int16(1)) * np.float32(LOG_UNIT)
        into["preference scale"][...] = (change[:actions] * log_preferences).sum(axis=1, keepdims=True)
        into["output"][...] = change @ forward.second.T
        into["output bias"][...] = change.sum(axis=1, keepdims=True)
        second = (self.blocks["output"].T @ change) * (forward.second > 0)
        into["second"][...] = second @ forward.first.T
        into["second bias"][...] = second.sum(axis=1, keepdims=True)
        first = (self.blocks["second"].T @ second) * (forward.first > 0)
        into["first"][...] = first @ forward.inputs.T
        into["first bias"][...] = first.sum(axis=1, keepdims=True)
        return gradient


# --- Formulas that a GPU computes in one pass --------------------------------------------------------


@cache
def fused(arrays: Any, formula: Callable[..., Any]) -> Callable[..., Array]:
    """Return a formula over arrays as one function; CuPy makes one kernel of it."""
    function = formula(arrays)
    return function if arrays is np else arrays.fuse()(function)  # type: ignore[no-any-return]


def make_activate(arrays: Any) -> Callable[..., Array]:
    """Return the function that activates units: what is below 0 becomes 0."""

    def activate(sums: Array, bias: Array) -> Array:
        return arrays.maximum(sums + bias, np.float32(0))

    return activate


def make_add_preferences(arrays: Any) -> Callable[..., Array]:
    """Return the function that turns outputs into logits: the heuristic is added, illegal actions masked."""

    def add_preferences(outputs: Array, preference_scale: Array, preferences: Array) -> Array:
        log_preferences = (preferences - np.float32(1)) * np.float32(LOG_UNIT)
        return arrays.where(
            preferences > 0, outputs + preference_scale * log_preferences, np.float32(IMPOSSIBLE)
        )

    return add_preferences


def split(parameters: Array, shape: Shape) -> dict[str, Array]:
    """Return the blocks of a flat array of parameters, as views."""
    blocks, place = {}, 0
    for name, sizes in shape.blocks.items():
        length = int(np.prod(sizes))
        blocks[name] = parameters[place : place + length].reshape(sizes)
        place += length
    return blocks


def feature_scales(largest: Array) -> Array:
    """Return what features are multiplied by, powers of 2, from the largest values that were seen."""
    halvings = np.ceil(np.log2(np.maximum(largest, LARGEST_INPUT) / LARGEST_INPUT))
    return (0.5**halvings).astype(np.float32)[:, None]


def first_parameters(shape: Shape, seed: int) -> Array:
    """Return the parameters of an untrained network: it follows the heuristic."""
    generator = np.random.default_rng(seed)
    parameters = np.zeros(shape.size, np.float32)
    blocks = split(parameters, shape)
    for name, deviation in (("first", 0.1), ("second", (2 / shape.width) ** 0.5), ("output", 0.01)):
        blocks[name][...] = generator.normal(0.0, deviation, blocks[name].shape)
    blocks["preference scale"][...] = FIRST_PREFERENCE_SCALE
    return parameters


def log_softmax(logits: Array) -> Array:
    """Return the logarithms of probabilities, by column."""
    arrays = module_of(logits)
    most = logits.max(axis=0, keepdims=True)
    total = fused(arrays, make_exponentials)(logits, most).sum(axis=0, keepdims=True)
    return logits - (most + arrays.log(total))


def make_exponentials(arrays: Any) -> Callable[..., Array]:
    """Return the function for exponentials of logits, relative to the greatest."""

    def exponentials(logits: Array, most: Array) -> Array:
        return arrays.exp(logits - most)

    return exponentials


def module_of(array: Array) -> Any:
    """Return the module that an array belongs to: NumPy or CuPy."""
    if isinstance(array, np.ndarray):
        return np
    import cupy

    return cupy


def to_numpy(array: Array) -> Array:
    """Return an array of either module as one of NumPy's."""
    return array.get() if hasattr(array, "get") else array
