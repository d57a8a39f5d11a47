"""The random bot: any legal move, all equally likely."""

from ludoteca.core.kernel.chance import roll
from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.values.numbers import seed_or_random


class RandomBot:
    """Plays any game at random.  Without a seed its luck comes from the operating system.

    Raises:
        BadOption: The seed is not a whole number from 0 to 2**63 - 1.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.luck = SeededLuck(seed_or_random(seed), 0).generator

    def choose(self, knowledge: Knowledge) -> str:
        return knowledge.moves[roll(len(knowledge.moves), self.luck)]
