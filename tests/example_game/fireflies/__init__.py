"""FIREFLIES, a tiny game for 2 to 4 players."""

from pathlib import Path

from ludoteca.core.matches.game import Definition
from ludoteca.games.fireflies import (
    actions,
    edition,
    ending,
    figures,
    heuristic,
    knowledge,
    names,
    observation,
    rules,
    state,
    words,
)

DEFINITION = Definition(
    name="fireflies",
    version=1,
    seats=names.SEAT_COUNTS,
    folder=Path(__file__).parent,
    kernel=(state, figures, rules, ending, actions, knowledge, observation, heuristic),
    State=state.State,
    edition_module=edition,
    options=words.options,
    words=words.words,
    event_kinds=words.EVENT_KINDS,
    parts=names.PARTS,
    ties=names.TIES,
    reasons=names.REASONS,
    minutes=(5, 10),
)
