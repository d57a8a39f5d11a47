"""MASTER ELF: what a seat has at the end, for studies of many games."""

from typing import Any

from ludoteca.core.edition import Edition
from ludoteca.core.structs import NONE
from ludoteca.core.study import Study, Thing
from ludoteca.games.master_elf import state as s
from ludoteca.games.master_elf.names import names_of

FEATURES = ("gifts", "elves", "rainbow", "ingredients", "crystal", "special")
TWICE = 2  # a stack that ran out so often ended the game


def things(edition: Edition) -> tuple[Thing, ...]:
    """Every gift."""
    return tuple(Thing("gift", "gift", word) for word in names_of(edition).gifts)


def held(states: Any) -> Any:
    """Whether a gift lies with each seat."""
    import numpy as np

    return states["gifts"][:, None, :] == np.arange(s.SEATS)[None, :, None]


def counts(states: Any) -> Any:
    import numpy as np

    return held(states).astype(np.int16)


def measures(states: Any, edition: Edition) -> Any:
    import numpy as np

    gifts, players = held(states), states["players"]
    return np.stack(
        [
            gifts.sum(axis=2),
            (gifts & (np.array(edition.figures["ELF"]) > 0)).sum(axis=2),
            (gifts & (np.array(edition.figures["COLOUR"]) == NONE)).sum(axis=2),
            players["hand"].sum(axis=2),
            players["crystal"],
            players["special"],
        ],
        axis=2,
    )


def reasons(states: Any) -> Any:
    """``exhausted`` where a stack ran out for the second time."""
    import numpy as np

    return np.where(states["exhausted"] == TWICE, "exhausted", "idle")


STUDY = Study(things, counts, FEATURES, measures, reasons)
