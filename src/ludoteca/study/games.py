"""Playing a stretch of a plan's games: compiled where bots do not think ahead, else by matches.

Some of the compiled games are played once more by the interpreter, with a journal, and must end in the
same state to the byte.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from ludoteca.bots import bot
from ludoteca.core import binding, compiling
from ludoteca.core.chance import Luck, seed_luck
from ludoteca.core.events import Journal
from ludoteca.core.game import Game
from ludoteca.core.luck import SeededLuck
from ludoteca.core.match import Match
from ludoteca.core.rules import Rules
from ludoteca.core.structs import NONE, layout, pack, pack_into
from ludoteca.study import kernels
from ludoteca.study.plan import FAST, Plan, played_game

SAMPLE, LATER_SAMPLE = 48, 12  # games told by the interpreter: of the first shard, and of every other


class Desk(NamedTuple):
    """What a table of fast bots works with, as arrays for compiled code or as lists."""

    states: Any
    moves: Any  # of each game
    options: Any  # one
    bots: Any  # the line-up
    lucks: Any  # the table's, then one for each seat
    legal: Any
    weights: Any


@dataclass(frozen=True)
class Told:
    """What the journal told of so many games: how often each event came, and in how many games."""

    games: int
    times: Counter[str]
    among: Counter[str]

    def __add__(self, other: "Told") -> "Told":
        return Told(self.games + other.games, self.times + other.times, self.among + other.among)


NOTHING_TOLD = Told(0, Counter(), Counter())


@dataclass(frozen=True)
class Stretch:
    """Finished games in a row.  Axes: games; seats; parts of the score or tie-breaks."""

    first: int
    states: Any
    moves: Any
    scores: Any
    parts: Any
    ties: Any
    told: Told


@cache
def compiled_table(game: Game) -> SimpleNamespace:
    return compiling.compile_extension(game.compiled, kernels, constants(game))


def plain_table(game: Game) -> tuple[Rules, Journal]:
    """The same table for the interpreter, and the journal that it tells."""
    journal = Journal(game.definition.event_kinds, game.words.names)

    def sow_move(luck: Luck, seed: int, stream: int) -> None:
        """Every move begins with luck of its own: what is told of it goes on no earlier event."""
        journal.last = (NONE, NONE, NONE)
        seed_luck(luck, seed, stream)

    modules = (*game.definition.kernel, kernels)
    doors: dict[str, Callable[..., Any]] = {"tell": journal.tell, "seed_luck": sow_move}
    return binding.bind(modules, game.edition.figures | constants(game), doors), journal


def constants(game: Game) -> dict[str, int]:
    return {"SCORE_PARTS": len(game.definition.parts), "TIE_BREAKS": len(game.definition.ties)}


def stretch(plan: Plan, first: int, games: int) -> Stretch:
    """So many games from the first number on."""
    game = played_game(plan)
    states, moves = np.zeros(games, layout(game.definition.State)), np.zeros(games, np.int32)
    if plan.is_fast:
        play_compiled(plan, states, moves, first)
        told = sampled(plan, states, moves, first, range(min(games, LATER_SAMPLE if first else SAMPLE)))
    else:
        told = play_matches(plan, states, moves, first)
    scores = np.zeros((games, plan.seats), np.int32)
    parts = np.zeros((games, plan.seats, len(game.definition.parts)), np.int32)
    ties = np.zeros((games, plan.seats, len(game.definition.ties)), np.int32)
    compiled_table(game).note_scores(states, scores, parts, ties)
    return Stretch(first, states, moves, scores, parts, ties, told)


# --- Compiled ---------------------------------------------------------------------------------------


def play_compiled(plan: Plan, states: Any, moves: Any, first: int) -> None:
    game = played_game(plan)
    desk = Desk(
        states,
        moves,
        options=pack(game.prepared(plan.seats, 0, {})[1]),
        bots=np.array([FAST[name] for name in plan.bots]),
        lucks=np.zeros(1 + plan.seats, layout(Luck)),
        legal=np.zeros(game.actions, np.int64),
        weights=np.zeros(game.actions, np.int64),
    )
    compiled_table(game).play_games(desk, plan.seed, first)


def sampled(plan: Plan, states: Any, moves: Any, first: int, places: Iterable[int]) -> Told:
    """What happened in some of the games, told by the interpreter."""
    told, rules = NOTHING_TOLD, plain_table(played_game(plan))
    for place in places:
        state, count, events = retold(plan, first + place, *rules)
        if pack(state).tobytes() != states[place].tobytes() or count != moves[place]:
            raise AssertionError(f"game {first + place}: compiled and interpreted rules part ways")
        told += counted(events)
    return told


def retold(plan: Plan, number: int, rules: Rules, journal: Journal) -> tuple[Any, int, list[str]]:
    """A game by the interpreter: its final state, how many moves it had, and what was told."""
    game = played_game(plan)
    desk = Desk(
        states=[game.definition.State()],
        moves=[0],
        options=[game.prepared(plan.seats, 0, {})[1]],
        bots=[FAST[name] for name in plan.bots],
        lucks=[Luck() for _ in range(1 + plan.seats)],
        legal=[0] * game.actions,
        weights=[0] * game.actions,
    )
    rules.play_games(desk, plan.seed, number)
    return desk.states[0], desk.moves[0], [event.name for event in journal.taken()]


def counted(events: list[str]) -> Told:
    times = Counter(events)
    return Told(1, times, Counter(times.keys()))


# --- Matches ----------------------------------------------------------------------------------------


def play_matches(plan: Plan, states: Any, moves: Any, first: int) -> Told:
    told = NOTHING_TOLD
    for place in range(len(states)):
        match = matched(plan, first + place)
        pack_into(match.state, states[place])
        moves[place] = len(match.played)
        told += counted([event.name for event in match.events])
    return told


def matched(plan: Plan, number: int) -> Match:
    """The game of that number, played by bots of any kind."""
    game, luck = played_game(plan), Luck()
    deal, turn = divmod(number, plan.seats)
    deal_seed, game_seed = kernels.seed_of(plan.seed, deal, luck), kernels.seed_of(plan.seed, number, luck)
    match, options = game.prepared(plan.seats, game_seed, {})
    match.set_up(options, SeededLuck(deal_seed, 0))
    players = [
        bot(plan.bots[(seat + turn) % plan.seats], game, kernels.bot_seed(game_seed, seat))
        for seat in range(plan.seats)
    ]
    while not match.over:
        imagined = game_seed ^ ((len(match.played) + 1) << 8)  # luck apart from the table's and the bots'
        match.play(players[match.state.asked].choose(match.knowledge(imagined)))
    return match
