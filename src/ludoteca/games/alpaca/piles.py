"""ALPACA: the keywords: drawing, discarding, freeing, revealing; and what the other seats learn of a hand.

Kernel subset.
"""

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.farm import has_in_farm
from ludoteca.games.alpaca.figures import COINS, HAND, STOREKEEPER_ADDS
from ludoteca.games.alpaca.state import GIFTS, Card, Domain, EventNumber, Gift, Player, State


def alpacas_in(pile: list[int]) -> int:
    """Return how many cards in a pile are alpacas: all but the Fences."""
    return cards_in(pile) - pile[Card.FENCE]


def has_alpaca(pile: list[int], card: Card) -> bool:
    """Whether a pile has this card, and it is an alpaca."""
    return card != Card.FENCE and pile[card] > 0


def coins_in(pile: list[int]) -> int:
    total = 0
    for card in Card:
        total += pile[card] * COINS[card]
    return total


# --- Drawing (A52) --------------------------------------------------------------------------------


def draw(state: State, seat: int, count: int, luck: AnyLuck) -> None:
    """Draw cards one by one; shuffle the discard pile when the draw pile is empty (A8, A-R14)."""
    player = state.players[seat]
    for _ in range(count):
        card = pick(Domain.CARD, player.draw_pile, luck)
        if card == NONE:
            shuffle(state, seat)
            card = pick(Domain.CARD, player.draw_pile, luck)
        if card == NONE:
            return
        player.draw_pile[card] -= 1
        enter_hand(player, Card(card))
        tell(EventNumber.DRAWS, seat, card, NONE)


def cards_to_draw(player: Player) -> int:
    """Return how many cards can still be drawn (A8)."""
    return cards_in(player.draw_pile) + cards_in(player.discard)


def shuffle(state: State, seat: int) -> None:
    """Make the discard pile the new draw pile (A8)."""
    player = state.players[seat]
    if cards_in(player.discard) == 0:
        return
    for card in Card:
        player.draw_pile[card] += player.discard[card]
        player.discard[card] = 0
    if cards_in(player.hand) == 0:
        forget_gifts(state, seat)
    tell(EventNumber.SHUFFLES, seat, NONE, NONE)


def draw_hand(state: State, seat: int, luck: AnyLuck) -> None:
    """Draw a new hand (A7)."""
    draw(state, seat, hand_size(state.players[seat]), luck)


def hand_size(player: Player) -> int:
    """Return how many cards a new hand has: more with a Storekeeper behind a Fence (A7, A39)."""
    return HAND + STOREKEEPER_ADDS if has_in_farm(player, Card.STOREKEEPER) else HAND


# --- Freeing and discarding (A53, A54) ------------------------------------------------------------


def discard_hand(state: State, seat: int) -> None:
    """Put the whole hand on the discard pile, where everybody sees it."""
    player = state.players[seat]
    for card in Card:
        for _ in range(player.hand[card]):
            tell(EventNumber.DISCARDS, seat, card, NONE)
        player.discard[card] += player.hand[card]
        player.hand[card] = 0
    player.purse = 0
    forget_hand(state, seat)


def discard_from_hand(state: State, seat: int, card: Card) -> None:
    leave_hand(state, seat, card)
    state.players[seat].discard[card] += 1
    tell(EventNumber.DISCARDS, seat, card, NONE)


def free_from_hand(state: State, seat: int, card: Card) -> None:
    leave_hand(state, seat, card)
    free(state, seat, card)


def free(state: State, seat: int, card: Card) -> None:
    """Put an alpaca back on its pile in the market, where it is for sale at once (A10, A-R7)."""
    state.market[card] += 1
    tell(EventNumber.FREES, seat, card, NONE)


# --- Revealing (A55) ------------------------------------------------------------------------------


def reveal_hand(state: State) -> None:
    """Show the active seat's hand to everybody (A55, A-R32)."""
    player = state.players[state.active]
    forget_hand(state, state.active)
    for card in Card:
        state.shown[card] = player.hand[card]
        for _ in range(player.hand[card]):
            tell(EventNumber.SHOWS, state.active, card, NONE)


# --- What the others know of a hand ---------------------------------------------------------------


def enter_hand(player: Player, card: Card) -> None:
    """Add a card to the hand; nobody else sees which one."""
    player.hand[card] += 1
    player.purse += COINS[card]


def enter_hand_openly(state: State, card: Card) -> None:
    """Add a card to the active seat's hand; everybody sees it (A-R32)."""
    enter_hand(state.players[state.active], card)
    state.shown[card] += 1


def leave_hand(state: State, seat: int, card: Card) -> None:
    """Take a card out of the hand; everybody sees it, so one card fewer is known to be there."""
    player = state.players[seat]
    player.hand[card] -= 1
    player.purse -= COINS[card]
    if seat == state.active and state.shown[card] > 0:
        state.shown[card] -= 1
        return
    forget_held_gift(state, seat, card)


def forget_held_gift(state: State, seat: int, card: Card) -> None:
    """Forget one held gift of this card for each giver: the card that left the hand may have been it.

    One card left, so of two equal gifts from the same giver only the latest is forgotten.
    """
    givers = 0  # a bit for each seat whose gift is forgotten
    for gift in state.gifts:
        if gift.held != 0 and gift.receiver == seat and gift.card == card and (givers >> gift.giver) & 1 == 0:
            gift.held = 0
            givers |= 1 << gift.giver


def forget_hand(state: State, seat: int) -> None:
    """Forget what others knew of the cards in a seat's hand."""
    if seat == state.active:
        for card in Card:
            state.shown[card] = 0
    for gift in state.gifts:
        if gift.receiver == seat:
            gift.held = 0


def hand_over(state: State, giver: int, receiver: int, card: Card) -> None:
    """Move a card from hand to hand; only the two seats see which one it is (A-R32)."""
    leave_hand(state, giver, card)
    if state.seats > 2:  # somebody else sees only that a card left, which may be one of those they knew
        forget_hand(state, giver)
    enter_hand(state.players[receiver], card)
    for index in range(GIFTS - 1, 0, -1):
        move_gift(state, index - 1, index)
    gift = state.gifts[0]
    gift.giver, gift.receiver, gift.card, gift.held = giver, receiver, card, 1


def move_gift(state: State, source: int, target: int) -> None:
    old, new = state.gifts[source], state.gifts[target]
    new.giver, new.receiver, new.card, new.held = old.giver, old.receiver, old.card, old.held


def forget_gifts(state: State, seat: int) -> None:
    """Forget the gifts of a seat whose cards are all on the discard pile: everybody sees which it has."""
    for gift in state.gifts:
        if gift.held == 0 and (gift.giver == seat or gift.receiver == seat):
            clear_gift(gift)


def clear_gift(gift: Gift) -> None:
    """Leave nothing of a gift behind."""
    gift.giver, gift.receiver, gift.card, gift.held = NONE, NONE, NONE, 0
