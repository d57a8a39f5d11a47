"""Loops over many matches, on the cores of a CPU or on a GPU.

The functions of the first part loop over the matches ``first``, ``first + stride``, ... of an array.  A core
takes a contiguous chunk, a GPU thread takes every n-th match.  The second part is for GPUs only: it has the
entry points, and whole matches played by blocks of threads.

Compiled only, never interpreted: rows of NumPy arrays, and ``cuda`` in the second part.
"""

from typing import TYPE_CHECKING, Any

from ludoteca.core.kernel.chance import roll, seed_luck
from ludoteca.core.kernel.contract import (
    ACTIONS,
    SCORE_PARTS,
    Row,
    Structs,
    is_legal,
    is_over,
    legal_actions,
    observe,
    play,
    preference,
    score_part,
    setup,
)
from ludoteca.core.kernel.playouts import playout
from ludoteca.core.kernel.policies import choose_greedily, log_of_weight
from ludoteca.core.kernel.ranking import score, share_of
from ludoteca.core.kernel.structs import NONE

if TYPE_CHECKING:  # what ``ptx`` provides
    cuda: Any
    int16: Any
    int32: Any
    STATE: Any
    BLOCK: int


ENTRIES = (
    "start_matches",
    "renew_matches",
    "finish_matches",
    "choose_actions",
    "choose_greedy_actions",
    "step_matches",
    "write_masks",
    "write_preferences",
    "write_observations",
    "write_scores",
    "write_score_parts",
    "write_shares",
)

# What a thread of a block is about to do, if it is not an action and not NONE.
NEW_MATCH = -2
WARP = 32

# --- Many matches -----------------------------------------------------------------------------------


def start_matches(
    first: int, last: int, stride: int, states: Structs, generators: Structs, options: Structs, seed: int
) -> None:
    """Set up empty states.  Match i gets stream i of the seed's random numbers."""
    for match in range(first, last, stride):
        seed_luck(generators[match], seed, match)
        setup(states[match], options[match % len(options)], generators[match])


def renew_matches(
    first: int,
    last: int,
    stride: int,
    states: Structs,
    generators: Structs,
    options: Structs,
    empty: Structs,
    renewed: Row,
) -> None:
    """Set up each finished match again, with the luck that it has left, and write 1 for it."""
    for match in range(first, last, stride):
        renewed[match] = 0
        if is_over(states[match]):
            states[match] = empty[0]
            setup(states[match], options[match % len(options)], generators[match])
            renewed[match] = 1


def finish_matches(
    first: int, last: int, stride: int, states: Structs, generators: Structs, moves: Row, legal: Row
) -> None:
    """Play random moves to the end of each match and count them."""
    for match in range(first, last, stride):
        moves[match] = playout(states[match], generators[match], legal)


def choose_actions(
    first: int, last: int, stride: int, states: Structs, generators: Structs, actions: Row, legal: Row
) -> None:
    """Choose a random legal action of each match, NONE when it is over."""
    for match in range(first, last, stride):
        actions[match] = NONE
        if not is_over(states[match]):
            count = legal_actions(states[match], legal)
            actions[match] = legal[roll(count, generators[match])]


def choose_greedy_actions(
    first: int,
    last: int,
    stride: int,
    states: Structs,
    generators: Structs,
    actions: Row,
    legal: Row,
    weights: Row,
) -> None:
    """Choose the action of each match that the game's heuristic prefers, NONE when it is over."""
    for match in range(first, last, stride):
        actions[match] = NONE
        if not is_over(states[match]):
            actions[match] = choose_greedily(states[match], generators[match], legal, weights)


def step_matches(
    first: int, last: int, stride: int, states: Structs, generators: Structs, actions: Row, played: Row
) -> None:
    """Play the legal actions and write 1 for each match where the action was legal."""
    for match in range(first, last, stride):
        action = actions[match]
        played[match] = 0
        if (
            action >= 0
            and action < ACTIONS
            and not is_over(states[match])
            and is_legal(states[match], action)
        ):
            play(states[match], action, generators[match])
            played[match] = 1


def write_masks(first: int, last: int, stride: int, states: Structs, masks: Row, legal: Row) -> None:
    """Write 1 for each legal action.  Nothing is legal when a match is over."""
    for match in range(first, last, stride):
        for action in range(ACTIONS):
            masks[match, action] = 0
        if not is_over(states[match]):
            for index in range(legal_actions(states[match], legal)):
                masks[match, legal[index]] = 1


