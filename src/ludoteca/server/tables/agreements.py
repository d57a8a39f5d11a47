"""Agreements: what happens at a table only if everybody wants it, such as a rematch.

Each answer is an entry of the log, and the table's row says who agrees.  The last answer completes it.
"""

from typing import Literal

from ludoteca.server.faults import ServerFault
from ludoteca.server.refusals import Refusal
from ludoteca.server.tables.live_table import LiveTable

MOST_ANSWERS = 20  # of one person at one table
Question = Literal["rematch", "close"]


class AlreadyDone(Refusal):
    """Nothing is left to do: somebody gave the same answer before, or it has happened."""

    def __init__(self) -> None:
        why = ServerFault.ALREADY_DONE
        super().__init__(why.status, why.reason, [why()])


def agreed_after_answer(
    table: LiveTable, question: Question, person_id: str, agree: bool
) -> dict[str, list[str]]:
    """Return who agrees to what at a table after the answer of a person."""
    before = table.agreed.get(question, [])
    if (person_id in before) == agree and (agree or has_declined(table, question, person_id)):
        raise AlreadyDone
    check_answer_count(table, person_id)
    after = [other for other in before if other != person_id] + [person_id] * agree
    return table.agreed | {question: after}


def has_declined(table: LiveTable, question: Question, person_id: str) -> bool:
    """Whether the last answer of a person was no."""
    kind = "rematch" if question == "rematch" else "table"
    for entry in reversed(table.log):
        if entry.kind == kind and entry.body.get("person") == person_id and "agree" in entry.body:
            return not entry.body["agree"]
    return False


def check_answer_count(table: LiveTable, person_id: str) -> None:
    """Refuse somebody who has changed their mind too often: each answer is an entry of the log."""
    answers = (entry.body for entry in table.log if entry.kind in ("rematch", "table"))
    if sum("agree" in body and body.get("person") == person_id for body in answers) >= MOST_ANSWERS:
        raise Refusal.of(ServerFault.TOO_MANY_ANSWERS)
