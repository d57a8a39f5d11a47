"""Faults: what studies refuse.  ``errors.<language>.ftl`` has the sentences."""

from ludoteca.core.texts.sentences import Code, Codes


class StudyFault(Codes):
    """What can be wrong with a study or an arena, with its facts."""

    WRONG_MATCHES = Code("value")
    WRONG_WORKERS = Code("value")
    NO_BOTS = Code()
    ONE_BOT = Code()
    BOT_NOT_SENT = Code("bot")
    TOO_FEW_BOTS = Code("bots", "seats")
    TOO_MANY_BOTS = Code("bots", "seats")
    OTHER_BOTS = Code("file")
    OTHER_RULES = Code("file")
    OTHER_SEED = Code("file", "found", "wanted")
    NOT_A_RESULT = Code("file", "line")
    OTHER_STUDY = Code("folder", "key", "found", "wanted")
    NOTHING_PLAYED = Code()
    ONE_EDITION = Code()
    RULES_DIFFER = Code("match", "game")
    KEEP_GAMES = Code("option")
    NO_CLUSTER = Code("address")
