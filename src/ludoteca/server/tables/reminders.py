"""Reminders: what people who are away from their table are told, such as that it is their turn."""

from collections import deque
from dataclasses import dataclass
from typing import Literal

from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_presence import present_seats

MOST_QUEUED = 10_000  # reminders and visits that wait to be stored; more are dropped
ReminderKind = Literal["turn", "over", "rematch"]


@dataclass(frozen=True)
class Reminder:
    """Something that a person who is away should know of a table."""

    person: str
    table: str
    kind: ReminderKind


class ReminderQueue:
    """Reminders, and visits of people who need none any more, from the tables to the sender of reminders.

    Both are short lists that the sender stores every second.  A move never waits for them.
    """

    def __init__(self) -> None:
        self._reminders: deque[Reminder] = deque(maxlen=MOST_QUEUED)
        self._visits: deque[tuple[str, str]] = deque(maxlen=MOST_QUEUED)

    def add(self, table: LiveTable, entry: LogEntry, changes: Changes) -> None:
        """Note who must be reminded of an entry that was written and will be applied next."""
        self._reminders.extend(find_reminders(table, entry, changes))

    def add_visit(self, table: str, person: str) -> None:
        """Note that somebody has come to a table."""
        self._visits.append((table, person))

    def take(self) -> tuple[list[Reminder], list[tuple[str, str]]]:
        """Return everything that was noted since the last time: reminders, and visits (table and person)."""
        taken = list(self._reminders), list(self._visits)
        self._reminders.clear()
        self._visits.clear()
        return taken


def find_reminders(table: LiveTable, entry: LogEntry, changes: Changes) -> list[Reminder]:
    """Return who should be told about an entry, and what.  The rows of the table are those before the entry.

    Nobody is reminded of a table where only bots wait for them.
    """
    columns = changes.table
    people: list[str | None]
    kind: ReminderKind
    turn = columns.get("turn")
    if turn is not None and turn != table.row.turn and not columns.get("bot_turn"):
        people, kind = [table.seats[turn].person], "turn"
    elif columns.get("state") == "over":
        people, kind = [seat.person for seat in table.seats.values() if not seat.bot], "over"
    elif entry.kind == "rematch" and entry.body["agree"] and not columns.get("rematch"):
        people, kind = (
            [person for person in table.people if person not in (columns.get("agreed") or {})["rematch"]],
            "rematch",
        )
    else:
        return []
    if len(table.people) == 1:
        return []
    present = present_seats(table)
    here = {seat.person for seat in table.seats.values() if seat.seat in present}
    return [
        Reminder(person, table.id, kind)
        for person in dict.fromkeys(people)
        if person is not None and person not in here
    ]
