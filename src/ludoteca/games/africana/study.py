"""AFRICANA: what a seat has at the end, for studies of many games."""

from typing import Any

from ludoteca.core.edition import Edition
from ludoteca.core.structs import NONE
from ludoteca.core.study import Item, Study
from ludoteca.games.africana.names import read_names
from ludoteca.games.africana.state import DONE, SEATS, Artefact, Card

MEASURES = ("expeditions", "artefacts", "artefact-kinds", "guides", "silver", "travel-cards", "open")


def items(edition: Edition) -> tuple[Item, ...]:
    """Every expedition and every adventure, completed."""
    names = read_names(edition)
    return (
        *(Item("expedition", "expedition", word) for word in names.expeditions),
        *(Item("adventure", "adventure", word) for word in names.adventures),
    )


def counts(states: Any) -> Any:
    """Which of the items each seat has completed."""
    import numpy as np

    done = [owned_by_seat(states["expeditions"], 0), owned_by_seat(states["adventures"], DONE)]
    return np.concatenate(done, axis=2).astype(np.int16)


def owned_by_seat(places: Any, first: int) -> Any:
    """Whether each seat owns each card; ``places`` numbers the seats from ``first`` on."""
    import numpy as np

    return places[:, None, :] == first + np.arange(SEATS)[None, :, None]


def measure(states: Any, edition: Edition) -> Any:
    """The measures of each seat, in the order of ``MEASURES``."""
    import numpy as np

    done = owned_by_seat(states["adventures"], DONE)
    artefact = np.array(edition.figures["ARTEFACT"])
    kinds = [done[:, :, artefact == kind].any(axis=2) for kind in Artefact]
    return np.stack(
        [
            owned_by_seat(states["expeditions"], 0).sum(axis=2),
            done[:, :, artefact != NONE].sum(axis=2),
            sum(kind.astype(np.int16) for kind in kinds),
            done[:, :, artefact == NONE].sum(axis=2),
            states["players"]["silver"],
            states["players"]["hand"][:, :, : Card.JOKER].sum(axis=2),
            owned_by_seat(states["adventures"], 0).sum(axis=2),
        ],
        axis=2,
    )


def reasons(states: Any) -> Any:
    """``exhausted`` where a slot could not be filled."""
    import numpy as np

    return np.where((states["slots"]["expedition"] == NONE).any(axis=1), "exhausted", "idle")


STUDY = Study(items, counts, MEASURES, measure, reasons)
