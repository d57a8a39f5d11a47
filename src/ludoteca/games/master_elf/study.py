"""MASTER ELF: what each seat has at the end, for studies of many matches.

Arrays are ``Any``: NumPy is imported only when a study runs.
"""

from typing import Any

from ludoteca.core.edition import Edition
from ludoteca.core.structs import NONE
from ludoteca.core.study import Item, Study
from ludoteca.games.master_elf.names import read_names
from ludoteca.games.master_elf.state import EXHAUSTIONS, SEATS

MEASURES = ("gifts", "elves", "rainbow", "ingredients", "crystal", "special")


def items(edition: Edition) -> tuple[Item, ...]:
    """Every gift."""
    return tuple(Item("gift", "gift", word) for word in read_names(edition).gifts)


def owned(states: Any) -> Any:
    """Whether each seat has each gift."""
    import numpy as np

    return states["gifts"][:, None, :] == np.arange(SEATS)[None, :, None]


def counts(states: Any) -> Any:
    """How many of each gift each seat has: 0 or 1."""
    import numpy as np

    return owned(states).astype(np.int16)


def measure(states: Any, edition: Edition) -> Any:
    """The measures of each seat, in the order of ``MEASURES``."""
    import numpy as np

    gifts, players = owned(states), states["players"]
    return np.stack(
        [
            gifts.sum(axis=2),
            (gifts & (np.array(edition.figures["ELF"]) > 0)).sum(axis=2),
            (gifts & (np.array(edition.figures["COLOUR"]) == NONE)).sum(axis=2),
            players["hand"].sum(axis=2),
            players["crystal"],
            players["special_used"],
        ],
        axis=2,
    )


def reasons(states: Any) -> Any:
    """The reason of each end, as ``words.reason`` gives it."""
    import numpy as np

    return np.where(states["exhausted"] == EXHAUSTIONS, "exhausted", "idle")


STUDY = Study(items, counts, MEASURES, measure, reasons)
