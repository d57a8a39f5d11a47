"""The tree search with a network: it says which actions to try first, and in some games judges leaves.

Before the network judges, some moves are played greedily from the leaf: a search also looks at states that
the network's own moves never lead to, and these it judges badly.  Where these moves reach the horizon, the
network judges nothing: the game's own evaluation does.

These functions are compiled on top of ``ismcts`` and ``inference``; two of them replace those of ``ismcts``.
A node keeps the weights of its actions from when the network was first asked, in the world of that moment:
when the network judged it, or at its second visit.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.inference import NetworkWorkspace, run_network
from ludoteca.bots.ismcts import MOVES, Workspace, play_on, set_rewards
from ludoteca.bots.weights import REWARDS
from ludoteca.core.kernel.contract import HORIZON, Row, is_over, legal_actions
from ludoteca.core.kernel.structs import NONE

ENTRIES = ("search",)
PRIORS = 3  # index into ``marks``: how many weights are kept
GUIDED_MARKS = PRIORS + 1
PRIOR_HALVINGS = 2  # how many times differences of logits are halved, so that the search tries more actions
LEAST_WEIGHT = 1
POWERS = np.rint(2.0 ** (16 - np.arange(16 * 64) / 64)).astype(np.int64)  # of 2, in steps of 1 / 64
WEIGHTS_PER_NODE = 12  # of actions, on average
PLAYOUT = 0  # greedy moves before the network judges: ``network.constants_of`` sets it for each game


class Guide(NamedTuple):
    """The network of a search and what it said: a part of the search's workspace."""

    network: NetworkWorkspace
    prior_starts: NDArray[np.int32]  # by node: where its weights begin; NONE: there was no room for them
    prior_counts: NDArray[np.int32]  # NONE: the network was not asked yet
    prior_actions: NDArray[np.int16]
    prior_weights: NDArray[np.int32]
    shares: NDArray[np.int64]  # of each seat, from the seat to move on


def weigh_actions(workspace: Workspace, node: int, count: int) -> int:
    """Write the weight of each legal action that its node keeps and return their sum."""
    guide: Guide = workspace.guide
    if workspace.nodes[node].visits == 0 or guide.prior_counts[node] == NONE:
        keep_priors(workspace, node, count)
    start, kept = guide.prior_starts[node], guide.prior_counts[node]
    total, place = 0, 0
    for index in range(count):
        workspace.weights[index] = LEAST_WEIGHT
        if start != NONE:
            for _ in range(kept):  # both are in the same order, so this seldom goes further than one
                place = place + 1 if place + 1 < kept else 0
                if guide.prior_actions[start + place] == workspace.legal[index]:
                    workspace.weights[index] = guide.prior_weights[start + place]
                    break
        total += workspace.weights[index]
    return total


def keep_priors(workspace: Workspace, node: int, count: int) -> None:
    """Run the network on the state, and keep the weights of its actions."""
    guide: Guide = workspace.guide
    network, state = guide.network, workspace.states[0]
    run_network(network, state, workspace.legal, count)
    most = network.logits[0]
    for index in range(count):
        most = max(most, network.logits[index])
    start = workspace.marks[PRIORS]
    guide.prior_starts[node], guide.prior_counts[node] = NONE, count
    if start + count <= len(guide.prior_actions):
        workspace.marks[PRIORS] += count
        guide.prior_starts[node] = start
        for index in range(count):
            guide.prior_actions[start + index] = workspace.legal[index]
            behind = (most - network.logits[index]) >> PRIOR_HALVINGS
            guide.prior_weights[start + index] = power_of(behind)


def power_of(behind: int) -> int:
    """Return the weight of something that is this many 64ths of an octave behind the best."""
    return int(POWERS[behind]) if behind < len(POWERS) else LEAST_WEIGHT


def judge_leaf(workspace: Workspace, leaf: int) -> None:
    """Set the rewards of an iteration: play on greedily, then ask the network, or evaluate at the horizon."""
    guide: Guide = workspace.guide
    if workspace.nodes[leaf].visits == 0:
        guide.prior_counts[leaf] = NONE
    workspace.marks[MOVES] += play_on(workspace, PLAYOUT)
    if PLAYOUT >= HORIZON or is_over(workspace.states[0]):
        set_rewards(workspace)
    else:
        judge_by_network(workspace, leaf)


def judge_by_network(workspace: Workspace, leaf: int) -> None:
    """Set the rewards of an iteration as the network expects them."""
    guide: Guide = workspace.guide
    state = workspace.states[0]
    count = legal_actions(state, workspace.legal)
    if PLAYOUT == 0 and workspace.nodes[leaf].visits == 0:
        keep_priors(workspace, leaf, count)
    else:
        run_network(guide.network, state, workspace.legal, count)
    share_out(workspace, 0, workspace.rewards)
    share_out(workspace, REWARDS, workspace.wins)
    for seat in range(state.seats):
        rank = 1
        for other in range(state.seats):
            rank += 1 if workspace.wins[other] > workspace.wins[seat] else 0
        workspace.ranks[seat] += rank


def share_out(workspace: Workspace, first: int, into: Row) -> None:
    """Write each seat's share, by the judgements from ``first`` on."""
    guide: Guide = workspace.guide
    judgements, total, most = guide.network.judgements, 0, 0
    asked, seats = workspace.states[0].asked, workspace.states[0].seats
    for place in range(seats):
        if place == 0 or judgements[first + place] > most:
            most = judgements[first + place]
    for place in range(seats):
        guide.shares[place] = power_of(most - judgements[first + place])
        total += guide.shares[place]
    for seat in range(seats):
        into[seat] = guide.shares[(seat - asked) % seats] / total
