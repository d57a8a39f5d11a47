"""FIREFLIES: the figures of our own edition, under the names that the rules use.

Binding replaces them by those of another edition.

Kernel subset.
"""

from ludoteca.games.fireflies.edition import OWN_DATA, read_figures

OWN_FIGURES = read_figures(OWN_DATA)

COPIES: tuple[int, ...] = OWN_FIGURES["COPIES"]  # by card: how many the box has
LIGHT: tuple[int, ...] = OWN_FIGURES["LIGHT"]  # by card
STARTING_HAND: int = OWN_FIGURES["STARTING_HAND"]
HAND_LIMIT: int = OWN_FIGURES["HAND_LIMIT"]
