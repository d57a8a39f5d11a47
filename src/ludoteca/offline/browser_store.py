"""The browser's store: people, tables and logs, kept by the browser.

``KeyValueStore`` is what the browser gives us: texts under keys.  Rows are held in memory; logs are read when
a table is opened.  As on a server, everything is written before anybody is told of it.
"""

import json
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any, Protocol

import msgspec

from ludoteca.server.messages.sockets import AnalysedMove
from ludoteca.server.storage.ids import PERSON_ID_LETTERS, edition_id, new_id
from ludoteca.server.storage.log_entries import ENTRY_COLUMNS, Changes, Conflict, LogEntry
from ludoteca.server.storage.rows import (
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    NewSeatRow,
    NewTableRow,
    PersonRow,
    RatingRow,
    SeatRow,
    TableRow,
)
from ludoteca.server.storage.table_store import Snapshot

DEFAULTS = {"rated": False, "chat": "off"}  # what columns have that cannot be empty


class KeyValueStore(Protocol):
    """Where the browser keeps texts, each under a key such as ``table/abc``."""

    async def read(self, start: str) -> Mapping[str, str]:
        """Return all texts whose keys begin with ``start``, in the order of their keys."""
        ...

    async def write(self, texts: Mapping[str, str]) -> None:
        """Keep texts, all or none of them."""
        ...


def entry_key(table_id: str, number: int) -> str:
    """Return the key of a log entry.  Keys are in the order of the log."""
    return f"entry/{table_id}/{number:06}"


