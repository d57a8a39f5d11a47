"""ALPACA: the words for cards, seats, steps and the score."""

from dataclasses import dataclass

from ludoteca.core.kernel.seats import LEAST_SEATS, seat_names
from ludoteca.core.wording.words import member_words
from ludoteca.games.alpaca.state import SEATS, Card, EndReason, Part, Step, Tie

CARDS = member_words(Card)
COLOURS = ("brown", "white")  # of the cards in the market
FARM_CARDS = (*CARDS, "mime-as-noisemaker")
SEAT_NAMES = seat_names(SEATS)
SEAT_COUNTS = range(LEAST_SEATS, SEATS + 1)  # how many seats a match may have
PARTS = member_words(Part)  # the lines of the score pad
TIES = member_words(Tie)
REASON_WORDS = {EndReason.FENCES: "fences", EndReason.NO_FULL_FENCES: "idle"}
REASONS = tuple(REASON_WORDS[reason] for reason in EndReason)  # why a match can end


@dataclass(frozen=True)
class StepWords:
    """How a step is written: as ``pending`` in a position, and as the verb of its answers."""

    verb: str
    purpose: str = ""  # what an alpaca is freed for
    is_about_card: bool = False
    amount: str = ""  # the key of the number that belongs to it
    is_of_seat: bool = False  # the answer is a seat, not a card


STEP_WORDS = {
    Step.PAY: StepWords("pay", is_about_card=True, amount="due"),
    Step.FREE_FOR_SNOB: StepWords("free", "snob", amount="left"),
    Step.FREE_FOR_SWEEPER: StepWords("free", "sweeper"),
    Step.FREE_FOR_BARGAINER: StepWords("free", "bargainer"),
    Step.FREE_FOR_VIKING: StepWords("free", "viking"),
    Step.TAKE: StepWords("take", amount="limit"),
    Step.COPY: StepWords("copy"),
    Step.FETCH: StepWords("fetch"),
    Step.GIVE: StepWords("give"),
    Step.RECEIVER: StepWords("to", is_about_card=True, is_of_seat=True),
    Step.JOIN: StepWords("join", is_about_card=True, is_of_seat=True),
    Step.SWAP_IN: StepWords("swap-in"),
    Step.SWAP_OUT: StepWords("swap-out", is_about_card=True),
    Step.DREAM: StepWords("dream"),
}
