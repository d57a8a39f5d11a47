"""Rubbish: what is held in memory by nothing but itself, looked for seldom.

Nearly everything leaves memory as soon as nobody needs it.  What refers to itself in a circle does not; for
that Python looks through all there is, and everybody waits meanwhile: with four hundred tables, for 0.3
seconds.  So it does so every ten minutes instead of whenever a quarter of all there is has become new, and
leaves out what was there before the first table.  Moves make no circles, so new things are looked through
less often too: at Python's usual pace that took an eighth of the processor time of a move.
"""

import asyncio
import gc

EVERY = 600.0  # seconds
NEVER = 10**9
YOUNG, MIDDLE = 20_000, 5  # new objects before a look at them, and such looks before one at more


class Rubbish:
    """Takes the rubbish out."""

    def __init__(self) -> None:
        self._usual = gc.get_threshold()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._task = asyncio.create_task(self._take_out())

    async def _take_out(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            gc.collect()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        gc.set_threshold(*self._usual)
        gc.unfreeze()
