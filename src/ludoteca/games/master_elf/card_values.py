"""Master Elf: what ingredient cards are worth to the player who must move, in tenths of a point.

Part of the heuristic.  The values of all six ingredients are one number with ten bits for each, so that
the three top gifts have to be valued only once:

    ingredient       2          1          0
    values      0000010100 0000000000 0000001000    8 for ingredient 0, nothing for 1, 20 for 2

Kernel subset.
"""

from ludoteca.core.kernel.structs import NONE
from ludoteca.games.master_elf.figures import INGREDIENT_A, INGREDIENT_B
from ludoteca.games.master_elf.gift_values import colour_counts, gift_value, gifts_left, half_counts
from ludoteca.games.master_elf.stacks import top_of
from ludoteca.games.master_elf.state import Gift, Ingredient, Player, State

PRICE = 3  # how many cards a gift costs (ME12)
MOST_OF_A_KIND = 2  # of them

VALUE_BITS = 10
LARGEST_VALUE = (1 << VALUE_BITS) - 1

WORTHLESS = 5  # a gift that is worth no more is not worth collecting for
SHARE = (20, 33, 51, 0, 0)  # of a gift's value for one more card, by how many of its price are there
WHOLE_VALUE = 128  # the share that is all of a gift's value
WORSE_DIVISOR = 4  # a gift worth no more than the one made loses so much less by a missing card
SPARE = 6  # for each of the first two cards of a kind, whatever the top gifts are
FEW_TO_GAIN = 2  # with fewer cards of a kind, one more is among the first two
FEW_TO_LOSE = 3  # with fewer cards of a kind, one less is a loss among the first two


# --- All ingredients in one number ----------------------------------------------------------------


def value_at(value: int, card: Ingredient) -> int:
    """Return a value of one ingredient, to be added to the others."""
    return value << (VALUE_BITS * card)


def card_value(player: Player, values: int, card: Ingredient, few: int) -> int:
    """Return the value of one ingredient; if the player has few of it, it is worth a little for itself."""
    return ((values >> (VALUE_BITS * card)) & LARGEST_VALUE) + SPARE * (player.hand[card] < few)


# --- Cards and top gifts --------------------------------------------------------------------------


def cards_held(player: Player, gift: Gift) -> int:
    """Return the cards of a gift's price in hand, at most two of a kind; PRICE of them make it (ME12)."""
    first, second = player.hand[INGREDIENT_A[gift]], player.hand[INGREDIENT_B[gift]]
    return min(first, MOST_OF_A_KIND) + min(second, MOST_OF_A_KIND)


def share(value: int, cards: int) -> int:
    """Return what one more card is worth for a gift: the fewer are missing, the more."""
    return max(value - WORTHLESS, 0) * SHARE[cards] // WHOLE_VALUE


def gained_values(state: State) -> int:
    """Return what one more card of each kind brings for the top gifts."""
    seat, values = state.asked, 0
    halves, colours, time_left = half_counts(state, seat), colour_counts(state, seat), gifts_left(state)
    player = state.players[seat]
    for stack in state.stacks:
        if stack.height > 0:
            gift = Gift(top_of(stack))
            a, b = INGREDIENT_A[gift], INGREDIENT_B[gift]
            value = share(gift_value(state, halves, colours, time_left, gift), cards_held(player, gift))
            values += value_at(value * (player.hand[a] < MOST_OF_A_KIND), a)
            values += value_at(value * (player.hand[b] < MOST_OF_A_KIND), b)
    return values


def lost_values(state: State, halves: int, colours: int, time_left: int, made: int) -> int:
    """Return what one card of each kind less costs for the top gifts other than the one made (NONE: all).

    A gift that is worth no more than the one made loses little.
    """
    player, values = state.players[state.asked], 0
    gained = gift_value(state, halves, colours, time_left, Gift(made)) if made != NONE else 0
    for stack in state.stacks:
        gift = Gift(top_of(stack))
        if gift != NONE and gift != made:
            a, b = INGREDIENT_A[gift], INGREDIENT_B[gift]
            value = gift_value(state, halves, colours, time_left, gift)
            is_worse = value <= gained
            lost = share(value, max(cards_held(player, gift) - 1, 0)) // (WORSE_DIVISOR if is_worse else 1)
            values += value_at(lost * (player.hand[a] <= MOST_OF_A_KIND), a)
            values += value_at(lost * (player.hand[b] <= MOST_OF_A_KIND), b)
    return values
