"""The workspace of ``loops.play_matches``."""

from typing import Any, NamedTuple


class Workspace(NamedTuple):
    """Its buffers.  ``Any``: they are arrays for compiled code, and lists for the interpreter."""

    states: Any
    moves: Any  # of each match
    options: Any  # one
    bots: Any  # the line-up, by the numbers of their policies
    lucks: Any  # the match's, then one for each seat
    legal: Any
    weights: Any
