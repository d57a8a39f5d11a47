"""Master Elf: the names of what a seat has at the end, for studies of many matches."""

from ludoteca.core.definitions.study import Item, Study
from ludoteca.core.figures.edition import Edition
from ludoteca.core.wording.words import member_words
from ludoteca.games.master_elf import final_counts
from ludoteca.games.master_elf.word_lists import read_words


def items(edition: Edition) -> tuple[Item, ...]:
    """Return every gift."""
    return tuple(Item("gift", "gift", word) for word in read_words(edition).gifts)


STUDY = Study(items, member_words(final_counts.Measure), final_counts)
