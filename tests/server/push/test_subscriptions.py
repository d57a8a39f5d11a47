"""Subscriptions over HTTP, and a reminder from a real server to somebody who has closed the page."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.server.limits.request_limits import RequestLimits
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits, Rate
from tests.support.server.clients import connect_all, post_refused, read_refusal, receive_up_to, two_players
from tests.support.server.push_service import BrowserSubscription, PushService, run_push_service
from tests.support.server.server_process import PATIENCE, Client, Server, new_guest

pytestmark = pytest.mark.anyio
PLACE = "/api/push/subscriptions"


def body_of(browser: BrowserSubscription, **changes: Any) -> dict[str, Any]:
    body: dict[str, Any] = msgspec.to_builtins(browser.subscription())
    return body | changes


async def test_a_server_tells_its_key_and_posts_to_no_local_network(address: str) -> None:
    anna, browser = await new_guest(address, "Anna"), BrowserSubscription(PushService(9))
    key = (await Client(address).get("/api/push/key"))["key"]
    assert key == (await anna.get("/api/push/key"))["key"]
    assert len(key) == 87
    assert await post_refused(Client(address), PLACE, **body_of(browser)) == (401, "who-are-you")
    assert await post_refused(anna, PLACE, **body_of(browser)) == (422, "bad-endpoint")
    local = ("127.0.0.1", "localhost", "[::1]", "169.254.169.254", "10.0.0.1", "[fec0::1]")
    for host in (*local, "1.1.1.1/a\r\nX: y"):
        body = body_of(browser, endpoint=f"https://{host}/push")
        assert await post_refused(anna, PLACE, **body) == (422, "bad-endpoint")
    assert await post_refused(anna, PLACE, **body_of(browser, p256dh="B" * 87)) == (422, "bad-key")
    for wrong in ({"p256dh": "x"}, {"auth": "y"}, {"endpoint": "x"}, {"more": 1}):
        assert await post_refused(anna, PLACE, **body_of(browser, **wrong)) == (400, "not-understood")
    assert (await anna.call("DELETE", PLACE, endpoint=browser.endpoint)).status_code == 204
    unknown = await Client(address).call("DELETE", PLACE, endpoint=browser.endpoint)
    assert read_refusal(unknown) == (401, "who-are-you")


def test_nobody_subscribes_all_the_time() -> None:
    limits = RequestLimits(Limits(subscription=Rate(0.02, 2)))
    limits.count_subscription("anna", "198.51.100.1")
    limits.count_subscription("anna", "198.51.100.2")
    limits.count_subscription("bruno", "198.51.100.2")
    for person, address in (("anna", "198.51.100.3"), ("carla", "198.51.100.2")):
        with pytest.raises(Refusal) as refused:
            limits.count_subscription(person, address)
        assert (refused.value.status, refused.value.reason) == (429, "too-many")


async def test_somebody_who_has_closed_the_page_is_reminded(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    """The match starts while Bruno is not there, and it is his turn after Anna's."""
    options = ("--push-network", "127.0.0.0/8", "--push-contact", "mailto:anna@example.org")
    address = serve(f"sqlite:///{tmp_path}/ludoteca.db", *options).address
    async with run_push_service() as service:
        anna, bruno, table = await two_players(address)
        browsers = {name: BrowserSubscription(service, f"/{name}") for name in ("anna", "bruno")}
        for client, fields in (
            (anna, body_of(browsers["anna"])),
            (bruno, body_of(browsers["bruno"], language="it")),
        ):
            assert (await client.call("POST", PLACE, **fields)).status_code == 204
        async with connect_all(table, anna) as (socket,):
            while socket.turn == "p1":
                answer = await socket.play("p1", socket.moves("p1")[-1])
                await receive_up_to(socket, answer["number"])
            async with asyncio.timeout(PATIENCE):
                while not service.requests:
                    await asyncio.sleep(0.1)
        (request,) = service.requests
        assert request.path == "/bruno"
        assert browsers["bruno"].read(request)["body"] == "Tocca a te. Al tavolo con te: Anna."
