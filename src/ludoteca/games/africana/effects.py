"""Africana: what legal moves cost and bring.

    costs      silver, and how much there is
    free       a page that costs nothing
    draws      travel cards
    over       cards that must be discarded at the end of the turn
    crowded    adventures that must be given up then
    steps      how many cards there are for legs
    prices     what an adventure costs, and how much silver there is
    takes      the adventure that is bought; ``promises-...``: what it brings when it is completed
    gains      silver and points
    bonus      silver for joining
    sets       points for sets of artefacts, beyond those of now
    guides     points for guides, beyond those of now (never more than 0)
    wins       a guide that comes into the hand
    finds      what can be joined or completed in the region
    markers    how many markers are left then
    leaves     the card leaves the game for good

A leg with a card that serves costs only this card, so it has effects only where it leads to something.
"""

from collections.abc import Callable

from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.wording.commentary import Effect, Effects, View
from ludoteca.games.africana.books import top_card
from ludoteca.games.africana.bound_rules import AfricanaRules
from ludoteca.games.africana.company import open_adventures
from ludoteca.games.africana.state import FIRST_GUIDE, SLOTS, Adventure, Card, Side, State
from ludoteca.games.africana.table_cards import GUIDE, collections_of
from ludoteca.games.africana.travel import cards_to_draw, is_travel_card
from ludoteca.games.africana.word_lists import ARTEFACTS, CARDS, LEG, SIDES, EditionWords

FREE: Effect = {"effect": "free"}
LEAVES: Effect = {"effect": "leaves"}
RETURNING = [int(card) for card in Card if not is_travel_card(card)]  # to the hand, when a movement ends

Find = Callable[[AfricanaRules, State, list[str]], list[Effect]]  # the effects of a move, from its words


