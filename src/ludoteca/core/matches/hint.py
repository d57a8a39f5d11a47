"""Hint: a move that a bot would consider."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Hint:
    """A move, the mover's win probability with it, and how much of the search went into it."""

    move: str
    win_probability: float  # from 0 to 1
    share: float  # of all iterations
