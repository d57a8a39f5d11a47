"""Random matches of every game, and what tests need to play, copy and compare them."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

import ludoteca
from ludoteca.core.compiler import compiling
from ludoteca.core.compiler.rules import Rules
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.core.kernel.seats import seat_number
from ludoteca.core.kernel.structs import NONE, copy_struct, dtype_of, fields_of, pack, pack_into
from ludoteca.core.matches.match import Match

# Every run makes the same examples, however busy the machine is.  Shrinking a seed is useless; tests whose
# examples are worth shrinking use SHRINKING.
REPRODUCIBLE = settings(
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)

SHRINKING = settings(REPRODUCIBLE, phases=[Phase.explicit, Phase.generate, Phase.shrink])

WINDOW = 160  # moves at the beginning and at the end of a match that tests look at
Setup = tuple[str, int]
SETUPS: list[Setup] = [
    (name, seats) for name in ludoteca.game_names() for seats in ludoteca.game(name).definition.seats
]


def label(setup: Setup) -> str:
    return f"{setup[0]}-{setup[1]}"


of_every_game = pytest.mark.parametrize("name", ludoteca.game_names())
with_every_setup = pytest.mark.parametrize("setup", SETUPS, ids=label)


def start_match(setup: Setup, seed: int) -> Match:
    name, seats = setup
    return ludoteca.game(name).start(seats=seats, seed=seed)


def walk(match: Match, seed: int) -> Iterator[Match]:
    """Play random moves to the end and yield the match before each of them and at the end.

    A long match is looked at near its beginning and near its end only.
    """
    last = len(play_out(match.copy(), seed).played) - len(match.played)
    for step, _ in enumerate(walk_through(match, seed)):
        if step < WINDOW or step > last - WINDOW:
            yield match


Weight = Callable[[str], float]  # of a move: how likely it is


def walk_through(
    match: Match, seed: int, weight: Weight | None = None, most: int = 10_000
) -> Iterator[Match]:
    """Play random moves, at most so many, and yield the match before each of them and at the end."""
    chooser = random.Random(seed)
    yield match
    for _ in range(most):
        if match.over:
            return
        match.play(choose_move(chooser, match.moves, weight))
        yield match


def choose_move(chooser: random.Random, moves: list[str], weight: Weight | None = None) -> str:
    """Return a random move; without weights all are equally likely."""
    return chooser.choices(moves, [weight(move) for move in moves])[0] if weight else chooser.choice(moves)


def by_verb(weights: Mapping[str, float]) -> Weight:
    """Return the weight of a move by its verb; those that are not listed weigh 1."""
    return lambda move: weights.get(move.split(maxsplit=1)[0], 1)


def play_out(match: Match, seed: int) -> Match:
    for _ in walk_through(match, seed):
        pass
    return match


def viewers(match: Match) -> list[str | None]:
    """Return everybody who looks at the match: all seats and a spectator (None)."""
    return [*match.seat_names, None]


def viewer_number(seat: str | None) -> int:
    """Return the number of a seat, NONE for a spectator."""
    return NONE if seat is None else seat_number(seat)


def continue_from(match: Match, state: Any) -> Match:
    """Return a new match that continues from a copy of a state, with the seed of the given match."""
    return Match(match.game, match.seed, match.start_info, copy_struct(state))


def own_state(match: Match) -> Any:
    """Return the state of a match as the game's own struct, for tests that read its fields."""
    return match.state


def cannot_be_undone(match: Match) -> bool:
    """Whether the last move cannot be undone: it drew, revealed something or ended the turn."""
    last = match.played[-1]
    return bool(last.draws) or match.turn != last.seat or any(event.reveals for event in last.events)


def next_luck(match: Match) -> SeededLuck:
    """Return the luck of the next move of a match with a seed."""
    assert match.seed is not None
    return SeededLuck(match.seed, len(match.played) + 1)


