"""Refusals: why something cannot be done, for programs and for people."""

import sqlite3
from functools import cached_property

from sqlalchemy.exc import SQLAlchemyError

from ludoteca import LudotecaError
from ludoteca.core.faults import Fault
from ludoteca.core.sentences import Fact, Sentence, join_sentences
from ludoteca.server.faults import UNUSABLE, RefusalCode
from ludoteca.server.messages.answers import Refused, Said


class Refusal(Exception):
    """Something is not possible.  ``status`` is for HTTP, ``reason`` for programs, ``sentences`` for people.

    ``legal`` lists the legal moves after an illegal one; ``retry_after`` says when to try again, in seconds.
    """

    legal: list[str] | None = None

    def __init__(
        self, why: RefusalCode, *advice: Sentence, retry_after: int | None = None, **facts: Fact
    ) -> None:
        super().__init__(why)
        self.status = why.status
        self.reason = why.reason
        self.sentences = (why(**facts), *advice)
        self.retry_after = retry_after

    def __str__(self) -> str:
        return self.message

    @cached_property
    def message(self) -> str:
        """What it says, in English."""
        return join_sentences(self.sentences, "en")

    @property
    def closing_text(self) -> str:
        """What it says in a closing frame of a socket, which has no room for facts: the code comes first."""
        return f"{self.sentences[0].code}: {self.message}"

    def answer(self, id_: str | None = None) -> Refused:
        """The message that tells a client about it."""
        said = [Said(str(code), dict(facts)) for code, facts in self.sentences]
        return Refused(self.reason, self.message, id_, self.legal, self.retry_after, said)


class RulesRefusal(Refusal):
    """An error of the rules as a refusal, with the legal moves if it was about a move."""

    def __init__(self, error: LudotecaError) -> None:
        Exception.__init__(self, error)
        name = type(error).__name__
        self.status = UNUSABLE
        self.reason = "".join(f"-{one.lower()}" if one.isupper() else one for one in name).lstrip("-")
        self.legal = list(getattr(error, "legal", ())) or None
        # ``legal`` has the moves in words; people see them on the board.
        self.sentences = tuple(said for said in error.sentences if said.code is not Fault.LEGAL_NOW)
        self.retry_after = None


# The database cannot be reached or written.  ``Database.write_log`` raises errors of sqlite3, and drivers the
# last two.
DATABASE_ERRORS = (SQLAlchemyError, sqlite3.Error, TimeoutError, OSError)


def cause_of(error: BaseException) -> str:
    """What is wrong with the database, in one line and without the values of a statement."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {cause}".splitlines()[0].strip()
