"""Master Elf, a game of collections for 2 to 4 players by Alexander Krainov and Maxim Nikolyukin.

Beside the files that every game has (``ludoteca.games``):

Kernel      ingredients, stacks      ingredient cards between deck, hands and areas; the stacks of gifts
            special_actions          the Secret and the Treasure
            packed_counts            gifts of each type or colour in one number
            card_values              what ingredients are worth, for bots
            gift_values              what a gift is worth, for bots
Views       workshops                what a player's gifts are worth so far
"""

from pathlib import Path

from ludoteca.core.definitions.bots import BotSettings, ChampionSettings, LevelSettings
from ludoteca.core.definitions.definition import Definition
from ludoteca.games.master_elf import (
    actions,
    card_values,
    edition,
    ending,
    evaluation,
    figures,
    gift_values,
    heuristic,
    ingredients,
    knowledge,
    observation,
    packed_counts,
    rules,
    special_actions,
    stacks,
    state,
    study,
    word_lists,
    words,
)

KERNEL = (
    state, figures, packed_counts,
    rules, ingredients, stacks, ending, special_actions, actions,
    knowledge, observation,
    gift_values, evaluation, card_values, heuristic,
)  # fmt: skip

DEFINITION = Definition(
    name="master-elf",
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
    minutes=(30, 45),
    bots=BotSettings(
        easy=LevelSettings(iterations=12, temperature=2.5, heuristic_share=0.3),
        medium=LevelSettings(iterations=30, temperature=0.7, heuristic_share=0.1),
        hard=LevelSettings(iterations=80, temperature=0.3),
        champion=ChampionSettings(playout=evaluation.HORIZON),
        gentle_lead=-10,
    ),
    study=study.STUDY,
)
