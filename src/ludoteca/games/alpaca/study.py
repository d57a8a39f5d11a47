"""ALPACA: what a seat has at the end, for studies of many games."""

from typing import Any

from ludoteca.core.edition import Edition
from ludoteca.core.structs import NONE
from ludoteca.core.study import Study, Thing
from ludoteca.games.alpaca import state as s

OWNED = [card for card in range(s.KINDS) if card != s.FENCE]
FEATURES = ("alpacas", "cards", "puppies", "kinds", "fences-left")


def things(edition: Edition) -> tuple[Thing, ...]:
    """Every alpaca, owned anywhere and behind a Fence."""
    return tuple(Thing(group, "card", s.CARDS[card]) for group in ("owned", "farm") for card in OWNED)


def counts(states: Any) -> Any:
    import numpy as np

    farm = in_farm(states)
    return np.concatenate([(outside(states) + farm)[:, :, OWNED], farm[:, :, OWNED]], axis=2)


def outside(states: Any) -> Any:
    """Hand, draw pile and discard pile by kind; for the active seat also what it has played."""
    import numpy as np

    players = states["players"]
    cards = sum(players[pile].astype(np.int16) for pile in ("hand", "deck", "discard"))
    cards[np.arange(len(states)), states["active"]] += states["played"]
    return cards


def in_farm(states: Any) -> Any:
    """The farm by kind; a Mime stays a Mime whatever it copied (A-R12)."""
    import numpy as np

    farm = states["players"]["farm"]
    named = np.where(farm == s.MIME_AS_NOISEMAKER, s.MIME, farm)
    return (named[..., None] == np.arange(s.KINDS)).sum(axis=2, dtype=np.int16)


def measures(states: Any, edition: Edition) -> Any:
    import numpy as np

    farm, cards = in_farm(states), outside(states)
    kinds = (farm + cards)[:, :, OWNED] > 0
    return np.stack(
        [
            farm.sum(axis=2) + farm[:, :, s.TWINS],
            cards.sum(axis=2),
            cards[:, :, s.PUPPY],
            kinds.sum(axis=2),
            cards[:, :, s.FENCE],
        ],
        axis=2,
    )


def reasons(states: Any) -> Any:
    """``fences`` where some seat has four full Fences."""
    import numpy as np

    farm = states["players"]["farm"]
    full = (farm[:, :, 0::2] == s.TWINS) | (farm[:, :, 1::2] != NONE)
    sits = np.arange(s.SEATS) < states["seats"][:, None]
    return np.where((full.all(axis=2) & sits).any(axis=1), "fences", "idle")


STUDY = Study(things, counts, FEATURES, measures, reasons)
