"""ALPACA: the words for cards, seats and choices, in moves and positions."""

from dataclasses import dataclass

from ludoteca.core.events import seat_names
from ludoteca.core.words import member_words
from ludoteca.games.alpaca.state import SEATS, Card, Step

CARDS = member_words(Card)
FARM_CARDS = (*CARDS, "mime-as-noisemaker")
SEAT_NAMES = seat_names(SEATS)


@dataclass(frozen=True)
class Choice:
    """How a choice is written: as ``pending`` in a position, and as the verb of its answers."""

    verb: str
    purpose: str = ""  # what an alpaca is freed for
    is_about_card: bool = False
    amount: str = ""  # the key of the number that belongs to it
    is_of_seat: bool = False  # the answer is a seat, not a card


CHOICES = {
    Step.PAY: Choice("pay", is_about_card=True, amount="due"),
    Step.FREE_FOR_SNOB: Choice("free", "snob", amount="left"),
    Step.FREE_FOR_SWEEPER: Choice("free", "sweeper"),
    Step.FREE_FOR_BARGAINER: Choice("free", "bargainer"),
    Step.FREE_FOR_VIKING: Choice("free", "viking"),
    Step.TAKE: Choice("take", amount="limit"),
    Step.COPY: Choice("copy"),
    Step.FETCH: Choice("fetch"),
    Step.GIVE: Choice("give"),
    Step.RECEIVER: Choice("to", is_about_card=True, is_of_seat=True),
    Step.JOIN: Choice("join", is_about_card=True, is_of_seat=True),
    Step.SWAP_IN: Choice("swap-in"),
    Step.SWAP_OUT: Choice("swap-out", is_about_card=True),
    Step.DREAM: Choice("dream"),
}
