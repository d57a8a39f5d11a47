"""MASTER ELF: what can be wrong with options, editions and positions; ``errors.<language>.ftl`` says it."""

from ludoteca.core.sentences import GameCode


class ElfFault(GameCode):
    """What this game refuses, with its facts."""

    # Options
    AGES = "seats", "value"
    AGE_NUMBER = "value"

    # Editions
    WRONG_COUNT = "right", "count"
    CITY_FIRST = ()
    TYPES_MISSING = "types"
    TOO_MANY_TYPES = "most", "count"
    CRYSTAL = ()
    NO_PLAIN_COLOUR = ()
    GIFT_INGREDIENTS = ()
    GIFT_TYPES = ()
    PAIR = "type", "count"
    NO_BORDER = "area", "other"
    NO_NEIGHBOUR = ()
    UNREACHABLE = ()
    INGREDIENT_CARDS = "right", "count"
    TOO_MANY_CHOICES = "count", "most"
    GIFTS_OF_TYPE = "count", "most"
    GIFT_MISSING = "gift"
    RAINBOW_WILD = ()
    THREE_RAINBOW = ()

    # Positions
    SEAT_ONCE = ()
    SPECIAL_STEP = ()
    LOOKED_BEFORE = "seat"
    LOOKING_STEP = ()
    LOOKING_PILE = ()
    CHOOSE_STEP = ()
    ORDER = ()
    BONUS_COUNT = "seats", "count"
