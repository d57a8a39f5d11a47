"""Turns of many games at once: one seat of each is asked, the others play by a policy, compiled for a game.

The functions here are compiled with the rules of a game (``compiling.compile_extension``).  Every game has
its own luck, so what happens in it does not depend on who plays the others, or when.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    TIE_BREAKS: int

    def choose_greedily(state: Any, luck: Any, legal: Any, weights: Any) -> int: ...
    def is_legal(state: Any, action: int) -> bool: ...
    def is_over(state: Any) -> bool: ...
    def legal_actions(state: Any, legal: Any) -> int: ...
    def observe(state: Any, seat: int, features: Any) -> None: ...
    def play(state: Any, action: int, luck: Any) -> None: ...
    def play_random(state: Any, luck: Any, legal: Any) -> None: ...
    def score(state: Any, seat: int) -> int: ...
    def setup(state: Any, options: Any, luck: Any) -> None: ...
    def roll(sides: int, luck: Any) -> int: ...
    def tie_break(state: Any, seat: int, place: int) -> int: ...


ENTRIES = ("advance",)
RANDOM, GREEDY = range(2)
ANY = -1


class Hall(NamedTuple):
    """The arrays of all games, a row each, and what is the same for all."""

    states: Any
    lucks: Any
    seats: Any  # the one that is asked
    features: Any
    masks: Any
    rewards: Any
    over: Any  # 1: the game has ended, and the next action begins another
    actions: Any
    options: Any  # one
    blank: Any  # one, an empty state
    opponents: Any  # the policy of each seat after the one that is asked


def advance(hall: Hall, seat: int, first: int, last: int, numbers: Any) -> None:
    """One action in each of the games from first to last; a game that had ended begins anew instead.

    ``numbers`` has rows for legal actions and weights.
    """
    for game in range(first, last):
        if hall.over[game] != 0:
            set_up(hall, seat, game, numbers)
        elif may_play(hall, game):
            play(hall.states[game], hall.actions[game], hall.lucks[game])
            wait(hall, game, numbers)
        else:
            hall.over[game] = 1
            hall.rewards[game] = -1.0 / hall.states[game].seats
        look(hall, game, numbers)


def may_play(hall: Hall, game: int) -> bool:
    action = hall.actions[game]
    return 0 <= action < hall.masks.shape[1] and is_legal(hall.states[game], action)


def set_up(hall: Hall, seat: int, game: int, numbers: Any) -> None:
    hall.states[game] = hall.blank[0]
    hall.over[game] = 0
    setup(hall.states[game], hall.options[0], hall.lucks[game])
    hall.seats[game] = roll(hall.states[game].seats, hall.lucks[game]) if seat == ANY else seat
    wait(hall, game, numbers)


def wait(hall: Hall, game: int, numbers: Any) -> None:
    """The others play until the seat is asked, or the game is over."""
    state, luck, seat = hall.states[game], hall.lucks[game], hall.seats[game]
    while not is_over(state) and state.asked != seat:
        if hall.opponents[(state.asked - seat) % state.seats - 1] == GREEDY:
            play(state, choose_greedily(state, luck, numbers[0], numbers[1]), luck)
        else:
            play_random(state, luck, numbers[0])
    hall.rewards[game] = 0.0
    if is_over(state):
        hall.over[game] = 1
        hall.rewards[game] = share(state, seat) - 1.0 / state.seats


def look(hall: Hall, game: int, numbers: Any) -> None:
    """What the seat knows, and what it may do."""
    observe(hall.states[game], hall.seats[game], hall.features[game])
    hall.masks[game, :] = 0
    if hall.over[game] == 0:
        for place in range(legal_actions(hall.states[game], numbers[0])):
            hall.masks[game, numbers[0, place]] = 1


def share(state: Any, seat: int) -> float:
    """The part of the victory that a seat has."""
    winners = 0
    for other in range(state.seats):
        lead = score(state, other) - score(state, seat)
        for place in range(TIE_BREAKS):
            if lead == 0:
                lead = tie_break(state, other, place) - tie_break(state, seat, place)
        if lead > 0:
            return 0.0
        if lead == 0:
            winners += 1
    return 1.0 / winners
