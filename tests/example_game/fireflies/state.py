"""FIREFLIES: the cards, the actions, and what lies on the table.

Kernel subset.
"""

from enum import IntEnum
from typing import Annotated

from ludoteca.core.structs import Int8, struct

CARDS = ("faint", "bright", "dazzling")
KINDS = len(CARDS)
SEATS = 4

PLAYING, OVER = range(2)

#   CATCH | RELEASE + card
CATCH = 0
RELEASE = CATCH + 1
ACTIONS = RELEASE + KINDS

BEGINS_TURN, CATCHES, RELEASES, FLY_AWAY, ENDS_GAME = range(5)


class Domain(IntEnum):
    """What luck picks from."""

    CARD = 0


@struct
class Options:
    """How a match is set up."""

    seats: Int8


@struct
class Player:
    """A hidden hand and an open jar."""

    hand: Annotated[list[Int8], KINDS]
    jar: Annotated[list[Int8], KINDS]


@struct
class State:
    """The whole table."""

    players: Annotated[list[Player], SEATS]
    night: Annotated[list[Int8], KINDS]  # the fireflies nobody has caught; their order is nobody's knowledge
    seats: Int8
    active: Int8  # whose turn it is
    asked: Int8  # who must move; NONE when the game is over
    step: Int8
