"""Perft: count the continuations of a position; every possible draw is one.

The count checks the rules: another program that plays the game must find the same number.
"""

from collections.abc import Iterator, Sequence

from ludoteca.core.compiler.rules import Rules
from ludoteca.core.kernel.contract import State
from ludoteca.core.kernel.structs import NONE, copy_struct
from ludoteca.core.matches.game import Game


class EveryDraw:
    """Luck that goes through all combinations of draws, one after the other."""

    def __init__(self) -> None:
        self.choices: list[tuple[int, list[int]]] = []  # for each pick: which of the possible draws comes up
        self.asked = 0

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        possible = [index for index, weight in enumerate(weights) if weight > 0]
        if not possible:
            return NONE
        if self.asked == len(self.choices):
            self.choices.append((0, possible))
        self.asked += 1
        index, _ = self.choices[self.asked - 1]
        return possible[index]

    def next_combination(self) -> bool:
        """Go to the next combination of draws, or return False after the last."""
        self.asked = 0
        while self.choices:
            index, possible = self.choices.pop()
            if index + 1 < len(possible):
                self.choices.append((index + 1, possible))
                return True
        return False


def branches(rules: Rules, state: State, action: int) -> Iterator[State]:
    """Yield the states that an action can lead to, one for each combination of draws."""
    luck = EveryDraw()
    more = True
    while more:
        after = copy_struct(state)
        rules.play(after, action, luck)
        yield after
        more = luck.next_combination()


def perft(game: Game, state: State, depth: int) -> int:
    """Count the continuations of ``depth`` moves; a finished match has none."""
    rules = game.rules
    actions = [0] * game.actions

    def count(state: State, depth: int) -> int:
        if depth == 0:
            return 1
        if rules.is_over(state):
            return 0
        legal = actions[: rules.legal_actions(state, actions)]
        return sum(count(after, depth - 1) for action in legal for after in branches(rules, state, action))

    return count(state, depth)
