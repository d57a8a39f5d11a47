"""Africana: the heuristic: how much a sensible explorer likes each legal action.

A good action raises the value of the best goal (``goals.py``): a leg brings the explorer closer, a card pays
a leg.  ``evaluation.py`` estimates what a seat can expect to score.

Values are tenths of a point.  Weights are from LOWEST_WEIGHT to HIGHEST_WEIGHT.

Kernel subset.
"""

from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.policies import HIGHEST_WEIGHT, LOWEST_WEIGHT, POINT
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.actions import card_of_leg, region_of_leg
from ludoteca.games.africana.books import cards_on, half_of_explorer, top_card
from ludoteca.games.africana.company import open_adventures
from ludoteca.games.africana.ending import collection_of
from ludoteca.games.africana.figures import (
    ADVENTURE_POINTS,
    ADVENTURE_PRICE,
    ADVENTURE_TARGET,
    ARTEFACT,
    DISTANCE,
    DRAWN,
    HAND_LIMIT,
    ONE_JOKER,
    OPEN_ARTEFACT,
    OPEN_LIMIT,
    PROCEEDS,
    RECOLOUR_PRICE,
    SERVES,
    SET_POINTS,
)
from ludoteca.games.africana.goals import (
    SHARE_BITS,
    best_goal_gain,
    guide_value,
    hand_next_turn,
    hand_this_turn,
    share_at_distance,
    share_completed,
    silver_value,
    turns_left,
)
from ludoteca.games.africana.rules import page_price
from ludoteca.games.africana.state import (
    COPIES,
    PAGES,
    Action,
    Adventure,
    Artefact,
    Card,
    Region,
    Side,
    State,
)
from ludoteca.games.africana.travel import is_travel_card

# --- Weights --------------------------------------------------------------------------------------

NEUTRAL = 16  # the weight of an action of value 0, such as ending a movement
JOIN_WEIGHT = 9_000
MOST_FOR_VALUE = 8_000
NEUTRAL_VALUE = 5  # added to every value, so that 0 has the weight NEUTRAL
CUBED_UP_TO = 35  # up to here weights grow with the cube of the value, then evenly
CUBE_DIVISOR = 8  # what the cube is divided by
WEIGHT_PER_TENTH = 40  # of a point, above that
DROP_WEIGHT = 500  # the weight of dropping an adventure that is worth nothing
DROP_LOSS_PER_TENTH = 5  # less for each tenth of a point that it is worth


def preference(state: State, action: int) -> int:
    """Return how much a sensible player likes a legal action: LOWEST_WEIGHT to HIGHEST_WEIGHT."""
    if action < Action.TURN_PAGE:
        return weigh_turn(state, action)
    if action < Action.BUY_ADVENTURE:
        return weigh_page(state, Side(action - Action.TURN_PAGE))
    if action < Action.GO:
        return weigh_purchase(state, Side(action - Action.BUY_ADVENTURE))
    if action < Action.JOIN:
        return weigh_leg(state, region_of_leg(action), card_of_leg(action))
    if action < Action.COMPLETE_EXPEDITION:
        return JOIN_WEIGHT
    if action < Action.COMPLETE_ADVENTURE:
        return HIGHEST_WEIGHT
    if action < Action.DISCARD:
        is_good = is_worth_completing(state, Adventure(action - Action.COMPLETE_ADVENTURE))
        return HIGHEST_WEIGHT if is_good else LOWEST_WEIGHT
    if action < Action.DROP:
        return weigh_discard(state, Card(action - Action.DISCARD))
    return weigh_drop(state, Adventure(action - Action.DROP))


def to_weight(value: int) -> int:
    """Return the weight of a value: 0 is NEUTRAL, a point is good, three points decide nearly always."""
    value = max(0, value + NEUTRAL_VALUE)
    if value <= CUBED_UP_TO:
        return weight_of_small(value)
    return min(MOST_FOR_VALUE, weight_of_small(CUBED_UP_TO) + WEIGHT_PER_TENTH * (value - CUBED_UP_TO))


def weight_of_small(value: int) -> int:
    return 1 + value * value * value // CUBE_DIVISOR


