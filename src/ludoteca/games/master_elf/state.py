"""MASTER ELF: the sizes of the game, the steps of a turn, the actions, and what lies on the table.

Kernel subset.
"""

from enum import IntEnum
from typing import Annotated

from ludoteca.core.structs import Int8, Int16, struct

# --- The box --------------------------------------------------------------------------------------
# Names of areas, ingredients, gifts, types and colours belong to the edition.

SEATS = 4
AREAS = 5
CITY = 0  # the first area
INGREDIENTS = 6
GIFTS = 45
STACKS = 3

# Where a gift lies: NONE in a stack or out of the game, a seat that has it, set aside, laid out at the end.
ASIDE = SEATS
BONUS = ASIDE + 1

# Who knows something: a bit for each seat, and one for everybody.
EVERYBODY = 1 << SEATS

# The special actions, and what can be looked at: a stack from left to right, or the set-aside gifts.
SECRET, TREASURE = range(2)
LOOK_ASIDE = STACKS
PLACES = STACKS + 1

# What a gift of the ingredients A and B is paid with: A A B, A B B, A A crystal, A B crystal, B B crystal.
PAYMENTS = 5
PAID_A = (2, 1, 2, 1, 0)
PAID_B = (1, 2, 0, 1, 2)
PAID_CRYSTAL = (0, 0, 1, 1, 1)

# --- Steps: what is asked of the seat that must move ----------------------------------------------

GOING, TAKING, REFRESHING, MAKING, LOOKING, CLAIMING, DISCARDING, CHOOSING, OVER = range(9)

# --- Actions --------------------------------------------------------------------------------------
#
#   GO + area | TAKE + ingredient | DISCARD + ingredient | DRAW | MAKE + PAYMENTS * stack + payment | PASS
#   | LOOK + place | CLAIM + gift | DECLINE | CHOOSE + gift

GO = 0
TAKE = GO + AREAS
DISCARD = TAKE + INGREDIENTS
DRAW = DISCARD + INGREDIENTS
MAKE = DRAW + 1
PASS = MAKE + STACKS * PAYMENTS
LOOK = PASS + 1
CLAIM = LOOK + PLACES
DECLINE = CLAIM + GIFTS
CHOOSE = DECLINE + 1
ACTIONS = CHOOSE + GIFTS

# --- Events ---------------------------------------------------------------------------------------

(
    BEGINS_TURN, DRAWS, SHUFFLES, LAYS_OUT, GOES, TAKES, DISCARDS, PAYS, USES_CRYSTAL, MAKES, PASSES, BARES,
    LOOKS, SEES, CLAIMS, DECLINES, RESTACKS, LAYS_BONUS, CHOOSES, ENDS_GAME,
) = range(20)  # fmt: skip


class Domain(IntEnum):
    """What luck picks from."""

    INGREDIENT = 0
    GIFT = 1


@struct
class Options:
    """How a match is set up."""

    seats: Int8
    ages: Annotated[list[Int8], SEATS]  # the rank of each seat, 1 the youngest


@struct
class Player:
    """What belongs to one seat, apart from its gifts."""

    hand: Annotated[list[Int8], INGREDIENTS]
    shown: Annotated[list[Int8], INGREDIENTS]  # cards of the hand that were taken openly
    area: Int8  # where the pawn stands
    crystal: Int8
    special: Int8  # 1: has looked, so has used the special action
    knows_aside: Int8  # 1: has seen the set-aside gifts
    age: Int8


@struct
class Area:
    """The ingredients that lie open in an area; in the city there are none."""

    cards: Annotated[list[Int8], INGREDIENTS]


@struct
class Stack:
    """A stack of gifts."""

    cards: Annotated[list[Int8], GIFTS]  # the top card last
    left: Int8
    knowers: Int8  # a bit for each seat that knows the whole stack


@struct
class State:
    """The whole table."""

    players: Annotated[list[Player], SEATS]
    areas: Annotated[list[Area], AREAS]
    stacks: Annotated[list[Stack], STACKS]
    gifts: Annotated[list[Int8], GIFTS]  # where each gift lies
    among: Annotated[list[Int8], GIFTS]  # bits of those who know that a gift is in some stack
    drawn: Annotated[list[Int8], GIFTS]  # what luck picks from; empty between moves
    deck: Annotated[list[Int8], INGREDIENTS]
    discard: Annotated[list[Int8], INGREDIENTS]
    order: Annotated[list[Int8], SEATS]  # the seats still to choose a bonus gift
    choosers: Int8  # how many of them
    seats: Int8
    active: Int8  # whose turn it is
    asked: Int8  # who must move; NONE when the game is over
    step: Int8
    discarded: Int8  # cards discarded in the city so far
    sought: Int8  # the special action that is going on, or NONE
    looking: Int8  # the place that is looked at, or NONE
    exhausted: Int8
    idle: Int16
