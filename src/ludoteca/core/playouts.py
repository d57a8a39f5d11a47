"""Playouts: masks and random games of any rules, interpreted or compiled.

The rules' functions and constants (``setup``, ``is_legal``, ``legal_actions``,
``play``, ``is_over``, ``ACTIONS``) come from the game that these functions are bound with (``binding``).

Kernel subset.
"""

from typing import TYPE_CHECKING, Any

from ludoteca.core.chance import roll, seed_luck

if TYPE_CHECKING:
    from ludoteca.core.chance import Luck

    ACTIONS: int

    def setup(state: Any, options: Any, luck: Luck) -> None: ...
    def legal_actions(state: Any, legal: list[int]) -> int: ...
    def is_legal(state: Any, action: int) -> bool: ...
    def play(state: Any, action: int, luck: Luck) -> None: ...
    def is_over(state: Any) -> bool: ...


def legal_mask(state: Any, mask: list[int]) -> None:
    """1 for each legal action, 0 for the others."""
    for action in range(ACTIONS):
        mask[action] = 1 if is_legal(state, action) else 0


def play_random(state: Any, luck: "Luck", legal: list[int]) -> None:
    """One legal move, all equally likely."""
    count = legal_actions(state, legal)
    play(state, legal[roll(count, luck)], luck)


def playout(state: Any, luck: "Luck", legal: list[int]) -> int:
    """Random moves to the end; how many there were."""
    moves = 0
    while not is_over(state):
        play_random(state, luck, legal)
        moves += 1
    return moves


def playouts(states: Any, lucks: Any, options: Any, seed: int, legal: list[int]) -> int:
    """Whole random games, game i with the luck of stream i of the seed; how many moves in all."""
    moves = 0
    for game in range(len(states)):
        seed_luck(lucks[game], seed, game)
        setup(states[game], options, lucks[game])
        moves += playout(states[game], lucks[game], legal)
    return moves
