"""Matches of a learner against greedy at native speed: the learner nudges the game's heuristic.

The probability of a move is in proportion to ``preference ** trust * exp(nudges[action] · context)``.  The
context is a few numbers that are computed from what the seat observes.  These functions are compiled with
the rules of a game (``compiling.compile_extension``), as the search bots are.
"""

from math import exp, log
from typing import Any, NamedTuple

from ludoteca.core.kernel.chance import roll
from ludoteca.core.kernel.contract import (
    State,
    is_over,
    legal_actions,
    observe,
    play,
    preference,
    setup,
)
from ludoteca.core.kernel.policies import choose_greedily
from ludoteca.core.kernel.ranking import score

ENTRIES = ("play_matches",)
PRECISION = 1 << 30  # of a random number
LONGEST = 1500  # moves; a chain of Graduates can delay the end of a match
UNFINISHED = -40  # the margin of a match that is longer


class Workspace(NamedTuple):
    """The arrays of many matches, one row each, and the buffers that they share.

    ``Any``: Numba gives the arrays their types.
    """

    states: Any
    generators: Any
    margins: Any  # the learner's points minus the best opponent's
    gradients: Any  # of the log probability of the played moves, by nudge
    options: Any  # one, for all matches
    blank: Any  # one empty state
    projection: Any  # context = projection · features
    nudges: Any  # by action and context
    trust: float  # how much the heuristic counts
    legal: Any
    weights: Any
    features: Any
    context: Any
    chances: Any  # of each legal move, not normalized


def play_matches(workspace: Workspace, explores: bool) -> None:
    """Play all matches, with the learner on seat 0, 1, ... in turn.

    A learner that explores chooses at random and adds up gradients.  Otherwise it plays the most likely move.
    """
    for match in range(len(workspace.states)):
        workspace.states[match] = workspace.blank[0]
        state, luck = workspace.states[match], workspace.generators[match]
        setup(state, workspace.options[0], luck)
        seat, moves = match % state.seats, 0
        while not is_over(state) and moves < LONGEST:
            moves += 1
            if state.asked != seat:
                play(state, choose_greedily(state, luck, workspace.legal, workspace.weights), luck)
            else:
                count = legal_actions(state, workspace.legal)
                place = choose_place(workspace, state, count, match, explores) if count > 1 else 0
                play(state, workspace.legal[place], luck)
        workspace.margins[match] = margin(state, seat) if is_over(state) else UNFINISHED


def margin(state: State, seat: int) -> int:
    best = -1000
    for other in range(state.seats):
        if other != seat:
            best = max(best, score(state, other))
    return int(score(state, seat)) - best


def choose_place(workspace: Workspace, state: State, count: int, match: int, explores: bool) -> int:
    """Return the place of an action in the list of legal actions."""
    write_context(workspace, state)
    total = write_chances(workspace, state, count)
    place = 0
    if not explores:
        for other in range(count):
            if workspace.chances[other] > workspace.chances[place]:
                place = other
        return place
    mark = total * roll(PRECISION, workspace.generators[match]) / PRECISION - workspace.chances[0]
    while mark >= 0 and place < count - 1:
        place += 1
        mark -= workspace.chances[place]
    for other in range(count):
        pull = (1.0 if other == place else 0.0) - workspace.chances[other] / total
        for number in range(len(workspace.context)):
            workspace.gradients[match, workspace.legal[other], number] += pull * workspace.context[number]
    return place


def write_context(workspace: Workspace, state: State) -> None:
    """Compute the context from what the seat observes.  The first number is always 1."""
    observe(state, state.asked, workspace.features)
    for number in range(len(workspace.context)):
        workspace.context[number] = 1.0 if number == 0 else 0.0
        for feature in range(len(workspace.features)):
            workspace.context[number] += workspace.projection[number, feature] * workspace.features[feature]


def write_chances(workspace: Workspace, state: State, count: int) -> float:
    """Write how likely each legal move is, and return the sum."""
    most = -1e9
    for place in range(count):
        action = workspace.legal[place]
        workspace.chances[place] = workspace.trust * log(float(preference(state, action)))
        for number in range(len(workspace.context)):
            workspace.chances[place] += workspace.nudges[action, number] * workspace.context[number]
        most = max(most, workspace.chances[place])
    total = 0.0
    for place in range(count):
        workspace.chances[place] = exp(workspace.chances[place] - most)
        total += workspace.chances[place]
    return total
