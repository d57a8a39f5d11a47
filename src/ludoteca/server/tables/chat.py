"""Chat: who may say how much at a table.

Players and spectators have separate allowances, so that no stranger can use up what players need.  Until the
match starts, everybody except the owner counts as a spectator: seats of an open table are easily taken.
"""

from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.rates import RateLimit
from ludoteca.server.messages.log import ChatBody
from ludoteca.server.people.people import People
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits
from ludoteca.server.storage.entry_bodies import chat_body
from ludoteca.server.storage.log_entries import Changes, NewEntry
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.tables import Tables

MOST_PLAYER_LINES = 250  # lines of one player at one table
MOST_LINES_OF_SPECTATORS = 200  # lines of all spectators together
MOST_SPECTATOR_LINES = 30  # lines of one spectator


class TableChat:
    """Writes chat lines to the logs of tables."""

    def __init__(self, tables: Tables, people: People, limits: Limits) -> None:
        self.tables = tables
        self.people = people
        self.players = RateLimit("chat", limits.chat)
        self.spectators = RateLimit("chat", limits.chat_spectator)

    async def say(self, table: LiveTable, person_id: str, name: str, text: str, request_id: str) -> int:
        """Write a chat line, under the person's own name if it is empty.  Return the entry's number."""
        is_player = is_chatting_player(table, person_id)
        (self.players if is_player else self.spectators).take(person_id)
        row = await self.tables.store.person(person_id)
        if row is not None and row.standing == "muted":
            raise Refusal.of(ServerFault.MUTED_EVERYWHERE)
        if row is not None:
            name = await self.people.display_name(row, name)
        body: ChatBody = {"person": person_id, "name": name or person_id, "text": text}
        if not is_player:
            body["watching"] = True
        return await self.tables.write(table, lambda: self._say(table, body, is_player), request_id)

    async def _say(self, table: LiveTable, body: ChatBody, is_player: bool) -> NewEntry:
        check_chat(table, body["person"], is_player)
        return table.next_entry("chat", None, body), Changes()


def is_chatting_player(table: LiveTable, person_id: str) -> bool:
    """Whether somebody has the allowance of a player."""
    return person_id in table.people if table.state != "open" else person_id == table.row.owner


def check_chat(table: LiveTable, person_id: str, is_player: bool) -> None:
    """Refuse a line that the table does not allow, or has no room for."""
    rule = table.row.chat
    if rule == "off" or (
        rule == "players" and person_id not in table.people and person_id != table.row.owner
    ):
        raise Refusal.of(ServerFault.CHAT_OFF if rule == "off" else ServerFault.CHAT_FOR_PLAYERS)
    if person_id in table.muted:
        raise Refusal.of(ServerFault.MUTED_HERE)
    lines = [body for entry in table.log if (body := chat_body(entry)) is not None]
    said = sum(body["person"] == person_id and bool(body.get("watching")) != is_player for body in lines)
    if said >= (MOST_PLAYER_LINES if is_player else MOST_SPECTATOR_LINES):
        raise Refusal.of(ServerFault.CHAT_FULL)
    if not is_player and sum(bool(body.get("watching")) for body in lines) >= MOST_LINES_OF_SPECTATORS:
        raise Refusal.of(ServerFault.CHAT_FULL_FOR_SPECTATORS)
