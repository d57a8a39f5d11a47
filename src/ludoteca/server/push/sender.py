"""The sender: stores reminders, and sends those that are due through the push services of browsers."""

import asyncio
from dataclasses import dataclass
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec
import structlog

import ludoteca
from ludoteca import Speech
from ludoteca.server.cluster.membership import Cluster
from ludoteca.server.faults import ReminderText
from ludoteca.server.messages.fields import Language
from ludoteca.server.messages.push import PushMessage
from ludoteca.server.periodic_jobs import PeriodicJobs
from ludoteca.server.push.client import Delivery, DeliveryResult, PushClient
from ludoteca.server.push.encryption import ServerKey, new_private_key
from ludoteca.server.push.reminders import DueReminder, Reminders
from ludoteca.server.push.subscriptions import Subscription, Subscriptions
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.reminders import ReminderQueue

INTERVAL_SECONDS = 1.0  # between two rounds
CLEANING_SECONDS = 600.0  # between two searches for stale subscriptions
GRACE_SECONDS = 5.0  # in which somebody who reloads the page comes back
# In which a process must have sent what it claims; longer than waiting and sending take.
LEASE_SECONDS = 60.0
MOST_CLAIMED = 20  # reminders in one round
MOST_RUNNING = 200  # reminders that are being sent, or wait
AT_ONCE = 64  # messages that are sent at the same time
SERVICE_AT_ONCE = 8  # messages that are sent at the same time to one push service
LONGEST_WAIT_SECONDS = 20.0  # that a message waits for others; then it is tried again later
TRIES = 6  # until a reminder is given up
FIRST_RETRY_SECONDS = 30.0  # doubled with each try
KEY = "push_key"  # the setting with the server's private key
log = structlog.get_logger()


@dataclass(frozen=True)
class Occasion:
    """What a reminder is about."""

    game: str
    names: list[str]  # of the others at the table
    asking: list[str]  # of those who want a rematch


