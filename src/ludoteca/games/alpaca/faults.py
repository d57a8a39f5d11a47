"""ALPACA: what can be wrong with options, editions and positions; ``errors.<language>.ftl`` says it."""

from ludoteca.core.texts.sentences import Code, GameCodes


class AlpacaFault(GameCodes):
    """What this game refuses, with its facts."""

    # Options
    QUICK_SEATS = Code("seats")
    MARKET_NOT_LIST = Code("value")
    MARKET_CARD = Code("card")
    MARKET_TWICE = Code()
    MARKET_COLOUR = Code("colour", "count", "right")

    # Editions
    ABILITY_OF_RULES = Code("ability")
    BROWN_OR_WHITE = Code("value")
    COLOUR_KINDS = Code("colour", "count", "right")
    NOBLES_ALIKE = Code("noble", "value")
    RISING_VALUES = Code("value", "card", "other")
    EXAMPLE_A = Code("coins")
    EXAMPLE_B_PRICE = Code("value")
    EXAMPLE_B_PAID = Code("paid")
    EXAMPLE_D_LIDIA = Code("values")
    EXAMPLE_D_ALESSANDRO = Code("values")

    # Positions
    NO_SUCH_CHOICE = Code("choices")
    OTHER_CHOICE = Code()
    PLAYED_ELSEWHERE = Code("seat")
    EMPTY_FENCE = Code()
    FENCE_CARD = Code()
    TWINS_ALONE = Code()
    NAME_TWICE = Code("card")
    FENCES_FOR_SALE = Code()
    PENDING_PAY = Code()
    PENDING_SNOB = Code()
    PENDING_GIVE = Code()
    PENDING_SWAP = Code()
    PENDING_JOIN = Code()
    PENDING_VIKING = Code()
    PENDING_DREAM = Code()
    EMPTY_MARKET = Code()
