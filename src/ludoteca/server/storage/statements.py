"""SQL statements that append log entries of many tables, with everything that changes with them.

The rows of a statement travel as one JSON array.  So a batch of any size is a single statement, which the
database has prepared before, and Python does little work for each entry.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy import JSON, Column, Table
from sqlalchemy.dialects import postgresql

from ludoteca.server.storage import schema
from ludoteca.server.storage.log_entries import ENTRY_COLUMNS, Changes, Conflict, LogEntry, NewTableRows
from ludoteca.server.storage.rows import RATING_COLUMNS

POSTGRES = postgresql.dialect()  # type: ignore[no-untyped-call]
KEYS = {schema.tables: ("id",), schema.seats: ("table", "seat"), schema.entries: ("table", "number")}
JSON_COLUMNS = {table: {column.name for column in table.c if isinstance(column.type, JSON)} for table in KEYS}
Write = tuple[LogEntry, Changes]


@dataclass(frozen=True)
class Statement:
    """SQL with one argument: its rows as JSON."""

    sql: str
    argument: str
    rows: int | None = None  # how many must be written; None if it does not matter

    def check(self, written: int) -> None:
        """Check how many rows were written.

        Raises:
            Conflict: Rows of somebody else were in the way.
        """
        if self.rows not in (None, written):
            raise Conflict


class LogStatements:
    """Builds statements for batches of log entries, in the SQL of one kind of database."""

    def __init__(self, is_sqlite: bool) -> None:
        self.is_sqlite = is_sqlite
        self._updates: dict[tuple[str, ...], str] = {}

    def write_entries(self, batch: Iterable[Write]) -> list[Statement]:
        """Return all statements of a batch.  Sorted by table, so that two processes cannot deadlock."""
        writes = sorted(batch, key=lambda write: (write[0].table, write[0].number))
        rows = [encode_entry(entry) for entry, _ in writes]
        many = len(rows) if self.is_sqlite else None
        statements = [Statement(self._insert_entries, encode(rows), many), *self._update_rows(writes)]
        ratings = [rating for _, changes in writes for rating in changes.ratings]
        if ratings:
            rows = sorted([getattr(rating, name) for name in RATING_COLUMNS] for rating in ratings)
            statements.append(Statement(self._put_ratings, encode(rows), len(rows)))
            past = [
                [*(getattr(rating, name) for name in RATING_COLUMNS), entry.at]
                for entry, changes in writes
                for rating in changes.ratings
            ]
            statements.append(Statement(self._add_ratings, encode(sorted(past)), len(past)))
        for _, changes in writes:
            if changes.new_table is not None:
                statements += self._insert_table(changes.new_table)
        return statements

    def _update_rows(self, writes: Sequence[Write]) -> Iterator[Statement]:
        """Yield one statement for all rows in which the same columns change."""
        tables: dict[tuple[str | int, ...], dict[str, Any]] = {}
        seats: dict[tuple[str | int, ...], dict[str, Any]] = {}
        entries: dict[tuple[str | int, ...], dict[str, Any]] = {}
        for entry, changes in writes:
            row = tables.setdefault((entry.table,), {})
            row.update({"number": entry.number, "updated": entry.at}, **changes.table)
            for seat, columns in changes.seats.items():
                seats.setdefault((entry.table, seat), {}).update(columns)
            for number, body in changes.bodies.items():
                entries[entry.table, number] = {"body": body}
        for table, rows in ((schema.tables, tables), (schema.seats, seats), (schema.entries, entries)):
            same_columns: dict[tuple[str, ...], list[list[Any]]] = {}
            for key, values in rows.items():
                same_columns.setdefault(tuple(values), []).append([*key, *encode_columns(table, values)])
            for names, new in same_columns.items():
                yield Statement(self._update(table, names), encode(new))

    def _insert_table(self, new: NewTableRows) -> Iterator[Statement]:
        """Yield one statement for each row of a new table: their columns differ."""
        yield self._insert_row(schema.tables, new.table)
        for seat in new.seats:
            yield self._insert_row(schema.seats, {"table": new.table["id"], **seat})

    def _insert_row(self, table: Table, row: Mapping[str, object]) -> Statement:
        return Statement(self._insert(table, row), encode([encode_columns(table, row)]))

    # --- SQL ----------------------------------------------------------------------------------------

    @cached_property
    def _insert_entries(self) -> str:
        """The statement for entries.  If some exist already, SQLite skips those; PostgreSQL writes none."""
        return self._insert(schema.entries, ENTRY_COLUMNS) + (
            " ON CONFLICT DO NOTHING" if self.is_sqlite else ""
        )

    @cached_property
    def _put_ratings(self) -> str:
        """Replace the ratings that the new ones were computed from.

        If another match has ended meanwhile, the number of matches does not fit and nothing is written.
        """
        return (
            f"{self._insert(schema.ratings, RATING_COLUMNS)} ON CONFLICT (person, game) DO UPDATE SET "
            "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games "
            "WHERE ratings.games = excluded.games - 1"
        )

    @cached_property
    def _add_ratings(self) -> str:
        return self._insert(schema.rating_history, (*RATING_COLUMNS, "at"))

    def _insert(self, table: Table, names: Iterable[str]) -> str:
        columns = [table.c[name] for name in names]
        quoted = ", ".join(f'"{column.name}"' for column in columns)
        return (
            f"INSERT INTO {table.name} ({quoted}) SELECT {self._select(columns)} FROM {self._rows} WHERE true"
        )

    def _update(self, table: Table, names: tuple[str, ...]) -> str:
        sql = self._updates.get((table.name, *names))
        if sql is None:
            keys = KEYS[table]
            new = self._select([table.c[name] for name in (*keys, *names)], named=True)
            sets = ", ".join(f'"{name}" = new."{name}"' for name in names)
            same = " AND ".join(f'{table.name}."{key}" = new."{key}"' for key in keys)
            sql = f"UPDATE {table.name} SET {sets} FROM (SELECT {new} FROM {self._rows}) AS new WHERE {same}"
            self._updates[table.name, *names] = sql
        return sql

    def _select(self, columns: Sequence["Column[Any]"], named: bool = False) -> str:
        """Return the values of a row, which is a JSON array."""
        if self.is_sqlite:
            values = [f"json_extract(value, '$[{place}]')" for place, _ in enumerate(columns)]
        else:
            values = [
                f"(value->>{place})::{column.type.compile(dialect=POSTGRES)}"
                for place, column in enumerate(columns)
            ]
        if named:
            values = [f'{value} AS "{column.name}"' for value, column in zip(values, columns, strict=True)]
        return ", ".join(values)

    @property
    def _rows(self) -> str:
        return "json_each(?)" if self.is_sqlite else "json_array_elements($1::json) AS value"


def encode(value: object) -> str:
    """Return any JSON value as text."""
    return msgspec.json.encode(value).decode()


def encode_columns(table: Table, values: Mapping[str, object]) -> list[Any]:
    """Return the values of the given columns as they are stored."""
    as_json = JSON_COLUMNS[table]
    return [
        encode(value) if value is not None and name in as_json else value for name, value in values.items()
    ]


def encode_entry(entry: LogEntry) -> list[Any]:
    """Return a log entry as a row of ``entries``."""
    body = encode(entry.body)
    return [entry.table, entry.number, entry.kind, entry.seat, body, entry.request, entry.at]
