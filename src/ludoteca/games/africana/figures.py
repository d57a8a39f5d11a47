"""Africana: the figures of our own edition, under the names that the rules use.

Binding replaces them by those of another edition.

Kernel subset.
"""

from ludoteca.games.africana.edition import OWN_DATA, read_figures

OWN = read_figures(OWN_DATA)

# --- The map --------------------------------------------------------------------------------------

HALF: tuple[int, ...] = OWN["HALF"]
NEIGHBOURS: tuple[tuple[int, ...], ...] = OWN["NEIGHBOURS"]  # of each region, then NONE
SERVES: tuple[tuple[int, ...], ...] = OWN["SERVES"]  # by region and card: 1 if the card pays the leg

DISTANCE: tuple[tuple[int, ...], ...] = OWN["DISTANCE"]  # in legs, from each region to each

# --- Which hands pay which ways, for the heuristic (reach.py) -------------------------------------

MISSING: tuple[tuple[int, ...], ...] = OWN["MISSING"]  # by hand and region: how many cards each goal lacks
HAND_BASE: int = OWN["HAND_BASE"]  # a hand as a number has the jokers and a digit for each colour
ONE_JOKER: int = OWN["ONE_JOKER"]  # what a joker adds to the number of a hand

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
EXPEDITION_TARGET: tuple[int, ...] = OWN["EXPEDITION_TARGET"]
REWARD: tuple[int, ...] = OWN["REWARD"]
EXPEDITION_POINTS: tuple[int, ...] = OWN["EXPEDITION_POINTS"]

# --- By adventure ---------------------------------------------------------------------------------

BOOK: tuple[int, ...] = OWN["BOOK"]
ADVENTURE_TARGET: tuple[int, ...] = OWN["ADVENTURE_TARGET"]
ARTEFACT: tuple[int, ...] = OWN["ARTEFACT"]  # NONE: a guide
GUIDE_COLOUR: tuple[int, ...] = OWN["GUIDE_COLOUR"]  # NONE: an artefact
PROCEEDS: tuple[int, ...] = OWN["PROCEEDS"]
ADVENTURE_POINTS: tuple[int, ...] = OWN["ADVENTURE_POINTS"]

# --- By completed adventures -----------------------------------------------------------------------

SET_POINTS: tuple[int, ...] = OWN["SET_POINTS"]  # by collection, see ending.collection_of
GUIDE_POINTS: tuple[int, ...] = OWN["GUIDE_POINTS"]  # by completed guide adventures; the last one for more

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
