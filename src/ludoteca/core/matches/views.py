"""Views: what seats and spectators may know of a match, in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.core.kernel.seats import seat_number
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.values.data import Json

if TYPE_CHECKING:
    from ludoteca.core.matches.match import Match


def write_views(match: "Match", viewers: Sequence[str | None]) -> dict[str | None, Json]:
    """Return the views of several seats (None: a spectator).  They share the parts that are the same."""
    game, turn = match.game, match.turn
    outcome = match.outcome if turn is None else None
    shared = {"game": game.name, "edition": game.edition.name, "seats": match.seats}
    shared |= {"turn": turn, "outcome": outcome.to_json() if outcome else None}
    numbers = [NONE if viewer is None else seat_number(viewer) for viewer in viewers]
    views: list[Json] = [
        {**shared, **view, "seat": viewer, "moves": []}
        for viewer, view in zip(viewers, game.words.views(match.state, numbers), strict=True)
    ]
    _add_commentary(match, views, numbers)
    return dict(zip(viewers, views, strict=True))


def _add_commentary(match: "Match", views: Sequence[Json], viewers: Sequence[int]) -> None:
    """Add what the rules say; only the seat to move gets its moves and what is said of them."""
    commentary, rules, state = match.game.words.commentary, match.game.rules, match.state
    commentary.complete(views, rules, state, viewers)
    for view in views:
        if view["seat"] is not None and view["seat"] == view["turn"]:
            view["moves"] = match.moves
            commentary.advise(view, rules, state)
