"""The client that posts messages to push services."""

import asyncio
import hashlib
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import structlog

from ludoteca.server.metrics import PUSHES
from ludoteca.server.push.encryption import ServerKey, encrypt, to_bytes, to_text
from ludoteca.server.push.endpoints import read_endpoint, resolve
from ludoteca.server.push.subscriptions import Subscription
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Network

if TYPE_CHECKING:  # it takes long to import, and most servers send nothing at first
    from httpx import AsyncClient

POST_SECONDS = 10.0  # for each step: to connect, to send a part, to receive a part
DELIVERY_SECONDS = 15.0  # for all of them: a service may answer a byte at a time
KEPT_SECONDS = 7 * 86400  # that a service keeps a message for a device that is off
LONGEST_WAIT_SECONDS = 3600.0  # that we let a service postpone a message
log = structlog.get_logger()


class DeliveryResult(Enum):
    """What became of a message."""

    SENT = auto()
    GONE = auto()  # the browser has ended the subscription
    LATER = auto()  # the service is busy or away
    REFUSED = auto()  # trying again would not help


@dataclass(frozen=True)
class Delivery:
    """What became of a message, and how many seconds the service wants us to wait."""

    result: DeliveryResult
    wait: float = 0.0


class PushClient:
    """Posts encrypted messages, without redirects, to addresses that were checked."""

    def __init__(self, key: ServerKey, allowed: tuple[Network, ...]) -> None:
        self.key = key
        self.allowed = allowed
        self._client: AsyncClient | None = None

    @property
    def _http(self) -> "AsyncClient":
        if self._client is None:
            from httpx import AsyncClient

            # Without proxies of the environment: they would resolve the name once more.
            self._client = AsyncClient(timeout=POST_SECONDS, follow_redirects=False, trust_env=False)
        return self._client

    async def send(self, subscription: Subscription, message: bytes, table: str) -> Delivery:
        """Send a message about a table; it replaces an earlier one that the service has not delivered."""
        try:
            async with asyncio.timeout(DELIVERY_SECONDS):
                delivery = await self._send(subscription, message, table)
        except TimeoutError:
            log.info("push service too slow", service=urlsplit(subscription.endpoint).hostname)
            delivery = Delivery(DeliveryResult.LATER)
        PUSHES.labels(delivery.result.name.lower()).inc()
        return delivery

    async def _send(self, subscription: Subscription, message: bytes, table: str) -> Delivery:
        from httpx import URL, HTTPError, InvalidURL

        try:
            endpoint = read_endpoint(subscription.endpoint, self.allowed)
            address = await resolve(endpoint, self.allowed)
            url = URL(endpoint.url)
            body = encrypt(message, to_bytes(subscription.p256dh), to_bytes(subscription.auth))
        except (Refusal, ValueError, InvalidURL):
            return Delivery(
                DeliveryResult.GONE
            )  # the name or the keys cannot be those of a push service any more
        except (OSError, TimeoutError):
            return Delivery(DeliveryResult.LATER)
        headers = {
            "host": url.netloc.decode(), "authorization": self.key.authorization(endpoint.origin),
            "content-encoding": "aes128gcm", "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS), "urgency": "normal", "topic": topic_of(subscription, table),
        }  # fmt: skip
        try:
            async with self._http.stream(
                "POST", url.copy_with(host=address), content=body, headers=headers,
                extensions={"sni_hostname": endpoint.host},
            ) as answer:  # fmt: skip
                delivery = read_answer(answer.status_code, answer.headers.get("retry-after", ""))
        except HTTPError as error:
            log.info("push service not reached", service=endpoint.host, error=repr(error))
            return Delivery(DeliveryResult.LATER)
        if delivery.result is DeliveryResult.REFUSED:
            log.warning("push message refused", service=endpoint.host, status=answer.status_code)
        return delivery

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


def topic_of(subscription: Subscription, table: str) -> str:
    """Return what a table's messages share.  The service must not learn the table's id, which is its link."""
    return to_text(hashlib.sha256(f"{subscription.auth} {table}".encode()).digest())[:32]


def read_answer(status: int, retry_after: str) -> Delivery:
    """Return what the answer of a push service means."""
    if 200 <= status < 300:  # noqa: PLR2004
        return Delivery(DeliveryResult.SENT)
    if status in (404, 410):
        return Delivery(DeliveryResult.GONE)
    if status == 429 or status >= 500:  # noqa: PLR2004
        return Delivery(
            DeliveryResult.LATER,
            min(float(retry_after), LONGEST_WAIT_SECONDS) if retry_after.isdecimal() else 0.0,
        )
    return Delivery(DeliveryResult.REFUSED)
