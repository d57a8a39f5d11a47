"""Africana: the names of what a seat has at the end, for studies of many matches."""

from ludoteca.core.definitions.study import Item, Study
from ludoteca.core.figures.edition import Edition
from ludoteca.core.wording.words import member_words
from ludoteca.games.africana import final_counts
from ludoteca.games.africana.word_lists import read_words


def items(edition: Edition) -> tuple[Item, ...]:
    """Return every expedition and every adventure, completed."""
    words = read_words(edition)
    return (
        *(Item("expedition", "expedition", word) for word in words.expeditions),
        *(Item("adventure", "adventure", word) for word in words.adventures),
    )


STUDY = Study(items, member_words(final_counts.Measure), final_counts)
