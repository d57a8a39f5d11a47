"""Gyms: the games as environments of other libraries.

    gyms.pettingzoo    every seat is an agent, in turn
    gyms.openspiel     trees with explicit chance and information states
    gyms.gymnasium     one seat against bots
    gyms.vector        many matches at once, compiled

They need the extra ``research``.  Rewards come at the end of a match: a seat's share of the win (1, or a
fraction if the win is shared) minus the mean share.  They add up to 0 over the seats.
"""

from collections.abc import Sequence

EXTRA = "research"  # what to install for them
RENDER_MODES = ["human", "ansi"]  # a list, as Gymnasium and PettingZoo want it
NO_RENDER_MODE = "render needs a render_mode: make the environment with render_mode='human' or 'ansi'"
DRAWN_SEEDS = 2**62  # environments draw the seeds of matches and bots from 0 below this


def rewards(winners: Sequence[int], seats: int) -> list[float]:
    """Return each seat's share of the win minus the mean share."""
    return [(1 / len(winners) if seat in winners else 0.0) - 1 / seats for seat in range(seats)]
