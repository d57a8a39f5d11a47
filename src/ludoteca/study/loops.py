"""Whole matches between bots that do not look ahead, interpreted or compiled.

Match i depends only on the seed and i: its setup depends on the number of the deal, its moves and its bots'
random numbers on the number of the match.  A ``Match`` with bots of the same names plays exactly the same
matches.  The rules' functions come from the game that these functions are bound with (``binding``).

Kernel subset.
"""

from ludoteca.core.kernel.chance import Generator, roll, seed_luck
from ludoteca.core.kernel.contract import (
    SCORE_PARTS,
    TIE_BREAKS,
    Row,
    State,
    Structs,
    end_reason,
    is_over,
    legal_actions,
    play,
    score_part,
    setup,
    tie_break,
)
from ludoteca.core.kernel.final_counts import count_items, measure_seat
from ludoteca.core.kernel.policies import GREEDY, choose_greedily
from ludoteca.core.kernel.ranking import score
from ludoteca.study.workspace import Workspace

ENTRIES = ("play_matches", "write_scores", "write_final_counts")


# --- Seeds ------------------------------------------------------------------------------------------


def derive_seed(seed: int, number: int, luck: Generator) -> int:
    """Return the seed of one deal or one match of a study: 63 bits, different for each number."""
    seed_luck(luck, seed, number)
    return ((luck.one >> 1) << 32) | luck.two


def bot_seed(match_seed: int, seat: int) -> int:
    """Return the seed of the bot on a seat."""
    return match_seed ^ (seat + 1)


# --- Matches ----------------------------------------------------------------------------------------


def play_matches(workspace: Workspace, seed: int, first: int) -> None:
    """Play whole matches, numbered from ``first`` on."""
    seats = len(workspace.bots)
    for row in range(len(workspace.states)):
        deal, rotation = (first + row) // seats, (first + row) % seats
        set_up_deal(workspace, row, derive_seed(seed, deal, workspace.generators[0]))
        match_seed = derive_seed(seed, first + row, workspace.generators[0])
        workspace.moves[row] = play_match(workspace, row, match_seed, rotation)


def set_up_deal(workspace: Workspace, row: int, deal_seed: int) -> None:
    """Set up a state.  All matches of a deal start from the same state."""
    seed_luck(workspace.generators[0], deal_seed, 0)
    setup(workspace.states[row], workspace.options[0], workspace.generators[0])


def play_match(workspace: Workspace, row: int, match_seed: int, rotation: int) -> int:
    """Play to the end, with the line-up rotated over the seats, and return the number of moves."""
    state, seats, moves = workspace.states[row], len(workspace.bots), 0
    for seat in range(seats):
        seed_luck(workspace.generators[1 + seat], bot_seed(match_seed, seat), 0)
    while not is_over(state):
        moves += 1
        action = choose_action(workspace, state, workspace.bots[(state.asked + rotation) % seats])
        seed_luck(workspace.generators[0], match_seed, moves)
        play(state, action, workspace.generators[0])
    return moves


def choose_action(workspace: Workspace, state: State, bot: int) -> int:
    """Return the action that a bot chooses on the seat to move.  ``network_loops`` replaces this function."""
    return choose_by_policy(workspace, state, bot)


def choose_by_policy(workspace: Workspace, state: State, bot: int) -> int:
    """Return a greedy or a random action of the seat to move."""
    luck = workspace.generators[1 + state.asked]
    if bot == GREEDY:
        return choose_greedily(state, luck, workspace.legal, workspace.weights)
    count = legal_actions(state, workspace.legal)
    sort_legal(workspace.legal, count)
    action: int = workspace.legal[roll(count, luck)]
    return action


def sort_legal(legal: Row, count: int) -> None:
    """Sort the legal actions in ascending order, as a match lists them."""
    for index in range(1, count):
        action, before = legal[index], index
        while before > 0 and legal[before - 1] > action:
            legal[before] = legal[before - 1]
            before -= 1
        legal[before] = action


# --- The end ----------------------------------------------------------------------------------------


def write_scores(states: Structs, scores: Row, parts: Row, ties: Row) -> None:
    """Write the scores of finished matches, their parts, and the tie-breaks."""
    for row in range(len(states)):
        for seat in range(states[row].seats):
            scores[row][seat] = score(states[row], seat)
            for part in range(SCORE_PARTS):
                parts[row][seat][part] = score_part(states[row], seat, part)
            for criterion in range(TIE_BREAKS):
                ties[row][seat][criterion] = tie_break(states[row], seat, criterion)


def write_final_counts(states: Structs, counts: Row, measures: Row, reasons: Row) -> None:
    """Write what each seat had at the end of finished matches, and why they ended."""
    for row in range(len(states)):
        reasons[row] = end_reason(states[row])
        for seat in range(states[row].seats):
            count_items(states[row], seat, counts[row][seat])
            measure_seat(states[row], seat, measures[row][seat])
