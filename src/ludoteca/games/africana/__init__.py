"""AFRICANA, a game of travel and contracts for 2 to 4 by Michael Schacht."""

from pathlib import Path

from ludoteca.core.game import Definition
from ludoteca.games.africana import (
    actions,
    books,
    company,
    edition,
    ending,
    evaluation,
    expeditions,
    figures,
    goals,
    heuristic,
    knowledge,
    observation,
    rules,
    state,
    study,
    travel,
    words,
)

KERNEL = (
    *(state, figures),
    *(rules, travel, books, expeditions, company, ending, actions),
    *(knowledge, observation),
    *(goals, heuristic, evaluation),
)

DEFINITION = Definition(
    name="africana",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    kernel=KERNEL,
    State=state.State,
    checks=edition,
    options=words.options,
    words=words.words,
    event_kinds=words.EVENT_KINDS,
    parts=words.PARTS,
    ties=words.TIES,
    reason=words.reason,
    levels=((25, 0.8, 0.0), (60, 0.5, 0.0), (130, 0.1, 0.0)),
    study=study.STUDY,
)
