"""Africana: how far a hand reaches on the map, for the heuristic.

The heuristic asks very often how many cards a hand lacks for a way, so the answers for all hands are computed
once for each map.

A hand is a number in base ``HAND_BASE``: first the jokers, then a digit for each colour.  Travel cards and
guides of a colour count alike, and more than 2 count as 2.

The goals that can be reached are a number with two bits for each region.
"""

from functools import cache

from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.state import REGIONS, Colour

HAND_BASE = 3
ONE_JOKER = HAND_BASE ** len(Colour)  # what a joker adds to the number of a hand
MOST_JOKERS = 2  # the one a company has, and one that stands for a card to draw

Rows = tuple[tuple[int, ...], ...]


def distances(routes: Rows, start: int) -> tuple[int, ...]:
    """Return how many legs each region is away from a start."""
    found = {start: 0}
    for region in (queue := [start]):
        for other in routes[region]:
            if other != NONE and other not in found:
                found[other] = found[region] + 1
                queue.append(other)
    return tuple(found[region] for region in range(REGIONS))


@cache
def missing_cards(routes: Rows, symbols: Rows) -> Rows:
    """Return by hand and region how many cards are missing for each goal, in two bits.

    0: the hand pays the way.  1: with one more joker it would.  2: not even then.
    """
    twos = sum(2 << 2 * goal for goal in range(REGIONS))
    reached = reachable_goals(routes, symbols)
    pairs = zip(reached, reached[ONE_JOKER:], strict=False)  # each hand, and the same with one more joker
    return tuple(
        tuple(twos - goals - more for goals, more in zip(hand, hand_and_joker, strict=True))
        for hand, hand_and_joker in pairs
    )


def reachable_goals(routes: Rows, symbols: Rows) -> list[list[int]]:
    """Return by hand and region the goals it reaches, for hands with up to ``MOST_JOKERS + 1`` jokers."""
    digits = [HAND_BASE**power for power in reversed(range(len(Colour)))]  # what a card of each colour adds
    prices = [[digit for digit, pays in zip(digits, row, strict=False) if pays] for row in symbols]
    neighbours = [[region for region in row if region != NONE] for row in routes]
    reached: list[list[int]] = []
    for hand in range((MOST_JOKERS + 2) * ONE_JOKER):
        rests = {digit: reached[hand - digit] for digit in digits if hand // digit % HAND_BASE}
        without_joker = reached[hand - ONE_JOKER] if hand >= ONE_JOKER else [0] * REGIONS
        after_entering = list(without_joker)
        for region, cards in enumerate(prices):
            # A region has at most two symbols.  A joker pays only where no colour does.
            if paid := [rests[digit][region] for digit in cards if digit in rests]:
                after_entering[region] = paid[0] | paid[-1]
        onward = [union(after_entering, near) for near in neighbours]
        reached.append([1 << 2 * start | goals for start, goals in enumerate(onward)])
    return reached


def union(goals: list[int], regions: list[int]) -> int:
    """Return all goals that can be reached from any of the regions."""
    found = 0
    for region in regions:
        found |= goals[region]
    return found
