"""ALPACA: what views say by the rules: the score so far, prices, what a turn still allows."""

from collections.abc import Sequence

from ludoteca.core.kernel.structs import NONE
from ludoteca.core.values.data import Json
from ludoteca.core.wording.commentary import Commentary, Score, View
from ludoteca.games.alpaca.bound_rules import AlpacaRules
from ludoteca.games.alpaca.effects import NUMBERS, find_effects
from ludoteca.games.alpaca.farm import alpacas_in_farm
from ludoteca.games.alpaca.farm_totals import prices_with, totals_of
from ludoteca.games.alpaca.obstacles import find_obstacles
from ludoteca.games.alpaca.state import SPACES, Part, State, Step
from ludoteca.games.alpaca.word_lists import PARTS


def make_commentary() -> Commentary:
    """Return the commentary; the words of its cards are the same in all editions."""
    return Commentary(
        scores=find_scores,
        progress=find_progress,
        fields=find_fields,
        obstacles=find_obstacles,
        effects=find_effects,
        unused=find_unused,
        ends=("end",),
    )


def find_scores(rules: AlpacaRules, state: State, viewers: Sequence[int]) -> list[list[Score | None]]:
    """Return what each viewer's own farm counts now; nobody is told the score of another (A21)."""
    everybody, is_over = range(state.seats), rules.is_over(state)
    return [
        [score_of(rules, state, other) if is_over or other == seat else None for other in everybody]
        for seat in viewers
    ]


def score_of(rules: AlpacaRules, state: State, seat: int) -> Score:
    farm = totals_of(rules, state.players[seat])
    fighter = rules.score_part(state, seat, Part.FIGHTER) if farm.has_fighter else 0
    parts = dict(zip(PARTS, (farm.value, farm.silenced, fighter), strict=True))
    return {"total": farm.counted + fighter, "parts": parts}


def find_fields(rules: AlpacaRules, state: State, viewers: Sequence[int]) -> list[Json]:
    """Return the coins in the viewer's hand, and the prices for the seat whose turn it is (A13)."""
    prices = prices_with(rules, tuple(state.players[state.active].farm), tuple(state.market))
    return [{"prices": prices, "purse": state.players[seat].purse if seat != NONE else 0} for seat in viewers]


def find_unused(rules: AlpacaRules, state: State, view: View) -> list[str]:
    """Return a purchase or a placement that is worth making, if the turn still allows it.

    Nothing is bought for a last turn that ends the match, unless it comes to the hand; a Puppy or a Snob is
    worth nothing behind a Fence.
    """
    if state.step != Step.TURN:
        return []
    values = rules.figures["VALUE"]
    pairs = [move.partition(" ")[::2] for move in view["moves"]]
    verbs = {verb for verb, word in pairs if word and values[NUMBERS[word]] > 0}
    can_buy = "buy" in verbs and not (state.last_round and not state.reveller)
    return ["purchase"] * can_buy + ["placement"] * ("place" in verbs)


def find_progress(_: AlpacaRules, state: State) -> float:
    """Return how full the fullest farm is; in the last round the match is nearly over (A22)."""
    fullest = max(map(alpacas_in_farm, state.players[: state.seats]))
    return 1.0 if state.last_round else fullest / SPACES
