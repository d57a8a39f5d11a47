"""People: guests, registered names, passwords and recovery codes."""

import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TypeVar, Unpack

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.addresses import Addresses, NetworkAddress
from ludoteca.server.limits.fair_queue import FairQueue
from ludoteca.server.limits.guesses import Guesses
from ludoteca.server.messages.people import (
    Guest,
    PersonChange,
    Recovery,
    RecoveryCode,
    Registration,
    Welcome,
)
from ludoteca.server.metrics import QUEUED, THOUGHT
from ludoteca.server.people.names import (
    DELETED,
    MOST_LETTERS,
    UNNAMED,
    clean_name,
    login_name_of,
    mark_guest,
    name_refusal,
    skeleton_of,
)
from ludoteca.server.people.person_views import is_renamed, view_person
from ludoteca.server.people.rights import PersonRight
from ludoteca.server.people.tokens import Signer
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import DAY, Limits
from ludoteca.server.storage.database_errors import DATABASE_ERRORS
from ludoteca.server.storage.ids import LETTERS, is_person_id
from ludoteca.server.storage.log_entries import Conflict
from ludoteca.server.storage.rows import PersonChanges, PersonRow
from ludoteca.server.storage.store import Store

T = TypeVar("T")
RETRY_SECONDS = 5  # when too many passwords wait to be hashed
MOST_SKELETON = 80  # letters, as in the database
CODE_GROUPS, GROUP_LETTERS = 4, 5  # groups of letters in a recovery code, and letters in a group: 99 bits
HASHER = PasswordHasher()
CODES = PasswordHasher(
    time_cost=1, memory_cost=8192, parallelism=1
)  # a weaker hash is enough, since nobody guesses 99 bits
# Checked for unknown names, so that they take as long as others: hashes of random texts that nobody kept, as
# HASHER and CODES make them.  Making them at every start would make the start a tenth longer.
UNKNOWN_HASH = (
    "$argon2id$v=19$m=65536,t=3,p=4$v4mnJzXrgDs28olorIokRQ$9WjWisF1zEWrvU36lVwGKhwM9YbgwLX+rkAs/Vs6n+I"
)
UNKNOWN_CODE_HASH = (
    "$argon2id$v=19$m=8192,t=1,p=1$RftK6KQCTTZVK1rbUz4dSQ$Fg4rkpwYTmosNlSY2EOh4TgpxffVIRpWX1IecOOior0"
)


def new_recovery_code() -> str:
    """Return a recovery code, in groups of letters that are easy to copy by hand."""
    return "-".join(
        "".join(secrets.choice(LETTERS) for _ in range(GROUP_LETTERS)) for _ in range(CODE_GROUPS)
    )


def hash_code(code: str) -> str:
    """Return the hash of a recovery code, however it was typed."""
    return CODES.hash(normalize_code(code))


def normalize_code(code: str) -> str:
    """Return the letters of a recovery code, however it was typed."""
    return "".join(letter for letter in code.lower() if letter.isalnum())