# --- The three actions ----------------------------------------------------------------------------

DRAWN_CARD_VALUE = 4  # half of a travel card: nobody knows whether its colour will help


def weigh_turn(state: State, action: int) -> int:
    """Return the weight of an action of a turn: what moving reaches now, or what a drawn card may bring."""
    if action == Action.END:
        return NEUTRAL
    if action == Action.OPEN_BOOK:
        return to_weight(buying_value(state))
    region, hand = state.players[state.asked].region, hand_next_turn(state, NONE)
    if action == Action.BEGIN_MOVEMENT:
        return to_weight(best_goal_gain(state, region, hand_this_turn(state, NONE), hand, hand))
    room = min(DRAWN, HAND_LIMIT - cards_in(state.players[state.asked].hand))
    if room <= 0:
        return LOWEST_WEIGHT
    with_joker = best_goal_gain(state, region, NONE, hand + ONE_JOKER, hand)
    return to_weight(with_joker + DRAWN_CARD_VALUE * room)


# --- Moving and discarding ------------------------------------------------------------------------

SCARCE_CARD = 12  # the cost of the only card
LESS_PER_CARD = 2  # each card in hand or on the table makes the others cheaper
CHEAPEST_CARD = 2  # but not cheaper than this
JOKER_COST = 1
DISCARD_WEIGHT = 100  # the weight of discarding a card that no goal needs
DISCARD_LOSS_PER_TENTH = 8  # less for each tenth of a point that the best goal loses
DISCARD_PER_COPY = 20  # more for each card of its colour


def weigh_leg(state: State, region: Region, card: Card) -> int:
    """Return the gain of a leg over ending here, less the cost of the card.

    A travel card is spent, and costs more if there are few.  Guides come back and cost nothing.  The joker
    comes back too, but it is better kept for a later leg.
    """
    player, hand_here = state.players[state.asked], hand_next_turn(state, NONE)
    hand_later = hand_next_turn(state, card) if is_travel_card(card) else hand_here
    gain = best_goal_gain(state, region, hand_this_turn(state, card), hand_later, hand_here)
    if is_travel_card(card):
        cards = cards_in(player.hand) + cards_in(state.played)
        gain -= max(CHEAPEST_CARD, SCARCE_CARD - LESS_PER_CARD * cards)
    elif card == Card.JOKER:
        gain -= JOKER_COST
    if SERVES[region][card] == 0:
        gain -= RECOLOUR_PRICE * silver_value(state, turns_left(state))
    return to_weight(gain)


def weigh_discard(state: State, card: Card) -> int:
    """Return the weight of discarding a card: most for what no goal needs, least for joker and guides."""
    if not is_travel_card(card):
        return LOWEST_WEIGHT
    player = state.players[state.asked]
    hand_later, hand_here = hand_next_turn(state, card), hand_next_turn(state, NONE)
    gain = best_goal_gain(state, player.region, NONE, hand_later, hand_here)
    weight = DISCARD_WEIGHT + DISCARD_LOSS_PER_TENTH * gain + DISCARD_PER_COPY * player.hand[card]
    return max(LOWEST_WEIGHT + 1, weight)


def weigh_drop(state: State, adventure: Adventure) -> int:
    return max(LOWEST_WEIGHT, DROP_WEIGHT - DROP_LOSS_PER_TENTH * completed_value(state, adventure))


# --- Adventures -----------------------------------------------------------------------------------


def is_worth_completing(state: State, adventure: Adventure) -> bool:
    """Whether an adventure is an artefact, or a guide that helps more than it costs."""
    return ARTEFACT[adventure] != NONE or guide_value(state, turns_left(state)) > 0


def completed_value(state: State, adventure: Adventure) -> int:
    """Return the value of an adventure once it is completed, with the sets it makes."""
    turns = turns_left(state)
    if ARTEFACT[adventure] == NONE:
        return guide_value(state, turns)
    collection, one_more = collection_of(state, state.asked), 1
    for _ in range(len(Artefact) - 1 - ARTEFACT[adventure]):
        one_more *= COPIES + 1
    sets = SET_POINTS[collection + one_more] - SET_POINTS[collection]
    return POINT * (ADVENTURE_POINTS[adventure] + sets) + silver_value(state, turns) * PROCEEDS[adventure]


