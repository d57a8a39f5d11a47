"""Workspace: the buffers that ``loops.play_matches`` works on."""

from typing import Any, NamedTuple

from ludoteca.core.kernel.contract import Row, Structs


class Workspace(NamedTuple):
    """The buffers of matches: arrays for compiled code, and lists for the interpreter."""

    states: Structs
    moves: Row  # how many each match has had
    options: Structs  # a single one
    bots: Row  # the line-up, by the numbers of their policies
    generators: Structs  # that of the match, then one for each seat
    legal: Row
    weights: Row
    network: Any = ()  # an ``inference.NetworkWorkspace``, where networks have seats
