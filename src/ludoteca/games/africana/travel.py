"""AFRICANA: travel cards, from the pile to the hand and back (AF10, AF18).

The order of the pile is nobody's knowledge, so pile and discard pile are counts by colour.

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.events import tell
from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.africana.figures import DRAWN
from ludoteca.games.africana.state import COLOURS, DISCARDS, DRAWS, KINDS, SHUFFLES, Domain, Player, State


def travel_cards_in(player: Player) -> int:
    cards = 0
    for colour in range(COLOURS):
        cards += player.hand[colour]
    return cards


def draw_travel_cards(state: State, luck: Luck) -> None:
    """The action (AF10)."""
    for _ in range(DRAWN):
        draw_travel_card(state, state.active, luck)


def draw_travel_card(state: State, seat: int, luck: Luck) -> None:
    """One card, from the reshuffled discard pile if the pile is used up; none if both are (AF-R7)."""
    if cards_in(state.deck) == 0:
        shuffle_discard(state)
    colour = pick(Domain.COLOUR, state.deck, luck)
    if colour != NONE:
        state.deck[colour] -= 1
        state.players[seat].hand[colour] += 1
        tell(DRAWS, seat, colour, NONE)


def shuffle_discard(state: State) -> None:
    """Cards played in this movement lie apart and stay there (AF-R5)."""
    if cards_in(state.discard) > 0:
        tell(SHUFFLES, NONE, NONE, NONE)
    for colour in range(COLOURS):
        state.deck[colour] += state.discard[colour]
        state.discard[colour] = 0


def clear_table(state: State) -> None:
    """PlayedMove travel cards are discarded; joker and guides come back to the hand (AF18)."""
    for card in range(KINDS):
        if card < COLOURS:
            state.discard[card] += state.used[card]
        else:
            state.players[state.active].hand[card] += state.used[card]
        state.used[card] = 0


def discard_card(state: State, card: int) -> None:
    """A joker or guide that is given up leaves the game (AF29)."""
    state.players[state.active].hand[card] -= 1
    if card < COLOURS:
        state.discard[card] += 1
    tell(DISCARDS, state.active, card, NONE)
