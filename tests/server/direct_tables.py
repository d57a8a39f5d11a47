"""Tables on a database, without a server around them."""

from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.settings import Limits
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.bot_leases import BotLeases
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import Move, Moves
from ludoteca.server.tables.tables import Tables


def direct_tables(
    database: Database, process: str = "here", clock: GameClock | None = None, limits: Limits | None = None
) -> Tables:
    """Tables as one process of a cluster has them."""
    return Tables(Store(database), BotLeases(database, process, clock or GameClock()), limits)


async def play(moves: Moves, live: LiveTable, text: str, request: str | None = None) -> int:
    """Play a move for the seat that must move; without a request, as a bot."""
    seat = str(live.turn)
    return await moves.play(live, Move(seat, text, live.number, request), frozenset([seat]))
