"""Faults: everything that the core refuses.  ``errors.<language>.ftl`` has the sentences."""

from collections.abc import Sequence
from difflib import get_close_matches
from errno import ENOSPC

from ludoteca.core.sentences import Code, Sentence


class Fault(Code):
    """What can be wrong with games, moves, options, positions, records and editions, with its facts."""

    # Advice after another sentence
    DID_YOU_MEAN = "word"
    KNOWN_WORDS = "words"

    # Games, rules and packages
    NO_SUCH_GAME = "game"
    NO_SUCH_LANGUAGE = "language", "languages"
    NO_SUCH_BOT = "bot"
    NO_SUCH_LEVEL = "level"
    NO_SUCH_RULES = "game", "version", "known"
    OLD_RULES = "game", "version"
    OLD_RULES_MAPPING = ()
    OLD_RULES_LUCK = ()
    OLD_RULES_REFUSE = "detail"
    MISSING_EXTRA = "what", "extra"

    # Options of a match
    WRONG_SEATS = "game", "least", "most", "seats"
    NO_SUCH_OPTION = "game", "option"
    OPTION_NOT_FLAG = "option", "value"
    WRONG_FIRST = "value", "seats"
    WRONG_SEED = "value"
    NO_SUCH_SEAT = "seat", "seats"

    # Moves
    NOT_A_MOVE = "move"
    MOVE_NOT_TEXT = "example"
    MOVE_EMPTY = "words"
    NO_SUCH_VERB = "word"
    WORD_UNFIT = "word", "pattern"
    WRITE_MOVE_AS = "patterns"
    ILLEGAL_MOVE = "move"
    LEGAL_NOW = "moves"
    MATCH_OVER = ()
    NOTHING_TO_UNDO = ()
    CANNOT_UNDO = "move"

    # Positions: where, then what
    POSITION = ()
    POSITION_AT = "where"
    NOT_AN_OBJECT = "keys", "value"
    UNKNOWN_KEY = "key"
    OTHER_GAME = "found", "game"
    NOT_A_LIST = "value"
    TOO_MANY_ENTRIES = "count", "most"
    NOT_A_WHOLE_NUMBER = "least", "most", "value"
    NOT_A_NUMBER = "value"
    NOT_A_FLAG = "value"
    UNKNOWN_WORD = "value"
    NOT_ONE_OF = "words", "value"
    PLAYERS_AND_SEATS = "count", "seats"
    SEATS_OF_POSITION = "most", "seats"
    NO_LEGAL_MOVE = ()
    TOO_MANY_COPIES = "count", "name", "most"
    THERE_TWICE = "name"
    NOTHING_ASKED = ()
    MISSING = ()
    ONE_NUMBER_EACH = "seats"

    # Records: where, then what
    RECORD_LINE = "line"
    RECORD_NOT_TEXT = "kind"
    RECORD_CHANGED = "check", "right"
    TAGS_FIRST = ()
    TAG_TWICE = "tag"
    TAG_NOT_JSON = "tag", "value"
    TAG_MISSING = "tag"
    TAG_KIND = "tag", "kind", "value"
    PLAYERS_TAG = "seats"
    CUT_OFF = ()
    OTHER_FIGURES = "edition", "digest", "own", "own_digest"
    OTHER_SEATS = "seats"
    DEAL_FIRST = ()
    OTHER_RESULT = "result", "written"
    TURN_FORM = "line"
    TURN_MISSING = "expected", "found"
    MOVE_FORM = "text"
    OTHER_TURN = "move", "seat", "turn"
    MOVE_AFTER_END = "move", "seat"
    NEW_TURN = "move"
    DRAWS_LEFT = "draws"
    DRAW_MISSING = "possible"
    DRAW_IMPOSSIBLE = "draw", "possible"

    # Files
    NO_SUCH_FILE = ()
    FILE_FORBIDDEN = ()
    FILE_IS_FOLDER = ()
    FILE_NOT_TEXT = ()
    DISK_FULL = ()
    FILE_UNREADABLE = "detail"

    # Editions: where, then what
    IN_FILE = "file"
    IN_FILE_AT = "file", "key"
    NOT_TOML = "line", "column", "detail"
    TOML_TOO_LONG = "count", "most"
    TOML_LONG_KEY = "line", "most"
    TOML_DEEP = "line", "most"
    TOML_ENDLESS = "line"
    NUMBER_OF_RULES = "value"
    NAME_MISSING = ()
    EDITION_HEAD = ()
    EDITION_NAME = ()
    NOT_A_TABLE = "example", "value"
    WRONG_KIND = "kind", "example", "value"
    NOT_BETWEEN = "value", "least", "most"
    MUST_BE = "right", "value"
    BOX_HOLDS = "right", "count"
    UNKNOWN_REFERENCE = "word", "words"
    IS_PRINTED = "right"


def suggestion(word: str, known: Sequence[str]) -> Sentence:
    """What was probably meant, or what is known."""
    close = get_close_matches(word, known, n=1)
    return Fault.DID_YOU_MEAN(word=close[0]) if close else Fault.KNOWN_WORDS(words=known)


def file_fault(error: OSError | ValueError) -> Sentence:
    """Why a file cannot be read or written."""
    if isinstance(error, UnicodeError):
        return Fault.FILE_NOT_TEXT()
    kinds: dict[type[Exception], Fault] = {
        FileNotFoundError: Fault.NO_SUCH_FILE,
        PermissionError: Fault.FILE_FORBIDDEN,
        IsADirectoryError: Fault.FILE_IS_FOLDER,
    }
    if type(error) in kinds:
        return kinds[type(error)]()
    if isinstance(error, OSError) and error.errno == ENOSPC:
        return Fault.DISK_FULL()
    return Fault.FILE_UNREADABLE(detail=str(error))
