"""AFRICANA: what can be wrong with editions and positions; ``errors.<language>.ftl`` says it."""

from ludoteca.core.sentences import GameCode


class AfricanaFault(GameCode):
    """What this game refuses, with its facts."""

    # Editions
    GUIDES = "count"
    TRAVEL_CARDS = "count"
    SLOT_PAYS = "count"
    REGIONS_OF_HALF = "half", "count"
    REGION_SYMBOLS = ()
    REGION_PLACE = ()
    UNREACHABLE = "start", "regions"
    ROUTE_FORM = ()
    ROUTE_ENDS = ()
    ROUTE_TWICE = "one", "other"
    ROUTE_BENDS = ()
    EXPEDITION_TARGET = ()
    TOO_FEW_C = "count"
    TOO_FEW_A = "count"
    ARTEFACT_KINDS = "right", "count"
    BOOK_HOLDS = "book", "kind", "word", "right", "count"
    SAME_NAME = ()
    OTHER_HALF = "book"

    # Positions
    FLIPS = ()
    USED_CARDS = ()
    JOINED_TWICE = ()
    OTHER_BOOK = "name", "book"
    JOKERS = "count"
    MARKERS = "seat", "count"
