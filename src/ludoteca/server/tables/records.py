"""Records of tables: the text of a finished game, with what was played under older rules."""

from ludoteca.server.faults import ServerFault
from ludoteca.server.refusals import Refusal
from ludoteca.server.tables.history import HistoryReader
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.tables import Tables


async def write_record(tables: Tables, reader: HistoryReader, table: LiveTable) -> str:
    """Return the record of a finished game, with every card."""
    async with tables.locked_and_current(table):
        if table.match is None or table.state not in ("over", "study"):
            raise Refusal(ServerFault.RECORD_LATER)
        players = [seat.name or seat.level or seat.seat for seat in table.seats.values()]
        table.match.players = players
        text, history = table.match.record(), reader.history(table, table.number)
    if table.earlier_records is None:
        table.earlier_records = comment_out(await reader.earlier_records(history, players))
    return table.earlier_records + text


def comment_out(records: list[str]) -> str:
    """Return records of what was played under older rules, as comments above the record of the rest."""
    lines = [
        line for record in records for line in ["Played under older rules, up to here:", *record.splitlines()]
    ]
    return "".join(f"# {line}".rstrip() + "\n" for line in [*lines, ""]) if lines else ""
