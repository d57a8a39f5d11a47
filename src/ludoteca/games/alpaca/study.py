"""ALPACA: what each seat has at the end, for studies of many games.

An array of final states has one element for each game.  NumPy is imported only when a study needs it.
"""

from typing import TYPE_CHECKING

from ludoteca.core.edition import Edition
from ludoteca.core.structs import NONE
from ludoteca.core.study import Item, Study
from ludoteca.games.alpaca.names import CARDS
from ludoteca.games.alpaca.state import KINDS, MIME_AS_NOISEMAKER, SEATS, Card

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ALPACAS = [card for card in Card if card != Card.FENCE]
MEASURES = ("alpacas", "cards", "puppies", "kinds", "fences-left")


def items(edition: Edition) -> tuple[Item, ...]:
    """Every alpaca twice: owned anywhere, and behind a Fence."""
    return tuple(Item(group, "card", CARDS[card]) for group in ("owned", "farm") for card in ALPACAS)


def counts(states: "NDArray[np.void]") -> "NDArray[np.int16]":
    """How many of each item a seat has."""
    import numpy as np

    farm = count_in_farm(states)
    owned = count_outside(states) + farm
    return np.concatenate([owned[:, :, ALPACAS], farm[:, :, ALPACAS]], axis=2)


def count_outside(states: "NDArray[np.void]") -> "NDArray[np.int16]":
    """Hand, draw pile and discard pile by kind, and what the active seat has played."""
    import numpy as np

    players = states["players"]
    cards = np.zeros(players["hand"].shape, np.int16)
    for pile in ("hand", "deck", "discard"):
        cards += players[pile]
    cards[np.arange(len(states)), states["active"]] += states["played"]
    return cards


def count_in_farm(states: "NDArray[np.void]") -> "NDArray[np.int16]":
    """The farm by kind; a Mime stays a Mime whatever it copied (A-R12)."""
    import numpy as np

    farm = states["players"]["farm"]
    names = np.where(farm == MIME_AS_NOISEMAKER, Card.MIME, farm)
    return np.asarray((names[..., None] == np.arange(KINDS)).sum(axis=2, dtype=np.int16))


def measure(states: "NDArray[np.void]", edition: Edition) -> "NDArray[np.int16]":
    """The measures of each seat, in the order of ``MEASURES``."""
    import numpy as np

    farm, cards = count_in_farm(states), count_outside(states)
    kinds = (farm + cards)[:, :, ALPACAS] > 0
    return np.stack(
        [
            farm.sum(axis=2) + farm[:, :, Card.TWINS],
            cards.sum(axis=2),
            cards[:, :, Card.PUPPY],
            kinds.sum(axis=2),
            cards[:, :, Card.FENCE],
        ],
        axis=2,
    )


def reasons(states: "NDArray[np.void]") -> "NDArray[np.str_]":
    """Why each game ended: ``fences`` where some seat has four full Fences, else ``idle``."""
    import numpy as np

    farm = states["players"]["farm"]
    full = (farm[:, :, 0::2] == Card.TWINS) | (farm[:, :, 1::2] != NONE)
    is_seat = np.arange(SEATS) < states["seats"][:, None]
    return np.where((full.all(axis=2) & is_seat).any(axis=1), "fences", "idle")


STUDY = Study(items, counts, MEASURES, measure, reasons)
