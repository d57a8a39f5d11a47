"""ALPACA: what a seat knows of the others' cards, and how the rest may lie.

Everybody can follow what another seat owns, for cards are bought, freed and laid open;
how they lie between hand and draw pile is hidden.  A gift is seen by giver and receiver
alone, so to the others it may have been any alpaca the giver still hides.

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.figures import COINS
from ludoteca.games.alpaca.piles import alpacas_in, enter_hand
from ludoteca.games.alpaca.rules import is_legal
from ludoteca.games.alpaca.state import (
    ACTIONS,
    FENCE,
    FREE_FOR_SNOB,
    GIVE,
    KINDS,
    PAY,
    SWAP_IN,
    SWAP_OUT,
    TO,
    Domain,
    Gift,
    Player,
    State,
)


def redeal(state: State, seat: int, luck: Luck) -> None:
    """Deal all that the seat (NONE: a spectator) does not know anew, as it may just as well lie."""
    hide_choice(state, seat)
    deal_unknown(state, seat, luck)
    while state.asked != NONE and state.asked != seat and not can_answer(state):
        deal_unknown(state, seat, luck)


def chance_key(state: State, seat: int) -> int:
    """What luck brings into view is not told apart: hands are too many for a tree to meet one again."""
    return NONE


def hide_choice(state: State, seat: int) -> None:
    """A card chosen but not yet moved is known to the chooser alone: to others the choice is still open."""
    if seat != state.active and (state.step == TO or state.step == SWAP_OUT):
        state.step = GIVE if state.step == TO else SWAP_IN
        state.card = NONE


def can_answer(state: State) -> bool:
    """Whether the seat that is asked can answer to the end, as it must."""
    player = state.players[state.asked]
    if state.step == PAY:
        return player.purse >= state.due
    if state.step == FREE_FOR_SNOB:
        return alpacas_in(player.hand) >= state.due
    for action in range(ACTIONS):
        if is_legal(state, action):
            return True
    return False


def deal_unknown(state: State, seat: int, luck: Luck) -> None:
    for gift in state.gifts:
        if gift.giver != NONE and gift.giver != seat and gift.receiver != seat:
            imagine_gift(state, gift, luck)
    for other in range(state.seats):
        if other != seat:
            deal_hand(state, other, gather(state, other), luck)


def imagine_gift(state: State, gift: Gift, luck: Luck) -> None:
    """Take the gift back and give any alpaca that giver and gift hide, unless it has been seen since."""
    given, receiver, giver = gift.card, state.players[gift.receiver], state.players[gift.giver]
    others = known_in_hand(state, gift.receiver, given) - gift.held
    if receiver.hand[given] + receiver.deck[given] <= others:
        return
    hidden = gather(state, gift.giver)
    giver.deck[given] += 1
    chosen = pick_alpaca(giver.deck, luck)
    giver.deck[chosen] -= 1
    deal_hand(state, gift.giver, hidden, luck)
    if receiver.hand[given] > others:
        exchange_in_hand(receiver, given, chosen)
    else:
        receiver.deck[given] -= 1
        receiver.deck[chosen] += 1
    gift.card = chosen


def exchange_in_hand(player: Player, old: int, new: int) -> None:
    player.hand[old] -= 1
    player.purse -= COINS[old]
    enter_hand(player, new)


def pick_alpaca(pile: list[int], luck: Luck) -> int:
    fences = pile[FENCE]
    pile[FENCE] = 0
    card = pick(Domain.CARD, pile, luck)
    pile[FENCE] = fences
    return card


def gather(state: State, seat: int) -> int:
    """Put back what is not known of a hand on the draw pile; how many cards that is."""
    player, gathered = state.players[seat], 0
    for card in range(KINDS):
        hidden = player.hand[card] - known_in_hand(state, seat, card)
        player.hand[card] -= hidden
        player.purse -= hidden * COINS[card]
        player.deck[card] += hidden
        gathered += hidden
    return gathered


def known_in_hand(state: State, seat: int, card: int) -> int:
    """How many copies are known to be in a hand: shown to everybody, or given and still held."""
    copies = state.shown[card] if seat == state.active else 0
    for gift in state.gifts:
        if gift.giver != NONE and gift.held != 0 and gift.receiver == seat and gift.card == card:
            copies += 1
    return copies


def deal_hand(state: State, seat: int, count: int, luck: Luck) -> None:
    player = state.players[seat]
    for _ in range(count):
        card = pick(Domain.CARD, player.deck, luck)
        player.deck[card] -= 1
        enter_hand(player, card)
