"""Rights that end while a client is connecting: it does not get in, however late it says hello."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import pytest

from ludoteca.server.people.rights import PersonRight
from ludoteca.server.services import Services
from ludoteca.server.tables.live_table import LiveTable
from tests.server.direct_sockets import HERE, Line, connect_directly
from tests.server.direct_tables import create_table
from tests.support.server.server_process import PATIENCE

pytestmark = pytest.mark.anyio


async def sign_out(services: Services, person: str) -> None:
    await services.store.change_person(person, revoke_tokens=True)
    services.revocation.disconnect(person)


async def ban(services: Services, person: str) -> None:
    await services.administration("").ban(person)


async def delete(services: Services, person: str) -> None:
    await services.person_deletion.delete(person)


@pytest.mark.parametrize("end_rights", [sign_out, ban, delete], ids=lambda one: one.__name__)
async def test_tokens_that_are_revoked_while_a_client_connects_are_worthless(
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    end_rights: Callable[[Services, str], Awaitable[None]],
) -> None:
    """They are revoked after they were read, and before the client is a listener."""
    table, _ = await create_table(services, "here", "elsewhere")
    person = (await services.store.add_person("Bruno", "en")).id
    token = services.people.signer.person_token(PersonRight(person, 1))
    people_of = services.seating.people_of

    async def read_and_revoke(tokens: Iterable[str]) -> dict[str, int]:
        found = await people_of(tokens)
        await end_rights(services, person)
        return found

    monkeypatch.setattr(services.seating, "people_of", read_and_revoke)
    await run_to_the_end(services, table, token, "token-revoked: ")
    assert not table.listeners


async def test_tokens_that_are_revoked_when_a_client_has_just_become_a_listener_are_worthless(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are revoked after they were read for the last time."""
    table, person = await create_table(services, "here", "here")
    token = services.people.signer.person_token(PersonRight(person, 1))
    token_versions, readings = services.store.token_versions, 0

    async def read_and_revoke(people: Iterable[str]) -> dict[str, int]:
        nonlocal readings
        readings += 1
        found = await token_versions(people)
        if readings == 2:
            await sign_out(services, person)
        return found

    monkeypatch.setattr(services.store, "token_versions", read_and_revoke)
    await run_to_the_end(services, table, token, "token-revoked: ")
    assert readings == 2


async def run_to_the_end(services: Services, table: LiveTable, token: str, why: str) -> None:
    line = Line()
    line.say(type="hello", tokens=[token], number=0)
    async with asyncio.timeout(PATIENCE):
        await line.socket(services, table).run()
    assert line.closed is not None
    assert line.closed.startswith(why)
    assert not line.heard()


async def test_a_network_that_is_banned_before_the_hello_does_not_get_in(services: Services) -> None:
    table, person = await create_table(services, "here", "here")
    token = services.people.signer.person_token(PersonRight(person, 1))
    line = Line()
    running = asyncio.create_task(line.socket(services, table).run())
    await asyncio.sleep(0)
    await services.administration("").ban_network(HERE, 1)
    await services.bans.announce()
    line.say(type="hello", tokens=[token], number=0)
    line.say(type="chat", text="still talking", id="a")
    await asyncio.wait([running], timeout=PATIENCE)
    assert line.closed is not None
    assert line.closed.startswith("address-banned: ")
    assert not line.heard()
    assert not table.listeners


async def test_a_client_whose_tokens_are_good_gets_in(services: Services) -> None:
    table, person = await create_table(services, "here", "here")
    token = services.people.signer.person_token(PersonRight(person, 1))
    async with connect_directly(services, table, token) as line:
        heard: list[Any] = [await line.hear("news"), await line.hear("presence")]
        assert set(heard[0]["views"]) == {"p1", "p2"}
    assert line.closed is None
