"""Peers: random play of other libraries, measured in the same run.

The libraries come from ``requirements/peers.txt``.  Those that are not installed are left out.
"""

import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ludoteca.bench.speed import measure

OPEN_SPIEL_CARDS = (
    "kuhn_poker", "leduc_poker", "gin_rummy", "hearts", "bridge", "cribbage", "crazy_eights",
)  # fmt: skip
RLCARD_GAMES = ("leduc-holdem", "uno", "gin-rummy", "mahjong")
PETTINGZOO_GAMES = ("tictactoe_v3", "connect_four_v3")
PGX_GAMES = ("kuhn_poker", "leduc_holdem", "tic_tac_toe")
INSTALL = "pip install -r requirements/peers.txt"
LONGEST = 1000  # turns: random games of catanatron need not end
PGX_BATCH = 4096  # on cores; bench/gpu.py uses more
PGX_STEPS = 100


@dataclass(frozen=True)
class Peer:
    """A library's game.  ``player`` makes a function that plays one match and returns its moves."""

    name: str
    player: Callable[[], Callable[[], int]]

    def measure(self, seconds: float) -> float | None:
        """Return moves per second, or None if the library is not installed."""
        try:
            play = self.player()
        except ImportError:
            return None
        return measure(lambda: (play(), 1), seconds).moves_per_second


def open_spiel(name: str) -> Peer:
    """Measure OpenSpiel: written in C++, called from Python.  Chance nodes are not counted as moves."""

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
    """Play Catan with four seats."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game, moves = Game([RandomPlayer(colour) for colour in Color]), 0
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            game.play_tick()
            moves += 1
        return moves

    return play


def rlcard(name: str) -> Peer:
    """Measure RLCard: card games in Python."""

    def player() -> Callable[[], int]:
        import rlcard

        environment, chooser = rlcard.make(name), random.Random(7)

        def play() -> int:
            state, _ = environment.reset()
            moves = 0
            while not environment.is_over():
                state, _ = environment.step(chooser.choice(list(state["legal_actions"])))
                moves += 1
            return moves

        return play

    return Peer(f"RLCard {name}", player)


def pettingzoo(name: str) -> Peer:
    """Measure PettingZoo's classic games, through its turn-by-turn interface."""

    def player() -> Callable[[], int]:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame prints a greeting otherwise
        environment = import_module(f"pettingzoo.classic.{name}").env()
        chooser = random.Random(7)

        def play() -> int:
            environment.reset()
            moves = 0
            for _ in environment.agent_iter():
                seen, _, ended, cut, _ = environment.last()
                if ended or cut:
                    environment.step(None)
                else:
                    environment.step(chooser.choice(seen["action_mask"].nonzero()[0]))
                    moves += 1
            return moves

        return play

    return Peer(f"PettingZoo {name}", player)


def pgx(name: str, at_once: int = PGX_BATCH) -> Peer:
    """Measure Pgx: many matches at once, compiled by JAX.  Finished matches start again."""

    def player() -> Callable[[], int]:
        import jax
        import pgx
        from pgx.experimental.utils import act_randomly
        from pgx.experimental.wrappers import auto_reset

        game = pgx.make(name)
        step = jax.vmap(auto_reset(game.step, game.init))

        def move(states: Any, key: Any) -> tuple[Any, None]:
            choice, luck = jax.random.split(key)
            actions = act_randomly(choice, states.legal_action_mask)
            return step(states, actions, jax.random.split(luck, at_once)), None

        def run_steps(states: Any, key: Any) -> Any:
            return jax.lax.scan(move, states, jax.random.split(key, PGX_STEPS))[0]

        step_many = jax.jit(run_steps)

        states = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(7), at_once))
        keys = [jax.random.PRNGKey(8)]

        def play() -> int:
            nonlocal states
            keys[0], key = jax.random.split(keys[0])
            states = jax.block_until_ready(step_many(states, key))
            return at_once * PGX_STEPS

        play()
        return play

    return Peer(f"Pgx {name}", player)


ALL = (
    *(open_spiel(name) for name in OPEN_SPIEL_CARDS),
    *(rlcard(name) for name in RLCARD_GAMES),
    *(pettingzoo(name) for name in PETTINGZOO_GAMES),
    *(pgx(name) for name in PGX_GAMES),
    Peer("catanatron", catanatron),
)
