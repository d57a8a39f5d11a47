"""Faults: what the command line refuses.  ``errors.<language>.ftl`` has the sentences."""

from ludoteca.core.texts.sentences import Code, Codes


class CliFault(Codes):
    """What can be wrong with a command, with its facts."""

    # Arguments
    COMMAND_MISSING = Code("example", "program")
    NO_SUCH_COMMAND = Code("command")
    ARGUMENTS_MISSING = Code("arguments")
    UNKNOWN_ARGUMENTS = Code("arguments")
    WRONG_CHOICE = Code("argument", "value", "choices")
    NEEDS_ONE_VALUE = Code("argument")
    NEEDS_VALUES = Code("argument")
    NEEDS_COUNT = Code("argument", "count")
    TAKES_NO_VALUE = Code("argument", "value")
    WRONG_NUMBER = Code("argument", "value")
    AMBIGUOUS_OPTION = Code("option", "matches")
    WRONG_ARGUMENTS = Code("detail")
    AT_LEAST = Code("argument", "least", "value")
    MORE_THAN_0 = Code("argument", "value")
    WRONG_PORT = Code("value")
    WRONG_SECONDS = Code("value")
    EMPTY_OPTION = Code("option")
    NOT_BOTH = Code("option", "other")
    ONLY_WITH = Code("option", "other")

    # Environment variables
    VARIABLE = Code("name", "value")
    VARIABLE_NOT_FLAG = Code()
    UNKNOWN_VARIABLE = Code("name")

    # Playing and reading
    SEAT_NAME_MISSING = Code("seats")
    SAME_NAMES = Code("seats")
    NOTHING_TO_RESUME = Code()
    RESUMES_OTHER_GAME = Code("file", "found", "game")
    TOO_FEW_MOVES = Code("value", "moves")
    NO_SUCH_PARAGRAPH = Code("paragraph", "paragraphs")
    NAME_THE_GAME = Code("games")
    NO_SUCH_FOLDER = Code("option", "folder")

    # Serving
    WRONG_REDIS = Code("value")
    WRONG_ORIGIN = Code("value")
    WRONG_HOST = Code("value")
    WRONG_CONTACT = Code("value")
    NO_PAGES = Code("folder")
    PORT_TAKEN = Code("port", "other")
    PORT_FORBIDDEN = Code("port")
    ADDRESS_ELSEWHERE = Code("host")
    CANNOT_LISTEN = Code("host", "port")
    DATABASE_UNUSABLE = Code("detail")
