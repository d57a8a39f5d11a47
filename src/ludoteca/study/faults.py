"""Faults: what studies refuse.  ``errors.<language>.ftl`` has the sentences."""

from ludoteca.core.sentences import Code, Codes


class StudyFault(Codes):
    """What can be wrong with a study or an arena, with its facts."""

    NO_GAMES = Code("games")
    TOO_FEW_BOTS = Code("bots", "seats")
    TOO_MANY_BOTS = Code("bots", "seats")
    OTHER_BOTS = Code("file")
    OTHER_RULES = Code("file")
    OTHER_STUDY = Code("folder", "key", "found", "wanted")
    WORKER_DIED = Code()
    NO_CLUSTER = Code("address")
