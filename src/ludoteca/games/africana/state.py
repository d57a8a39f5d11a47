"""Africana: the components, the steps, actions and events, the score pad and the state.

Kernel subset.
"""

from enum import IntEnum
from typing import Annotated, NewType

from ludoteca.core.kernel.structs import Int8, Int16, struct

# --- Components -----------------------------------------------------------------------------------
#
# An edition names the regions, expeditions and adventures.  The rulebook prints how many there are.

Region = NewType("Region", int)
Adventure = NewType("Adventure", int)

SEATS = 4
REGIONS = 22
EXPEDITIONS = 34
ADVENTURES = 30
SLOTS = 5  # for expeditions, below the map
PAGES = 15  # adventures in a book
COPIES = 4  # of each artefact


class Colour(IntEnum):
    """The colours of symbols, travel cards and guides."""

    MAGENTA = 0
    TURQUOISE = 1
    GREY = 2
    ORANGE = 3
    VIOLET = 4


class Card(IntEnum):
    """The kinds of cards in a hand: a travel card of each colour, the joker, a guide of each colour."""

    MAGENTA = Colour.MAGENTA
    TURQUOISE = Colour.TURQUOISE
    GREY = Colour.GREY
    ORANGE = Colour.ORANGE
    VIOLET = Colour.VIOLET
    JOKER = 5
    GUIDE_MAGENTA = 6
    GUIDE_TURQUOISE = 7
    GUIDE_GREY = 8
    GUIDE_ORANGE = 9
    GUIDE_VIOLET = 10


FIRST_GUIDE = Card.GUIDE_MAGENTA  # the guide of a colour is FIRST_GUIDE + colour


class Artefact(IntEnum):
    """What artefact adventures bring home."""

    MASK = 0
    DRUM = 1
    STATUE = 2
    SHIELD = 3
    JUG = 4


class Letter(IntEnum):
    """The letters on the backs of expeditions."""

    A = 0
    B = 1
    C = 2


class Half(IntEnum):
    """The halves of the map; each has a book."""

    NORTH = 0
    SOUTH = 1


class Side(IntEnum):
    """The two stacks of a book."""

    LEFT = 0
    RIGHT = 1


# Where an adventure is: NONE in a book or out of the game; a seat that has it open; DONE + the seat that
# completed it.
DONE = SEATS

# --- Steps, actions, events -----------------------------------------------------------------------


class Step(IntEnum):
    """What the seat to move must decide."""

    CHOOSE_ACTION = 0
    BUYING = 1
    MOVING = 2
    DISCARDING = 3
    DROPPING = 4
    OVER = 5


class Action(IntEnum):
    """The first action of each kind; what is chosen is added to it."""

    DRAW = 0
    OPEN_BOOK = DRAW + 1
    BEGIN_MOVEMENT = OPEN_BOOK + 1
    END = BEGIN_MOVEMENT + 1
    TURN_PAGE = END + 1  # + side
    BUY_ADVENTURE = TURN_PAGE + len(Side)  # + side
    GO = BUY_ADVENTURE + len(Side)  # + region * len(Card) + card
    JOIN = GO + REGIONS * len(Card)  # + slot
    COMPLETE_EXPEDITION = JOIN + SLOTS  # + slot
    COMPLETE_ADVENTURE = COMPLETE_EXPEDITION + SLOTS  # + adventure
    DISCARD = COMPLETE_ADVENTURE + ADVENTURES  # + card
    DROP = DISCARD + len(Card)  # + adventure


ACTIONS = Action.DROP + ADVENTURES


class EventNumber(IntEnum):
    """What the rules report with ``tell``; ``words.py`` puts it into words."""

    TURN = 0
    DRAWS = 1
    SHUFFLES = 2
    OPENS = 3
    TURNS_PAGE = 4
    REVEALS_NEXT = 5
    BUYS = 6
    GOES = 7
    GOES_RECOLOURED = 8
    JOINS = 9
    GAINS = 10
    COMPLETES_EXPEDITION = 11
    COMPLETES_ADVENTURE = 12
    WINS_GUIDE = 13
    DISCARDS = 14
    DROPS = 15
    LAYS_OUT = 16
    LAST_ROUND = 17
    OVER = 18


class Domain(IntEnum):
    """What luck picks from."""

    COLOUR = 0
    ADVENTURE = 1
    EXPEDITION = 2


# --- The end --------------------------------------------------------------------------------------


class Part(IntEnum):
    """The lines of the score pad."""

    EXPEDITIONS = 0
    ARTEFACTS = 1
    SETS = 2
    GUIDES = 3
    SILVER = 4
    CARDS = 5
    OPEN = 6


class Tie(IntEnum):
    """What decides between equal scores."""

    SILVER = 0


class EndReason(IntEnum):
    """Why a match ended."""

    EXHAUSTED = 0
    IDLE = 1


# --- The state ------------------------------------------------------------------------------------


@struct
class Options:
    """How a match is set up."""

    seats: Int8
    first: Int8


@struct
class Player:
    """What belongs to one seat."""

    hand: Annotated[list[Int8], len(Card)]
    region: Annotated[Region, 8]  # where the explorer stands
    silver: Int16


@struct
class Book:
    """A book.  The left stack grows up from the first page, the right stack down from the last one.

    cards   | left bottom .. left top |  free  | right top .. right bottom |
            0                       left   PAGES - right                 PAGES
    """

    cards: Annotated[list[Int8], PAGES]
    left: Int8
    right: Int8
    unseen: Int8  # how many cards at the bottom of the left stack have never been on top


@struct
class Slot:
    """A slot for an expedition below the map."""

    expedition: Int8  # NONE: empty
    markers: Annotated[list[Int8], SEATS]  # 1 for each seat that has joined


@struct
class State:
    """Everything on the table."""

    players: Annotated[list[Player], SEATS]
    slots: Annotated[list[Slot], SLOTS]
    books: Annotated[list[Book], len(Half)]
    pile: Annotated[list[Int8], EXPEDITIONS]  # the top card last
    pile_size: Int8  # cards left in the pile
    completed_by: Annotated[list[Int8], EXPEDITIONS]  # by expedition: the seat that completed it, or NONE
    adventure_places: Annotated[list[Int8], ADVENTURES]  # by adventure: where it is, see DONE
    deck: Annotated[list[Int8], len(Colour)]
    discard: Annotated[list[Int8], len(Colour)]
    played: Annotated[list[Int8], len(Card)]  # cards of this movement
    undealt_expeditions: Annotated[list[Int8], EXPEDITIONS]  # while shuffling: 1 for each card still to deal
    undealt_adventures: Annotated[list[Int8], ADVENTURES]
    seats: Int8
    first: Int8
    active: Int8  # whose turn it is
    asked: Int8  # who must move; NONE when the match is over
    step: Annotated[Step, 8]
    pages_turned: Int16  # in this purchase
    idle: Int16  # turns since an expedition was last completed
