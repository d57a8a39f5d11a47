"""Kernels: what is done to many games at once, on the cores of a CPU or on a GPU.

The functions of the first part go over games ``first``, ``first + stride``, ... of an array of states: a core
takes a stretch of them, a thread of a GPU every so-manieth.  The second part is for GPUs alone: the ways in,
and whole games played by blocks of threads.

Kernel subset, but for ``cuda`` in the second part.
"""

from typing import TYPE_CHECKING, Any

from ludoteca.core.chance import roll, seed_luck
from ludoteca.core.playouts import playout
from ludoteca.core.structs import NONE

if TYPE_CHECKING:
    from ludoteca.core.chance import Luck

    cuda: Any
    int16: Any
    int32: Any
    State: Any
    ACTIONS: int
    BLOCK: int

    def setup(state: Any, options: Any, luck: Luck) -> None: ...
    def legal_actions(state: Any, legal: Any) -> int: ...
    def is_legal(state: Any, action: int) -> bool: ...
    def play(state: Any, action: int, luck: Luck) -> None: ...
    def is_over(state: Any) -> bool: ...
    def score(state: Any, seat: int) -> int: ...
    def observe(state: Any, seat: int, features: Any) -> None: ...


ENTRIES = (
    "start_games",
    "finish_games",
    "choose_games",
    "step_games",
    "mask_games",
    "observe_games",
    "score_games",
)

# What a thread of a block is about to do, if it is not an action.
NEW_GAME = -2
NOTHING = -1
WARP = 32

# --- Many games -----------------------------------------------------------------------------------


def start_games(first: int, last: int, stride: int, states: Any, lucks: Any, options: Any, seed: int) -> None:
    """Set empty tables up, game i with the luck of stream i of the seed."""
    for game in range(first, last, stride):
        seed_luck(lucks[game], seed, game)
        setup(states[game], options[0], lucks[game])


def finish_games(first: int, last: int, stride: int, states: Any, lucks: Any, moves: Any, legal: Any) -> None:
    """Random moves to the end of each game; how many there were."""
    for game in range(first, last, stride):
        moves[game] = playout(states[game], lucks[game], legal)


def choose_games(
    first: int, last: int, stride: int, states: Any, lucks: Any, actions: Any, legal: Any
) -> None:
    """A legal action of each game, all equally likely; NONE when it is over."""
    for game in range(first, last, stride):
        actions[game] = NONE
        if not is_over(states[game]):
            count = legal_actions(states[game], legal)
            actions[game] = legal[roll(count, lucks[game])]


def step_games(
    first: int, last: int, stride: int, states: Any, lucks: Any, actions: Any, played: Any
) -> None:
    """Play the actions that are legal; 1 for each game where it was."""
    for game in range(first, last, stride):
        action = actions[game]
        played[game] = 0
        if action >= 0 and action < ACTIONS and not is_over(states[game]) and is_legal(states[game], action):
            play(states[game], action, lucks[game])
            played[game] = 1


def mask_games(first: int, last: int, stride: int, states: Any, masks: Any, legal: Any) -> None:
    """1 for each legal action of each game; none is legal when a game is over."""
    for game in range(first, last, stride):
        for action in range(ACTIONS):
            masks[game, action] = 0
        if not is_over(states[game]):
            for place in range(legal_actions(states[game], legal)):
                masks[game, legal[place]] = 1


def observe_games(first: int, last: int, stride: int, states: Any, seats: Any, features: Any) -> None:
    """What a seat of each game knows."""
    for game in range(first, last, stride):
        observe(states[game], seats[game], features[game])


def score_games(first: int, last: int, stride: int, states: Any, scores: Any) -> None:
    """The score of every seat of each game."""
    for game in range(first, last, stride):
        for seat in range(states[game].seats):
            scores[game, seat] = score(states[game], seat)


# --- Ways in from a GPU ---------------------------------------------------------------------------


def start_kernel(states: Any, lucks: Any, options: Any, seed: int) -> None:
    start_games(cuda.grid(1), len(states), cuda.gridsize(1), states, lucks, options, seed)


def finish_kernel(states: Any, lucks: Any, moves: Any) -> None:
    legal = cuda.local.array(ACTIONS, int16)
    finish_games(cuda.grid(1), len(states), cuda.gridsize(1), states, lucks, moves, legal)


