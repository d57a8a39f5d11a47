"""Turns: what must be written when a turn passes, or a bot takes over a seat.  Nothing is changed here."""

from ludoteca.server.faults import Why
from ludoteca.server.messages.fields import Level, TableState
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.storage.rows import TableChanges
from ludoteca.server.tables.bot_leases import BotLeases
from ludoteca.server.tables.live_table import LiveTable


def turn_changes(
    live: LiveTable, before: str | None, leases: BotLeases, handed: dict[str, Level | None] | None = None
) -> Changes:
    """What changes when the seat ``before`` has moved and the match waits for another, or the same, seat.

    ``handed`` names a seat that goes to a bot of a level, or back to its person (None), at the same time.
    """
    assert live.match is not None
    after = live.match.turn
    is_bot = after is not None and bool(
        handed[after] if handed and after in handed else live.seats[after].bot
    )
    changes = Changes(table={"turn": after, "bot_turn": is_bot} | leases.columns(is_bot))
    clocks = live.clocks
    if clocks is not None:
        now, left = leases.clock.now(), clocks.left
        if before is not None:
            left = left | {before: clocks.left_after_move(before, after, now)}
            changes.seats[before] = {"clock": left[before]}
        runs = after is not None and not is_bot
        changes.table["deadline"] = now + left[after] if after is not None and runs else None
    return changes


def ended_columns(state: TableState) -> TableChanges:
    """The columns of a table where nobody moves any more."""
    return {
        "state": state, "turn": None, "bot_turn": False, "deadline": None, "host": None, "lease": None,
    }  # fmt: skip


def handover_entry(
    live: LiveTable, seat: str, level: Level | None, act: str, leases: BotLeases
) -> tuple[LogEntry, Changes]:
    """The entry that hands a seat to a bot, or (None) back to its person, and its changes."""
    row = live.seats[seat]
    if row.kind == "bot":
        raise Refusal(Why.BOT_SITS_THERE)
    changes = turn_changes(live, live.turn, leases, {seat: level}) if live.turn is not None else Changes()
    changes.seats.setdefault(seat, {})["stand_in"] = level
    body: dict[str, object] = {"act": act, "level": level, "name": row.name}
    if act in ("left", "returned"):
        body["since"] = leases.clock.now()
    return live.next_entry("seat", seat, body), changes
