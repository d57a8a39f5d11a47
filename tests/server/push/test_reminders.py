"""Reminders: people who are away are told once, by a real push service on this machine."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from ludoteca.server.messages.people import Guest
from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.push import client, sender
from ludoteca.server.push.client import DeliveryResult, read_answer
from ludoteca.server.push.sender import FIRST_RETRY_SECONDS, LEASE_SECONDS, ReminderSender, contact_of
from ludoteca.server.services import Services
from ludoteca.server.settings import Limits, Settings, network
from ludoteca.server.storage import schema
from ludoteca.server.storage.rows import PersonRow
from ludoteca.server.tables.listeners import RemoteListeners
from ludoteca.server.tables.live_table import LiveTable
from tests.server.direct_tables import play
from tests.support.server.push_service import BrowserSubscription, PushService, read_token, run_push_service
from tests.support.server.server_process import PATIENCE

pytestmark = pytest.mark.anyio


@dataclass
class Evening:
    """Anna and Bruno at a table of ALPACA.  Bruno is away and wants to be reminded."""

    services: Services
    service: PushService
    anna: PersonRow
    bruno: PersonRow
    table: LiveTable
    browser: BrowserSubscription

    async def pass_turn(self) -> None:
        """Play until it is another seat's turn."""
        before = self.table.turn
        while self.table.turn == before:
            assert self.table.match is not None
            await play(self.services.moves, self.table, self.table.match.moves[-1], f"r{self.table.number}")

    async def pass_turn_to(self, seat: str) -> None:
        while self.table.turn != seat:
            await self.pass_turn()

    async def count(self, table: Any) -> int:
        async with self.services.database.reading() as reading:
            return int(await reading.scalar(select(func.count()).select_from(table)) or 0)

    async def due(self) -> float | None:
        """Return when the only reminder is due, in seconds from now."""
        async with self.services.database.reading() as reading:
            due: float | None = (await reading.execute(select(schema.reminders.c.due))).scalar_one()
        return None if due is None else due - self.services.cluster.clock.shared()


def local_settings(database: str, **fields: Any) -> Settings:
    return Settings(database, warm=False, push_networks=(network("127.0.0.0/8"), network("::1")), **fields)


async def new_person(services: Services, name: str) -> PersonRow:
    welcome = await services.people.enter(Guest(name))
    found = await services.store.person(welcome.person.id)
    assert found is not None
    return found


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with begin_evening(f"sqlite:///{tmp_path}/ludoteca.db") as evening:
        yield evening


@pytest.fixture
async def any_evening(database_url: str) -> AsyncIterator[Evening]:
    """On each kind of database in turn."""
    async with begin_evening(database_url) as evening:
        yield evening


@asynccontextmanager
async def begin_evening(database_url: str) -> AsyncIterator[Evening]:
    services = await Services.create(local_settings(database_url, limits=Limits(most_subscriptions=2)))
    services.reminder_sender.grace = 0.0
    anna, bruno = [await new_person(services, name) for name in ("Anna", "Bruno")]
    new_table = NewTable("alpaca", [NewSeat("here", "Anna"), NewSeat("elsewhere", "Bruno")])
    async with run_push_service() as service:
        table = await services.tables.create(new_table, anna.id, "Anna", [anna.id, bruno.id])
        table.remote_listeners["there"] = RemoteListeners(["p1"], 0, 0.0)  # Anna is at the table
        browser = BrowserSubscription(service)
        evening = Evening(services, service, anna, bruno, table, browser)
        await evening.pass_turn_to("p1")
        services.tables.reminder_queue.take()
        await services.reminder_sender.subscriptions.add(bruno, browser.subscription())
        yield evening
    await services.close()


async def test_somebody_who_is_away_is_told_once_until_they_come_back(any_evening: Evening) -> None:
    evening = any_evening
    reminders = evening.services.reminder_sender
    await evening.pass_turn_to("p2")
    await reminders.round()
    (request,) = evening.service.requests
    assert evening.browser.read(request) == {
        "table": evening.table.id, "title": "ALPACA", "language": "en",
        "body": "It's your turn. Playing with you: Anna.",
    }  # fmt: skip
    assert request.path == "/push/1"
    assert request.headers["host"] == f"127.0.0.1:{evening.service.port}"
    assert request.headers["content-encoding"] == "aes128gcm"
    assert int(request.headers["ttl"]) > 86400
    assert evening.table.id not in request.headers["topic"]
    assert len(request.headers["topic"]) <= 32
    key, claims = read_token(request.headers["authorization"])
    assert key == await reminders.public_key()
    assert claims["aud"] == f"http://127.0.0.1:{evening.service.port}"

    await evening.pass_turn_to("p1")  # somebody moves for Bruno, who does not come
    await evening.pass_turn_to("p2")
    await reminders.round()
    assert len(evening.service.requests) == 1
    evening.services.tables.reminder_queue.add_visit(evening.table.id, evening.bruno.id)
    await reminders.round()
    assert await evening.count(schema.reminders) == 0
    await evening.pass_turn_to("p1")
    await evening.pass_turn_to("p2")
    await reminders.round()
    first, second = evening.service.requests
    assert first.headers["topic"] == second.headers["topic"]  # the service keeps only the newer one


