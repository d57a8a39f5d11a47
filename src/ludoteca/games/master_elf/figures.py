"""MASTER ELF: the figures of our own edition, under the names the rules use.

Another edition takes their place when the rules are bound to it.

Kernel subset.
"""

from ludoteca.games.master_elf.edition import OWN_DATA, read_figures

OWN = read_figures(OWN_DATA)

# --- The board and the ingredients ----------------------------------------------------------------

BORDERS: tuple[tuple[int, ...], ...] = OWN["BORDERS"]  # of each area: 1 for each area it touches
COPIES: tuple[int, ...] = OWN["COPIES"]

# --- By gift --------------------------------------------------------------------------------------

INGREDIENT_A: tuple[int, ...] = OWN["INGREDIENT_A"]
INGREDIENT_B: tuple[int, ...] = OWN["INGREDIENT_B"]
COLOUR: tuple[int, ...] = OWN["COLOUR"]  # NONE: rainbow
ELF: tuple[int, ...] = OWN["ELF"]
SPECIAL: tuple[int, ...] = OWN["SPECIAL"]  # SECRET, TREASURE or NONE
PARTNER: tuple[int, ...] = OWN["PARTNER"]  # the other gift of a pair, or NONE
TALLY: tuple[int, ...] = OWN["TALLY"]  # the gift in its first collection, as a tally
EXCHANGE: tuple[int, ...] = OWN["EXCHANGE"]  # what changes in a tally if it counts in its second one; or 0

# --- Collections and colours ----------------------------------------------------------------------

TYPES: int = OWN["TYPES"]
COLOURS: int = OWN["COLOURS"]
WORTH: tuple[tuple[int, ...], ...] = OWN["WORTH"]  # of each type: the points by the number of gifts

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
