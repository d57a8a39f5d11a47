"""FIREFLIES: the figures of our own edition, under the names the rules use.

Kernel subset.
"""

from ludoteca.games.fireflies.edition import OWN_DATA, read_figures

OWN = read_figures(OWN_DATA)

COPIES: tuple[int, ...] = OWN["COPIES"]
LIGHT: tuple[int, ...] = OWN["LIGHT"]
STARTING_HAND: int = OWN["STARTING_HAND"]
HAND_LIMIT: int = OWN["HAND_LIMIT"]
