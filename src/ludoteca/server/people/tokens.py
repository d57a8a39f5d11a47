"""Tokens: signed statements of who somebody is, or which seat they may play.

A token names a version, and the database knows the current one: raising it revokes all earlier tokens.  A
token also says when it was made, and expires some days later.
"""

import time
from dataclasses import astuple, replace
from typing import Any

from itsdangerous import BadData, URLSafeSerializer

from ludoteca.server.people.rights import PersonRight, Right, SeatRight
from ludoteca.server.settings import DAY

PERSON_DAYS = 30.0  # a registered person can sign in again
GUEST_DAYS = 365.0  # a guest has nothing but the token
SEAT_DAYS = 90.0  # for a device or a program that plays one seat


class Signer:
    """Signs and reads tokens with the server's secret."""

    def __init__(self, secret: str, undated_until: float = 0.0) -> None:
        self._serializer = URLSafeSerializer(secret, salt="ludoteca")
        self.undated_until = undated_until  # until when tokens are valid that do not say when they were made

    def person(self, right: PersonRight) -> str:
        return str(self._serializer.dumps(["p", *astuple(replace(right, made=_now()))]))

    def seat(self, right: SeatRight) -> str:
        return str(self._serializer.dumps(["s", *astuple(replace(right, made=_now()))]))

    def read(self, token: str) -> Right | None:
        """Return the right that a token gives; None if we did not sign it or it has expired."""
        try:
            parts: list[Any] = self._serializer.loads(token)
        except (BadData, UnicodeError, ValueError, RecursionError):
            return None
        right: Right = SeatRight(*parts[1:]) if parts[0] == "s" else PersonRight(*parts[1:])
        return right if time.time() < self.end_of(right) else None

    def end_of(self, right: Right, is_registered: bool = False) -> float:
        """Return when a right expires.  Guests have longer, since they cannot sign in again."""
        if not right.made:
            return self.undated_until
        if isinstance(right, SeatRight):
            return right.made + SEAT_DAYS * DAY
        return right.made + (PERSON_DAYS if is_registered else GUEST_DAYS) * DAY


def _now() -> int:
    """Return whole seconds, to keep tokens short."""
    return int(time.time())
