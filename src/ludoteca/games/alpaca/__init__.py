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
    knowledge,
    market,
    piles,
    position,
    purchase,
    rules,
    state,
    view,
    words,
)

DEFINITION = Definition(
    name="alpaca",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    kernel=(state, figures, farm, piles, market, ending, alpacas, purchase, answers, rules, knowledge),
    State=state.State,
    checks=edition,
    options=words.options,
    notation=words.NOTATION,
    move=words.move,
    outcomes=words.OUTCOMES,
    tellings=words.TELLINGS,
    names=words.NAMES,
    parts=words.PARTS,
    ties=words.TIES,
    reason=words.reason,
    read_position=position.read,
    write_position=position.write,
    view=view.view,
)
