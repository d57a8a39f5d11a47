"""Chance: the only source of luck in a game.

A rule never calls a random generator.  It calls ``pick(domain, weights, luck)``.  Luck is an argument, not
part of the state: the generator below in compiled play, another source in a match (``luck``).

The generator is xoroshiro64** by Blackman and Vigna.  Every product is cut to 32 bits at once, so an
interpreter, a CPU and a GPU compute the same numbers.

Kernel subset.
"""

# ``Any`` stands for the luck of ``pick``: the contract, which has its type, imports this module.
from typing import Any

from ludoteca.core.kernel.structs import NONE, Int64, struct

WORD = 0xFFFFFFFF


@struct
class Generator:
    """The generator's state: two words of 32 bits."""

    one: Int64
    two: Int64


def seed_luck(luck: Generator, seed: int, stream: int) -> None:
    """Start one stream of a seed.  Neighbouring seeds and streams are independent."""
    luck.one = mix(seed ^ mix((stream & WORD) + 0x9E3779B9))
    luck.two = mix((seed >> 32) ^ mix((stream >> 32) ^ luck.one)) | 1


def mix(word: int) -> int:
    """Mix 32 bits (the finalizer of MurmurHash3)."""
    word = word & WORD
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


def rotate(word: int, bits: int) -> int:
    """Return a 32-bit word rotated to the left."""
    return ((word << bits) | (word >> (32 - bits))) & WORD


def roll(sides: int, luck: Generator) -> int:
    """Return a number from 0 to ``sides`` - 1, all equally likely."""
    one = luck.one
    two = luck.two ^ one
    luck.one = rotate(one, 26) ^ two ^ ((two << 9) & WORD)
    luck.two = rotate(two, 13)
    word = (rotate((one * 0x9E3779BB) & WORD, 5) * 5) & WORD
    return (word * sides) >> 32


def pick(domain: int, weights: list[int], luck: Any) -> int:
    """Pick an index with probability in proportion to its weight, or NONE if all weights are 0.

    ``domain`` says what is picked, such as a card or a gift.  It names the draw in a record and changes
    nothing else.

    For a match, binding replaces this function by one that asks the match's source, so ``luck`` has the
    contract's type ``AnyLuck``.
    """
    return weighted_roll(weights, luck)


def weighted_roll(weights: list[int], luck: Generator) -> int:
    """Return an index with probability in proportion to its weight, or NONE if all weights are 0."""
    total = 0
    for weight in weights:
        total += weight
    if total == 0:
        return NONE
    place = roll(total, luck)
    for index in range(len(weights)):
        place -= weights[index]
        if place < 0:
            return index
    return NONE