class People:
    """Registers people, signs them in and changes their accounts."""

    def __init__(self, store: Store, signer: Signer, limits: Limits, addresses: Addresses) -> None:
        self.store = store
        self.signer = signer
        self.guesses = Guesses(limits, addresses)
        # One at a time: a hash takes a whole processor and much memory.  Networks take turns, then addresses.
        self.hashing = FairQueue("hashing", 1, QUEUED.labels("hashing"), THOUGHT.labels("hashing"))
        self._most_waiting = limits.most_waiting_passwords

    def _welcome(self, row: PersonRow, recovery: str | None = None) -> Welcome:
        token = self.signer.person_token(PersonRight(row.id, row.version))
        right = self.signer.read(token)
        assert right is not None
        end = self.signer.end_of(right, row.is_registered)
        return Welcome(view_person(row), row.language, token, end, recovery, row.operator, is_renamed(row))

    # --- Coming in --------------------------------------------------------------------------------

    async def enter(self, guest: Guest) -> Welcome:
        """Add a guest and return their token."""
        await self.check_names([guest.name], None)
        return self._welcome(await self.store.add_person(guest.name, guest.language))

    async def find_by_token(self, token: str) -> PersonRow | None:
        """Return the person of a token; None if it is invalid, revoked, expired or the token of a seat."""
        right = self.signer.read(token)
        if not isinstance(right, PersonRight):
            return None
        row, now = await self.store.person(right.person), time.time()
        if row is None or row.version != right.version or row.standing in ("banned", "deleted"):
            return None
        if self.signer.end_of(right, row.is_registered) < now:
            return None
        if (row.seen or 0.0) < now - DAY:
            with suppress(*DATABASE_ERRORS):  # the visit is noted tomorrow if the database cannot write now
                await self.store.change_person(row.id, seen=now)
        return row

    async def check_names(self, names: Iterable[str | None], person_id: str | None) -> None:
        """Refuse texts that are not names, and those that look like the registered name of somebody else."""
        given = [name for name in names if name is not None]
        for name in given:
            if refusal := name_refusal(name):
                raise refusal
        if given and (other := await self.store.find_look_alike(map(skeleton_of, given), person_id)):
            raise Refusal.of(ServerFault.NAME_TAKEN, name=other)

    async def display_name(self, person: PersonRow, wanted: str | None = None) -> str:
        """Return the name under which somebody sits down or speaks.

        The name of a guest may have been registered by somebody else since, or may not be allowed any more.
        """
        name = wanted or person.name
        if person.is_registered or name == DELETED:
            return name
        name = clean_name(name, UNNAMED)
        other = await self.store.find_look_alike([skeleton_of(name)], person.id)
        return mark_guest(name) if other else name

    async def change(self, row: PersonRow, change: PersonChange) -> Welcome:
        """Change the name or the language of a person.

        A registered name stays, unless an operator has removed it: then another one can be chosen, once.
        """
        values: PersonChanges = {}
        if change.name is not None:
            values["name"] = change.name
        if change.language is not None:
            values["language"] = change.language
        if change.name is not None and change.name != row.name and row.sign is not None:
            if not is_renamed(row) and login_name_of(change.name) != row.sign:
                raise Refusal.of(ServerFault.NAME_FIXED)
            if is_renamed(row) and skeleton_of(change.name) == skeleton_of(row.sign):
                raise Refusal.of(ServerFault.NAME_REMOVED)
            values |= registered_columns(change.name)
        await self.check_names([change.name], row.id)
        if values:
            await self._change_name(row.id, values)
        return self._welcome(await self._reload(row.id))

    # --- Registered names -------------------------------------------------------------------------

    async def register(self, row: PersonRow, registration: Registration, source: NetworkAddress) -> Welcome:
        """Give a guest a name that is theirs alone, a password and a recovery code."""
        if row.is_registered:
            raise Refusal.of(ServerFault.REGISTERED, name=row.name)
        columns = registered_columns(registration.name)
        await self.check_names([registration.name], row.id)
        code = new_recovery_code()
        hashes: PersonChanges = {
            "passphrase": await self._in_turn(source, lambda: HASHER.hash(registration.passphrase)),
            "recovery": await self._in_turn(source, lambda: hash_code(code)),
        }
        await self._change_name(row.id, columns | hashes)
        return self._welcome(await self._reload(row.id), code)

    async def sign_in(self, registration: Registration, source: NetworkAddress) -> Welcome:
        """Sign in with a registered name and its password."""
        name = login_name_of(registration.name)
        row = await self.store.person_by_login_name(name)
        self.guesses.check(name, None if row is None else row.id, source)
        hashed = None if row is None else row.passphrase
        if not await self._verify(source, hashed, registration.passphrase, UNKNOWN_HASH) or row is None:
            self.guesses.count(name, source)
            raise Refusal.of(ServerFault.WRONG_SIGN_IN)
        _check_not_banned(row)
        return self._welcome(row)

    async def sign_out_everywhere(self, row: PersonRow) -> Welcome:
        """Revoke all tokens of a person, and make a new one for the device that asks."""
        await self._change(row.id, revoke_tokens=True)
        return self._welcome(await self._reload(row.id))

    async def check_password(self, row: PersonRow, password: str | None, source: NetworkAddress) -> None:
        """Refuse a registered person without the right password; a guest has none."""
        if row.is_registered and not await self._verify(source, row.passphrase, password or "", UNKNOWN_HASH):
            raise Refusal.of(ServerFault.WRONG_PASSWORD)

    async def change_password(self, row: PersonRow, old: str, new: str, source: NetworkAddress) -> Welcome:
        """Set a new password; every other device must sign in again."""
        _check_registered(row)
        await self.check_password(row, old, source)
        hashed = await self._in_turn(source, lambda: HASHER.hash(new))
        await self._change(row.id, revoke_tokens=True, passphrase=hashed)
        return self._welcome(await self._reload(row.id))

    async def renew_recovery(self, row: PersonRow, password: str, source: NetworkAddress) -> RecoveryCode:
        """Replace the recovery code of a person."""
        _check_registered(row)
        await self.check_password(row, password, source)
        code = new_recovery_code()
        await self._change(row.id, recovery=await self._in_turn(source, lambda: hash_code(code)))
        return RecoveryCode(code)

    async def recover(self, recovery: Recovery, source: NetworkAddress) -> tuple[str, Welcome]:
        """Set a new password with a recovery code.  Return the person's id, new token and new code."""
        row = await self.store.person_by_login_name(login_name_of(recovery.name))
        hashed = None if row is None else row.recovery
        code = normalize_code(recovery.code)
        if not await self._verify(source, hashed, code, UNKNOWN_CODE_HASH) or row is None:
            raise Refusal.of(ServerFault.WRONG_RECOVERY)
        _check_not_banned(row)
        new_code = new_recovery_code()
        changes: PersonChanges = {
            "passphrase": await self._in_turn(source, lambda: HASHER.hash(recovery.passphrase)),
            "recovery": await self._in_turn(source, lambda: hash_code(new_code)),
        }
        await self._change(row.id, revoke_tokens=True, **changes)
        return row.id, self._welcome(await self._reload(row.id), new_code)

    async def _in_turn(self, source: NetworkAddress, work: Callable[[], T]) -> T:
        """Hash a secret in a thread, when it is the turn of its source."""
        if self.hashing.waiting_jobs >= self._most_waiting:
            raise Refusal.of(ServerFault.BUSY, retry_after=RETRY_SECONDS)
        return await self.hashing.run(source, lambda _: work())

    async def _verify(self, source: NetworkAddress, hashed: str | None, secret: str, otherwise: str) -> bool:
        """Whether a secret is the one that was hashed.  ``otherwise`` is checked if there is no hash."""
        return await self._in_turn(source, lambda: _is_right_secret(hashed or otherwise, secret))

    def close(self) -> None:
        self.hashing.close()

    async def _change_name(self, person_id: str, columns: PersonChanges) -> None:
        try:
            await self._change(person_id, **columns)
        except Conflict:
            raise Refusal.of(ServerFault.NAME_TAKEN, name=columns["name"]) from None

    async def _change(
        self, person_id: str, *, revoke_tokens: bool = False, **values: Unpack[PersonChanges]
    ) -> None:
        if not await self.store.change_person(person_id, revoke_tokens=revoke_tokens, **values):
            raise Refusal.of(ServerFault.ACCOUNT_DELETED)

    async def _reload(self, person_id: str) -> PersonRow:
        row = await self.store.person(person_id)
        assert row is not None
        return row


def registered_columns(name: str) -> PersonChanges:
    """Return the columns of a registered name.

    Raises:
        Refusal: It cannot be one.
    """
    login_name, skeleton = login_name_of(name), skeleton_of(name)
    if len(login_name) > MOST_LETTERS or len(skeleton) > MOST_SKELETON:
        raise Refusal.of(ServerFault.NAME_TOO_LONG)
    if is_person_id(login_name):
        raise Refusal.of(ServerFault.NAME_LIKE_ID)
    return {"name": name, "sign": login_name, "skeleton": skeleton}


def _check_not_banned(row: PersonRow) -> None:
    if row.standing == "banned":
        raise Refusal.of(ServerFault.BANNED)


def _check_registered(row: PersonRow) -> None:
    if not row.is_registered:
        raise Refusal.of(ServerFault.GUEST_PASSWORD)


def _is_right_secret(hashed: str, secret: str) -> bool:
    try:
        return HASHER.verify(hashed, secret)
    except VerificationError:
        return False
