"""Legality: lists and masks of the actions that a game's own ``is_legal`` allows.

Kernel subset.
"""

from ludoteca.core.kernel.contract import ACTIONS, Row, State, is_legal


def list_range(state: State, legal: Row, start: int, stop: int) -> int:
    """Write the legal actions from one number up to another into ``legal`` and return how many there are."""
    count = 0
    for action in range(start, stop):
        if is_legal(state, action):
            legal[count] = action
            count += 1
    return count


def legal_mask(state: State, mask: Row) -> None:
    """Write 1 for each legal action, 0 for the others."""
    for action in range(ACTIONS):
        mask[action] = 1 if is_legal(state, action) else 0
