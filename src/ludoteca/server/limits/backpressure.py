"""Pressure: how many moves are under way at once.

A server that takes on everything it is asked answers nobody in time.  Beyond a number of moves that can be
written in about a tenth of a second, people are asked to try again in a moment; pages do so by themselves.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.server.refusals import Refusal

PAUSE = 1  # seconds after which one may try again


class Backpressure:
    """Counts moves between their arrival and their acknowledgement."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.moves = 0

    @contextmanager
    def move(self) -> Iterator[None]:
        """While a move is being played; refused if there are too many."""
        if self.moves >= self.most:
            raise Refusal(503, "busy", "too many people play at this moment; try again", retry_after=PAUSE)
        self.moves += 1
        try:
            yield
        finally:
            self.moves -= 1