class BrowserStore:
    """People, tables and logs in a key-value store.  It is a ``TableStore``."""

    errors: tuple[type[Exception], ...] = (OSError,)
    is_shared = False

    def __init__(self, key_values: KeyValueStore) -> None:
        self.key_values = key_values
        self.people: dict[str, PersonRow] = {}
        self.tables: dict[str, TableRow] = {}
        self.seats: dict[str, list[SeatRow]] = {}

    async def open(self) -> None:
        """Read everything but logs and editions."""
        for text in (await self.key_values.read("person/")).values():
            person = PersonRow(**json.loads(text))
            self.people[person.id] = person
        for text in (await self.key_values.read("table/")).values():
            kept = json.loads(text)
            self._add(TableRow(**kept["table"]), [SeatRow(**seat) for seat in kept["seats"]])

    def _add(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.tables[row.id], self.seats[row.id] = row, seats

    # --- People -----------------------------------------------------------------------------------

    async def add_person(self, name: str, language: str) -> PersonRow:
        values: dict[str, Any] = dict.fromkeys(("sign", "skeleton", "passphrase", "recovery", "standing"))
        now = time.time()
        values |= {"id": new_id(PERSON_ID_LETTERS), "name": name, "language": language, "version": 1}
        return await self.keep_person(PersonRow(**values, created=now, seen=now, operator=False))

    async def keep_person(self, person: PersonRow) -> PersonRow:
        """Write a new or changed person."""
        await self.key_values.write({f"person/{person.id}": json.dumps(asdict(person))})
        self.people[person.id] = person
        return person

    async def person(self, person_id: str) -> PersonRow | None:
        return self.people.get(person_id)

    async def token_versions(self, person_ids: Iterable[str]) -> dict[str, int]:
        return {person: self.people[person].version for person in person_ids if person in self.people}

    async def find_registered(self, person_ids: Iterable[str]) -> set[str]:
        return set()

    async def ratings_of(self, person_ids: Iterable[str], game: str) -> dict[str, RatingRow]:
        return {}

    async def most_meetings(self, person_ids: Iterable[str], game: str, since: float) -> int:
        return 0

    # --- Tables -----------------------------------------------------------------------------------

    async def add_table(
        self, table: NewTableRow, seats: Iterable[NewSeatRow], entries: Iterable[LogEntry] = ()
    ) -> None:
        """Add a new table.

        Raises:
            Conflict: Its id is taken.
        """
        row, rows = self._new_rows(table, seats)
        written = {entry_key(row.id, entry.number): _entry_text(entry) for entry in entries}
        await self.key_values.write({**written, f"table/{row.id}": _table_text(row, rows)})
        self._add(row, rows)

    def _new_rows(self, table: NewTableRow, seats: Iterable[NewSeatRow]) -> tuple[TableRow, list[SeatRow]]:
        if table["id"] in self.tables:
            raise Conflict
        row = TableRow(**{name: table.get(name, DEFAULTS.get(name)) for name in TABLE_COLUMNS})  # type: ignore[arg-type]
        full: list[dict[str, Any]] = [{"table": row.id, **seat} for seat in seats]
        wanted = [{name: seat.get(name, DEFAULTS.get(name)) for name in SEAT_COLUMNS} for seat in full]
        return row, [SeatRow(**seat) for seat in wanted]

    async def table(self, table_id: str, after: int) -> Snapshot | None:
        """Return a table with the text of its edition, its seats, and its log after an entry."""
        row = self.tables.get(table_id)
        if row is None:
            return None
        key = f"edition/{row.edition}"
        edition_text = None if row.edition is None else (await self.key_values.read(key))[key]
        texts = await self.key_values.read(f"entry/{table_id}/")
        entries = [LogEntry(**json.loads(text)) for text in texts.values()]
        seats = [replace(seat) for seat in self.seats[table_id]]
        return Snapshot(
            replace(row), edition_text, seats, [entry for entry in entries if entry.number > after]
        )

    async def append(self, entry: LogEntry, changes: Changes) -> None:
        """Write an entry and its changes; here are neither ratings nor operators who remove a text.

        Raises:
            Conflict: Its number is not the next one.
        """
        row = self.tables[entry.table]
        if entry.number != row.number + 1:
            raise Conflict
        table: dict[str, Any] = {**asdict(row), **changes.table, "number": entry.number, "updated": entry.at}
        seats = [
            SeatRow(**{**asdict(seat), **changes.seats.get(seat.seat, {})})
            for seat in self.seats[entry.table]
        ]
        changed = TableRow(**table)
        texts = {
            entry_key(entry.table, entry.number): _entry_text(entry),
            f"table/{row.id}": _table_text(changed, seats),
        }
        added = None
        if changes.new_table is not None:
            added = self._new_rows(changes.new_table.table, changes.new_table.seats)
            texts[f"table/{added[0].id}"] = _table_text(*added)
        await self.key_values.write(texts)
        self._add(changed, seats)
        if added is not None:
            self._add(*added)

    def tables_in(self, states: Iterable[str]) -> list[TableRow]:
        """Return the tables of some states, the latest first."""
        wanted = set(states)
        found = [row for row in self.tables.values() if row.state in wanted]
        return sorted(found, key=lambda row: -row.updated)

    async def log_numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        return {table: self.tables[table].number for table in table_ids if table in self.tables}

    async def late_tables(self, now: float, most: int = 500) -> AsyncIterator[list[str]]:
        """Yield nothing: there are no clocks."""
        for page in list[list[str]]():
            yield page

    async def store_edition(self, text: str | None) -> str | None:
        if text is None:
            return None
        await self.key_values.write({f"edition/{edition_id(text)}": text})
        return edition_id(text)

    # --- Analyses ---------------------------------------------------------------------------------

    async def analysis(self, table_id: str) -> list[AnalysedMove] | None:
        key = f"analysis/{table_id}"
        text = (await self.key_values.read(key)).get(key)
        return None if text is None else msgspec.json.decode(text, type=list[AnalysedMove])

    async def store_analysis(self, table_id: str, moves: list[AnalysedMove]) -> None:
        await self.key_values.write({f"analysis/{table_id}": msgspec.json.encode(moves).decode()})

    async def close(self) -> None:
        """Return at once: everything is written."""


def _entry_text(entry: LogEntry) -> str:
    return json.dumps({name: getattr(entry, name) for name in ENTRY_COLUMNS})


def _table_text(row: TableRow, seats: list[SeatRow]) -> str:
    return json.dumps({"table": asdict(row), "seats": [asdict(seat) for seat in seats]})
