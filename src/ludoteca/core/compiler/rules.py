"""Rules: a game's rules with the figures of an edition, ready to call."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from ludoteca.core.kernel import chance, contract, legality, playouts, policies, ranking


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
        def refuse(*_: object) -> NoReturn:
            raise NotImplementedError(f"{name} is not among compiling.ENTRIES; use the interpreted rules")

        return refuse

    if not TYPE_CHECKING:  # it would let every name pass; a game's own functions are in its ``bound_rules``

        def __getattr__(self, name: str) -> Any:
            raise AttributeError(f"the rules of {self.name} have no function {name!r} that Python can call")

    # The signatures are those of the contract and of the core's kernel files.
    setup = staticmethod(contract.setup)
    is_legal = staticmethod(contract.is_legal)
    legal_actions = staticmethod(contract.legal_actions)
    play = staticmethod(contract.play)
    is_over = staticmethod(contract.is_over)
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
