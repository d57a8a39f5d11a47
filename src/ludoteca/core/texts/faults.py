"""Faults: everything that the core refuses.  ``errors.<language>.ftl`` has the sentences."""

from collections.abc import Sequence
from errno import ENOSPC

from ludoteca.core.texts.sentences import Code, Codes, Sentence


class Fault(Codes):
    """What can be wrong with games, moves, options, positions, records and editions, with its facts."""

    # Advice after another sentence
    DID_YOU_MEAN = Code("word")
    KNOWN_WORDS = Code("words")

    # Games, rules and packages
    NO_SUCH_GAME = Code("game")
    NO_SUCH_LANGUAGE = Code("language", "languages")
    NO_SUCH_TEXT = Code("text")
    NO_SUCH_NAME = Code("kind", "word")
    NO_SUCH_EVENT = Code("event")
    NOT_AN_EVENT = Code("value")
    NO_SUCH_RULES = Code("game", "version", "known")
    OLD_RULES = Code("game", "version")
    OLD_RULES_MAPPING = Code()
    OLD_RULES_LUCK = Code()
    OLD_RULES_REFUSE = Code("detail")
    MISSING_EXTRA = Code("what", "extra")

    # Options of a match
    WRONG_SEATS = Code("game", "least", "most", "seats")
    NO_SUCH_OPTION = Code("game", "option")
    OPTION_NOT_FLAG = Code("option", "value")
    WRONG_FIRST = Code("value", "seats")
    WRONG_SEED = Code("value")
    WRONG_STREAM = Code("value")
    NO_SUCH_SEAT = Code("seat", "seats")
    NOT_SEATS = Code("value", "seats")
    WRONG_SEAT_NUMBER = Code("last", "value")
    NOT_A_STATE = Code("game")
    NOT_A_PACKED_STATE = Code("game", "seats")
    WRONG_PLAYERS = Code("seats", "value")
    OTHER_KNOWLEDGE = Code("game", "edition", "asked", "other")
    NOT_OPTIONS = Code("value")
    NOT_TEXTS = Code("value")

    # Moves
    NOT_A_MOVE = Code("move")
    MOVE_NOT_TEXT = Code("example")
    MOVE_EMPTY = Code("words")
    NO_SUCH_VERB = Code("word")
    WORD_UNFIT = Code("word", "pattern")
    WRITE_MOVE_AS = Code("patterns")
    ILLEGAL_MOVE = Code("move")
    ACTION_NOT_NUMBER = Code()
    ILLEGAL_ACTION = Code("action")
    LEGAL_NOW = Code("moves")
    MATCH_OVER = Code()
    NO_HISTORY = Code()
    NOT_LUCK = Code("value")
    NOTHING_TO_UNDO = Code()
    CANNOT_UNDO = Code("move", "why")

    # Positions: where, then what
    POSITION = Code()
    POSITION_AT = Code("where")
    NOT_AN_OBJECT = Code("keys", "value")
    UNKNOWN_KEY = Code("key")
    OTHER_GAME = Code("found", "game")
    NOT_A_LIST = Code("value")
    TOO_MANY_ENTRIES = Code("count", "most")
    NOT_A_WHOLE_NUMBER = Code("least", "most", "value")
    NOT_A_NUMBER = Code("value")
    NOT_A_FLAG = Code("value")
    UNKNOWN_WORD = Code("value")
    NOT_ONE_OF = Code("words", "value")
    PLAYERS_AND_SEATS = Code("count", "seats")
    NO_LEGAL_MOVE = Code()
    TOO_MANY_COPIES = Code("count", "name", "most")
    THERE_TWICE = Code("name")
    NOTHING_ASKED = Code()
    MISSING = Code()
    ONE_NUMBER_EACH = Code("seats")

    # Records: where, then what
    RECORD_LINE = Code("line")
    RECORD_IS_PATH = Code()
    RECORD_NOT_TEXT = Code("kind")
    NEWER_FORMAT = Code("format", "known")
    RECORD_CHANGED = Code("check", "right")
    TAGS_FIRST = Code()
    TAG_TWICE = Code("tag")
    TAG_NOT_JSON = Code("tag", "value")
    TAG_MISSING = Code("tag")
    TAG_KIND = Code("tag", "kind", "value")
    PLAYERS_TAG = Code("seats")
    CUT_OFF = Code()
    OTHER_FIGURES = Code("edition", "digest", "own", "own_digest")
    OTHER_SEATS = Code("seats")
    DEAL_FIRST = Code()
    OTHER_RESULT = Code("result", "written")
    TURN_FORM = Code("line")
    TURN_MISSING = Code("expected", "found")
    MOVE_FORM = Code("text")
    OTHER_TURN = Code("move", "seat", "turn")
    MOVE_AFTER_END = Code("move", "seat")
    NEW_TURN = Code("move")
    DRAWS_LEFT = Code("draws")
    DRAW_MISSING = Code("possible")
    DRAW_IMPOSSIBLE = Code("draw", "possible")
    WRONG_PICK = Code("value", "possible")
    NO_SUCH_DOMAIN = Code("domain", "size")

    # Files
    NO_SUCH_FILE = Code()
    FILE_FORBIDDEN = Code()
    FILE_IS_FOLDER = Code()
    FILE_NOT_TEXT = Code()
    DISK_FULL = Code()
    FILE_UNREADABLE = Code("detail")

    # Editions: where, then what
    NOT_AN_EDITION = Code("value")
    IN_FILE = Code("file")
    IN_FILE_AT = Code("file", "key")
    NOT_TOML = Code("line", "column", "detail")
    TOML_TOO_LONG = Code("count", "most")
    TOML_LONG_KEY = Code("line", "most")
    TOML_DEEP = Code("line", "most")
    TOML_ENDLESS = Code("line")
    TOML_LONG_NUMBER = Code("line", "most")
    NUMBER_OF_RULES = Code("value")
    NAME_MISSING = Code()
    EDITION_HEAD = Code()
    EDITION_NAME = Code()
    NOT_A_TABLE = Code("example", "value")
    WRONG_KIND = Code("kind", "example", "value")
    NOT_BETWEEN = Code("value", "least", "most")
    MUST_BE = Code("right", "value")
    BOX_HOLDS = Code("right", "count")
    UNKNOWN_REFERENCE = Code("word", "words")
    IS_PRINTED = Code("right")


def suggestion(word: object, known: Sequence[str]) -> Sentence:
    """Return the known word that is most like what was given; if none is like it, all known words."""
    from difflib import get_close_matches  # slow to import, and seldom needed

    close = get_close_matches(str(word), known, n=1)
    return Fault.DID_YOU_MEAN(word=close[0]) if close else Fault.KNOWN_WORDS(words=known)


def file_fault(error: OSError | ValueError) -> Sentence:
    """Return why a file cannot be read or written."""
    if isinstance(error, UnicodeError):
        return Fault.FILE_NOT_TEXT()
    kinds: dict[type[Exception], Code] = {
        FileNotFoundError: Fault.NO_SUCH_FILE,
        PermissionError: Fault.FILE_FORBIDDEN,
        IsADirectoryError: Fault.FILE_IS_FOLDER,
    }
    if type(error) in kinds:
        return kinds[type(error)]()
    if isinstance(error, OSError) and error.errno == ENOSPC:
        return Fault.DISK_FULL()
    return Fault.FILE_UNREADABLE(detail=str(error))
