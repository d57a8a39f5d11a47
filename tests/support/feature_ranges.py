"""Finds the least and the greatest value of every feature of observations over many matches.

Compiled on top of the rules of a game (``compiling.compile_extension``).
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:

    def choose_greedily(state: Any, luck: Any, legal: Any, weights: Any) -> int: ...
    def is_over(state: Any) -> bool: ...
    def observe(state: Any, seat: int, features: Any) -> None: ...
    def play(state: Any, action: int, luck: Any) -> None: ...
    def play_random_move(state: Any, luck: Any, legal: Any) -> None: ...
    def setup(state: Any, options: Any, luck: Any) -> None: ...
    def seed_luck(luck: Any, seed: int, stream: int) -> None: ...
    def roll(sides: int, luck: Any) -> int: ...


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
