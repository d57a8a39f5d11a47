"""Master Elf: how good each action looks, for quick play, for playouts and for search.

Every choice gets a value in tenths of a point: see ``gift_values.py`` and ``card_values.py``.  ``preference``
turns it into a weight.  It is asked about every legal action, so this code avoids branches: a comparison is
0 or 1, and multiplies.  ``evaluation.py`` judges whole positions.

Kernel subset.
"""

from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.policies import POINT
from ludoteca.core.kernel.ranking import score
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.master_elf.actions import payment_of, stack_of
from ludoteca.games.master_elf.card_values import (
    FEW_TO_GAIN,
    FEW_TO_LOSE,
    MOST_OF_A_KIND,
    PRICE,
    card_value,
    cards_held,
    gained_values,
    lost_values,
)
from ludoteca.games.master_elf.figures import INGREDIENT_A, INGREDIENT_B
from ludoteca.games.master_elf.gift_values import (
    blend,
    colour_counts,
    exact_gain,
    gift_value,
    gifts_left,
    half_counts,
    lowest_stack,
)
from ludoteca.games.master_elf.stacks import top_of
from ludoteca.games.master_elf.state import (
    CITY,
    EXHAUSTIONS,
    INGREDIENTS,
    PAID_A,
    PAID_B,
    PAID_CRYSTAL,
    Action,
    Gift,
    Ingredient,
    Payment,
    Pile,
    Player,
    State,
)

# --- From values to weights -----------------------------------------------------------------------
# How much faster weights grow than values, in sixteenths of a doubling for each tenth of a point.

MOVE_STEEPNESS = 5
DISCARD_STEEPNESS = 8
GIFT_STEEPNESS = 3
PLAIN_CARD = 8  # moves are compared with a card that is worth this much

SIXTEENTHS = 16  # of a doubling; also the weight of a value of 0, but for the 1 that every action has
HALVINGS = 9  # how often a value below 0 halves the weight, at most
DOUBLINGS = 13  # how often a value above 0 doubles it, at most
MOST_BY_DOUBLING = 8000  # with MOST_BY_VALUE below HIGHEST_WEIGHT
MOST_BY_VALUE = 1900  # where doubling ends, the value itself still tells good from better


def preference(state: State, action: int) -> int:
    """Return the weight of a legal action for the seat to move, from LOWEST_WEIGHT to HIGHEST_WEIGHT."""
    if action < Action.DISCARD:
        return to_weight(move_value(state, action) - PLAIN_CARD, MOVE_STEEPNESS)
    if action < Action.MAKE:
        return to_weight(discard_value(state, action), DISCARD_STEEPNESS)
    if action < Action.LOOK:
        return to_weight(make_value(state, action), GIFT_STEEPNESS)
    return to_weight(free_gift_value(state, action), GIFT_STEEPNESS)


