"""Seeds: what the luck of a match follows from, in a simulation and in an arena.

Each deal and each match has a seed of its own, which follows from the seed of the study and a number.  The
seeds of the match's bots, and those of the redeals that show them what they do not know, follow from it.
"""

from ludoteca.core.kernel.chance import Generator
from ludoteca.study import loops


def derive_seed(seed: int, number: int) -> int:
    """Return the seed of a deal or a match, different for each number."""
    return loops.derive_seed(seed, number, Generator())


def bot_seed(match_seed: int, seat: int) -> int:
    """Return the seed of the bot on a seat."""
    return loops.bot_seed(match_seed, seat)


def redeal_seed(match_seed: int, move: int) -> int:
    """Return the seed of the redeal before a move, counted from 1: unlike those of bots."""
    return match_seed ^ (move << 8)