class EffectFinder:
    """Effects in the words of an edition."""

    def __init__(self, words: EditionWords) -> None:
        self.words = words
        self.adventures = {word: adventure for adventure, word in enumerate(words.adventures)}
        self.expeditions = {word: expedition for expedition, word in enumerate(words.expeditions)}
        self.of_verb: dict[str, Find] = {
            "draw": self.of_drawing,
            "buy": self.of_opening_book,
            "move": self.of_moving,
            "end": self.of_ending,
            "flip": self.of_turning_page,
            "take": self.of_buying_adventure,
            "join": self.of_joining,
            "complete": self.of_completing,
            "discard": self.of_discarding,
            "drop": self.of_dropping,
        }

    def __call__(self, rules: AfricanaRules, state: State, view: View) -> Effects:
        """Return the effects of the legal moves that have any."""
        found: Effects = {}
        legs: list[str] = []
        for move in view["moves"]:
            if move.startswith(LEG):
                legs.append(move)
                continue
            words = move.split()
            if effects := self.of_verb[words[0]](rules, state, words):
                found[move] = effects
        if legs:
            found |= self.of_legs(rules, state, legs, view["goals"])
        return found

    # --- Choosing and ending an action ------------------------------------------------------------

    def of_drawing(self, rules: AfricanaRules, state: State, _: list[str]) -> list[Effect]:
        cards = min(rules.figures["DRAWN"], cards_to_draw(state))
        return [{"effect": "draws", "count": cards}, *self.limits(rules, state, cards)]

    def of_opening_book(self, rules: AfricanaRules, state: State, _: list[str]) -> list[Effect]:
        price, silver = rules.figures["ADVENTURE_PRICE"], state.players[state.active].silver
        return [{"effect": "prices", "price": price, "has": silver}]

    def of_moving(self, _: AfricanaRules, state: State, __: list[str]) -> list[Effect]:
        return [{"effect": "steps", "count": cards_in(state.players[state.active].hand)}]

    def of_ending(self, rules: AfricanaRules, state: State, _: list[str]) -> list[Effect]:
        return self.limits(rules, state, sum([state.played[card] for card in RETURNING]))

    def limits(self, rules: AfricanaRules, state: State, more: int) -> list[Effect]:
        """Return what the limits will ask for at the end of the turn, with more cards in hand."""
        cards = cards_in(state.players[state.active].hand) + more - rules.figures["HAND_LIMIT"]
        adventures = open_adventures(state, state.active) - rules.figures["OPEN_LIMIT"]
        over: list[Effect] = [{"effect": "over", "count": cards}] if cards > 0 else []
        crowded: list[Effect] = [{"effect": "crowded", "count": adventures}] if adventures > 0 else []
        return over + crowded

    # --- Buying -----------------------------------------------------------------------------------

    def of_turning_page(self, rules: AfricanaRules, state: State, _: list[str]) -> list[Effect]:
        price = rules.page_price(state)
        return [self.costs(state, price) if price else FREE]

    def of_buying_adventure(self, rules: AfricanaRules, state: State, words: list[str]) -> list[Effect]:
        book = state.books[rules.half_of_explorer(state)]
        adventure = top_card(book, Side(SIDES.index(words[1])))
        takes = {"effect": "takes", "adventure": self.words.adventures[adventure]}
        price = rules.figures["ADVENTURE_PRICE"]
        return [takes, self.costs(state, price), *self.promises(rules, state, adventure)]

    def promises(self, rules: AfricanaRules, state: State, adventure: Adventure) -> list[Effect]:
        """Return what an adventure brings when it is completed."""
        return [
            effect | {"effect": f"promises-{effect['effect']}"}
            for effect in self.gains_of_adventure(rules, state, adventure)
        ]

    def costs(self, state: State, silver: int) -> Effect:
        return {"effect": "costs", "silver": silver, "has": state.players[state.active].silver}

    # --- Moving -----------------------------------------------------------------------------------

    def of_legs(
        self, rules: AfricanaRules, state: State, moves: list[str], goals: dict[str, list[str]]
    ) -> Effects:
        """Return the effects of legs: silver for another colour, and goals in the region."""
        costs = [self.costs(state, rules.figures["RECOLOUR_PRICE"])]
        finds: dict[str, list[Effect]] = {  # by region
            region: [{"effect": "finds", "goals": [move.partition(" ")[2] for move in there]}]
            for region, there in goals.items()
        }
        found: Effects = {}
        for move in moves:
            words = move.split(" ")
            effects = (costs if len(words) > 4 else []) + finds.get(words[1], [])
            if effects:
                found[move] = effects
        return found

    def of_joining(self, rules: AfricanaRules, state: State, words: list[str]) -> list[Effect]:
        expedition = self.expeditions[words[1]]
        index = next(index for index in range(SLOTS) if state.slots[index].expedition == expedition)
        silver, cards = rules.figures["BONUS_SILVER"][index], rules.figures["BONUS_CARDS"][index]
        cards = min(cards, cards_to_draw(state))
        effects: list[Effect] = [{"effect": "bonus", "silver": silver}] if silver else []
        effects += [{"effect": "draws", "count": cards}] if cards else []
        return [*effects, {"effect": "markers", "count": rules.free_markers(state, state.active) - 1}]

    def of_completing(self, rules: AfricanaRules, state: State, words: list[str]) -> list[Effect]:
        if words[1] in self.adventures:
            return self.gains_of_adventure(rules, state, Adventure(self.adventures[words[1]]))
        expedition, figures = self.expeditions[words[1]], rules.figures
        points = figures["EXPEDITION_POINTS"][expedition]
        return [{"effect": "gains", "silver": figures["REWARD"][expedition], "points": points}]

    def gains_of_adventure(self, rules: AfricanaRules, state: State, adventure: Adventure) -> list[Effect]:
        """Return what completing an adventure brings: silver and points, or a guide."""
        figures = rules.figures
        more = collections_of(rules, state)[state.active].sets
        colour = figures["GUIDE_COLOUR"][adventure]
        if colour != NONE:
            wins: Effect = {"effect": "wins", "card": CARDS[FIRST_GUIDE + colour]}
            return [wins, {"effect": "guides", "points": more[GUIDE]}] if more[GUIDE] else [wins]
        silver, points = figures["PROCEEDS"][adventure], figures["ADVENTURE_POINTS"][adventure]
        gains: Effect = {"effect": "gains", "silver": silver, "points": points}
        sets = more[ARTEFACTS[figures["ARTEFACT"][adventure]]]
        return [gains, {"effect": "sets", "points": sets}] if sets else [gains]

    # --- The limits at the end of a turn ----------------------------------------------------------

    def of_discarding(self, _: AfricanaRules, __: State, words: list[str]) -> list[Effect]:
        return [] if is_travel_card(Card(CARDS.index(words[1]))) else [LEAVES]

    def of_dropping(self, _: AfricanaRules, __: State, ___: list[str]) -> list[Effect]:
        return [LEAVES]
