"""People: guests, registered names, and the rights that tokens give."""

import asyncio
import unicodedata
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Row

from ludoteca.server.messages import Guest, Person, PersonChange, Registration, Welcome
from ludoteca.server.refusal import Refusal
from ludoteca.server.store import Conflict, Store
from ludoteca.server.tokens import PersonRight, Signer

MOST_LETTERS = 40  # of a name as one signs in with it
HASHER = PasswordHasher()
NOBODY = HASHER.hash("nobody has this passphrase")  # checked for unknown names, so that they take as long


def known(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.sign is not None)


def sign_of(name: str) -> str:
    """A name as one signs in with it: however its letters are typed, large or small."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


class People:
    """Who comes to the house."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store = store
        self.signer = signer
        self.hashing = asyncio.Semaphore(1)  # it takes a whole processor and much memory

    def _welcome(self, row: Row[Any]) -> Welcome:
        return Welcome(known(row), row.language, self.signer.person(PersonRight(row.id, row.version)))

    async def enter(self, guest: Guest) -> Welcome:
        """Somebody new, with a token to be known again by."""
        return self._welcome(await self.store.add_person(guest.name, guest.language))

    async def of_token(self, token: str) -> Row[Any] | None:
        """The person that a token belongs to, None if it is not ours, not a person's, or revoked."""
        right = self.signer.read(token)
        if not isinstance(right, PersonRight):
            return None
        row = await self.store.person(right.person)
        return row if row is not None and row.version == right.version else None

    async def change(self, row: Row[Any], change: PersonChange) -> Welcome:
        if change.name is not None and row.sign is not None and sign_of(change.name) != row.sign:
            raise Refusal(409, "name-fixed", "a registered name stays as it is, but for capital letters")
        values = {"name": change.name, "language": change.language}
        values = {key: value for key, value in values.items() if value is not None}
        if values:
            await self.store.change_person(row.id, **values)
        return self._welcome(await self._again(row.id))

    async def register(self, row: Row[Any], wish: Registration) -> Welcome:
        """Give a guest a name that is theirs alone, and a passphrase."""
        if row.sign is not None:
            raise Refusal(409, "registered", f"you are registered as {row.name} already")
        sign = sign_of(wish.name)
        if len(sign) > MOST_LETTERS:
            raise Refusal(422, "name-too-long", "this name is too long when it is spelled out")
        async with self.hashing:
            hashed = await asyncio.to_thread(HASHER.hash, wish.passphrase)
        try:
            await self.store.change_person(row.id, name=wish.name, sign=sign, passphrase=hashed)
        except Conflict:
            raise Refusal(409, "name-taken", f"the name {wish.name} is taken; choose another") from None
        return self._welcome(await self._again(row.id))

    async def sign_in(self, wish: Registration) -> Welcome:
        """The person of a registered name, if the passphrase is theirs."""
        row = await self.store.person_signed(sign_of(wish.name))
        hashed = row.passphrase if row is not None else NOBODY
        async with self.hashing:
            is_right = await asyncio.to_thread(_fits, hashed, wish.passphrase)
        if row is None or not is_right:
            raise Refusal(401, "not-known", "there is nobody of that name with that passphrase")
        return self._welcome(row)

    async def sign_out_everywhere(self, row: Row[Any]) -> Welcome:
        """Revoke all tokens of a person; the new one is for the device that asks."""
        await self.store.change_person(row.id, version=row.version + 1)
        return self._welcome(await self._again(row.id))

    async def _again(self, person: str) -> Row[Any]:
        row = await self.store.person(person)
        assert row is not None
        return row


def _fits(hashed: str, passphrase: str) -> bool:
    try:
        return HASHER.verify(hashed, passphrase)
    except VerificationError:
        return False
