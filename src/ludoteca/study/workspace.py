"""The workspace of ``loops.play_matches``."""

from typing import Any, NamedTuple

from ludoteca.core.kernel.contract import Row


class Workspace(NamedTuple):
    """Its buffers.  They are arrays for compiled code, and lists for the interpreter."""

    states: Row
    moves: Row  # of each match
    options: Row  # one
    bots: Row  # the line-up, by the numbers of their policies
    lucks: Row  # the match's, then one for each seat
    legal: Row
    weights: Row
    network: Any = ()  # an ``inference.NetworkWorkspace``, where networks have seats
