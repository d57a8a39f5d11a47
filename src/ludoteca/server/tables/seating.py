"""Seating: who may act for which seat; joining, leaving and coming back."""

from collections.abc import Iterable
from contextlib import suppress
from math import ceil
from typing import Protocol

from ludoteca.server.faults import ServerFault, seat_label
from ludoteca.server.messages.fields import STANDARD_LEVEL, Level
from ludoteca.server.messages.log import SeatAct, SeatBody
from ludoteca.server.people.names import mark_guest, skeleton_of
from ludoteca.server.people.rights import SeatRight, Tokens
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits
from ludoteca.server.storage.log_entries import Changes, NewEntry
from ludoteca.server.storage.rows import PersonRow, SeatChanges, SeatRow
from ludoteca.server.storage.table_store import TableStore
from ludoteca.server.tables.agreements import AlreadyDone
from ludoteca.server.tables.departures import time_away
from ludoteca.server.tables.eligibility import unrated_reasons
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_presence import is_ready, present_seats, seconds_away, waiting_for
from ludoteca.server.tables.table_setup import check_level
from ludoteca.server.tables.tables import Tables
from ludoteca.server.tables.turns import handover_entry


class PersonFinder(Protocol):
    """Finds people by their tokens."""

    @property
    def store(self) -> TableStore: ...

    async def find_by_token(self, token: str) -> PersonRow | None: ...


