"""Master Elf: what views say by the rules: scores so far, collections, what exactly is asked."""

from collections.abc import Sequence
from functools import lru_cache

from ludoteca.core.figures.edition import Edition
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.values.data import Json
from ludoteca.core.wording.commentary import REMEMBERED, Commentary, Score, View
from ludoteca.games.master_elf.bound_rules import MasterElfRules
from ludoteca.games.master_elf.effects import EffectFinder
from ludoteca.games.master_elf.ingredients import cards_to_draw
from ludoteca.games.master_elf.obstacles import ObstacleFinder
from ludoteca.games.master_elf.state import PAID_CRYSTAL, STACKS, Payment, State, Step
from ludoteca.games.master_elf.view import view_pending
from ludoteca.games.master_elf.word_lists import CRYSTAL, EditionWords
from ludoteca.games.master_elf.workshops import Workshops


def make_commentary(words: EditionWords, edition: Edition) -> Commentary:
    """Return the commentary with the words of an edition."""
    workshops = Workshops(words, edition)
    summary = Summary(workshops)
    return Commentary(
        scores=summary.scores,
        progress=find_progress,
        fields=summary.fields,
        obstacles=ObstacleFinder(words),
        effects=EffectFinder(words, workshops),
        unused=find_unused,
        ends=("pass", "decline"),
    )


class Summary:
    """What the gifts of all players are worth."""

    def __init__(self, workshops: Workshops) -> None:
        self.workshops = workshops
        self.described = lru_cache(REMEMBERED)(self.describe)

    def describe(self, rules: MasterElfRules, seats: int, owners: tuple[int, ...]) -> list[Json]:
        """Return the gifts of each player, described; ``owners`` says where each gift is."""
        return [
            self.workshops.described(rules, tuple(gift for gift, owner in enumerate(owners) if owner == seat))
            for seat in range(seats)
        ]

    def scores(self, rules: MasterElfRules, state: State, viewers: Sequence[int]) -> list[list[Score]]:
        """Return what everybody would score now: gifts lie open."""
        players = self.described(rules, state.seats, tuple(state.gift_places))
        scores = [player["score"] for player in players]
        return [scores for _ in viewers]

    def fields(self, rules: MasterElfRules, state: State, viewers: Sequence[int]) -> list[Json]:
        """Return the workshops of all players; and to the seat to move, what exactly it is asked."""
        players = self.described(rules, state.seats, tuple(state.gift_places))
        workshops = [player["workshop"] for player in players]
        asked = state.asked if state.step in ASKED_EXACTLY else None
        return [
            {"workshops": workshops, "pending": exact_pending(rules, state)}
            if seat == asked
            else {"workshops": workshops}
            for seat in viewers
        ]


# --- What is asked ----------------------------------------------------------------------------------

ASKED_EXACTLY = (Step.REFRESH, Step.MAKE, Step.DISCARD)


def exact_pending(rules: MasterElfRules, state: State) -> Json | None:
    """Return what the seat to move is asked, with what only this seat knows."""
    about, cards = view_pending(state), cards_in(state.players[state.asked].hand)
    if about is None:
        return None
    if state.step == Step.DISCARD:
        limit = rules.figures["HAND_LIMIT"]
        return about | {"limit": limit, "count": cards - limit}
    if state.step == Step.REFRESH:
        if cards:
            return about
        drawn = min(rules.city_draws(state.discarded), cards_to_draw(state))
        return about | {"for": "empty-hand", "count": drawn}
    ways = [way for way in Payment for stack in range(STACKS) if rules.can_make(state, stack, way)]
    if not ways:
        return about | {"for": "nothing"}
    return about | {"for": "crystal"} if all(PAID_CRYSTAL[way] for way in ways) else about


FIRST_PART = 0.6  # of a match, until a stack runs out for the first time
LAST_PART = 0.35  # from then on, until it happens again


def find_progress(rules: MasterElfRules, state: State) -> float:
    """Return how near the end is: a stack must run out twice, and bonus gifts be chosen (ME23, ME24)."""
    if state.step == Step.CHOOSE:
        return 1.0
    full: int = max(rules.figures["STACK_SIZE"][state.seats], 1)
    left: float = min(stack.height for stack in state.stacks) / full
    if not state.exhausted:
        return FIRST_PART * (1 - left)
    return FIRST_PART + LAST_PART * (1 - min(left / FIRST_PART, 1))


def find_unused(_: MasterElfRules, state: State, view: View) -> list[str]:
    """Return a gift that can be made without the crystal, or taken for free."""
    moves = view["moves"]
    if state.step == Step.MAKE:
        return ["gift"] if any(move != "pass" and not move.endswith(CRYSTAL) for move in moves) else []
    return ["free-gift"] if state.step in (Step.LOOK, Step.CLAIM) and len(moves) > 1 else []
