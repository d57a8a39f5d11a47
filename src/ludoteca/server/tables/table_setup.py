"""Table setup: the rows of a new table, for a match or for a record to look at."""

import time
from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from ludoteca import Game, LudotecaError, Match
from ludoteca.bots.levels import is_offered
from ludoteca.server.faults import ServerFault
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.messages.fields import STANDARD_LEVEL, Level
from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.people.names import clean_name
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.entry_bodies import DealBody, MoveBody
from ludoteca.server.storage.ids import new_id
from ludoteca.server.storage.log_entries import LogEntry, NewTableRows
from ludoteca.server.storage.rows import NewSeatRow, NewTableRow
from ludoteca.server.storage.table_store import TableStore

LONGEST_EDITION_NAME = 200  # characters, as in the database


async def new_table_rows(
    store: TableStore,
    uploads: Uploads,
    new_table: NewTable,
    by: tuple[str, str],
    person_ids: Sequence[str | None] = (),
) -> NewTableRows:
    """Return the rows of a table that can be played.

    ``by`` is the id and the name of the owner, who takes the seats ``here``.  ``person_ids`` are those who
    sit on the seats already.
    """
    owner, name = by
    try:
        game = await uploads.load_game(new_table.game, new_table.edition, owner)
        game.check_options(len(new_table.seats), new_table.options)  # refuses a seed: luck is the server's
        trial = game.start(len(new_table.seats), **new_table.options)
    except LudotecaError as error:
        raise Refusal.of_rules(error) from None
    except (TypeError, ValueError, OverflowError):
        raise Refusal.of(ServerFault.UNUSABLE_OPTIONS) from None
    for seat in new_table.seats:
        check_level(_level(seat), game, len(new_table.seats))
    edition = await store.store_edition(new_table.edition)
    seated = [
        person or (owner if seat.kind == "here" else None)
        for seat, person in zip_longest(new_table.seats, person_ids)
    ]
    registered = await store.find_registered(filter(None, seated)) if new_table.rated else set()
    seats: list[NewSeatRow] = [
        {
            "seat": seat_name, "kind": seat.kind, "level": _level(seat), "version": 1,
            "clock": new_table.clock.seconds if new_table.clock else None, "person": person,
            "name": seat.name or (name if seat.kind == "here" else None), "rated": person in registered,
        }
        for seat_name, seat, person in zip(trial.seat_names, new_table.seats, seated, strict=True)
    ]  # fmt: skip
    return NewTableRows(_table_row(new_table, game, edition, owner), seats)


def _table_row(new_table: NewTable, game: Game, edition: str | None, owner: str) -> NewTableRow:
    now = time.time()
    return {
        "id": new_id(), "game": new_table.game, "edition": edition,
        "edition_name": game.edition.name[:LONGEST_EDITION_NAME],
        "rules": game.definition.version, "digest": game.edition.digest, "options": new_table.options,
        "owner": owner, "listed": new_table.listed, "undo": new_table.undo,
        "clock": msgspec.to_builtins(new_table.clock), "rated": new_table.rated,
        "hints": not new_table.rated if new_table.hints is None else new_table.hints,
        "chat": new_table.chat, "created": now, "updated": now, "state": "open", "number": 0,
        "bot_turn": False,
    }  # fmt: skip


def check_level(level: Level | None, game: Game, seats: int) -> None:
    """Refuse a bot of a level that is not offered in a match with that many seats."""
    if level is not None and not is_offered(level, game, seats):
        raise Refusal.of(ServerFault.CHAMPION_NOT_HERE, seats=seats)


def _level(seat: NewSeat) -> Level | None:
    return (seat.level or STANDARD_LEVEL) if seat.kind == "bot" else None


# --- Records --------------------------------------------------------------------------------------


def record_table_rows(match: Match, edition: str | None, owner: str) -> NewTableRows:
    """Return the rows of a table where the match of a record can be looked at."""
    now, game = time.time(), match.game
    table: NewTableRow = {
        "id": new_id(), "game": game.name, "edition": edition,
        "edition_name": game.edition.name[:LONGEST_EDITION_NAME],
        "rules": game.definition.version, "digest": game.edition.digest,
        "options": match.start_info.get("options", {}),
        "owner": owner, "listed": False, "undo": "off", "hints": True, "created": now, "updated": now,
        "state": "study", "number": len(match.played) + 1, "turn": None, "bot_turn": False,
    }  # fmt: skip
    seats: list[NewSeatRow] = [
        {"seat": seat, "kind": "elsewhere", "name": clean_name(name, seat), "version": 1}
        for seat, name in zip(match.seat_names, match.players or match.seat_names, strict=True)
    ]
    return NewTableRows(table, seats)


def record_table_log(table_id: str, match: Match) -> list[LogEntry]:
    """Return the log of a match that was played elsewhere."""
    start, now = match.start_info, time.time()
    if "position" in start:
        dealt = DealBody(position=start["position"])
    else:
        dealt = DealBody(outcomes=match.setup_draws, options=start.get("options", {}))
    log = [LogEntry(table_id, 1, "deal", None, dict(dealt), None, now)]
    for number, played in enumerate(match.played, 2):
        body = MoveBody(move=played.move, outcomes=played.draws)
        log.append(LogEntry(table_id, number, "move", played.seat, dict(body), None, now))
    return log
