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
# Packed counts (packed_counts.py): the gift alone in its first collection; what, when it is added to counts,
# moves the gift from there to its second collection (0: it has none).
IN_FIRST: tuple[int, ...] = OWN_FIGURES["IN_FIRST"]
TO_SECOND: tuple[int, ...] = OWN_FIGURES["TO_SECOND"]

# --- Collections and colours ----------------------------------------------------------------------

TYPES: int = OWN_FIGURES["TYPES"]
COLOURS: int = OWN_FIGURES["COLOURS"]
POINTS_BY_SIZE: tuple[tuple[int, ...], ...] = OWN_FIGURES["POINTS_BY_SIZE"]  # by type and number of gifts

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
