"""Operations: what a device can run over the matches of a batch.

Each is declared here once.  Cores run its loop; GPUs run its entry point, a GPU kernel, which ``ptx``
compiles.  Both are functions of ``loops``.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from inspect import signature
from typing import Literal

from ludoteca.batch import loops

# Arrays of states, generators, options and integers, tables with a row of integers for each match, a seed.
Parameter = Literal[
    "states", "generators", "options", "seed", "int8", "int32", "int8 rows", "int16 rows", "int32 rows"
]
RANGE = 3  # the first parameters of a loop: over which matches it goes


@dataclass(frozen=True)
class Declaration:
    """The functions of an operation, and the parameters that both of them have."""

    loop: Callable[..., None] | None
    entry_point: Callable[..., None]
    parameters: tuple[Parameter, ...]

    @property
    def buffers(self) -> int:
        """How many buffers with room for all actions the loop needs: legal actions, and their weights."""
        return len(signature(self.loop).parameters) - RANGE - len(self.parameters) if self.loop else 0


class Operation(Enum):
    """Something that a device can run over the matches of a batch."""

    START = Declaration(loops.start_matches, loops.start_kernel, ("states", "generators", "options", "seed"))
    RENEW = Declaration(
        loops.renew_matches, loops.renew_kernel, ("states", "generators", "options", "states", "int8")
    )
    FINISH = Declaration(loops.finish_matches, loops.finish_kernel, ("states", "generators", "int32"))
    CHOOSE = Declaration(loops.choose_actions, loops.choose_kernel, ("states", "generators", "int32"))
    GREEDY = Declaration(loops.choose_greedy_actions, loops.greedy_kernel, ("states", "generators", "int32"))
    STEP = Declaration(loops.step_matches, loops.step_kernel, ("states", "generators", "int32", "int8"))
    MASK = Declaration(loops.write_masks, loops.mask_kernel, ("states", "int8 rows"))
    PREFER = Declaration(loops.write_preferences, loops.prefer_kernel, ("states", "int16 rows"))
    OBSERVE = Declaration(loops.write_observations, loops.observe_kernel, ("states", "int32", "int16 rows"))
    SCORE = Declaration(loops.write_scores, loops.score_kernel, ("states", "int32 rows"))
    PART = Declaration(loops.write_score_parts, loops.part_kernel, ("states", "int16 rows"))
    SHARE = Declaration(loops.write_shares, loops.share_kernel, ("states", "int8 rows"))
    # Whole matches on a GPU.  Cores start and finish them.
    PLAY = Declaration(None, loops.play_kernel, ("states", "generators", "options", "seed", "int32"))

    @property
    def file_name(self) -> str:
        """The name of the file with its GPU kernel."""
        return f"{self.name.lower()}.ptx"
