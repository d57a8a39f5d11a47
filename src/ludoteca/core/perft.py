"""Perft: how many ways a game can go on, every outcome of luck a way of its own.

The count is a check of the rules: another program that knows the game must find the same.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.structs import NONE, copy_struct


class Branching:
    """Luck that goes through every possible outcome, one after the other."""

    def __init__(self) -> None:
        self.choices: list[tuple[int, list[int]]] = []  # which of the possible outcomes comes up
        self.asked = 0

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        possible = [index for index, weight in enumerate(weights) if weight > 0]
        if not possible:
            return NONE
        if self.asked == len(self.choices):
            self.choices.append((0, possible))
        self.asked += 1
        place, _ = self.choices[self.asked - 1]
        return possible[place]

    def turn_over(self) -> bool:
        """Go to the next combination of outcomes; False after the last."""
        self.asked = 0
        while self.choices:
            place, possible = self.choices.pop()
            if place + 1 < len(possible):
                self.choices.append((place + 1, possible))
                return True
        return False


def branches(rules: Any, state: Any, action: int) -> Iterator[Any]:
    """The states an action can lead to, one for each way luck can fall."""
    luck = Branching()
    more = True
    while more:
        after = copy_struct(state)
        rules.play(after, action, luck)
        yield after
        more = luck.turn_over()


def perft(game: Game, state: Any, depth: int) -> int:
    """The number of different continuations of so many moves; a finished game has none."""
    rules = game.bind()
    actions = [0] * game.actions

    def count(state: Any, depth: int) -> int:
        if depth == 0:
            return 1
        if rules.is_over(state):
            return 0
        legal = actions[: rules.legal_actions(state, actions)]
        return sum(count(after, depth - 1) for action in legal for after in branches(rules, state, action))

    return count(state, depth)
