"""Records of tables: finished matches as text, and texts as tables to look at."""

from ludoteca import LudotecaError
from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.tables import RecordText
from ludoteca.server.refusals import Refusal
from ludoteca.server.tables.history import HistoryReader
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_setup import record_table_log, record_table_rows
from ludoteca.server.tables.tables import Tables


async def write_record(tables: Tables, reader: HistoryReader, table: LiveTable) -> str:
    """Return the record of a finished match, with every card and what was played under older rules."""
    async with tables.locked_and_current(table):
        if table.match is None or not table.is_revealed:
            raise Refusal.of(ServerFault.RECORD_LATER)
        players = [seat.name or seat.level or seat.seat for seat in table.seats.values()]
        if table.record is not None and table.record[0] == players:  # an operator may have removed a name
            return table.record[1]
        table.match.players = players
        text, history = table.match.record(), reader.history(table, table.number)
    earlier = comment_out(await reader.earlier_records(history, players))
    table.record = players, earlier + text
    return table.record[1]


def comment_out(records: list[str]) -> str:
    """Return records of what was played under older rules, as comments above the record of the rest."""
    lines = [
        line for record in records for line in ["Played under older rules, up to here:", *record.splitlines()]
    ]
    return "".join(f"# {line}".rstrip() + "\n" for line in [*lines, ""]) if lines else ""


async def set_up_record_table(tables: Tables, record: RecordText, owner: str) -> LiveTable:
    """Set up a table where the match of a record can be looked at."""
    try:
        match = await tables.uploads.replay_record(record.record, record.edition, owner)
    except LudotecaError as error:
        raise Refusal.of_rules(error) from None
    rows = record_table_rows(match, await tables.store.store_edition(record.edition), owner)
    table_id = rows.table["id"]
    await tables.store.add_table(rows.table, rows.seats, record_table_log(table_id, match))
    return await tables.find(table_id)
