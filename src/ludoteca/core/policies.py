"""Policies: how moves are chosen without thinking ahead, by any rules, interpreted or compiled.

A game's ``taste.py`` says how much it likes a legal action of the seat that is asked
(``preference``, a weight of at least 1) and what a seat may expect (``prospect``, its
final score in tenths of a point).  Both know no more than that seat.

Kernel subset.
"""

from typing import TYPE_CHECKING, Any

from ludoteca.core.chance import sow, throw

if TYPE_CHECKING:
    from ludoteca.core.chance import Luck

    def setup(state: Any, options: Any, luck: Luck) -> None: ...
    def legal_actions(state: Any, legal: list[int]) -> int: ...
    def play(state: Any, action: int, luck: Luck) -> None: ...
    def is_over(state: Any) -> bool: ...
    def preference(state: Any, action: int) -> int: ...


AT_RANDOM, GREEDY, BY_WEIGHT = range(3)


def weigh(state: Any, legal: list[int], count: int, weights: list[int]) -> int:
    """The weight of each legal action; their sum."""
    total = 0
    for place in range(count):
        weights[place] = preference(state, legal[place])
        total += weights[place]
    return total


def chosen_by_weight(state: Any, luck: "Luck", legal: list[int], weights: list[int]) -> int:
    """A legal action, with probability in proportion to its weight."""
    count = legal_actions(state, legal)
    if count == 1:
        return legal[0]
    place = throw(weigh(state, legal, count, weights), luck)
    for index in range(count):
        place -= weights[index]
        if place < 0:
            return legal[index]
    return legal[0]


def chosen_greedily(state: Any, luck: "Luck", legal: list[int], weights: list[int]) -> int:
    """The legal action of the greatest weight; among equals, any."""
    count = legal_actions(state, legal)
    weigh(state, legal, count, weights)
    best, equals = 0, 0
    for place in range(count):
        if weights[place] > weights[best]:
            best, equals = place, 1
        elif weights[place] == weights[best]:
            equals += 1
            if throw(equals, luck) == 0:
                best = place
    return legal[best]


def chosen(state: Any, policy: int, luck: "Luck", legal: list[int], weights: list[int]) -> int:
    if policy == GREEDY:
        return chosen_greedily(state, luck, legal, weights)
    if policy == BY_WEIGHT:
        return chosen_by_weight(state, luck, legal, weights)
    return legal[throw(legal_actions(state, legal), luck)]


def contests(
    states: Any,
    lucks: Any,
    options: Any,
    policies: list[int],
    seed: int,
    legal: list[int],
    weights: list[int],
) -> int:
    """Whole games, a policy for each seat, game i with the luck of stream i of the seed; the moves in all."""
    moves = 0
    for game in range(len(states)):
        sow(lucks[game], seed, game)
        setup(states[game], options, lucks[game])
        while not is_over(states[game]):
            policy = policies[states[game].asked]
            action = chosen(states[game], policy, lucks[game], legal, weights)
            play(states[game], action, lucks[game])
            moves += 1
    return moves
