"""Tokens: signed statements of who somebody is or which seat they may play.

A token names a version; the database knows the current one, so raising it revokes all that were given out.
"""

from dataclasses import astuple, dataclass

from itsdangerous import BadData, URLSafeSerializer


@dataclass(frozen=True)
class PersonRight:
    """To act as a person."""

    person: str
    version: int


@dataclass(frozen=True)
class SeatRight:
    """To act for one seat of one table; ends with the tokens of the person who gave it."""

    table: str
    seat: str
    version: int
    person: str
    person_version: int


Right = PersonRight | SeatRight


class Signer:
    """Signs and reads tokens with the secret of the house."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="ludoteca")

    def person(self, right: PersonRight) -> str:
        return str(self._serializer.dumps(["p", *astuple(right)]))

    def seat(self, right: SeatRight) -> str:
        return str(self._serializer.dumps(["s", *astuple(right)]))

    def read(self, token: str) -> Right | None:
        """What a token says, None if we did not sign it."""
        try:
            told = self._serializer.loads(token)
        except (BadData, UnicodeError, ValueError, RecursionError):
            return None
        return SeatRight(*told[1:]) if told[0] == "s" else PersonRight(*told[1:])
