"""Rules: a game's rules with the figures of an edition, ready to call."""

# ``Any`` stands for the signature of a game's own function, and for what a namespace holds.
from collections.abc import Callable, Mapping
from typing import Any

from ludoteca.core.kernel import chance, contract, legality, playouts, policies, ranking


class Rules:
    """The functions and constants of a game's kernel files and of the core's, bound together.

    The functions take structs and a source of luck.  Those that every game has are declared below, and a game
    declares its own in ``bound_rules``.
    """

    def __init__(
        self,
        package: str,
        functions: Mapping[str, Callable[..., Any]],
        namespace: dict[str, Any],
        figures: Mapping[str, Any],
    ) -> None:
        self.package = package  # of the game, such as ``ludoteca.games.alpaca``
        self.figures = figures  # of the edition, as the rules read them
        self.namespace = namespace  # everything that the functions refer to
        self.Options: Any = namespace["Options"]  # the game's own struct
        self.ACTIONS: int = namespace["ACTIONS"]
        self.FEATURES: int = namespace["FEATURES"]
        self.SPREAD: int = namespace["SPREAD"]
        self.LAYOUT: tuple[tuple[str, int], ...] = namespace["LAYOUT"]
        vars(self).update(functions)

    # The signatures are those of the contract and of the core's kernel files.
    setup = staticmethod(contract.setup)
    is_legal = staticmethod(contract.is_legal)
    legal_actions = staticmethod(contract.legal_actions)
    play = staticmethod(contract.play)
    is_over = staticmethod(contract.is_over)
    end_reason = staticmethod(contract.end_reason)
    score_part = staticmethod(contract.score_part)
    tie_break = staticmethod(contract.tie_break)
    redeal = staticmethod(contract.redeal)
    chance_key = staticmethod(contract.chance_key)
    observe = staticmethod(contract.observe)
    preference = staticmethod(contract.preference)
    evaluate = staticmethod(contract.evaluate)
    seed_luck = staticmethod(chance.seed_luck)
    roll = staticmethod(chance.roll)
    legal_mask = staticmethod(legality.legal_mask)
    playout = staticmethod(playouts.playout)
    playouts = staticmethod(playouts.playouts)
    weigh = staticmethod(policies.weigh)
    choose_greedily = staticmethod(policies.choose_greedily)
    score = staticmethod(ranking.score)
