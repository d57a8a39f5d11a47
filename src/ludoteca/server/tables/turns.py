"""Turns: what must be written when a turn passes, or a bot takes over a seat.  Nothing is changed here."""

from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.fields import Level, TableState
from ludoteca.server.messages.log import SeatAct, SeatBody
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.log_entries import Changes, NewEntry
from ludoteca.server.storage.rows import TableChanges
from ludoteca.server.tables.leases import Leases
from ludoteca.server.tables.live_table import LiveTable


def turn_changes(
    table: LiveTable, before: str | None, leases: Leases, handed: dict[str, Level | None] | None = None
) -> Changes:
    """Return what changes when the seat ``before`` has moved, and it is the turn of another or the same one.

    ``handed`` names a seat that goes to a bot of a level, or back to its person (None), at the same time.
    """
    assert table.match is not None
    after = table.match.turn
    is_bot = after is not None and bool(
        handed[after] if handed and after in handed else table.seats[after].bot
    )
    changes = Changes(table={"turn": after, "bot_turn": is_bot} | leases.columns(is_bot))
    clocks = table.clocks
    if clocks is not None:
        now, left = leases.clock.now(), clocks.left
        if before is not None:
            left = left | {before: clocks.left_after_move(before, after, now)}
            changes.seats[before] = {"clock": left[before]}
        runs = after is not None and not is_bot
        changes.table["deadline"] = now + left[after] if after is not None and runs else None
    return changes


def ended_columns(state: TableState) -> TableChanges:
    """Return the columns of a table where nobody moves any more."""
    return {
        "state": state, "turn": None, "bot_turn": False, "deadline": None, "host": None, "lease": None,
    }  # fmt: skip


def handover_entry(
    table: LiveTable, seat: str, level: Level | None, act: SeatAct, leases: Leases
) -> NewEntry:
    """Return the entry that hands a seat to a bot, or (None) back to its person, and its changes."""
    row = table.seats[seat]
    if row.kind == "bot":
        raise Refusal.of(ServerFault.BOT_SITS_THERE)
    changes = turn_changes(table, table.turn, leases, {seat: level}) if table.turn is not None else Changes()
    changes.seats.setdefault(seat, {})["stand_in"] = level
    body = SeatBody(act=act, level=level, name=row.name)
    if act in ("left", "returned"):
        body["since"] = leases.clock.now()
    return table.next_entry("seat", seat, body), changes
