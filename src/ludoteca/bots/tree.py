"""The tree of the search: information-set Monte-Carlo tree search, compiled for a game.

A node stands for what was done since the root and for what the searching seat saw of it, however hidden
cards lie: every iteration deals all that this seat does not know anew, walks down the tree by what is legal
there, adds one node, and plays on by the game's taste.  Below a node are the actions tried there; below an
action, in games that tell it apart (``sight``), what luck brought into view.  A seat goes for its own reward,
so two to four of them can sit at the table.

The functions here are bound with the rules of a game (``binding.extended``), but are written for the
compiler alone: they use floats and arrays of nodes.
"""

from math import exp, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core.record import NONE

if TYPE_CHECKING:
    HORIZON: int
    SPREAD: int
    TIE_BREAKS: int
    TRUST: tuple[int, ...]

    def chosen_greedily(state: Any, luck: Any, legal: Any, weights: Any) -> int: ...
    def is_over(state: Any) -> bool: ...
    def legal_actions(state: Any, legal: Any) -> int: ...
    def play(state: Any, action: int, luck: Any) -> None: ...
    def prospect(state: Any, seat: int) -> int: ...
    def redeal(state: Any, seat: int, luck: Any) -> None: ...
    def score(state: Any, seat: int) -> int: ...
    def sight(state: Any, seat: int) -> int: ...
    def tie_break(state: Any, seat: int, place: int) -> int: ...
    def weigh(state: Any, legal: Any, count: int, weights: Any) -> int: ...


ENTRIES = ("search",)
SEATS = 4
NOWHERE = -1
ROOT, SIZE, MOVES = range(3)  # what ``marks`` holds: the root's place, how many nodes there are, moves played

EXPLORATION = 1.6
REDUCTION = 0.1  # an action not tried yet is thought a little worse than its node
CERTAIN = 0.8  # how much of a reward is winning; the rest is by how much
SHARPNESS = 4.0


class Desk(NamedTuple):
    """The arrays a search works with."""

    nodes: Any
    marks: Any
    ranks: Any  # of each seat, summed up over all iterations
    states: Any  # one, to play on
    lucks: Any  # one
    legal: Any
    weights: Any
    child_of: Any  # by action, while children of a node are looked at
    path: Any
    rewards: Any  # of each seat
    wins: Any  # of each seat


def search(desk: Desk, root: Any, seat: int, iterations: int) -> int:
    """So many iterations from the root state; how many moves were played in them."""
    before = desk.marks[MOVES]
    for _ in range(iterations):
        desk.states[0] = root[0]
        redeal(desk.states[0], seat, desk.lucks[0])
        length = descend(desk, seat)
        desk.marks[MOVES] += finish(desk)
        judge(desk)
        for place in range(length):
            node = desk.nodes[desk.path[place]]
            node.visits += 1
            for other in range(SEATS):
                node.reward[other] += desk.rewards[other]
                node.wins[other] += desk.wins[other]
    return int(desk.marks[MOVES] - before)


def descend(desk: Desk, seat: int) -> int:
    """Down the tree to a new node, or to the end of the game; how long the path is."""
    state, length = desk.states[0], 1
    desk.path[0] = desk.marks[ROOT]
    while not is_over(state) and length < len(desk.path) - 1:
        node = desk.path[length - 1]
        key = chosen_below(desk, node)
        child = desk.child_of[key]
        forget_children(desk, node)
        play(state, key, desk.lucks[0])
        desk.marks[MOVES] += 1
        seen = sight(state, seat)
        if child != NOWHERE and seen != NONE:
            desk.path[length] = child
            length += 1
            node, key, child = child, seen, child_with(desk, child, seen)
        if child == NOWHERE:
            if desk.marks[SIZE] < len(desk.nodes):
                desk.path[length] = added(desk, node, key)
                length += 1
            return length
        desk.path[length] = child
        length += 1
    return length


def child_with(desk: Desk, node: int, key: int) -> int:
    child = desk.nodes[node].first
    while child != NOWHERE and desk.nodes[child].key != key:
        child = desk.nodes[child].following
    return int(child)


