"""ALPACA: what follows from a farm alone, for views.

Views are made after every move, and farms change seldom, so totals are remembered.  Do not change lists that
these functions return.
"""

from dataclasses import dataclass
from functools import lru_cache

from ludoteca.core.wording.commentary import REMEMBERED, Effect
from ludoteca.games.alpaca.bound_rules import AlpacaRules
from ludoteca.games.alpaca.farm import has_in_farm, is_building_site, space_for
from ludoteca.games.alpaca.state import Card, Part, Player, State
from ludoteca.games.alpaca.word_lists import CARDS

Farm = tuple[int, ...]
BUILDS: Effect = {"effect": "builds"}


@dataclass(frozen=True, slots=True)
class FarmTotals:
    """What a farm counts, and which cards in it change something for its owner."""

    value: int  # the printed values
    silenced: int  # what noise takes away from them, 0 or less
    has_fighter: bool

    @property
    def counted(self) -> int:
        return self.value + self.silenced


def totals_of(rules: AlpacaRules, player: Player) -> FarmTotals:
    return totals_of_farm(rules, tuple(player.farm))


@lru_cache(REMEMBERED)
def totals_of_farm(rules: AlpacaRules, farm: Farm) -> FarmTotals:
    state = owner_of(farm)
    return FarmTotals(
        value=rules.score_part(state, 0, Part.FARM),
        silenced=rules.score_part(state, 0, Part.SILENCED),
        has_fighter=has_in_farm(state.players[0], Card.FIGHTER),
    )


def owner_of(farm: Farm, fences: int = 0) -> State:
    """Return a state in which the active seat has this farm, these Fences in hand, and nothing else."""
    state = State()
    state.players[0].farm = list(farm)
    state.players[0].hand[Card.FENCE] = fences
    return state


@lru_cache(REMEMBERED)
def prices_with(rules: AlpacaRules, farm: Farm, market: tuple[int, ...]) -> dict[str, int]:
    """Return the price of each alpaca in the market for the owner of a farm (A13).

    A Snob has none: it costs alpacas, not coins (A50).
    """
    state = owner_of(farm)
    return {
        CARDS[card]: rules.price(state, card)
        for card, copies in zip(Card, market, strict=True)
        if copies > 0 and card != Card.SNOB
    }


def points_with(rules: AlpacaRules, farm: Farm, space: int, card: int) -> int:
    """Return how much more a farm counts with another card in a space."""
    changed = (*farm[:space], card, *farm[space + 1 :])
    return totals_of_farm(rules, changed).counted - totals_of_farm(rules, farm).counted


def place_effects(rules: AlpacaRules, player: Player, card: Card) -> list[Effect]:
    """Return what the farm counts more with a card from the hand, and whether a Fence is built (A19, A25)."""
    return effects_on_farm(rules, tuple(player.farm), player.hand[Card.FENCE], card)


@lru_cache(REMEMBERED)
def effects_on_farm(rules: AlpacaRules, farm: Farm, fences: int, card: Card) -> list[Effect]:
    space = space_for(owner_of(farm, fences).players[0], card)
    found = [points_effect(points_with(rules, farm, space, card)) | {"fence": space // 2}]
    return [*found, BUILDS] if is_building_site(space) else found


def points_effect(points: int) -> Effect:
    """Return the effect that a farm counts this many points more, or fewer."""
    return {"effect": "counts" if points >= 0 else "counts-less", "points": abs(points)}
