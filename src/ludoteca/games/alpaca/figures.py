"""ALPACA: the figures of our own edition, under the names that the rules use.

Binding replaces them by those of another edition.

Kernel subset.
"""

from ludoteca.games.alpaca.edition import OWN_DATA, read_figures

OWN_FIGURES = read_figures(OWN_DATA)

# --- By card --------------------------------------------------------------------------------------

COPIES: tuple[int, ...] = OWN_FIGURES["COPIES"]
VALUE: tuple[int, ...] = OWN_FIGURES["VALUE"]
COINS: tuple[int, ...] = OWN_FIGURES["COINS"]
BROWN: tuple[int, ...] = OWN_FIGURES["BROWN"]
WHITE: tuple[int, ...] = OWN_FIGURES["WHITE"]
NOBLE: tuple[int, ...] = OWN_FIGURES["NOBLE"]
ACTIVE: tuple[int, ...] = OWN_FIGURES["ACTIVE"]
FREES_ITSELF: tuple[int, ...] = OWN_FIGURES["FREES_ITSELF"]

# --- Numbers of the rules -------------------------------------------------------------------------

STARTING_PUPPIES: int = OWN_FIGURES["STARTING_PUPPIES"]
STARTING_FENCES: int = OWN_FIGURES["STARTING_FENCES"]
HAND: int = OWN_FIGURES["HAND"]
BROWN_PILES: int = OWN_FIGURES["BROWN_PILES"]
WHITE_PILES: int = OWN_FIGURES["WHITE_PILES"]
LIBRARIAN_DRAWS: int = OWN_FIGURES["LIBRARIAN_DRAWS"]
SWEEPER_FACTOR: int = OWN_FIGURES["SWEEPER_FACTOR"]
FIGHTER_SHARE: int = OWN_FIGURES["FIGHTER_SHARE"]
PACIFIST_DRAWS: int = OWN_FIGURES["PACIFIST_DRAWS"]
ACCOUNTANT_SAVES: int = OWN_FIGURES["ACCOUNTANT_SAVES"]
STOREKEEPER_ADDS: int = OWN_FIGURES["STOREKEEPER_ADDS"]
WOODCUTTER_DRAWS: int = OWN_FIGURES["WOODCUTTER_DRAWS"]
BARGAINER_ADDS: int = OWN_FIGURES["BARGAINER_ADDS"]
SNOB_PRICE: int = OWN_FIGURES["SNOB_PRICE"]
IDLE_TURNS: int = OWN_FIGURES["IDLE_TURNS"]
