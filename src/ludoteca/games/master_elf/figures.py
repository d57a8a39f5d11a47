"""Master Elf: the figures of our own edition, under the names that the rules use.

Binding replaces them by those of another edition.

Kernel subset.
"""

from ludoteca.games.master_elf.edition import OWN_DATA, read_figures
from ludoteca.games.master_elf.state import Gift, Ingredient

OWN_FIGURES = read_figures(OWN_DATA)

# --- The board and the ingredients ----------------------------------------------------------------

BORDERS: tuple[tuple[int, ...], ...] = OWN_FIGURES["BORDERS"]  # by area: 1 for each area that it touches
COPIES: tuple[int, ...] = OWN_FIGURES["COPIES"]  # by ingredient: how many cards the box has

# --- By gift --------------------------------------------------------------------------------------

INGREDIENT_A: tuple[Ingredient, ...] = OWN_FIGURES["INGREDIENT_A"]
INGREDIENT_B: tuple[Ingredient, ...] = OWN_FIGURES["INGREDIENT_B"]
COLOUR: tuple[int, ...] = OWN_FIGURES["COLOUR"]  # NONE: rainbow
ELF: tuple[int, ...] = OWN_FIGURES["ELF"]  # 1: it shows an elf
SPECIAL: tuple[int, ...] = OWN_FIGURES["SPECIAL"]  # the pair that it belongs to (Special), or NONE
PARTNER: tuple[Gift, ...] = OWN_FIGURES["PARTNER"]  # the other gift of its pair, or NONE
TALLY: tuple[int, ...] = OWN_FIGURES["TALLY"]  # packed counts of this gift in its first collection
# What adds a gift to its second collection instead; 0: it has none.
EXCHANGE: tuple[int, ...] = OWN_FIGURES["EXCHANGE"]

# --- Collections and colours ----------------------------------------------------------------------

TYPES: int = OWN_FIGURES["TYPES"]
COLOURS: int = OWN_FIGURES["COLOURS"]
WORTH: tuple[tuple[int, ...], ...] = OWN_FIGURES["WORTH"]  # by type: the points by the number of gifts

# --- Numbers of the rules -------------------------------------------------------------------------

STACK_SIZE: tuple[int, ...] = OWN_FIGURES["STACK_SIZE"]  # by the number of seats
STARTING_HAND: int = OWN_FIGURES["STARTING_HAND"]
STARTING_CARDS: int = OWN_FIGURES["STARTING_CARDS"]
REFILL: int = OWN_FIGURES["REFILL"]
CITY_EXTRA: int = OWN_FIGURES["CITY_EXTRA"]
HAND_LIMIT: int = OWN_FIGURES["HAND_LIMIT"]
COLOUR_POINT: int = OWN_FIGURES["COLOUR_POINT"]
ELF_POINT: int = OWN_FIGURES["ELF_POINT"]
IDLE_TURNS: int = OWN_FIGURES["IDLE_TURNS"]
