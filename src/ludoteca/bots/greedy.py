"""The greedy bot: the move that the game's heuristic prefers, without looking ahead."""

from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.values.numbers import seed_or_random


class GreedyBot:
    """A fast player.  Among moves that it likes equally it chooses at random.

    Without a seed its luck comes from the operating system.

    Raises:
        BadOption: The seed is not a whole number from 0 to 2**63 - 1.
    """

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.rules = game.seeded_rules
        self.legal, self.weights = [0] * game.actions, [0] * game.actions
        self.luck = SeededLuck(seed_or_random(seed), 0).generator

    def choose(self, knowledge: Knowledge) -> str:
        """Return a move in words.

        Raises:
            BadOption: The match has other rules or other figures than the bot's game.
        """
        knowledge.check_game(self.game)
        action = self.rules.choose_greedily(knowledge.state, self.luck, self.legal, self.weights)
        return knowledge.moves[knowledge.legal_actions.index(action)]
