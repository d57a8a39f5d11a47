"""Faults: what studies refuse.  ``errors.<language>.ftl`` has the sentences."""

from ludoteca.core.sentences import Code


class StudyFault(Code):
    """What can be wrong with a study or an arena, with its facts."""

    NO_GAMES = "games"
    TOO_FEW_BOTS = "bots", "seats"
    TOO_MANY_BOTS = "bots", "seats"
    OTHER_BOTS = "file"
    OTHER_STUDY = "folder", "key", "found", "wanted"
    WORKER_DIED = ()
    NO_CLUSTER = "address"
