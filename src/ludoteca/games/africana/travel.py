"""Africana: the deck of travel cards and its discard pile (AF10, AF18, AF29).

Nobody knows the order of the deck, so both it and the discard pile are counts by colour.

Kernel subset.
"""

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.state import Card, Colour, Domain, EventNumber, State


def draw_travel_card(state: State, seat: int, luck: AnyLuck) -> None:
    """Draw a card.  An empty deck is replaced by the discard pile; if both are empty, draw none (AF-R7)."""
    if cards_in(state.deck) == 0:
        shuffle_discard(state)
    colour = pick(Domain.COLOUR, state.deck, luck)
    if colour != NONE:
        state.deck[colour] -= 1
        state.players[seat].hand[colour] += 1
        tell(EventNumber.DRAWS, seat, colour, NONE)


def cards_to_draw(state: State) -> int:
    """Return how many cards can still be drawn (AF-R7)."""
    return cards_in(state.deck) + cards_in(state.discard)


def shuffle_discard(state: State) -> None:
    """Shuffle the discard pile into the deck; cards played in this movement stay apart (AF-R5)."""
    if cards_in(state.discard) > 0:
        tell(EventNumber.SHUFFLES, NONE, NONE, NONE)
    for colour in Colour:
        state.deck[colour] += state.discard[colour]
        state.discard[colour] = 0


def is_travel_card(card: Card) -> bool:
    """Whether a card is a travel card, and not the joker or a guide."""
    return card < Card.JOKER


def clear_used_cards(state: State) -> None:
    """Discard the travel cards that were played; take joker and guides back (AF18)."""
    for card in Card:
        if is_travel_card(card):
            state.discard[card] += state.played[card]
        else:
            state.players[state.active].hand[card] += state.played[card]
        state.played[card] = 0
