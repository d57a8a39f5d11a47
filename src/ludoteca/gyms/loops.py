"""Many matches at once, one seat of each for the learner: the other seats play by a policy.

These functions are compiled with the rules of a game (``compiling.compile_extension``).  Every match has its
own random numbers, so nothing in it depends on the other matches or on threads.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.kernel.chance import roll
from ludoteca.core.kernel.contract import (
    Row,
    is_legal,
    is_over,
    legal_actions,
    observe,
    play,
    setup,
)
from ludoteca.core.kernel.playouts import play_random_move
from ludoteca.core.kernel.policies import GREEDY, choose_greedily
from ludoteca.core.kernel.ranking import WHOLE_SHARE, share_of
from ludoteca.core.kernel.structs import NONE

ENTRIES = ("step_matches",)


class Matches(NamedTuple):
    """The arrays of all matches, one row each."""

    states: NDArray[np.void]
    generators: NDArray[np.void]
    seats: NDArray[np.int64]  # the learner's
    features: NDArray[np.int16]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    over: NDArray[np.int8]  # 1: the match has ended, and the next action starts another one
    actions: NDArray[np.int64]
    options: NDArray[np.void]  # one, for all matches
    blank: NDArray[np.void]  # one empty state
    opponents: NDArray[np.int64]  # the policy of each seat after the learner's


def step_matches(matches: Matches, seat: int, first: int, last: int, buffers: Row) -> None:
    """Play one action in each match from ``first`` to ``last``.  Matches that have ended start again instead.

    ``seat`` is the learner's, or NONE for a random one in every match.  ``buffers`` has one row for legal
    actions and one for weights.
    """
    for match in range(first, last):
        if matches.over[match] != 0:
            start_match(matches, seat, match, buffers)
        elif is_action_legal(matches, match):
            play(matches.states[match], matches.actions[match], matches.generators[match])
            play_opponents(matches, match, buffers)
        else:
            matches.over[match] = 1
            matches.rewards[match] = -1.0 / matches.states[match].seats
        write_observation(matches, match, buffers)


def is_action_legal(matches: Matches, match: int) -> bool:
    action = matches.actions[match]
    return 0 <= action < matches.masks.shape[1] and is_legal(matches.states[match], action)


def start_match(matches: Matches, seat: int, match: int, buffers: Row) -> None:
    matches.states[match] = matches.blank[0]
    matches.over[match] = 0
    setup(matches.states[match], matches.options[0], matches.generators[match])
    if seat == NONE:
        matches.seats[match] = roll(matches.states[match].seats, matches.generators[match])
    else:
        matches.seats[match] = seat
    play_opponents(matches, match, buffers)


def play_opponents(matches: Matches, match: int, buffers: Row) -> None:
    """Let the opponents play until the learner must move or the match is over, and set the reward."""
    state, luck, seat = matches.states[match], matches.generators[match], matches.seats[match]
    while not is_over(state) and state.asked != seat:
        if matches.opponents[(state.asked - seat) % state.seats - 1] == GREEDY:
            play(state, choose_greedily(state, luck, buffers[0], buffers[1]), luck)
        else:
            play_random_move(state, luck, buffers[0])
    matches.rewards[match] = 0.0
    if is_over(state):
        matches.over[match] = 1
        matches.rewards[match] = share_of(state, seat) / WHOLE_SHARE - 1.0 / state.seats


def write_observation(matches: Matches, match: int, buffers: Row) -> None:
    """Write what the learner knows, and its legal actions."""
    observe(matches.states[match], matches.seats[match], matches.features[match])
    matches.masks[match, :] = 0
    if matches.over[match] == 0:
        for index in range(legal_actions(matches.states[match], buffers[0])):
            matches.masks[match, buffers[0, index]] = 1
