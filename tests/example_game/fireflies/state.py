"""FIREFLIES: the cards, actions and events, the score pad and the state.

Kernel subset.
"""

from enum import IntEnum
from typing import Annotated

from ludoteca.core.kernel.structs import Int8, struct

SEATS = 4


class Card(IntEnum):
    """The kinds of fireflies."""

    FAINT = 0
    BRIGHT = 1
    DAZZLING = 2


KINDS = len(Card)


class Step(IntEnum):
    """What the seat to move must decide."""

    TURN = 0
    OVER = 1


class Action(IntEnum):
    """The first action of each kind; what is chosen is added to it."""

    CATCH = 0
    RELEASE = CATCH + 1  # + card


ACTIONS = Action.RELEASE + KINDS


class EventNumber(IntEnum):
    """What the rules report with ``tell``; ``words.py`` puts it into words."""

    TURN = 0
    CATCHES = 1
    RELEASES = 2
    FLY_AWAY = 3
    OVER = 4


class Domain(IntEnum):
    """What luck picks from."""

    CARD = 0


class Part(IntEnum):
    """The lines of the score pad."""

    LIGHT = 0


class Tie(IntEnum):
    """What decides between equal scores."""

    FIREFLIES = 0


class EndReason(IntEnum):
    """Why a match ended."""

    DAWN = 0


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
    """Everything on the table."""

    players: Annotated[list[Player], SEATS]
    night: Annotated[list[Int8], KINDS]  # fireflies that nobody has caught; nobody knows their order
    seats: Int8
    active: Int8  # whose turn it is
    asked: Int8  # who must move; NONE when the match is over
    step: Annotated[Step, 8]
