"""Rules upgrades: what happens to a table when the rules of its game have changed.

A finished table stays under the rules it was played by; the archive keeps them.  Any other table is upgraded
when it is first opened: the present rules read its position and play goes on.  If they cannot read it, the
match ends there, without ranks and ratings.  A ``rules`` entry in the log says which of the two happened.
"""

import asyncio
from typing import Literal

from ludoteca import Game, LudotecaError
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.games.replay import rules_at_start, rules_change
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.messages.fields import UNFINISHED
from ludoteca.server.messages.log import RulesBody
from ludoteca.server.storage.rows import TableChanges
from ludoteca.server.storage.table_store import Snapshot
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.turns import ended_columns

SLICE = 50  # entries that are replayed before other work gets its turn


async def load_table(snapshot: Snapshot, clock: GameClock, uploads: Uploads) -> LiveTable:
    """Return a live table from its rows and its log."""
    row, rules = snapshot.row, rules_at_start(snapshot.row, snapshot.entries)
    game = await uploads.load_rules(row.game, snapshot.edition_text, rules, row.owner)
    await load_later_rules(snapshot, uploads)
    return await replay_log(snapshot, game, clock)


async def load_later_rules(snapshot: Snapshot, uploads: Uploads) -> None:
    """Load the rules that a log changes to, so that its replay finds them and parses no edition itself."""
    for entry in snapshot.entries:
        if (change := rules_change(entry)) is not None:
            rules = change["to"], change["to_figures"]
            await uploads.load_rules(snapshot.row.game, snapshot.edition_text, rules, snapshot.row.owner)


async def replay_log(snapshot: Snapshot, game: Game, clock: GameClock) -> LiveTable:
    """Return a live table that began under some rules, after all entries of its log."""
    table = LiveTable(snapshot.row, snapshot.seats, snapshot.edition_text, game, clock)
    for count, entry in enumerate(snapshot.entries, 1):
        table.replay(entry)
        if count % SLICE == 0:  # nobody sees the table yet
            await asyncio.sleep(0)
    return table


def is_outdated(table: LiveTable) -> bool:
    """Whether an unfinished table is under old rules."""
    return table.has_old_rules and table.state in UNFINISHED


async def upgrade(table: LiveTable, uploads: Uploads) -> tuple[RulesBody, TableChanges]:
    """Move a table to the present rules.

    Return the body of the entry that says so, and the columns that change.

    Raises:
        LudotecaError: The present rules cannot read its position.
    """
    old = table.game
    present = await uploads.load_present_rules(table.row.game, table.edition_text, table.row.owner)
    match = table.match and present.position(table.match.position())
    table.replayed.game, table.replayed.match = present, match
    version, digest = present.definition.version, present.edition.digest
    body = _describe(old, "carried")
    body["to"], body["to_figures"] = version, digest
    return body, {"rules": version, "digest": digest}


def end_under_old_rules(table: LiveTable, error: LudotecaError) -> tuple[RulesBody, TableChanges]:
    """Return the body of the entry that ends a match whose rules are gone, and the columns that change."""
    body = _describe(table.game, "ended")
    body["why"] = str(error)
    return body, ended_columns("over")


def _describe(old: Game, act: Literal["carried", "ended"]) -> RulesBody:
    """Return the body of an entry that says what happened to a table under old rules."""
    return {"act": act, "from": old.definition.version, "from_figures": old.edition.digest}
