"""Information-set Monte-Carlo tree search (ISMCTS), compiled for a game.

A node stands for the actions played since the root and for what the searching seat saw, wherever the hidden
cards are.  Every iteration redeals what this seat cannot know, walks down the tree along legal actions,
adds one node, and finishes the match with the game's heuristic.  The children of a node are the actions
tried there.  In games with a ``chance_key``, the children of an action are what luck revealed.  Every seat
maximises its own reward, so the search works for two to four seats.

The algorithm is that of Cowling, Powley and Whitehouse (Information Set Monte Carlo Tree Search, 2012) with a
single observer.  Actions are selected as in AlphaZero (PUCT), with the heuristic in the place of its network.

These functions are compiled with a game's rules (``compiling.compile_extension``).  They never run
interpreted, so they may use floats and arrays of nodes.
"""

from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core.kernel.contract import (
    HORIZON,
    SPREAD,
    TRUST,
    Structs,
    chance_key,
    evaluate,
    is_over,
    legal_actions,
    play,
    redeal,
)
from ludoteca.core.kernel.policies import POINT, choose_greedily, weigh
from ludoteca.core.kernel.ranking import rank_of, score
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.kernel.structs import NONE

if TYPE_CHECKING:  # a browser imports this file without NumPy
    import numpy as np
    from numpy.typing import NDArray

ENTRIES = ("search",)
MARKS = 3
ROOT, SIZE, MOVES = range(MARKS)  # indices into ``marks``: the root node, the number of nodes, moves played

EXPLORATION = 1.6
REDUCTION = 0.1  # untried actions are assumed to be this much worse than their node
WIN_SHARE = 0.8  # the part of a reward that is for winning; the rest is for the margin
SHARPNESS = 4.0

# For ``exponential``.
LEAST, MOST = -745.0, 709.0  # below, the result is 0; above, no float holds it
TERMS = 14
ONE_BY_LN2 = 1.4426950408889634
LN2, LN2_REST = 0.6931471803691238, 1.9082149292705877e-10  # ln 2 in two parts; the first ends in 32 zeros


class Workspace(NamedTuple):
    """The buffers of a search."""

    nodes: "NDArray[np.void]"
    marks: "NDArray[np.int64]"
    ranks: "NDArray[np.float64]"  # of each seat, summed over all iterations
    states: "NDArray[np.void]"  # one: the state being played
    generators: "NDArray[np.void]"  # one
    legal: "NDArray[np.int64]"
    weights: "NDArray[np.int64]"
    child_of: "NDArray[np.int64]"  # node by action, for the node being looked at
    path: "NDArray[np.int64]"
    rewards: "NDArray[np.float64]"  # of each seat
    wins: "NDArray[np.float64]"  # of each seat
    guide: Any = ()  # a ``guided_search.Guide``, in a search with a network


def search(workspace: Workspace, root: Structs, seat: int, iterations: int) -> int:
    """Run that many iterations from the root state and return how many moves were played in them."""
    before = workspace.marks[MOVES]
    for _ in range(iterations):
        workspace.states[0] = root[0]
        redeal(workspace.states[0], seat, workspace.generators[0])
        length = descend(workspace, seat)
        judge_leaf(workspace, workspace.path[length - 1])
        for depth in range(length):
            node = workspace.nodes[workspace.path[depth]]
            node.visits += 1
            for other in range(MOST_SEATS):
                node.reward[other] += workspace.rewards[other]
                node.wins[other] += workspace.wins[other]
    return int(workspace.marks[MOVES] - before)


def descend(workspace: Workspace, seat: int) -> int:
    """Walk down to a new node or to the end of the match, and return the length of the path."""
    state, length = workspace.states[0], 1
    workspace.path[0] = workspace.marks[ROOT]
    while not is_over(state) and length < len(workspace.path) - 1:
        node = workspace.path[length - 1]
        key = select_action(workspace, node)
        child = workspace.child_of[key]
        clear_child_index(workspace, node)
        play(state, key, workspace.generators[0])
        workspace.marks[MOVES] += 1
        revealed = chance_key(state, seat)
        if child != NONE and revealed != NONE:  # noqa: PLR1714 - compiled code has no tuples here
            workspace.path[length] = child
            length += 1
            node, key, child = child, revealed, find_child(workspace, child, revealed)
        if child == NONE:
            if workspace.marks[SIZE] < len(workspace.nodes):
                workspace.path[length] = add_node(workspace, node, key)
                length += 1
            return length
        workspace.path[length] = child
        length += 1
    return length


def find_child(workspace: Workspace, node: int, key: int) -> int:
    """Return the child with this key, or NONE."""
    child = workspace.nodes[node].first
    while child != NONE and workspace.nodes[child].key != key:
        child = workspace.nodes[child].following
    return int(child)


