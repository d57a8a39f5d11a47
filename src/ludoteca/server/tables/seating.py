"""Seating: who may act for which seat; joining, leaving, coming back."""

from collections.abc import Iterable
from contextlib import suppress
from math import ceil
from typing import Any

from sqlalchemy import Row

from ludoteca.server.messages.fields import Level
from ludoteca.server.people.names import marked_guest, skeleton_of
from ludoteca.server.people.people import People
from ludoteca.server.people.tokens import SeatRight, Signer
from ludoteca.server.refusals import Refusal, not_now, not_yours
from ludoteca.server.storage.appending import Change
from ludoteca.server.tables.departures import time_away
from ludoteca.server.tables.eligibility import unrated_because
from ludoteca.server.tables.live_table import LiveTable, SeatState
from ludoteca.server.tables.moderation import freed
from ludoteca.server.tables.tables import Act, Tables

FAIR = "medium"  # the level of a bot that nobody has chosen


class Seating:
    """The seats of tables and the rights to them."""

    def __init__(self, tables: Tables, people: People, signer: Signer, grace: float = 60.0) -> None:
        self.tables = tables
        self.people = people
        self.signer = signer
        self.grace = grace  # seconds somebody may be away before others can let a bot stand in

    # --- Rights -----------------------------------------------------------------------------------

    async def seats_of(
        self, live: LiveTable, tokens: Iterable[str]
    ) -> tuple[frozenset[str], Row[Any] | None]:
        """The seats that some tokens give the right to, and the person among them."""
        seats: set[str] = set()
        person: Row[Any] | None = None
        for token in tokens:
            right = self.signer.read(token)
            if isinstance(right, SeatRight):
                if await self._is_good(live, right):
                    seats.add(right.seat)
            else:
                person = await self.people.of_token(token) or person
        if person is not None:
            seats |= {seat.seat for seat in live.seats.values() if seat.person == person.id}
        return frozenset(seats), person

    async def people_of(self, tokens: Iterable[str]) -> dict[str, int]:
        """Whose rights some tokens are, with the version of those that are not revoked."""
        rights = [self.signer.read(token) for token in tokens]
        versions = {
            (right.person, right.person_version if isinstance(right, SeatRight) else right.version)
            for right in rights
            if right is not None
        }
        current = await self.people.store.token_versions(person for person, _ in versions)
        return {person: version for person, version in versions if current.get(person) == version}

    async def _is_good(self, live: LiveTable, right: SeatRight) -> bool:
        seat = live.seats.get(right.seat)
        if right.table != live.id or seat is None or seat.version != right.version:
            return False
        person = await self.people.store.person(right.person)
        return person is not None and person.version == right.person_version

    def token(self, live: LiveTable, seat: str, person: Row[Any]) -> str:
        version = live.seats[seat].version
        return self.signer.seat(SeatRight(live.id, seat, version, person.id, person.version))

    async def renewed(self, live: LiveTable, seat: str, token: str) -> str | None:
        """A fresh token for one that gives the right to a seat, None if it is another's or a person's."""
        right = self.signer.read(token)
        if not isinstance(right, SeatRight):
            return None
        if right.seat != seat or not await self._is_good(live, right):
            raise not_yours(f"this token gives no right to {seat} here")
        return self.signer.seat(right)

    def owned(self, live: LiveTable, seat: str, person: str) -> SeatState:
        """A seat of a person's own."""
        if seat not in live.seats or live.seats[seat].person != person:
            raise not_yours(f"the seat {seat} of this table is not yours")
        return live.seats[seat]

    async def revoke(self, live: LiveTable, seat: str, person: Row[Any]) -> str:
        """Make all tokens of a seat worthless; a new one.  Who listens with an old one is sent away."""

        def revoked() -> Act:
            self.tables.check_room(live)
            version = self.owned(live, seat, person.id).version + 1
            return Act("seat", seat, {"act": "revoked"}, Change(seats={seat: {"version": version}}))

        await self.tables.act(live, None, revoked)
        return self.token(live, seat, person)

    # --- Joining and leaving ----------------------------------------------------------------------

    async def join(self, live: LiveTable, person: Row[Any], seat: str | None, name: str) -> str:
        """Sit down on a free seat; which one it is.  The game begins when all are taken, if it can."""

        def joined() -> Act:
            self.tables.check_room(live)
            free = [one.seat for one in live.seats.values() if one.is_free]
            if live.state != "open" or not free:
                raise not_now("every seat of this table is taken; you can watch")
            if person.id in live.kicked:
                raise Refusal(403, "kicked", "the owner of this table has sent you away")
            if person.id in live.people:
                raise Refusal(409, "one-seat", "you sit at this table already; a person joins once")
            chosen = seat or free[0]
            if chosen not in free:
                raise not_now(f"the seat {chosen} is taken; free are {', '.join(free)}")
            rated = bool(live.row.rated and person.sign is not None)
            taken = {"person": person.id, "name": name, "rated": rated}
            body = {"act": "joined", "name": taken["name"], "person": person.id}
            alike = _called_alike(live, name) if person.sign is not None else {}
            return Act("seat", chosen, body, Change(seats=alike | {chosen: taken}))

        number = await self.tables.act(live, None, joined)
        await self.start_if_full(live)
        return str(live.log[number - 1].line.seat)

    async def start_if_full(self, live: LiveTable) -> None:
        if live.is_ready:
            with suppress(Refusal):  # somebody else started it
                await self.tables.start(live)

    async def start(self, live: LiveTable, person: str) -> None:
        """Begin with bots of medium strength on all free seats."""
        if live.row.owner != person:
            raise not_yours("only who set the table up can start it before everybody has come")

        def filled() -> Act:
            free = [seat.seat for seat in live.seats.values() if seat.is_free]
            if live.state != "open":
                raise not_now("the table has started already")
            bots = {seat: {"kind": "bot", "level": "medium"} for seat in free}
            return Act("seat", None, {"act": "filled", "seats": free}, Change(seats=bots))

        await self.tables.act(live, None, filled)
        await self.start_if_full(live)

    async def leave(self, live: LiveTable, person: str, seat: str, level: Level = "medium") -> None:
        """Free a seat before the game; later a bot plays on for who leaves."""
        self.owned(live, seat, person)

        def left() -> Act:
            state = self.owned(live, seat, person)
            if live.state == "open":
                body = {"act": "left", "name": state.name, "person": person}
                return Act("seat", seat, body, Change(seats={seat: freed(state.version)}))
            if live.state != "playing" or state.stand_in:
                raise not_now("there is nothing to leave")
            if level != FAIR and not unrated_because(live.row, live.state, live.seats.values()):
                raise not_now(f"at a rated table the bot that plays on is {FAIR}")
            return self.tables.handed(live, seat, level, "left")

        await self.tables.act(live, None, left)

    async def come_back(self, live: LiveTable, person: str, seat: str) -> None:
        """Play a seat again that a bot has played for oneself."""

        def returned() -> Act:
            self.tables.check_room(live)
            state = self.owned(live, seat, person)
            if live.state != "playing" or not state.stand_in:
                raise not_now("no bot plays for you here")
            if live.clocks.rule is None:
                return self.tables.handed(live, seat, None, "returned")
            left = live.clocks.left[seat]
            if not unrated_because(live.row, live.state, live.seats.values()):
                left -= time_away(
                    live, seat, self.tables.store.clock.now()
                )  # the bot's moves are not for free
            if left <= 0:
                raise not_now("the time of this seat has run out")
            live.clocks.left[seat] = left
            act = self.tables.handed(live, seat, None, "returned")
            act.change.seats[seat]["clock"] = left
            return act

        await self.tables.act(live, None, returned)

    async def stand_in(self, live: LiveTable, person: str, seat: str) -> None:
        """Let a bot play for somebody who has been away for a while; anybody who plays may ask for it."""
        if person not in live.people:
            raise not_yours("only who plays at this table can ask a bot to stand in")

        def handed() -> Act:
            self.tables.check_room(live)
            state = live.seats.get(seat)
            if live.state != "playing" or state is None or state.bot or state.person is None:
                raise not_now(f"no person plays {seat} now")
            if state.person != person:
                if live.clocks.rule is not None:
                    raise not_now(f"the clock of {state.name} decides when a bot plays on")
                self._check_absent(live, state)
            return self.tables.handed(live, seat, FAIR, "left" if state.person == person else "absent")

        await self.tables.act(live, None, handed)

    async def free(self, live: LiveTable, person: str, seat: str) -> None:
        """Free the seat of somebody a full rated table waits for; anybody who sits there may ask for it."""
        if person not in live.people:
            raise not_yours("only who sits at this table can free a seat")

        def gone() -> Act:
            self.tables.check_room(live)
            if seat not in live.waiting_for:
                raise not_now(f"this table does not wait for {seat}")
            state = live.seats[seat]
            self._check_absent(live, state)
            body = {"act": "freed", "name": state.name, "person": state.person}
            return Act("seat", seat, body, Change(seats={seat: freed(state.version)}))

        await self.tables.act(live, None, gone)

    def _check_absent(self, live: LiveTable, state: SeatState) -> None:
        if state.seat in live.present:
            raise not_now(f"{state.name} is here")
        left = self.grace - live.away(state.seat)
        if left > 0:
            seconds = ceil(left)
            message = f"{state.name} may come back; try again in {seconds} s"
            raise Refusal(409, "too-early", message, retry_after=seconds)


def _called_alike(live: LiveTable, name: str) -> dict[str, dict[str, Any]]:
    """The seats of those who sat down under a name before the one whose name it is; they are marked."""
    looks = skeleton_of(name)
    others = [seat for seat in live.seats.values() if seat.name and skeleton_of(seat.name) == looks]
    return {seat.seat: {"name": marked_guest(seat.name or "")} for seat in others}
