"""ALPACA: what a seat knows about the cards of the others, and how to redeal the rest.

Everybody can follow which cards another seat owns, because cards are bought, freed and discarded openly.
Hidden is how they are divided between hand and draw pile.  Only giver and receiver see a Pacifist's gift; for
the others it may have been any alpaca that the giver still hides.

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.actions import is_legal
from ludoteca.games.alpaca.figures import COINS
from ludoteca.games.alpaca.piles import alpacas_in, enter_hand
from ludoteca.games.alpaca.state import ACTIONS, Card, Domain, Gift, Player, State, Step


def redeal(state: State, seat: int, luck: Luck) -> None:
    """Deal again everything that a seat does not know (NONE: a spectator)."""
    hide_choice(state, seat)
    redeal_hidden(state, seat, luck)
    while state.asked != NONE and state.asked != seat and not can_answer(state):
        redeal_hidden(state, seat, luck)


def chance_key(state: State, seat: int) -> int:
    """Always NONE: there are so many hands that a search would never meet one again."""
    return NONE


# --- The open choice ------------------------------------------------------------------------------


def hide_choice(state: State, seat: int) -> None:
    """Only the chooser knows a card that is chosen but has not moved; for others the choice is still open."""
    if seat != state.active and (state.step == Step.RECEIVER or state.step == Step.SWAP_OUT):
        state.step = Step.GIVE if state.step == Step.RECEIVER else Step.SWAP_IN
        state.card = NONE


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


def redeal_hidden(state: State, seat: int, luck: Luck) -> None:
    """Redeal the gifts between other seats, then the hands of the other seats."""
    for gift in state.gifts:
        if gift.giver != NONE and gift.giver != seat and gift.receiver != seat:
            redeal_gift(state, gift, luck)
    for other in range(state.seats):
        if other != seat:
            deal_hand(state, other, gather(state, other), luck)


def redeal_gift(state: State, gift: Gift, luck: Luck) -> None:
    """Take the gift back and give a random alpaca that the giver hides, unless it has been seen since."""
    given = Card(gift.card)
    receiver, giver = state.players[gift.receiver], state.players[gift.giver]
    others = known_in_hand(state, gift.receiver, given) - gift.held
    if receiver.hand[given] + receiver.deck[given] <= others:
        return
    hidden = gather(state, gift.giver)
    giver.deck[given] += 1
    chosen = pick_alpaca(giver.deck, luck)
    giver.deck[chosen] -= 1
    deal_hand(state, gift.giver, hidden, luck)
    if receiver.hand[given] > others:
        exchange_in_hand(receiver, given, Card(chosen))
    else:
        receiver.deck[given] -= 1
        receiver.deck[chosen] += 1
    gift.card = chosen


def exchange_in_hand(player: Player, old: Card, new: Card) -> None:
    player.hand[old] -= 1
    player.purse -= COINS[old]
    enter_hand(player, new)


def pick_alpaca(pile: list[int], luck: Luck) -> int:
    """Pick a random card that is not a Fence."""
    fences = pile[Card.FENCE]
    pile[Card.FENCE] = 0
    card = pick(Domain.CARD, pile, luck)
    pile[Card.FENCE] = fences
    return card


def gather(state: State, seat: int) -> int:
    """Put the cards of a hand that nobody else knows back on the draw pile; return how many there were."""
    player, gathered = state.players[seat], 0
    for card in Card:
        hidden = player.hand[card] - known_in_hand(state, seat, card)
        player.hand[card] -= hidden
        player.purse -= hidden * COINS[card]
        player.deck[card] += hidden
        gathered += hidden
    return gathered


def known_in_hand(state: State, seat: int, card: Card) -> int:
    """How many copies are known to be in a hand: shown to everybody, or given and still held."""
    copies = state.shown[card] if seat == state.active else 0
    for gift in state.gifts:
        if gift.giver != NONE and gift.held != 0 and gift.receiver == seat and gift.card == card:
            copies += 1
    return copies


def deal_hand(state: State, seat: int, count: int, luck: Luck) -> None:
    """Deal random cards from the draw pile to the hand."""
    player = state.players[seat]
    for _ in range(count):
        card = pick(Domain.CARD, player.deck, luck)
        player.deck[card] -= 1
        enter_hand(player, Card(card))
