"""Explanations: why a move is better than another, in one sentence.

It comes from continuations of both moves (``continuations``), and never from more than a seat knows.
If there is no clear difference, there is no explanation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from ludoteca.bots.backend import current_backend
from ludoteca.bots.continuations import Finding, Kind
from ludoteca.core.kernel.seats import seat_name
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.wording.words import member_words

KINDS = member_words(Kind)
LARGE = 10  # this many points and more are said without a fraction


@dataclass(frozen=True)
class Explanation:
    """How much better a match is expected to end after one move than after another, in points."""

    kind: str  # gain, later, loss or cost: see ``continuations.Kind``
    total: float  # how much more the mover scores
    error: float  # its standard error
    part: str | None  # the part of the score with most of the gain
    gain: float  # how much more the mover scores there
    seat: str | None  # the opponent who loses most
    loss: float  # how much less that opponent scores


def explain(knowledge: Knowledge, move: str, other: str) -> Explanation | None:
    """Return why a move is better than another one, judged only by what the seat to move knows."""
    action, replaced = (knowledge.legal_actions[knowledge.moves.index(words)] for words in (move, other))
    kind, findings = current_backend().compare_moves(
        knowledge.game, knowledge.state, knowledge.seat_number, action, replaced
    )
    return make_explanation(kind, findings, knowledge.game.definition.parts)


def make_explanation(kind: int, findings: Sequence[int], parts: Sequence[str]) -> Explanation | None:
    """Turn the sums of a comparison into means.  ``web/src/engine/continuations.ts`` does the same."""
    if kind == NONE:
        return None
    pairs, total, squares, part, gain, seat, loss = (findings[finding] for finding in Finding)
    variance = (squares - total * total / pairs) / (pairs - 1)
    return Explanation(
        KINDS[kind],
        total / pairs,
        sqrt(variance / pairs),
        None if part == NONE else parts[part],
        gain / pairs,
        None if seat == NONE else seat_name(seat),
        loss / pairs,
    )


def say_explanation(explanation: Explanation, speech: Speech) -> str:
    """Return an explanation as a sentence.  ``web/src/texts/explanations.ts`` says the same."""
    texts = Texts(speech.texts.language, [Path(__file__).parent], "explanations")
    if explanation.kind in ("loss", "cost"):
        return texts(
            f"explanation-{explanation.kind}",
            less=_rounded(explanation.loss),
            seat=speech.seat(explanation.seat),
        )
    if explanation.part is None:
        return texts(f"explanation-{explanation.kind}", more=_rounded(explanation.total))
    part = speech.texts(f"part-{explanation.part}")
    return texts(f"explanation-{explanation.kind}-part", more=_rounded(explanation.total), part=part)


def _rounded(points: float) -> float:
    """Return points as they are said; a whole number without a fraction, so that it has the right plural."""
    steps = 1 if points >= LARGE else 10
    whole, rest = divmod(int(points * steps + 0.5), steps)
    return whole + rest / steps if rest else whole
