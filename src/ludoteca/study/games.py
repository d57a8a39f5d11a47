"""Play the games of a plan: compiled if no bot looks ahead, otherwise as matches.

A sample of the compiled games is played again on the interpreter.  Its events are counted, and its final
states must be equal to the compiled ones, byte for byte.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import POLICIES, bot
from ludoteca.core import binding, compiling
from ludoteca.core.chance import Luck, seed_luck
from ludoteca.core.events import Journal
from ludoteca.core.game import Game
from ludoteca.core.luck import SeededLuck
from ludoteca.core.match import Match
from ludoteca.core.rules import Rules
from ludoteca.core.structs import layout, pack, pack_into
from ludoteca.study import kernels
from ludoteca.study.plan import Plan, load_game
from ludoteca.study.workspace import Workspace

FIRST_SAMPLE, LATER_SAMPLE = 48, 12  # games played again: of the first shard, and of every other shard


@dataclass(frozen=True)
class EventCounts:
    """How often each event happened in a number of games."""

    games: int
    times: Counter[str]  # how often
    among: Counter[str]  # in how many games

    def __add__(self, other: "EventCounts") -> "EventCounts":
        return EventCounts(self.games + other.games, self.times + other.times, self.among + other.among)


NO_EVENTS = EventCounts(0, Counter(), Counter())


@dataclass(frozen=True)
class Results:
    """Finished games, in order.  The axes of the arrays: games; seats; parts of the score or tie-breaks."""

    first: int
    states: NDArray[np.void]
    moves: NDArray[np.int32]
    scores: NDArray[np.int32]
    parts: NDArray[np.int32]
    ties: NDArray[np.int32]
    events: EventCounts


def play_games(plan: Plan, first: int, games: int) -> Results:
    """Play that many games of a plan, numbered from ``first`` on."""
    game = load_game(plan)
    states, moves = np.zeros(games, layout(game.definition.State)), np.zeros(games, np.int32)
    if plan.is_fast:
        play_compiled(plan, states, moves, first)
        sample = range(min(games, LATER_SAMPLE if first else FIRST_SAMPLE))
        events = check_sample(plan, states, moves, first, sample)
    else:
        events = play_matches(plan, states, moves, first)
    scores = np.zeros((games, plan.seats), np.int32)
    parts = np.zeros((games, plan.seats, len(game.definition.parts)), np.int32)
    ties = np.zeros((games, plan.seats, len(game.definition.ties)), np.int32)
    compile_kernels(game).write_scores(states, scores, parts, ties)
    return Results(first, states, moves, scores, parts, ties, events)


# --- Compiled ---------------------------------------------------------------------------------------


@cache
def compile_kernels(game: Game) -> SimpleNamespace:
    return compiling.compile_extension(game.compiled, kernels, kernel_constants(game))


def kernel_constants(game: Game) -> dict[str, int]:
    return {"SCORE_PARTS": len(game.definition.parts), "TIE_BREAKS": len(game.definition.ties)}


def play_compiled(plan: Plan, states: NDArray[np.void], moves: NDArray[np.int32], first: int) -> None:
    game = load_game(plan)
    workspace = Workspace(
        states,
        moves,
        options=pack(game.check_options(plan.seats, {})),
        bots=np.array([POLICIES[name] for name in plan.bots]),
        lucks=np.zeros(1 + plan.seats, layout(Luck)),
        legal=np.zeros(game.actions, np.int64),
        weights=np.zeros(game.actions, np.int64),
    )
    compile_kernels(game).play_games(workspace, plan.seed, first)


# --- Interpreted ------------------------------------------------------------------------------------


def check_sample(
    plan: Plan, states: NDArray[np.void], moves: NDArray[np.int32], first: int, rows: Iterable[int]
) -> EventCounts:
    """Play some of the games again on the interpreter, compare them, and count their events."""
    counts, interpreter = NO_EVENTS, Interpreter(plan)
    for row in rows:
        state, count, events = interpreter.play(first + row)
        if pack(state).tobytes() != states[row].tobytes() or count != moves[row]:
            raise AssertionError(f"game {first + row}: compiled and interpreted rules differ")
        counts += count_events(events)
    return counts


class Interpreter:
    """Plays games of a plan on the interpreter, and notes their events."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.game = plan, load_game(plan)
        self.journal = Journal(self.game.definition.event_kinds, self.game.words.names)
        self.events: list[str] = []
        modules = (*self.game.definition.kernel, kernels)
        hooks: dict[str, Callable[..., Any]] = {"tell": self.journal.tell, "seed_luck": self._start_move}
        figures = self.game.edition.figures | kernel_constants(self.game)
        self.rules: Rules = binding.bind(modules, figures, hooks)

    def _start_move(self, luck: Luck, seed: int, stream: int) -> None:
        """Seed the luck of a move, and take the events of the move before."""
        self._take_events()
        seed_luck(luck, seed, stream)

    def _take_events(self) -> None:
        self.events += [event.name for event in self.journal.take()]

    def play(self, number: int) -> tuple[Any, int, list[str]]:
        """Play one game; return its final state, its moves and its events."""
        game, plan = self.game, self.plan
        workspace = Workspace(
            states=[game.definition.State()],
            moves=[0],
            options=[game.check_options(plan.seats, {})],
            bots=[POLICIES[name] for name in plan.bots],
            lucks=[Luck() for _ in range(1 + plan.seats)],
            legal=[0] * game.actions,
            weights=[0] * game.actions,
        )
        self.events = []
        self.rules.play_games(workspace, plan.seed, number)
        self._take_events()
        return workspace.states[0], workspace.moves[0], self.events


def count_events(events: list[str]) -> EventCounts:
    """Count the events of one game."""
    times = Counter(events)
    return EventCounts(1, times, Counter(times.keys()))


# --- Matches ----------------------------------------------------------------------------------------


def play_matches(plan: Plan, states: NDArray[np.void], moves: NDArray[np.int32], first: int) -> EventCounts:
    """Play games between bots of any kind, and count their events."""
    counts = NO_EVENTS
    for row in range(len(states)):
        match = play_match(plan, first + row)
        pack_into(match.state, states[row])
        moves[row] = len(match.played)
        counts += count_events([event.name for event in match.events])
    return counts


def play_match(plan: Plan, number: int) -> Match:
    """Play the game with that number as a match, between bots of any kind."""
    game, luck = load_game(plan), Luck()
    deal, rotation = divmod(number, plan.seats)
    deal_seed = kernels.derive_seed(plan.seed, deal, luck)
    game_seed = kernels.derive_seed(plan.seed, number, luck)
    match = game.start_with(plan.seats, {}, game_seed, SeededLuck(deal_seed, 0))
    players = [
        bot(plan.bots[(seat + rotation) % plan.seats], game, kernels.bot_seed(game_seed, seat))
        for seat in range(plan.seats)
    ]
    while not match.over:
        redeal_seed = game_seed ^ ((len(match.played) + 1) << 8)  # unlike all other seeds
        match.play(players[match.state.asked].choose(match.knowledge(redeal_seed)))
    return match
