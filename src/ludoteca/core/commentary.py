"""Commentary: what a view says beyond what lies on the table, computed by the rules.

A view shows components.  What they are worth now, what a move costs and brings, and why something cannot be
used, follows from the rules; so the rules say it, and no page computes it again.  A game without a commentary
has views without these entries.

    players[i]["score"]   {"total": 12, "parts": {"farm": 12}}       as far as the viewer may know it
    ...                   more entries, such as prices that hold now

and only in the view of the seat to move:

    obstacles   {"card viking": [{"why": "coins", "verb": "buy", "needs": 7, "has": 3}]}
    effects     {"buy mime": [{"effect": "costs", "coins": 2, "cards": ["puppy", "puppy"]}]}
    unused      ["purchase"]

A code and its facts are a sentence in the texts of the game: ``why-coins``, ``effect-costs``.  Facts are
numbers, words (named by their key: ``card``, ``region``) and lists of words (``cards``).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypedDict

from ludoteca.core.data import Json
from ludoteca.core.kernel import GameState
from ludoteca.core.rules import Rules

# A code (``why`` or ``effect``) and its facts; the facts depend on the code.
Obstacle = Json
Effect = Json
Obstacles = dict[str, list[Obstacle]]  # by component: its kind and its word
Effects = dict[str, list[Effect]]  # by move


class Score(TypedDict):
    """What a seat would score now."""

    total: int
    parts: dict[str, int]  # named like those of the outcome


View = Json

# The functions of a game.
Scores = Callable[[Rules, GameState, Sequence[int]], Sequence[Sequence[Score | None]]]
Entries = Callable[[Rules, GameState, Sequence[int]], Sequence[Json]]
OwnEntries = Callable[[Rules, GameState, View], Json]
FindObstacles = Callable[[Rules, GameState, View], Obstacles]
FindEffects = Callable[[Rules, GameState, View], Effects]
FindUnused = Callable[[Rules, GameState, View], list[str]]


@dataclass(frozen=True)
class Commentary:
    """The functions of a game that complete its views; each is optional.

    ``scores`` and ``entries`` get all viewers (NONE: a spectator) and answer for each of them; what everybody
    may know is made once.  The others are asked for the seat to move only, and get its view as far
    as it is made: with entries, scores and ``moves``, so that nothing is computed twice.
    """

    scores: Scores | None = None  # of each player; None where the viewer may not know it
    entries: Entries | None = None  # more entries of a view
    own_entries: OwnEntries | None = None  # more entries of the view of the seat to move
    obstacles: FindObstacles | None = None  # why components that one might want to use cannot be used now
    effects: FindEffects | None = None  # what legal moves cost and bring
    unused: FindUnused | None = None  # what a turn still allows, so that nobody ends it by mistake

    def complete(self, views: Sequence[View], rules: Rules, state: GameState, viewers: Sequence[int]) -> None:
        """Add to the views what their viewers are told whoever is to move."""
        if self.entries is not None:
            for view, entries in zip(views, self.entries(rules, state, viewers), strict=True):
                view.update(entries)
        if self.scores is not None:
            for view, scores in zip(views, self.scores(rules, state, viewers), strict=True):
                view["players"] = [
                    player if score is None else {**player, "score": score}
                    for player, score in zip(view["players"], scores, strict=True)
                ]

    def advise(self, view: View, rules: Rules, state: GameState) -> None:
        """Add what only the seat to move is told."""
        if self.own_entries is not None:
            view.update(self.own_entries(rules, state, view))
        if self.obstacles is not None:
            view["obstacles"] = self.obstacles(rules, state, view)
        if self.effects is not None:
            view["effects"] = self.effects(rules, state, view)
        if self.unused is not None:
            view["unused"] = self.unused(rules, state, view)


NO_COMMENTARY = Commentary()


def make_score(rules: Rules, state: GameState, seat: int, parts: Sequence[str]) -> Score:
    """Return what a seat would score now, by the names of the parts (``Definition.parts``)."""
    points = {part: rules.score_part(state, seat, number) for number, part in enumerate(parts)}
    return {"total": sum(points.values()), "parts": points}
