"""ALPACA: the cards, the steps, actions and events, the score pad, and everything on the table.

Kernel subset.
"""

from enum import IntEnum
from typing import Annotated

from ludoteca.core.kernel.structs import Int8, Int16, struct

# --- Cards ----------------------------------------------------------------------------------------


class Card(IntEnum):
    """The kinds of cards, in the order of the rulebooks' list of cards."""

    PUPPY = 0
    FENCE = 1
    LIBRARIAN = 2
    CONSUMERIST = 3
    SWEEPER = 4
    FIGHTER = 5
    MIME = 6
    EXPLORER = 7
    PACIFIST = 8
    DREAMER = 9
    ACCOUNTANT = 10
    CARPENTER = 11
    STOREKEEPER = 12
    ANXIOUS = 13
    WOODCUTTER = 14
    NOISEMAKER = 15
    BARGAINER = 16
    REVELLER = 17
    VIKING = 18
    TICKET_CLERK = 19
    TWINS = 20
    GRADUATE = 21
    ALPAKING = 22
    ALPAQUEEN = 23
    ALPAPRINCE = 24
    ALPAPRINCESS = 25
    SNOB = 26


KINDS = len(Card)
MIME_AS_NOISEMAKER = KINDS  # only behind a Fence: a Mime that copied the Noisemaker (A-R12)

# --- Sizes ----------------------------------------------------------------------------------------

SEATS = 4
FENCES = 4
SPACES = 2 * FENCES  # Fence f has the spaces 2 f and 2 f + 1; Twins stand in the first of them
GIFTS = 8  # how many gifts a match remembers

# --- Where the user of an ability is --------------------------------------------------------------
# How many of the cards in hand are the user itself: one until it is played, then none.

IN_HAND, ON_TABLE = 1, 0

# --- Steps ----------------------------------------------------------------------------------------


class Step(IntEnum):
    """What the seat to move must decide."""

    TURN = 0
    PAY = 1
    FREE_FOR_SNOB = 2
    FREE_FOR_SWEEPER = 3
    FREE_FOR_BARGAINER = 4
    FREE_FOR_VIKING = 5
    TAKE = 6
    COPY = 7
    FETCH = 8
    GIVE = 9
    RECEIVER = 10
    JOIN = 11
    SWAP_IN = 12
    SWAP_OUT = 13
    DREAM = 14
    OVER = 15


# --- Actions --------------------------------------------------------------------------------------


class Action(IntEnum):
    """The first action of each kind; what is chosen is added to it.

    PLAY + card | BUY + card | PLACE + card | END | CHOOSE + card | SEAT + seat
    `---------------- in a turn ----------------´ `---- answers to a step ----´
    """

    PLAY = 0
    BUY = PLAY + KINDS
    PLACE = BUY + KINDS
    END = PLACE + KINDS
    CHOOSE = END + 1
    SEAT = CHOOSE + KINDS


ACTIONS = Action.SEAT + SEATS

# --- Events and luck ------------------------------------------------------------------------------


class EventNumber(IntEnum):
    """What the rules report with ``tell``; ``words.py`` puts it into words."""

    TURN = 0
    DRAWS = 1
    SHUFFLES = 2
    DISCARDS = 3
    PLAYS = 4
    COPIES = 5
    FREES = 6
    GAINS = 7
    FETCHES = 8
    GIVES = 9
    SHOWS = 10
    TAKES = 11
    PAYS = 12
    BUYS = 13
    PLACES = 14
    BUILDS = 15
    JOINS = 16
    SWAPS_IN = 17
    SWAPS_OUT = 18
    LAST_ROUND = 19
    DREAMS = 20
    OVER = 21
    KEEPS_HAND = 22


class Domain(IntEnum):
    """What luck picks from."""

    CARD = 0


# --- The end --------------------------------------------------------------------------------------


class Part(IntEnum):
    """The lines of the score pad."""

    FARM = 0
    SILENCED = 1
    FIGHTER = 2


class Tie(IntEnum):
    """What decides between equal scores, one after the other."""

    ALPACAS = 0
    HIGHEST = 1
    CARDS = 2


class EndReason(IntEnum):
    """What the farms show when a match is over."""

    FENCES = 0  # some farm has four full Fences
    NO_FULL_FENCES = 1  # none has; records call it idle, the usual cause


# --- The state ------------------------------------------------------------------------------------


@struct
class Options:
    """How a match is set up."""

    seats: Int8
    first: Int8
    quick: Int8
    market: Annotated[list[Int8], KINDS]  # 1 for each chosen kind; all 0: a random market


@struct
class Player:
    """What belongs to one seat.  Piles are counts by kind, because nobody knows their order."""

    hand: Annotated[list[Int8], KINDS]
    draw_pile: Annotated[list[Int8], KINDS]
    discard: Annotated[list[Int8], KINDS]
    farm: Annotated[list[Int8], SPACES]  # a card, MIME_AS_NOISEMAKER or NONE
    purse: Int16  # the coins in hand, counted as cards come and go


@struct
class Gift:
    """A card that a Pacifist gave: the two seats know which one, the others only that there was a gift."""

    giver: Int8  # NONE: no gift
    receiver: Int8
    card: Int8
    held: Int8  # 1: still in the receiver's hand


@struct
class State:
    """Everything on the table."""

    players: Annotated[list[Player], SEATS]
    market: Annotated[list[Int8], KINDS]
    played: Annotated[list[Int8], KINDS]  # in front of the active seat; in the setup, lots for the market
    shown: Annotated[list[Int8], KINDS]  # cards in the active seat's hand that everybody has seen
    gifts: Annotated[list[Gift], GIFTS]  # the latest first
    seats: Int8
    first: Int8
    active: Int8  # whose turn it is
    asked: Int8  # who must move; NONE when the match is over
    step: Annotated[Step, 8]
    card: Int8  # the card the step is about, or NONE
    due: Int8  # still to pay for the purchase: coins, or alpacas for a Snob
    bargain_limit: Int8  # the highest value that a Bargainer may take
    bought: Int8
    placements: Int8  # still allowed this turn
    reveller: Int8  # 1: what is bought goes to the hand
    sweeper_coins: Int16  # for this turn's purchase
    acted: Int8  # 1: something was done in this turn
    last_round: Int8  # 1: it has begun
    extra_turns: Int16  # still to come after this one
    idle: Int16  # turns since an alpaca last came behind a Fence, except by an exchange
