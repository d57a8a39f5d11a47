"""Africana: why the seat to move cannot use a component now.

``ObstacleFinder`` goes over everything that it might want to use.  While it must discard or drop something,
the question says why nothing else can be used.

    region       here, far, no-cards, colours
    expedition   start, target, markers
    adventure    target; of a book: half, silver; of another seat: owner
    half         half, empty
    card         symbol, used
    all of them  first-move, first-buy: another choice comes first; late-move, late-buy: another one was made
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ludoteca.core.kernel.structs import NONE
from ludoteca.core.wording.commentary import REMEMBERED, Obstacle, Obstacles, View
from ludoteca.games.africana.books import cards_on, has_cards, top_card
from ludoteca.games.africana.bound_rules import AfricanaRules
from ludoteca.games.africana.state import Side, State, Step
from ludoteca.games.africana.table_cards import Owners, Slots, goal_cards, put_on_table
from ludoteca.games.africana.word_lists import CARDS, COLOURS, HALVES, LEG, SEAT_NAMES, EditionWords

BOTH_SIDES = tuple(Side)

HERE: list[Obstacle] = [{"why": "here"}]
MARKERS_OBSTACLE: list[Obstacle] = [{"why": "markers"}]
EMPTY: list[Obstacle] = [{"why": "empty"}]
NO_CARDS: list[Obstacle] = [{"why": "no-cards"}]
USED: list[Obstacle] = [{"why": "used"}]
LATE_BUY: list[Obstacle] = [{"why": "late-buy"}]
LATE_MOVE: list[Obstacle] = [{"why": "late-move"}]

AWAY: list[list[Obstacle]] = [[{"why": "half", "half": half}] for half in HALVES]
BOOKS = [f"half {half}" for half in HALVES]
OWNED: list[list[Obstacle]] = [[{"why": "owner", "seat": seat}] for seat in SEAT_NAMES]
Placed = tuple[str, int, list[Obstacle]]  # a component, where it is used, and its obstacles elsewhere

# What stands in the way of what belongs to an action of the turn, by step.
BEFORE_MOVING: dict[int, list[Obstacle]] = {
    Step.CHOOSE_ACTION: [{"why": "first-move"}],
    Step.BUYING: LATE_BUY,
    Step.MOVING: [],
}
BEFORE_BUYING: dict[int, list[Obstacle]] = {
    Step.CHOOSE_ACTION: [{"why": "first-buy"}],
    Step.BUYING: [],
    Step.MOVING: LATE_MOVE,
}


class ObstacleFinder:
    """Finds obstacles, and names them in the words of an edition."""

    def __init__(self, words: EditionWords, figures: Mapping[str, Any]) -> None:
        self.regions = [f"region {word}" for word in words.regions]
        self.cards = [f"card {word}" for word in CARDS]
        self.expeditions = [f"expedition {word}" for word in words.expeditions]
        self.adventures = [f"adventure {word}" for word in words.adventures]
        self.neighbours = [[other for other in row if other != NONE] for row in figures["NEIGHBOURS"]]
        self.targets: Sequence[int] = figures["ADVENTURE_TARGET"]
        self.adventure_price: int = figures["ADVENTURE_PRICE"]
        self.recolour_price: int = figures["RECOLOUR_PRICE"]
        self.symbols = [
            [colour for card, colour in enumerate(COLOURS) if row[card]] for row in figures["SERVES"]
        ]
        self.starts: list[list[Obstacle]] = [[{"why": "start", "region": word}] for word in words.regions]
        self.ends: list[list[Obstacle]] = [[{"why": "target", "region": word}] for word in words.regions]
        far: list[list[Obstacle]] = [[{"why": "far", "region": word}] for word in words.regions]
        self.unreachable = [
            {component: far[region] for region, component in enumerate(self.regions) if region not in near}
            | {self.regions[at]: HERE}
            for at, near in enumerate(self.neighbours)
        ]

        self.goals_of = lru_cache(REMEMBERED)(self.find_goals)

    def __call__(self, rules: AfricanaRules, state: State, view: View) -> Obstacles:
        """Return the obstacles of everything that no legal move uses, for the seat to move."""
        if state.step not in BEFORE_MOVING:
            return {}
        found: Obstacles = {}
        if state.step == Step.BUYING:
            self.add_idle_cards(found, state)
        else:
            self.add_legs(found, state, view)
        self.add_goals(found, rules, state)
        self.add_books(found, rules, state)
        if state.step != Step.CHOOSE_ACTION:
            found["pile deck"] = LATE_BUY if state.step == Step.BUYING else LATE_MOVE
        return found

    # --- Regions and cards ------------------------------------------------------------------------

    def add_idle_cards(self, found: Obstacles, state: State) -> None:
        """Add all regions and cards: they have no use in a purchase."""
        found.update(dict.fromkeys(self.regions, LATE_BUY))
        hand = state.players[state.active].hand
        found.update({component: LATE_BUY for card, component in enumerate(self.cards) if hand[card]})

    def add_legs(self, found: Obstacles, state: State, view: View) -> None:
        """Add regions and cards: those of possible legs wait for the movement, others lack something."""
        player, before = state.players[state.active], BEFORE_MOVING[state.step]
        moves = view["then"]["move"] if state.step == Step.CHOOSE_ACTION else view["moves"]
        legs = [move.split(" ") for move in moves if move.startswith(LEG)]
        prices = {"needs": self.recolour_price, "has": player.silver}
        found.update(self.unreachable[player.region])
        reached = {f"region {leg[1]}" for leg in legs}
        has_cards = any(player.hand)
        for region in self.neighbours[player.region]:
            component = self.regions[region]
            if not has_cards:
                found[component] = NO_CARDS
            elif component not in reached:
                found[component] = [{"why": "colours", "cards": self.symbols[region], **prices}]
            elif before:
                found[component] = before
        useful = {f"card {leg[3]}" for leg in legs}
        for card, component in enumerate(self.cards):
            if player.hand[card]:
                if component not in useful:
                    found[component] = [{"why": "symbol", **prices}]
                elif before:
                    found[component] = before
            elif state.played[card]:
                found[component] = USED

    # --- Expeditions and adventures ---------------------------------------------------------------

    def add_goals(self, found: Obstacles, rules: AfricanaRules, state: State) -> None:
        """Add the expeditions in the slots and the open adventures."""
        here, before = state.players[state.active].region, BEFORE_MOVING[state.step]
        placed = self.goals_of(rules, state.seats, state.active, *goal_cards(state))
        for component, place, obstacles in placed:
            if place != here:
                found[component] = obstacles
            elif before:
                found[component] = before

    def find_goals(
        self, rules: AfricanaRules, seats: int, seat: int, slots: Slots, adventures: Owners
    ) -> list[Placed]:
        """Return expeditions and open adventures, the region where the seat can use each (NONE: nowhere), and
        the obstacles everywhere else."""
        state = State()
        put_on_table(state, slots, adventures)
        found: list[Placed] = []
        for index, slot in enumerate(state.slots):
            if slot.expedition == NONE:
                continue
            if slot.markers[seat]:
                region, elsewhere = rules.region_to_complete(state, seat, index), self.ends
            else:
                region, elsewhere = rules.region_to_join(state, seat, index), self.starts
            obstacles = MARKERS_OBSTACLE if region == NONE else elsewhere[region]
            found.append((self.expeditions[slot.expedition], region, obstacles))
        for adventure, owner in enumerate(adventures):
            if owner == seat:
                target = self.targets[adventure]
                found.append((self.adventures[adventure], target, self.ends[target]))
            elif 0 <= owner < seats:
                found.append((self.adventures[adventure], NONE, OWNED[owner]))
        return found

    # --- Books ------------------------------------------------------------------------------------

    def add_books(self, found: Obstacles, rules: AfricanaRules, state: State) -> None:
        """Add both books and the cards on top of them."""
        silver, price = state.players[state.active].silver, self.adventure_price
        poor: list[Obstacle] = [{"why": "silver", "needs": price, "has": silver}] if silver < price else []
        page = rules.page_price(state)
        stuck = [{"why": "silver", "needs": page, "has": silver}] if silver < page else []
        late = LATE_MOVE if state.step == Step.MOVING else stuck
        here = rules.half_of_explorer(state)
        for half, book in enumerate(state.books):
            away = [] if half == here else AWAY[half]
            empty = [] if has_cards(book) else EMPTY
            if obstacles := away + empty or late:
                found[BOOKS[half]] = obstacles
            obstacles = away + poor or BEFORE_BUYING[state.step]
            for side in BOTH_SIDES if obstacles else ():
                if cards_on(book, side):
                    found[self.adventures[top_card(book, side)]] = obstacles