class Seating:
    """The seats of tables and the rights to them."""

    def __init__(
        self,
        tables: Tables,
        people: PersonFinder,
        tokens: Tokens,
        limits: Limits,
        stand_in_after: float = 60.0,
    ) -> None:
        self.tables = tables
        self.people = people
        self.tokens = tokens
        self.limits = limits
        # Seconds that somebody may be away before others can let a bot stand in.
        self.stand_in_after = stand_in_after

    # --- Rights -----------------------------------------------------------------------------------

    async def seats_of(
        self, table: LiveTable, tokens: Iterable[str]
    ) -> tuple[frozenset[str], PersonRow | None]:
        """Return the seats that the tokens give a right to, and the person whose token is among them."""
        seats: set[str] = set()
        person: PersonRow | None = None
        for token in tokens:
            right = self.tokens.read(token)
            if isinstance(right, SeatRight):
                if await self._is_valid(table, right):
                    seats.add(right.seat)
            else:
                person = await self.people.find_by_token(token) or person
        if person is not None:
            seats |= {seat.seat for seat in table.seats.values() if seat.person == person.id}
        return frozenset(seats), person

    async def people_of(self, tokens: Iterable[str]) -> dict[str, int]:
        """Return the people whose tokens these are, with the versions; revoked tokens are left out."""
        rights = [self.tokens.read(token) for token in tokens]
        versions = {
            (right.person, right.person_version if isinstance(right, SeatRight) else right.version)
            for right in rights
            if right is not None
        }
        current = await self.people.store.token_versions(person for person, _ in versions)
        return {person: version for person, version in versions if current.get(person) == version}

    async def _is_valid(self, table: LiveTable, right: SeatRight) -> bool:
        seat = table.seats.get(right.seat)
        if right.table != table.id or seat is None or seat.version != right.version:
            return False
        person = await self.people.store.person(right.person)
        return person is not None and person.version == right.person_version

    def token(self, table: LiveTable, seat: str, person: PersonRow) -> str:
        """Return a token for one seat of a person."""
        version = table.seats[seat].version
        return self.tokens.seat_token(SeatRight(table.id, seat, version, person.id, person.version))

    async def renew_token(self, table: LiveTable, seat: str, token: str) -> str | None:
        """Return a fresh token for the holder of a seat's token, or None if it is the token of a person."""
        right = self.tokens.read(token)
        if not isinstance(right, SeatRight):
            return None
        if right.seat != seat or not await self._is_valid(table, right):
            raise Refusal.of(ServerFault.NOT_YOUR_SEAT, seat=seat_label(seat))
        return self.tokens.seat_token(right)

    def check_owned_seat(self, table: LiveTable, seat: str, person_id: str) -> SeatRow:
        """Return a seat, if it belongs to a person."""
        if seat not in table.seats or table.seats[seat].person != person_id:
            raise Refusal.of(ServerFault.NOT_YOUR_SEAT, seat=seat_label(seat))
        return table.seats[seat]

    async def revoke_tokens(self, table: LiveTable, seat: str, person: PersonRow) -> str:
        """Revoke all tokens of a seat, disconnect their listeners, and return a new token."""
        await self.tables.write(table, lambda: self._revoke_tokens(table, seat, person.id))
        return self.token(table, seat, person)

    async def _revoke_tokens(self, table: LiveTable, seat: str, person_id: str) -> NewEntry:
        table.replayed.check_room(self.limits)
        version = self.check_owned_seat(table, seat, person_id).version + 1
        changes = Changes(seats={seat: {"version": version}})
        return table.next_entry("seat", seat, SeatBody(act="revoked")), changes

    # --- Joining and leaving ----------------------------------------------------------------------

    async def join(self, table: LiveTable, person: PersonRow, seat: str | None, name: str) -> str:
        """Sit down on a free seat, any if none is named, and return it.  A full table starts."""
        await self.tables.write(table, lambda: self._join(table, person, seat, name))
        chosen = next(row.seat for row in table.seats.values() if row.person == person.id)
        await self._start_if_ready(table)
        return chosen

    async def _join(self, table: LiveTable, person: PersonRow, seat: str | None, name: str) -> NewEntry:
        table.replayed.check_length(self.limits)
        free = [row.seat for row in table.seats.values() if row.is_free]
        if table.state != "open" or not free:
            raise Refusal.of(ServerFault.TABLE_FULL)
        if person.id in table.kicked:
            raise Refusal.of(ServerFault.KICKED)
        if person.id in table.people:
            raise Refusal.of(ServerFault.ONE_SEAT)
        if table.replayed.count_joins(person.id) >= self.limits.most_joins:
            raise Refusal.of(ServerFault.TOO_MANY_JOINS)
        chosen = seat or free[0]
        if chosen not in free:
            raise Refusal.of(ServerFault.SEAT_TAKEN, seat=seat_label(chosen), free=[*map(seat_label, free)])
        rated = table.row.rated and person.is_registered
        seats = _mark_look_alikes(table, name) if person.is_registered else {}
        seats[chosen] = {"person": person.id, "name": name, "rated": rated}
        body = SeatBody(act="joined", name=name, person=person.id)
        return table.next_entry("seat", chosen, body), Changes(seats=seats)

    async def _start_if_ready(self, table: LiveTable) -> None:
        if is_ready(table):
            with suppress(Refusal):  # somebody else has started it
                await self.tables.start(table)

    async def start(self, table: LiveTable, person_id: str) -> None:
        """Start a table with bots of medium strength on all free seats."""
        if table.row.owner != person_id:
            raise Refusal.of(ServerFault.ONLY_OWNER_STARTS)
        with suppress(AlreadyDone):
            await self.tables.write(table, lambda: self._fill_with_bots(table))
        await self._start_if_ready(table)

    async def _fill_with_bots(self, table: LiveTable) -> NewEntry:
        free = [seat.seat for seat in table.seats.values() if seat.is_free]
        if table.state != "open":
            raise Refusal.of(ServerFault.ALREADY_STARTED)
        if not free:
            raise AlreadyDone
        changes = Changes(seats={seat: {"kind": "bot", "level": STANDARD_LEVEL} for seat in free})
        return table.next_entry("seat", None, SeatBody(act="filled", seats=free)), changes

    async def leave(self, table: LiveTable, person_id: str, seat: str, level: Level = STANDARD_LEVEL) -> None:
        """Free a seat before the match; once it has started, a bot plays on."""
        await self.tables.write(table, lambda: self._leave(table, person_id, seat, level))

    async def _leave(self, table: LiveTable, person_id: str, seat: str, level: Level) -> NewEntry:
        row = self.check_owned_seat(table, seat, person_id)
        if table.state == "open":
            body = SeatBody(act="left", name=row.name, person=person_id)
            return table.next_entry("seat", seat, body), freed_seat_changes(row)
        if table.state != "playing" or row.stand_in:
            raise Refusal.of(ServerFault.NOTHING_TO_LEAVE)
        if level != STANDARD_LEVEL and not unrated_reasons(table.row, table.seats.values()):
            raise Refusal.of(ServerFault.RATED_STAND_IN, level=STANDARD_LEVEL)
        check_level(level, table.game, len(table.seats))
        return handover_entry(table, seat, level, "left", self.tables.leases)

    async def come_back(self, table: LiveTable, person_id: str, seat: str) -> None:
        """Play a seat again after a bot has stood in."""
        await self.tables.write(table, lambda: self._come_back(table, person_id, seat))

    async def _come_back(self, table: LiveTable, person_id: str, seat: str) -> NewEntry:
        table.replayed.check_room(self.limits)
        row = self.check_owned_seat(table, seat, person_id)
        if table.state != "playing" or not row.stand_in:
            raise Refusal.of(ServerFault.NO_STAND_IN)
        clocks, now = table.clocks, self.tables.clock.now()
        if clocks is None:
            return handover_entry(table, seat, None, "returned", self.tables.leases)
        left = clocks.left[seat]
        if not unrated_reasons(table.row, table.seats.values()):
            left -= time_away(table, seat, now)  # otherwise the bot's moves would cost no time
        if left <= 0:
            raise Refusal.of(ServerFault.TIME_IS_UP)
        entry, changes = handover_entry(table, seat, None, "returned", self.tables.leases)
        changes.seats[seat]["clock"] = left
        if table.turn == seat:
            changes.table["deadline"] = now + left
        return entry, changes

    async def stand_in(self, table: LiveTable, person_id: str, seat: str) -> None:
        """Let a bot play for somebody who has been away for a while.  Any player may ask for it."""
        if person_id not in table.people:
            raise Refusal.of(ServerFault.ONLY_PLAYERS_STAND_IN)
        await self.tables.write(table, lambda: self._stand_in(table, person_id, seat))

    async def _stand_in(self, table: LiveTable, person_id: str, seat: str) -> NewEntry:
        table.replayed.check_room(self.limits)
        row = table.seats.get(seat)
        if table.state != "playing" or row is None or row.bot or row.person is None:
            raise Refusal.of(ServerFault.NOBODY_PLAYS, seat=seat_label(seat))
        if row.person != person_id:
            if table.clocks is not None:
                raise Refusal.of(ServerFault.CLOCK_DECIDES, name=str(row.name))
            self._check_absent(table, row)
        act: SeatAct = "left" if row.person == person_id else "absent"
        return handover_entry(table, seat, STANDARD_LEVEL, act, self.tables.leases)

    async def free(self, table: LiveTable, person_id: str, seat: str) -> None:
        """Free the seat of an absent person for whom a full rated table waits.  Any player may ask for it."""
        if person_id not in table.people:
            raise Refusal.of(ServerFault.ONLY_PLAYERS_FREE)
        await self.tables.write(table, lambda: self._free(table, seat))

    async def _free(self, table: LiveTable, seat: str) -> NewEntry:
        table.replayed.check_room(self.limits)
        if seat not in waiting_for(table):
            raise Refusal.of(ServerFault.NOT_WAITED_FOR, player=seat)
        row = table.seats[seat]
        self._check_absent(table, row)
        body = SeatBody(act="freed", name=row.name, person=row.person)
        return table.next_entry("seat", seat, body), freed_seat_changes(row)

    def _check_absent(self, table: LiveTable, row: SeatRow) -> None:
        if row.seat in present_seats(table):
            raise Refusal.of(ServerFault.IS_HERE, name=str(row.name))
        left = self.stand_in_after - seconds_away(table, row.seat)
        if left > 0:
            seconds = ceil(left)
            raise Refusal.of(ServerFault.TOO_EARLY, name=str(row.name), seconds=seconds, retry_after=seconds)


def freed_seat_changes(seat: SeatRow) -> Changes:
    """Return what changes when the person of a seat goes before the match; their tokens are revoked."""
    columns: SeatChanges = {
        "person": None,
        "name": None,
        "kind": "elsewhere",
        "rated": False,
        "version": seat.version + 1,
    }
    return Changes(seats={seat.seat: columns})


def _mark_look_alikes(table: LiveTable, name: str) -> dict[str, SeatChanges]:
    """Return new names for guests at a table whose names look like that of a registered person who joins."""
    looks = skeleton_of(name)
    others = [seat for seat in table.seats.values() if seat.name and skeleton_of(seat.name) == looks]
    return {seat.seat: {"name": mark_guest(seat.name or "")} for seat in others}
