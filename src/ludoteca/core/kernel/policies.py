"""Policies: choosing a move by the game's heuristic, without looking ahead.

Kernel subset.
"""

from ludoteca.core.kernel.chance import Generator, roll
from ludoteca.core.kernel.contract import Row, State, legal_actions, preference

RANDOM, GREEDY = range(2)  # the policies of compiled play
LOWEST_WEIGHT, HIGHEST_WEIGHT = 1, 10_000  # of ``preference``
POINT = 10  # ``evaluate`` and the values behind ``preference`` count tenths of a point

LOG_BITS = 5  # binary places of a logarithm of a weight
LOG_ONE = 1 << 15  # 1 as a fraction of 15 binary places


def weigh(state: State, legal: Row, count: int, weights: Row) -> int:
    """Write the weight of each legal action and return their sum."""
    total = 0
    for index in range(count):
        weights[index] = preference(state, legal[index])
        total += weights[index]
    return total


def choose_greedily(state: State, luck: Generator, legal: Row, weights: Row) -> int:
    """Return the legal action with the greatest weight; a random one of several."""
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


def log_of_weight(weight: int) -> int:
    """Return 32 times the binary logarithm of a weight, rounded down.

    Whole numbers only, so that cores, GPUs and browsers find the same.  A fraction from 1 to 2 is squared:
    whether the square reaches 2 is the next binary place.
    """
    whole = 0
    while weight >> (whole + 1) > 0:
        whole += 1
    fraction = (weight << 15) >> whole
    for _ in range(LOG_BITS):
        fraction = (fraction * fraction) >> 15
        whole *= 2
        if fraction >= 2 * LOG_ONE:
            fraction >>= 1
            whole += 1
    return whole
