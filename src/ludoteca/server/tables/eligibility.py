"""Consent: whether a game changes ratings, which it does only if those who play have agreed to it.

Setting a rated table up, sitting down at it and agreeing to its rematch are the agreement.  Presence confirms
it: a rated game starts only while all its people are there.
"""

from collections.abc import Collection, Iterable
from typing import Any, Protocol

from sqlalchemy import Row

from ludoteca.server.messages.fields import UnratedReason
from ludoteca.server.messages.tables import NewTable
from ludoteca.server.refusals import Refusal

LEAST = 2  # people in a rated game


class SeatInfo(Protocol):
    """What ratings ask of a seat."""

    @property
    def seat(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def person(self) -> str | None: ...
    @property
    def rated(self) -> bool: ...


def check_wish(wish: NewTable) -> None:
    """Refuse a rated table that asks for something that is never rated."""
    if not wish.rated:
        return
    faults = {
        "an edition of its own": wish.edition is not None,
        "hints": bool(wish.hints),
        "undo by agreement": wish.undo == "ask",
        "two seats of one person": [seat.kind for seat in wish.seats].count("here") > 1,
        "fewer than two people": sum(seat.kind != "bot" for seat in wish.seats) < LEAST,
    }
    found = [fault for fault, is_so in faults.items() if is_so]
    if found:
        raise Refusal(422, "never-rated", f"a game with {' and '.join(found)} is never rated")


def unrated_because(row: Row[Any], state: str, seats: Iterable[SeatInfo]) -> list[UnratedReason]:
    """Why a game at this table does not count as things are now; nothing if it does.

    A free seat counts as one for a registered person who may still come.
    """
    chairs = [seat for seat in seats if seat.kind != "bot"]
    people = [seat.person for seat in chairs if seat.person is not None]
    reasons: dict[UnratedReason, bool] = {
        "casual": not row.rated,
        "edition": row.edition is not None,
        "hints": row.hints,
        "undo": row.undo == "ask",
        "one-person": len(set(people)) < len(people),
        "bots": len(chairs) < LEAST,
        "guests": row.rated and len(chairs) >= LEAST and _willing(chairs) < LEAST,
        "closed": state == "closed",
    }
    return [reason for reason, is_so in reasons.items() if is_so]


def absent(row: Row[Any], state: str, seats: Collection[SeatInfo], present: Collection[str]) -> list[str]:
    """The seats that a rated table waits for, when all are taken and somebody is not there."""
    is_full = not any(seat.kind == "elsewhere" and seat.person is None for seat in seats)
    if state != "open" or not is_full or unrated_because(row, state, seats):
        return []
    return [seat.seat for seat in seats if seat.person is not None and seat.seat not in present]


def _willing(chairs: Iterable[SeatInfo]) -> int:
    return sum(seat.rated or seat.person is None for seat in chairs)
