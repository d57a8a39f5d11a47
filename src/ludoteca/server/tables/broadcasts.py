"""Bulletins: the news of a table for everybody who listens, each part made and encoded once."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from ludoteca.server.tables.live_table import LiveTable, viewpoints

encode = msgspec.json.encode


class Bulletin(Struct, tag="news", tag_field="type"):
    """``News`` as it is sent: what is alike for several readers is encoded already."""

    table: Raw
    entries: list[Any]
    views: dict[str, Raw]
    can_undo: list[str]
    more: bool = False


def bulletins(live: LiveTable, readers: Iterable[frozenset[str]], after: int) -> dict[frozenset[str], bytes]:
    """What happened after a line, as the holders of some seats (none: spectators) may know it."""
    wanted = set(readers)
    if not wanted:
        return {}
    table = Raw(encode(live.table()))
    seen = {seat for seats in wanted for _, seat in viewpoints(seats)}
    views = {} if live.match is None else live.match.views(seen)
    written = {seat: Raw(encode(view)) for seat, view in views.items()}
    return {
        seats: encode(
            Bulletin(
                table,
                [live.entry(happened, seats) for happened in live.log[after:]],
                {name: written[seat] for name, seat in viewpoints(seats) if seat in written},
                live.can_undo(seats),
            )
        )
        for seats in wanted
    }
