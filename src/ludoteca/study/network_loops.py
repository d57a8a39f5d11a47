"""Whole matches in which networks have seats too.

These functions are compiled on top of ``loops`` and ``inference``; one of them replaces that of ``loops``.
They are never interpreted: a sample is played again as matches of bots (``matches.check_sample``).
"""

from ludoteca.bots.inference import likeliest_action
from ludoteca.core.kernel.contract import State
from ludoteca.core.kernel.policies import GREEDY
from ludoteca.study.loops import choose_by_policy
from ludoteca.study.workspace import Workspace

ENTRIES = ("play_matches",)
NETWORK = GREEDY + 1  # one more policy of compiled play


def choose_action(workspace: Workspace, state: State, bot: int) -> int:
    """Return the action that a bot chooses on the seat to move."""
    if bot == NETWORK:
        return likeliest_action(workspace.network, state, workspace.legal)
    return choose_by_policy(workspace, state, bot)
