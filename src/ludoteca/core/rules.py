"""Rules: a game's rules with the figures of an edition, ready to call."""

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from ludoteca.core import chance, kernel, playouts, policies, ranking


class Rules:
    """The functions and constants of a game's kernel and of the core's, bound together.

    Interpreted rules take structs and a source of luck, and offer every function.  Compiled rules take
    elements of packed arrays (``structs.pack``), and offer the functions in ``compiling.ENTRIES``.
    """

    def __init__(
        self,
        name: str,
        functions: Mapping[str, Callable[..., Any]],
        namespace: dict[str, Any],
        figures: Mapping[str, Any],
    ) -> None:
        self.name = name
        self.figures = figures  # of the edition, as the rules read them
        self.namespace = namespace  # everything the rules refer to, for code that is compiled with them
        self.ACTIONS: int = namespace["ACTIONS"]
        self.FEATURES: int = namespace["FEATURES"]
        self.SPREAD: int = namespace["SPREAD"]
        self.LAYOUT: tuple[tuple[str, int], ...] = namespace["LAYOUT"]
        missing = {name for name, value in vars(Rules).items() if isinstance(value, staticmethod)}
        vars(self).update({name: self._refuse(name) for name in missing - functions.keys()})
        vars(self).update(functions)

    def _refuse(self, name: str) -> Callable[..., Any]:
        def refuse(*_: Any) -> NoReturn:
            raise NotImplementedError(f"{name} is not among compiling.ENTRIES; use the interpreted rules")

        return refuse

    def __getattr__(self, name: str) -> Any:  # a game's kernel may have any other function
        raise AttributeError(f"the rules of {self.name} have no function {name!r} that Python can call")

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
    lead_over = staticmethod(ranking.lead_over)
