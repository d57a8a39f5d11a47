"""Tokens: signed statements of who somebody is, or which seat they may play.

A token names a version, and the database knows the current one: raising it revokes all earlier tokens.  A
token also says when it was made, and expires some days later.
"""

import time
from dataclasses import astuple, replace
from typing import Any

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import func, select

from ludoteca.server.people.rights import PersonRight, Right, SeatRight
from ludoteca.server.settings import DAY
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import ADD_SETTING, Database

PERSON_DAYS = 30.0  # a registered person can sign in again
GUEST_DAYS = 365.0  # a guest has nothing but the token
SEAT_DAYS = 90.0  # for a device or a program that plays one seat
UNDATED = "undated_tokens"  # the setting that says until when tokens without a date are valid


class Signer:
    """Signs and reads tokens with the server's secret."""

    def __init__(self, secret: str, undated_until: float = 0.0) -> None:
        self._serializer = URLSafeSerializer(secret, salt="ludoteca")
        self.undated_until = undated_until  # until when tokens are valid that do not say when they were made

    def person_token(self, right: PersonRight) -> str:
        return str(self._serializer.dumps(["p", *astuple(replace(right, made=_now()))]))

    def seat_token(self, right: SeatRight) -> str:
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


async def undated_until(database: Database) -> float:
    """Return until when tokens are valid that do not say when they were made.

    Older releases made such tokens.  From the first start of this one they are valid as long as new ones.
    """
    settings = schema.settings
    async with database.transaction() as transaction:
        found = await transaction.scalar(select(settings.c.value).where(settings.c.name == UNDATED))
        if found is None:
            count = await transaction.scalar(select(func.count()).select_from(schema.people))
            found = str(time.time() + PERSON_DAYS * DAY if count else 0.0)
            await transaction.execute(ADD_SETTING, {"name": UNDATED, "value": found})
    return float(found)


def _now() -> int:
    """Return whole seconds, to keep tokens short."""
    return int(time.time())
