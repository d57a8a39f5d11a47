"""Master Elf: what legal moves cost and bring."""

from collections.abc import Callable

from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.wording.commentary import Effect, Effects, View
from ludoteca.core.wording.position import write_list
from ludoteca.games.master_elf.bound_rules import MasterElfRules
from ludoteca.games.master_elf.ingredients import cards_to_draw
from ludoteca.games.master_elf.special_actions import gifts_in
from ludoteca.games.master_elf.stacks import has_empty_stack, top_of
from ludoteca.games.master_elf.state import CITY, EXHAUSTIONS, Gift, Pile, State, Step
from ludoteca.games.master_elf.word_lists import PILES, SPECIALS, EditionWords
from ludoteca.games.master_elf.workshops import Workshops


class EffectFinder:
    """Tells the effects of legal moves, in the words of an edition."""

    def __init__(self, words: EditionWords, workshops: Workshops) -> None:
        self.words = words
        self.workshops = workshops
        self.gifts = {word: Gift(gift) for gift, word in enumerate(words.gifts)}
        self.of_verb: dict[str, Callable[[MasterElfRules, State, list[str]], list[Effect]]] = {
            "go": self.of_going,
            "take": self.of_taking,
            "discard": self.of_refreshing,
            "draw": self.of_refreshing,
            "make": self.of_making,
            "pass": self.of_passing,
            "look": self.of_looking,
            "claim": self.of_claiming,
            "choose": self.of_choosing,
        }

    def __call__(self, rules: MasterElfRules, state: State, view: View) -> Effects:
        """Return the effects by move; a move whose effect has no facts is left out."""
        found: Effects = {}
        for move in view["moves"]:
            words = move.split()
            find = self.of_verb.get(words[0])
            if find is not None and (effects := find(rules, state, words)):
                found[move] = effects
        return found

    # --- 1. Move ----------------------------------------------------------------------------------

    def of_going(self, _: MasterElfRules, state: State, words: list[str]) -> list[Effect]:
        """Return what lies in an area (ME9); in the city one exchanges cards (ME10)."""
        area = self.words.areas.index(words[1])
        if area == CITY:
            return [{"effect": "exchanges"}]
        cards = write_list(state.areas[area].cards, self.words.ingredients)
        return [{"effect": "finds", "cards": cards} if cards else {"effect": "finds-nothing"}]

    # --- 2. Take an ingredient --------------------------------------------------------------------

    def of_taking(self, rules: MasterElfRules, state: State, _: list[str]) -> list[Effect]:
        """Return how many cards are in hand then (ME16), and whether the area is refilled (ME17)."""
        player, figures = state.players[state.asked], rules.figures
        held = {"effect": "holds", "count": cards_in(player.hand) + 1, "limit": figures["HAND_LIMIT"]}
        if cards_in(state.areas[player.area].cards) > 1:
            return [held]
        return [held, {"effect": "refills", "count": figures["REFILL"]}]

    def of_refreshing(self, rules: MasterElfRules, state: State, words: list[str]) -> list[Effect]:
        """Return how many cards are drawn in the city, if there are enough (ME10, ME-R5)."""
        if state.step != Step.REFRESH:
            return []
        discarded = int(words[0] == "discard")
        drawn = rules.city_draws(state.discarded + discarded)
        return [{"effect": "draws", "count": min(drawn, cards_to_draw(state) + discarded)}]

    # --- 3. Make a gift ---------------------------------------------------------------------------

    def of_making(self, rules: MasterElfRules, state: State, words: list[str]) -> list[Effect]:
        """Return the price (ME12, ME14), the points, a completed pair (ME19), an emptied stack (ME23)."""
        gift = self.gifts[words[1]]
        found = [{"effect": "costs", "cards": words[3:]}, self.points(rules, state, gift)]
        if rules.can_use_special(state, gift):
            found.append({"effect": "completes", "special": SPECIALS[rules.figures["SPECIAL"][gift]]})
        return found + self.of_emptying(state, gift)

    def of_passing(self, _: MasterElfRules, state: State, __: list[str]) -> list[Effect]:
        return [{"effect": "keeps", "count": cards_in(state.players[state.asked].hand)}]

    def of_emptying(self, state: State, gift: Gift) -> list[Effect]:
        """Return what follows if taking the gift empties a stack: new stacks, or the end (ME23, ME24)."""
        is_last = any(stack.height == 1 and top_of(stack) == gift for stack in state.stacks)
        if not is_last and not has_empty_stack(state):
            return []
        return [{"effect": "ends" if state.exhausted + 1 == EXHAUSTIONS else "restacks"}]

    def points(self, rules: MasterElfRules, state: State, gift: Gift) -> Effect:
        """Return the points so far, and those with one gift more (ME28)."""
        own = tuple(other for other, owner in enumerate(state.gift_places) if owner == state.asked)
        before = self.workshops.scored(rules, own)["total"]
        after = self.workshops.scored(rules, tuple(sorted((*own, gift))))["total"]
        return {"effect": "points", "before": before, "after": after}

    # --- Special actions and bonus gifts ----------------------------------------------------------

    def of_looking(self, _: MasterElfRules, state: State, words: list[str]) -> list[Effect]:
        return [{"effect": "sees", "count": gifts_in(state, Pile(PILES.index(words[1])))}]

    def of_claiming(self, rules: MasterElfRules, state: State, words: list[str]) -> list[Effect]:
        gift = self.gifts[words[1]]
        return [self.points(rules, state, gift), *self.of_emptying(state, gift)]

    def of_choosing(self, rules: MasterElfRules, state: State, words: list[str]) -> list[Effect]:
        return [self.points(rules, state, self.gifts[words[1]])]
