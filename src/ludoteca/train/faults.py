"""Faults: what trainings refuse.  ``errors.<language>.ftl`` has the sentences."""

from ludoteca.core.texts.sentences import Code, Codes


class TrainFault(Codes):
    """What can be wrong with a training, with its facts."""

    OTHER_CHECKPOINT = Code("folder", "game")
    NO_TEACHER = Code("bot")
    GAMES_KEPT = Code("folder")
