"""Faults: everything that the server refuses.  ``errors.<language>.ftl`` has the sentences.

A code of ``Why`` has the status for HTTP and the reason for programs, then its facts.  Several codes share a
reason: programs that know only the reason keep working when a sentence is added.  The fact ``seat`` is the
number of a seat, as people count; the fact ``player`` is a seat such as ``p2`` whose player's name pages say.
"""

from ludoteca.core.sentences import Code

BAD, NOT_SIGNED_IN, FORBIDDEN, MISSING, NOT_ALLOWED = 400, 401, 403, 404, 405
CONFLICT, LARGE, LONG, UNUSABLE, TOO_OFTEN, BROKEN, AWAY = 409, 413, 414, 422, 429, 500, 503


def seat_number(seat: str) -> str:
    """The number of a seat: 2 for ``p2``."""
    return seat.removeprefix("p")


class Why(Code):
    """Why a request is refused."""

    status: int
    reason: str

    def __new__(cls, status: int, reason: str, *facts: str) -> "Why":
        code = object.__new__(cls)
        code._value_ = len(cls.__members__)
        code.status, code.reason, code.facts = status, reason, facts
        return code

    # Requests
    NO_SUCH_PATH = MISSING, "not-found"
    PATH_TOO_LONG = LONG, "too-long"
    METHOD_NOT_ALLOWED = NOT_ALLOWED, "not-allowed"
    BODY_TOO_LARGE = LARGE, "too-large"
    NOT_UNDERSTOOD = BAD, "not-understood", "detail"
    WRONG_FIELD = BAD, "not-understood", "field", "detail"
    TOO_NESTED = BAD, "not-understood"
    UNKNOWN_HOST = BAD, "host"
    OTHER_PAGE = FORBIDDEN, "origin"
    SIGN_IN = NOT_SIGNED_IN, "who-are-you"
    FOR_OPERATOR = FORBIDDEN, "not-yours"
    FAILED = BROKEN, "failed"
    DATABASE_AWAY = AWAY, "database"
    DATABASE_FAULT = AWAY, "database", "detail"

    # Limits
    BUSY = AWAY, "busy"
    TABLE_BUSY = AWAY, "busy"
    TOO_MANY = TOO_OFTEN, "too-many", "what"
    TOO_MANY_AT_ONCE = TOO_OFTEN, "too-many", "what", "most"
    TOO_MANY_MESSAGES = TOO_OFTEN, "too-many"
    TOO_MANY_UNFINISHED = TOO_OFTEN, "too-many", "most"

    # Sockets
    HELLO_EXPECTED = UNUSABLE, "not-understood"
    HELLO_TWICE = CONFLICT, "not-now"
    UNKNOWN_MESSAGE = UNUSABLE, "not-understood", "detail"
    BAD_TOKEN = FORBIDDEN, "token"
    TOKEN_REVOKED = FORBIDDEN, "not-yours"
    CHAT_WITHOUT_NAME = FORBIDDEN, "not-yours"
    TOO_SLOW = CONFLICT, "too-slow"

    # Names and accounts
    NAME_EMPTY = UNUSABLE, "bad-name"
    NAME_SPACES = UNUSABLE, "bad-name"
    NAME_INVISIBLE = UNUSABLE, "bad-name", "character"
    NAME_ACCENTS = UNUSABLE, "bad-name"
    NAME_CHARACTER = UNUSABLE, "bad-name", "character"
    NAME_SCRIPTS = UNUSABLE, "bad-name"
    NAME_DELETED = UNUSABLE, "bad-name", "name"
    NAME_LIKE_ID = UNUSABLE, "bad-name"
    NAME_TOO_LONG = UNUSABLE, "name-too-long"
    NAME_TAKEN = CONFLICT, "name-taken", "name"
    NAME_FIXED = CONFLICT, "name-fixed"
    REGISTERED = CONFLICT, "registered", "name"
    GUEST_PASSWORD = CONFLICT, "not-registered"
    GUEST_RECOVERY = CONFLICT, "not-registered", "name"
    WRONG_SIGN_IN = NOT_SIGNED_IN, "not-known"
    WRONG_RECOVERY = NOT_SIGNED_IN, "not-known"
    WRONG_PASSWORD = FORBIDDEN, "wrong-passphrase"
    ACCOUNT_DELETED = NOT_SIGNED_IN, "who-are-you"
    BANNED = FORBIDDEN, "banned"
    NO_SUCH_PERSON = MISSING, "not-found", "person"
    TWO_PEOPLE = CONFLICT, "ambiguous", "subject", "people"
    NO_SUCH_REPORT = MISSING, "not-found", "report"

    # Games, editions and records
    UNKNOWN_GAME = MISSING, "not-found", "game"
    UNUSABLE_OPTIONS = UNUSABLE, "bad-option"
    CONTROL_CHARACTER = UNUSABLE, "bad-edition", "text"
    BOTS_NOT_READY = AWAY, "not-ready"
    NOT_COMPILED = CONFLICT, "not-compiled"
    OLD_TABLE = CONFLICT, "other-rules"
    OLD_FIGURES = CONFLICT, "other-rules", "game", "version", "figures", "own"
    OLD_ANALYSIS = CONFLICT, "other-rules", "version"
    RECORD_LATER = CONFLICT, "not-now"
    NEVER_RATED = UNUSABLE, "never-rated"

    # Sitting down and leaving
    NO_SUCH_TABLE = MISSING, "not-found", "table"
    TABLE_DELETED = MISSING, "not-found", "table"
    TABLE_FULL = CONFLICT, "not-now"
    SEAT_TAKEN = CONFLICT, "not-now", "seat", "free"
    ONE_SEAT = CONFLICT, "one-seat"
    KICKED = FORBIDDEN, "kicked"
    ONLY_OWNER_STARTS = FORBIDDEN, "not-yours"
    ALREADY_STARTED = CONFLICT, "not-now"
    CANNOT_START = CONFLICT, "not-now"
    NOT_YOUR_SEAT = FORBIDDEN, "not-yours", "seat"
    UNKNOWN_SEAT = FORBIDDEN, "not-yours", "seat"
    NOTHING_TO_LEAVE = CONFLICT, "not-now"
    RATED_STAND_IN = CONFLICT, "not-now", "level"
    NO_STAND_IN = CONFLICT, "not-now"
    TIME_IS_UP = CONFLICT, "not-now"
    ONLY_PLAYERS_STAND_IN = FORBIDDEN, "not-yours"
    ONLY_PLAYERS_FREE = FORBIDDEN, "not-yours"
    NOBODY_PLAYS = CONFLICT, "not-now", "seat"
    CLOCK_DECIDES = CONFLICT, "not-now", "name"
    NOT_WAITED_FOR = CONFLICT, "not-now", "player"
    IS_HERE = CONFLICT, "not-now", "name"
    TOO_EARLY = CONFLICT, "too-early", "name", "seconds"
    BOT_SITS_THERE = CONFLICT, "not-now"

    # Playing
    CANNOT_MOVE = CONFLICT, "not-now", "state"
    STALE = CONFLICT, "stale"
    NOT_YOUR_TURN = CONFLICT, "not-your-turn", "player"
    PERSON_PLAYS = CONFLICT, "not-now"
    BOT_PLAYS = CONFLICT, "not-now"
    OTHERS_VIEW = FORBIDDEN, "not-yours", "player"
    NO_UNDO = CONFLICT, "not-now"
    TOO_MANY_UNDOS = CONFLICT, "log-full"
    LOG_FULL = CONFLICT, "log-full"
    NOBODY_ASKS = CONFLICT, "not-now"
    ALREADY_ANSWERED = CONFLICT, "not-now"
    NOT_AGREED = CONFLICT, "not-now"
    NO_LATE_SEAT = CONFLICT, "not-now"
    HINT_OTHER_TURN = CONFLICT, "not-now"
    NO_HINTS = CONFLICT, "not-now"
    GAME_GOES_ON = CONFLICT, "not-now"
    GAME_IS_OVER = CONFLICT, "not-now"
    TABLE_CLOSED = CONFLICT, "not-now"
    ONE_AT_A_TIME = CONFLICT, "one-at-a-time"
    CANCELLED = CONFLICT, "cancelled"
    ALREADY_DONE = CONFLICT, "already"

    # Chat, moderation and agreements
    MUTED_EVERYWHERE = FORBIDDEN, "muted"
    MUTED_HERE = FORBIDDEN, "muted"
    CHAT_OFF = FORBIDDEN, "chat-off"
    CHAT_FOR_PLAYERS = FORBIDDEN, "chat-off"
    CHAT_FULL = CONFLICT, "chat-full"
    CHAT_FULL_FOR_SPECTATORS = CONFLICT, "chat-full"
    ONLY_OWNER = FORBIDDEN, "not-yours"
    NOT_YOURSELF = CONFLICT, "not-now"
    PLAYER_STAYS = CONFLICT, "not-now", "name"
    TOO_MANY_REMOVED = CONFLICT, "not-now"
    ONLY_OWNER_CLOSES = FORBIDDEN, "not-yours"
    ONLY_PLAYERS_CLOSE = FORBIDDEN, "not-yours"
    ONLY_PLAYERS_REMATCH = FORBIDDEN, "not-yours"
    TOO_MANY_ANSWERS = CONFLICT, "not-now"
    ONLY_TABLE_REPORTS = FORBIDDEN, "not-yours"
    LINE_OR_SEAT = UNUSABLE, "not-understood"
    NO_SUCH_LINE = MISSING, "not-found", "number"
    NOBODY_AT = MISSING, "not-found", "seat"


class Advice(Code):
    """What else a refusal can say, after its first sentence."""

    RETRY_IN = "seconds"
    SHARED_ADDRESS = ()
    LIST_PEOPLE = ()
    RATED_EDITION = ()
    RATED_HINTS = ()
    RATED_UNDO = ()
    RATED_ONE_PERSON = ()
    RATED_FEW_PEOPLE = ()


class SettingFault(Code):
    """What can be wrong with the settings or the database of a server."""

    WRONG_DATABASE = "address"
    NO_SUCH_DATABASE = "file"
    DATABASE_CLOSED = "detail"
    NEWER_DATABASE = "detail"
    BACKUP_POSTGRESQL = ()
    BACKUP_EXISTS = "file"
    BACKUP_FAILED = "file", "detail"
    NO_SUCH_LIMIT = "limit"
    WRONG_LIMIT = "limit", "value"
    WRONG_PROXY = "value"
