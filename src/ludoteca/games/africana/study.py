"""Africana: the names of what a seat has at the end, for studies of many matches."""

from ludoteca.core.figures.edition import Edition
from ludoteca.core.figures.study import Item, Study
from ludoteca.core.wording.words import member_words
from ludoteca.games.africana import final_counts
from ludoteca.games.africana.names import read_names


def items(edition: Edition) -> tuple[Item, ...]:
    """Return every expedition and every adventure, completed."""
    names = read_names(edition)
    return (
        *(Item("expedition", "expedition", word) for word in names.expeditions),
        *(Item("adventure", "adventure", word) for word in names.adventures),
    )


STUDY = Study(items, member_words(final_counts.Measure), final_counts)
