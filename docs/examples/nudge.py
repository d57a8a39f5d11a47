"""Games of a learner against greedy at native speed: the learner nudges the game's taste.

A move's chance is in proportion to ``taste ** belief * exp(nudges[action] · context)``; the context is a few
numbers made of what the seat observes.  The functions are compiled on top of a game's rules
(``compiling.compile_extension``), as the search bots are.
"""

from math import exp, log
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:

    def choose_greedily(state: Any, luck: Any, legal: Any, weights: Any) -> int: ...
    def is_over(state: Any) -> bool: ...
    def legal_actions(state: Any, legal: Any) -> int: ...
    def observe(state: Any, seat: int, features: Any) -> None: ...
    def play(state: Any, action: int, luck: Any) -> None: ...
    def preference(state: Any, action: int) -> int: ...
    def score(state: Any, seat: int) -> int: ...
    def setup(state: Any, options: Any, luck: Any) -> None: ...
    def roll(sides: int, luck: Any) -> int: ...


ENTRIES = ("play_games",)
FINE = 1 << 30  # steps of a chance
LONGEST = 1500  # moves; a chain of Graduates can hold a game far longer than others last
UNFINISHED = -40  # what such a game counts, in points


class Desk(NamedTuple):
    """The arrays of many games, a row each, and what one game after the other works with."""

    states: Any
    lucks: Any
    margins: Any  # the learner's points less the best other's
    gradients: Any  # how each nudge would have made the moves that were played likelier
    start: Any  # one: how a game is set up
    blank: Any  # one: an empty state
    projection: Any  # context = projection · features
    nudges: Any  # by action and context
    belief: float  # how much taste counts
    legal: Any
    weights: Any
    features: Any
    context: Any
    chances: Any


def play_games(desk: Desk, explores: bool) -> None:
    """All games from their beginning, the learner on seat 0, 1, ... in turn.

    A learner that explores throws for its moves and notes the gradients; else it plays the likeliest.
    """
    for game in range(len(desk.states)):
        desk.states[game] = desk.blank[0]
        state, luck = desk.states[game], desk.lucks[game]
        setup(state, desk.start[0], luck)
        seat, moves = game % state.seats, 0
        while not is_over(state) and moves < LONGEST:
            moves += 1
            if state.asked != seat:
                play(state, choose_greedily(state, luck, desk.legal, desk.weights), luck)
            else:
                count = legal_actions(state, desk.legal)
                place = chosen(desk, state, count, game, explores) if count > 1 else 0
                play(state, desk.legal[place], luck)
        desk.margins[game] = margin(state, seat) if is_over(state) else UNFINISHED


def margin(state: Any, seat: int) -> int:
    best = -1000
    for other in range(state.seats):
        if other != seat:
            best = max(best, score(state, other))
    return int(score(state, seat)) - best


def chosen(desk: Desk, state: Any, count: int, game: int, explores: bool) -> int:
    """The place of an action in the list of legal ones."""
    look(desk, state)
    total = weigh_moves(desk, state, count)
    place = 0
    if not explores:
        for other in range(count):
            if desk.chances[other] > desk.chances[place]:
                place = other
        return place
    mark = total * roll(FINE, desk.lucks[game]) / FINE - desk.chances[0]
    while mark >= 0 and place < count - 1:
        place += 1
        mark -= desk.chances[place]
    for other in range(count):
        pull = (1.0 if other == place else 0.0) - desk.chances[other] / total
        for number in range(len(desk.context)):
            desk.gradients[game, desk.legal[other], number] += pull * desk.context[number]
    return place


def look(desk: Desk, state: Any) -> None:
    """What the seat observes, as context; the first number is always 1."""
    observe(state, state.asked, desk.features)
    for number in range(len(desk.context)):
        desk.context[number] = 1.0 if number == 0 else 0.0
        for feature in range(len(desk.features)):
            desk.context[number] += desk.projection[number, feature] * desk.features[feature]


def weigh_moves(desk: Desk, state: Any, count: int) -> float:
    """How likely each legal move is; the sum."""
    most = -1e9
    for place in range(count):
        action = desk.legal[place]
        desk.chances[place] = desk.belief * log(float(preference(state, action)))
        for number in range(len(desk.context)):
            desk.chances[place] += desk.nudges[action, number] * desk.context[number]
        most = max(most, desk.chances[place])
    total = 0.0
    for place in range(count):
        desk.chances[place] = exp(desk.chances[place] - most)
        total += desk.chances[place]
    return total
