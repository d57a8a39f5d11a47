"""Playouts: random matches by the rules of any game, interpreted or compiled.

Kernel subset.
"""

from ludoteca.core.kernel.chance import Generator, roll, seed_luck
from ludoteca.core.kernel.contract import Options, Row, State, Structs, is_over, legal_actions, play, setup


def play_random_move(state: State, luck: Generator, legal: Row) -> None:
    """Play one legal move, all equally likely."""
    count = legal_actions(state, legal)
    play(state, legal[roll(count, luck)], luck)


def playout(state: State, luck: Generator, legal: Row) -> int:
    """Play random moves to the end and return how many there were."""
    moves = 0
    while not is_over(state):
        play_random_move(state, luck, legal)
        moves += 1
    return moves


def playouts(states: Structs, generators: Structs, options: Options, seed: int, legal: Row) -> int:
    """Play whole matches at random, match i with stream i of the seed, and return the number of moves."""
    moves = 0
    for match in range(len(states)):
        seed_luck(generators[match], seed, match)
        setup(states[match], options, generators[match])
        moves += playout(states[match], generators[match], legal)
    return moves
