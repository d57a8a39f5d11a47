"""Faults: what the server refuses, and what it tells people.  ``errors.<language>.ftl`` has the sentences.

A code of ``ServerFault`` has the status for HTTP and the reason for programs, then its facts.  Several codes
share a reason: programs that know only the reason keep working when a sentence is added.  The fact ``seat``
is a seat as people count, from 1; the fact ``player`` is a seat such as ``p2`` whose player's name
pages say.
"""

from http import HTTPStatus

from ludoteca.core.texts.sentences import Code, Codes


def seat_label(seat: str) -> str:
    """Return a seat as people count: 2 for ``p2``."""
    return seat.removeprefix("p")


class RefusalCode(Code):
    """A code with the status for HTTP and the reason for programs."""

    __slots__ = ("reason", "status")

    def __init__(self, status: HTTPStatus, reason: str, *facts: str) -> None:
        super().__init__(*facts)
        self.status = int(status)
        self.reason = reason


class ServerFault(Codes):
    """Why a request is refused."""

    # Requests
    NO_SUCH_PATH = RefusalCode(HTTPStatus.NOT_FOUND, "not-found")
    PATH_TOO_LONG = RefusalCode(HTTPStatus.REQUEST_URI_TOO_LONG, "too-long")
    METHOD_NOT_ALLOWED = RefusalCode(HTTPStatus.METHOD_NOT_ALLOWED, "not-allowed")
    BODY_TOO_LARGE = RefusalCode(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large")
    NOT_UNDERSTOOD = RefusalCode(HTTPStatus.BAD_REQUEST, "not-understood", "detail")
    WRONG_FIELD = RefusalCode(HTTPStatus.BAD_REQUEST, "not-understood", "field", "detail")
    TOO_NESTED = RefusalCode(HTTPStatus.BAD_REQUEST, "not-understood")
    TWO_LENGTHS = RefusalCode(HTTPStatus.BAD_REQUEST, "not-understood")
    UNKNOWN_HOST = RefusalCode(HTTPStatus.BAD_REQUEST, "host")
    OTHER_PAGE = RefusalCode(HTTPStatus.FORBIDDEN, "origin")
    SIGN_IN = RefusalCode(HTTPStatus.UNAUTHORIZED, "who-are-you")
    FOR_OPERATOR = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours")
    FAILED = RefusalCode(HTTPStatus.INTERNAL_SERVER_ERROR, "failed")
    DATABASE_AWAY = RefusalCode(HTTPStatus.SERVICE_UNAVAILABLE, "database")
    BROWSER_STORAGE = RefusalCode(HTTPStatus.SERVICE_UNAVAILABLE, "database", "detail")
    DATABASE_FAULT = RefusalCode(HTTPStatus.SERVICE_UNAVAILABLE, "database", "detail")

    # Limits
    BUSY = RefusalCode(HTTPStatus.SERVICE_UNAVAILABLE, "busy")
    TABLE_BUSY = RefusalCode(HTTPStatus.SERVICE_UNAVAILABLE, "busy")
    TOO_MANY = RefusalCode(HTTPStatus.TOO_MANY_REQUESTS, "too-many", "what")
    TOO_MANY_AT_ONCE = RefusalCode(HTTPStatus.TOO_MANY_REQUESTS, "too-many", "what", "most")
    TOO_MANY_MESSAGES = RefusalCode(HTTPStatus.TOO_MANY_REQUESTS, "too-many")
    TOO_MANY_UNFINISHED = RefusalCode(HTTPStatus.TOO_MANY_REQUESTS, "too-many", "most")

    # Sockets
    HELLO_EXPECTED = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "not-understood")
    HELLO_TWICE = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    UNKNOWN_MESSAGE = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "not-understood", "detail")
    BAD_TOKEN = RefusalCode(HTTPStatus.FORBIDDEN, "token")
    TOKEN_REVOKED = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours")
    CHAT_WITHOUT_NAME = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours")
    TOO_SLOW = RefusalCode(HTTPStatus.CONFLICT, "too-slow")
    SERVER_STOPS = RefusalCode(HTTPStatus.SERVICE_UNAVAILABLE, "server-stops")

    # Names and accounts
    NAME_EMPTY = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-name")
    NAME_SPACES = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-name")
    NAME_INVISIBLE = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-name", "character")
    NAME_ACCENTS = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-name")
    NAME_CHARACTER = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-name", "character")
    NAME_SCRIPTS = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-name")
    NAME_DELETED = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-name", "name")
    NAME_LIKE_ID = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-name")
    NAME_TOO_LONG = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "name-too-long")
    NAME_TAKEN = RefusalCode(HTTPStatus.CONFLICT, "name-taken", "name")
    NAME_REMOVED = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-name")
    NAME_FIXED = RefusalCode(HTTPStatus.CONFLICT, "name-fixed")
    REGISTERED = RefusalCode(HTTPStatus.CONFLICT, "registered", "name")
    GUEST_PASSWORD = RefusalCode(HTTPStatus.CONFLICT, "not-registered")
    GUEST_RECOVERY = RefusalCode(HTTPStatus.CONFLICT, "not-registered", "name")
    WRONG_SIGN_IN = RefusalCode(HTTPStatus.UNAUTHORIZED, "not-known")
    WRONG_RECOVERY = RefusalCode(HTTPStatus.UNAUTHORIZED, "not-known")
    WRONG_PASSWORD = RefusalCode(HTTPStatus.FORBIDDEN, "wrong-passphrase")
    ACCOUNT_DELETED = RefusalCode(HTTPStatus.UNAUTHORIZED, "who-are-you")
    BANNED = RefusalCode(HTTPStatus.FORBIDDEN, "banned")
    PUSH_ENDPOINT = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-endpoint", "host")
    PUSH_KEYS = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-key")
    NO_SUCH_PERSON = RefusalCode(HTTPStatus.NOT_FOUND, "not-found", "person")
    TWO_PEOPLE = RefusalCode(HTTPStatus.CONFLICT, "ambiguous", "subject", "people")
    NO_SUCH_REPORT = RefusalCode(HTTPStatus.NOT_FOUND, "not-found", "report")

    # Operators
    ADDRESS_BANNED = RefusalCode(HTTPStatus.FORBIDDEN, "banned")
    OPERATOR_STAYS = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours", "name")
    GUEST_OPERATOR = RefusalCode(HTTPStatus.CONFLICT, "not-registered", "name")
    OWN_ADDRESS = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    NOT_A_NETWORK = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "not-understood", "value")
    NETWORK_TOO_WIDE = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "too-large", "widest")
    NO_SUCH_BAN = RefusalCode(HTTPStatus.NOT_FOUND, "not-found", "ban")

    # Games, editions and records
    UNKNOWN_GAME = RefusalCode(HTTPStatus.NOT_FOUND, "not-found", "game")
    UNUSABLE_OPTIONS = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-option")
    CHAMPION_NOT_HERE = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "not-offered", "seats")
    CONTROL_CHARACTER = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-edition", "text")
    BOTS_NOT_READY = RefusalCode(HTTPStatus.SERVICE_UNAVAILABLE, "not-ready")
    NOT_COMPILED = RefusalCode(HTTPStatus.CONFLICT, "not-compiled")
    OLD_TABLE = RefusalCode(HTTPStatus.CONFLICT, "other-rules")
    OLD_FIGURES = RefusalCode(HTTPStatus.CONFLICT, "other-rules", "game", "version", "figures", "own")
    OLD_ANALYSIS = RefusalCode(HTTPStatus.CONFLICT, "other-rules", "version")
    RECORD_LATER = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    NEVER_RATED = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "never-rated")

    # Sitting down and leaving
    NO_SUCH_TABLE = RefusalCode(HTTPStatus.NOT_FOUND, "not-found", "table")
    TABLE_DELETED = RefusalCode(HTTPStatus.NOT_FOUND, "not-found", "table")
    TABLE_FULL = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    SEAT_TAKEN = RefusalCode(HTTPStatus.CONFLICT, "not-now", "seat", "free")
    ONE_SEAT = RefusalCode(HTTPStatus.CONFLICT, "one-seat")
    TOO_MANY_JOINS = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    KICKED = RefusalCode(HTTPStatus.FORBIDDEN, "kicked")
    ONLY_OWNER_STARTS = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours")
    ALREADY_STARTED = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    CANNOT_START = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    NOT_YOUR_SEAT = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours", "seat")
    UNKNOWN_SEAT = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours", "seat")
    NOTHING_TO_LEAVE = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    RATED_STAND_IN = RefusalCode(HTTPStatus.CONFLICT, "not-now", "level")
    NO_STAND_IN = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    TIME_IS_UP = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    ONLY_PLAYERS_STAND_IN = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours")
    ONLY_PLAYERS_FREE = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours")
    NOBODY_PLAYS = RefusalCode(HTTPStatus.CONFLICT, "not-now", "seat")
    CLOCK_DECIDES = RefusalCode(HTTPStatus.CONFLICT, "not-now", "name")
    NOT_WAITED_FOR = RefusalCode(HTTPStatus.CONFLICT, "not-now", "player")
    IS_HERE = RefusalCode(HTTPStatus.CONFLICT, "not-now", "name")
    TOO_EARLY = RefusalCode(HTTPStatus.CONFLICT, "too-early", "name", "seconds")
    BOT_SITS_THERE = RefusalCode(HTTPStatus.CONFLICT, "not-now")

    # Playing
    CANNOT_MOVE = RefusalCode(HTTPStatus.CONFLICT, "not-now", "state")
    STALE = RefusalCode(HTTPStatus.CONFLICT, "stale")
    NOT_YOUR_TURN = RefusalCode(HTTPStatus.CONFLICT, "not-your-turn", "player")
    PERSON_PLAYS = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    BOT_PLAYS = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    OTHERS_VIEW = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours", "player")
    NO_UNDO = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    TOO_MANY_UNDOS = RefusalCode(HTTPStatus.CONFLICT, "log-full")
    LOG_FULL = RefusalCode(HTTPStatus.CONFLICT, "log-full")
    NOBODY_ASKS = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    ALREADY_ANSWERED = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    NOT_AGREED = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    NO_LATE_SEAT = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    HINT_OTHER_TURN = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    NO_HINTS = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    GAME_GOES_ON = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    GAME_IS_OVER = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    TABLE_CLOSED = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    ONE_AT_A_TIME = RefusalCode(HTTPStatus.CONFLICT, "one-at-a-time")
    CANCELLED = RefusalCode(HTTPStatus.CONFLICT, "cancelled")
    ALREADY_DONE = RefusalCode(HTTPStatus.CONFLICT, "already")

    # Chat, moderation and agreements
    MUTED_EVERYWHERE = RefusalCode(HTTPStatus.FORBIDDEN, "muted")
    MUTED_HERE = RefusalCode(HTTPStatus.FORBIDDEN, "muted")
    CHAT_OFF = RefusalCode(HTTPStatus.FORBIDDEN, "chat-off")
    CHAT_FOR_PLAYERS = RefusalCode(HTTPStatus.FORBIDDEN, "chat-off")
    CHAT_FULL = RefusalCode(HTTPStatus.CONFLICT, "chat-full")
    CHAT_FULL_FOR_SPECTATORS = RefusalCode(HTTPStatus.CONFLICT, "chat-full")
    ONLY_OWNER = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours")
    NOT_YOURSELF = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    PLAYER_STAYS = RefusalCode(HTTPStatus.CONFLICT, "not-now", "name")
    TOO_MANY_REMOVED = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    ONLY_OWNER_CLOSES = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours")
    ONLY_PLAYERS_CLOSE = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours")
    ONLY_PLAYERS_REMATCH = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours")
    TOO_MANY_ANSWERS = RefusalCode(HTTPStatus.CONFLICT, "not-now")
    ONLY_TABLE_REPORTS = RefusalCode(HTTPStatus.FORBIDDEN, "not-yours")
    LINE_OR_SEAT = RefusalCode(HTTPStatus.UNPROCESSABLE_ENTITY, "not-understood")
    NO_SUCH_LINE = RefusalCode(HTTPStatus.NOT_FOUND, "not-found", "number")
    NOBODY_AT = RefusalCode(HTTPStatus.NOT_FOUND, "not-found", "seat")


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


class ReminderText(Codes):
    """What reminds people who are away from their table."""

    REMINDER_TURN = Code("names")
    REMINDER_OVER = Code("names")
    REMINDER_REMATCH = Code("names")


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
    WRONG_NETWORK = Code("option", "value")
