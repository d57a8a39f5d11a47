"""Backpressure: how many moves are being written at once.

A server that accepts everything answers nobody in time.  When more moves arrive than can be written in about
a tenth of a second, people are asked to try again in a moment; the pages do so by themselves.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.server.faults import ServerFault
from ludoteca.server.refusals import Refusal

RETRY_SECONDS = 1


class Backpressure:
    """Counts moves between their arrival and their acknowledgement."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.moves = 0

    @contextmanager
    def count_move(self) -> Iterator[None]:
        """Count a move while it is being written; refuse it if there are too many."""
        if self.moves >= self.most:
            raise Refusal.of(ServerFault.BUSY, retry_after=RETRY_SECONDS)
        self.moves += 1
        try:
            yield
        finally:
            self.moves -= 1
