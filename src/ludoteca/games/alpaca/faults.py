"""ALPACA: what can be wrong with options, editions and positions; ``errors.<language>.ftl`` says it."""

from ludoteca.core.sentences import GameCode


class AlpacaFault(GameCode):
    """What this game refuses, with its facts."""

    # Options
    QUICK_SEATS = "seats"
    MARKET_NOT_LIST = "value"
    MARKET_CARD = "card"
    MARKET_TWICE = ()
    MARKET_COLOUR = "colour", "count", "right"

    # Editions
    ABILITY_OF_RULES = "ability"
    BROWN_OR_WHITE = "value"
    COLOUR_KINDS = "colour", "count", "right"
    NOBLES_ALIKE = "noble", "value"
    RISING_VALUES = "value", "card", "other"
    EXAMPLE_A = "coins"
    EXAMPLE_B_PRICE = "value"
    EXAMPLE_B_PAID = "paid"
    EXAMPLE_D_LIDIA = "values"
    EXAMPLE_D_ALESSANDRO = "values"

    # Positions
    NO_SUCH_CHOICE = "choices"
    OTHER_CHOICE = ()
    PLAYED_ELSEWHERE = "seat"
    EMPTY_FENCE = ()
    FENCE_CARD = ()
    TWINS_ALONE = ()
    NAME_TWICE = "card"
    FENCES_FOR_SALE = ()
    PENDING_PAY = ()
    PENDING_SNOB = ()
    PENDING_GIVE = ()
    PENDING_SWAP = ()
    PENDING_JOIN = ()
    PENDING_VIKING = ()
    PENDING_DREAM = ()
    EMPTY_MARKET = ()
