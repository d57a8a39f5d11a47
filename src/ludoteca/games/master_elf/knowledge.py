"""Master Elf: what a seat knows, and what is dealt again because it does not know it.

Everybody knows the tops of the stacks.  A seat also knows the stacks and the set-aside gifts that it has
looked through (ME-R15).  After stacks were shuffled together, it knows that those gifts are somewhere in the
stacks.  Of another hand it knows the cards that were taken openly (ME-R19).

Kernel subset.
"""

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.master_elf.stacks import clear_undealt, draw_gift, top_of
from ludoteca.games.master_elf.state import (
    EVERYBODY,
    GIFTS,
    INGREDIENTS,
    SET_ASIDE,
    Domain,
    Gift,
    Stack,
    State,
)

# In the chance key.
GIFT_BITS = 6  # for a gift, or none
CARD_BITS = 4  # for the cards of a kind in a hand


def redeal(state: State, seat: int, luck: AnyLuck) -> None:
    """Deal again everything that a seat does not know (NONE: a spectator)."""
    forget_what_others_know(state, seat)
    redeal_aside(state, seat, luck)
    redeal_stacks(state, seat, luck)
    redeal_hands(state, seat, luck)


def chance_key(state: State, seat: int) -> int:
    """Return a number for what luck has shown to a seat: the tops of the stacks and its own hand.

    With three or four seats it counts only when this seat must move.  Between its moves too much happens, and
    0 stands for all of it.  (Not NONE: a search would leave out that node, and find other moves.)
    """
    if state.seats > 2 and state.asked != seat:
        return 0
    key = 0
    for stack in state.stacks:
        key = (key << GIFT_BITS) + top_of(stack) + 1
    for card in range(INGREDIENTS):
        key = (key << CARD_BITS) + state.players[seat].hand[card]
    return key


# --- What a seat knows ----------------------------------------------------------------------------


def has_seen_stack(stack: Stack, seat: int) -> bool:
    """Whether a seat (NONE: a spectator) has looked through a stack."""
    return seat != NONE and (stack.knowers >> seat) & 1 == 1


def has_seen_aside(state: State, seat: int) -> bool:
    """Whether a seat (NONE: a spectator) has looked through the gifts set aside."""
    return seat != NONE and state.players[seat].knows_aside != 0


def is_known_stacked(state: State, gift: Gift, seat: int) -> bool:
    """Whether a seat (NONE: a spectator) knows that a gift is somewhere in the stacks."""
    own = 0 if seat == NONE else 1 << seat
    return state.known_stacked[gift] & (EVERYBODY | own) != 0


def is_hidden(stack: Stack, seat: int, depth: int) -> bool:
    """Whether a seat does not know which gift lies there in a stack."""
    return depth < stack.height - 1 and not has_seen_stack(stack, seat)


# --- Gifts ----------------------------------------------------------------------------------------


def forget_what_others_know(state: State, seat: int) -> None:
    """Forget which gifts others have seen in a stack before it was shuffled: it would say where gifts are."""
    own = 0 if seat == NONE else 1 << seat
    for gift in range(GIFTS):
        state.known_stacked[gift] &= EVERYBODY | own


def redeal_aside(state: State, seat: int, luck: AnyLuck) -> None:
    """Exchange set-aside gifts with hidden ones, except those that are known to be in the stacks."""
    if has_seen_aside(state, seat):
        return
    gifts = gather_aside(state)
    gather_hidden(state, seat)
    for gift in range(GIFTS):
        if state.gift_places[gift] == SET_ASIDE:
            state.gift_places[gift] = NONE
    for _ in range(gifts):
        state.gift_places[draw_gift(state, luck)] = SET_ASIDE


def gather_aside(state: State) -> int:
    """Take the gifts set aside as undealt and return how many there are."""
    gifts = 0
    for gift in range(GIFTS):
        if state.gift_places[gift] == SET_ASIDE:
            state.undealt_gifts[gift] = 1
            gifts += 1
    return gifts


def gather_hidden(state: State, seat: int) -> None:
    """Take hidden gifts of the stacks as undealt, too, if they might as well be set aside."""
    for stack in state.stacks:
        for depth in range(stack.height):
            gift = Gift(stack.gifts[depth])
            if is_hidden(stack, seat, depth) and not is_known_stacked(state, gift, seat):
                state.undealt_gifts[gift] = 1
                state.gift_places[gift] = SET_ASIDE


def redeal_stacks(state: State, seat: int, luck: AnyLuck) -> None:
    """Deal the other undealt gifts, and those known to be in the stacks, where the hidden ones were."""
    for stack in state.stacks:
        for depth in range(stack.height):
            gift = stack.gifts[depth]
            if is_hidden(stack, seat, depth) and state.gift_places[gift] != SET_ASIDE:
                state.undealt_gifts[gift] = 1
    for stack in state.stacks:
        for depth in range(stack.height):
            if is_hidden(stack, seat, depth):
                stack.gifts[depth] = draw_gift(state, luck)
    clear_undealt(state)


# --- Ingredients ----------------------------------------------------------------------------------


def redeal_hands(state: State, seat: int, luck: AnyLuck) -> None:
    """Shuffle the hidden cards of all other hands into the deck and deal as many again."""
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            for card in range(INGREDIENTS):
                state.deck[card] += player.hand[card] - player.shown[card]
    for other in range(state.seats):
        if other != seat:
            redeal_hand(state, other, luck)


def redeal_hand(state: State, seat: int, luck: AnyLuck) -> None:
    """Keep the cards that everybody saw and draw the others."""
    player = state.players[seat]
    hidden = 0
    for card in range(INGREDIENTS):
        hidden += player.hand[card] - player.shown[card]
        player.hand[card] = player.shown[card]
    for _ in range(hidden):
        card = pick(Domain.INGREDIENT, state.deck, luck)
        state.deck[card] -= 1
        player.hand[card] += 1
