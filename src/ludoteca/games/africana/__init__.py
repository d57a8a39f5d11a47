"""Africana, a game of travel and contracts for 2 to 4 by Michael Schacht."""

from pathlib import Path

from ludoteca.core.game import ChampionSettings, Definition, LevelSettings
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
    edition_module=edition,
    options=words.options,
    words=words.words,
    event_kinds=words.EVENT_KINDS,
    parts=words.PARTS,
    ties=words.TIES,
    reason=words.reason,
    option_fields=words.OPTION_FIELDS,
    minutes=(45, 60),
    levels=(
        LevelSettings(iterations=25, temperature=0.8),
        LevelSettings(iterations=60, temperature=0.5),
        LevelSettings(iterations=130, temperature=0.1),
    ),
    champion=ChampionSettings(seats=(2,), plays_out=True),
    study=study.STUDY,
)
