"""The columns of the database stand in the schema and in several types of rows: all of them agree."""

from dataclasses import fields
from typing import Any, NotRequired, Required, get_args, get_origin, get_type_hints

import pytest
from sqlalchemy import Row, Table

from ludoteca.offline.browser_store import DEFAULTS
from ludoteca.server.storage import rows, schema
from ludoteca.server.storage.log_entries import ENTRY_COLUMNS, LogEntry
from ludoteca.server.storage.rows import (
    NewSeatRow,
    NewTableRow,
    PersonChanges,
    PersonRow,
    RatingRow,
    SeatChanges,
    SeatRow,
    TableChanges,
    TableRow,
)
from ludoteca.server.storage.statements import encode_entry

ROWS = [
    (PersonRow, schema.people),
    (TableRow, schema.tables),
    (SeatRow, schema.seats),
    (RatingRow, schema.ratings),
]
PARTS = [
    (NewTableRow, TableRow),
    (NewSeatRow, SeatRow),
    (TableChanges, TableRow),
    (SeatChanges, SeatRow),
    (PersonChanges, PersonRow),
]


def hints_of(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, {"Row": Row}, include_extras=True)


def without(kind: Any, *markers: Any) -> Any:
    """Return a type without its markers, such as ``Required``."""
    return get_args(kind)[0] if get_origin(kind) in markers else kind


def may_be_none(kind: Any) -> bool:
    return type(None) in get_args(kind)


def is_part_of(part: Any, whole: Any) -> bool:
    """Whether a type is another one, or that one without None."""
    return bool(whole in (part, part | None))


@pytest.mark.parametrize(("row", "table"), ROWS, ids=lambda value: getattr(value, "__name__", None))
def test_a_row_has_the_columns_of_its_table(row: type, table: Table) -> None:
    assert [field.name for field in fields(row)] == table.columns.keys()
    hints = hints_of(row)
    assert {name for name, kind in hints.items() if may_be_none(kind)} == {
        column.name for column in table.columns if column.nullable
    }


@pytest.mark.parametrize(("part", "row"), PARTS, ids=lambda value: value.__name__)
def test_what_is_written_has_columns_of_the_row(part: type, row: type) -> None:
    columns = hints_of(row)
    for name, kind in hints_of(part).items():
        assert name in columns
        assert is_part_of(without(kind, Required, NotRequired), columns[name]), name


@pytest.mark.parametrize(("new", "table"), [(NewTableRow, schema.tables), (NewSeatRow, schema.seats)])
def test_a_new_row_must_have_every_column_that_cannot_be_empty(new: type, table: Table) -> None:
    needed = {column.name for column in table.columns if not column.nullable and not column.server_default}
    required: frozenset[str] = new.__required_keys__  # type: ignore[attr-defined]
    assert required == needed - {"table"}  # of a seat: ``Store.add_table`` adds it
    with_default = {column.name for column in table.columns if column.server_default is not None}
    assert with_default <= DEFAULTS.keys()  # a browser's store has no schema


def test_an_entry_is_stored_in_the_columns_of_its_table() -> None:
    assert list(ENTRY_COLUMNS) == schema.entries.columns.keys()
    assert LogEntry.__struct_fields__[: len(ENTRY_COLUMNS)] == ENTRY_COLUMNS
    entry = LogEntry("table", 1, "chat", "p1", {"text": "Hello"}, "request", 2.0)
    stored = dict(zip(ENTRY_COLUMNS, encode_entry(entry), strict=True))
    assert stored.pop("body") == '{"text":"Hello"}'
    assert stored == {name: getattr(entry, name) for name in stored}


def test_every_row_is_compared() -> None:
    compared = {kind for pair in [*ROWS, *PARTS] for kind in pair if isinstance(kind, type)}
    defined = {kind for kind in vars(rows).values() if getattr(kind, "__module__", "") == rows.__name__}
    assert {kind for kind in defined if isinstance(kind, type)} <= compared
