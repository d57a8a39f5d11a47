"""Master Elf, a game of collections for 2 to 4 players by Alexander Krainov and Maxim Nikolyukin."""

from pathlib import Path

from ludoteca.core.game import ChampionSettings, Definition, LevelSettings
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
    words,
)

DEFINITION = Definition(
    name="master-elf",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    kernel=(
        *(state, figures, packed_counts),
        *(rules, ingredients, stacks, ending, special_actions, actions),
        *(knowledge, observation),
        *(heuristic, gift_values, card_values, evaluation),
    ),
    State=state.State,
    edition_module=edition,
    options=words.options,
    words=words.words,
    event_kinds=words.EVENT_KINDS,
    parts=words.PARTS,
    ties=words.TIES,
    reason=words.reason,
    option_fields=words.OPTION_FIELDS,
    minutes=(30, 45),
    levels=(
        LevelSettings(iterations=12, temperature=2.5, heuristic_share=0.3),
        LevelSettings(iterations=30, temperature=0.7, heuristic_share=0.1),
        LevelSettings(iterations=80, temperature=0.3),
    ),
    champion=ChampionSettings(plays_out=True),
    gentle_lead=-10,
    study=study.STUDY,
)
