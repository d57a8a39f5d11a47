"""ALPACA: what a seat knows about the cards of the others, and how to redeal the rest.

Everybody can follow which cards another seat owns, because cards are bought, freed and discarded openly.
Hidden is how they are divided between hand and draw pile.  Only giver and receiver see a Pacifist's gift; for
the others it may have been any alpaca that the giver still hides.

Kernel subset.
"""

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.actions import is_legal
from ludoteca.games.alpaca.figures import COINS
from ludoteca.games.alpaca.piles import alpacas_in, clear_gift, enter_hand
from ludoteca.games.alpaca.state import ACTIONS, GIFTS, Card, Domain, Gift, State, Step

BITS = 8  # for the number of cards of a hand


def redeal(state: State, seat: int, luck: AnyLuck) -> None:
    """Deal again everything that a seat does not know (NONE: a spectator)."""
    hide_choice(state, seat)
    redeal_hidden(state, seat, luck)
    while state.asked != NONE and state.asked != seat and not can_answer(state):
        redeal_hidden(state, seat, luck)


def chance_key(state: State, seat: int) -> int:
    """Return NONE: there are so many hands that a search would never meet one again."""
    return NONE


# --- The open choice ------------------------------------------------------------------------------


def hide_choice(state: State, seat: int) -> None:
    """Reopen a choice that was made, if the seat does not know its card."""
    step = visible_step(state, seat)
    if step != state.step:
        state.step, state.card = step, NONE


def visible_step(state: State, seat: int) -> Step:
    """Return the step that a seat sees.

    Only the chooser knows a card that is chosen but has not moved; for others the choice is still open.
    """
    if seat != state.active and state.step == Step.RECEIVER:
        return Step.GIVE
    if seat != state.active and state.step == Step.SWAP_OUT:
        return Step.SWAP_IN
    return Step(state.step)


def can_answer(state: State) -> bool:
    """Whether the seat to move can complete the open choice, as it could before the redeal."""
    player = state.players[state.asked]
    if state.step == Step.PAY:
        return player.purse >= state.due
    if state.step == Step.FREE_FOR_SNOB:
        return alpacas_in(player.hand) >= state.due
    for action in range(ACTIONS):
        if is_legal(state, action):
            return True
    return False


# --- Hands and gifts ------------------------------------------------------------------------------


def redeal_hidden(state: State, seat: int, luck: AnyLuck) -> None:
    """Redeal the gifts between other seats, then the hands of the other seats."""
    hidden = gather_hands(state, seat)
    take_gifts_back(state, seat)
    for index in range(GIFTS - 1, -1, -1):  # the oldest first: a card can be given on
        if is_secret_gift(state.gifts[index], seat):
            give_again(state, state.gifts[index], luck)
    for other in range(state.seats):
        if other != seat:
            deal_hand(state, other, (hidden >> BITS * other) % (1 << BITS), luck)


def is_secret_gift(gift: Gift, seat: int) -> bool:
    """Whether a gift is between other seats, which alone know the card."""
    return gift.giver != NONE and gift.giver != seat and gift.receiver != seat


def take_gifts_back(state: State, seat: int) -> None:
    """Give back all cards that a seat has not seen being given, the latest first.

    If the receiver hides no copy of the card any more, it has been seen since, and the gift is forgotten.
    """
    for gift in state.gifts:
        if is_secret_gift(gift, seat):
            receiver, giver = state.players[gift.receiver], state.players[gift.giver]
            if receiver.draw_pile[gift.card] == 0:
                clear_gift(gift)
            else:
                receiver.draw_pile[gift.card] -= 1
                giver.draw_pile[gift.card] += 1


def give_again(state: State, gift: Gift, luck: AnyLuck) -> None:
    """Give a random alpaca that the giver hides.  Nobody knows whether it is still in the receiver's hand."""
    receiver, giver = state.players[gift.receiver], state.players[gift.giver]
    gift.card, gift.held = pick_alpaca(giver.draw_pile, luck), 0
    giver.draw_pile[gift.card] -= 1
    receiver.draw_pile[gift.card] += 1


def pick_alpaca(pile: list[int], luck: AnyLuck) -> int:
    """Pick a random card that is not a Fence."""
    fences = pile[Card.FENCE]
    pile[Card.FENCE] = 0
    card = pick(Domain.CARD, pile, luck)
    pile[Card.FENCE] = fences
    return card


def gather_hands(state: State, seat: int) -> int:
    """Gather the hands of all other seats and return how many cards each had, packed in BITS each."""
    gathered = 0
    for other in range(state.seats):
        if other != seat:
            gathered += gather(state, other, seat) << BITS * other
    return gathered


def gather(state: State, other: int, seat: int) -> int:
    """Put the cards of a hand that a seat does not know on the draw pile and return how many there were."""
    player, gathered = state.players[other], 0
    for card in Card:
        hidden = player.hand[card] - known_in_hand(state, other, seat, card)
        player.hand[card] -= hidden
        player.purse -= hidden * COINS[card]
        player.draw_pile[card] += hidden
        gathered += hidden
    return gathered


def known_in_hand(state: State, other: int, seat: int, card: Card) -> int:
    """Return how many copies in another's hand a seat knows: shown to all, or its own gifts still held."""
    copies = state.shown[card] if other == state.active else 0
    for gift in state.gifts:
        if gift.card == card and is_known_gift(gift, seat, other):
            copies += 1
    return copies


def count_known(state: State, other: int, seat: int, counts: list[int], first: int) -> None:
    """Count the same for all cards at once, from ``counts[first]`` on."""
    for card in Card:
        counts[first + card] = state.shown[card] if other == state.active else 0
    for gift in state.gifts:
        if is_known_gift(gift, seat, other):
            counts[first + gift.card] += 1


def is_known_gift(gift: Gift, giver: int, receiver: int) -> bool:
    """Whether a seat knows of a card in another's hand because it gave it; a spectator (NONE) gives none."""
    return gift.held != 0 and giver != NONE and gift.giver == giver and gift.receiver == receiver


def deal_hand(state: State, seat: int, count: int, luck: AnyLuck) -> None:
    """Deal random cards from the draw pile to the hand."""
    player = state.players[seat]
    for _ in range(count):
        card = pick(Domain.CARD, player.draw_pile, luck)
        player.draw_pile[card] -= 1
        enter_hand(player, Card(card))