def chosen_below(desk: Desk, node: int) -> int:
    """The legal action with the best mean reward, and a bonus for what was tried little and is to taste."""
    state = desk.states[0]
    count = legal_actions(state, desk.legal)
    note_children(desk, node)
    if count == 1:
        return int(desk.legal[0])
    total = weigh(state, desk.legal, count, desk.weights)
    trust = TRUST[state.seats]
    visits = desk.nodes[node].visits
    unknown = (desk.nodes[node].reward[state.asked] / visits if visits > 0 else 0.5) - REDUCTION
    best, best_worth = 0, -1.0
    for place in range(count):
        tried, mean = 0, unknown
        child = desk.child_of[desk.legal[place]]
        if child != NOWHERE:
            tried = desk.nodes[child].visits
            mean = desk.nodes[child].reward[state.asked] / max(1, tried)
        taste = (trust * desk.weights[place] / total + (100 - trust) / count) / 100
        worth = mean + EXPLORATION * taste * sqrt(visits + 1.0) / (1.0 + tried)
        if worth > best_worth:
            best, best_worth = place, worth
    return int(desk.legal[best])


def note_children(desk: Desk, node: int) -> None:
    child = desk.nodes[node].first
    while child != NOWHERE:
        desk.child_of[desk.nodes[child].key] = child
        child = desk.nodes[child].following


def forget_children(desk: Desk, node: int) -> None:
    child = desk.nodes[node].first
    while child != NOWHERE:
        desk.child_of[desk.nodes[child].key] = NOWHERE
        child = desk.nodes[child].following


def added(desk: Desk, parent: int, key: int) -> int:
    """A new node below another; its place."""
    place = desk.marks[SIZE]
    desk.marks[SIZE] += 1
    node = desk.nodes[place]
    node.key = key
    node.first = NOWHERE
    node.following = desk.nodes[parent].first
    desk.nodes[parent].first = place
    node.visits = 0
    for seat in range(SEATS):
        node.reward[seat] = 0.0
        node.wins[seat] = 0.0
    return int(place)


def finish(desk: Desk) -> int:
    """Play on by taste, to the end or to the horizon; how many moves there were."""
    state, luck = desk.states[0], desk.lucks[0]
    for moves in range(HORIZON):
        if is_over(state):
            return moves
        play(state, chosen_greedily(state, luck, desk.legal, desk.weights), luck)
    return HORIZON


# --- Rewards --------------------------------------------------------------------------------------


def judge(desk: Desk) -> None:
    """How good the table is for each seat, from 0 to 1 and 1 in all: who wins, and by how much."""
    state = desk.states[0]
    over = is_over(state)
    for seat in range(state.seats):
        desk.rewards[seat] = 10 * score(state, seat) if over else prospect(state, seat)
    winners = 0
    for seat in range(state.seats):
        rank = rank_of(desk, seat, over)
        desk.ranks[seat] += rank
        desk.wins[seat] = 1.0 if rank == 1 else 0.0
        winners += 1 if rank == 1 else 0
    share(desk)
    for seat in range(state.seats):
        desk.wins[seat] = desk.wins[seat] / winners if over else desk.rewards[seat]
        desk.rewards[seat] = CERTAIN * desk.wins[seat] + (1.0 - CERTAIN) * desk.rewards[seat]


def rank_of(desk: Desk, seat: int, over: bool) -> int:
    rank, state = 1, desk.states[0]
    for other in range(state.seats):
        if is_ahead(state, other, seat) if over else desk.rewards[other] > desk.rewards[seat]:
            rank += 1
    return rank


def is_ahead(state: Any, seat: int, other: int) -> bool:
    """Whether a seat is ranked before another at the end."""
    difference = score(state, seat) - score(state, other)
    for place in range(TIE_BREAKS):
        if difference == 0:
            difference = tie_break(state, seat, place) - tie_break(state, other, place)
    return difference > 0


def share(desk: Desk) -> None:
    """Points become shares of 1: equal points are equal shares, a wide lead is nearly all."""
    seats, total, most = desk.states[0].seats, 0.0, desk.rewards[0]
    for seat in range(seats):
        most = max(most, desk.rewards[seat])
    for seat in range(seats):
        desk.rewards[seat] = exp(SHARPNESS * (desk.rewards[seat] - most) / (10.0 * SPREAD))
        total += desk.rewards[seat]
    for seat in range(seats):
        desk.rewards[seat] /= total
