"""Finds the least and the greatest value of every feature of observations over many matches.

Compiled on top of the rules of a game (``compiling.compile_extension``).
"""

from typing import Any

from ludoteca.core.kernel.chance import roll, seed_luck
from ludoteca.core.kernel.contract import is_over, observe, play, setup
from ludoteca.core.kernel.playouts import play_random_move
from ludoteca.core.kernel.policies import choose_greedily

ENTRIES = ("survey",)


def survey(states: Any, generators: Any, options: Any, numbers: Any, features: Any) -> None:
    """Play random and greedy moves; a random seat observes after every move.

    ``numbers`` has rows for legal actions and weights, ``features`` for the least, the greatest and the last;
    states are empty.
    """
    for game in range(len(states)):
        state, luck = states[game], generators[game]
        seed_luck(luck, 3, game)
        setup(state, options, luck)
        while not is_over(state):
            if roll(4, luck) > game % 4:
                play_random_move(state, luck, numbers[0])
            else:
                play(state, choose_greedily(state, luck, numbers[0], numbers[1]), luck)
            observe(state, roll(state.seats, luck), features[2])
            widen(features)


def widen(features: Any) -> None:
    for place in range(features.shape[1]):
        features[0, place] = min(features[0, place], features[2, place])
        features[1, place] = max(features[1, place], features[2, place])
