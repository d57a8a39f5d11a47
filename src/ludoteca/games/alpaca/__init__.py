"""ALPACA, a deck-building game for 2 to 4 players by Christian Giove.

Beside the files that every game has (``ludoteca.games``):

Kernel      turn, farm, piles        the order of turns; Fences and spaces; how cards move
            card_list, abilities     the list of cards; which ability each has, and the Mime
            card_values              what a card is worth, for bots
Views       farm_totals, payment     what follows from a farm; which cards to pay with
"""

from pathlib import Path

from ludoteca.core.definitions.bots import BotSettings, ChampionSettings, LevelSettings
from ludoteca.core.definitions.definition import Definition
from ludoteca.games.alpaca import (
    abilities,
    actions,
    card_list,
    card_values,
    edition,
    ending,
    evaluation,
    farm,
    figures,
    heuristic,
    knowledge,
    observation,
    piles,
    rules,
    state,
    study,
    turn,
    word_lists,
    words,
)

KERNEL = (
    state, figures, farm, piles,
    turn, ending, card_list, abilities, rules, actions,
    knowledge, observation,
    evaluation, card_values, heuristic,
)  # fmt: skip

DEFINITION = Definition(
    name="alpaca",
    version=2,
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
    minutes=(20, 40),
    bots=BotSettings(
        easy=LevelSettings(iterations=12, temperature=1.0),
        medium=LevelSettings(iterations=60, temperature=0.5),
        hard=LevelSettings(iterations=200, temperature=0.2),
        champion=ChampionSettings(seats=(2,), playout=12),
        gentle_lead=-6,
    ),
    study=study.STUDY,
)
