"""Africana: what can be wrong with editions and positions; ``errors.<language>.ftl`` says it."""

from ludoteca.core.texts.sentences import Code, GameCodes


class AfricanaFault(GameCodes):
    """What this game refuses, with its facts."""

    # Editions
    GUIDES = Code("right", "count")
    TRAVEL_CARDS = Code("right", "count")
    SLOT_PAYS = Code("count")
    REGIONS_OF_HALF = Code("half", "right", "count")
    REGION_SYMBOLS = Code()
    REGION_PLACE = Code()
    UNREACHABLE = Code("start", "regions")
    ROUTE_FORM = Code()
    ROUTE_ENDS = Code()
    ROUTE_TWICE = Code("one", "other")
    ROUTE_BENDS = Code()
    EXPEDITION_TARGET = Code()
    TOO_FEW_C = Code("right", "count")
    TOO_FEW_A = Code("right", "count")
    ARTEFACT_KINDS = Code("right", "count")
    BOOK_HOLDS = Code("book", "kind", "word", "right", "count")
    SAME_NAME = Code()
    OTHER_HALF = Code("book")

    # Positions
    FLIPS = Code()
    USED_CARDS = Code()
    JOINED_TWICE = Code()
    OTHER_BOOK = Code("name", "book")
    JOKERS = Code("count")
    MARKERS = Code("seat", "count")
