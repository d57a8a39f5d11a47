"""Chat: who may say how much at a table.

Players and spectators have separate allowances, so that no stranger can use up what players need.  Until
the game starts everybody but the owner counts as a spectator: seats of an open table are easily taken.
"""

from ludoteca.server.limits.rates import RateLimit
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits
from ludoteca.server.storage.appending import Change
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.tables import Act, Tables

MOST_EACH = 250  # lines of a player at one table
MOST_WATCHING = 200  # lines of all spectators together
MOST_EACH_WATCHING = 30


class TableChat:
    """What is said at tables."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.accounts = Accounts(tables.store.database)
        self.players = RateLimit("chat lines", limits.chats, limits.chat_burst)
        self.watchers = RateLimit("chat lines", limits.watcher_chats, limits.watcher_chat_burst)

    async def say(self, live: LiveTable, person: str, name: str, text: str, request: str) -> int:
        """Write a chat line; its number."""
        is_player = plays(live, person)
        (self.players if is_player else self.watchers).take(person)
        row = await self.tables.store.person(person)
        if row is not None and row.standing == "muted":
            raise Refusal(403, "muted", "the operator has taken the chat from you")
        if row is not None:
            name = await self.accounts.shown_name(row, name)
        body = {"person": person, "name": name, "text": text} | ({} if is_player else {"watching": True})

        def said() -> Act:
            check_chat(live, person, is_player)
            return Act("chat", None, body, Change())

        return await self.tables.act(live, request, said)


def plays(live: LiveTable, person: str) -> bool:
    """Whether somebody chats as a player."""
    return person in live.people if live.state != "open" else person == live.row.owner


def check_chat(live: LiveTable, person: str, is_player: bool) -> None:
    """Refuse a line that the table does not want, or for which there is no room."""
    rule = live.row.chat
    if rule == "off" or (rule == "players" and person not in live.people and person != live.row.owner):
        raise Refusal(403, "chat-off", "at this table there is no chat" + " for spectators" * (rule != "off"))
    if person in live.muted:
        raise Refusal(403, "muted", "the owner of this table has muted you")
    lines = [happened.line.body for happened in live.log if happened.line.kind == "chat"]
    said = sum(body["person"] == person and bool(body.get("watching")) != is_player for body in lines)
    if said >= (MOST_EACH if is_player else MOST_EACH_WATCHING):
        raise Refusal(409, "chat-full", "you have said as much as there is room for at this table")
    if not is_player and sum(bool(body.get("watching")) for body in lines) >= MOST_WATCHING:
        raise Refusal(409, "chat-full", "spectators have said as much as there is room for at this table")