def snapshot(match: Match) -> tuple[Any, ...]:
    """Return everything that an error or an undo must leave as it was.

    Moves that were played contain their events, and cannot change.
    """
    state, told = copy_struct(match.state), (list(match.setup_events), list(match.played))
    return match.position(), match.moves, match.record(), told, match.can_undo, match.turn, state


def differing_fields(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Yield the fields in which two structs differ, without the numbers of list items: "players.hand"."""
    for field in fields_of(type(one)):
        mine, theirs, here = getattr(one, field.name), getattr(other, field.name), f"{path}{field.name}"
        if not field.is_struct:
            yield from [here] if mine != theirs else []
            continue
        for item in zip(mine, theirs, strict=True) if field.length else [(mine, theirs)]:
            yield from differing_fields(*item, f"{here}.")


def differing_view_fields(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield the fields in which two views differ: the path as "players.hand.cards", and both values."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differing_view_fields(one[key], other[key], f"{path}.{key}" if path else key)
    elif is_table(one) and is_table(other) and len(one) == len(other):
        for mine, theirs in zip(one, other, strict=True):
            yield from differing_view_fields(mine, theirs, path)
    elif one != other:
        yield path, one, other


def is_table(value: Any) -> bool:
    """Whether a field of a view is a list of dictionaries."""
    return isinstance(value, list) and any(isinstance(item, dict) for item in value)


def is_json(value: Any) -> bool:
    return bool(json.loads(json.dumps(value)) == value)


def count_cards(position: dict[str, Any]) -> int:
    """Count the cards of a position."""
    return sum(count_words(position).values())


def count_words(entry: Any) -> Counter[str]:
    """Count every word of a position at any depth; an amount counts as many words."""
    found: Counter[str] = Counter()
    if isinstance(entry, str):
        found[entry] += 1
    elif isinstance(entry, dict):
        for key, value in entry.items():
            if type(value) is int:
                found[key] += value
            elif key != "pending":
                found += count_words(value)
    elif isinstance(entry, list):
        for value in entry:
            found += count_words(value)
    return found


# --- Playouts -------------------------------------------------------------------------------------


def play_interpreted(setup: Setup, games: int, seed: int) -> tuple[int, bytes, bytes]:
    """Play random matches with interpreted rules and return moves, states and generators as bytes."""
    game = ludoteca.game(setup[0])
    rules = game.seeded_rules
    options = game.definition.options(game.edition, setup[1])
    states = [game.definition.State() for _ in range(games)]
    generators = [Generator() for _ in range(games)]
    moves = rules.playouts(states, generators, options, seed, [0] * game.actions)
    return moves, pack_all(states), pack_all(generators)


def pack_all(records: list[Any]) -> bytes:
    import numpy as np

    kind: Any = type(records[0])
    array = np.zeros(len(records), dtype_of(kind))
    for record, slot in zip(records, array, strict=True):
        pack_into(record, slot)
    return array.tobytes()


def play_compiled(rules: Rules, setup: Setup, games: int, seed: int) -> tuple[int, bytes, bytes]:
    import numpy as np

    game = ludoteca.game(setup[0])
    options = pack(game.definition.options(game.edition, setup[1]))[0]
    states, generators = (
        np.zeros(games, dtype_of(game.definition.State)),
        np.zeros(games, dtype_of(Generator)),
    )
    moves = rules.playouts(states, generators, options, seed, np.zeros(game.actions, np.int64))
    return int(moves), states.tobytes(), generators.tobytes()


# The checked functions that tests call: more would take longer to compile.
CHECKED = ("legal_mask", "observe", "playouts", "redeal")


@cache
def compile_checked(name: str) -> Rules:
    """Return compiled rules that raise on a wrong index; loading them takes a while."""
    game = ludoteca.game(name)
    return compiling.compile_rules(name, game.definition.kernel, game.edition.figures, CHECKED, checked=True)
