"""Master Elf: the figures of our own edition, under the names that the rules use.

Binding replaces them by those of another edition.

Kernel subset.
"""

from ludoteca.games.master_elf.edition import OWN_DATA, read_figures
from ludoteca.games.master_elf.state import Gift, Ingredient

OWN = read_figures(OWN_DATA)

# --- The board and the ingredients ----------------------------------------------------------------

BORDERS: tuple[tuple[int, ...], ...] = OWN["BORDERS"]  # by area: 1 for each area that it touches
COPIES: tuple[int, ...] = OWN["COPIES"]  # by ingredient: how many cards the box has

# --- By gift --------------------------------------------------------------------------------------

INGREDIENT_A: tuple[Ingredient, ...] = OWN["INGREDIENT_A"]
INGREDIENT_B: tuple[Ingredient, ...] = OWN["INGREDIENT_B"]
COLOUR: tuple[int, ...] = OWN["COLOUR"]  # NONE: rainbow
ELF: tuple[int, ...] = OWN["ELF"]  # 1: it shows an elf
SPECIAL: tuple[int, ...] = OWN["SPECIAL"]  # the pair that it belongs to (Special), or NONE
PARTNER: tuple[Gift, ...] = OWN["PARTNER"]  # the other gift of its pair, or NONE
TALLY: tuple[int, ...] = OWN["TALLY"]  # packed counts of this gift in its first collection
EXCHANGE: tuple[int, ...] = OWN["EXCHANGE"]  # add this to count it in its second collection; 0: it has none

# --- Collections and colours ----------------------------------------------------------------------

TYPES: int = OWN["TYPES"]
COLOURS: int = OWN["COLOURS"]
WORTH: tuple[tuple[int, ...], ...] = OWN["WORTH"]  # by type: the points by the number of gifts

# --- Numbers of the rules -------------------------------------------------------------------------

STACK_SIZE: tuple[int, ...] = OWN["STACK_SIZE"]  # by the number of seats
STARTING_HAND: int = OWN["STARTING_HAND"]
STARTING_CARDS: int = OWN["STARTING_CARDS"]
REFILL: int = OWN["REFILL"]
CITY_EXTRA: int = OWN["CITY_EXTRA"]
HAND_LIMIT: int = OWN["HAND_LIMIT"]
COLOUR_POINT: int = OWN["COLOUR_POINT"]
ELF_POINT: int = OWN["ELF_POINT"]
IDLE_TURNS: int = OWN["IDLE_TURNS"]
