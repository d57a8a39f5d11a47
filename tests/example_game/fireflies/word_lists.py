"""FIREFLIES: the words for cards, seats and the score."""

from ludoteca.core.kernel.seats import LEAST_SEATS, seat_names
from ludoteca.core.wording.words import member_words
from ludoteca.games.fireflies.state import SEATS, Card, EndReason, Part, Tie

CARDS = member_words(Card)
SEAT_NAMES = seat_names(SEATS)
SEAT_COUNTS = range(LEAST_SEATS, SEATS + 1)  # how many seats a match may have
PARTS = member_words(Part)  # the lines of the score pad
TIES = member_words(Tie)
REASONS = member_words(EndReason)  # why a match can end
