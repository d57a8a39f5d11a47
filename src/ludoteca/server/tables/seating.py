"""Seating: who may act for which seat; joining, leaving and coming back."""

from collections.abc import Iterable
from contextlib import suppress
from math import ceil

from ludoteca.server.faults import Why, seat_number
from ludoteca.server.messages.fields import STANDARD_LEVEL, Level
from ludoteca.server.people.names import mark_guest, skeleton_of
from ludoteca.server.people.people import People
from ludoteca.server.people.tokens import SeatRight, Signer
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.log_entries import Changes
from ludoteca.server.storage.rows import PersonRow, SeatChanges, SeatRow
from ludoteca.server.tables.departures import time_away
from ludoteca.server.tables.eligibility import unrated_reasons
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.tables import Tables, retry_on_conflict
from ludoteca.server.tables.turns import handover_entry


class Seating:
    """The seats of tables and the rights to them."""

    def __init__(self, tables: Tables, people: People, signer: Signer, stand_in_after: float = 60.0) -> None:
        self.tables = tables
        self.people = people
        self.signer = signer
        # Seconds that somebody may be away before others can let a bot stand in.
        self.stand_in_after = stand_in_after

    # --- Rights -----------------------------------------------------------------------------------

    async def seats_of(
        self, live: LiveTable, tokens: Iterable[str]
    ) -> tuple[frozenset[str], PersonRow | None]:
        """The seats that the tokens give a right to, and the person whose token is among them."""
        seats: set[str] = set()
        person: PersonRow | None = None
        for token in tokens:
            right = self.signer.read(token)
            if isinstance(right, SeatRight):
                if await self._is_valid(live, right):
                    seats.add(right.seat)
            else:
                person = await self.people.find_by_token(token) or person
        if person is not None:
            seats |= {seat.seat for seat in live.seats.values() if seat.person == person.id}
        return frozenset(seats), person

    async def people_of(self, tokens: Iterable[str]) -> dict[str, int]:
        """The people whose tokens these are, with the versions; revoked tokens are left out."""
        rights = [self.signer.read(token) for token in tokens]
        versions = {
            (right.person, right.person_version if isinstance(right, SeatRight) else right.version)
            for right in rights
            if right is not None
        }
        current = await self.people.store.token_versions(person for person, _ in versions)
        return {person: version for person, version in versions if current.get(person) == version}

    async def _is_valid(self, live: LiveTable, right: SeatRight) -> bool:
        seat = live.seats.get(right.seat)
        if right.table != live.id or seat is None or seat.version != right.version:
            return False
        person = await self.people.store.person(right.person)
        return person is not None and person.version == right.person_version

    def token(self, live: LiveTable, seat: str, person: PersonRow) -> str:
        """A token for one seat of a person."""
        version = live.seats[seat].version
        return self.signer.seat(SeatRight(live.id, seat, version, person.id, person.version))

    async def renew_token(self, live: LiveTable, seat: str, token: str) -> str | None:
        """A fresh token for the holder of a seat's token, or None if it is the token of a person."""
        right = self.signer.read(token)
        if not isinstance(right, SeatRight):
            return None
        if right.seat != seat or not await self._is_valid(live, right):
            raise Refusal(Why.NOT_YOUR_SEAT, seat=seat_number(seat))
        return self.signer.seat(right)

    def check_owned_seat(self, live: LiveTable, seat: str, person_id: str) -> SeatRow:
        """A seat, if it belongs to a person."""
        if seat not in live.seats or live.seats[seat].person != person_id:
            raise Refusal(Why.NOT_YOUR_SEAT, seat=seat_number(seat))
        return live.seats[seat]

    async def revoke_tokens(self, live: LiveTable, seat: str, person: PersonRow) -> str:
        """Revoke all tokens of a seat, disconnect their listeners, and return a new token."""
        await self._revoke_tokens(live, seat, person.id)
        return self.token(live, seat, person)

    @retry_on_conflict
    async def _revoke_tokens(self, live: LiveTable, seat: str, person_id: str) -> None:
        async with self.tables.acting(live):
            self.tables.check_room(live)
            version = self.check_owned_seat(live, seat, person_id).version + 1
            changes = Changes(seats={seat: {"version": version}})
            await self.tables.append(live, live.next_entry("seat", seat, {"act": "revoked"}), changes)

    # --- Joining and leaving ----------------------------------------------------------------------

    async def join(self, live: LiveTable, person: PersonRow, seat: str | None, name: str) -> str:
        """Sit down on a free seat, any if none is named, and return it.  A full table starts."""
        chosen = await self._join(live, person, seat, name)
        await self._start_if_ready(live)
        return chosen

    @retry_on_conflict
    async def _join(self, live: LiveTable, person: PersonRow, seat: str | None, name: str) -> str:
        async with self.tables.acting(live):
            self.tables.check_room(live)
            free = [one.seat for one in live.seats.values() if one.is_free]
            if live.state != "open" or not free:
                raise Refusal(Why.TABLE_FULL)
            if person.id in live.kicked:
                raise Refusal(Why.KICKED)
            if person.id in live.people:
                raise Refusal(Why.ONE_SEAT)
            chosen = seat or free[0]
            if chosen not in free:
                raise Refusal(Why.SEAT_TAKEN, seat=seat_number(chosen), free=[*map(seat_number, free)])
            rated = live.row.rated and person.is_registered
            seats = _mark_look_alikes(live, name) if person.is_registered else {}
            seats[chosen] = {"person": person.id, "name": name, "rated": rated}
            body = {"act": "joined", "name": name, "person": person.id}
            await self.tables.append(live, live.next_entry("seat", chosen, body), Changes(seats=seats))
            return chosen

    async def _start_if_ready(self, live: LiveTable) -> None:
        if live.is_ready:
            with suppress(Refusal):  # somebody else has started it
                await self.tables.start(live)

    async def start(self, live: LiveTable, person_id: str) -> None:
        """Start a table with bots of medium strength on all free seats."""
        if live.row.owner != person_id:
            raise Refusal(Why.ONLY_OWNER_STARTS)
        await self._fill_with_bots(live)
        await self._start_if_ready(live)

    @retry_on_conflict
    async def _fill_with_bots(self, live: LiveTable) -> None:
        async with self.tables.acting(live):
            free = [seat.seat for seat in live.seats.values() if seat.is_free]
            if live.state != "open":
                raise Refusal(Why.ALREADY_STARTED)
            changes = Changes(seats={seat: {"kind": "bot", "level": STANDARD_LEVEL} for seat in free})
            await self.tables.append(
                live, live.next_entry("seat", None, {"act": "filled", "seats": free}), changes
            )

    @retry_on_conflict
    async def leave(self, live: LiveTable, person_id: str, seat: str, level: Level = STANDARD_LEVEL) -> None:
        """Free a seat before the game; once it has started, a bot plays on."""
        async with self.tables.acting(live):
            row = self.check_owned_seat(live, seat, person_id)
            if live.state == "open":
                body = {"act": "left", "name": row.name, "person": person_id}
                await self.tables.append(live, live.next_entry("seat", seat, body), freed_seat_changes(row))
                return
            if live.state != "playing" or row.stand_in:
                raise Refusal(Why.NOTHING_TO_LEAVE)
            if level != STANDARD_LEVEL and not unrated_reasons(live.row, live.seats.values()):
                raise Refusal(Why.RATED_STAND_IN, level=STANDARD_LEVEL)
            await self._hand_over(live, seat, level, "left")

    @retry_on_conflict
    async def come_back(self, live: LiveTable, person_id: str, seat: str) -> None:
        """Play a seat again after a bot has stood in."""
        async with self.tables.acting(live):
            self.tables.check_room(live)
            row = self.check_owned_seat(live, seat, person_id)
            if live.state != "playing" or not row.stand_in:
                raise Refusal(Why.NO_STAND_IN)
            clocks, now = live.clocks, self.tables.clock.now()
            if clocks is None:
                await self._hand_over(live, seat, None, "returned")
                return
            left = clocks.left[seat]
            if not unrated_reasons(live.row, live.seats.values()):
                left -= time_away(live, seat, now)  # otherwise the bot's moves would cost no time
            if left <= 0:
                raise Refusal(Why.TIME_IS_UP)
            entry, changes = handover_entry(live, seat, None, "returned", self.tables.leases)
            changes.seats[seat]["clock"] = left
            if live.turn == seat:
                changes.table["deadline"] = now + left
            await self.tables.append(live, entry, changes)

    @retry_on_conflict
    async def stand_in(self, live: LiveTable, person_id: str, seat: str) -> None:
        """Let a bot play for somebody who has been away for a while.  Any player may ask for it."""
        if person_id not in live.people:
            raise Refusal(Why.ONLY_PLAYERS_STAND_IN)
        async with self.tables.acting(live):
            self.tables.check_room(live)
            row = live.seats.get(seat)
            if live.state != "playing" or row is None or row.bot or row.person is None:
                raise Refusal(Why.NOBODY_PLAYS, seat=seat_number(seat))
            if row.person != person_id:
                if live.clocks is not None:
                    raise Refusal(Why.CLOCK_DECIDES, name=str(row.name))
                self._check_absent(live, row)
            await self._hand_over(live, seat, STANDARD_LEVEL, "left" if row.person == person_id else "absent")

    @retry_on_conflict
    async def free(self, live: LiveTable, person_id: str, seat: str) -> None:
        """Free the seat of an absent person for whom a full rated table waits.  Any player may ask for it."""
        if person_id not in live.people:
            raise Refusal(Why.ONLY_PLAYERS_FREE)
        async with self.tables.acting(live):
            self.tables.check_room(live)
            if seat not in live.waiting_for:
                raise Refusal(Why.NOT_WAITED_FOR, player=seat)
            row = live.seats[seat]
            self._check_absent(live, row)
            body = {"act": "freed", "name": row.name, "person": row.person}
            await self.tables.append(live, live.next_entry("seat", seat, body), freed_seat_changes(row))

    async def _hand_over(self, live: LiveTable, seat: str, level: Level | None, act: str) -> None:
        entry, changes = handover_entry(live, seat, level, act, self.tables.leases)
        await self.tables.append(live, entry, changes)

    def _check_absent(self, live: LiveTable, row: SeatRow) -> None:
        if row.seat in live.present:
            raise Refusal(Why.IS_HERE, name=str(row.name))
        left = self.stand_in_after - live.seconds_away(row.seat)
        if left > 0:
            seconds = ceil(left)
            raise Refusal(Why.TOO_EARLY, name=str(row.name), seconds=seconds, retry_after=seconds)


def freed_seat_changes(seat: SeatRow) -> Changes:
    """What changes when the person of a seat goes before the game; their tokens are revoked."""
    columns: SeatChanges = {
        "person": None,
        "name": None,
        "kind": "elsewhere",
        "rated": False,
        "version": seat.version + 1,
    }
    return Changes(seats={seat.seat: columns})


def _mark_look_alikes(live: LiveTable, name: str) -> dict[str, SeatChanges]:
    """New names for guests at a table whose names look like that of a registered person who joins."""
    looks = skeleton_of(name)
    others = [seat for seat in live.seats.values() if seat.name and skeleton_of(seat.name) == looks]
    return {seat.seat: {"name": mark_guest(seat.name or "")} for seat in others}
