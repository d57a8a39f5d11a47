"""Broadcasts: the news of a table for everybody.  What several listeners share is encoded only once."""

from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct

from ludoteca.core.kernel.events import list_events
from ludoteca.server.cluster.notices import NoticeSender, entry_notice
from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.log import LogEntryView
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.tables.bot_turns import BotTurns
from ludoteca.server.tables.listeners import Listener
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_views import PAGE, view_entry, view_table, viewpoints

encode = msgspec.json.encode


class EncodedNews(Struct, tag="news", tag_field="type"):
    """``News`` in which the parts that several listeners share are encoded already."""

    table: Raw
    entries: list[LogEntryView]
    views: dict[str, Raw]
    can_undo: list[str]
    more: bool = False


def encode_news(
    table: LiveTable, listeners: Iterable[frozenset[str]], after: int
) -> dict[frozenset[str], bytes]:
    """Return a page of what happened after an entry, for each set of seats (none: spectators)."""
    wanted = set(listeners)
    if not wanted:
        return {}
    shared = Raw(encode(view_table(table)))
    viewers = {seat for seats in wanted for _, seat in viewpoints(seats)}
    views = {} if table.match is None else table.match.views(viewers)
    encoded = {seat: Raw(encode(view)) for seat, view in views.items()}
    page = [(entry, list_events(entry.events)) for entry in table.log[after : after + PAGE]]
    return {
        seats: encode(
            EncodedNews(
                shared,
                [view_entry(table, entry, events, seats) for entry, events in page],
                {name: encoded[seat] for name, seat in viewpoints(seats) if seat in encoded},
                table.undo_seats(seats),
                after + PAGE < len(table.log),
            )
        )
        for seats in wanted
    }


def exclusion(table: LiveTable, listener: Listener) -> Refusal:
    """Return why somebody may no longer listen to a table."""
    is_kicked = not listener.person_versions.keys().isdisjoint(table.kicked)
    return Refusal.of(ServerFault.KICKED if is_kicked else ServerFault.TOKEN_REVOKED)


def broadcast(table: LiveTable, after: int) -> None:
    """Send what happened after an entry to all listeners; disconnect those who lost their rights."""
    allowed = [listener for listener in table.listeners if table.is_allowed(listener)]
    for listener in table.listeners.difference(allowed):
        listener.disconnect(exclusion(table, listener))
    for start in range(after, table.number, PAGE):
        news = encode_news(table, [listener.own_seats for listener in allowed], start)
        for listener in allowed:
            listener.send(news[listener.own_seats])


class Announcer:
    """Tells everybody what has happened at a table: listeners, other processes and the bot runner."""

    def __init__(self, fanout: NoticeSender, bot_turns: BotTurns) -> None:
        self.fanout = fanout
        self._bot_turns = bot_turns

    def announce(self, table: LiveTable, entry: LogEntry, changes: Changes) -> None:
        """Tell everybody of an entry that this process has written."""
        broadcast(table, entry.number - 1)
        self.fanout.send(entry_notice(entry, changes))
        self.wake_bot(table)

    def announce_here(self, table: LiveTable, after: int) -> None:
        """Tell everybody on this process what others have written after an entry."""
        broadcast(table, after)
        self.wake_bot(table)

    def wake_bot(self, table: LiveTable) -> None:
        """Let the bot runner look at a table where a bot must move, or that was deleted."""
        if table.bot or table.is_deleted:
            self._bot_turns.add(table)
