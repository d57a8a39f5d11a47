"""Matches: plays those of a plan, compiled if no bot looks ahead, otherwise interpreted.

A sample of the compiled matches is played again on the interpreter; where networks play, as matches of bots.
Its events are counted, and its final states must be equal to the compiled ones, byte for byte.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import bot, inference
from ludoteca.bots.network import read_network
from ludoteca.core.compiler import binding, compiling
from ludoteca.core.definitions.study import Item
from ludoteca.core.kernel import final_counts
from ludoteca.core.kernel.chance import Generator, seed_luck
from ludoteca.core.kernel.contract import Row, State, Structs
from ludoteca.core.kernel.events import Journal
from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.core.kernel.structs import dtype_of, pack, pack_into
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.match import Match
from ludoteca.core.texts.errors import LudotecaError
from ludoteca.core.values.data import Json
from ludoteca.study import loops, network_loops
from ludoteca.study.faults import StudyFault
from ludoteca.study.plan import COMPILED, Plan, load_game
from ludoteca.study.seeds import bot_seed, derive_seed, redeal_seed
from ludoteca.study.workspace import Workspace

FIRST_SAMPLE, LATER_SAMPLE = 48, 12  # matches played again: of the first shard, and of every other shard


class RulesDiffer(LudotecaError):
    """A match ended differently on the interpreter and compiled: a mistake in the rules or in a compiler."""


@dataclass(frozen=True)
class EventCounts:
    """How often each event happened in a number of matches."""

    matches: int
    times: Counter[str]  # how often
    among: Counter[str]  # in how many matches

    def __add__(self, other: "EventCounts") -> "EventCounts":
        return EventCounts(self.matches + other.matches, self.times + other.times, self.among + other.among)

    def to_json(self) -> Json:
        return {"matches": self.matches, "times": self.times, "among": self.among}


NO_EVENTS = EventCounts(0, Counter(), Counter())


@dataclass(frozen=True)
class PlayedShard:
    """The finished matches of a shard, in order.

    The axes of arrays: matches; seats; parts of the score, items, ...
    """

    first: int
    states: NDArray[np.void]
    moves: NDArray[np.int32]
    scores: NDArray[np.int32]
    parts: NDArray[np.int32]
    ties: NDArray[np.int32]
    counts: NDArray[np.int32]
    measures: NDArray[np.int32]
    reasons: NDArray[np.int32]  # indices of ``Definition.reasons``
    events: EventCounts


def play_shard(plan: Plan, first: int, matches: int) -> PlayedShard:
    """Play that many matches of a plan, numbered from ``first`` on."""
    game = load_game(plan)
    states, moves = np.zeros(matches, dtype_of(game.definition.State)), np.zeros(matches, np.int32)
    if plan.is_fast:
        play_compiled(plan, states, moves, first)
        sample = range(min(matches, LATER_SAMPLE if first else FIRST_SAMPLE))
        events = check_sample(plan, states, moves, first, sample)
    else:
        events = play_with_bots(plan, states, moves, first)
    scores, reasons = np.zeros((matches, plan.seats), np.int32), np.zeros(matches, np.int32)
    parts, ties, counts, measures = (
        np.zeros((matches, plan.seats, len(names)), np.int32)
        for names in (game.definition.parts, game.definition.ties, list_items(game), list_measures(game))
    )
    compile_loops(game).write_scores(states, scores, parts, ties)
    compile_loops(game).write_final_counts(states, counts, measures, reasons)
    return PlayedShard(first, states, moves, scores, parts, ties, counts, measures, reasons, events)


def list_items(game: Game) -> tuple[Item, ...]:
    study = game.definition.study
    return study.items(game.edition) if study else ()


def list_measures(game: Game) -> tuple[str, ...]:
    return game.definition.study.measures if game.definition.study else ()


# --- Compiled ---------------------------------------------------------------------------------------


class LoopsCode(Protocol):
    """The functions of ``loops``, compiled or bound for the interpreter."""

    def play_matches(self, workspace: Workspace, seed: int, first: int) -> None:
        """Play whole matches, numbered from ``first`` on."""
        ...

    def write_scores(self, states: Structs, scores: Row, parts: Row, ties: Row) -> None:
        """Write the scores of finished matches, their parts, and the tie-breaks."""
        ...

    def write_final_counts(self, states: Structs, counts: Row, measures: Row, reasons: Row) -> None:
        """Write what each seat had at the end of finished matches, and why they ended."""
        ...


@cache
def compile_loops(game: Game) -> LoopsCode:
    """Compile the loops of a study for a game."""
    below = [counting_module(game)]
    return compiling.compile_extension(game.compiled, loops, below=below, code=LoopsCode)


class NetworkLoopsCode(Protocol):
    """The compiled function of ``network_loops``."""

    def play_matches(self, workspace: Workspace, seed: int, first: int) -> None:
        """Play whole matches, numbered from ``first`` on."""
        ...


@cache
def compile_network_loops(game: Game) -> NetworkLoopsCode:
    """Compile matches in which networks have seats."""
    below = [counting_module(game), loops, inference]
    return compiling.compile_extension(game.compiled, network_loops, below=below, code=NetworkLoopsCode)


def counting_module(game: Game) -> ModuleType:
    """Return the kernel file that counts what seats have at the end."""
    return game.definition.study.kernel if game.definition.study else final_counts


def play_compiled(plan: Plan, states: NDArray[np.void], moves: NDArray[np.int32], first: int) -> None:
    game = load_game(plan)
    workspace = Workspace(
        states,
        moves,
        options=pack(game.check_options(plan.seats, {})),
        bots=np.array([COMPILED[name] for name in plan.bots]),
        generators=np.zeros(1 + plan.seats, dtype_of(Generator)),
        legal=np.zeros(game.actions, np.int64),
        weights=np.zeros(game.actions, np.int64),
    )
    if plan.has_network:
        workspace = workspace._replace(network=read_network(game))
        compile_network_loops(game).play_matches(workspace, plan.seed, first)
    else:
        compile_loops(game).play_matches(workspace, plan.seed, first)


# --- Interpreted ------------------------------------------------------------------------------------


def check_sample(
    plan: Plan, states: NDArray[np.void], moves: NDArray[np.int32], first: int, rows: Iterable[int]
) -> EventCounts:
    """Play some of the matches again on the interpreter, compare them, and count their events.

    Raises:
        RulesDiffer: A match ended differently there.
    """
    counts, play = NO_EVENTS, play_and_tell(plan)
    for row in rows:
        state, count, events = play(first + row)
        if pack(state).tobytes() != states[row].tobytes() or count != moves[row]:
            raise RulesDiffer(StudyFault.RULES_DIFFER(match=first + row, game=plan.game))
        counts += count_events(events)
    return counts


def play_and_tell(plan: Plan) -> Callable[[int], tuple[State, int, list[str]]]:
    """Return what plays a match of a plan and returns its final state, its moves and its events."""
    if not plan.has_network:
        return Interpreter(plan).play

    def play(number: int) -> tuple[State, int, list[str]]:  # an interpreted network would take minutes
        match = play_as_match(plan, number)
        return match.state, len(match.played), [event.name for event in match.events]

    return play


class Interpreter:
    """Plays matches of a plan on the interpreter, and notes their events."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.game = plan, load_game(plan)
        self.journal = Journal(self.game.definition.event_kinds, self.game.words.word_of)
        self.events: list[str] = []
        modules = (*self.game.definition.kernel, counting_module(self.game), loops)
        hooks: dict[str, Callable[..., Any]] = {"tell": self.journal.tell, "seed_luck": self._start_move}
        rules = binding.bind(modules, self.game.edition.figures, hooks)
        self.play_matches = cast(LoopsCode, rules).play_matches

    def _start_move(self, luck: Generator, seed: int, stream: int) -> None:
        """Seed the luck of a move, and take the events of the move before."""
        self._take_events()
        seed_luck(luck, seed, stream)

    def _take_events(self) -> None:
        self.events += [event.name for event in self.journal.take()]

    def play(self, number: int) -> tuple[State, int, list[str]]:
        """Play one match and return its final state, its moves and its events."""
        game, plan = self.game, self.plan
        workspace = Workspace(
            states=[game.definition.State()],
            moves=[0],
            options=[game.check_options(plan.seats, {})],
            bots=[COMPILED[name] for name in plan.bots],
            generators=[Generator() for _ in range(1 + plan.seats)],
            legal=[0] * game.actions,
            weights=[0] * game.actions,
        )
        self.events = []
        self.play_matches(workspace, plan.seed, number)
        self._take_events()
        return workspace.states[0], workspace.moves[0], self.events


