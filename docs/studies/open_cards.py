"""Nothing is dealt again: a tree search that is compiled with this function sees all cards."""

from ludoteca.core.kernel.contract import AnyLuck, State

ENTRIES = ("search",)


def redeal(state: State, seat: int, luck: AnyLuck) -> None:
    """Leave the state as it is."""
