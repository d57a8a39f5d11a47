"""Broadcasts: the news of a table for all its listeners, with shared parts encoded only once."""

from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct

from ludoteca.server.messages.log import LogEntryView
from ludoteca.server.tables.live_table import PAGE, LiveTable, viewpoints

encode = msgspec.json.encode


class EncodedNews(Struct, tag="news", tag_field="type"):
    """``News`` in which the parts that several listeners share are encoded already."""

    table: Raw
    entries: list[LogEntryView]
    views: dict[str, Raw]
    can_undo: list[str]
    more: bool = False


def encode_news(
    live: LiveTable, holders: Iterable[frozenset[str]], after: int
) -> dict[frozenset[str], bytes]:
    """A page of what happened after an entry, for each set of seats of listeners (none: spectators)."""
    wanted = set(holders)
    if not wanted:
        return {}
    table = Raw(encode(live.view_table()))
    seats = {seat for held in wanted for _, seat in viewpoints(held)}
    views = {} if live.match is None else live.match.views(seats)
    encoded = {seat: Raw(encode(view)) for seat, view in views.items()}
    return {
        held: encode(
            EncodedNews(
                table,
                [live.view_entry(entry, held) for entry in live.log[after : after + PAGE]],
                {name: encoded[seat] for name, seat in viewpoints(held) if seat in encoded},
                live.undo_seats(held),
                after + PAGE < len(live.log),
            )
        )
        for held in wanted
    }


def broadcast(live: LiveTable, after: int) -> None:
    """Send what happened after an entry to all listeners; disconnect those who lost their rights."""
    allowed = [listener for listener in live.listeners if live.is_allowed(listener)]
    for listener in live.listeners.difference(allowed):
        listener.disconnect()
    for start in range(after, live.number, PAGE):
        news = encode_news(live, [listener.seats for listener in allowed], start)
        for listener in allowed:
            listener.send(news[listener.seats])
