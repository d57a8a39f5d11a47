"""Ratings of people who finish several games at the same moment."""

import asyncio
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Row

from ludoteca.server.database import Database
from ludoteca.server.dialogue import Play
from ludoteca.server.live import Live
from ludoteca.server.messages import SeatWish, TableWish
from ludoteca.server.store import Store
from ludoteca.server.tables import Tables
from tests.server.services import Postgres

pytestmark = pytest.mark.anyio
GAME = "master-elf"
TOGETHER = 2


class Meeting(Store):
    """A store whose first readers of ratings wait for each other, so that all of them know the same."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "here")
        self.readers = 0
        self.all_have_read = asyncio.Event()

    async def ratings_of(self, people: Iterable[str], game: str) -> dict[str, Row[Any]]:
        known = await super().ratings_of(people, game)
        self.readers += 1
        if self.readers == TOGETHER:
            self.all_have_read.set()
        await self.all_have_read.wait()
        return known


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_games_that_end_together_all_count(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    database = Database(f"sqlite:///{tmp_path}/house.db" if kind == "sqlite" else postgres.database())
    await database.migrate()
    store = Meeting(database)
    people = [(await store.add_person(name, "en")).id for name in ("Anna", "Bruno")]
    for person in people:
        await store.change_person(person, sign=person)
    tables = Tables(store)
    wish = TableWish(GAME, [SeatWish("here"), SeatWish("elsewhere")], rated=True)
    both = [await tables.create(wish, people[0], "Anna", people) for _ in range(TOGETHER)]
    await asyncio.gather(*(to_the_end(tables, live) for live in both))
    ratings = await store.ratings(GAME)
    assert store.readers == TOGETHER + 1, "who came second reckons again"
    assert {rating.person: rating.games for rating in ratings} == dict.fromkeys(people, TOGETHER)
    await database.close()


async def to_the_end(tables: Tables, live: Live) -> None:
    luck = random.Random(1)
    while live.match is not None and not live.match.over:
        seat = str(live.turn)
        move = luck.choice(live.match.moves)
        await tables.play(live, Play(seat, move, live.number, "id"), f"{seat}:{live.number}")
