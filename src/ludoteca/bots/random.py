"""The random bot: any legal move, all equally likely."""

from ludoteca.core.chance import Luck, roll, seed_luck
from ludoteca.core.match import Knowledge


class RandomBot:
    """Plays at random, with its own random numbers."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck()
        seed_luck(self.luck, seed, 0)

    def choose(self, knowledge: Knowledge) -> str:
        return knowledge.moves[roll(len(knowledge.moves), self.luck)]
