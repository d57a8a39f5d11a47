"""FIREFLIES: the figures of our own edition, under the names that the rules use.

Binding replaces them by those of another edition.

Kernel subset.
"""

from ludoteca.games.fireflies.edition import OWN_DATA, read_figures

OWN = read_figures(OWN_DATA)

COPIES: tuple[int, ...] = OWN["COPIES"]  # by card: how many the box has
LIGHT: tuple[int, ...] = OWN["LIGHT"]  # by card
STARTING_HAND: int = OWN["STARTING_HAND"]
HAND_LIMIT: int = OWN["HAND_LIMIT"]
