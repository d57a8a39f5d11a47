"""FIREFLIES, a tiny game for 2 to 4 players."""

from pathlib import Path

from ludoteca.core.definitions.definition import Definition
from ludoteca.games.fireflies import (
    actions,
    edition,
    ending,
    figures,
    heuristic,
    knowledge,
    observation,
    rules,
    state,
    word_lists,
    words,
)

DEFINITION = Definition(
    name="fireflies",
    version=1,
    seats=word_lists.SEAT_COUNTS,
    folder=Path(__file__).parent,
    kernel=(state, figures, rules, ending, actions, knowledge, observation, heuristic),
    State=state.State,
    edition_module=edition,
    options=words.options,
    words=words.words,
    event_kinds=words.EVENT_KINDS,
    parts=word_lists.PARTS,
    ties=word_lists.TIES,
    reasons=word_lists.REASONS,
    minutes=(5, 10),
)
