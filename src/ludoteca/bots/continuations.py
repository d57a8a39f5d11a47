"""Continuations: why a move is better than another, from how matches end after them; compiled for a game.

Pairs of continuations are played, one after each move.  Both redeal what the mover cannot know in the same
way, have the same luck and are played on greedily to the end.  So the differences of their score parts are
less noisy than two means.  All sums are whole numbers: they are equal on every machine.

A difference is *clear* if it is larger than two standard errors and at least half a point.

These functions are compiled with a game's rules (``compiling.compile_extension``), and never run interpreted.
"""

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from ludoteca.core.kernel.chance import seed_luck
from ludoteca.core.kernel.contract import SCORE_PARTS, State, Structs, is_over, play, redeal, score_part
from ludoteca.core.kernel.policies import choose_greedily
from ludoteca.core.kernel.ranking import score
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.kernel.structs import NONE

if TYPE_CHECKING:  # a browser imports this file without NumPy
    import numpy as np
    from numpy.typing import NDArray

ENTRIES = ("compare_moves",)

LEAD = MOST_SEATS  # the row of sums below those of the seats
COLUMNS = 2  # beside the parts: the total, and the total when another seat moves next

SEED = 77
PAIRS = 400  # at most
MOVES = 40_000  # no new pair begins once all continuations together have this many moves
LONGEST = 2000  # moves of a continuation
STREAMS = 1 << 16  # of luck, for each pair
MUCH = 2  # an opponent's loss comes before the mover's gain if it is this many times as large


class Kind(IntEnum):
    """What makes a move better."""

    GAIN = 0  # the mover scores more
    LATER = 1  # the mover scores more at the end, though less at first
    LOSS = 2  # an opponent scores much less
    COST = 3  # an opponent scores less, and the mover too, but not as much


class Finding(IntEnum):
    """Indices into ``findings``, which says what was found.  Points are sums over all pairs."""

    PAIRS = 0
    TOTAL = 1  # the mover's points
    SQUARES = 2  # the squares of their differences
    PART = 3  # the part with most of the gain, or NONE
    GAIN = 4  # the points in it
    SEAT = 5  # the opponent who loses most, or NONE
    LOSS = 6  # the points that it loses


class Workspace(NamedTuple):
    """The buffers of a comparison."""

    states: "NDArray[np.void]"  # one: the state being played
    generators: "NDArray[np.void]"  # one
    legal: "NDArray[np.int64]"
    weights: "NDArray[np.int64]"
    ends: "NDArray[np.int64]"  # of both continuations: columns of each seat
    sums: "NDArray[np.int64]"  # of differences: columns of each seat, and of the lead
    squares: "NDArray[np.int64]"  # of the same differences
    findings: "NDArray[np.int64]"


def compare_moves(workspace: Workspace, root: Structs, seat: int, action: int, other: int) -> int:
    """Compare an action with another one and return what makes it better, or NONE."""
    clear_sums(workspace)
    pairs, moves = 0, 0
    while pairs < PAIRS and moves < MOVES:
        redeal_root(workspace, root, seat, pairs)
        moves += play_on(workspace, seat, action, pairs, 0)
        redeal_root(workspace, root, seat, pairs)
        moves += play_on(workspace, seat, other, pairs, 1)
        add_differences(workspace, seat, root[0].seats)
        pairs += 1
    workspace.findings[Finding.PAIRS] = pairs
    return judge(workspace, seat, root[0].seats)


def clear_sums(workspace: Workspace) -> None:
    for row in range(LEAD + 1):
        for column in range(SCORE_PARTS + COLUMNS):
            workspace.sums[row][column] = 0
            workspace.squares[row][column] = 0


# --- Playing ----------------------------------------------------------------------------------------


def redeal_root(workspace: Workspace, root: Structs, seat: int, pair: int) -> None:
    """Copy the root, and deal again what the mover cannot know: in the same way for the whole pair."""
    workspace.states[0] = root[0]
    seed_luck(workspace.generators[0], SEED, pair * STREAMS)
    redeal(workspace.states[0], seat, workspace.generators[0])


