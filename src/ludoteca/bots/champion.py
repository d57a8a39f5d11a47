"""The champion: the bot whose search a network guides."""

from pathlib import Path

from ludoteca.bots.backend import current_backend
from ludoteca.bots.search import Budget, SearchBot, Tree
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.matches.game import Game


class ChampionBot(SearchBot):
    """Searches with a network, which proposes moves and in some games judges positions.

    Raises:
        BadOption: The seed is not a whole number from 0 to 2**63 - 1, the game has no network, or the file
            cannot be read, holds none or that of another game.
    """

    def __init__(
        self,
        game: Game,
        budget: Budget,
        seed: int | None = None,
        file: Path | None = None,
        **constants: float,
    ) -> None:
        def make_tree(game: Game, luck: Generator) -> Tree:
            if file is None and not constants:
                return current_backend().make_guided_tree(game, luck)
            from ludoteca.bots.network import GuidedTree

            return GuidedTree(game, luck, file, **constants)

        super().__init__(game, budget, seed=seed, make_tree=make_tree)
