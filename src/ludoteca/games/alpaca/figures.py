"""ALPACA: the figures of our own edition, under the names that the rules use.

Binding replaces them by those of another edition.

Kernel subset.
"""

from ludoteca.games.alpaca.edition import OWN_DATA, read_figures

OWN = read_figures(OWN_DATA)

# --- By card --------------------------------------------------------------------------------------

COPIES: tuple[int, ...] = OWN["COPIES"]
VALUE: tuple[int, ...] = OWN["VALUE"]
COINS: tuple[int, ...] = OWN["COINS"]
BROWN: tuple[int, ...] = OWN["BROWN"]
WHITE: tuple[int, ...] = OWN["WHITE"]
NOBLE: tuple[int, ...] = OWN["NOBLE"]
ACTIVE: tuple[int, ...] = OWN["ACTIVE"]
FREES_ITSELF: tuple[int, ...] = OWN["FREES_ITSELF"]

# --- Numbers of the rules -------------------------------------------------------------------------

STARTING_PUPPIES: int = OWN["STARTING_PUPPIES"]
STARTING_FENCES: int = OWN["STARTING_FENCES"]
HAND: int = OWN["HAND"]
BROWN_PILES: int = OWN["BROWN_PILES"]
WHITE_PILES: int = OWN["WHITE_PILES"]
LIBRARIAN_DRAWS: int = OWN["LIBRARIAN_DRAWS"]
SWEEPER_FACTOR: int = OWN["SWEEPER_FACTOR"]
FIGHTER_SHARE: int = OWN["FIGHTER_SHARE"]
PACIFIST_DRAWS: int = OWN["PACIFIST_DRAWS"]
ACCOUNTANT_SAVES: int = OWN["ACCOUNTANT_SAVES"]
STOREKEEPER_ADDS: int = OWN["STOREKEEPER_ADDS"]
WOODCUTTER_DRAWS: int = OWN["WOODCUTTER_DRAWS"]
BARGAINER_ADDS: int = OWN["BARGAINER_ADDS"]
SNOB_PRICE: int = OWN["SNOB_PRICE"]
IDLE_TURNS: int = OWN["IDLE_TURNS"]
