"""Refusals: why something cannot be done, for programs and for people."""

import sqlite3

from sqlalchemy.exc import SQLAlchemyError

from ludoteca import LudotecaError


class Refusal(Exception):
    """Something is not possible.  ``status`` is for HTTP, ``reason`` for programs, ``message`` for people.

    ``legal`` lists the legal moves after an illegal one; ``retry_after`` says when to try again, in seconds.
    """

    def __init__(
        self,
        status: int,
        reason: str,
        message: str,
        legal: list[str] | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason
        self.message = message
        self.legal = legal
        self.retry_after = retry_after


def not_found(what: str) -> Refusal:
    return Refusal(404, "not-found", f"there is no {what}")


def not_yours(message: str) -> Refusal:
    return Refusal(403, "not-yours", message)


def not_now(message: str) -> Refusal:
    return Refusal(409, "not-now", message)


def refusal_of(error: LudotecaError) -> Refusal:
    """An error of the rules as a refusal, with the legal moves if it was about a move."""
    legal = list(getattr(error, "legal", ())) or None
    reason = type(error).__name__
    kebab = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in reason).lstrip("-")
    return Refusal(422, kebab, str(error), legal)


# The database cannot be reached or written.  ``Database.run`` raises errors of sqlite3, drivers the last two.
DATABASE_ERRORS = (SQLAlchemyError, sqlite3.Error, TimeoutError, OSError)


def database_refusal() -> Refusal:
    return Refusal(503, "database", "the server cannot reach or write its database; try again in a moment")


def cause_of(error: BaseException) -> str:
    """What is wrong with the database, in one line and without the values of a statement."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {cause}".splitlines()[0].strip()
