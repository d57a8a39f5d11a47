"""ALPACA, a deck-building game for 2 to 4 by Christian Giove."""

from pathlib import Path

from ludoteca.core.game import Definition
from ludoteca.games.alpaca import (
    alpacas,
    answers,
    edition,
    ending,
    farm,
    figures,
    heuristic,
    knowledge,
    market,
    observation,
    piles,
    purchase,
    rules,
    state,
    study,
    words,
)

DEFINITION = Definition(
    name="alpaca",
    version=2,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    kernel=(
        state,
        figures,
        farm,
        piles,
        market,
        ending,
        alpacas,
        purchase,
        answers,
        rules,
        knowledge,
        heuristic,
        observation,
    ),
    State=state.State,
    checks=edition,
    options=words.options,
    words=words.words,
    event_kinds=words.EVENT_KINDS,
    parts=words.PARTS,
    ties=words.TIES,
    reason=words.reason,
    levels=((12, 1.0, 0.0), (60, 0.5, 0.0), (200, 0.2, 0.0)),
    study=study.STUDY,
)
