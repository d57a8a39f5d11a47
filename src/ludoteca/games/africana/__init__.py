"""Africana, a game of travel and contracts for 2 to 4 players by Michael Schacht.

Beside the files that every game has (``ludoteca.games``):

Kernel      books, expeditions       adventures in their books; the pile of expeditions and the slots
            travel, company          travel cards; what a company has
            goals                    what an explorer can aim at, for bots
Figures     reach, sets              computed from an edition: how far a hand reaches; what sets are worth
Views       chart, table_cards       the map in a terminal; what follows from the cards on the table
"""

from pathlib import Path

from ludoteca.core.definitions.bots import BotSettings, ChampionSettings, LevelSettings
from ludoteca.core.definitions.definition import Definition
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
    word_lists,
    words,
)

KERNEL = (
    state, figures,
    rules, travel, books, expeditions, company, ending, actions,
    knowledge, observation,
    goals, evaluation, heuristic,
)  # fmt: skip

DEFINITION = Definition(
    name="africana",
    version=1,
    seats=word_lists.SEAT_COUNTS,
    folder=Path(__file__).parent,
    kernel=KERNEL,
    State=state.State,
    edition_module=edition,
    options=words.options,
    words=words.words,
    event_kinds=words.EVENT_KINDS,
    parts=word_lists.PARTS,
    ties=word_lists.TIES,
    reasons=word_lists.REASONS,
    option_fields=words.OPTION_FIELDS,
    minutes=(45, 60),
    pieces_from_first=True,
    bots=BotSettings(
        easy=LevelSettings(iterations=25, temperature=0.8),
        medium=LevelSettings(iterations=60, temperature=0.5),
        hard=LevelSettings(iterations=130, temperature=0.1),
        champion=ChampionSettings(seats=(2, 3, 4), playout=24),
    ),
    study=study.STUDY,
)
