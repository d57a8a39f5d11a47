"""Appending: lines of many logs, and what follows from them, written by a few statements.

The rows of a statement travel as one JSON array.  So a batch of any size is one statement, which the
database has prepared before, and Python does little for each line.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy import JSON, Column, Table
from sqlalchemy.dialects import postgresql

from ludoteca.server.storage import schema

POSTGRES = postgresql.dialect()  # type: ignore[no-untyped-call]
KEYS = {schema.tables: ("id",), schema.seats: ("table", "seat")}
LINE = ("table", "number", "kind", "seat", "body", "request", "at")
RATING = ("person", "game", "mu", "sigma", "games")


class Conflict(Exception):
    """Somebody else has written that line of the log, or something of that name."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table's log as it is stored."""

    table: str
    number: int
    kind: str
    seat: str | None
    body: dict[str, Any]
    request: str | None
    at: float


@dataclass(frozen=True)
class Added:
    """The rows of a new table."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]


@dataclass
class Change:
    """What is written together with a line: columns of the table and its seats, ratings, another table."""

    table: dict[str, Any] = field(default_factory=dict)
    seats: dict[str, dict[str, Any]] = field(default_factory=dict)
    ratings: list[dict[str, Any]] = field(default_factory=list)
    added: Added | None = None


@dataclass(frozen=True)
class Append:
    """A line, and what follows from it."""

    line: Line
    change: Change


@dataclass(frozen=True)
class Statement:
    """SQL with one argument, its rows as JSON."""

    sql: str
    argument: str
    rows: int | None = None  # how many must be written

    def check(self, written: int) -> None:
        """Conflict if somebody else's rows were in the way."""
        if self.rows not in (None, written):
            raise Conflict


class Appending:
    """Statements for batches of lines, in the SQL of one kind of database."""

    def __init__(self, is_sqlite: bool) -> None:
        self.is_sqlite = is_sqlite
        self._updates: dict[tuple[str, ...], str] = {}

    def statements(self, batch: list[Append]) -> Iterator[Statement]:
        """All that a batch writes, in the order of tables: so no two processes wait for each other."""
        batch = sorted(batch, key=lambda append: (append.line.table, append.line.number))
        lines = [append.line for append in batch]
        yield Statement(self._insert_lines, encoded(map(line_row, lines)), len(lines))
        yield from self._changes(batch)
        ratings = [rating for append in batch for rating in append.change.ratings]
        if ratings:
            rows = sorted([rating[name] for name in RATING] for rating in ratings)
            yield Statement(self._put_ratings, encoded(rows), len(rows))
        for append in batch:
            if append.change.added is not None:
                yield from self._additions(append.change.added)

    def _changes(self, batch: list[Append]) -> Iterator[Statement]:
        """One statement for all rows in which the same columns change."""
        tables: dict[tuple[str, ...], dict[str, Any]] = {}
        seats: dict[tuple[str, ...], dict[str, Any]] = {}
        for append in batch:
            line, change = append.line, append.change
            columns = tables.setdefault((line.table,), {})
            columns |= {"number": line.number, "updated": line.at}
            columns |= change.table
            for seat, values in change.seats.items():
                seats.setdefault((line.table, seat), {}).update(values)
        for table, rows in ((schema.tables, tables), (schema.seats, seats)):
            alike: dict[tuple[str, ...], list[list[Any]]] = {}
            for key, values in rows.items():
                alike.setdefault(tuple(values), []).append([*key, *written(table, values)])
            for names, new in alike.items():
                yield Statement(self._update(table, names), encoded(new))

    def _additions(self, added: Added) -> Iterator[Statement]:
        """The rows of a new table, each by itself: few columns are the same."""
        yield self._added(schema.tables, added.table)
        for seat in added.seats:
            yield self._added(schema.seats, {"table": added.table["id"]} | seat)

    def _added(self, table: Table, row: dict[str, Any]) -> Statement:
        return Statement(self._insert(table, row), encoded([written(table, row)]))

    # --- SQL ----------------------------------------------------------------------------------------

    @cached_property
    def _insert_lines(self) -> str:
        return f"{self._insert(schema.entries, LINE)} ON CONFLICT DO NOTHING"

    @cached_property
    def _put_ratings(self) -> str:
        """Each in the place of the one it was reckoned from; not if another game has ended meanwhile."""
        return (
            f"{self._insert(schema.ratings, RATING)} ON CONFLICT (person, game) DO UPDATE SET "
            "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games "
            "WHERE ratings.games = excluded.games - 1"
        )

    def _insert(self, table: Table, names: Iterable[str]) -> str:
        columns = [table.c[name] for name in names]
        listed = ", ".join(f'"{column.name}"' for column in columns)
        return (
            f"INSERT INTO {table.name} ({listed}) SELECT {self._read(columns)} FROM {self._rows} WHERE true"
        )

    def _update(self, table: Table, names: tuple[str, ...]) -> str:
        known = self._updates.get((table.name, *names))
        if known is None:
            keys = KEYS[table]
            read = self._read([table.c[name] for name in (*keys, *names)], named=True)
            sets = ", ".join(f'"{name}" = new."{name}"' for name in names)
            same = " AND ".join(f'{table.name}."{key}" = new."{key}"' for key in keys)
            known = (
                f"UPDATE {table.name} SET {sets} FROM (SELECT {read} FROM {self._rows}) AS new WHERE {same}"
            )
            self._updates[table.name, *names] = known
        return known

    def _read(self, columns: Iterable["Column[Any]"], named: bool = False) -> str:
        """The values of a row, which is an array."""
        if self.is_sqlite:
            read = [f"json_extract(value, '$[{place}]')" for place, _ in enumerate(columns)]
        else:
            read = [
                f"(value->>{place})::{column.type.compile(dialect=POSTGRES)}"
                for place, column in enumerate(columns)
            ]
        if named:
            read = [f'{value} AS "{column.name}"' for value, column in zip(read, columns, strict=True)]
        return ", ".join(read)

    @property
    def _rows(self) -> str:
        return "json_each(?)" if self.is_sqlite else "json_array_elements($1::json) AS value"


def encoded(rows: Iterable[Any]) -> str:
    return encoded_value(list(rows))


def written(table: Table, values: dict[str, Any]) -> list[Any]:
    """The values of some columns as they are stored."""
    return [
        encoded_value(value) if isinstance(table.c[name].type, JSON) and value is not None else value
        for name, value in values.items()
    ]


def encoded_value(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def line_row(line: Line) -> list[Any]:
    body = encoded_value(line.body)
    return [line.table, line.number, line.kind, line.seat, body, line.request, line.at]
