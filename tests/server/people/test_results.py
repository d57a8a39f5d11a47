"""Results: what somebody has played, for themselves and for others, and the rating after each match."""

import pytest

from ludoteca.server.people.person_data import PersonData
from ludoteca.server.people.results import results_of
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.tables import Tables
from tests.server.direct_tables import (
    add_registered_pair,
    direct_tables,
    play_out_table,
    start_table_of_two,
)
from tests.support.server.server_process import Client, new_guest

pytestmark = pytest.mark.anyio
GAME = "master-elf"


async def play(tables: Tables, people: list[str], rated: bool) -> list[int | None]:
    """Play a match of two people to its end, and return their ranks."""
    table = await start_table_of_two(tables, GAME, people, rated)
    await play_out_table(tables, table)
    return [table.seats[seat].rank for seat in ("p1", "p2")]


async def test_results_count_matches_wins_and_opponents(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()
    store = Store(database)
    people = await add_registered_pair(store)
    tables = direct_tables(database, store=store)
    ranks = [await play(tables, people, rated) for rated in (True, False)]
    wins = sum(first == 1 for first, _ in ranks)
    ahead = sum((first or 0) < (second or 0) for first, second in ranks)
    anna = await store.person(people[0])
    assert anna is not None
    own = await results_of(database, anna, is_private=True)
    (game,) = own.games
    assert (game.game, game.played, game.won) == (GAME, 2, wins)
    assert [(one.person.name, one.played, one.ahead) for one in own.opponents] == [("Bruno", 2, ahead)]
    assert [point.rating for point in game.curve] == [game.rating]
    (public,) = (await results_of(database, anna, is_private=False)).games
    assert (public.played, public.won) == (1, int(ranks[0][0] == 1))
    assert (await results_of(database, anna, is_private=False)).opponents == []
    # Deleting Bruno takes his results and his name from everybody's page.
    await PersonData(database).delete_person(people[1])
    bruno = await store.person(people[1])
    assert bruno is not None
    assert (await results_of(database, anna, is_private=True)).opponents == []
    assert all(one.curve == [] for one in (await results_of(database, bruno, is_private=True)).games)
    await database.close()


async def test_a_guest_has_results_and_nobody_else_sees_them(address: str) -> None:
    anna = await new_guest(address, "Anna")
    own = await anna.get("/api/people/me/results")
    assert own["person"]["name"] == "Anna"
    assert own["games"] == own["opponents"] == []
    answer = await Client(address).call("GET", f"/api/people/{anna.person}/results")
    assert answer.status_code == 404
    assert answer.json()["sentences"] == [{"code": "no-such-person", "facts": {"person": anna.person}}]
    assert (await Client(address).call("GET", "/api/people/me/results")).status_code == 401
