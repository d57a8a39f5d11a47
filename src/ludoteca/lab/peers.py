"""Peers: other libraries' random play, measured in the same run.

They come from ``requirements/peers.txt``; one that is not installed is left out.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

OPEN_SPIEL_CARDS = (
    "kuhn_poker", "leduc_poker", "gin_rummy", "hearts", "bridge", "cribbage", "crazy_eights",
)  # fmt: skip
LONGEST = 1000  # turns of catanatron, whose random games need not end


@dataclass(frozen=True)
class Peer:
    """A library and how its random play is measured: so many seconds, how many moves in what time."""

    name: str
    play: Callable[[float], tuple[int, float]]

    def measured(self, seconds: float) -> float | None:
        """Moves per second, None if the library is not installed."""
        try:
            moves, took = self.play(seconds)
        except ImportError:
            return None
        return moves / took


def open_spiel(name: str) -> Peer:
    """A game of OpenSpiel, C++ inside, through its Python interface; dealing is not counted as a move."""

    def play(seconds: float) -> tuple[int, float]:
        import pyspiel

        game, chooser = pyspiel.load_game(name), random.Random(7)
        moves, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chooser.choices(outcomes, chances)[0])
                else:
                    state.apply_action(chooser.choice(state.legal_actions()))
                    moves += 1
        return moves, time.perf_counter() - start

    return Peer(f"OpenSpiel {name}", play)


def catanatron_play(seconds: float) -> tuple[int, float]:
    from catanatron import Color, Game, RandomPlayer

    moves, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            game.play_tick()
            moves += 1
    return moves, time.perf_counter() - start


ALL = (*(open_spiel(name) for name in OPEN_SPIEL_CARDS), Peer("catanatron", catanatron_play))
