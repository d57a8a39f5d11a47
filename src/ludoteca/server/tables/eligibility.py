"""Eligibility: whether a match counts for ratings.

A match counts only if its players have agreed.  Setting up a rated table, sitting down at it and agreeing to
its rematch are the agreement.  A rated match starts only while all its people are present.
"""

from collections.abc import Collection, Iterable

from ludoteca.server.faults import Advice, ServerFault
from ludoteca.server.messages.fields import UnratedReason
from ludoteca.server.messages.tables import NewTable
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.rows import SeatRow, TableRow

LEAST_PEOPLE = 2  # in a rated match


def check_ratable(new_table: NewTable) -> None:
    """Refuse a rated table with something that is never rated."""
    if not new_table.rated:
        return
    people = [seat.kind for seat in new_table.seats if seat.kind != "bot"]
    faults = {
        Advice.RATED_EDITION: new_table.edition is not None,
        Advice.RATED_HINTS: bool(new_table.hints),
        Advice.RATED_UNDO: new_table.undo == "ask",
        Advice.RATED_ONE_PERSON: people.count("here") > 1,
        Advice.RATED_FEW_PEOPLE: len(people) < LEAST_PEOPLE,
    }
    reasons = [fault() for fault, applies in faults.items() if applies]
    if reasons:
        raise Refusal.of(ServerFault.NEVER_RATED, *reasons)


def unrated_reasons(row: TableRow, seats: Iterable[SeatRow]) -> list[UnratedReason]:
    """Return why a match at this table does not count at the moment; empty if it does.

    A free seat counts as taken by a registered person, who may still come.
    """
    for_people = [seat for seat in seats if seat.kind != "bot"]
    people = [seat.person for seat in for_people if seat.person is not None]
    rated = sum(seat.rated or seat.person is None for seat in for_people)
    reasons: dict[UnratedReason, bool] = {
        "casual": not row.rated,
        "edition": row.edition is not None,
        "hints": row.hints,
        "undo": row.undo == "ask",
        "one-person": len(set(people)) < len(people),
        "bots": len(for_people) < LEAST_PEOPLE,
        "guests": row.rated and len(for_people) >= LEAST_PEOPLE and rated < LEAST_PEOPLE,
        "closed": row.state == "closed",
    }
    return [reason for reason, is_so in reasons.items() if is_so]


def absent_seats(row: TableRow, seats: Collection[SeatRow], present: Collection[str]) -> list[str]:
    """Return the seats that a rated table waits for: all seats are taken, but somebody is not present."""
    if row.state != "open" or any(seat.is_free for seat in seats) or unrated_reasons(row, seats):
        return []
    return [seat.seat for seat in seats if seat.person is not None and seat.seat not in present]
