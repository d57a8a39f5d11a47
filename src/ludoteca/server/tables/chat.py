"""Chat: who may say how much at a table.

Players and spectators have separate allowances, so that no stranger can use up what players need.  Until the
game starts, everybody except the owner counts as a spectator: seats of an open table are easily taken.
"""

from ludoteca.server.faults import Why
from ludoteca.server.limits.rates import RateLimit
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits
from ludoteca.server.storage.entry_bodies import ChatBody, body_as
from ludoteca.server.storage.log_entries import Changes
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.tables import Tables, retry_on_conflict

MOST_EACH = 250  # lines of one player at one table
MOST_SPECTATORS = 200  # lines of all spectators together
MOST_EACH_SPECTATOR = 30  # lines of one spectator


class TableChat:
    """Writes chat lines to the logs of tables."""

    def __init__(self, tables: Tables, accounts: Accounts, limits: Limits) -> None:
        self.tables = tables
        self.accounts = accounts
        self.players = RateLimit("chat", limits.chats, limits.chat_burst)
        self.spectators = RateLimit("chat", limits.watcher_chats, limits.watcher_chat_burst)

    async def say(self, live: LiveTable, person_id: str, name: str, text: str, request: str) -> int:
        """Write a chat line and return the number of its entry."""
        is_player = is_chatting_player(live, person_id)
        (self.players if is_player else self.spectators).take(person_id)
        row = await self.tables.store.person(person_id)
        if row is not None and row.standing == "muted":
            raise Refusal(Why.MUTED_EVERYWHERE)
        if row is not None:
            name = await self.accounts.display_name(row, name)
        body: ChatBody = {"person": person_id, "name": name, "text": text}
        if not is_player:
            body["watching"] = True
        return await self._append(live, body, is_player, request)

    @retry_on_conflict
    async def _append(self, live: LiveTable, body: ChatBody, is_player: bool, request: str) -> int:
        async with self.tables.acting(live):
            if request in live.requests:
                return live.requests[request]
            check_chat(live, body["person"], is_player)
            return await self.tables.append(live, live.next_entry("chat", None, body, request), Changes())


def is_chatting_player(live: LiveTable, person_id: str) -> bool:
    """Whether somebody has the allowance of a player."""
    return person_id in live.people if live.state != "open" else person_id == live.row.owner


def check_chat(live: LiveTable, person_id: str, is_player: bool) -> None:
    """Refuse a line that the table does not allow, or has no room for."""
    rule = live.row.chat
    if rule == "off" or (rule == "players" and person_id not in live.people and person_id != live.row.owner):
        raise Refusal(Why.CHAT_OFF if rule == "off" else Why.CHAT_FOR_PLAYERS)
    if person_id in live.muted:
        raise Refusal(Why.MUTED_HERE)
    lines = [body_as(entry, ChatBody) for entry in live.log if entry.kind == "chat"]
    said = sum(body["person"] == person_id and bool(body.get("watching")) != is_player for body in lines)
    if said >= (MOST_EACH if is_player else MOST_EACH_SPECTATOR):
        raise Refusal(Why.CHAT_FULL)
    if not is_player and sum(bool(body.get("watching")) for body in lines) >= MOST_SPECTATORS:
        raise Refusal(Why.CHAT_FULL_FOR_SPECTATORS)