def count_events(events: list[str]) -> EventCounts:
    """Count the events of one match."""
    times = Counter(events)
    return EventCounts(1, times, Counter(times.keys()))


# --- Matches ----------------------------------------------------------------------------------------


def play_with_bots(plan: Plan, states: NDArray[np.void], moves: NDArray[np.int32], first: int) -> EventCounts:
    """Play matches between bots of any kind on the interpreter, and count their events."""
    counts = NO_EVENTS
    for row in range(len(states)):
        match = play_as_match(plan, first + row)
        pack_into(match.state, states[row])
        moves[row] = len(match.played)
        counts += count_events([event.name for event in match.events])
    return counts


def play_as_match(plan: Plan, number: int) -> Match:
    """Play the match with that number, between bots of any kind."""
    game = load_game(plan)
    deal, rotation = divmod(number, plan.seats)
    match_seed = derive_seed(plan.seed, number)
    match = game.start(plan.seats, derive_seed(plan.seed, deal))  # the rotations share only its setup
    players = [
        bot(plan.bots[(seat + rotation) % plan.seats], game, bot_seed(match_seed, seat), plan.seats)
        for seat in range(plan.seats)
    ]
    while not match.over:
        stream = len(match.played) + 1
        move = players[match.state.asked].choose(match.knowledge(redeal_seed(match_seed, stream)))
        match.play(move, SeededLuck(match_seed, stream))
    return match
