"""ALPACA: the cards' numbers, the steps of a turn, the actions, and what lies on the table.

Kernel subset.
"""

from enum import IntEnum
from typing import Annotated

from ludoteca.core.structs import Int8, Int16, struct

# --- Cards ----------------------------------------------------------------------------------------
# In the order of the rulebooks' list.  A card's number is its place here.

CARDS = (
    "puppy", "fence", "librarian", "consumerist", "sweeper", "fighter", "mime", "explorer", "pacifist",
    "dreamer", "accountant", "carpenter", "storekeeper", "anxious", "woodcutter", "noisemaker", "bargainer",
    "reveller", "viking", "ticket-clerk", "twins", "graduate", "alpaking", "alpaqueen", "alpaprince",
    "alpaprincess", "snob",
)  # fmt: skip
KINDS = len(CARDS)

(
    PUPPY, FENCE, LIBRARIAN, CONSUMERIST, SWEEPER, FIGHTER, MIME, EXPLORER, PACIFIST,
    DREAMER, ACCOUNTANT, CARPENTER, STOREKEEPER, ANXIOUS, WOODCUTTER, NOISEMAKER, BARGAINER,
    REVELLER, VIKING, TICKET_CLERK, TWINS, GRADUATE, ALPAKING, ALPAQUEEN, ALPAPRINCE,
    ALPAPRINCESS, SNOB,
) = range(KINDS)  # fmt: skip

MIME_AS_NOISEMAKER = KINDS  # only behind a Fence: a Mime that copied the Noisemaker (A-R12)

# --- The table ------------------------------------------------------------------------------------

SEATS = 4
FENCES = 4
SPACES = 2 * FENCES  # the spaces of Fence f are 2 f and 2 f + 1; Twins stand in the first of both
GIFTS = 8

# --- Steps: what is asked of the seat that must move ----------------------------------------------

(
    TURN, PAY, FREE_FOR_SNOB, FREE_FOR_SWEEPER, FREE_FOR_BARGAINER, FREE_FOR_VIKING, TAKE, COPY, FETCH,
    GIVE, TO, JOIN, SWAP_IN, SWAP_OUT, DREAM, OVER,
) = range(16)  # fmt: skip

# --- Actions --------------------------------------------------------------------------------------
#
#   PLAY + card | BUY + card | PLACE + card | END | CHOOSE + card | SEAT + seat
#   `------------- while nothing is asked -------´ `------ answers to a step -----´

PLAY = 0
BUY = PLAY + KINDS
PLACE = BUY + KINDS
END = PLACE + KINDS
CHOOSE = END + 1
SEAT = CHOOSE + KINDS
ACTIONS = SEAT + SEATS

# --- Events ---------------------------------------------------------------------------------------

(
    BEGINS_TURN, DRAWS, SHUFFLES, DISCARDS, PLAYS, COPIES_ABILITY, FREES, GAINS_COINS, FETCHES, GIVES,
    SHOWS_HAND, TAKES, PAYS, BUYS, PLACES, BUILDS, JOINS, SWAPS_IN, SWAPS_OUT, STARTS_FINAL, DREAMS,
    ENDS_GAME, IS_SPARED,
) = range(23)  # fmt: skip


class Domain(IntEnum):
    """What luck picks from."""

    CARD = 0


@struct
class Options:
    """How a match is set up."""

    seats: Int8
    first: Int8
    quick: Int8
    market: Annotated[list[Int8], KINDS]  # 1 for each chosen kind; all 0: a random market


@struct
class Player:
    """What belongs to one seat; piles are counts by kind, for their order is nobody's knowledge."""

    hand: Annotated[list[Int8], KINDS]
    deck: Annotated[list[Int8], KINDS]
    discard: Annotated[list[Int8], KINDS]
    farm: Annotated[list[Int8], SPACES]  # a card or NONE
    purse: Int16  # the coins in hand, counted as cards come and go


@struct
class Gift:
    """A card that went from hand to hand: the two seats know which, the others only that it did."""

    giver: Int8  # NONE: no gift
    receiver: Int8
    card: Int8
    held: Int8  # still in the receiver's hand


@struct
class State:
    """The whole table."""

    players: Annotated[list[Player], SEATS]
    market: Annotated[list[Int8], KINDS]
    played: Annotated[list[Int8], KINDS]  # on the table in front of the active seat
    shown: Annotated[list[Int8], KINDS]  # cards of the active seat's hand that everybody has seen
    gifts: Annotated[list[Gift], GIFTS]
    seats: Int8
    first: Int8
    active: Int8  # whose turn it is
    asked: Int8  # who must move; NONE when the game is over
    step: Int8
    card: Int8  # the card the step is about
    due: Int8  # coins still due; cards still to free; the highest value to take
    bought: Int8
    placements: Int8
    coins: Int16
    reveller: Int8
    acted: Int8
    extra_turns: Int16
    final: Int8
    idle: Int16
