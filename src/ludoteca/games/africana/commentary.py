"""Africana: what views say of every player by the rules: scores, prices, markers, sets, goals.

All of it is public: of another hand everybody knows how many travel cards it has (AF-R22).
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from ludoteca.core.figures.edition import Edition
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.values.data import Json
from ludoteca.core.wording.commentary import REMEMBERED, Commentary, Score, View
from ludoteca.games.africana.bound_rules import AfricanaRules
from ludoteca.games.africana.effects import EffectFinder
from ludoteca.games.africana.expeditions import spare_expeditions
from ludoteca.games.africana.obstacles import BOTH_SIDES, ObstacleFinder
from ludoteca.games.africana.position import write_action
from ludoteca.games.africana.state import (
    ACTIONS,
    DONE,
    EXPEDITIONS,
    SLOTS,
    Action,
    Part,
    State,
    Step,
)
from ludoteca.games.africana.table_cards import (
    EXPEDITION,
    GUIDE,
    Owners,
    Slots,
    collections_of,
    goal_cards,
    kind_of,
    put_on_table,
    value_sets,
)
from ludoteca.games.africana.word_lists import ARTEFACTS, HALVES, LEG, PARTS, SEAT_NAMES, EditionWords

TURN_PAGE, BUY_ADVENTURE = int(Action.TURN_PAGE), int(Action.BUY_ADVENTURE)
USEFUL = ("join", "complete")  # they cost nothing, and may not be possible later


def make_commentary(
    words: EditionWords, edition: Edition, say_move: Callable[[State, int], str]
) -> Commentary:
    """Return the commentary with the words of an edition."""
    summary = Summary(words, say_move)
    return Commentary(
        scores=summary.scores,
        progress=find_progress,
        fields=summary.fields,
        own_fields=summary.own_fields,
        obstacles=ObstacleFinder(words, edition.figures),
        effects=EffectFinder(words),
        unused=find_unused,
        ends=("end",),
    )


class Summary:
    """What each seat has by the rules, in the words of an edition."""

    def __init__(self, words: EditionWords, say_move: Callable[[State, int], str]) -> None:
        self.words = words
        self.say_move = say_move
        self.table_fields = lru_cache(REMEMBERED)(self.make_table_fields)
        self.completed = lru_cache(REMEMBERED)(self.list_completed)

    def scores(self, rules: AfricanaRules, state: State, viewers: Sequence[int]) -> list[list[Score]]:
        """Return what each seat would score now."""
        scores: list[Score] = []
        for seat, collection in enumerate(collections_of(rules, state)):
            points = collection.points.copy()
            points[Part.SILVER] = rules.score_part(state, seat, Part.SILVER)
            points[Part.CARDS] = rules.score_part(state, seat, Part.CARDS)
            scores.append({"total": sum(points), "parts": dict(zip(PARTS, points, strict=True))})
        return [scores for _ in viewers]

    def fields(self, rules: AfricanaRules, state: State, viewers: Sequence[int]) -> list[Json]:
        """Return the book and the prices that hold now; by seat, what is completed, free markers and what
        one more card of a set adds; the goals of each viewer by region."""
        figures, (slots, adventures) = rules.figures, goal_cards(state)
        prices = {
            "adventure": figures["ADVENTURE_PRICE"],
            "page": rules.page_price(state),
            "recolour": figures["RECOLOUR_PRICE"],
        }
        table = self.table_fields(rules, state.seats, slots, adventures)
        completed = self.completed(rules, state.seats, tuple(state.completed_by), adventures)
        shared = {"book": HALVES[rules.half_of_explorer(state)], "prices": prices, "completed": completed}
        return [{**shared, **table[seat]} for seat in viewers]

    def list_completed(
        self, rules: AfricanaRules, seats: int, expeditions: Owners, adventures: Owners
    ) -> dict[str, dict[str, list[str]]]:
        """Return by seat and kind what is completed: expeditions, each artefact, guides."""
        kinds = [kind_of(artefact) for artefact in rules.figures["ARTEFACT"]]
        completed = {}
        for seat, name in enumerate(SEAT_NAMES[:seats]):
            found: dict[str, list[str]] = {kind: [] for kind in (EXPEDITION, *ARTEFACTS, GUIDE)}
            for card, owner in enumerate(expeditions):
                if owner == seat:
                    found[EXPEDITION].append(self.words.expeditions[card])
            for card, where in enumerate(adventures):
                if where == DONE + seat:
                    found[kinds[card]].append(self.words.adventures[card])
            completed[name] = {kind: cards for kind, cards in found.items() if cards}
        return completed

    def make_table_fields(
        self, rules: AfricanaRules, seats: int, slots: Slots, adventures: Owners
    ) -> list[Json]:
        """Return for each seat, and last for a spectator, what follows from ``goal_cards``."""
        state = State()
        put_on_table(state, slots, adventures)
        names = SEAT_NAMES[:seats]
        shared = {
            "markers": {name: rules.free_markers(state, seat) for seat, name in enumerate(names)},
            "sets": {name: value_sets(rules, state, seat) for seat, name in enumerate(names)},
        }
        own = [{**shared, "goals": self.goals(rules, state, seat)} for seat in range(seats)]
        return [*own, {**shared, "goals": {}}]

    def own_fields(self, rules: AfricanaRules, state: State, view: View) -> Json:
        """Return what only the seat to move sees: an exact question, and what can follow an action."""
        if state.step == Step.CHOOSE_ACTION:
            moving, buying = list_moving(rules, state), list_buying(rules, state)
            then = {
                "move": [self.say_move(state, action) for action in moving],
                "buy": [self.say_move(state, action) for action in buying],
            }
            if rules.can_open_book(state):
                return {"then": then}
            return {"then": then, "pending": {"choice": "turn", "for": "empty"}}
        find_question = QUESTIONS.get(state.step)
        question = find_question(view["moves"][1:]) if find_question else ""
        return {"pending": {"choice": write_action(state), "for": question}} if question else {}

    def goals(self, rules: AfricanaRules, state: State, seat: int) -> dict[str, list[str]]:
        """Return the moves that a seat would have in each region because of expeditions and adventures."""
        goals: dict[str, list[str]] = {}
        regions, targets = self.words.regions, rules.figures["ADVENTURE_TARGET"]
        for index in range(SLOTS):
            slot = state.slots[index]
            if slot.markers[seat]:
                verb, region = "complete", rules.region_to_complete(state, seat, index)
            else:
                verb, region = "join", rules.region_to_join(state, seat, index)
            if region != NONE:
                name = self.words.expeditions[slot.expedition]
                goals.setdefault(regions[region], []).append(f"{verb} {name}")
        for adventure, owner in enumerate(state.adventure_places):
            if owner == seat:
                move = f"complete {self.words.adventures[adventure]}"
                goals.setdefault(regions[targets[adventure]], []).append(move)
        return goals


# --- What the seat to move can do -------------------------------------------------------------------


def list_moving(rules: AfricanaRules, state: State) -> list[int]:
    """Return the actions of a movement other than its end, whether it has begun or not."""
    actions = [0] * ACTIONS
    return sorted(actions[: rules.list_movement(state, actions)])[1:]


def list_buying(rules: AfricanaRules, state: State) -> list[int]:
    """Return the actions of a purchase other than its end, whether it has begun or not."""
    pages = [TURN_PAGE + side for side in BOTH_SIDES if rules.can_turn_page(state, side)]
    return pages + [BUY_ADVENTURE + side for side in BOTH_SIDES if rules.can_buy_adventure(state, side)]


def question_in_movement(moves: Sequence[str]) -> str:
    """Return the word of the question; the usual one, with legs and goals, has none."""
    if not moves:
        return "end"
    has_legs, has_goals = moves[0].startswith(LEG), not moves[-1].startswith(LEG)
    return "" if has_legs and has_goals else "step" if has_legs else "goal"


def question_in_purchase(moves: Sequence[str]) -> str:
    """Return the word of the question; the usual one, with cards to buy, has none."""
    if not moves:
        return "end"
    return "" if moves[-1].startswith("take ") else "pages"


# By step: the question, from the moves other than the end of the action.
QUESTIONS: dict[int, Callable[[Sequence[str]], str]] = {
    Step.BUYING: question_in_purchase,
    Step.MOVING: question_in_movement,
}


def find_progress(rules: AfricanaRules, state: State) -> float:
    """Return how much of the pile is gone; in the last round the match is nearly over (AF33)."""
    if spare_expeditions(state) < 0:
        return 1.0
    full: int = EXPEDITIONS - rules.figures["REMOVED"][state.seats] - SLOTS
    return 1 - state.pile_size / max(full, 1)


def find_unused(_rules: AfricanaRules, state: State, view: View) -> list[str]:
    """Return the expeditions and adventures that wait where the explorer stands, or an untouched book.

    Nobody means to end a purchase in which no page was turned and no card was bought.
    """
    verbs = {move.partition(" ")[0] for move in view["moves"]}
    if "end" not in verbs:
        return []
    waiting = [verb for verb in USEFUL if verb in verbs]
    return [*waiting, "take"] if "take" in verbs and state.pages_turned == 0 else waiting