class ReminderSender:
    """Stores and sends reminders."""

    def __init__(self, settings: Settings, cluster: Cluster, store: Store, queue: ReminderQueue) -> None:
        self.settings = settings
        self.cluster = cluster
        self.store = store
        self.queue = queue
        self.grace = GRACE_SECONDS
        networks = settings.push_networks
        self.subscriptions = Subscriptions(cluster.database, networks, settings.limits.most_subscriptions)
        self.stored = Reminders(cluster.database)
        self._client: PushClient | None = None
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._services: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # by host
        self._running: set[asyncio.Task[None]] = set()
        self._jobs = PeriodicJobs()

    def start(self) -> None:
        self._jobs.add("reminders", self.begin_round, INTERVAL_SECONDS)
        self._jobs.add("stale subscriptions", self.subscriptions.remove_stale, CLEANING_SECONDS)

    async def client(self) -> PushClient:
        """Return the client, with the key that all processes share.  The first who needs it makes it."""
        if self._client is None:
            stored = await self.cluster.secret(KEY, new_private_key)
            self._client = PushClient(
                ServerKey(stored, contact_of(self.settings)), self.settings.push_networks
            )
        return self._client

    async def public_key(self) -> str:
        """Return the key that browsers give their push service when they subscribe."""
        return (await self.client()).key.public

    async def round(self) -> None:
        """Store what was noted since the last round, send what is due, and wait until it was sent."""
        await self.begin_round()
        await asyncio.gather(*self._running)

    async def begin_round(self) -> None:
        """Store what was noted since the last round, and begin to send what is due.

        The next round waits for nothing: one slow push service must not delay the reminders of others.
        """
        new, visits = self.queue.take()
        if new:
            subscribers = await self.subscriptions.subscribers({reminder.person for reminder in new})
            new = [reminder for reminder in new if reminder.person in subscribers]
        if new:
            await self.stored.add(new, self.cluster.clock.shared() + self.grace)
        if visits:
            await self.stored.forget(visits)
        now = self.cluster.clock.shared()
        if (room := min(MOST_CLAIMED, MOST_RUNNING - len(self._running))) <= 0:
            return
        for reminder in await self.stored.claim(now, now + LEASE_SECONDS, room):
            task = asyncio.create_task(self._try_to_remind(reminder))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _try_to_remind(self, reminder: DueReminder) -> None:
        try:
            await self._remind(reminder)
        except Exception as error:  # it is tried again when its lease ends, and never stops the others
            log.error("reminder failed", table=reminder.table, error=repr(error))

    async def _remind(self, reminder: DueReminder) -> None:
        """Send a reminder to all browsers of a person.  It is enough if one of them has received it."""
        subscriptions = await self.subscriptions.of(reminder.person)
        if not subscriptions or not await self.stored.is_true(reminder):
            await self.stored.drop(reminder)
            return
        if reminder.tries > TRIES:  # the last one has failed in some unexpected way
            await self.stored.finish(reminder)
            return
        occasion = await self._occasion(reminder)
        deliveries = await asyncio.gather(
            *(self._send(subscription, reminder, occasion) for subscription in subscriptions)
        )
        pairs = list(zip(subscriptions, deliveries, strict=True))
        if gone := [
            subscription.id for subscription, delivery in pairs if delivery.result is DeliveryResult.GONE
        ]:
            await self.subscriptions.discard(gone)
        later = [delivery for delivery in deliveries if delivery.result is DeliveryResult.LATER]
        is_sent = any(delivery.result is DeliveryResult.SENT for delivery in deliveries)
        if is_sent or not later or reminder.tries >= TRIES:
            await self.stored.finish(reminder)
        else:
            wait = max(
                FIRST_RETRY_SECONDS * 2 ** (reminder.tries - 1), *(delivery.wait for delivery in later)
            )
            await self.stored.postpone(reminder, self.cluster.clock.shared() + wait)
        results = sorted(delivery.result.name.lower() for delivery in deliveries)
        log.info("reminder", table=reminder.table, kind=reminder.kind, results=results)

    async def _send(self, subscription: Subscription, reminder: DueReminder, occasion: Occasion) -> Delivery:
        client = await self.client()
        message = msgspec.json.encode(word_reminder(reminder, occasion, subscription.language))
        host = urlsplit(subscription.endpoint).hostname or ""
        service = self._services.setdefault(host, asyncio.Semaphore(SERVICE_AT_ONCE))
        try:
            async with asyncio.timeout(LONGEST_WAIT_SECONDS) as waiting, service, self._sending:
                waiting.reschedule(None)  # the client has a limit of its own
                return await client.send(subscription, message, reminder.table)
        except TimeoutError:
            return Delivery(DeliveryResult.LATER)

    async def _occasion(self, reminder: DueReminder) -> Occasion:
        seats = (await self.store.seats_of([reminder.table]))[reminder.table]
        row = await self.store.table_row(reminder.table)
        names = [seat.name for seat in seats if seat.name and seat.person not in (None, reminder.person)]
        agreed = (row.agreed or {}).get("rematch", []) if row else []
        asking = [seat.name for seat in seats if seat.name and seat.person in agreed]
        return Occasion(row.game if row else "", list(dict.fromkeys(names)), list(dict.fromkeys(asking)))

    async def close(self) -> None:
        await self._jobs.close()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        if self._client is not None:
            await self._client.close()


def word_reminder(reminder: DueReminder, occasion: Occasion, language: Language) -> PushMessage:
    """Return a reminder in somebody's language.  It holds nothing that a locked screen should not show."""
    title = Speech(ludoteca.game(occasion.game), language).say("game-title")
    if reminder.kind == "turn":
        sentence = ReminderText.REMINDER_TURN(names=occasion.names)
    elif reminder.kind == "over":
        sentence = ReminderText.REMINDER_OVER(names=occasion.names)
    else:
        sentence = ReminderText.REMINDER_REMATCH(names=occasion.asking)
    return PushMessage(reminder.table, title, sentence.text(language), language)


def contact_of(settings: Settings) -> str:
    """Return where operators of push services can ask about our messages."""
    if settings.push_contact:
        return settings.push_contact
    names = [name for name in settings.hosts if name != "*"]
    return f"https://{names[0]}" if names else "mailto:operator@ludoteca.invalid"
