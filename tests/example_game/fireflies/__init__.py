"""FIREFLIES, a tiny game for 2 to 4."""

from pathlib import Path

from ludoteca.core.game import Definition
from ludoteca.games.fireflies import edition, figures, observation, rules, state, taste, words

DEFINITION = Definition(
    name="fireflies",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    kernel=(state, figures, rules, taste, observation),
    State=state.State,
    checks=edition,
    options=words.options,
    words=words.words,
    tellings=words.TELLINGS,
    parts=words.PARTS,
    ties=words.TIES,
    reason=words.reason,
)
