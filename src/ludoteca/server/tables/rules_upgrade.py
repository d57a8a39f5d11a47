"""Upgrade: what becomes of a table when the rules of its game have changed.

A finished table stays under the rules it was played by, which the archive keeps.  Any other table is carried
over when it is first opened: the present rules read its position and play goes on.  If they cannot read it,
the game ends there, without ranks and ratings.  A line of the log (``rules``) says which.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from ludoteca import Game, LudotecaError
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.games.editions import game_of
from ludoteca.server.games.replay import rules_at_start
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.storage.appending import Change
from ludoteca.server.storage.store import Snapshot
from ludoteca.server.tables.live_table import LiveTable

SLICE = 50  # lines that are replayed at a time
OVER = {"state": "over", "turn": None, "bot_turn": False, "deadline": None, "host": None, "lease": None}


async def live_of(found: Snapshot, clock: GameClock, uploads: Uploads) -> LiveTable:
    """A table as its rows and its log tell it."""
    row, rules = found.row, rules_at_start(found.row, found.lines)
    game = await uploads.rules(row.game, row.edition, rules, row.owner)
    return await from_log(found, game, clock)


async def from_log(found: Snapshot, game: Game, clock: GameClock) -> LiveTable:
    """A table that began under some rules, after all lines of its log; others are served in between."""
    live = LiveTable(found.row, found.seats, game, clock)
    for place, line in enumerate(found.lines, 1):
        live.replay(line)
        if place % SLICE == 0:  # nobody sees the table yet
            await asyncio.sleep(0)
    return live


def is_due(live: LiveTable) -> bool:
    """Whether a table that is not over is under older rules."""
    return live.is_old and live.state in ("open", "playing")


def carried_over(
    live: LiveTable, passed_on: Callable[[LiveTable, str | None], Change]
) -> tuple[dict[str, Any], Change]:
    """Go on under the present rules, or end the game: the body of the line that says so, and the change."""
    old, before = live.game, live.turn
    body = {"from": old.definition.version, "from_figures": old.edition.digest}
    try:
        present = game_of(live.row.game, live.row.edition)
        match = live.match and present.position(live.match.position())
    except LudotecaError as error:
        return body | {"act": "ended", "why": str(error)}, Change(table=dict(OVER))
    live.game, live.match = present, match
    change = passed_on(live, before) if match and match.turn != before else Change()
    change.table |= {"rules": present.definition.version, "digest": present.edition.digest}
    body |= {"act": "carried", "to": present.definition.version, "to_figures": present.edition.digest}
    return body, change
