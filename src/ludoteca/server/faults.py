"""Faults: everything that the server refuses.  ``errors.<language>.ftl`` has the sentences.

A code of ``Why`` has the status for HTTP and the reason for programs, then its facts.  Several codes share a
reason: programs that know only the reason keep working when a sentence is added.  The fact ``seat`` is the
number of a seat, as people count; the fact ``player`` is a seat such as ``p2`` whose player's name pages say.
"""

from ludoteca.core.sentences import Code, Codes

BAD, NOT_SIGNED_IN, FORBIDDEN, MISSING, NOT_ALLOWED = 400, 401, 403, 404, 405
CONFLICT, LARGE, LONG, UNUSABLE, TOO_OFTEN, BROKEN, AWAY = 409, 413, 414, 422, 429, 500, 503


def seat_number(seat: str) -> str:
    """The number of a seat: 2 for ``p2``."""
    return seat.removeprefix("p")


class RefusalCode(Code):
    """A code with the status for HTTP and the reason for programs."""

    __slots__ = ("reason", "status")

    def __init__(self, status: int, reason: str, *facts: str) -> None:
        super().__init__(*facts)
        self.status = status
        self.reason = reason


class Why(Codes):
    """Why a request is refused."""

    # Requests
    NO_SUCH_PATH = RefusalCode(MISSING, "not-found")
    PATH_TOO_LONG = RefusalCode(LONG, "too-long")
    METHOD_NOT_ALLOWED = RefusalCode(NOT_ALLOWED, "not-allowed")
    BODY_TOO_LARGE = RefusalCode(LARGE, "too-large")
    NOT_UNDERSTOOD = RefusalCode(BAD, "not-understood", "detail")
    WRONG_FIELD = RefusalCode(BAD, "not-understood", "field", "detail")
    TOO_NESTED = RefusalCode(BAD, "not-understood")
    UNKNOWN_HOST = RefusalCode(BAD, "host")
    OTHER_PAGE = RefusalCode(FORBIDDEN, "origin")
    SIGN_IN = RefusalCode(NOT_SIGNED_IN, "who-are-you")
    FOR_OPERATOR = RefusalCode(FORBIDDEN, "not-yours")
    FAILED = RefusalCode(BROKEN, "failed")
    DATABASE_AWAY = RefusalCode(AWAY, "database")
    DATABASE_FAULT = RefusalCode(AWAY, "database", "detail")

    # Limits
    BUSY = RefusalCode(AWAY, "busy")
    TABLE_BUSY = RefusalCode(AWAY, "busy")
    TOO_MANY = RefusalCode(TOO_OFTEN, "too-many", "what")
    TOO_MANY_AT_ONCE = RefusalCode(TOO_OFTEN, "too-many", "what", "most")
    TOO_MANY_MESSAGES = RefusalCode(TOO_OFTEN, "too-many")
    TOO_MANY_UNFINISHED = RefusalCode(TOO_OFTEN, "too-many", "most")

    # Sockets
    HELLO_EXPECTED = RefusalCode(UNUSABLE, "not-understood")
    HELLO_TWICE = RefusalCode(CONFLICT, "not-now")
    UNKNOWN_MESSAGE = RefusalCode(UNUSABLE, "not-understood", "detail")
    BAD_TOKEN = RefusalCode(FORBIDDEN, "token")
    TOKEN_REVOKED = RefusalCode(FORBIDDEN, "not-yours")
    CHAT_WITHOUT_NAME = RefusalCode(FORBIDDEN, "not-yours")
    TOO_SLOW = RefusalCode(CONFLICT, "too-slow")

    # Names and accounts
    NAME_EMPTY = RefusalCode(UNUSABLE, "bad-name")
    NAME_SPACES = RefusalCode(UNUSABLE, "bad-name")
    NAME_INVISIBLE = RefusalCode(UNUSABLE, "bad-name", "character")
    NAME_ACCENTS = RefusalCode(UNUSABLE, "bad-name")
    NAME_CHARACTER = RefusalCode(UNUSABLE, "bad-name", "character")
    NAME_SCRIPTS = RefusalCode(UNUSABLE, "bad-name")
    NAME_DELETED = RefusalCode(UNUSABLE, "bad-name", "name")
    NAME_LIKE_ID = RefusalCode(UNUSABLE, "bad-name")
    NAME_TOO_LONG = RefusalCode(UNUSABLE, "name-too-long")
    NAME_TAKEN = RefusalCode(CONFLICT, "name-taken", "name")
    NAME_FIXED = RefusalCode(CONFLICT, "name-fixed")
    REGISTERED = RefusalCode(CONFLICT, "registered", "name")
    GUEST_PASSWORD = RefusalCode(CONFLICT, "not-registered")
    GUEST_RECOVERY = RefusalCode(CONFLICT, "not-registered", "name")
    WRONG_SIGN_IN = RefusalCode(NOT_SIGNED_IN, "not-known")
    WRONG_RECOVERY = RefusalCode(NOT_SIGNED_IN, "not-known")
    WRONG_PASSWORD = RefusalCode(FORBIDDEN, "wrong-passphrase")
    ACCOUNT_DELETED = RefusalCode(NOT_SIGNED_IN, "who-are-you")
    BANNED = RefusalCode(FORBIDDEN, "banned")
    NO_SUCH_PERSON = RefusalCode(MISSING, "not-found", "person")
    TWO_PEOPLE = RefusalCode(CONFLICT, "ambiguous", "subject", "people")
    NO_SUCH_REPORT = RefusalCode(MISSING, "not-found", "report")

    # Games, editions and records
    UNKNOWN_GAME = RefusalCode(MISSING, "not-found", "game")
    UNUSABLE_OPTIONS = RefusalCode(UNUSABLE, "bad-option")
    CONTROL_CHARACTER = RefusalCode(UNUSABLE, "bad-edition", "text")
    BOTS_NOT_READY = RefusalCode(AWAY, "not-ready")
    NOT_COMPILED = RefusalCode(CONFLICT, "not-compiled")
    OLD_TABLE = RefusalCode(CONFLICT, "other-rules")
    OLD_FIGURES = RefusalCode(CONFLICT, "other-rules", "game", "version", "figures", "own")
    OLD_ANALYSIS = RefusalCode(CONFLICT, "other-rules", "version")
    RECORD_LATER = RefusalCode(CONFLICT, "not-now")
    NEVER_RATED = RefusalCode(UNUSABLE, "never-rated")

    # Sitting down and leaving
    NO_SUCH_TABLE = RefusalCode(MISSING, "not-found", "table")
    TABLE_DELETED = RefusalCode(MISSING, "not-found", "table")
    TABLE_FULL = RefusalCode(CONFLICT, "not-now")
    SEAT_TAKEN = RefusalCode(CONFLICT, "not-now", "seat", "free")
    ONE_SEAT = RefusalCode(CONFLICT, "one-seat")
    KICKED = RefusalCode(FORBIDDEN, "kicked")
    ONLY_OWNER_STARTS = RefusalCode(FORBIDDEN, "not-yours")
    ALREADY_STARTED = RefusalCode(CONFLICT, "not-now")
    CANNOT_START = RefusalCode(CONFLICT, "not-now")
    NOT_YOUR_SEAT = RefusalCode(FORBIDDEN, "not-yours", "seat")
    UNKNOWN_SEAT = RefusalCode(FORBIDDEN, "not-yours", "seat")
    NOTHING_TO_LEAVE = RefusalCode(CONFLICT, "not-now")
    RATED_STAND_IN = RefusalCode(CONFLICT, "not-now", "level")
    NO_STAND_IN = RefusalCode(CONFLICT, "not-now")
    TIME_IS_UP = RefusalCode(CONFLICT, "not-now")
    ONLY_PLAYERS_STAND_IN = RefusalCode(FORBIDDEN, "not-yours")
    ONLY_PLAYERS_FREE = RefusalCode(FORBIDDEN, "not-yours")
    NOBODY_PLAYS = RefusalCode(CONFLICT, "not-now", "seat")
    CLOCK_DECIDES = RefusalCode(CONFLICT, "not-now", "name")
    NOT_WAITED_FOR = RefusalCode(CONFLICT, "not-now", "player")
    IS_HERE = RefusalCode(CONFLICT, "not-now", "name")
    TOO_EARLY = RefusalCode(CONFLICT, "too-early", "name", "seconds")
    BOT_SITS_THERE = RefusalCode(CONFLICT, "not-now")

    # Playing
    CANNOT_MOVE = RefusalCode(CONFLICT, "not-now", "state")
    STALE = RefusalCode(CONFLICT, "stale")
    NOT_YOUR_TURN = RefusalCode(CONFLICT, "not-your-turn", "player")
    PERSON_PLAYS = RefusalCode(CONFLICT, "not-now")
    BOT_PLAYS = RefusalCode(CONFLICT, "not-now")
    OTHERS_VIEW = RefusalCode(FORBIDDEN, "not-yours", "player")
    NO_UNDO = RefusalCode(CONFLICT, "not-now")
    TOO_MANY_UNDOS = RefusalCode(CONFLICT, "log-full")
    LOG_FULL = RefusalCode(CONFLICT, "log-full")
    NOBODY_ASKS = RefusalCode(CONFLICT, "not-now")
    ALREADY_ANSWERED = RefusalCode(CONFLICT, "not-now")
    NOT_AGREED = RefusalCode(CONFLICT, "not-now")
    NO_LATE_SEAT = RefusalCode(CONFLICT, "not-now")
    HINT_OTHER_TURN = RefusalCode(CONFLICT, "not-now")
    NO_HINTS = RefusalCode(CONFLICT, "not-now")
    GAME_GOES_ON = RefusalCode(CONFLICT, "not-now")
    GAME_IS_OVER = RefusalCode(CONFLICT, "not-now")
    TABLE_CLOSED = RefusalCode(CONFLICT, "not-now")
    ONE_AT_A_TIME = RefusalCode(CONFLICT, "one-at-a-time")
    CANCELLED = RefusalCode(CONFLICT, "cancelled")
    ALREADY_DONE = RefusalCode(CONFLICT, "already")

    # Chat, moderation and agreements
    MUTED_EVERYWHERE = RefusalCode(FORBIDDEN, "muted")
    MUTED_HERE = RefusalCode(FORBIDDEN, "muted")
    CHAT_OFF = RefusalCode(FORBIDDEN, "chat-off")
    CHAT_FOR_PLAYERS = RefusalCode(FORBIDDEN, "chat-off")
    CHAT_FULL = RefusalCode(CONFLICT, "chat-full")
    CHAT_FULL_FOR_SPECTATORS = RefusalCode(CONFLICT, "chat-full")
    ONLY_OWNER = RefusalCode(FORBIDDEN, "not-yours")
    NOT_YOURSELF = RefusalCode(CONFLICT, "not-now")
    PLAYER_STAYS = RefusalCode(CONFLICT, "not-now", "name")
    TOO_MANY_REMOVED = RefusalCode(CONFLICT, "not-now")
    ONLY_OWNER_CLOSES = RefusalCode(FORBIDDEN, "not-yours")
    ONLY_PLAYERS_CLOSE = RefusalCode(FORBIDDEN, "not-yours")
    ONLY_PLAYERS_REMATCH = RefusalCode(FORBIDDEN, "not-yours")
    TOO_MANY_ANSWERS = RefusalCode(CONFLICT, "not-now")
    ONLY_TABLE_REPORTS = RefusalCode(FORBIDDEN, "not-yours")
    LINE_OR_SEAT = RefusalCode(UNUSABLE, "not-understood")
    NO_SUCH_LINE = RefusalCode(MISSING, "not-found", "number")
    NOBODY_AT = RefusalCode(MISSING, "not-found", "seat")


class Advice(Codes):
    """What else a refusal can say, after its first sentence."""

    RETRY_IN = Code("seconds")
    SHARED_ADDRESS = Code()
    LIST_PEOPLE = Code()
    RATED_EDITION = Code()
    RATED_HINTS = Code()
    RATED_UNDO = Code()
    RATED_ONE_PERSON = Code()
    RATED_FEW_PEOPLE = Code()


class SettingFault(Codes):
    """What can be wrong with the settings or the database of a server."""

    WRONG_DATABASE = Code("address")
    NO_SUCH_DATABASE = Code("file")
    DATABASE_CLOSED = Code("detail")
    NEWER_DATABASE = Code("detail")
    BACKUP_POSTGRESQL = Code()
    BACKUP_EXISTS = Code("file")
    BACKUP_FAILED = Code("file", "detail")
    NO_SUCH_LIMIT = Code("limit")
    WRONG_LIMIT = Code("limit", "value")
    WRONG_PROXY = Code("value")
