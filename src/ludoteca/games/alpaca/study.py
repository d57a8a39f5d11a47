"""ALPACA: the names of what a seat has at the end, for studies of many matches."""

from ludoteca.core.definitions.study import Item, Study
from ludoteca.core.figures.edition import Edition
from ludoteca.core.wording.words import member_words
from ludoteca.games.alpaca import final_counts
from ludoteca.games.alpaca.state import Card
from ludoteca.games.alpaca.word_lists import CARDS


def items(edition: Edition) -> tuple[Item, ...]:
    """Return every alpaca twice: owned anywhere, and behind a Fence."""
    alpacas = [CARDS[card] for card in Card if card != Card.FENCE]
    return tuple(Item(group, "card", word) for group in ("owned", "farm") for word in alpacas)


STUDY = Study(items, member_words(final_counts.Measure), final_counts)
