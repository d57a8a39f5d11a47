"""Agreements: what happens at a table only when everybody wants it, a rematch or closing a running game.

Each answer is a line of the log, and the table keeps who agrees; whoever answers last completes it.
"""

from ludoteca.server.refusals import Refusal, not_now
from ludoteca.server.tables.live_table import LiveTable

MOST_ANSWERS = 20  # of one person at one table


class AlreadyDone(Refusal):
    """Nothing is left to do: somebody has said that before, or it has happened."""

    def __init__(self) -> None:
        super().__init__(409, "already", "that is so already")


def answered(live: LiveTable, question: str, person: str, agree: bool) -> dict[str, list[str]]:
    """Who agrees to what at a table, once a person has answered."""
    before = live.agreed.get(question, [])
    if (person in before) == agree and (agree or has_declined(live, question, person)):
        raise AlreadyDone
    check_patience(live, person)
    after = [one for one in before if one != person] + [person] * agree
    return live.agreed | {question: after}


def has_declined(live: LiveTable, question: str, person: str) -> bool:
    """Whether the last answer of a person was no."""
    kind = "rematch" if question == "rematch" else "table"
    for happened in reversed(live.log):
        line = happened.line
        if line.kind == kind and line.body.get("person") == person and "agree" in line.body:
            return not line.body["agree"]
    return False


def check_patience(live: LiveTable, person: str) -> None:
    """Nobody changes their mind for ever: each answer is a line of the log."""
    answers = (happened.line.body for happened in live.log if happened.line.kind in ("rematch", "table"))
    if sum("agree" in body and body.get("person") == person for body in answers) >= MOST_ANSWERS:
        raise not_now("you have changed your mind often enough at this table")
