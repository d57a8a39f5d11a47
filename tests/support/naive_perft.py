"""Perft for naive implementations, which work on written positions and share nothing with the engine.

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
    """A move draws one more card than was given."""

    def __init__(self, cards: Stock) -> None:
        super().__init__(cards)
        self.cards = cards


def fixed_luck(cards: tuple[str, ...]) -> Luck:
    """Return a luck that draws these cards and raises ``Fork`` at the next one."""
    left = list(cards)

    def luck(choices: Stock) -> str:
        if not left:
            raise Fork(choices)
        return left.pop(0)

    return luck


def futures(attempt: Attempt, position: Position, move: str, draws: tuple[str, ...] = ()) -> list[Position]:
    """Return every position that a move can lead to, one for each sequence of draws."""
    try:
        return [attempt(position, move, fixed_luck(draws))]
    except Fork as fork:
        return [after for card in fork.cards for after in futures(attempt, position, move, (*draws, card))]


def perft(legal: Legal, attempt: Attempt, position: Position, depth: int) -> int:
    """Count the move paths of this length; every sequence of draws counts as a path of its own."""
    if depth == 0:
        return 1
    afters = (after for move in legal(position) for after in futures(attempt, position, move))
    return sum(perft(legal, attempt, after, depth - 1) for after in afters)
