"""Master Elf: ingredient cards between the deck, the hands, the areas and the discard pile.

Nobody knows the order of the deck, so the deck and the discard pile are counts by kind.

Kernel subset.
"""

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.master_elf.state import INGREDIENTS, Area, Domain, EventNumber, Ingredient, Player, State

# --- Out of the deck ------------------------------------------------------------------------------


def draw_ingredient(state: State, luck: AnyLuck) -> int:
    """Draw a card, or return NONE if deck and discard pile are empty (ME18, ME-R5)."""
    if cards_in(state.deck) == 0:
        shuffle_discard(state)
    card = pick(Domain.INGREDIENT, state.deck, luck)
    if card != NONE:
        state.deck[card] -= 1
    return card


def cards_to_draw(state: State) -> int:
    """Return how many cards can still be drawn (ME18)."""
    return cards_in(state.deck) + cards_in(state.discard)


def shuffle_discard(state: State) -> None:
    """Make a new deck of the discard pile (ME18)."""
    if cards_in(state.discard) > 0:
        tell(EventNumber.SHUFFLES, NONE, NONE, NONE)
    for card in range(INGREDIENTS):
        state.deck[card] += state.discard[card]
        state.discard[card] = 0


def draw_into_hand(state: State, seat: int, cards: int, luck: AnyLuck) -> None:
    """Draw cards that only their owner sees."""
    for _ in range(cards):
        card = draw_ingredient(state, luck)
        if card != NONE:
            state.players[seat].hand[card] += 1
            tell(EventNumber.DRAWS, seat, card, NONE)


def lay_out(state: State, area: Area, cards: int, luck: AnyLuck) -> None:
    """Lay open cards in a border area (ME5, ME17)."""
    for _ in range(cards):
        card = draw_ingredient(state, luck)
        if card != NONE:
            state.areas[area].cards[card] += 1
            tell(EventNumber.LAYS_OUT, NONE, card, area)


# --- Out of a hand --------------------------------------------------------------------------------


def discard_card(state: State, card: Ingredient) -> None:
    """Discard a card of the active player (ME15)."""
    remove_from_hand(state.players[state.active], card)
    state.discard[card] += 1
    tell(EventNumber.DISCARDS, state.active, card, NONE)


def pay(state: State, card: Ingredient, cards: int) -> None:
    """Pay cards of one kind for a gift (ME12, ME15)."""
    for _ in range(cards):
        remove_from_hand(state.players[state.active], card)
        state.discard[card] += 1
        tell(EventNumber.PAYS, state.active, card, NONE)


def remove_from_hand(player: Player, card: Ingredient) -> None:
    """Remove a card; of equal ones, one that everybody saw goes first (ME-R19)."""
    player.hand[card] -= 1
    player.shown[card] = max(0, player.shown[card] - 1)