async def test_nobody_is_reminded_at_the_table_or_of_bots_or_of_what_is_over(evening: Evening) -> None:
    reminders, table = evening.services.reminder_sender, evening.table
    table.remote_listeners["there"] = RemoteListeners(["p1", "p2"], 0, 0.0)
    await evening.pass_turn_to("p2")
    table.remote_listeners.clear()
    await evening.pass_turn_to("p1")  # Anna has no subscription
    new_table = NewTable("alpaca", [NewSeat("here"), NewSeat("bot", level="gentle")])
    with_bots = await evening.services.tables.create(new_table, evening.bruno.id, "Bruno")
    while with_bots.turn == "p1":
        assert with_bots.match is not None
        await play(evening.services.moves, with_bots, with_bots.match.moves[-1], f"r{with_bots.number}")
    await reminders.round()
    assert await evening.count(schema.reminders) == 0
    await evening.pass_turn_to("p2")
    reminders.grace = 60.0
    await reminders.round()
    await evening.pass_turn_to("p1")  # before the reminder was due
    reminders.cluster.clock._shared += 61.0
    await reminders.round()
    assert await evening.count(schema.reminders) == 0
    assert evening.service.requests == []


async def test_a_service_that_is_busy_is_asked_again_later(evening: Evening) -> None:
    reminders = evening.services.reminder_sender
    clock = reminders.cluster.clock
    evening.service.answers = ["503 Busy", "429 Slow down\r\nretry-after: 500"]
    await evening.pass_turn_to("p2")
    waits = []
    for _ in range(2):
        await reminders.round()
        wait = await evening.due()
        assert wait is not None
        waits.append(round(wait, -1))
        await reminders.round()  # it is not due
        clock._shared += wait + 1
    assert waits == [FIRST_RETRY_SECONDS, 500]
    await reminders.round()
    assert len(evening.service.requests) == 3
    assert await evening.due() is None


async def test_a_reminder_is_given_up_at_last(evening: Evening) -> None:
    reminders = evening.services.reminder_sender
    evening.service.answers = ["500 Broken"] * 20
    await evening.pass_turn_to("p2")
    for _ in range(10):
        await reminders.round()
        reminders.cluster.clock._shared += 3600
    assert len(evening.service.requests) == sender.TRIES
    assert await evening.count(schema.subscriptions) == 1


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
async def test_a_subscription_that_has_ended_is_deleted(evening: Evening, status: str) -> None:
    evening.service.answers = [status]
    await evening.pass_turn_to("p2")
    await evening.services.reminder_sender.round()
    assert await evening.count(schema.subscriptions) == 0


async def test_redirects_are_not_followed(evening: Evening) -> None:
    evening.service.answers = [f"307 Elsewhere\r\nlocation: http://127.0.0.1:{evening.service.port}/other"]
    await evening.pass_turn_to("p2")
    await evening.services.reminder_sender.round()
    assert [request.path for request in evening.service.requests] == ["/push/1"]
    assert await evening.due() is None


async def test_one_browser_that_was_told_is_enough_and_each_has_its_language(any_evening: Evening) -> None:
    evening = any_evening
    other, third = [BrowserSubscription(evening.service, f"/push/{number}") for number in (2, 3)]
    subscriptions = evening.services.reminder_sender.subscriptions
    await subscriptions.add(evening.bruno, other.subscription("it"))
    await subscriptions.add(
        evening.bruno, third.subscription("ru")
    )  # the limit is two: the first is replaced
    await evening.pass_turn_to("p2")
    await evening.services.reminder_sender.round()
    requests = {request.path: request for request in evening.service.requests}
    assert requests.keys() == {"/push/2", "/push/3"}
    assert other.read(requests["/push/2"])["body"] == "Tocca a te. Al tavolo con te: Anna."
    assert third.read(requests["/push/3"])["body"] == "Ваш ход. За столом с вами: Anna."
    assert await evening.due() is None


async def test_only_one_of_several_processes_sends(any_evening: Evening) -> None:
    evening = any_evening
    services = evening.services
    others = [
        ReminderSender(services.settings, services.cluster, services.store, services.tables.reminder_queue)
        for _ in range(3)
    ]
    assert len({await one.public_key() for one in [*others, services.reminder_sender]}) == 1
    await evening.pass_turn_to("p2")
    new, _ = services.tables.reminder_queue.take()
    now = services.cluster.clock.shared()
    await services.reminder_sender.stored.add(new, now)
    await asyncio.gather(*(one.round() for one in others))
    assert len(evening.service.requests) == 1
    for one in others:
        await one.close()


