"""Africana: the figures of our own edition, under the names that the rules use.

Binding replaces them by those of another edition.

Kernel subset.
"""

from ludoteca.games.africana.edition import OWN_DATA, read_figures
from ludoteca.games.africana.state import Region

OWN_FIGURES = read_figures(OWN_DATA)

# --- The map --------------------------------------------------------------------------------------

HALF: tuple[int, ...] = OWN_FIGURES["HALF"]
NEIGHBOURS: tuple[tuple[Region, ...], ...] = OWN_FIGURES["NEIGHBOURS"]  # of each region, then NONE
SERVES: tuple[tuple[int, ...], ...] = OWN_FIGURES["SERVES"]  # by region and card: 1 if the card pays the leg

DISTANCE: tuple[tuple[int, ...], ...] = OWN_FIGURES["DISTANCE"]  # in legs, from each region to each

# --- Which hands pay which ways, for the heuristic (reach.py) -------------------------------------

MISSING: tuple[tuple[int, ...], ...] = OWN_FIGURES["MISSING"]  # by hand and region: cards each goal lacks
HAND_BASE: int = OWN_FIGURES["HAND_BASE"]  # a hand as a number has the jokers and a digit for each colour
ONE_JOKER: int = OWN_FIGURES["ONE_JOKER"]  # what a joker adds to the number of a hand

# --- By company, slot, colour, number of seats ----------------------------------------------------

HOME: tuple[Region, ...] = OWN_FIGURES["HOME"]
CAPITAL: tuple[int, ...] = OWN_FIGURES["CAPITAL"]
BONUS_CARDS: tuple[int, ...] = OWN_FIGURES["BONUS_CARDS"]
BONUS_SILVER: tuple[int, ...] = OWN_FIGURES["BONUS_SILVER"]
TRAVEL_CARDS: tuple[int, ...] = OWN_FIGURES["TRAVEL_CARDS"]
REMOVED: tuple[int, ...] = OWN_FIGURES["REMOVED"]

# --- By expedition --------------------------------------------------------------------------------

LETTER: tuple[int, ...] = OWN_FIGURES["LETTER"]
START: tuple[Region, ...] = OWN_FIGURES["START"]
EXPEDITION_TARGET: tuple[Region, ...] = OWN_FIGURES["EXPEDITION_TARGET"]
REWARD: tuple[int, ...] = OWN_FIGURES["REWARD"]
EXPEDITION_POINTS: tuple[int, ...] = OWN_FIGURES["EXPEDITION_POINTS"]

# --- By adventure ---------------------------------------------------------------------------------

BOOK: tuple[int, ...] = OWN_FIGURES["BOOK"]
ADVENTURE_TARGET: tuple[Region, ...] = OWN_FIGURES["ADVENTURE_TARGET"]
ARTEFACT: tuple[int, ...] = OWN_FIGURES["ARTEFACT"]  # NONE: a guide
GUIDE_COLOUR: tuple[int, ...] = OWN_FIGURES["GUIDE_COLOUR"]  # NONE: an artefact
PROCEEDS: tuple[int, ...] = OWN_FIGURES["PROCEEDS"]
ADVENTURE_POINTS: tuple[int, ...] = OWN_FIGURES["ADVENTURE_POINTS"]

# --- By completed adventures -----------------------------------------------------------------------

SET_POINTS: tuple[int, ...] = OWN_FIGURES["SET_POINTS"]  # by collection, see ending.collection_of
GUIDE_POINTS: tuple[int, ...] = OWN_FIGURES["GUIDE_POINTS"]  # by guide adventures; the last one for more

# --- Numbers of the rules -------------------------------------------------------------------------

JOKER_CARDS: int = OWN_FIGURES["JOKER_CARDS"]
STARTING_TRAVEL_CARDS: int = OWN_FIGURES["STARTING_TRAVEL_CARDS"]
MARKERS: int = OWN_FIGURES["MARKERS"]
DRAWN: int = OWN_FIGURES["DRAWN"]
HAND_LIMIT: int = OWN_FIGURES["HAND_LIMIT"]
OPEN_LIMIT: int = OWN_FIGURES["OPEN_LIMIT"]
ADVENTURE_PRICE: int = OWN_FIGURES["ADVENTURE_PRICE"]
FIRST_FLIP_PRICE: int = OWN_FIGURES["FIRST_FLIP_PRICE"]
FLIP_PRICE: int = OWN_FIGURES["FLIP_PRICE"]
RECOLOUR_PRICE: int = OWN_FIGURES["RECOLOUR_PRICE"]
SILVER_PER_POINT: int = OWN_FIGURES["SILVER_PER_POINT"]
CARDS_PER_POINT: int = OWN_FIGURES["CARDS_PER_POINT"]
OPEN_ARTEFACT: int = OWN_FIGURES["OPEN_ARTEFACT"]
OPEN_GUIDE: int = OWN_FIGURES["OPEN_GUIDE"]
IDLE_TURNS: int = OWN_FIGURES["IDLE_TURNS"]