def purchase_value(state: State, adventure: Adventure) -> int:
    """Return the value of an adventure from here, less its price; an open artefact has points, too."""
    turns, region = turns_left(state), state.players[state.asked].region
    share = share_at_distance(DISTANCE[region][ADVENTURE_TARGET[adventure]]) * share_completed(turns)
    value = completed_value(state, adventure) * share >> 2 * SHARE_BITS
    if ARTEFACT[adventure] != NONE:
        value = max(value, POINT * OPEN_ARTEFACT)
    return value - ADVENTURE_PRICE * silver_value(state, turns)


# --- Buying and turning pages ---------------------------------------------------------------------

NO_CARD = -1  # the value where there is no card
UNSEEN_VALUE = 15  # what is expected of a card that nobody has seen
UNSEEN_LOSS_PER_PAGE = 3  # less after each page that was turned
NOTHING_TO_BUY = -100
BEST_PURCHASE = 24  # the share of the best card that counts, because a purchase takes a turn
PER_FURTHER_PURCHASE = 10  # the value of money for another adventure


def top_value(state: State, side: Side) -> int:
    """Return the value of buying the top card of a stack."""
    book = state.books[half_of_explorer(state)]
    return purchase_value(state, top_card(book, side)) if cards_on(book, side) > 0 else NO_CARD


def page_value(state: State, side: Side) -> int:
    """Return the value of buying the second card of a stack; of an unseen one, what is expected."""
    book = state.books[half_of_explorer(state)]
    if cards_on(book, side) < 2:
        return NO_CARD
    if side == Side.RIGHT:
        return purchase_value(state, Adventure(book.cards[PAGES - book.right + 1]))
    if book.unseen == book.left - 1:
        expected = max(0, UNSEEN_VALUE - UNSEEN_LOSS_PER_PAGE * state.pages_turned)
        return expected * share_completed(turns_left(state)) >> SHARE_BITS
    return purchase_value(state, Adventure(book.cards[book.left - 2]))


def affordable_adventures(state: State) -> int:
    """Return how many adventures the seat can pay and keep."""
    silver = state.players[state.asked].silver
    return min(OPEN_LIMIT - open_adventures(state, state.asked), silver // ADVENTURE_PRICE)


def buying_value(state: State) -> int:
    """Return the value of a purchase.  It costs a turn, so it is best with money for several adventures."""
    adventures = affordable_adventures(state)
    best_left = max(top_value(state, Side.LEFT), page_value(state, Side.LEFT))
    best_right = max(top_value(state, Side.RIGHT), page_value(state, Side.RIGHT))
    best = max(best_left, best_right)
    if adventures <= 0 or best <= 0:
        return NOTHING_TO_BUY
    further = PER_FURTHER_PURCHASE * share_completed(turns_left(state)) >> SHARE_BITS
    return (best * BEST_PURCHASE >> SHARE_BITS) + (adventures - 1) * further


def weigh_purchase(state: State, side: Side) -> int:
    return to_weight(top_value(state, side)) if affordable_adventures(state) > 0 else LOWEST_WEIGHT


def weigh_page(state: State, side: Side) -> int:
    """Return the weight of turning a page: the free one shows a new card; never cover one worth buying."""
    price, silver = page_price(state), state.players[state.asked].silver
    if affordable_adventures(state) <= 0 or silver < ADVENTURE_PRICE + price:
        return LOWEST_WEIGHT
    moved, covered = top_value(state, side), top_value(state, Side(1 - side))
    is_free = state.pages_turned == 0
    if side == Side.LEFT and is_free and state.books[half_of_explorer(state)].left > 1 and covered <= moved:
        return HIGHEST_WEIGHT
    if covered > 0:
        return LOWEST_WEIGHT
    price *= silver_value(state, turns_left(state))
    return to_weight(page_value(state, side) - max(0, moved) - price)
