"""Table stores: what tables need of the place where they are kept.

``Store`` keeps them in a database.  In a browser without a server, ``ludoteca.offline`` keeps them itself.
"""

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from typing import Protocol

from ludoteca.server.messages.sockets import AnalysedMove
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.storage.rows import NewSeatRow, NewTableRow, PersonRow, RatingRow, SeatRow, TableRow


@dataclass(frozen=True)
class Snapshot:
    """A table as the store holds it at one moment."""

    row: TableRow
    edition_text: str | None  # None for the game's own edition
    seats: list[SeatRow]
    entries: list[LogEntry]


class TableStore(Protocol):
    """Keeps tables and their logs."""

    errors: tuple[type[Exception], ...]  # raised while it cannot be read or written

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it."""

    async def table(self, table_id: str, after: int) -> Snapshot | None: ...

    async def add_table(
        self, table: NewTableRow, seats: Iterable[NewSeatRow], entries: Iterable[LogEntry] = ()
    ) -> None: ...

    async def append(self, entry: LogEntry, changes: Changes) -> None: ...

    async def log_numbers(self, table_ids: Iterable[str]) -> dict[str, int]: ...

    def late_tables(self, now: float, most: int = 500) -> AsyncIterator[list[str]]: ...

    async def store_edition(self, text: str | None) -> str | None: ...

    async def analysis(self, table_id: str) -> list[AnalysedMove] | None: ...

    async def store_analysis(self, table_id: str, moves: list[AnalysedMove]) -> None: ...

    async def add_person(self, name: str, language: str) -> PersonRow: ...

    async def person(self, person_id: str) -> PersonRow | None: ...

    async def token_versions(self, person_ids: Iterable[str]) -> dict[str, int]: ...

    async def find_registered(self, person_ids: Iterable[str]) -> set[str]: ...

    async def ratings_of(self, person_ids: Iterable[str], game: str) -> dict[str, RatingRow]: ...

    async def most_meetings(self, person_ids: Iterable[str], game: str, since: float) -> int: ...

    async def close(self) -> None: ...
