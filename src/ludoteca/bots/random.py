"""The random bot: any legal move, all equally likely."""

from typing import Any

from ludoteca.core.chance import Luck, sow, throw


class RandomBot:
    """Plays at random, with luck of its own."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck()
        sow(self.luck, seed, 0)

    def choose(self, view: dict[str, Any]) -> str:
        moves: list[str] = view["moves"]
        return moves[throw(len(moves), self.luck)]
