"""Inference: what a network says about a state, compiled with a game's rules, in whole numbers.

Layers add up the rows of those inputs that are not 0, which are few: most features are 0, and so are half of
the hidden units.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.weights import (
    ACTIVATION_PLACES,
    MOST_ACTIVE,
    OUTPUT_PLACES,
    PREFERENCE_SCALE_PLACES,
    REWARDS,
    Weights,
)
from ludoteca.core.kernel.contract import (
    ACTIONS,
    FEATURES,
    Row,
    State,
    Structs,
    legal_actions,
    observe,
    preference,
)
from ludoteca.core.kernel.policies import LOG_BITS, log_of_weight
from ludoteca.core.kernel.seats import MOST_SEATS

ENTRIES = ("choose_by_network",)

FIRST_PLACES, SECOND_PLACES, CHOICE_PLACES = range(3)  # indices into ``places``


class NetworkWorkspace(NamedTuple):
    """A network and its buffers."""

    weights: Weights
    features: NDArray[np.int16]
    sums: NDArray[np.int32]  # one for each unit
    units: NDArray[np.int32]
    preference_logs: NDArray[np.int64]  # by index of a legal action
    logits: NDArray[np.int64]  # by index of a legal action
    judgements: NDArray[np.int64]  # binary logarithms of rewards and wins, from the seat to move on


def choose_by_network(network: NetworkWorkspace, states: Structs, legal: Row) -> int:
    """Return the likeliest action of the seat to move in the first state."""
    return likeliest_action(network, states[0], legal)


def likeliest_action(network: NetworkWorkspace, state: State, legal: Row) -> int:
    """Return the likeliest action of the seat to move."""
    count = legal_actions(state, legal)
    run_network(network, state, legal, count)
    best = 0
    for index in range(count):
        if network.logits[index] > network.logits[best]:
            best = index
    return int(legal[best])


def run_network(network: NetworkWorkspace, state: State, legal: Row, count: int) -> None:
    """Set the logits of legal actions, and the judgements."""
    weights = network.weights
    observe(state, state.asked, network.features)
    for unit in range(len(network.sums)):
        network.sums[unit] = weights.first_bias[unit]
    for feature in range(FEATURES):
        if network.features[feature] != 0:
            add_row(network.sums, weights.first[feature], network.features[feature])
    for index in range(count):
        network.preference_logs[index] = log_of_weight(preference(state, legal[index]))
        add_row(network.sums, weights.first[FEATURES + legal[index]], network.preference_logs[index] + 1)
    activate(network.sums, network.units, weights.places[FIRST_PLACES] - ACTIVATION_PLACES)
    for unit in range(len(network.sums)):
        network.sums[unit] = weights.second_bias[unit]
    for unit in range(len(network.units)):
        if network.units[unit] != 0:
            add_row(network.sums, weights.second[unit], network.units[unit])
    activate(network.sums, network.units, weights.places[SECOND_PLACES])
    for index in range(count):
        scaled = (weights.preference_scale[legal[index]] * network.preference_logs[index]) >> (
            PREFERENCE_SCALE_PLACES + LOG_BITS - OUTPUT_PLACES
        )
        network.logits[index] = scaled + output_of(network, legal[index], weights.places[CHOICE_PLACES])
    for index in range(REWARDS + MOST_SEATS):
        network.judgements[index] = output_of(network, ACTIONS + index, weights.places[CHOICE_PLACES])


def add_row(sums: Row, row: Row, times: int) -> None:
    """Add a multiple of a row of weights."""
    for unit in range(len(sums)):
        sums[unit] += row[unit] * times


def activate(sums: Row, units: Row, places: int) -> None:
    """Set units from their sums, which have ``places`` more binary places: not below 0."""
    for unit in range(len(sums)):
        units[unit] = min(max((sums[unit] + (1 << places >> 1)) >> places, 0), MOST_ACTIVE)


def output_of(network: NetworkWorkspace, output: int, places: int) -> int:
    """Return one output."""
    weights = network.weights
    total = 0
    for unit in range(len(network.units)):
        total += weights.output[output, unit] * network.units[unit]
    return int((total + weights.output_bias[output]) >> (places + ACTIVATION_PLACES - OUTPUT_PLACES))
