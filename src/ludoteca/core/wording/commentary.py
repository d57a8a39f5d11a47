"""Commentary: what a view says beyond what lies on the table, computed by the rules.

A view shows components.  What they are worth now, what a move costs and brings, and why something cannot be
used, follows from the rules; so the rules say it, and no page computes it again.  A game without a commentary
has views without these fields.

    players[i]["score"]   {"total": 12, "parts": {"farm": 12}}       as far as the viewer may know it
    progress              0.4                                        of the match, from 0 to 1 at the end
    ...                   more fields, such as prices that hold now

and only in the view of the seat to move:

    obstacles   {"card viking": [{"why": "coins", "verb": "buy", "needs": 7, "has": 3}]}
    effects     {"buy mime": [{"effect": "costs", "coins": 2, "cards": ["puppy", "puppy"]}]}
    then        {"buy": ["take left"]}              by action: the moves that it makes legal
    unused      ["purchase"]
    ends        ["end"]                             the moves that give up what is unused

A code and its facts are a sentence in the texts of the game: ``why-coins``, ``effect-costs``.  Facts are
numbers, words (named by their key: ``card``, ``region``) and lists of words (``cards``).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypedDict

from ludoteca.core.compiler.rules import Rules
from ludoteca.core.kernel.contract import GameRules, GameState
from ludoteca.core.values.data import Json

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
FindScores = Callable[[GameRules, GameState, Sequence[int]], Sequence[Sequence[Score | None]]]
FindProgress = Callable[[GameRules, GameState], float]
FindFields = Callable[[GameRules, GameState, Sequence[int]], Sequence[Json]]
FindOwnFields = Callable[[GameRules, GameState, View], Json]
FindObstacles = Callable[[GameRules, GameState, View], Obstacles]
FindEffects = Callable[[GameRules, GameState, View], Effects]
FindUnused = Callable[[GameRules, GameState, View], list[str]]

REMEMBERED = 4096  # how many results games keep of what views say; it changes seldom
NEARLY_OVER = 0.97  # the most progress before the end


@dataclass(frozen=True)
class Commentary:
    """The functions of a game that complete its views; each is optional.

    ``scores`` and ``fields`` get all viewers (NONE: a spectator) and answer for each of them; what everybody
    may know is made once.  The others are asked for the seat to move only, and get its view as far
    as it is made: with fields, scores and ``moves``, so that nothing is computed twice.
    """

    scores: FindScores | None = None  # of each player; None where the viewer may not know it
    progress: FindProgress | None = None  # of the match, from 0 on; views say 1 at the end and not before
    fields: FindFields | None = None  # more fields of a view
    own_fields: FindOwnFields | None = None  # more fields of the view of the seat to move
    obstacles: FindObstacles | None = None  # why components that one might want to use cannot be used now
    effects: FindEffects | None = None  # what legal moves cost and bring
    unused: FindUnused | None = None  # what a turn still allows, so that nobody ends it by mistake
    ends: Sequence[str] = ()  # the moves that give up what is unused, where they are legal

    def complete(
        self, views: Sequence[View], rules: GameRules, state: GameState, viewers: Sequence[int]
    ) -> None:
        """Add to the views what their viewers are told whoever is to move."""
        if self.fields is not None:
            for view, fields in zip(views, self.fields(rules, state, viewers), strict=True):
                view.update(fields)
        if self.progress is not None:
            done = min(self.progress(rules, state), NEARLY_OVER)
            for view in views:
                view["progress"] = 1.0 if rules.is_over(state) else max(done, 0.0)
        if self.scores is not None:
            for view, scores in zip(views, self.scores(rules, state, viewers), strict=True):
                view["players"] = [
                    player if score is None else {**player, "score": score}
                    for player, score in zip(view["players"], scores, strict=True)
                ]

    def advise(self, view: View, rules: GameRules, state: GameState) -> None:
        """Add what only the seat to move is told."""
        if self.own_fields is not None:
            view.update(self.own_fields(rules, state, view))
        if self.obstacles is not None:
            view["obstacles"] = self.obstacles(rules, state, view)
        if self.effects is not None:
            view["effects"] = self.effects(rules, state, view)
        if self.unused is not None:
            view["unused"] = self.unused(rules, state, view)
            view["ends"] = [move for move in self.ends if move in view["moves"]] if view["unused"] else []


NO_COMMENTARY = Commentary()


def make_score(rules: Rules, state: GameState, seat: int, parts: Sequence[str]) -> Score:
    """Return what a seat scores in this state, by the names of the parts (``Definition.parts``)."""
    points = {part: rules.score_part(state, seat, number) for number, part in enumerate(parts)}
    return {"total": sum(points.values()), "parts": points}
