"""Refusals: why something cannot be done, for programs and for people."""

from functools import cached_property
from http import HTTPStatus

import ludoteca
from ludoteca import LudotecaError
from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import FactValue, Sentence, join_sentences
from ludoteca.server.faults import RefusalCode, ServerFault
from ludoteca.server.messages.answers import Refused, Said


class Refusal(Exception):
    """Something is not possible.  ``status`` is for HTTP, ``reason`` for programs, ``sentences`` for people.

    ``legal`` lists the legal moves after an illegal one; ``retry_after`` says when to try again, in seconds.
    """

    legal: list[str] | None = None

    def __init__(
        self, why: RefusalCode, *advice: Sentence, retry_after: int | None = None, **facts: FactValue
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
    def is_stale(self) -> bool:
        """Whether the player had not seen the last move."""
        return self.reason == ServerFault.STALE.reason

    @property
    def code(self) -> str:
        """The code of its first sentence, such as ``table-full``."""
        return str(self.sentences[0].code)

    @property
    def closing_text(self) -> str:
        """What it says in a closing frame of a socket, which has no room for facts: the code comes first."""
        return f"{self.code}: {self.message}"

    def to_message(self, id_: str | None = None) -> Refused:
        """Return the message that tells a client about it."""
        said = [Said(str(code), dict(facts)) for code, facts in self.sentences]
        return Refused(self.reason, self.message, id_, self.legal, self.retry_after, said)


# The reasons of errors that ``import ludoteca`` offers.  Clients know them, whatever the classes are called.
REASONS: dict[type[LudotecaError], str] = {
    ludoteca.BadEdition: "bad-edition",
    ludoteca.BadOption: "bad-option",
    ludoteca.BadPosition: "bad-position",
    ludoteca.BadRecord: "bad-record",
    ludoteca.IllegalCall: "illegal-call",
    ludoteca.IllegalMove: "illegal-move",
    ludoteca.IllegalUndo: "illegal-undo",
    ludoteca.InvalidMove: "invalid-move",
    ludoteca.LuckMismatch: "luck-mismatch",
    ludoteca.MissingExtra: "missing-extra",
    ludoteca.UnknownGame: "unknown-game",
    ludoteca.UnknownRules: "unknown-rules",
    LudotecaError: "ludoteca-error",
}


class RulesRefusal(Refusal):
    """An error of the rules as a refusal, with the legal moves if it was about a move."""

    def __init__(self, error: LudotecaError) -> None:
        Exception.__init__(self, error)
        self.status = int(HTTPStatus.UNPROCESSABLE_ENTITY)
        self.reason = next(REASONS[kind] for kind in type(error).__mro__ if kind in REASONS)
        self.legal = list(getattr(error, "legal", ())) or None
        # ``legal`` has the moves in words; people see them on the board.
        self.sentences = tuple(said for said in error.sentences if said.code is not Fault.LEGAL_NOW)
        self.retry_after = None


def cause_of(error: BaseException) -> str:
    """Return what is wrong with the database, in one line and without the values of a statement."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {cause}".splitlines()[0].strip()
