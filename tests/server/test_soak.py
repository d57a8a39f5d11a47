"""A soak test: clients connect and leave, play and undo at several tables, in any order.

Whatever happens, every client can put together the server's log from what it received, sees what a new client
sees, and has received nothing that is not for its seats.  Each run plays the same few sequences of steps;
``SOAK_RUNS=200`` plays so many others.
"""

import asyncio
import os
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any, ClassVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

import ludoteca
from tests.support.server.clients import log_of, receive_up_to
from tests.support.server.server_process import Client, Message, TableSocket, new_guest

who = st.integers(0, 2)
where = st.integers(0, 1)
choice = st.integers(0, 50)
Key = tuple[int, int]  # somebody at a table
RUNS = int(os.environ.get("SOAK_RUNS", "0"))


class TablesMachine(RuleBasedStateMachine):
    """Three people and two tables."""

    address: ClassVar[str] = ""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.sockets: dict[Key, tuple[TableSocket, AsyncExitStack]] = {}

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        for key in list(self.sockets):
            self.do(self._go(key))
        self.runner.close()

    @initialize(games=st.lists(st.sampled_from(ludoteca.game_names()), min_size=2, max_size=2))
    def open(self, games: list[str]) -> None:
        async def set_up() -> None:
            self.people = [await new_guest(self.address, name) for name in ("Anna", "Bruno", "Clara")]
            bodies = [("here elsewhere", "ask"), ("elsewhere here bot:easy", "free")]
            self.tables = [
                (await person.table(game, seats, undo=undo))["id"]
                for person, game, (seats, undo) in zip(self.people, games, bodies, strict=False)
            ]

            await self._come((0, 0))
            await self._seat(1, 0, "join", name="Bruno")
            for key in ((1, 0), (0, 1), (1, 1), (2, 1)):
                await self._come(key)

        self.do(set_up())

    # --- Sockets ----------------------------------------------------------------------------------

    @rule(person=who, table=where)
    def come(self, person: int, table: int) -> None:
        if (person, table) not in self.sockets:
            self.do(self._come((person, table)))

    async def _come(self, key: Key, heard: list[Message] | None = None) -> None:
        """Connect; with the messages received before, ask only for what was missed."""
        known = max((message["table"]["number"] for message in heard or () if "table" in message), default=0)
        stack = AsyncExitStack()
        socket = await stack.enter_async_context(self.people[key[0]].at(self.tables[key[1]], known))
        socket.heard = list(heard or ())
        await socket.until_type("news")
        self.sockets[key] = socket, stack

    async def _go(self, key: Key) -> list[Message]:
        if key not in self.sockets:
            return []
        socket, stack = self.sockets.pop(key)
        await stack.aclose()
        return socket.heard

    @rule(person=who, table=where)
    def go(self, person: int, table: int) -> None:
        self.do(self._go((person, table)))

    @rule(person=who, table=where, meanwhile=choice)
    def reconnect(self, person: int, table: int, meanwhile: int) -> None:
        if (person, table) in self.sockets:
            heard = self.do(self._go((person, table)))
            self.do(self._play(table, meanwhile))
            self.do(self._come((person, table), heard))

    # --- Seats ------------------------------------------------------------------------------------

    async def _seat(self, person: int, table: int, act: str, **body: Any) -> None:
        """Send a request about a seat, which may be refused; then connect again with the new rights."""
        is_here = bool(await self._go((person, table)))
        path = f"/api/tables/{self.tables[table]}/{act}"
        answer = await self.people[person].call("POST", path, **body)
        assert answer.status_code in (200, 403, 409), answer.text
        if is_here:
            await self._come((person, table))

    @rule(person=who, table=where)
    def join(self, person: int, table: int) -> None:
        self.do(self._seat(person, table, "join", name="me"))

    @rule(
        person=who, table=where, seat=st.sampled_from(["p1", "p2"]), act=st.sampled_from(["leave", "return"])
    )
    def leave_or_return(self, person: int, table: int, seat: str, act: str) -> None:
        self.do(self._seat(person, table, act, seat=seat))

    # --- Playing ----------------------------------------------------------------------------------

    @rule(table=where, moves=st.lists(choice, min_size=1, max_size=6))
    def play(self, table: int, moves: list[int]) -> None:
        for move in moves:
            self.do(self._play(table, move))

    async def _play(self, table: int, move: int) -> None:
        """Play for the person who must move, if one must; bots may be quicker."""
        news, person = await self._turn(table)
        if person is None:
            return
        seat = news["table"]["turn"]
        moves = news["views"][seat]["moves"]
        body = {"seat": seat, "number": news["table"]["number"], "id": f"m{next(TableSocket.ids)}"}
        path = f"/api/tables/{self.tables[table]}/moves"
        answer = await person.call("POST", path, move=moves[move % len(moves)], **body)
        assert answer.status_code in (200, 409), answer.text

    async def _turn(self, table: int) -> tuple[Message, Client | None]:
        """Return the news of whoever must move, if it is a person."""
        path = f"/api/tables/{self.tables[table]}/news"
        for person in self.people:
            news: Message = await person.get(path)
            if news["table"]["turn"] in news["views"]:
                return news, person
        return news, None

    @rule(person=who, table=where, agree=st.booleans())
    def undo_or_answer(self, person: int, table: int, agree: bool) -> None:
        if (person, table) not in self.sockets:
            return
        socket, _ = self.sockets[person, table]
        for seat in [seat for seat in socket.news["views"] if seat != "watching"]:
            self.do(socket.ask(type="answer", seat=seat, agree=agree))
            self.do(socket.ask(type="undo", seat=seat, number=socket.number))

    @rule(person=who, table=where)
    def chat(self, person: int, table: int) -> None:
        if (person, table) in self.sockets:
            socket, _ = self.sockets[person, table]
            assert self.do(socket.ask(type="chat", text="hm"))["type"] == "accepted"

    # --- What always holds ------------------------------------------------------------------------

    @invariant()
    def all_know_what_they_may(self) -> None:
        for key in list(self.sockets):
            self.do(self._check(key))

    async def _check(self, key: Key) -> None:
        socket, _ = self.sockets[key]
        try:
            fresh = await self._catch_up(key, socket)
        except ConnectionClosed as error:
            raise AssertionError(f"{key} was disconnected") from error
        is_over = fresh["table"]["state"] == "over"
        assert visible_parts(log_of(socket).values(), is_over) == visible_parts(fresh["entries"], is_over)
        assert socket.news["views"] == fresh["views"]
        assert socket.news["can_undo"] == fresh["can_undo"]
        own = set(fresh["views"])
        for entry in fresh["entries"]:
            assert set(entry.get("events", own)) == own
            assert is_over or "move" not in entry or entry["seat"] in own

    async def _catch_up(self, key: Key, socket: TableSocket) -> Message:
        """Return what a new client receives once this one has caught up."""
        path = f"/api/tables/{self.tables[key[1]]}/news"
        while True:
            fresh: Message = await self.people[key[0]].get(path)
            await receive_up_to(socket, fresh["table"]["number"])
            if socket.number == fresh["table"]["number"]:
                return fresh


def visible_parts(entries: Any, is_over: bool) -> list[Message]:
    """Return a log; at the end without moves, because those of others are sent only then."""
    hidden = {"move"} if is_over else set()
    return [{key: value for key, value in entry.items() if key not in hidden} for entry in entries]


def test_clients_agree_with_the_server_in_any_order_of_acts(address: str) -> None:
    TablesMachine.address = address
    runs = settings(
        max_examples=RUNS or 4,
        stateful_step_count=15,
        derandomize=not RUNS,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(TablesMachine, settings=runs)
