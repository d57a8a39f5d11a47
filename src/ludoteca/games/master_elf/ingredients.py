"""MASTER ELF: ingredient cards, from the deck to hands and areas and back.

The order of the deck is nobody's knowledge, so deck and discard pile are counts by kind.

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.events import tell
from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.master_elf.figures import CITY_EXTRA, REFILL
from ludoteca.games.master_elf.state import (
    CITY,
    DISCARDS,
    DRAWS,
    INGREDIENTS,
    LAYS_OUT,
    SHUFFLES,
    TAKES,
    Domain,
    Player,
    State,
)


def draw_ingredient(state: State, luck: Luck) -> int:
    """A card from the deck, from the reshuffled discard pile if it is used up, or NONE (ME18, ME-R5)."""
    if cards_in(state.deck) == 0:
        shuffle_discard(state)
    card = pick(Domain.INGREDIENT, state.deck, luck)
    if card != NONE:
        state.deck[card] -= 1
    return card


def shuffle_discard(state: State) -> None:
    if cards_in(state.discard) > 0:
        tell(SHUFFLES, NONE, NONE, NONE)
    for card in range(INGREDIENTS):
        state.deck[card] += state.discard[card]
        state.discard[card] = 0


def draw_into_hand(state: State, seat: int, cards: int, luck: Luck) -> None:
    for _ in range(cards):
        card = draw_ingredient(state, luck)
        if card != NONE:
            state.players[seat].hand[card] += 1
            tell(DRAWS, seat, card, NONE)


def lay_out(state: State, area: int, cards: int, luck: Luck) -> None:
    """Open cards in a border area (ME5, ME17)."""
    for _ in range(cards):
        card = draw_ingredient(state, luck)
        if card != NONE:
            state.areas[area].cards[card] += 1
            tell(LAYS_OUT, NONE, card, area)


def leave_hand(player: Player, card: int) -> None:
    """One card fewer; if such a card was seen coming, it is the one that goes."""
    player.hand[card] -= 1
    player.shown[card] = max(0, player.shown[card] - 1)


def discard_card(state: State, card: int) -> None:
    leave_hand(state.players[state.active], card)
    state.discard[card] += 1
    tell(DISCARDS, state.active, card, NONE)


# --- Taking ---------------------------------------------------------------------------------------


def can_take(state: State, card: int) -> bool:
    """A card that lies in the area of the pawn (ME9)."""
    return state.areas[state.players[state.active].area].cards[card] > 0


def take(state: State, card: int) -> None:
    """Everybody sees which card it is (ME-R19)."""
    player = state.players[state.active]
    state.areas[player.area].cards[card] -= 1
    player.hand[card] += 1
    player.shown[card] += 1
    tell(TAKES, state.active, card, NONE)


def refresh(state: State, luck: Luck) -> None:
    """In the city: one card more than were discarded, unseen (ME10)."""
    draw_into_hand(state, state.active, state.discarded + CITY_EXTRA, luck)
    state.discarded = 0


def refill(state: State, luck: Luck) -> None:
    """Three new cards where the pawn has left nothing (ME17, ME-R4)."""
    area = state.players[state.active].area
    if area != CITY and cards_in(state.areas[area].cards) == 0:
        lay_out(state, area, REFILL, luck)
