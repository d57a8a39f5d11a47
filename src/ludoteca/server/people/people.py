"""People: guests, registered names, passphrases, and the rights that tokens give."""

import asyncio
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Row
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.messages.people import (
    Guest,
    Person,
    PersonChange,
    Recovery,
    RecoveryCode,
    Registration,
    Welcome,
)
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.people.names import MOST_LETTERS, fault_of, sign_of, skeleton_of
from ludoteca.server.people.tokens import DAY, PersonRight, Signer
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.appending import Conflict
from ludoteca.server.storage.store import LETTERS, Store, is_person_id

MOST_SKELETON = 80
GROUPS, GROUP = 4, 5  # of letters in a recovery code: 99 bits
HASHER = PasswordHasher()
CODES = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1)  # nobody guesses 99 bits: less will do
NOBODY = HASHER.hash(secrets.token_hex())  # checked for unknown names, so that they take as long


def known(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.sign is not None)


def new_code() -> str:
    """A recovery code, in groups that can be copied by hand."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def plain(code: str) -> str:
    """A recovery code however it was typed."""
    return "".join(letter for letter in code.lower() if letter.isalnum())


class People:
    """Everybody who visits the server."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store = store
        self.accounts = Accounts(store.database)
        self.signer = signer
        self.hashing = asyncio.Semaphore(1)  # it takes a whole processor and much memory

    def _welcome(self, row: Row[Any], recovery: str | None = None) -> Welcome:
        token = self.signer.person(PersonRight(row.id, row.version))
        right = self.signer.read(token)
        assert right is not None
        end = self.signer.end_of(right, row.sign is not None)
        return Welcome(known(row), row.language, token, end, recovery)

    # --- Coming in --------------------------------------------------------------------------------

    async def enter(self, guest: Guest) -> Welcome:
        """Somebody new, with a token to be known again by."""
        await self.check_names([guest.name], None)
        return self._welcome(await self.store.add_person(guest.name, guest.language))

    async def of_token(self, token: str) -> Row[Any] | None:
        """The person that a token belongs to, None if it is not ours, not a person's, revoked or expired."""
        right = self.signer.read(token)
        if not isinstance(right, PersonRight):
            return None
        row, now = await self.store.person(right.person), time.time()
        if row is None or row.version != right.version or row.standing in ("banned", "deleted"):
            return None
        if self.signer.end_of(right, row.sign is not None) < now:
            return None
        if (row.seen or 0.0) < now - DAY:
            with suppress(SQLAlchemyError):  # noted tomorrow, if the database cannot write now
                await self.accounts.touch(row.id)
        return row

    async def check_names(self, names: Iterable[str | None], person: str | None) -> None:
        """Refuse what is no name, and what looks like the registered name of somebody else."""
        given = [name for name in names if name is not None]
        for name in given:
            if fault := fault_of(name):
                raise Refusal(422, "bad-name", fault)
        if given and (other := await self.accounts.look_alike(map(skeleton_of, given), person)):
            raise Refusal(409, "name-taken", f"{other.name} is a registered name; choose another")

    async def change(self, row: Row[Any], change: PersonChange) -> Welcome:
        if change.name is not None and row.sign is not None and sign_of(change.name) != row.sign:
            raise Refusal(409, "name-fixed", "a registered name stays as it is, but for capital letters")
        await self.check_names([change.name], row.id)
        values = {"name": change.name, "language": change.language}
        values = {key: value for key, value in values.items() if value is not None}
        if values:
            await self._change(row.id, **values)
        return self._welcome(await self._again(row.id))

    # --- Registered names -------------------------------------------------------------------------

    async def register(self, row: Row[Any], wish: Registration) -> Welcome:
        """Give a guest a name that is theirs alone, a passphrase, and a code should they forget it."""
        if row.sign is not None:
            raise Refusal(409, "registered", f"you are registered as {row.name} already")
        sign, skeleton = sign_of(wish.name), skeleton_of(wish.name)
        if len(sign) > MOST_LETTERS or len(skeleton) > MOST_SKELETON:
            raise Refusal(422, "name-too-long", "this name is too long when it is spelled out")
        if is_person_id(sign):
            raise Refusal(422, "bad-name", "this name looks like an id; add a space or a letter")
        await self.check_names([wish.name], row.id)
        code = new_code()
        values = {
            "passphrase": await self._hashed(wish.passphrase),
            "recovery": await self._hashed(plain(code), CODES),
        }
        try:
            await self._change(row.id, name=wish.name, sign=sign, skeleton=skeleton, **values)
        except Conflict:
            raise Refusal(409, "name-taken", f"the name {wish.name} is taken; choose another") from None
        return self._welcome(await self._again(row.id), code)

    async def sign_in(self, wish: Registration) -> Welcome:
        """The person of a registered name, if the passphrase is theirs."""
        row = await self.store.person_signed(sign_of(wish.name))
        if not await self._fits(row.passphrase if row is not None else None, wish.passphrase) or row is None:
            raise Refusal(401, "not-known", "there is nobody of that name with that passphrase")
        return self._welcome(_allowed(row))

    async def sign_out_everywhere(self, row: Row[Any]) -> Welcome:
        """Revoke all tokens of a person; the new one is for the device that asks."""
        await self._change(row.id, version=row.version + 1)
        return self._welcome(await self._again(row.id))

    async def check_passphrase(self, row: Row[Any], passphrase: str | None) -> None:
        """Refuse unless a registered person says their passphrase; a guest has none."""
        if row.sign is not None and not await self._fits(row.passphrase, passphrase or ""):
            raise Refusal(403, "wrong-passphrase", "that is not your passphrase")

    async def change_passphrase(self, row: Row[Any], old: str, new: str) -> Welcome:
        """A new passphrase; every other device must sign in again."""
        _check_registered(row)
        await self.check_passphrase(row, old)
        hashed = await self._hashed(new)
        await self._change(row.id, passphrase=hashed, version=row.version + 1)
        return self._welcome(await self._again(row.id))

    async def renew_recovery(self, row: Row[Any], passphrase: str) -> RecoveryCode:
        """Another recovery code."""
        _check_registered(row)
        await self.check_passphrase(row, passphrase)
        return RecoveryCode(await self.issue_recovery(row.id))

    async def issue_recovery(self, person: str) -> str:
        """A recovery code, known to nobody but who is told it now."""
        code = new_code()
        await self._change(person, recovery=await self._hashed(plain(code), CODES))
        return code

    async def recover(self, wish: Recovery) -> tuple[str, Welcome]:
        """A new passphrase for whoever has the recovery code, and a new code; their id."""
        row = await self.store.person_signed(sign_of(wish.name))
        if not await self._fits(row.recovery if row is not None else None, plain(wish.code)) or row is None:
            raise Refusal(401, "not-known", "there is nobody of that name with that recovery code")
        row, code = _allowed(row), new_code()
        hashed = {
            "passphrase": await self._hashed(wish.passphrase),
            "recovery": await self._hashed(plain(code), CODES),
        }
        await self._change(row.id, version=row.version + 1, **hashed)
        return row.id, self._welcome(await self._again(row.id), code)

    async def _hashed(self, secret: str, hasher: PasswordHasher = HASHER) -> str:
        async with self.hashing:
            return await asyncio.to_thread(hasher.hash, secret)

    async def _fits(self, hashed: str | None, secret: str) -> bool:
        async with self.hashing:
            return await asyncio.to_thread(_is_secret, hashed or NOBODY, secret)

    async def _change(self, person: str, **values: Any) -> None:
        if not await self.store.change_person(person, **values):
            raise Refusal(401, "who-are-you", "this account has been deleted")

    async def _again(self, person: str) -> Row[Any]:
        row = await self.store.person(person)
        assert row is not None
        return row


def _allowed(row: Row[Any]) -> Row[Any]:
    if row.standing == "banned":
        raise Refusal(403, "banned", "the operator of this server has banned this account")
    return row


def _check_registered(row: Row[Any]) -> None:
    if row.sign is None:
        raise Refusal(409, "not-registered", "a guest has no passphrase; register a name first")


def _is_secret(hashed: str, secret: str) -> bool:
    try:
        return HASHER.verify(hashed, secret)
    except VerificationError:
        return False
