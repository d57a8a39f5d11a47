"""Rules: a game's rules with the figures of an edition, ready to call."""

from collections.abc import Callable, Mapping
from typing import Any

from ludoteca.core import chance, kernel, playouts, policies


class Rules:
    """The functions and constants of a game's kernel and of the core's, bound together.

    Interpreted and compiled rules offer the same functions.  Interpreted ones take structs and a source of
    luck; compiled ones take elements of packed arrays (``structs.pack``).
    """

    def __init__(
        self, name: str, functions: Mapping[str, Callable[..., Any]], namespace: dict[str, Any]
    ) -> None:
        self.name = name
        self.namespace = namespace  # everything the rules refer to, for code that is compiled with them
        vars(self).update(functions)
        for constant in ("ACTIONS", "FEATURES", "LAYOUT"):
            setattr(self, constant, namespace[constant])

    def __getattr__(self, name: str) -> Any:  # a game's kernel may have any other function
        raise AttributeError(f"the rules of {self.name} have no function {name!r} that Python can call")

    ACTIONS: int
    FEATURES: int
    LAYOUT: tuple[tuple[str, int], ...]

    # The signatures are those of the contract and of the core's kernel files.
    setup = staticmethod(kernel.setup)
    is_legal = staticmethod(kernel.is_legal)
    legal_actions = staticmethod(kernel.legal_actions)
    play = staticmethod(kernel.play)
    is_over = staticmethod(kernel.is_over)
    score = staticmethod(kernel.score)
    score_part = staticmethod(kernel.score_part)
    tie_break = staticmethod(kernel.tie_break)
    redeal = staticmethod(kernel.redeal)
    chance_key = staticmethod(kernel.chance_key)
    observe = staticmethod(kernel.observe)
    preference = staticmethod(kernel.preference)
    evaluate = staticmethod(kernel.evaluate)
    seed_luck = staticmethod(chance.seed_luck)
    roll = staticmethod(chance.roll)
    legal_mask = staticmethod(playouts.legal_mask)
    playout = staticmethod(playouts.playout)
    playouts = staticmethod(playouts.playouts)
    weigh = staticmethod(policies.weigh)
    choose_greedily = staticmethod(policies.choose_greedily)
