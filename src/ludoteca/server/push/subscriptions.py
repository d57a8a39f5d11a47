"""Subscriptions: the browsers in which somebody wants to be reminded."""

import asyncio
import hashlib
import time
from dataclasses import dataclass

from sqlalchemy import and_, delete, func, or_, select

from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.fields import Language
from ludoteca.server.messages.push import NewSubscription
from ludoteca.server.push.encryption import read_public_key, to_bytes
from ludoteca.server.push.endpoints import RESOLVE_SECONDS, read_endpoint, resolve
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Network
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.rows import PersonRow

LOOKUPS = 2  # names that are looked up at the same time: slow ones must not keep all threads busy
subscriptions, people = schema.subscriptions, schema.people
# People whose tokens were revoked after they subscribed, or who were banned or deleted, count as signed out.
standing = func.coalesce(people.c.standing, "")
IS_STALE = or_(subscriptions.c.version != people.c.version, standing.in_(["banned", "deleted"]))


@dataclass(frozen=True)
class Subscription:
    """A browser.  ``schema.subscriptions`` says what the columns mean."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: Language


def subscription_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


class Subscriptions:
    """Stores and finds subscriptions."""

    def __init__(self, database: Database, allowed: tuple[Network, ...], most: int) -> None:
        self.database = database
        self.allowed = allowed
        self.most = most  # of one person; the oldest ones go
        self._lookups = asyncio.Semaphore(LOOKUPS)

    async def add(self, person: PersonRow, subscription: NewSubscription) -> None:
        """Remind a person in one more browser; one that is known already is brought up to date."""
        try:
            async with asyncio.timeout(RESOLVE_SECONDS), self._lookups:
                await check_subscription(subscription, self.allowed)
        except TimeoutError:
            raise Refusal.of(ServerFault.BUSY) from None
        values = {
            "id": subscription_id(subscription.endpoint), "person": person.id, "version": person.version,
            "endpoint": subscription.endpoint, "p256dh": subscription.p256dh, "auth": subscription.auth,
            "language": subscription.language, "created": time.time(),
        }  # fmt: skip
        put = self.database.insert(subscriptions).values(values)
        newest = (
            select(subscriptions.c.id).where(subscriptions.c.person == person.id)
            .order_by(subscriptions.c.created.desc()).limit(min(self.most, 2**31 - 1))
        )  # fmt: skip
        is_old = and_(subscriptions.c.person == person.id, subscriptions.c.id.not_in(newest))
        async with self.database.transaction() as transaction:
            await transaction.execute(put.on_conflict_do_update(index_elements=["id"], set_=values))
            await transaction.execute(delete(subscriptions).where(is_old))

    async def remove(self, person_id: str, endpoint: str) -> None:
        """Remind a person no longer in a browser."""
        mine = and_(subscriptions.c.id == subscription_id(endpoint), subscriptions.c.person == person_id)
        async with self.database.transaction() as transaction:
            await transaction.execute(delete(subscriptions).where(mine))

    async def discard(self, ids: list[str]) -> None:
        """Delete subscriptions that browsers have ended."""
        async with self.database.transaction() as transaction:
            await transaction.execute(delete(subscriptions).where(subscriptions.c.id.in_(ids)))

    async def remove_stale(self) -> None:
        """Delete the subscriptions of people who have signed out everywhere, or may not come back."""
        stale = select(subscriptions.c.id).join(people).where(IS_STALE)
        ids = [row.id for row in await self.database.all(stale)]
        if ids:
            await self.discard(ids)

    async def of(self, person_id: str) -> list[Subscription]:
        """Return the browsers of a person who is still signed in there."""
        wanted = select(subscriptions).join(people).where(subscriptions.c.person == person_id, ~IS_STALE)
        rows = await self.database.all(wanted)
        return [Subscription(row.id, row.endpoint, row.p256dh, row.auth, row.language) for row in rows]

    async def subscribers(self, person_ids: set[str]) -> set[str]:
        """Return which of the given people have a subscription."""
        wanted = select(subscriptions.c.person).where(subscriptions.c.person.in_(person_ids)).distinct()
        return {row.person for row in await self.database.all(wanted)}


async def check_subscription(subscription: NewSubscription, allowed: tuple[Network, ...]) -> None:
    """Refuse a subscription whose address or keys cannot be right."""
    try:
        read_public_key(to_bytes(subscription.p256dh))
        to_bytes(subscription.auth)
    except ValueError:
        raise Refusal.of(ServerFault.PUSH_KEYS) from None
    endpoint = read_endpoint(subscription.endpoint, allowed)
    try:
        await resolve(endpoint, allowed)
    except TimeoutError:
        raise Refusal.of(ServerFault.BUSY) from None
    except OSError:
        raise Refusal.of(ServerFault.PUSH_ENDPOINT, host=endpoint.host) from None
