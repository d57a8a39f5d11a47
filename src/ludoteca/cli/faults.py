"""Faults: what the command line refuses.  ``errors.<language>.ftl`` has the sentences."""

from ludoteca.core.sentences import Code


class CliFault(Code):
    """What can be wrong with a command, with its facts."""

    # Arguments
    ARGUMENTS_MISSING = "arguments"
    UNKNOWN_ARGUMENTS = "arguments"
    WRONG_CHOICE = "argument", "value", "choices"
    NEEDS_ONE_VALUE = "argument"
    NEEDS_VALUES = "argument"
    NEEDS_COUNT = "argument", "count"
    TAKES_NO_VALUE = "argument", "value"
    WRONG_NUMBER = "argument", "value"
    AMBIGUOUS_OPTION = "option", "matches"
    WRONG_ARGUMENTS = "detail"
    AT_LEAST = "argument", "least", "value"
    WRONG_PORT = "value"
    WRONG_SECONDS = "value"
    EMPTY_OPTION = "option"

    # Environment variables
    VARIABLE = "name", "value"
    VARIABLE_NOT_FLAG = ()
    UNKNOWN_VARIABLE = "name"

    # Playing and reading
    SEAT_NAME_MISSING = "seats"
    SAME_NAMES = "seats"
    NOTHING_TO_RESUME = ()
    NO_SUCH_PARAGRAPH = "paragraph"
    NAME_THE_GAME = "games"
    COMPARE_OR_EDITION = ()
    NO_SUCH_FOLDER = "option", "folder"

    # Serving
    WRONG_REDIS = "value"
    WRONG_ORIGIN = "value"
    WRONG_HOST = "value"
    NO_PAGES = "folder"
    PORT_TAKEN = "port", "other"
    PORT_FORBIDDEN = "port"
    ADDRESS_ELSEWHERE = "host"
    CANNOT_LISTEN = "host", "port"
    DATABASE_UNUSABLE = "detail"
