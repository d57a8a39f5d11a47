"""FIREFLIES: what can be wrong with editions and positions; ``errors.<language>.ftl`` says it."""

from ludoteca.core.texts.sentences import Code, GameCodes


class FirefliesFault(GameCodes):
    """What this game refuses, with its facts."""

    TOO_FEW = Code("fewest")
    TWO_OF_A_KIND = Code()
    TURN_AND_CARDS = Code()
