"""ALPACA: how cards go from pile to pile, and what the table gets to see of it.

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.events import tell
from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.farm import has_in_farm
from ludoteca.games.alpaca.figures import COINS, HAND, STOREKEEPER_ADDS
from ludoteca.games.alpaca.state import (
    DISCARDS,
    DRAWS,
    FENCE,
    FREES,
    GIFTS,
    KINDS,
    SHUFFLES,
    STOREKEEPER,
    Domain,
    Player,
    State,
)


def alpacas_in(pile: list[int]) -> int:
    return cards_in(pile) - pile[FENCE]


def coins_in(pile: list[int]) -> int:
    total = 0
    for card in range(KINDS):
        total += pile[card] * COINS[card]
    return total


# --- Drawing --------------------------------------------------------------------------------------


def draw(state: State, seat: int, count: int, luck: Luck) -> None:
    """Draw cards one by one; shuffle the discard pile when one is needed and none is left (A8, A-R14)."""
    player = state.players[seat]
    for _ in range(count):
        card = pick(Domain.CARD, player.deck, luck)
        if card == NONE:
            shuffle(state, seat)
            card = pick(Domain.CARD, player.deck, luck)
        if card == NONE:
            return
        player.deck[card] -= 1
        enter_hand(player, card)
        tell(DRAWS, seat, card, NONE)


def shuffle(state: State, seat: int) -> None:
    """The discard pile becomes the draw pile."""
    player = state.players[seat]
    if cards_in(player.discard) == 0:
        return
    for card in range(KINDS):
        player.deck[card] += player.discard[card]
        player.discard[card] = 0
    forget_gifts(state, seat)
    tell(SHUFFLES, seat, NONE, NONE)


def draw_hand(state: State, seat: int, luck: Luck) -> None:
    """A new hand: five cards, six with a Storekeeper behind a Fence (A7, A39)."""
    count = HAND
    if has_in_farm(state.players[seat], STOREKEEPER):
        count += STOREKEEPER_ADDS
    draw(state, seat, count, luck)


# --- Discarding and freeing -----------------------------------------------------------------------


def discard_hand(state: State, seat: int) -> None:
    """The hand is laid open on the discard pile."""
    player = state.players[seat]
    for card in range(KINDS):
        for _ in range(player.hand[card]):
            tell(DISCARDS, seat, card, NONE)
        player.discard[card] += player.hand[card]
        player.hand[card] = 0
    player.purse = 0
    forget_hand(state, seat)


def discard_from_hand(state: State, seat: int, card: int) -> None:
    leave_hand(state, seat, card)
    state.players[seat].discard[card] += 1
    tell(DISCARDS, seat, card, NONE)


def free_from_hand(state: State, seat: int, card: int) -> None:
    leave_hand(state, seat, card)
    free(state, seat, card)


def free(state: State, seat: int, card: int) -> None:
    """A freed card lies in its own pile of the market at once (A10, A-R7)."""
    state.market[card] += 1
    tell(FREES, seat, card, NONE)


# --- What the others know of a hand ---------------------------------------------------------------


def enter_hand(player: Player, card: int) -> None:
    player.hand[card] += 1
    player.purse += COINS[card]


def enter_hand_openly(state: State, seat: int, card: int) -> None:
    """Everybody sees the card go into the active seat's hand."""
    enter_hand(state.players[seat], card)
    state.shown[card] += 1


def leave_hand(state: State, seat: int, card: int) -> None:
    """Everybody sees the card leave the hand, so one fewer is known to be there."""
    player = state.players[seat]
    player.hand[card] -= 1
    player.purse -= COINS[card]
    if seat == state.active and state.shown[card] > 0:
        state.shown[card] -= 1
        return
    forget_held_gift(state, seat, card)


def forget_held_gift(state: State, seat: int, card: int) -> None:
    """To each giver of such a card, it may have been the gift that left."""
    givers = 0
    for gift in state.gifts:
        if gift.held != 0 and gift.receiver == seat and gift.card == card and (givers >> gift.giver) & 1 == 0:
            gift.held = 0
            givers |= 1 << gift.giver


def forget_hand(state: State, seat: int) -> None:
    """Nothing is known any more of what the seat holds."""
    if seat == state.active:
        for card in range(KINDS):
            state.shown[card] = 0
    for gift in state.gifts:
        if gift.receiver == seat:
            gift.held = 0


def hand_over(state: State, giver: int, receiver: int, card: int) -> None:
    """Giver and receiver see which card it is; others only see that one changes hands (A-R32)."""
    leave_hand(state, giver, card)
    if state.seats > 2:
        forget_hand(state, giver)
    enter_hand(state.players[receiver], card)
    for place in range(GIFTS - 1, 0, -1):
        move_gift(state, place - 1, place)
    gift = state.gifts[0]
    gift.giver, gift.receiver, gift.card, gift.held = giver, receiver, card, 1


def move_gift(state: State, source: int, target: int) -> None:
    old, new = state.gifts[source], state.gifts[target]
    new.giver, new.receiver, new.card, new.held = old.giver, old.receiver, old.card, old.held


def forget_gifts(state: State, seat: int) -> None:
    """When a seat shuffles, its cards have passed openly: what it gave or got before is no secret now."""
    for gift in state.gifts:
        if gift.held == 0 and (gift.giver == seat or gift.receiver == seat):
            gift.giver = NONE
