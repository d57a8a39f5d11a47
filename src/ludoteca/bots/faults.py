"""Faults: what bots and their networks refuse.  ``errors.<language>.ftl`` has the sentences."""

from ludoteca.core.texts.sentences import Code, Codes


class BotFault(Codes):
    """What can be wrong with a bot, a level, a budget or a network, with its facts."""

    NO_SUCH_BOT = Code("bot")
    NO_SUCH_LEVEL = Code("level")
    NO_CHAMPION = Code("game")
    CHAMPION_FIGURES = Code("game")
    CHAMPION_SEATS = Code("game", "offered", "seats")
    NO_NETWORK = Code("game")
    NETWORK_UNREADABLE = Code("file")
    OTHER_NETWORK = Code("file", "game")
    WORKER_DIED = Code()
    WRONG_BUDGET_SECONDS = Code("value")
    WRONG_BUDGET_ITERATIONS = Code("value")
    WRONG_BUDGET_THREADS = Code("value")
    WRONG_TEMPERATURE = Code("value")
    WRONG_HEURISTIC_SHARE = Code("value")
    NOT_A_MAKER = Code("value")
    NOT_A_BOT = Code("maker", "value")
