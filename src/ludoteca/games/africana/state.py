"""AFRICANA: the sizes of the game, the steps of a turn, the actions, and what lies on the table.

Kernel subset.
"""

from enum import IntEnum
from typing import Annotated

from ludoteca.core.structs import Int8, Int16, struct

# --- The box --------------------------------------------------------------------------------------
# Names of regions, expeditions and adventures belong to the edition; how many there are is printed.

SEATS = 4
COLOURS = 5
REGIONS = 22
EXPEDITIONS = 34
ADVENTURES = 30
SLOTS = 5
PAGES = 15  # adventures in a book
ARTEFACTS = 5
COPIES = 4  # of each artefact

# A hand counts its cards by kind: travel cards of each colour, the joker, guides of each colour.
JOKER = COLOURS
GUIDE = JOKER + 1
KINDS = GUIDE + COLOURS

NORTH, SOUTH = range(2)
LEFT, RIGHT = range(2)
A, B, C = range(3)  # the letters on the backs of expeditions
LETTERS = 3

# Where an adventure lies: NONE in a book or out of the game, a seat that has it open, DONE + a seat.
DONE = SEATS

# --- Steps: what is asked of the seat that must move ----------------------------------------------

CHOOSE_ACTION, BUYING, MOVING, DISCARDING, DROPPING, OVER = range(6)

# --- Actions --------------------------------------------------------------------------------------
#
#   DRAW | BUY | MOVE | END | FLIP + side | TAKE + side | GO + KINDS * region + card | JOIN + slot
#   | COMPLETE_EXPEDITION + slot | COMPLETE_ADVENTURE + adventure | DISCARD + card | DROP + adventure

DRAW = 0
BUY = DRAW + 1
MOVE = BUY + 1
END = MOVE + 1
FLIP = END + 1
TAKE = FLIP + 2
GO = TAKE + 2
JOIN = GO + REGIONS * KINDS
COMPLETE_EXPEDITION = JOIN + SLOTS
COMPLETE_ADVENTURE = COMPLETE_EXPEDITION + SLOTS
DISCARD = COMPLETE_ADVENTURE + ADVENTURES
DROP = DISCARD + KINDS
ACTIONS = DROP + ADVENTURES

# --- Events ---------------------------------------------------------------------------------------

(
    BEGINS_TURN, DRAWS, SHUFFLES, OPENS_BOOK, TURNS_PAGE, BARES, BUYS, GOES, GOES_RECOLOURED, JOINS, GAINS,
    COMPLETES_EXPEDITION, COMPLETES_ADVENTURE, WINS_GUIDE, DISCARDS, DROPS, LAYS_OUT, STARTS_FINAL, ENDS_GAME,
) = range(19)  # fmt: skip


class Domain(IntEnum):
    """What luck picks from."""

    COLOUR = 0
    ADVENTURE = 1
    EXPEDITION = 2


@struct
class Options:
    """How a match is set up."""

    seats: Int8
    first: Int8


@struct
class Player:
    """What belongs to one seat."""

    hand: Annotated[list[Int8], KINDS]
    region: Int8  # where the explorer stands
    silver: Int16


@struct
class Book:
    """A book: the left side from the first place up, the right side from the last place down.

    cards   | left bottom .. left top |  free  | right top .. right bottom |
            0                       left   PAGES - right                 PAGES
    """

    cards: Annotated[list[Int8], PAGES]
    left: Int8
    right: Int8
    unseen: Int8  # so many cards at the bottom of the left side have never lain on top


@struct
class Slot:
    """A place for an expedition under the map."""

    expedition: Int8  # NONE: empty
    markers: Annotated[list[Int8], SEATS]  # 1 for each seat that has joined


@struct
class State:
    """The whole table."""

    players: Annotated[list[Player], SEATS]
    slots: Annotated[list[Slot], SLOTS]
    books: Annotated[list[Book], 2]
    pile: Annotated[list[Int8], EXPEDITIONS]  # the top card last
    pile_left: Int8
    expeditions: Annotated[list[Int8], EXPEDITIONS]  # the seat that completed it, or NONE
    adventures: Annotated[list[Int8], ADVENTURES]
    deck: Annotated[list[Int8], COLOURS]
    discard: Annotated[list[Int8], COLOURS]
    used: Annotated[list[Int8], KINDS]  # played in this movement
    drawn_expeditions: Annotated[list[Int8], EXPEDITIONS]  # what luck picks from; empty between moves
    drawn_adventures: Annotated[list[Int8], ADVENTURES]
    seats: Int8
    first: Int8
    active: Int8  # whose turn it is
    asked: Int8  # who must move; NONE when the game is over
    step: Int8
    flips: Int16  # pages turned in this purchase
    idle: Int16
