"""Rules upgrades: what happens to a table when the rules of its game have changed.

A finished table stays under the rules it was played by; the archive keeps them.  Any other table is upgraded
when it is first opened: the present rules read its position and play goes on.  If they cannot read it, the
game ends there, without ranks and ratings.  A ``rules`` entry in the log says which of the two happened.
"""

import asyncio
from typing import Any

from ludoteca import Game, LudotecaError
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.games.editions import load_game
from ludoteca.server.games.replay import rules_at_start
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.storage.rows import TableChanges
from ludoteca.server.storage.store import Snapshot
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.turns import ended_columns

SLICE = 50  # entries that are replayed before other work gets its turn


async def load_table(found: Snapshot, clock: GameClock, uploads: Uploads) -> LiveTable:
    """A live table from its rows and its log."""
    row, rules = found.row, rules_at_start(found.row, found.entries)
    game = await uploads.load_rules(row.game, row.edition, rules, row.owner)
    return await replay_log(found, game, clock)


async def replay_log(found: Snapshot, game: Game, clock: GameClock) -> LiveTable:
    """A live table that began under some rules, after all entries of its log."""
    live = LiveTable(found.row, found.seats, game, clock)
    for count, entry in enumerate(found.entries, 1):
        live.replay(entry)
        if count % SLICE == 0:  # nobody sees the table yet
            await asyncio.sleep(0)
    return live


def is_outdated(live: LiveTable) -> bool:
    """Whether an unfinished table is under old rules."""
    return live.has_old_rules and live.state in ("open", "playing")


def upgrade(live: LiveTable) -> tuple[dict[str, Any], TableChanges]:
    """Move a table to the present rules.

    Return the body of the entry that says so, and the columns that change.
    LudotecaError if the present rules cannot read its position.
    """
    body = _origin(live)
    present = load_game(live.row.game, live.row.edition)
    match = live.match and present.position(live.match.position())
    live.game, live.match = present, match
    version, digest = present.definition.version, present.edition.digest
    body |= {"act": "carried", "to": version, "to_figures": digest}
    return body, {"rules": version, "digest": digest}


def end_under_old_rules(live: LiveTable, error: LudotecaError) -> tuple[dict[str, Any], TableChanges]:
    """The body of the entry that ends a game because its rules are gone, and the columns that change."""
    return _origin(live) | {"act": "ended", "why": str(error)}, ended_columns("over")


def _origin(live: LiveTable) -> dict[str, Any]:
    return {"from": live.game.definition.version, "from_figures": live.game.edition.digest}
