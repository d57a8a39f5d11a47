"""Peers: other libraries' random play, measured in the same run.

They come from ``requirements/peers.txt``; one that is not installed is left out.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.lab.speed import fastest

OPEN_SPIEL_CARDS = (
    "kuhn_poker", "leduc_poker", "gin_rummy", "hearts", "bridge", "cribbage", "crazy_eights",
)  # fmt: skip
INSTALL = "pip install -r requirements/peers.txt"
LONGEST = 1000  # turns of catanatron, whose random games need not end


@dataclass(frozen=True)
class Peer:
    """A library, and a maker of a function that plays one random game and says how many moves it had."""

    name: str
    player: Callable[[], Callable[[], int]]

    def measured(self, seconds: float) -> float | None:
        """Moves per second, None if the library is not installed."""
        try:
            play = self.player()
        except ImportError:
            return None
        return fastest(lambda: (play(), 1), seconds).moves_per_second


def open_spiel(name: str) -> Peer:
    """A game of OpenSpiel, C++ inside, through its Python interface; dealing is not counted as a move."""

    def player() -> Callable[[], int]:
        import pyspiel

        game, chooser = pyspiel.load_game(name), random.Random(7)

        def play() -> int:
            state, moves = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chooser.choices(outcomes, chances)[0])
                else:
                    state.apply_action(chooser.choice(state.legal_actions()))
                    moves += 1
            return moves

        return play

    return Peer(f"OpenSpiel {name}", player)


def catanatron() -> Callable[[], int]:
    """Catan for four, as it is played."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game, moves = Game([RandomPlayer(colour) for colour in Color]), 0
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            game.play_tick()
            moves += 1
        return moves

    return play


ALL = (*(open_spiel(name) for name in OPEN_SPIEL_CARDS), Peer("catanatron", catanatron))
