"""FIREFLIES: the words for cards and seats."""

from ludoteca.core.seats import seat_names
from ludoteca.games.fireflies.state import SEATS, Card

CARDS = tuple(card.name.lower() for card in Card)
SEAT_NAMES = seat_names(SEATS)
