"""FIREFLIES, a tiny game for 2 to 4."""

from pathlib import Path

from ludoteca.core.game import Definition
from ludoteca.games.fireflies import edition, figures, heuristic, observation, rules, state, words

DEFINITION = Definition(
    name="fireflies",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    kernel=(state, figures, rules, heuristic, observation),
    State=state.State,
    checks=edition,
    options=words.options,
    words=words.words,
    event_kinds=words.EVENT_KINDS,
    parts=words.PARTS,
    ties=words.TIES,
    reason=words.reason,
)