def write_preferences(
    first: int, last: int, stride: int, states: Structs, preferences: Row, legal: Row
) -> None:
    """Write how much the heuristic likes each legal action: 1 and more, on a logarithmic scale; else 0."""
    for match in range(first, last, stride):
        for action in range(ACTIONS):
            preferences[match, action] = 0
        if not is_over(states[match]):
            for index in range(legal_actions(states[match], legal)):
                weight = preference(states[match], legal[index])
                preferences[match, legal[index]] = 1 + log_of_weight(weight)


def write_observations(
    first: int, last: int, stride: int, states: Structs, seats: Row, features: Row
) -> None:
    """Write what one seat of each match knows."""
    for match in range(first, last, stride):
        observe(states[match], seats[match], features[match])


def write_scores(first: int, last: int, stride: int, states: Structs, scores: Row) -> None:
    """Write the score of every seat."""
    for match in range(first, last, stride):
        for seat in range(states[match].seats):
            scores[match, seat] = score(states[match], seat)


def write_score_parts(first: int, last: int, stride: int, states: Structs, parts: Row) -> None:
    """Write the score of every seat by the lines of the score pad, one seat after the other."""
    for match in range(first, last, stride):
        for seat in range(states[match].seats):
            for part in range(SCORE_PARTS):
                parts[match, seat * SCORE_PARTS + part] = score_part(states[match], seat, part)


def write_shares(first: int, last: int, stride: int, states: Structs, shares: Row) -> None:
    """Write every seat's share of the win in a finished match, in parts of WHOLE_SHARE."""
    for match in range(first, last, stride):
        if is_over(states[match]):
            for seat in range(states[match].seats):
                shares[match, seat] = share_of(states[match], seat)


# --- GPU entry points ---------------------------------------------------------------------------


def start_kernel(states: Structs, generators: Structs, options: Structs, seed: int) -> None:
    start_matches(cuda.grid(1), len(states), cuda.gridsize(1), states, generators, options, seed)


def renew_kernel(
    states: Structs, generators: Structs, options: Structs, empty: Structs, renewed: Row
) -> None:
    renew_matches(cuda.grid(1), len(states), cuda.gridsize(1), states, generators, options, empty, renewed)


def finish_kernel(states: Structs, generators: Structs, moves: Row) -> None:
    legal = cuda.local.array(ACTIONS, int16)
    finish_matches(cuda.grid(1), len(states), cuda.gridsize(1), states, generators, moves, legal)


def choose_kernel(states: Structs, generators: Structs, actions: Row) -> None:
    legal = cuda.local.array(ACTIONS, int16)
    choose_actions(cuda.grid(1), len(states), cuda.gridsize(1), states, generators, actions, legal)


def greedy_kernel(states: Structs, generators: Structs, actions: Row) -> None:
    legal = cuda.local.array(ACTIONS, int16)
    weights = cuda.local.array(ACTIONS, int32)
    choose_greedy_actions(
        cuda.grid(1), len(states), cuda.gridsize(1), states, generators, actions, legal, weights
    )


def step_kernel(states: Structs, generators: Structs, actions: Row, played: Row) -> None:
    step_matches(cuda.grid(1), len(states), cuda.gridsize(1), states, generators, actions, played)


def mask_kernel(states: Structs, masks: Row) -> None:
    legal = cuda.local.array(ACTIONS, int16)
    write_masks(cuda.grid(1), len(states), cuda.gridsize(1), states, masks, legal)


def prefer_kernel(states: Structs, preferences: Row) -> None:
    legal = cuda.local.array(ACTIONS, int16)
    write_preferences(cuda.grid(1), len(states), cuda.gridsize(1), states, preferences, legal)


def observe_kernel(states: Structs, seats: Row, features: Row) -> None:
    write_observations(cuda.grid(1), len(states), cuda.gridsize(1), states, seats, features)


def score_kernel(states: Structs, scores: Row) -> None:
    write_scores(cuda.grid(1), len(states), cuda.gridsize(1), states, scores)


def part_kernel(states: Structs, parts: Row) -> None:
    write_score_parts(cuda.grid(1), len(states), cuda.gridsize(1), states, parts)


