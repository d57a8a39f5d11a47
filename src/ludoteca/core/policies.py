"""Policies: choosing a move without thinking ahead, by any rules, interpreted or compiled.

A game's ``heuristic.py`` says how much it likes a legal action of the seat that is asked
(``preference``, a weight of at least 1) and what a seat may expect (``evaluate``, its
final score in tenths of a point).  Preference knows no more than that seat.

Kernel subset.
"""

from typing import TYPE_CHECKING, Any

from ludoteca.core.chance import roll

if TYPE_CHECKING:
    from ludoteca.core.chance import Luck

    def legal_actions(state: Any, legal: list[int]) -> int: ...
    def preference(state: Any, action: int) -> int: ...


def weigh(state: Any, legal: list[int], count: int, weights: list[int]) -> int:
    """The weight of each legal action; their sum."""
    total = 0
    for place in range(count):
        weights[place] = preference(state, legal[place])
        total += weights[place]
    return total


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
            if roll(equals, luck) == 0:
                best = place
    return legal[best]
