"""Quantisation: a trained network in whole numbers (``bots.weights``), and back."""

from pathlib import Path

import numpy as np

from ludoteca.bots import weights
from ludoteca.bots.faults import BotFault
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.train.network import INPUT_LOG_UNIT, Array, Shape, split

MOST_PLACES = 14


def places_for(block: Array) -> int:
    """Return how many binary places the largest weight leaves room for."""
    largest = float(np.abs(block).max())
    return int(min(MOST_PLACES, np.floor(np.log2(weights.LARGEST_WEIGHT / max(largest, 1e-9)))))


def write_weights(file: Path, shape: Shape, parameters: Array, scales: Array, spread: int) -> None:
    """Write a network as whole numbers.

    The scales of inputs and outputs become part of the weights: features and preferences go in as they are,
    logits come out as binary logarithms and scores as points.
    """
    blocks = split(parameters.astype(np.float64), shape)
    inputs, factors = factors_of(shape, scales, spread)
    first = blocks["first"] * inputs
    output, bias = blocks["output"] * factors[:, None], blocks["output bias"][:, 0] * factors
    choice = slice(0, shape.scores.start)
    places = [places_for(first), places_for(blocks["second"])]
    places += [places_for(output[choice]), places_for(output[shape.scores])]
    header = weights.Header(shape.features, shape.actions, shape.parts, shape.width, *places)
    by_output = np.where(np.arange(shape.outputs) < shape.scores.start, places[2], places[3])
    arrays = [
        scaled(first.T, places[0]),
        scaled(blocks["first bias"][:, 0], places[0]),
        scaled(blocks["second"].T, places[1]),
        scaled(blocks["second bias"][:, 0], places[1] + weights.ACTIVATION_PLACES),
        scaled(output, by_output[:, None]),
        scaled(bias, by_output + weights.ACTIVATION_PLACES),
        scaled(blocks["preference scale"][:, 0], weights.PREFERENCE_SCALE_PLACES),
    ]
    weights.write(file, header, arrays)


def read_start(game: Game, file: Path) -> tuple[weights.Header, weights.Weights]:
    """Read a network that a training of a game begins with.

    Raises:
        BadOption: The file is no network, or one of another game.
    """
    header, found = weights.read(file)
    if header[:3] != weights.sizes_of(game):
        raise BadOption(BotFault.OTHER_NETWORK(file=str(file), game=game.name))
    return header, found


def to_parameters(
    header: weights.Header, found: weights.Weights, scales: Array, spread: int
) -> tuple[Shape, Array]:
    """Return the shape and the parameters of a network, for a training that has these scales of inputs."""
    shape = Shape(header.features, header.actions, header.parts, header.width)
    parameters = np.zeros(shape.size, np.float32)
    blocks = split(parameters, shape)
    inputs, factors = factors_of(shape, scales, spread)
    by_output = np.where(
        np.arange(shape.outputs) < shape.scores.start, header.choice_places, header.score_places
    )
    units = factors * 2.0**by_output
    active = 2.0**weights.ACTIVATION_PLACES
    blocks["first"][...] = found.first.T / 2.0**header.first_places / inputs
    blocks["first bias"][:, 0] = found.first_bias / 2.0**header.first_places
    blocks["second"][...] = found.second.T / 2.0**header.second_places
    blocks["second bias"][:, 0] = found.second_bias / (2.0**header.second_places * active)
    blocks["output"][...] = found.output / units[:, None]
    blocks["output bias"][:, 0] = found.output_bias / (units * active)
    blocks["preference scale"][:, 0] = found.preference_scale / 2.0**weights.PREFERENCE_SCALE_PLACES
    return shape, parameters


def factors_of(shape: Shape, scales: Array, spread: int) -> tuple[Array, Array]:
    """Return what inputs are multiplied by before a network sees them, and what its outputs become."""
    inputs = np.concatenate((scales[:, 0], np.full(shape.actions, INPUT_LOG_UNIT)))
    factors = np.full(shape.outputs, 1 / np.log(2.0))
    factors[shape.scores] = spread
    return inputs, factors


def scaled(block: Array, places: Array) -> Array:
    return np.rint(block * 2.0**places).astype(np.int64)