def share_kernel(states: Structs, shares: Row) -> None:
    write_shares(cuda.grid(1), len(states), cuda.gridsize(1), states, shares)


# --- Whole matches by blocks of threads -------------------------------------------------------------
#
# The threads of a warp run different code one after the other, not in parallel.  So after choosing their
# actions, the threads of a block swap matches: threads that are about to run the same code become neighbours.
# The states are in the block's shared memory.  New matches wait until there are enough of them to be set up
# together.  ``play_kernel`` is one long function, because its phases share a dozen arrays and registers.


def sort_key(step: int, action: int) -> int:
    """Return a number below BLOCK - 2 that is close for actions that run the same code."""
    if step == 0:
        return action * (BLOCK // 2) // ACTIONS
    share = BLOCK // 32
    return min(BLOCK // 2 + step * share + action * share // ACTIONS, BLOCK - 3)


def sum_before(counts: Row, warps: Row, thread: int) -> None:
    """Replace each count by the sum of the counts before it.  All threads of the block take part."""
    before = 0
    for other in range(thread // WARP * WARP, thread):
        before += counts[other]
    if thread % WARP == WARP - 1:
        warps[thread // WARP] = before + counts[thread]
    cuda.syncthreads()
    for warp in range(thread // WARP):
        before += warps[warp]
    counts[thread] = before
    cuda.syncthreads()


def play_kernel(states: Structs, generators: Structs, options: Structs, seed: int, moves: Row) -> None:
    """Play random matches from setup to the end.  Match i gets stream i of the seed's random numbers."""
    shared_states = cuda.shared.array(0, STATE)
    legal = cuda.local.array(ACTIONS, int16)
    matches = cuda.shared.array(BLOCK, int32)  # the match in each slot
    counts = cuda.shared.array(BLOCK, int32)
    warps = cuda.shared.array(WARP, int32)
    next_slots = cuda.shared.array(BLOCK, int32)  # the slot that each thread takes next
    next_plans = cuda.shared.array(BLOCK, int32)  # and what it does there
    taken = cuda.shared.array(1, int32)  # how many matches of this block have begun
    thread, first, rows = cuda.threadIdx.x, cuda.blockIdx.x * BLOCK, cuda.gridDim.x * BLOCK

    slot, plan, count = int32(thread), int32(NEW_MATCH), int32(0)
    matches[thread] = first + thread
    if matches[thread] >= len(states):
        plan = int32(NONE)
    if thread == 0:
        taken[0] = BLOCK
    while True:
        order = BLOCK - 1
        # 1. Write a match that is over back, and take the next one.
        if plan >= 0 and is_over(shared_states[slot]):
            states[matches[slot]] = shared_states[slot]
            turn = cuda.atomic.add(taken, 0, 1)
            matches[slot] = first + turn % BLOCK + turn // BLOCK * rows
            plan = int32(NEW_MATCH) if matches[slot] < len(states) else int32(NONE)
        # 2. Choose an action.
        if plan >= 0:
            choices = legal_actions(shared_states[slot], legal)
            plan = int32(legal[roll(choices, generators[matches[slot]])])
            order = sort_key(shared_states[slot].step, plan)
            count += 1
        elif plan == NEW_MATCH:
            order = BLOCK - 2
        # 3. Stop when no thread has anything to do.
        counts[thread] = 0
        if cuda.syncthreads_or(int32(plan != NONE)) == 0:
            break
        # 4. Count what the threads are about to do, and see whether enough matches wait for their setup.
        before = cuda.atomic.add(counts, order, 1)
        cuda.syncthreads()
        waiting = counts[BLOCK - 2]
        starts = waiting >= WARP or waiting + counts[BLOCK - 1] == BLOCK
        # 5. Sort, and swap slots, so that neighbours run the same code.
        sum_before(counts, warps, thread)
        next_slots[counts[order] + before] = slot
        next_plans[counts[order] + before] = plan
        cuda.syncthreads()
        slot, plan = next_slots[thread], next_plans[thread]
        # 6. Play the action, or set up a new match.
        if plan >= 0:
            play(shared_states[slot], plan, generators[matches[slot]])
        elif plan == NEW_MATCH and starts:
            match = matches[slot]
            shared_states[slot] = states[match]
            seed_luck(generators[match], seed, match)
            setup(shared_states[slot], options[match % len(options)], generators[match])
            plan = int32(0)
    moves[first + thread] = count
