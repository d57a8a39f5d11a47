"""The workspace of ``loops.play_matches``."""

from typing import Any, NamedTuple

from ludoteca.core.kernel.contract import Row, Structs


class Workspace(NamedTuple):
    """Its buffers.  They are arrays for compiled code, and lists for the interpreter."""

    states: Structs
    moves: Row  # of each match
    options: Structs  # one
    bots: Row  # the line-up, by the numbers of their policies
    generators: Structs  # the match's, then one for each seat
    legal: Row
    weights: Row
    network: Any = ()  # an ``inference.NetworkWorkspace``, where networks have seats
