"""Perft for naive implementations, which know positions and words and nothing of the engine.

A naive game offers ``legal(position)`` and ``attempt(position, move, luck)``, where ``luck(cards)`` is
asked for everything that comes by chance.
"""

from collections.abc import Callable
from typing import Any

Position = dict[str, Any]
Stock = dict[str, int]  # cards of which only the numbers matter
Luck = Callable[[Stock], str]
Legal = Callable[[Position], list[str]]
Attempt = Callable[[Position, str, Luck], Position]


class Fork(Exception):
    """Luck is asked for a card that nobody has foretold."""

    def __init__(self, cards: Stock) -> None:
        super().__init__(cards)
        self.cards = cards


def foretold(cards: tuple[str, ...]) -> Luck:
    """A luck that brings these cards and stops at the one after them."""
    left = list(cards)

    def luck(choices: Stock) -> str:
        if not left:
            raise Fork(choices)
        return left.pop(0)

    return luck


def futures(attempt: Attempt, position: Position, move: str, told: tuple[str, ...] = ()) -> list[Position]:
    """Every position a move can lead to, one for each run of answers luck can give."""
    try:
        return [attempt(position, move, foretold(told))]
    except Fork as fork:
        return [after for card in fork.cards for after in futures(attempt, position, move, (*told, card))]


def perft(legal: Legal, attempt: Attempt, position: Position, depth: int) -> int:
    """The number of move paths of this length, each run of chance answers counted as a path of its own."""
    if depth == 0:
        return 1
    afters = (after for move in legal(position) for after in futures(attempt, position, move))
    return sum(perft(legal, attempt, after, depth - 1) for after in afters)
