"""Master Elf: what can be wrong with options, editions and positions; ``errors.<language>.ftl`` says it."""

from ludoteca.core.texts.sentences import Code, GameCodes


class MasterElfFault(GameCodes):
    """What this game refuses, with its facts."""

    # Options
    AGES = Code("seats", "value")
    AGE_NUMBER = Code("value")

    # Editions
    WRONG_COUNT = Code("right", "count")
    CITY_FIRST = Code()
    TYPES_MISSING = Code("types")
    TOO_MANY_TYPES = Code("most", "count")
    CRYSTAL = Code()
    NO_PLAIN_COLOUR = Code()
    GIFT_INGREDIENTS = Code()
    GIFT_TYPES = Code()
    PAIR = Code("type", "count")
    NO_BORDER = Code("area", "other")
    NO_NEIGHBOUR = Code()
    UNREACHABLE = Code()
    INGREDIENT_CARDS = Code("right", "count")
    TOO_MANY_CHOICES = Code("count", "most")
    GIFTS_OF_TYPE = Code("count", "most")
    GIFT_MISSING = Code("gift")
    RAINBOW_WILD = Code()
    THREE_RAINBOW = Code()

    # Positions
    SEAT_ONCE = Code()
    SPECIAL_STEP = Code()
    LOOKED_BEFORE = Code("seat")
    LOOKING_STEP = Code()
    LOOKING_PILE = Code()
    CHOOSE_STEP = Code()
    ORDER = Code()
    BONUS_COUNT = Code("seats", "count")
