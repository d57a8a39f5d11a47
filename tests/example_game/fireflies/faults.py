"""FIREFLIES: what can be wrong with editions and positions; ``errors.<language>.ftl`` says it."""

from ludoteca.core.sentences import GameCode


class FirefliesFault(GameCode):
    """What this game refuses, with its facts."""

    TOO_FEW = "fewest"
    TWO_OF_A_KIND = ()
    TURN_AND_CARDS = ()