def select_action(workspace: Workspace, node: int) -> int:
    """Return the legal action with the best sum of mean reward and exploration bonus (PUCT).

    The bonus is larger for actions that were tried less and that the heuristic prefers.
    """
    state = workspace.states[0]
    count = legal_actions(state, workspace.legal)
    index_children(workspace, node)
    if count == 1:
        return int(workspace.legal[0])
    total = weigh_actions(workspace, node, count)
    trust = TRUST[state.seats]
    visits = workspace.nodes[node].visits
    untried = (workspace.nodes[node].reward[state.asked] / visits if visits > 0 else 0.5) - REDUCTION
    best, best_value = 0, -1.0
    for index in range(count):
        tried, mean = 0, untried
        child = workspace.child_of[workspace.legal[index]]
        if child != NONE:
            tried = workspace.nodes[child].visits
            mean = workspace.nodes[child].reward[state.asked] / max(1, tried)
        prior = (trust * workspace.weights[index] / total + (100 - trust) / count) / 100
        value = mean + EXPLORATION * prior * sqrt(visits + 1.0) / (1.0 + tried)
        if value > best_value:
            best, best_value = index, value
    return int(workspace.legal[best])


def weigh_actions(workspace: Workspace, node: int, count: int) -> int:
    """Write the weight of each legal action, by the heuristic, and return their sum.

    ``guided_search`` has another one, and another ``judge_leaf``.
    """
    return weigh(workspace.states[0], workspace.legal, count, workspace.weights)


def judge_leaf(workspace: Workspace, leaf: int) -> None:
    """Set the rewards of an iteration, by playing greedily from its leaf."""
    workspace.marks[MOVES] += play_on(workspace, HORIZON)
    set_rewards(workspace)


def index_children(workspace: Workspace, node: int) -> None:
    """Fill ``child_of`` with the children of a node."""
    child = workspace.nodes[node].first
    while child != NONE:
        workspace.child_of[workspace.nodes[child].key] = child
        child = workspace.nodes[child].following


def clear_child_index(workspace: Workspace, node: int) -> None:
    """Undo ``index_children``."""
    child = workspace.nodes[node].first
    while child != NONE:
        workspace.child_of[workspace.nodes[child].key] = NONE
        child = workspace.nodes[child].following


def add_node(workspace: Workspace, parent: int, key: int) -> int:
    """Add a child to a node and return its index."""
    added = workspace.marks[SIZE]
    workspace.marks[SIZE] += 1
    node = workspace.nodes[added]
    node.key = key
    node.first = NONE
    node.following = workspace.nodes[parent].first
    workspace.nodes[parent].first = added
    node.visits = 0
    for seat in range(MOST_SEATS):
        node.reward[seat] = 0.0
        node.wins[seat] = 0.0
    return int(added)


def play_on(workspace: Workspace, most: int) -> int:
    """Play greedily to the end, or at most this many moves, and return how many there were."""
    state, luck = workspace.states[0], workspace.generators[0]
    for moves in range(most):
        if is_over(state):
            return moves
        play(state, choose_greedily(state, luck, workspace.legal, workspace.weights), luck)
    return most


# --- Rewards --------------------------------------------------------------------------------------


def set_rewards(workspace: Workspace) -> None:
    """Set each seat's reward, from 0 to 1 and 1 in total: for winning, and for the margin."""
    state = workspace.states[0]
    over = is_over(state)
    for seat in range(state.seats):
        workspace.rewards[seat] = POINT * score(state, seat) if over else evaluate(state, seat)
    winners = 0
    for seat in range(state.seats):
        rank = rank_of(state, seat) if over else expected_rank(workspace, seat)
        workspace.ranks[seat] += rank
        workspace.wins[seat] = 1.0 if rank == 1 else 0.0
        winners += 1 if rank == 1 else 0
    normalize(workspace)
    for seat in range(state.seats):
        workspace.wins[seat] = workspace.wins[seat] / winners if over else workspace.rewards[seat]
        margin = workspace.rewards[seat]
        workspace.rewards[seat] = WIN_SHARE * workspace.wins[seat] + (1.0 - WIN_SHARE) * margin


def expected_rank(workspace: Workspace, seat: int) -> int:
    """Return the rank of a seat, counted from 1, by the scores that the seats can expect."""
    rank = 1
    for other in range(workspace.states[0].seats):
        rank += 1 if workspace.rewards[other] > workspace.rewards[seat] else 0
    return rank


def normalize(workspace: Workspace) -> None:
    """Turn points into shares of 1: equal points give equal shares, a wide lead gives nearly all."""
    seats, total, most = workspace.states[0].seats, 0.0, workspace.rewards[0]
    for seat in range(seats):
        most = max(most, workspace.rewards[seat])
    for seat in range(seats):
        behind = SHARPNESS * (workspace.rewards[seat] - most) / (POINT * SPREAD)
        workspace.rewards[seat] = exponential(behind)
        total += workspace.rewards[seat]
    for seat in range(seats):
        workspace.rewards[seat] /= total


def exponential(power: float) -> float:
    """Return e to a power from ``LEAST`` to ``MOST``, with an error in the last bits only.

    The mathematical libraries of systems and browsers round ``exp`` in different ways.  A search adds up many
    such numbers, so that one bit can change a bot's move.  Here are only operations that IEEE 754 defines to
    the last bit.
    """
    power = min(max(power, LEAST), MOST)
    twos = int(power * ONE_BY_LN2 - 0.5) if power < 0.0 else int(power * ONE_BY_LN2 + 0.5)
    rest = (power - twos * LN2) - twos * LN2_REST
    result = 1.0
    for term in range(TERMS, 0, -1):
        result = 1.0 + result * rest / term
    for _ in range(twos):
        result *= 2.0
    for _ in range(-twos):
        result *= 0.5
    return result
