"""Refusals: why something cannot be done, for programs and for people."""

from collections.abc import Sequence
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

    def __init__(
        self,
        status: int,
        reason: str,
        sentences: Sequence[Sentence],
        legal: list[str] | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.sentences = tuple(sentences)
        self.legal = legal
        self.retry_after = retry_after

    @classmethod
    def of(
        cls, why: RefusalCode, *advice: Sentence, retry_after: int | None = None, **facts: FactValue
    ) -> "Refusal":
        """Return a refusal of the server."""
        return cls(why.status, why.reason, [why(**facts), *advice], retry_after=retry_after)

    @classmethod
    def of_rules(cls, error: LudotecaError) -> "Refusal":
        """Return an error of the rules as a refusal, with the legal moves if it was about a move."""
        reason = next(REASONS[kind] for kind in type(error).__mro__ if kind in REASONS)
        # ``legal`` has the moves in words; people see them on the board.
        sentences = [said for said in error.sentences if said.code is not Fault.LEGAL_NOW]
        legal = list(getattr(error, "legal", ())) or None
        return cls(int(HTTPStatus.UNPROCESSABLE_ENTITY), reason, sentences, legal)

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
