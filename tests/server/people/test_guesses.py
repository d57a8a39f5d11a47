"""Wrong passwords, and many sign-ins at once: neither locks anybody else out."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from ludoteca.server.limits.request_limits import RequestLimits
from ludoteca.server.messages.people import Registration
from ludoteca.server.people import people as people_module
from ludoteca.server.people.people import registered_columns
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services
from ludoteca.server.settings import Limits, Rate, Settings
from tests.support.server.server_process import PATIENCE

pytestmark = pytest.mark.anyio
RIGHT = "four quiet alpacas"
HOME = "203.0.113.9"


@pytest.fixture
async def vera(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Services]:
    """A server where Vera is registered, and comes from her home; nothing is hashed."""
    monkeypatch.setattr(people_module, "_is_right_secret", lambda _, secret: secret == RIGHT)
    slow = Limits(guess=Rate(1e-6, 3), guess_name=Rate(1e-6, 10), most_waiting_passwords=4)
    services = await Services.create(Settings(f"sqlite:///{tmp_path}/l.db", warm=False, limits=slow))
    row = await services.store.add_person("Vera", "en")
    await services.store.change_person(row.id, **registered_columns("Vera") | {"passphrase": "hash"})
    services.addresses.note(row.id, HOME)
    yield services
    await services.close()


async def sign_in(services: Services, address: str, password: str) -> str:
    """Sign in as Vera, and return the name in the answer, or the reason of a refusal."""
    try:
        with RequestLimits(Limits()).hold_password(address) as source:
            return (await services.people.sign_in(Registration("Vera", password), source)).person.name
    except Refusal as refusal:
        return refusal.reason


async def test_wrong_passwords_slow_down_their_own_network(vera: Services) -> None:
    told = [await sign_in(vera, f"2001:db8:1:{number}::", "wrong") for number in range(5)]
    assert told == ["not-known"] * 3 + ["too-many"] * 2
    assert await sign_in(vera, "2001:db8:1:99::", RIGHT) == "too-many"
    assert await sign_in(vera, "2001:db8:2::", RIGHT) == "Vera"
    assert await sign_in(vera, HOME, RIGHT) == "Vera"


async def test_wrong_passwords_from_many_networks_do_not_lock_a_person_out(vera: Services) -> None:
    told = [await sign_in(vera, f"192.0.2.{number}", "wrong") for number in range(12)]
    assert told == ["not-known"] * 10 + ["too-many"] * 2
    assert await sign_in(vera, "198.51.100.1", RIGHT) == "too-many"
    assert await sign_in(vera, HOME, RIGHT) == "Vera"


async def test_sign_ins_of_one_network_delay_others_by_one_and_are_bounded(
    vera: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on, order = threading.Event(), []

    def wait_and_check(_: str, secret: str) -> bool:
        may_go_on.wait(PATIENCE)
        order.append(secret)
        return secret == RIGHT

    monkeypatch.setattr(people_module, "_is_right_secret", wait_and_check)
    crowd = []
    for number in range(4):  # one is being hashed, and three wait
        crowd.append(asyncio.create_task(sign_in(vera, f"2001:db8:1:{number}::", f"wrong {number}")))
        await wait_until_queued(vera, number)
    one = asyncio.create_task(sign_in(vera, HOME, RIGHT))
    await wait_until_queued(vera, 4)
    assert await sign_in(vera, "192.0.2.1", RIGHT) == "busy"
    may_go_on.set()
    async with asyncio.timeout(PATIENCE):
        assert await one == "Vera"
        await asyncio.gather(*crowd)
    assert order.index(RIGHT) <= 1


async def wait_until_queued(services: Services, number: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while services.people.hashing.waiting_jobs < number:
            await asyncio.sleep(0.005)


def test_networks_of_one_customer_share_a_limit() -> None:
    limits = RequestLimits(Limits())
    with ExitStack() as stack:
        for number in range(8):
            stack.enter_context(limits.hold_password(f"2001:db8:1:{number}::"))
        with pytest.raises(Refusal) as refused, limits.hold_password("2001:db8:1:8::"):
            raise AssertionError("a ninth was let in")
        assert refused.value.reason == "too-many"
        with limits.hold_password("2001:db8:2::"), limits.hold_password("192.0.2.1"):
            pass
