"""Master Elf: why the seat to move cannot use a component now, in the order of the rulebook.

Components are named as pages name them: ``area north``, ``card fire``, ``card crystal``, ``pile deck``,
``gift tank``.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from ludoteca.core.kernel.structs import NONE
from ludoteca.core.wording.commentary import REMEMBERED, Obstacle, Obstacles, View
from ludoteca.games.master_elf.bound_rules import MasterElfRules
from ludoteca.games.master_elf.knowledge import has_seen_aside, has_seen_stack
from ludoteca.games.master_elf.stacks import top_of
from ludoteca.games.master_elf.state import (
    AREAS,
    FIRST_BORDER,
    PAID_A,
    PAID_B,
    PAID_CRYSTAL,
    SEATS,
    SET_ASIDE,
    Payment,
    Pile,
    State,
    Step,
)
from ludoteca.games.master_elf.word_lists import CRYSTAL, PILES, SEAT_NAMES, EditionWords

Named = tuple[str, list[Obstacle]]  # a component and its obstacles

# Obstacles without facts are made once.
HERE: list[Obstacle] = [{"why": "here"}]
GONE: list[Obstacle] = [{"why": "gone"}]
HELD: list[Obstacle] = [{"why": "held"}]
TAKEN: list[Obstacle] = [{"why": "taken"}]
UNUSED_CRYSTAL: list[Obstacle] = [{"why": "crystal"}]
IN_CITY: list[Obstacle] = [{"why": "deck"}]
ASIDE: list[Obstacle] = [{"why": "aside"}]
UNDER: list[Obstacle] = [{"why": "under"}]
LATE: list[Obstacle] = [{"why": "late"}]

PRICES = tuple((PAID_A[way], PAID_B[way]) for way in Payment if not PAID_CRYSTAL[way])
BORDER_AREAS = range(FIRST_BORDER, AREAS)
CRYSTAL_CARD = f"card {CRYSTAL}"
PLACES = tuple(f"place {pile}" for pile in PILES)
BEFORE_MAKING = (Step.GO, Step.TAKE, Step.REFRESH)
# By verb: the kind of the component that follows it.
COMPONENT_KINDS = {
    "go": "area",
    "take": "card",
    "discard": "card",
    "make": "gift",
    "look": "place",
    "claim": "gift",
}


class ObstacleFinder:
    """Lists the obstacles of the seat to move, in the words of an edition."""

    def __init__(self, words: EditionWords) -> None:
        self.words = words
        self.areas = [f"area {word}" for word in words.areas]
        self.cards = [f"card {word}" for word in words.ingredients]
        self.gifts = [f"gift {word}" for word in words.gifts]
        self.far: list[list[Obstacle]] = [[{"why": "far", "area": word}] for word in words.areas]
        self.of_gifts = lru_cache(REMEMBERED)(self.find_of_gifts)
        self.lying = lru_cache(REMEMBERED)(self.find_lying)

    def __call__(self, rules: MasterElfRules, state: State, view: View) -> Obstacles:
        """Return the obstacles of every component that one might want to use and that no legal move uses."""
        used = {component for move in view["moves"] for component in components_of(move)}
        found = self.of_gifts(tuple(state.gift_places)).copy()
        if state.step == Step.CHOOSE:
            return found
        found.update(self.of_areas(state, used))
        found.update(self.of_cards(state, used))
        found.update(self.of_piles(state, used))
        found.update(self.of_stacks(rules, state, used))
        return found

    # --- 1. Move ----------------------------------------------------------------------------------

    def of_areas(self, state: State, used: set[str]) -> Iterator[Named]:
        """Yield why the elf cannot go to areas: it goes once a turn, to a neighbouring one (ME8)."""
        at = state.players[state.asked].area
        for area, name in enumerate(self.areas):
            if name in used:
                continue
            if area == at:
                yield name, HERE
            else:
                yield name, self.far[at] if state.step == Step.GO else GONE

    # --- 2. Take an ingredient --------------------------------------------------------------------

    def of_cards(self, state: State, used: set[str]) -> Iterator[Named]:
        """Yield why cards have no use now: they are taken where the elf is, or pay (ME9, ME10, ME12)."""
        player = state.players[state.asked]
        is_early = state.step in BEFORE_MAKING
        lying = self.lying(tuple([tuple(area.cards) for area in state.areas]))
        for card, name in enumerate(self.cards):
            if name in used:
                continue
            found = HELD if player.hand[card] else []
            if lying[card]:
                found = found + (lying[card] if is_early else TAKEN)
            if found:
                yield name, found
        if player.crystal and CRYSTAL_CARD not in used:
            yield CRYSTAL_CARD, UNUSED_CRYSTAL

    def find_lying(self, areas: tuple[tuple[int, ...], ...]) -> list[list[Obstacle]]:
        """Return by ingredient in which areas it lies, if in any."""
        where = [
            [self.words.areas[area] for area in BORDER_AREAS if areas[area][card]]
            for card in range(len(self.cards))
        ]
        return [[{"why": "lies", "areas": names}] if names else [] for names in where]

    def of_piles(self, state: State, used: set[str]) -> Iterator[Named]:
        """Yield why piles have no use now: they are for the city (ME10) and the Treasure (ME21)."""
        if state.step in (Step.GO, Step.TAKE):
            yield "pile deck", IN_CITY
        elif state.step != Step.REFRESH:
            yield "pile deck", TAKEN
        if PLACES[Pile.ASIDE] in used or state.looking == Pile.ASIDE:
            return
        yield "pile aside", ASIDE
        if has_seen_aside(state, state.asked):
            for gift, owner in enumerate(state.gift_places):
                if owner == SET_ASIDE:
                    yield self.gifts[gift], ASIDE

    # --- 3. Make a gift ---------------------------------------------------------------------------

    def find_of_gifts(self, owners: tuple[int, ...]) -> Obstacles:
        """Return why owned gifts cannot be made: somebody has them.  (Gifts change once in several moves.)"""
        return {
            gift: [{"why": "made", "seat": SEAT_NAMES[owner]}]
            for gift, owner in zip(self.gifts, owners, strict=True)
            if NONE != owner < SEATS
        }

    def of_stacks(self, rules: MasterElfRules, state: State, used: set[str]) -> Iterator[Named]:
        """Yield why gifts cannot be made: only those on top, after taking ingredients (ME11)."""
        for index, stack in enumerate(state.stacks):
            if stack.height == 0 or PLACES[index] in used or state.looking == index:
                continue  # the top gift stands for its stack, or all its gifts are on offer
            if has_seen_stack(stack, state.asked):
                for gift in stack.gifts[: stack.height - 1]:
                    yield self.gifts[gift], UNDER
            top = self.gifts[top_of(stack)]
            if top not in used:
                yield top, self.of_top(rules, state, index)

    def of_top(self, rules: MasterElfRules, state: State, stack: int) -> list[Obstacle]:
        """Return why the gift on top of a stack cannot be made: too late, too early, or cards are missing."""
        if state.step != Step.MAKE and state.step not in BEFORE_MAKING:
            return LATE
        missing = self.missing(rules, state, top_of(state.stacks[stack]))
        found: list[Obstacle] = [{"why": "missing", "cards": list(missing)}] if missing else []
        if missing and state.players[state.asked].crystal:
            found.append({"why": "replaceable"})
        return found if state.step == Step.MAKE else [*found, {"why": "later"}]

    def missing(self, rules: MasterElfRules, state: State, gift: int) -> tuple[str, ...]:
        """Return the cards that the hand lacks for a gift, if it is paid without the crystal (ME12)."""
        hand, figures = state.players[state.asked].hand, rules.figures
        first, second = figures["INGREDIENT_A"][gift], figures["INGREDIENT_B"][gift]
        ingredients = self.words.ingredients
        return lacking(ingredients[first], ingredients[second], hand[first], hand[second])


@cache
def lacking(first: str, second: str, firsts: int, seconds: int) -> tuple[str, ...]:
    """Return the cards missing for two of one and one of the other, in the way that lacks least (ME12)."""
    ways = ((first,) * (a - firsts) + (second,) * (b - seconds) for a, b in PRICES)
    return min(ways, key=len)


@lru_cache(REMEMBERED)
def components_of(move: str) -> tuple[str, ...]:
    """Return the components that a move uses, cards that pay for a gift too."""
    verb, *words = move.split()
    if verb not in COMPONENT_KINDS:
        return ()
    return (f"{COMPONENT_KINDS[verb]} {words[0]}", *(f"card {card}" for card in words[2:]))