def to_weight(value: int, steepness: int) -> int:
    """Return the weight of a value: SIXTEENTHS + 1 for 0, doubled at regular steps, plus the value.

    ``exponent`` counts sixteenths of doublings from the lowest weight.  Between two doublings the weight
    grows along a straight line.
    """
    lowest, highest = -HALVINGS * SIXTEENTHS, DOUBLINGS * SIXTEENTHS
    exponent = min(max(value * steepness, lowest), highest) - lowest
    doubled = (SIXTEENTHS + exponent % SIXTEENTHS) << (exponent // SIXTEENTHS) >> HALVINGS
    return min(doubled, MOST_BY_DOUBLING) + min(max(value, 0), MOST_BY_VALUE) + 1


# --- Moving and taking ----------------------------------------------------------------------------

NO_CARDS = -40  # an area without cards
CENTRAL_AREA = 2  # from the city every area can be reached
PER_USELESS_CARD = 3  # for each useless card that the city can replace


def move_value(state: State, action: int) -> int:
    """Return how good it is to take a card, or to go to an area: the value of the best card there."""
    player, values = state.players[state.asked], gained_values(state)
    if action >= Action.TAKE:
        return card_value(player, values, Ingredient(action - Action.TAKE), FEW_TO_GAIN)
    if action == Action.GO + CITY:
        return city_value(state, player, values)
    best = 0
    for card in range(INGREDIENTS):
        is_there = state.areas[action - Action.GO].cards[card] > 0
        best = max(best, (card_value(player, values, Ingredient(card), FEW_TO_GAIN) + 1) * is_there)
    return best - 1 if best > 0 else NO_CARDS


def city_value(state: State, player: Player, values: int) -> int:
    """Return the value of the city: a random card, and new ones for those that no top gift needs."""
    needed = 0  # a bit for each ingredient of a top gift
    for stack in state.stacks:
        if stack.height > 0:
            gift = top_of(stack)
            needed |= (1 << INGREDIENT_A[gift]) | (1 << INGREDIENT_B[gift])
    total, useless = 0, 0
    for card in range(INGREDIENTS):
        total += card_value(player, values, Ingredient(card), FEW_TO_GAIN)
        useless += max(player.hand[card] - MOST_OF_A_KIND * ((needed >> card) & 1), 0)
    return total // INGREDIENTS + CENTRAL_AREA + PER_USELESS_CARD * useless


# --- Discarding -----------------------------------------------------------------------------------

UNKNOWN_CARD = 8


def discard_value(state: State, action: int) -> int:
    """Return the value of an unknown card for a known one; over the hand limit the least valuable goes."""
    if action == Action.DRAW:
        return 0
    seat = state.asked
    halves, colours = half_counts(state, seat), colour_counts(state, seat)
    values = lost_values(state, halves, colours, gifts_left(state), NONE)
    card = Ingredient(action - Action.DISCARD)
    return UNKNOWN_CARD - card_value(state.players[seat], values, card, FEW_TO_LOSE)


# --- Making a gift --------------------------------------------------------------------------------

CRYSTAL_COST = 20  # the cost of the crystal where it is needed
CRYSTAL_WASTED = 200  # and where cards would do
ENOUGH_CARDS = 6  # a hand with fewer cards makes spending dearer
MISSING_CARD = 4  # for each card below ENOUGH_CARDS
MOST_SURPLUS = 2  # how many cards above ENOUGH_CARDS make spending cheaper
LATE_COST = 60  # percent of the cost that counts when time is up
LAST_TURN_COST = 20  # percent of the cost that counts when this may be the last turn
VICTORY = 300  # for the gift that ends the match, if the player wins
DEFEAT = 60  # against it, if the player loses


def make_value(state: State, action: int) -> int:
    """Return a gift's value less its cost, or 0 for passing."""
    if action == Action.PASS:
        return 0
    seat, stack = state.asked, state.stacks[stack_of(action)]
    halves, colours, time_left = half_counts(state, seat), colour_counts(state, seat), gifts_left(state)
    gift = Gift(top_of(stack))
    value = gift_value(state, halves, colours, time_left, gift)
    cost = making_cost(state, gift, payment_of(action), lost_values(state, halves, colours, time_left, gift))
    if state.exhausted == EXHAUSTIONS - 1 and lowest_stack(state) <= 1:  # this may be the last turn
        ends_match = stack.height == 1 or lowest_stack(state) == 0
        return value - cost * LAST_TURN_COST // 100 + (ending_value(state, seat, gift) if ends_match else 0)
    return value - blend(cost, cost * LATE_COST // 100, time_left)


def making_cost(state: State, gift: Gift, payment: Payment, values: int) -> int:
    """Return what other gifts lose by the cards, the crystal, and a hand that gets too small."""
    player = state.players[state.asked]
    cost = PAID_A[payment] * card_value(player, values, INGREDIENT_A[gift], FEW_TO_LOSE)
    cost += PAID_B[payment] * card_value(player, values, INGREDIENT_B[gift], FEW_TO_LOSE)
    cost += PAID_CRYSTAL[payment] * (CRYSTAL_COST if cards_held(player, gift) < PRICE else CRYSTAL_WASTED)
    return cost + MISSING_CARD * max(ENOUGH_CARDS - cards_in(player.hand), -MOST_SURPLUS)


def ending_value(state: State, seat: int, gift: Gift) -> int:
    """Return what it is worth to end the match with this gift: to win, lose or share the victory (ME24)."""
    mine, best = POINT * score(state, seat) + exact_gain(state, seat, gift), 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, POINT * score(state, other))
    if mine > best:
        return VICTORY
    return -DEFEAT if mine < best else 0


# --- Free gifts -----------------------------------------------------------------------------------

FREE = 40  # for a special action, and against declining it
CHOICE = 4  # for each gift that there is to choose from


def free_gift_value(state: State, action: int) -> int:
    """Return how good a look, a claim, a bonus gift or declining is; a look is better into more gifts."""
    if action < Action.CLAIM:
        pile = action - Action.LOOK
        return FREE if pile == Pile.ASIDE else FREE + CHOICE * state.stacks[pile].height
    if action == Action.DECLINE:
        return -FREE
    if action >= Action.CHOOSE:
        return bonus_value(state, Gift(action - Action.CHOOSE))
    seat, gift = state.asked, Gift(action - Action.CLAIM)
    value = gift_value(state, half_counts(state, seat), colour_counts(state, seat), gifts_left(state), gift)
    return (value + exact_gain(state, seat, gift)) // 2


def bonus_value(state: State, gift: Gift) -> int:
    """Return the points of a bonus gift, and a share of what it would bring to the next chooser (ME26)."""
    value = exact_gain(state, state.asked, gift)
    if state.choosers > 1:
        value += exact_gain(state, state.order[1], gift) // (state.choosers - 1)
    return value
