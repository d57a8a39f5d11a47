"""FIREFLIES: which actions are legal, and which rule each of them calls.

Kernel subset.
"""

from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.legality import list_range
from ludoteca.games.fireflies.rules import can_catch, can_release, catch, release
from ludoteca.games.fireflies.state import ACTIONS, Action, Card, State


def is_legal(state: State, action: int) -> bool:
    """Whether the seat to move may do this now."""
    if action == Action.CATCH:
        return can_catch(state)
    return can_release(state, Card(action - Action.RELEASE))


def legal_actions(state: State, legal: list[int]) -> int:
    """Write the legal actions into ``legal`` and return how many there are."""
    return list_range(state, legal, Action.CATCH, ACTIONS)


def play(state: State, action: int, luck: AnyLuck) -> None:
    """Play a legal action."""
    if action == Action.CATCH:
        catch(state, luck)
    else:
        release(state, Card(action - Action.RELEASE))
