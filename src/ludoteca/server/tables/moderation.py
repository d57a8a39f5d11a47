"""Moderation: kicking, muting, reporting, closing a table; by its owner, its people, or the operator."""

from contextlib import suppress
from typing import Any

from sqlalchemy import Row

from ludoteca.server.messages.moderation import NewReport
from ludoteca.server.people import reports
from ludoteca.server.refusals import Refusal, not_found, not_now, not_yours
from ludoteca.server.storage.appending import Change
from ludoteca.server.tables.agreements import AlreadyDone, answered
from ludoteca.server.tables.eligibility import unrated_because
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.tables import Act, Tables

MOST_LINES = 100  # about people kicked and muted at one table


class Moderation:
    """What keeps tables peaceful."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    # --- By the owner -----------------------------------------------------------------------------

    async def kick(self, live: LiveTable, owner: str, person: str) -> None:
        """Send somebody away for good.  Once the game has started, a seat is never taken from a player."""
        row = await self._subject(live, owner, person)

        def kicked() -> Act:
            check_room(live)
            if live.state != "open" and person in live.people:
                raise not_now(f"{row.name} plays at this table; only spectators can be kicked now")
            if person in live.kicked:
                raise AlreadyDone
            seats = {seat.seat: freed(seat.version) for seat in live.seats.values() if seat.person == person}
            change = Change(table={"kicked": [*live.kicked, person]}, seats=seats)
            return Act("table", None, about("kicked", row), change)

        await self._once(live, kicked)

    async def mute(self, live: LiveTable, owner: str, person: str, muted: bool) -> None:
        """Take the chat of this table from somebody, or give it back."""
        row = await self._subject(live, owner, person)

        def changed() -> Act:
            check_room(live)
            if (person in live.muted) == muted:
                raise AlreadyDone
            after = [one for one in live.muted if one != person] + [person] * muted
            act = "muted" if muted else "unmuted"
            return Act("table", None, about(act, row), Change(table={"muted": after}))

        await self._once(live, changed)

    async def _subject(self, live: LiveTable, owner: str, person: str) -> Row[Any]:
        """Whom an owner means, if it is for the owner to say."""
        if live.row.owner != owner:
            raise not_yours("only the owner of this table can do that")
        if person == owner:
            raise not_now("you cannot do that to yourself")
        row = await self.store.person(person)
        if row is None:
            raise not_found(f"person {person!r}")
        return row

    # --- By everybody -----------------------------------------------------------------------------

    async def close(self, live: LiveTable, person: Row[Any], agree: bool) -> None:
        """Close a table: its owner while it is open; later only if all who play agree."""

        def closing() -> Act:
            if live.state == "closed":
                raise AlreadyDone
            if live.state == "open":
                if live.row.owner != person.id:
                    raise not_yours("only the owner can close a table that has not started")
                return closed(live, about("closed", person))
            if live.state != "playing":
                raise not_now("the game is over")
            return self._answered(live, person, agree)

        await self._once(live, closing)

    def _answered(self, live: LiveTable, person: Row[Any], agree: bool) -> Act:
        if person.id not in live.people:
            raise not_yours("only those who play at this table can close it now")
        agreed = answered(live, "close", person.id, agree)
        if agree and voters(live) <= set(agreed["close"]):
            return closed(live, about("closed", person) | {"agree": True}, agreed)
        body = about("close-agreed" if agree else "close-declined", person) | {"agree": agree}
        return Act("table", None, body, Change(table={"agreed": agreed}))

    async def report(self, live: LiveTable, person: Row[Any], wish: NewReport) -> str:
        """Keep what somebody at the table wants the operator to look at; the id of the report."""
        if person.id not in live.people and person.id != live.row.owner:
            raise not_yours("only those who sit at this table can report something")
        if (wish.number is None) == (wish.seat is None):
            raise Refusal(422, "not-understood", "name either the number of a chat line or a seat")
        subject = _line(live, wish.number) if wish.number is not None else _name(live, str(wish.seat))
        about = {"about": str(wish.number if wish.seat is None else wish.seat), "reason": wish.reason}
        return await reports.add(self.store.database, table=live.id, reporter=person.id, **about, **subject)

    async def _once(self, live: LiveTable, make: Any) -> None:
        with suppress(AlreadyDone):
            await self.tables.act(live, None, make)

    # --- By the operator --------------------------------------------------------------------------

    async def close_table(self, table: str) -> None:
        """Close any table that is open or being played."""
        live = await self.tables.find(table)

        def closing() -> Act:
            if live.state == "closed":
                raise AlreadyDone
            if live.state not in ("open", "playing"):
                raise not_now("the game is over")
            return closed(live, {"act": "closed", "by": "operator"})

        await self._once(live, closing)

    async def mute_everywhere(self, person: str, muted: bool = True) -> None:
        """Take the chat of all tables from somebody, or give it back."""
        row = await self.store.person(person)
        if row is None:
            raise not_found(f"person {person!r}")
        if row.standing in (None, "muted"):  # who is banned stays so
            await self.store.change_person(person, standing="muted" if muted else None)

    async def reports(self, handled: bool = False, most: int = 100) -> list[Row[Any]]:
        """What was reported and not handled yet, the oldest first."""
        return await reports.found(self.store.database, handled, most)

    async def handle(self, report: str) -> None:
        """Mark a report as handled."""
        if not await reports.handle(self.store.database, report):
            raise not_found(f"report {report!r}")


def check_room(live: LiveTable) -> None:
    """A log holds only so many lines of moderation."""
    lines = (happened.line for happened in live.log if happened.line.kind == "table")
    if sum("agree" not in line.body for line in lines) >= MOST_LINES:
        raise not_now("enough people were kicked and muted at this table; close it and set up another")


def about(act: str, person: Row[Any]) -> dict[str, Any]:
    """The body of a line about somebody."""
    return {"act": act, "person": person.id, "name": person.name}


def freed(version: int) -> dict[str, Any]:
    """What a seat is when its person goes before the game; their tokens are worthless."""
    return {"person": None, "name": None, "kind": "elsewhere", "rated": False, "version": version + 1}


def closed(live: LiveTable, body: dict[str, Any], agreed: dict[str, list[str]] | None = None) -> Act:
    live.clocks.deadline = None
    columns = {"state": "closed", "turn": None, "bot_turn": False, "deadline": None}
    columns |= {"host": None, "lease": None}  # no bot plays on
    return Act("table", None, body, Change(table=columns | ({"agreed": agreed} if agreed else {})))


def voters(live: LiveTable) -> set[str]:
    """Who must agree before a running game is closed.

    Somebody for whom a bot plays need not be asked, but for a rated game: nobody escapes a loss that way.
    """
    if not unrated_because(live.row, live.state, live.seats.values()):
        return live.people
    return {seat.person for seat in live.seats.values() if seat.person and not seat.bot}


def _line(live: LiveTable, number: int) -> dict[str, Any]:
    """A chat line as a report keeps it."""
    lines = (happened.line for happened in live.log if happened.line.number == number)
    line = next(lines, None)
    if line is None or line.kind != "chat":
        raise not_found(f"chat line {number}")
    # Older releases accepted U+0000, which PostgreSQL does not.
    return {name: line.body[name].replace("\0", "") for name in ("person", "name", "text")}


def _name(live: LiveTable, seat: str) -> dict[str, Any]:
    """The name of a seat as a report keeps it."""
    state = live.seats.get(seat)
    if state is None or state.person is None:
        raise not_found(f"person at {seat}")
    return {"person": state.person, "name": state.name, "text": None}
