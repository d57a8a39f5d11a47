"""The greedy bot: the move that the game's heuristic prefers, without looking ahead."""

from ludoteca.core.chance import Luck, seed_luck
from ludoteca.core.game import Game
from ludoteca.core.match import Knowledge


class GreedyBot:
    """A fast player.  Among moves that it likes equally it chooses at random."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.rules = game.seeded_rules
        self.legal, self.weights = [0] * game.actions, [0] * game.actions
        self.luck = Luck()
        seed_luck(self.luck, seed, 0)

    def choose(self, knowledge: Knowledge) -> str:
        action = self.rules.choose_greedily(knowledge.state, self.luck, self.legal, self.weights)
        return knowledge.moves[knowledge.actions.index(action)]
