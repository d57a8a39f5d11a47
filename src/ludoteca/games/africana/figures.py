"""AFRICANA: the figures of our own edition, under the names the rules use.

Another edition takes their place when the rules are bound to it.

Kernel subset.
"""

from ludoteca.games.africana.edition import OWN_DATA, read_figures

OWN = read_figures(OWN_DATA)

# --- The map --------------------------------------------------------------------------------------

HALF: tuple[int, ...] = OWN["HALF"]
NEIGHBOURS: tuple[tuple[int, ...], ...] = OWN["NEIGHBOURS"]  # of each region, NONE behind the last
SERVES: tuple[tuple[int, ...], ...] = OWN["SERVES"]  # of each region: 1 for each kind of card that pays it

DISTANCE: tuple[tuple[int, ...], ...] = OWN["DISTANCE"]  # in steps, from each region to each

# For each number of a hand and each region: two bits for each goal, how many cards lack to get there.
LACKS: tuple[tuple[int, ...], ...] = OWN["LACKS"]
HELD: int = OWN["HELD"]  # the base of a hand's number: the joker, then a digit for each colour
HANDS: int = OWN["HANDS"]  # so many numbers further is the same hand with a joker more

# --- By company, slot, colour, number of seats ----------------------------------------------------

HOME: tuple[int, ...] = OWN["HOME"]
CAPITAL: tuple[int, ...] = OWN["CAPITAL"]
BONUS_CARDS: tuple[int, ...] = OWN["BONUS_CARDS"]
BONUS_SILVER: tuple[int, ...] = OWN["BONUS_SILVER"]
TRAVEL_CARDS: tuple[int, ...] = OWN["TRAVEL_CARDS"]
REMOVED: tuple[int, ...] = OWN["REMOVED"]

# --- By expedition --------------------------------------------------------------------------------

LETTER: tuple[int, ...] = OWN["LETTER"]
START: tuple[int, ...] = OWN["START"]
GOAL: tuple[int, ...] = OWN["GOAL"]
REWARD: tuple[int, ...] = OWN["REWARD"]
EXPEDITION_POINTS: tuple[int, ...] = OWN["EXPEDITION_POINTS"]

# --- By adventure ---------------------------------------------------------------------------------

BOOK: tuple[int, ...] = OWN["BOOK"]
TARGET: tuple[int, ...] = OWN["TARGET"]
ARTEFACT: tuple[int, ...] = OWN["ARTEFACT"]  # NONE: a guide
GUIDE_COLOUR: tuple[int, ...] = OWN["GUIDE_COLOUR"]  # NONE: an artefact
PROCEEDS: tuple[int, ...] = OWN["PROCEEDS"]
ADVENTURE_POINTS: tuple[int, ...] = OWN["ADVENTURE_POINTS"]

# --- By what was collected ------------------------------------------------------------------------

SET_POINTS: tuple[int, ...] = OWN["SET_POINTS"]  # by the number of each artefact, written in base COPIES + 1
GUIDE_POINTS: tuple[int, ...] = OWN["GUIDE_POINTS"]  # by completed guide adventures, the last for more

# --- Numbers of the rules -------------------------------------------------------------------------

JOKER_CARDS: int = OWN["JOKER_CARDS"]
STARTING_TRAVEL_CARDS: int = OWN["STARTING_TRAVEL_CARDS"]
MARKERS: int = OWN["MARKERS"]
DRAWN: int = OWN["DRAWN"]
HAND_LIMIT: int = OWN["HAND_LIMIT"]
OPEN_LIMIT: int = OWN["OPEN_LIMIT"]
ADVENTURE_PRICE: int = OWN["ADVENTURE_PRICE"]
FIRST_FLIP_PRICE: int = OWN["FIRST_FLIP_PRICE"]
FLIP_PRICE: int = OWN["FLIP_PRICE"]
RECOLOUR_PRICE: int = OWN["RECOLOUR_PRICE"]
SILVER_PER_POINT: int = OWN["SILVER_PER_POINT"]
CARDS_PER_POINT: int = OWN["CARDS_PER_POINT"]
OPEN_ARTEFACT: int = OWN["OPEN_ARTEFACT"]
OPEN_GUIDE: int = OWN["OPEN_GUIDE"]
IDLE_TURNS: int = OWN["IDLE_TURNS"]