async def test_another_process_sends_what_a_dead_one_has_claimed(evening: Evening) -> None:
    reminders = evening.services.reminder_sender
    await evening.pass_turn_to("p2")
    new, _ = evening.services.tables.reminder_queue.take()
    now = reminders.cluster.clock.shared()
    await reminders.stored.add(new, now)
    assert len(await reminders.stored.claim(now, now + LEASE_SECONDS, 10)) == 1  # and dies
    await reminders.round()
    assert evening.service.requests == []
    reminders.cluster.clock._shared += LEASE_SECONDS + 1
    await reminders.round()
    assert len(evening.service.requests) == 1


async def test_the_end_and_a_rematch_are_told(evening: Evening) -> None:
    services, table = evening.services, evening.table
    number = 0
    while table.state == "playing":
        assert table.match is not None
        moves = table.match.moves
        number += 1
        await play(services.moves, table, moves[number * 7 % len(moves)], f"r{table.number}")
    await services.reminder_sender.round()
    services.tables.reminder_queue.add_visit(table.id, evening.bruno.id)
    await services.reminder_sender.round()
    await services.rematches.answer(table, evening.anna, agree=True)
    await services.reminder_sender.round()
    told = [evening.browser.read(request)["body"] for request in evening.service.requests]
    assert told == ["The game with Anna is over. See how it ended.", "Anna would like a rematch."]
    await services.rematches.answer(table, evening.anna, agree=False)
    services.tables.reminder_queue.add_visit(table.id, evening.bruno.id)
    await services.reminder_sender.round()
    assert await evening.count(schema.reminders) == 0


async def test_signing_out_everywhere_ends_subscriptions(evening: Evening) -> None:
    await evening.services.people.sign_out_everywhere(evening.bruno)
    await evening.pass_turn_to("p2")
    await evening.services.reminder_sender.round()
    assert evening.service.requests == []
    await evening.services.reminder_sender.subscriptions.remove_stale()
    assert await evening.count(schema.subscriptions) == 0


async def test_deleting_a_person_deletes_subscriptions_and_reminders(any_evening: Evening) -> None:
    evening = any_evening
    await evening.pass_turn_to("p2")
    await evening.services.reminder_sender.round()
    assert await evening.count(schema.reminders) == 1
    await evening.services.person_deletion.delete(evening.bruno.id)
    assert await evening.count(schema.subscriptions) == await evening.count(schema.reminders) == 0


async def test_a_browser_belongs_to_the_last_who_signed_in_there(evening: Evening) -> None:
    subscriptions = evening.services.reminder_sender.subscriptions
    await subscriptions.add(evening.anna, evening.browser.subscription())
    assert await subscriptions.of(evening.bruno.id) == []
    assert len(await subscriptions.of(evening.anna.id)) == 1
    await subscriptions.remove(evening.bruno.id, evening.browser.endpoint)  # not his any more
    assert len(await subscriptions.of(evening.anna.id)) == 1
    await subscriptions.remove(evening.anna.id, evening.browser.endpoint)
    assert await evening.count(schema.subscriptions) == 0


def test_what_answers_of_push_services_mean() -> None:
    assert read_answer(201, "").result is DeliveryResult.SENT
    assert read_answer(403, "").result is DeliveryResult.REFUSED
    assert read_answer(503, "junk").wait == 0.0
    assert read_answer(503, "999999").wait == 3600.0


def test_operators_of_push_services_can_ask_somebody() -> None:
    assert contact_of(Settings("x", push_contact="mailto:anna@example.org")) == "mailto:anna@example.org"
    assert contact_of(Settings("x", hosts=("*", "games.example"))) == "https://games.example"
    assert contact_of(Settings("x")).startswith("mailto:")


async def test_a_service_that_never_ends_its_answer_is_given_up_for_now(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "DELIVERY_SECONDS", 3.0, raising=False)
    evening.service.is_endless = True
    await evening.pass_turn_to("p2")
    async with asyncio.timeout(PATIENCE):
        await evening.services.reminder_sender.round()
    assert len(evening.service.requests) == 1
    due = await evening.due()
    assert due is not None
    assert due > 0
    assert await evening.count(schema.subscriptions) == 1


async def test_a_service_that_never_ends_its_answer_delays_no_other(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "INTERVAL_SECONDS", 0.01)
    evening.service.is_endless = True
    services = evening.services
    await evening.pass_turn_to("p2")
    services.reminder_sender.start()
    carla = await new_person(services, "Carla")
    new_table = NewTable("alpaca", [NewSeat("here", "Anna"), NewSeat("elsewhere", "Carla")])
    async with run_push_service() as quick, asyncio.timeout(PATIENCE):
        while not evening.service.requests:
            await asyncio.sleep(0.01)
        await services.reminder_sender.subscriptions.add(carla, BrowserSubscription(quick).subscription())
        table = await services.tables.create(new_table, evening.anna.id, "Anna", [evening.anna.id, carla.id])
        other = Evening(services, quick, evening.anna, carla, table, BrowserSubscription(quick))
        await other.pass_turn_to("p1")
        await other.pass_turn_to("p2")
        while not quick.requests:
            await asyncio.sleep(0.01)
    await services.reminder_sender.close()