def play_on(workspace: Workspace, seat: int, action: int, pair: int, which: int) -> int:
    """Play an action and then greedily to the end, write the scores, and return the number of moves.

    Each move has its own stream of luck, so that two continuations share it for as long as they are alike.
    """
    state, luck = workspace.states[0], workspace.generators[0]
    moves, has_passed = 0, False
    while moves < LONGEST and not is_over(state):
        if state.asked != seat and not has_passed:
            has_passed = True
            write_scores(workspace, state, which, SCORE_PARTS + 1)
        moves += 1
        seed_luck(luck, SEED, pair * STREAMS + moves)
        if moves > 1:
            action = choose_greedily(state, luck, workspace.legal, workspace.weights)
        play(state, action, luck)
    if not has_passed:
        write_scores(workspace, state, which, SCORE_PARTS + 1)
    write_scores(workspace, state, which, SCORE_PARTS)
    for other in range(state.seats):
        for part in range(SCORE_PARTS):
            workspace.ends[which][other][part] = score_part(state, other, part)
    return moves


def write_scores(workspace: Workspace, state: State, which: int, column: int) -> None:
    for seat in range(state.seats):
        workspace.ends[which][seat][column] = score(state, seat)


# --- Adding up --------------------------------------------------------------------------------------


def add_differences(workspace: Workspace, seat: int, seats: int) -> None:
    """Add the differences of a pair of continuations.

    The lead over the mean of the opponents is counted in parts of a point, so that it is a whole number.
    """
    lead = 0
    for other in range(seats):
        for column in range(SCORE_PARTS + COLUMNS):
            difference = workspace.ends[0][other][column] - workspace.ends[1][other][column]
            add(workspace, other, column, difference)
            if column == SCORE_PARTS:
                lead += (seats - 1) * difference if other == seat else -difference
    add(workspace, LEAD, SCORE_PARTS, lead)


def add(workspace: Workspace, row: int, column: int, difference: int) -> None:
    workspace.sums[row][column] += difference
    workspace.squares[row][column] += difference * difference


# --- Judging ----------------------------------------------------------------------------------------


def judge(workspace: Workspace, seat: int, seats: int) -> int:
    """Set the findings, and return what makes the first action better, or NONE if nothing is clear."""
    findings, sums = workspace.findings, workspace.sums
    findings[Finding.TOTAL] = sums[seat][SCORE_PARTS]
    findings[Finding.SQUARES] = workspace.squares[seat][SCORE_PARTS]
    is_gain = is_clear(workspace, seat, SCORE_PARTS, 1)
    find_part(workspace, seat, is_gain)
    find_opponent(workspace, seat, seats)
    if not is_clear(workspace, LEAD, SCORE_PARTS, 1):
        return NONE
    if is_gain and MUCH * findings[Finding.TOTAL] >= findings[Finding.LOSS]:
        return int(Kind.LATER if is_clear(workspace, seat, SCORE_PARTS + 1, -1) else Kind.GAIN)
    if findings[Finding.SEAT] != NONE:
        return int(Kind.COST if is_clear(workspace, seat, SCORE_PARTS, -1) else Kind.LOSS)
    return NONE


def find_part(workspace: Workspace, seat: int, is_gain: bool) -> None:
    """Find the part in which the mover clearly gains most, if it is at least half of the whole gain."""
    findings, sums = workspace.findings, workspace.sums[seat]
    findings[Finding.PART], findings[Finding.GAIN] = NONE, 0
    for part in range(SCORE_PARTS if is_gain else 0):
        is_large = sums[part] > findings[Finding.GAIN] and 2 * sums[part] >= findings[Finding.TOTAL]
        if is_large and is_clear(workspace, seat, part, 1):
            findings[Finding.PART], findings[Finding.GAIN] = part, sums[part]


def find_opponent(workspace: Workspace, seat: int, seats: int) -> None:
    """Find the opponent who clearly loses most."""
    findings = workspace.findings
    findings[Finding.SEAT], findings[Finding.LOSS] = NONE, 0
    for other in range(seats):
        loss = -workspace.sums[other][SCORE_PARTS]
        if other != seat and loss > findings[Finding.LOSS] and is_clear(workspace, other, SCORE_PARTS, -1):
            findings[Finding.SEAT], findings[Finding.LOSS] = other, loss


def is_clear(workspace: Workspace, row: int, column: int, sign: int) -> bool:
    """Whether a mean difference has this sign, is at least half a point, and twice its standard error.

    The standard error of the mean of n differences is the root of (squares - sum² / n) / (n (n - 1)).
    """
    pairs = workspace.findings[Finding.PAIRS]
    total = sign * workspace.sums[row][column]
    spread = pairs * workspace.squares[row][column] - total * total
    return bool(2 * total >= pairs and total * total * (pairs - 1) > 4 * spread)
