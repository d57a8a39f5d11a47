"""MASTER ELF, a game of sets for 2 to 4 by Alexander Krainov and Maxim Nikolyukin."""

from pathlib import Path

from ludoteca.core.game import Definition
from ludoteca.games.master_elf import (
    edition,
    ending,
    figures,
    heuristic,
    ingredients,
    knowledge,
    observation,
    rules,
    stacks,
    state,
    study,
    words,
    workshop,
)

DEFINITION = Definition(
    name="master-elf",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    kernel=(state, figures, ingredients, stacks, workshop, ending, rules, knowledge, heuristic, observation),
    State=state.State,
    checks=edition,
    options=words.options,
    words=words.words,
    event_kinds=words.EVENT_KINDS,
    parts=words.PARTS,
    ties=words.TIES,
    reason=words.reason,
    levels=((12, 2.5, 0.3), (30, 0.7, 0.1), (80, 0.3, 0.0)),
    study=study.STUDY,
)