def choose_kernel(states: Any, lucks: Any, actions: Any) -> None:
    legal = cuda.local.array(ACTIONS, int16)
    choose_games(cuda.grid(1), len(states), cuda.gridsize(1), states, lucks, actions, legal)


def step_kernel(states: Any, lucks: Any, actions: Any, played: Any) -> None:
    step_games(cuda.grid(1), len(states), cuda.gridsize(1), states, lucks, actions, played)


def mask_kernel(states: Any, masks: Any) -> None:
    legal = cuda.local.array(ACTIONS, int16)
    mask_games(cuda.grid(1), len(states), cuda.gridsize(1), states, masks, legal)


def observe_kernel(states: Any, seats: Any, features: Any) -> None:
    observe_games(cuda.grid(1), len(states), cuda.gridsize(1), states, seats, features)


def score_kernel(states: Any, scores: Any) -> None:
    score_games(cuda.grid(1), len(states), cuda.gridsize(1), states, scores)


# --- Whole games by blocks of threads -------------------------------------------------------------
#
# Threads of a warp that do different things do them one after the other.  So between choosing and playing
# the threads of a block change tables: those who are about to do the same sit side by side.  The tables lie
# in the block's shared memory, and new games wait until there are enough of them to be set up together.


def likeness(step: int, action: int) -> int:
    """Actions that run the same code have neighbouring numbers, below BLOCK - 2."""
    if step == 0:
        return action * (BLOCK // 2) // ACTIONS
    share = BLOCK // 32
    return min(BLOCK // 2 + step * share + action * share // ACTIONS, BLOCK - 3)


def sums_before(counts: Any, warps: Any, thread: int) -> None:
    """Replace each count by the sum of those before it; all threads of the block take part."""
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


def play_kernel(states: Any, lucks: Any, options: Any, seed: int, moves: Any) -> None:
    """Random games from the deal to the end, game i with the luck of stream i of the seed."""
    tables = cuda.shared.array(0, State)
    legal = cuda.local.array(ACTIONS, int16)
    games = cuda.shared.array(BLOCK, int32)  # which game is played at each table
    counts = cuda.shared.array(BLOCK, int32)
    warps = cuda.shared.array(WARP, int32)
    seats = cuda.shared.array(BLOCK, int32)  # at which table each thread sits down
    plans = cuda.shared.array(BLOCK, int32)  # and what it does there
    taken = cuda.shared.array(1, int32)
    thread, first, rows = cuda.threadIdx.x, cuda.blockIdx.x * BLOCK, cuda.gridDim.x * BLOCK

    table, plan, count = int32(thread), int32(NEW_GAME), int32(0)
    games[thread] = first + thread
    if games[thread] >= len(states):
        plan = int32(NOTHING)
    if thread == 0:
        taken[0] = BLOCK
    while True:
        order = BLOCK - 1
        if plan >= 0 and is_over(tables[table]):
            states[games[table]] = tables[table]
            turn = cuda.atomic.add(taken, 0, 1)
            games[table] = first + turn % BLOCK + turn // BLOCK * rows
            plan = int32(NEW_GAME) if games[table] < len(states) else int32(NOTHING)
        if plan >= 0:
            choices = legal_actions(tables[table], legal)
            plan = int32(legal[roll(choices, lucks[games[table]])])
            order = likeness(tables[table].step, plan)
            count += 1
        elif plan == NEW_GAME:
            order = BLOCK - 2
        counts[thread] = 0
        if cuda.syncthreads_or(int32(plan != NOTHING)) == 0:
            break
        place = cuda.atomic.add(counts, order, 1)
        cuda.syncthreads()
        waiting = counts[BLOCK - 2]
        starts = waiting >= WARP or waiting + counts[BLOCK - 1] == BLOCK
        sums_before(counts, warps, thread)
        seats[counts[order] + place] = table
        plans[counts[order] + place] = plan
        cuda.syncthreads()
        table, plan = seats[thread], plans[thread]
        if plan >= 0:
            play(tables[table], plan, lucks[games[table]])
        elif plan == NEW_GAME and starts:
            game = games[table]
            tables[table] = states[game]
            seed_luck(lucks[game], seed, game)
            setup(tables[table], options[0], lucks[game])
            plan = int32(0)
    moves[first + thread] = count
