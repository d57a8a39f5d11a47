"""Random matches and what tests of every game need of them: tables to play at, walks, copies, words."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

from hypothesis import HealthCheck, Phase, settings

import ludoteca
from ludoteca.core import binding
from ludoteca.core.chance import Luck
from ludoteca.core.luck import Thrown
from ludoteca.core.match import Match
from ludoteca.core.record import NONE, copied, layout, pack, packed

# Every run makes up the same examples, however busy the machine is.  A seed is not worth shrinking;
# what is, asks for SHRUNK.
STEADY = settings(
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)

SHRUNK = settings(STEADY, phases=[Phase.explicit, Phase.generate, Phase.shrink])

STRETCH = 160  # moves of a match that are looked at, from its beginning and from its end
Table = tuple[str, int]
TABLES: list[Table] = [
    (name, seats) for name in ludoteca.names() for seats in ludoteca.game(name).definition.seats
]


def label(table: Table) -> str:
    return f"{table[0]}-{table[1]}"


def started(table: Table, seed: int) -> Match:
    name, seats = table
    return ludoteca.game(name).start(seats=seats, seed=seed)


def walk(match: Match, seed: int) -> Iterator[Match]:
    """Random moves to the end: the match before each of them, and when it is over.

    A long match is looked at near its beginning and near its end only.
    """
    last, chooser = len(to_the_end(fork(match), seed).played), random.Random(seed)
    for step in range(last):
        if step < STRETCH or step > last - STRETCH:
            yield match
        match.play(chooser.choice(match.moves))
    yield match


def to_the_end(match: Match, seed: int) -> Match:
    chooser = random.Random(seed)
    while not match.over:
        match.play(chooser.choice(match.moves))
    return match


def onlookers(match: Match) -> list[str | None]:
    """All who look at the table, a spectator too."""
    return [*match.seat_names, None]


def index(seat: str | None) -> int:
    """The number of a seat; NONE for a spectator."""
    return NONE if seat is None else int(seat[1:]) - 1


def with_state(match: Match, state: Any) -> Match:
    """A match of its own that goes on from a copy of a state, as the given match would."""
    other = Match(match.game, match.seed, match.origin)
    other.state = copied(state)
    return other


def fork(match: Match) -> Match:
    return with_state(match, match.state)


def is_final(match: Match) -> bool:
    """Whether the last move cannot be taken back: luck, another seat's turn, or a revelation came of it."""
    last = match.played[-1]
    return bool(last.outcomes) or match.turn != last.seat or any(event.reveals for event in last.events)


def luck_of(match: Match) -> Thrown:
    """The luck of the next move of a match with a seed."""
    assert match.seed is not None
    return Thrown(match.seed, len(match.played) + 1)


def table_of(match: Match) -> tuple[Any, ...]:
    """All that an error or a step back must leave as it was."""
    state = copied(match.state)
    return match.position(), match.moves, match.record(), match.events, match.can_undo, match.turn, state


def is_json(told: Any) -> bool:
    return bool(json.loads(json.dumps(told)) == told)


def cards_in(position: dict[str, Any]) -> int:
    """How many cards lie in a position, those by their amounts too."""
    return sum(words_in(position).values())


def words_in(entry: Any) -> Counter[str]:
    """Every word that a position holds, wherever it lies; a word with an amount counts so often."""
    found: Counter[str] = Counter()
    if isinstance(entry, str):
        found[entry] += 1
    elif isinstance(entry, dict):
        for key, value in entry.items():
            if type(value) is int:
                found[key] += value
            elif key != "pending":
                found += words_in(value)
    elif isinstance(entry, list):
        for value in entry:
            found += words_in(value)
    return found


# --- Playouts -------------------------------------------------------------------------------------


def plain_games(table: Table, games: int, seed: int) -> tuple[int, bytes, bytes]:
    """Random games by the interpreted rules with the generator: moves, states and generators at the end."""
    game = ludoteca.game(table[0])
    rules = binding.bound(game.definition.kernel, game.edition.tables, {})
    options = game.definition.options(game.edition, table[1])
    states = [game.definition.State() for _ in range(games)]
    lucks = [Luck() for _ in range(games)]
    moves = rules.playouts(states, lucks, options, seed, [0] * game.actions)
    return moves, flat(states), flat(lucks)


def flat(records: list[Any]) -> bytes:
    import numpy as np

    kind: Any = type(records[0])
    array = np.zeros(len(records), layout(kind))
    for record, slot in zip(records, array, strict=True):
        pack(record, slot)
    return array.tobytes()


def compiled_games(rules: SimpleNamespace, table: Table, games: int, seed: int) -> tuple[int, bytes, bytes]:
    import numpy as np

    game = ludoteca.game(table[0])
    options = packed(game.definition.options(game.edition, table[1]))[0]
    states, lucks = np.zeros(games, layout(game.definition.State)), np.zeros(games, layout(Luck))
    moves = rules.playouts(states, lucks, options, seed, np.zeros(game.actions, np.int64))
    return int(moves), states.tobytes(), lucks.tobytes()


@cache
def checked(name: str) -> SimpleNamespace:
    """Compiled rules that raise on a wrong index: made once, for they take long to make."""
    game = ludoteca.game(name)
    return binding.compiled(name, game.definition.kernel, game.edition.tables, checked=True)
