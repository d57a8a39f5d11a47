"""Policies: choosing a move by the game's heuristic, without looking ahead.

Kernel subset.
"""

from ludoteca.core.chance import Luck, roll
from ludoteca.core.kernel import Row, State, legal_actions, preference

RANDOM, GREEDY = range(2)  # the policies of compiled play
POINT = 10  # ``evaluate`` and the values behind ``preference`` count tenths of a point


def weigh(state: State, legal: Row, count: int, weights: Row) -> int:
    """Write the weight of each legal action; return their sum."""
    total = 0
    for index in range(count):
        weights[index] = preference(state, legal[index])
        total += weights[index]
    return total


def choose_greedily(state: State, luck: Luck, legal: Row, weights: Row) -> int:
    """The legal action with the greatest weight; a random one of several."""
    count = legal_actions(state, legal)
    weigh(state, legal, count, weights)
    best, equals = 0, 0
    for index in range(count):
        if weights[index] > weights[best]:
            best, equals = index, 1
        elif weights[index] == weights[best]:
            equals += 1
            if roll(equals, luck) == 0:
                best = index
    chosen: int = legal[best]
    return chosen
