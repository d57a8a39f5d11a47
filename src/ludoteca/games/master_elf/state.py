"""Master Elf: the sizes of the game, the steps, actions and events, the score pad and the state.

Kernel subset.
"""

from enum import IntEnum
from typing import Annotated, NewType

from ludoteca.core.kernel.structs import Int8, Int16, struct

# --- The box --------------------------------------------------------------------------------------
# An edition names the areas, ingredients and gifts.  The rules know them by number.

Area = NewType("Area", int)
Ingredient = NewType("Ingredient", int)
Gift = NewType("Gift", int)

SEATS = 4
AREAS = 5
CITY = Area(0)
FIRST_BORDER = CITY + 1  # the border areas are all areas but the city
INGREDIENTS = 6
GIFTS = 45
STACKS = 3
EXHAUSTIONS = 2  # the match ends when a stack has run out this many times (ME24)

# Where a gift is: NONE (in a stack, or not in this match), the seat that has it, or one of these.
SET_ASIDE = SEATS
LAID_OUT = SET_ASIDE + 1  # a bonus gift that nobody has taken yet

EVERYBODY = 1 << SEATS  # the bit for everybody, beside a bit for each seat


class Payment(IntEnum):
    """How to pay for a gift of the ingredients A and B: two of one, one of the other; C is the crystal."""

    AAB = 0
    ABB = 1
    AAC = 2
    ABC = 3
    BBC = 4


PAID_A = tuple(payment.name.count("A") for payment in Payment)
PAID_B = tuple(payment.name.count("B") for payment in Payment)
PAID_CRYSTAL = tuple(payment.name.count("C") for payment in Payment)
PAYMENTS = len(Payment)


class Special(IntEnum):
    """A pair of gifts with a special action."""

    SECRET = 0
    TREASURE = 1


class Pile(IntEnum):
    """The gifts that a special action can look through: a stack, or those set aside."""

    LEFT = 0
    MIDDLE = 1
    RIGHT = 2
    ASIDE = 3


# --- Steps, actions, events -----------------------------------------------------------------------


class Step(IntEnum):
    """What the seat to move must decide."""

    GO = 0
    TAKE = 1
    REFRESH = 2
    MAKE = 3
    LOOK = 4
    CLAIM = 5
    DISCARD = 6
    CHOOSE = 7
    OVER = 8


class Action(IntEnum):
    """The first action of each kind; what is chosen is added to it."""

    GO = 0  # + area
    TAKE = GO + AREAS  # + ingredient
    DISCARD = TAKE + INGREDIENTS  # + ingredient
    DRAW = DISCARD + INGREDIENTS
    MAKE = DRAW + 1  # + PAYMENTS * stack + payment
    PASS = MAKE + STACKS * PAYMENTS
    LOOK = PASS + 1  # + pile
    CLAIM = LOOK + len(Pile)  # + gift
    DECLINE = CLAIM + GIFTS
    CHOOSE = DECLINE + 1  # + gift


ACTIONS = Action.CHOOSE + GIFTS


class EventNumber(IntEnum):
    """What the rules report with ``tell``; ``words.py`` puts it into words."""

    TURN = 0
    DRAWS = 1
    SHUFFLES = 2
    LAYS_OUT = 3
    GOES = 4
    TAKES = 5
    DISCARDS = 6
    PAYS = 7
    USES_CRYSTAL = 8
    MAKES = 9
    PASSES = 10
    REVEALS_NEXT = 11
    LOOKS = 12
    SEES = 13
    CLAIMS = 14
    DECLINES = 15
    RESTACKS = 16
    LAYS_BONUS = 17
    CHOOSES = 18
    OVER = 19


class Domain(IntEnum):
    """What luck picks from."""

    INGREDIENT = 0
    GIFT = 1


# --- The end --------------------------------------------------------------------------------------


class Part(IntEnum):
    """The lines of the score pad."""

    COLLECTIONS = 0
    COLOUR = 1
    ELVES = 2


class EndReason(IntEnum):
    """Why a match ended."""

    EXHAUSTED = 0
    IDLE = 1


# --- The state ------------------------------------------------------------------------------------


@struct
class Options:
    """How a match is set up."""

    seats: Int8
    age_ranks: Annotated[list[Int8], SEATS]  # of each seat, 1 the youngest


@struct
class Player:
    """What belongs to one seat, apart from its gifts."""

    hand: Annotated[list[Int8], INGREDIENTS]
    shown: Annotated[list[Int8], INGREDIENTS]  # the cards of the hand that everybody saw
    area: Annotated[Area, 8]  # where the elf is
    crystal: Int8
    special_used: Int8  # 1: this seat has looked through gifts and cannot do so again
    knows_aside: Int8  # 1: this seat has seen the gifts set aside
    age_rank: Int8  # 1: the youngest


@struct
class OpenCards:
    """The ingredients that lie open in an area; in the city there are none."""

    cards: Annotated[list[Int8], INGREDIENTS]


@struct
class Stack:
    """A stack of gifts."""

    gifts: Annotated[list[Int8], GIFTS]  # the top one last; NONE above it
    height: Int8
    knowers: Int8  # a bit for each seat that knows the whole stack


@struct
class State:
    """Everything on the table."""

    players: Annotated[list[Player], SEATS]
    areas: Annotated[list[OpenCards], AREAS]
    stacks: Annotated[list[Stack], STACKS]
    gift_places: Annotated[list[Int8], GIFTS]  # by gift: where it is, see SET_ASIDE
    known_stacked: Annotated[list[Int8], GIFTS]  # bits of the seats that know the gift is in some stack
    undealt_gifts: Annotated[list[Int8], GIFTS]  # while dealing: 1 for each gift that luck can pick
    deck: Annotated[list[Int8], INGREDIENTS]
    discard: Annotated[list[Int8], INGREDIENTS]
    order: Annotated[list[Int8], SEATS]  # the seats that still choose a bonus gift
    choosers: Int8  # how many of them
    seats: Int8
    active: Int8  # whose turn it is
    asked: Int8  # who must move; NONE when the match is over
    step: Annotated[Step, 8]
    discarded: Int8  # cards discarded in the city this turn
    special: Int8  # the special action in progress, or NONE
    looking: Int8  # the pile that is looked through, or NONE
    exhausted: Int8  # how often a stack has run out, at most EXHAUSTIONS times
    idle: Int16  # turns in a row without a gift
