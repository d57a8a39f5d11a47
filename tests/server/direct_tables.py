"""Tables on a database, without a server around them."""

import random
from typing import Any

import ludoteca
from ludoteca.server.cluster.fanout import Fanout
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.limits.addresses import Addresses
from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.services import Services
from ludoteca.server.settings import Limits
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.rows import NewSeatRow, NewTableRow
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.bot_turns import BotTurns
from ludoteca.server.tables.broadcasts import Announcer
from ludoteca.server.tables.listeners import RemoteListeners
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import Move, Moves
from ludoteca.server.tables.rules_upgrade import SLICE
from ludoteca.server.tables.shared_leases import SharedLeases
from ludoteca.server.tables.table_setup import record_table_log, record_table_rows
from ludoteca.server.tables.tables import Tables

# Rows of a table and a seat, with every column that must have a value.
TABLE_ROW: NewTableRow = {
    "id": "t", "game": "alpaca", "edition": None, "edition_name": "own", "rules": 1, "digest": "",
    "options": {}, "owner": "", "listed": False, "clock": None, "undo": "free", "hints": True,
    "created": 0.0, "updated": 0.0, "state": "playing", "number": 0, "turn": "p1", "bot_turn": False,
    "deadline": None,
}  # fmt: skip
SEAT_ROW: NewSeatRow = {"seat": "p1", "kind": "here", "version": 1}


def direct_tables(
    database: Database,
    process: str = "here",
    clock: GameClock | None = None,
    store: Store | None = None,
) -> Tables:
    """Return tables as one process of a cluster has them."""
    clock = clock or GameClock()
    uploads, leases = Uploads(Limits(), Addresses()), SharedLeases(database, process, clock)
    announcer = Announcer(Fanout(None, process, lambda *_: None, lambda: None), BotTurns())
    return Tables(store or Store(database), uploads, clock, leases, announcer)


async def play(moves: Moves, table: LiveTable, text: str, request: str | None = None) -> int:
    """Play a move for the seat that must move; without a request, as a bot."""
    seat = str(table.turn)
    return await moves.play(table, Move(seat, text, table.number, request), frozenset([seat]))


async def play_out_table(tables: Tables, table: LiveTable) -> None:
    """Play random moves for all seats to the end of the match."""
    luck, moves = random.Random(1), Moves(tables, Limits())
    while table.match is not None and not table.match.over:
        await play(moves, table, luck.choice(table.match.moves), f"{table.turn}:{table.number}")


async def add_registered_pair(store: Store) -> list[str]:
    """Add Anna and Bruno, who have registered, and return their ids."""
    people = [(await store.add_person(name, "en")).id for name in ("Anna", "Bruno")]
    for person in people:
        await store.change_person(person, sign=person)
    return people


async def start_table_of_two(tables: Tables, game: str, people: list[str], rated: bool = True) -> LiveTable:
    """Return a table of two people whose match has started; at a rated one both are seen elsewhere."""
    seats = [NewSeat("here"), NewSeat("elsewhere")]
    table = await tables.create(NewTable(game, seats, rated=rated), people[0], "Anna", people)
    if rated:
        table.remote_listeners["there"] = RemoteListeners(["p1", "p2"], 0, 0.0)
        await tables.start(table)
    return table


async def add_long_table(services: Services, owner: str) -> str:
    """Add the table of a long uploaded match, and return its id."""
    match = ludoteca.game("africana").start(2)
    while len(match.played) < 4 * SLICE and not match.over:
        match.play(match.moves[len(match.played) % len(match.moves)])
    rows = record_table_rows(match, None, owner)
    await services.store.add_table(rows.table, rows.seats, record_table_log(rows.table["id"], match))
    return rows.table["id"]


async def create_table(services: Services, *kinds: str, **fields: Any) -> tuple[LiveTable, str]:
    """Set up a table, and return it and the person who owns it."""
    person = await services.store.add_person("Anna", "en")
    seats = [NewSeat(kind) for kind in kinds]  # type: ignore[arg-type]
    return await services.tables.create(NewTable("alpaca", seats, **fields), person.id, "Anna"), person.id
