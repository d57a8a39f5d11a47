"""Hint: a move that a bot would consider."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Hint:
    """A move, the mover's chance to win with it, and how much of the search went into it."""

    move: str
    wins: float  # the chance to win, from 0 to 1
    share: float  # of all iterations
