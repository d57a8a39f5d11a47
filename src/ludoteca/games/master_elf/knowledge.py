"""MASTER ELF: what a seat knows, and how the rest may lie.

Of a stack everybody knows the top; who looked through it knows all of it, and who looked through
the set-aside gifts knows those (ME-R15).  When stacks are shuffled together, what was known of them
is still known to be somewhere in the stacks.  Of another's hand one knows the cards that were
taken openly (ME-R19).

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.structs import NONE
from ludoteca.games.master_elf.stacks import clear_drawn, draw_gift, top_of
from ludoteca.games.master_elf.state import ASIDE, EVERYBODY, GIFTS, INGREDIENTS, Domain, Stack, State


def redeal(state: State, seat: int, luck: Luck) -> None:
    """Deal all that the seat (NONE: a spectator) does not know anew, as it may just as well lie."""
    deal_aside(state, seat, luck)
    deal_stacks(state, seat, luck)
    deal_hands(state, seat, luck)


def chance_key(state: State, seat: int) -> int:
    """What luck may have brought before the eyes of a seat, as one number: the tops, and its own hand.

    With three or four seats only in its own turn: on the way there too much happens to be told apart.
    """
    if state.seats > 2 and state.asked != seat:
        return 0
    seen = 0
    for stack in state.stacks:
        seen = (seen << 6) + top_of(stack) + 1
    for card in range(INGREDIENTS):
        seen = (seen << 4) + state.players[seat].hand[card]
    return seen


# --- Gifts ----------------------------------------------------------------------------------------


def bit_of(seat: int) -> int:
    return EVERYBODY if seat == NONE else EVERYBODY | (1 << seat)


def has_seen_stack(state: State, stack: Stack, seat: int) -> bool:
    return (stack.knowers & bit_of(seat)) != 0


def has_seen_aside(state: State, seat: int) -> bool:
    return seat != NONE and state.players[seat].knows_aside != 0


def is_hidden(state: State, stack: Stack, seat: int, card: int) -> bool:
    """Whether the seat does not know which gift lies there."""
    return card < stack.left - 1 and not has_seen_stack(state, stack, seat)


def deal_aside(state: State, seat: int, luck: Luck) -> None:
    """Set-aside gifts and hidden ones may have changed places, but for those known to be in the stacks."""
    if has_seen_aside(state, seat):
        return
    gifts = 0
    for gift in range(GIFTS):
        if state.gifts[gift] == ASIDE:
            state.drawn[gift] = 1
            gifts += 1
    for stack in state.stacks:
        for card in range(stack.left):
            gift = stack.cards[card]
            if is_hidden(state, stack, seat, card) and (state.among[gift] & bit_of(seat)) == 0:
                state.drawn[gift] = 1
                state.gifts[gift] = ASIDE
    for gift in range(GIFTS):
        if state.gifts[gift] == ASIDE:
            state.gifts[gift] = NONE
    for _ in range(gifts):
        state.gifts[draw_gift(state, luck)] = ASIDE


def deal_stacks(state: State, seat: int, luck: Luck) -> None:
    """What is left, and what is known to be somewhere in the stacks, in any order."""
    for stack in state.stacks:
        for card in range(stack.left):
            gift = stack.cards[card]
            if is_hidden(state, stack, seat, card) and state.gifts[gift] != ASIDE:
                state.drawn[gift] = 1
    for stack in state.stacks:
        for card in range(stack.left):
            if is_hidden(state, stack, seat, card):
                stack.cards[card] = draw_gift(state, luck)
    clear_drawn(state)


# --- Ingredients ----------------------------------------------------------------------------------


def deal_hands(state: State, seat: int, luck: Luck) -> None:
    """All hidden ingredients go into the deck first, then everybody gets as many as before."""
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            for card in range(INGREDIENTS):
                state.deck[card] += player.hand[card] - player.shown[card]
    for other in range(state.seats):
        if other != seat:
            deal_hand(state, other, luck)


def deal_hand(state: State, seat: int, luck: Luck) -> None:
    player = state.players[seat]
    hidden = 0
    for card in range(INGREDIENTS):
        hidden += player.hand[card] - player.shown[card]
        player.hand[card] = player.shown[card]
    for _ in range(hidden):
        card = pick(Domain.INGREDIENT, state.deck, luck)
        state.deck[card] -= 1
        player.hand[card] += 1
